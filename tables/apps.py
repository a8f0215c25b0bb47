from django.apps import AppConfig


class TablesConfig(AppConfig):
    """The floor: adds its settings to the room's policy, and its steps to what can be undone."""

    name = "tables"

    def ready(self) -> None:
        from pokerroom.apps import load_commands
        from pokerroom.expirations import EXPIRATIONS, Expiration
        from tables import policy
        from tables.commands import clock

        load_commands(self.name)
        policy.load()
        EXPIRATIONS.append(Expiration("clock", clock.DUE, clock.due, clock.expire))
