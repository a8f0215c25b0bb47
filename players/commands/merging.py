"""Two records of one person made one, as a step: everything known of either follows to the fuller one (rules §8)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypedDict

from django.db.models import Q

from players.models import AgeCheck, ApartPair, Conduct, Player
from players.queries import kept_apart
from pokerroom.event_text import says
from pokerroom.events import typed
from pokerroom.models import Event
from pokerroom.refusals import Refused
from pokerroom.turn import Turn
from pokerroom.undo import facts_of, undoes

BLANKS = ("phone", "card", "born_on", "note")
FACTS = (*BLANKS, "tier", "employee", "barred_until", "barred_why")
# Never changed once written: they stay with the record that was merged, and are read through it.
FIXED = (AgeCheck, Conduct)


def fuller(one: Player, other: Player) -> tuple[Player, Player]:
    """Both records, the one that more is known of first; the older one where that is alike."""
    first, then = sorted((one, other), key=_known, reverse=True)
    return first, then


def _known(player: Player) -> tuple[int, int, int]:
    facts = sum(bool(getattr(player, field)) for field in FACTS)
    return facts, sum(rows.count() for _, _, rows in _belongings(player)), -player.pk


def unite(now: Turn, kept: Player, gone: Player) -> None:
    """A step: whatever belongs to `gone` belongs to `kept`, and what only it knew stands on `kept`.

    Refused where they are two people: kept apart from each other (T39), or both with a card.
    """
    _check_one_person(now, kept, gone)
    moved = []
    for model, field, rows in _belongings(gone):
        pks = sorted(rows.values_list("pk", flat=True))
        if pks and model not in FIXED:
            model._base_manager.filter(pk__in=pks).update(**{field: kept})
            moved.append([model._meta.label, field, pks])
    pairs = _join_pairs(now, kept, gone)
    was = _join_facts(kept, gone)
    now.record(
        "players.united",
        f"player:{kept.pk}",
        topics=["players", "*"],
        touches=[f"player:{gone.pk}"],
        name=kept.public_name,
        gone=gone.pk,
        moved=moved,
        pairs=pairs,
        was=was,
    )


def _belongings(player: Player) -> Iterator[tuple[Any, str, Any]]:
    """Every kind of row that points to a record, pairs kept apart excepted: model, field, the rows."""
    for relation in Player._meta.get_fields(include_hidden=True):
        if relation.auto_created and not relation.concrete and relation.related_model is not ApartPair:
            model, field = relation.related_model, relation.field.name  # type: ignore[union-attr]
            yield model, field, model._base_manager.filter(**{field: player})  # type: ignore[union-attr]


def _check_one_person(now: Turn, kept: Player, gone: Player) -> None:
    if gone.pk in kept_apart(now.room).get(kept.pk, set()):
        raise Refused("These two are kept apart from each other: they are two people.", code="two_people", rule="T39")
    if kept.card and gone.card:
        raise Refused(
            f"Both have a card, {kept.card} and {gone.card}: take one of them off the record first.",
            code="two_people",
        )


def _join_facts(kept: Player, gone: Player) -> dict[str, Any]:
    """What was known of either; answers what both records said before, for undo."""
    was = {
        "kept": {field: getattr(kept, field) for field in FACTS},
        "gone": {field: getattr(gone, field) for field in (*FACTS, "merged_into_id")},
    }
    card, gone.card, gone.merged_into = gone.card, "", kept
    gone.save(update_fields=["card", "merged_into"])
    for field in BLANKS[:3]:
        setattr(kept, field, getattr(kept, field) or (card if field == "card" else getattr(gone, field)))
    kept.note = " · ".join(dict.fromkeys(filter(None, (kept.note, gone.note))))[:500]
    kept.tier, kept.employee = max(kept.tier, gone.tier), kept.employee or gone.employee
    if gone.barred_until and (kept.barred_until is None or kept.barred_until < gone.barred_until):
        kept.barred_until, kept.barred_why = gone.barred_until, gone.barred_why
    kept.save(update_fields=list(FACTS))
    return was


def _join_pairs(now: Turn, kept: Player, gone: Player) -> list[dict[str, Any]]:
    """Pairs kept apart follow, each once; answers what was done to which, for undo."""
    done = []
    for pair in ApartPair.objects.filter(Q(one=gone) | Q(other=gone), room=now.room, until__isnull=True):
        rival = pair.other_id if pair.one_id == gone.pk else pair.one_id
        pair.until = now.at
        pair.save(update_fields=["until"])
        first, then = sorted((kept.pk, rival))
        made, new = ApartPair.objects.get_or_create(
            room=now.room, one_id=first, other_id=then, until=None, defaults={"since": pair.since}
        )
        done.append({"ended": pair.pk, "made": made.pk if new else None})
    return done


class Pair(TypedDict):
    """A pair kept apart that ended with a record, and the one made for the record that stays."""

    ended: int
    made: int | None


class Facts(TypedDict):
    """What of the two records changed, as it was."""

    kept: dict[str, Any]
    gone: dict[str, Any]


class United(TypedDict):
    """What joining two records carries: the record that went, and whatever moved to the one that stays."""

    gone: int
    moved: list[tuple[str, str, list[int]]]
    pairs: list[Pair]
    was: Facts


@undoes("players.united")
def _undo_united(now: Turn, event: Event) -> None:
    """Two records again, each with what it had."""
    united = facts_of(event, United)
    kept, gone = (now.again(Player.objects, pk) for pk in (event.subject.removeprefix("player:"), united["gone"]))
    models = {model._meta.label: model for model, _, _ in _belongings(kept)}
    for label, field, pks in united["moved"]:
        models[label]._base_manager.filter(pk__in=pks).update(**{field: gone})
    for pair in united["pairs"]:
        if pair["made"] is not None:
            ApartPair.objects.filter(pk=pair["made"]).delete()
        ApartPair.objects.filter(pk=pair["ended"]).update(until=None)
    for player, facts in ((kept, united["was"]["kept"]), (gone, united["was"]["gone"])):
        for field, value in facts.items():
            setattr(player, field, typed(f"{field}_at" if field == "barred_until" else field, value))
        player.save(update_fields=[field.removesuffix("_id") for field in facts])


says("players.united", leads_up=True)("Two records of {name} merged".format_map)
