"""manage.py migrate: Django's own. Where somebody is in its way it says who; then application and reader get what they
need. manage.py gives it the owner's address and no limit on time."""

import os
from typing import Any

from django.core.management.commands import migrate
from django.db import connections

from pokerroom import privileges
from pokerroom.management import blockers
from pokerroom.run import places


class Command(migrate.Command):
    def handle(self, *args: Any, **options: Any) -> None:
        self.doing: list[str] = []
        with blockers.told(connections[options["database"]], self.doing):
            super().handle(*args, **options)
        application = os.environ.get(places.APPLICATION_ROLE)
        if application and not (options["app_label"] or options["plan"] or options["check_unapplied"]):
            privileges.grant(application, places.READER)

    def migration_progress_callback(self, action: str, migration: Any = None, fake: bool = False) -> None:
        if action.endswith("_start") and migration:
            self.doing.append(str(migration))
        super().migration_progress_callback(action, migration, fake)
