from django.apps import AppConfig


class TablesConfig(AppConfig):
    """The floor: adds its figures to the room's policy, and its steps to what can be undone."""

    name = "tables"

    def ready(self) -> None:
        from pokerroom import lapses
        from tables import figures
        from tables.commands import clock, floor_calls  # noqa: F401  (undoing registers itself)

        figures.load()
        lapses.LAPSES.append(lapses.Lapse("clock", clock.DUE, clock.due, clock.lapse))
