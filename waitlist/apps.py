from django.apps import AppConfig


class WaitlistConfig(AppConfig):
    """Fills the room's registries: what lapses on lists, what follows a turn, what can be undone."""

    name = "waitlist"

    def ready(self) -> None:
        from pokerroom import lapses
        from pokerroom.apps import load_commands
        from waitlist.commands import auto_call, expirations, pages, refresh_lists

        load_commands(self.name)
        lists = (expirations.DUE, expirations.entries_due, expirations.lapse, expirations.write_removed)
        lapses.LAPSES.append(lapses.Lapse("waitlist", *lists))
        lapses.after_command(lapses.Stage.OFFERS, auto_call.settle)
        lapses.after_command(lapses.Stage.REFRESHES, refresh_lists.settle)
        lapses.JOBS.append(pages.announce)
