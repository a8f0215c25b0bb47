from importlib import import_module
from pkgutil import walk_packages

from django.apps import AppConfig


class PokerroomConfig(AppConfig):
    """What every app shares. A new policy takes effect by itself at its moment."""

    name = "pokerroom"

    def ready(self) -> None:
        from django.contrib.auth.signals import user_logged_in
        from django.db.backends.signals import connection_created

        from pokerroom import approvals, commands, idle, pooler, staffing, undo  # noqa: F401 - each registers its verbs
        from pokerroom.expirations import EXPIRATIONS, Expiration
        from pokerroom.hooks import Stage, after_command
        from pokerroom.turn import state

        user_logged_in.connect(idle.begin)
        connection_created.connect(pooler.look)
        connection_created.connect(state.forget_policies)

        EXPIRATIONS.append(Expiration("policy", commands.POLICY_DUE, commands.policies_due, commands.take_effect))
        EXPIRATIONS.append(Expiration("approvals", approvals.DUE, approvals.due, approvals.expire))
        after_command(Stage.REQUESTS, approvals.end_what_is_over)


def load_commands(app: str) -> None:
    """Import every command of an app: each registers its own undo step and event text beside the verb."""
    commands = import_module(f"{app}.commands")
    for module in walk_packages(commands.__path__, f"{commands.__name__}."):
        import_module(module.name)
