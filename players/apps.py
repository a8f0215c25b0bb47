from django.apps import AppConfig


class PlayersConfig(AppConfig):
    """Who is in the house: adds its steps to what can be undone."""

    name = "players"

    def ready(self) -> None:
        from pokerroom.apps import load_commands

        load_commands(self.name)
