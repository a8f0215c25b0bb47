from django.apps import AppConfig


class WaitlistConfig(AppConfig):
    """Fills the room's registries: what expires on lists, what follows a turn, what can be undone."""

    name = "waitlist"

    def ready(self) -> None:
        from players.queries import IN_THE_HOUSE
        from pokerroom.apps import load_commands
        from pokerroom.expirations import EXPIRATIONS, Expiration
        from pokerroom.hooks import Stage, after_command
        from pokerroom.sweep import JOBS
        from waitlist.commands import auto_call, expirations, pages, refresh_lists
        from waitlist.queries.people import on_a_list

        load_commands(self.name)
        IN_THE_HOUSE.append(on_a_list)
        lists = (expirations.DUE, expirations.entries_due, expirations.expire, expirations.write_removed)
        EXPIRATIONS.append(Expiration("waitlist", *lists))
        after_command(Stage.OFFERS, auto_call.offer_seats)
        after_command(Stage.REFRESHES, refresh_lists.refresh_lists)
        JOBS.append(pages.announce)
