from django.apps import AppConfig


class TablesConfig(AppConfig):
    """The floor: adds its figures to the room's policy, and its steps to what can be undone."""

    name = "tables"

    def ready(self) -> None:
        from tables import figures

        figures.load()
