from django.apps import AppConfig


class TablesConfig(AppConfig):
    """The floor: adds its settings to the room's policy, and its steps to what can be undone."""

    name = "tables"

    def ready(self) -> None:
        from players.queries import IN_THE_HOUSE
        from pokerroom.apps import load_commands
        from pokerroom.expirations import EXPIRATIONS, Expiration
        from pokerroom.policy import LAYERS
        from tables import policy
        from tables.commands import clock
        from tables.queries import layers, people

        load_commands(self.name)
        policy.load()
        IN_THE_HOUSE.extend([people.seated, people.with_bags, people.with_seats_kept])
        LAYERS.update(game=layers.at_game, table=layers.at_table)
        EXPIRATIONS.append(Expiration("clock", clock.DUE, clock.due, clock.expire))
