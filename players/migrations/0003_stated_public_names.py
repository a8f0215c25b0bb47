from django.db import migrations, models

SUFFIXES = {"jr", "sr", "ii", "iii", "iv"}


def derived(words):
    """First name and last initial of a name's words."""
    if len(words) < 2:
        return words[0] if words else ""
    initial = next((char for char in words[-1] if char.isalnum()), "")
    return f"{words[0]} {initial.upper()}." if initial else words[0]


def tell_apart(apps, schema_editor):
    """A public name is stated where it is not what was derived until now; the others lose the initial of a suffix."""
    Player = apps.get_model("players", "Player")
    for player in Player.objects.order_by("pk").iterator(chunk_size=2000):
        words = player.name.partition(",")[0].split()
        if player.public_name != (derived(words) or player.name):
            Player.objects.filter(pk=player.pk).update(public_name_stated=True)
            continue
        while len(words) > 1 and words[-1].casefold().strip(".") in SUFFIXES:
            words.pop()
        public_name = derived(words) or player.name
        if public_name != player.public_name:
            search = " ".join([player.search.removesuffix(player.public_name.casefold()).strip(), public_name.casefold()])
            Player.objects.filter(pk=player.pk).update(public_name=public_name, search=search[:140])


class Migration(migrations.Migration):
    """Which public names were stated, and searches without dots and commas."""

    dependencies = [("players", "0002_guards")]

    operations = [
        migrations.AddField(
            model_name="player",
            name="public_name_stated",
            field=models.BooleanField(default=False, help_text="else derived from the name, and with it"),
        ),
        migrations.RunPython(tell_apart, migrations.RunPython.noop),
        migrations.RunSQL(
            "UPDATE players_player SET search = btrim(regexp_replace(search, '[ .,]+', ' ', 'g')) WHERE search ~ '[.,]'",
            migrations.RunSQL.noop,
        ),
    ]
