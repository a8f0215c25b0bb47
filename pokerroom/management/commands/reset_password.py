"""manage.py reset_password USERNAME: a temporary password for somebody whom no manager can help, printed once."""

import secrets
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from pokerroom import passwords
from pokerroom.clock import now
from pokerroom.models import Staff
from pokerroom.origin import Origin, origin
from pokerroom.roles import Role
from pokerroom.staffing import reset_password


class Command(BaseCommand):
    help = "Give somebody a temporary password, print it, and open a log-in that wrong tries have closed."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("username")

    def handle(self, *args: Any, username: str, **options: Any) -> None:
        staff = Staff.objects.exclude(role=Role.TABLE).filter(username=username).first()
        if staff is None:
            raise CommandError(f"Nobody logs in as {username}.")
        password = secrets.token_urlsafe(9)
        before = origin.set(Origin(device="console"))
        reset_password(staff, password=password, at=now())
        origin.reset(before)
        passwords.may_try_again(staff)
        self.stdout.write(f"{staff.name} ({username}) logs in with {password}, and is asked to choose another.")
