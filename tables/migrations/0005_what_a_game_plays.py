import django.contrib.postgres.fields
from django.db import migrations, models


def _variant(name):
    hi_lo = "hi-lo" in name or "o8" in name
    if "razz" in name:
        return "razz"
    if "stud" in name:
        return "stud8" if hi_lo else "stud"
    if "omaha" in name or "plo" in name or "o8" in name:
        return "omaha8" if hi_lo else "omaha"
    return "holdem"


def say_what_is_played(apps, schema_editor):
    """From the names of the games that a room has; a limit game's limits are the big blind and double."""
    for game in apps.get_model("tables", "Game").objects.all():
        fixed = game.structure == "fixed multiples"
        game.variants = ["vegas"] if fixed else [_variant(part.casefold()) for part in game.name.split(" / ")]
        if game.structure == "limit" and game.big_blind:
            game.lower_limit, game.upper_limit = game.big_blind, 2 * game.big_blind
        game.save(update_fields=["variants", "lower_limit", "upper_limit"])


class Migration(migrations.Migration):
    """What a game plays, its limits, and other multiples of the ante with their approval."""

    dependencies = [
        ('tables', '0004_what_a_seat_is_given_up_for'),
    ]

    operations = [
        migrations.AddField(
            model_name='game',
            name='lower_limit',
            field=models.BigIntegerField(null=True),
        ),
        migrations.AddField(
            model_name='game',
            name='multiples',
            field=django.contrib.postgres.fields.ArrayField(base_field=models.PositiveSmallIntegerField(), help_text="squares of Vegas Hold'em; null: 1 to 5 antes", null=True, size=None),
        ),
        migrations.AddField(
            model_name='game',
            name='multiples_approval',
            field=models.CharField(blank=True, help_text='of other multiples: by whom, when', max_length=120),
        ),
        migrations.AddField(
            model_name='game',
            name='upper_limit',
            field=models.BigIntegerField(null=True),
        ),
        migrations.AddField(
            model_name='game',
            name='variants',
            field=django.contrib.postgres.fields.ArrayField(base_field=models.CharField(choices=[('holdem', 'holdem'), ('omaha', 'omaha'), ('omaha8', 'omaha8'), ('stud', 'stud'), ('stud8', 'stud8'), ('razz', 'razz'), ('vegas', 'vegas')], max_length=8), default=list, help_text='what is played; several: in turn', size=None),
        ),
        migrations.RunPython(say_what_is_played, migrations.RunPython.noop),
    ]
