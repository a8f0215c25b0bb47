#!/usr/bin/env python
import os
import sys

from django.core.management import execute_from_command_line

from pokerroom.run import places

OWNERS = {"migrate", "grant_roles", "schema"}  # the commands of whoever owns the tables

if __name__ == "__main__":
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "pokerroom.settings")
    if OWNERS & set(sys.argv[1:2]):
        places.come_in_as_owner()
    execute_from_command_line(sys.argv)
