from django.apps import AppConfig


class PokerroomConfig(AppConfig):
    """What every app shares. A new policy takes effect by itself at its moment."""

    name = "pokerroom"

    def ready(self) -> None:
        from pokerroom import approvals, commands, lapses

        lapses.LAPSES.append(lapses.Lapse("policy", commands.POLICY_DUE, commands.policies_due, commands.take_effect))
        lapses.LAPSES.append(lapses.Lapse("approvals", approvals.DUE, approvals.due, approvals.lapse))
