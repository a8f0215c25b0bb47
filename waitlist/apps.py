from django.apps import AppConfig


class WaitlistConfig(AppConfig):
    """Fills the room's registries: what lapses on lists, what follows a turn, what can be undone."""

    name = "waitlist"

    def ready(self) -> None:
        from pokerroom import lapses
        from waitlist.commands import away, lapsing, pages, returns, telling, undoing  # noqa: F401  (undoing registers itself)

        lists = (lapsing.DUE, lapsing.entries_due, lapsing.lapse, lapsing.write_removed)
        lapses.LAPSES.append(lapses.Lapse("waitlist", *lists))
        lapses.LAPSES.append(lapses.Lapse("away", away.DUE, away.walks_due, returns.lapse))
        lapses.SETTLERS += [returns.settle, lapsing.settle, telling.settle]
        lapses.JOBS.append(pages.announce)
