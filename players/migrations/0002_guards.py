from django.db import migrations

from pokerroom.guards import never_changed, sealed


class Migration(migrations.Migration):
    """Rooms are sealed from each other; age checks and what stands on a record stay."""

    dependencies = [("players", "0001_initial"), ("pokerroom", "0002_guards")]

    operations = [
        sealed("players_player", merged_into_id="players_player"),
        sealed("players_agecheck", player_id="players_player"),
        sealed("players_apartpair", one_id="players_player", other_id="players_player"),
        sealed("players_conduct", player_id="players_player"),
        never_changed("players_agecheck"),
        never_changed("players_conduct"),
    ]
