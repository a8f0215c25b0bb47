from collections import defaultdict

import django.db.models.deletion
from django.db import migrations, models

LADDER = ("broken", "held", "chips", "dinner", "vip", "joined")
LIVE = ("waiting", "called", "held")


def whom_before(apps, schema_editor):
    """A move was stored as rung, moment and key: now as whom it was put before, and when."""
    entries = apps.get_model("waitlist", "Entry").objects
    lists = defaultdict(list)
    moved = entries.filter(put_rung__isnull=False, status__in=LIVE)
    games = set(moved.values_list("game", flat=True))
    rows = entries.filter(game__in=games, status__in=LIVE).select_related("game", "player", "room__policy")
    for entry in rows:
        lists[entry.game_id].append(entry)
    for names in lists.values():
        order = sorted(names, key=_rank)
        for entry, after in zip(order, [*order[1:], None], strict=True):
            if entry.put_rung is not None:
                entry.put_before, entry.put_at = after, _moved_at(apps, entry)
                entry.save(update_fields=["put_before", "put_at"])


def _rank(entry):
    """The order of the list as it was computed until now."""
    figures = entry.room.policy.figures if entry.room.policy else {}
    ladder = figures.get("ladder", LADDER)
    if entry.put_rung is not None:
        return entry.put_rung, entry.put_moment, entry.put_key, entry.pk
    vip = entry.game.scheduled_at is None and entry.player.tier >= figures.get("vip_priority_tier", 3)
    moments = {
        "broken": entry.origin_at if entry.origin == "broken" else None,
        "held": entry.missed_at if entry.back_at else None,
        "chips": entry.origin_at if entry.origin == "chips" else None,
        "dinner": entry.origin_at if entry.origin == "dinner" else None,
        "vip": entry.arrived_at if vip else None,
        "joined": entry.joined_at,
    }
    rung = next(rung for rung in ladder if moments[rung] is not None)
    key = (entry.origin_rank or 1000) if rung == "broken" else entry.pk
    return ladder.index(rung) + 1, moments[rung], key, entry.pk


def _moved_at(apps, entry):
    """When staff last moved it; a name that passed once too often went behind everybody when it passed."""
    events = apps.get_model("pokerroom", "Event").objects.filter(room=entry.room, subject=f"entry:{entry.pk}")
    last = events.filter(verb__in=["waitlist.moved", "waitlist.passed"]).order_by("seq").last()
    return last.at if last else entry.joined_at


class Migration(migrations.Migration):
    """A staff move is whom a name was put before, and when; a place given on return after a pick-up is a fact."""

    dependencies = [("waitlist", "0002_guards"), ("pokerroom", "0002_guards")]

    operations = [
        migrations.AddField(
            "entry",
            "put_before",
            models.ForeignKey(
                help_text="a staff move; null: behind all",
                null=True,
                on_delete=django.db.models.deletion.PROTECT,
                related_name="put_behind",
                to="waitlist.entry",
            ),
        ),
        migrations.AddField(
            "entry",
            "put_at",
            models.DateTimeField(help_text="when staff moved it; null: the place is the rule's", null=True),
        ),
        migrations.AddField(
            "entry",
            "return_place",
            models.PositiveSmallIntegerField(help_text="chips picked up: the place on coming back", null=True),
        ),
        migrations.RunSQL("SET CONSTRAINTS ALL IMMEDIATE", migrations.RunSQL.noop),
        migrations.RunPython(whom_before, migrations.RunPython.noop),
        migrations.RunSQL(
            """
            ALTER TABLE waitlist_entry ADD CONSTRAINT waitlist_entry_put_before_id_same_room
            FOREIGN KEY (room_id, put_before_id) REFERENCES waitlist_entry (room_id, id) DEFERRABLE INITIALLY DEFERRED
            """,
            "ALTER TABLE waitlist_entry DROP CONSTRAINT waitlist_entry_put_before_id_same_room",
        ),
        migrations.RemoveConstraint("entry", "a_move_is_whole"),
        migrations.RemoveField("entry", "put_rung"),
        migrations.RemoveField("entry", "put_moment"),
        migrations.RemoveField("entry", "put_key"),
        migrations.AddConstraint(
            "entry",
            models.CheckConstraint(
                condition=models.Q(("put_before__isnull", True), ("put_at__isnull", False), _connector="OR"),
                name="a_move_knows_when",
            ),
        ),
    ]
