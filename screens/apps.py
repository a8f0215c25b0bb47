from django.apps import AppConfig


class ScreensConfig(AppConfig):
    """Every page of the room. Adds how the board looks and sounds to the room's settings."""

    name = "screens"

    def ready(self) -> None:
        from screens import policy

        policy.load()
