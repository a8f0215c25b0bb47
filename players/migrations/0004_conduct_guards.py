from django.db import migrations

from pokerroom.guards import never_changed, sealed


class Migration(migrations.Migration):
    """What stands on a record stays in its room, and stays."""

    dependencies = [("players", "0003_conduct")]

    operations = [sealed("players_conduct", player_id="players_player"), never_changed("players_conduct")]
