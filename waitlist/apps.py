from django.apps import AppConfig


class WaitlistConfig(AppConfig):
    """Fills the room's registries: what lapses on lists, what follows at the end of a turn, what can be undone."""

    name = "waitlist"

    def ready(self) -> None:
        from pokerroom import lapses
        from waitlist.commands import lapsing, pages, undoing  # noqa: F401  (undoing registers itself)

        lapses.LAPSES.append(lapses.Lapse("waitlist", lapsing.rooms_due, lapsing.entries_due, lapsing.lapse))
        lapses.SETTLERS.append(lapsing.settle)
        lapses.JOBS.append(pages.announce)
