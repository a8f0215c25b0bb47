from django.apps import AppConfig


class FloorConfig(AppConfig):
    """Fills the room's registries: absences that end automatically, tables that start, what can be undone."""

    name = "floor"

    def ready(self) -> None:
        from floor.commands import absence_expirations as absences
        from floor.commands import table_starts
        from pokerroom.apps import load_commands
        from pokerroom.expirations import EXPIRATIONS, Expiration
        from pokerroom.hooks import Stage, after_command

        load_commands(self.name)
        EXPIRATIONS.append(Expiration("away", absences.DUE, absences.walks_due, absences.expire))
        after_command(Stage.ENDS, absences.end_overdue)
        after_command(Stage.STARTS, table_starts.start_tables)
