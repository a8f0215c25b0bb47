from django.apps import AppConfig


class FloorConfig(AppConfig):
    """Fills the room's registries: absences that end automatically, tables that start, what can be undone."""

    name = "floor"

    def ready(self) -> None:
        from floor.commands import absence_expirations as absences
        from floor.commands import table_starts
        from pokerroom import lapses
        from pokerroom.apps import load_commands

        load_commands(self.name)
        lapses.LAPSES.append(lapses.Lapse("away", absences.DUE, absences.walks_due, absences.lapse))
        lapses.after_command(lapses.Stage.ENDS, absences.settle)
        lapses.after_command(lapses.Stage.STARTS, table_starts.settle)
