"""Setting a room's policy, layer by layer, from and until a moment; what holds at a moment; undo."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Any, NotRequired, TypedDict

from django.db.models import Max, Q

from pokerroom.event_search import fitting, told_by
from pokerroom.event_text import says
from pokerroom.expirations import Due
from pokerroom.models import DatedSetting, Event, PolicyVersion, Room, Staff
from pokerroom.policy import SETTINGS, Policy, Setting, check_together, cleaned, layers_at, named
from pokerroom.refusals import Malformed, Refused
from pokerroom.roles import Act
from pokerroom.shown import NOTHING, check
from pokerroom.times import clock, span
from pokerroom.turn import Turn, turn
from pokerroom.undo import facts_of, undoes

Document = dict[str, dict[str, Any]]  # layer → key → value


def set_policy(
    room: Room,
    *,
    changes: Mapping[str, Any],
    layer: str = "",
    since: datetime | None = None,
    until: datetime | None = None,
    shown: Mapping[str, Any] = NOTHING,
    by: Staff,
    at: datetime,
) -> PolicyVersion | None:
    """Change settings of the room, or of a game or table, at once or from a moment to come, for good or until another.

    `layer`: "" is the room's own, "game:1-3-nlh" a game's, "table:4" a table's. A value of None goes back to the layer
    below. `shown`: what the form showed. What ends stays on record; each event names the number of the version that
    it was decided by. Returns the version in force now.

    Raises Malformed naming every bad setting and those that do not fit each other, and Overtaken where somebody else
    has changed one since.
    """
    with turn(room, by=by, at=at, act=Act.POLICY) as now:
        good = cleaned(changes, layer)
        if not good:
            raise Malformed({"policy": "Name at least one setting to change."})
        _check_span(since, until, now.at)
        _check_together(now, layer, good, since or now.at)
        _check_shown(now, layer, good, shown)
        view = _view(now, layer)
        rows = _stored(now, layer, good, since or now.at, until)
        now.record(
            "policy.set",
            f"setting:{rows[0].pk}",
            topics=["*"],
            touches=[_touch(layer, key) for key in good],
            changes=good,
            was={key: view[key] for key in good},
            layer=layer,
            since=since or now.at,
            until=until,
            rows=[row.pk for row in rows],
        )
        put_in_force(now)
        return now.room.policy


def _check_span(since: datetime | None, until: datetime | None, at: datetime) -> None:
    for field, moment in (("from", since), ("until", until)):
        if moment and moment.year > at.year + 1:
            raise Malformed({field: f"Give a time before {at.year + 2}."})
    if since and since < at:
        raise Malformed({"from": "Give a time that is still to come, or leave it out."})
    if until and until <= (since or at):
        raise Malformed({"until": "Give a time after the one from which the change holds."})


def _check_together(now: Turn, layer: str, changes: Mapping[str, Any], since: datetime) -> None:
    """Everywhere, as it will be from that moment."""
    holds = defaultdict(dict, document(now.room, since))
    holds[layer] = {**holds[layer], **changes}
    layers = {
        name: {key: value for key, value in values.items() if value is not None} for name, values in holds.items()
    }
    room = Policy(layers.pop("", {}), layers=layers)
    check_together([room, *(room.through(layers_at(now.room, name)) for name in layers)], changes)


def _check_shown(now: Turn, layer: str, changes: Mapping[str, Any], shown: Mapping[str, Any]) -> None:
    if shown:
        subjects = fitting(now.room, told_by(now.room, ["policy.set"])).values_list("subject", flat=True)
        own = in_force(now.room).get(layer, {})
        stored = {key: own.get(key) for key in SETTINGS} if layer else _view(now, layer)
        check(now, subjects, stored=stored, changes=changes, shown=shown, says=_says)


def _says(key: str, value: Any) -> str:
    return "" if value is None else SETTINGS[key].says(value)


def _view(now: Turn, layer: str) -> dict[str, Any]:
    """Every setting as this layer sees it now."""
    return now.policy.through(layers_at(now.room, layer)).as_dict()


def _touch(layer: str, key: str) -> str:
    """What an undo may stand on. Two settings of a game with a long slug may look alike: that refuses too much only."""
    return f"figure:{layer}:{key}"[:40] if layer else f"figure:{key}"


def _stored(
    now: Turn, layer: str, values: Mapping[str, Any], since: datetime, until: datetime | None
) -> list[DatedSetting]:
    return DatedSetting.objects.bulk_create(
        DatedSetting(room=now.room, layer=layer, key=key, value=value, since=since, until=until, by=now.by)
        for key, value in values.items()
    )


# What holds at a moment


def document(room: Room, at: datetime) -> Document:
    """The settings that differ from the defaults at that moment, by layer: of each, the one that began last."""
    covering = Q(since__lte=at) & (Q(until=None) | Q(until__gt=at))
    rows = DatedSetting.objects.filter(covering, room=room, withdrawn_at=None).order_by("since", "pk")
    values = {(row.layer, row.key): row.value for row in rows}
    found: Document = defaultdict(dict)
    for (layer, key), value in values.items():
        if value is not None:
            found[layer][key] = value
    return dict(found)


def put_in_force(now: Turn, at: datetime | None = None) -> Document:
    """A step: what holds now, or held at `at`, is the room's policy from there on. Answers what is new, by layer."""
    was, holds = in_force(now.room), document(now.room, at or now.at)
    if was != holds:
        now.room.policy = PolicyVersion.objects.create(
            room=now.room,
            number=_last_number(now.room) + 1,
            effective_from=at or now.at,
            settings=holds.get("", {}),
            layers={layer: values for layer, values in holds.items() if layer},
            by=now.by,
        )
    now.room.next_policy_at = _next_moment(now.room, at or now.at)
    now.room.save(update_fields=["policy", "next_policy_at"])
    now.refresh_policy()
    return _difference(was, holds)


def in_force(room: Room) -> Document:
    """The settings of the room's version in force, by layer."""
    if room.policy is None:
        return {}
    return {**room.policy.layers, **({"": room.policy.settings} if room.policy.settings else {})}


def _difference(was: Document, holds: Document) -> Document:
    """What has another value than before, by layer; None where the layer below holds again."""
    found: Document = {}
    for layer in sorted(was.keys() | holds.keys()):
        old, new = was.get(layer, {}), holds.get(layer, {})
        changes = {key: new.get(key) for key in sorted(old.keys() | new.keys()) if old.get(key) != new.get(key)}
        if changes:
            found[layer] = changes
    return found


def _last_number(room: Room) -> int:
    return PolicyVersion.objects.filter(room=room).aggregate(most=Max("number"))["most"] or 0


def _next_moment(room: Room, at: datetime) -> datetime | None:
    """When a setting begins or ends next."""
    moments = [moment for moment, _ in _moments(room) if moment > at]
    return min(moments, default=None)


def _moments(room: Room) -> Iterable[tuple[datetime, DatedSetting]]:
    for row in DatedSetting.objects.filter(room=room, withdrawn_at=None).order_by("since", "pk"):
        yield row.since, row
        if row.until:
            yield row.until, row


# A setting begins or ends


POLICY_DUE = "SELECT id AS room_id FROM pokerroom_room WHERE next_policy_at <= %(at)s"


def policies_due(now: Turn) -> Iterable[Due]:
    """Each moment at which a setting has begun or ended, with one of those that did."""
    first = now.room.next_policy_at
    if first is None or first > now.at:
        return []
    due: dict[datetime, DatedSetting] = {}
    for moment, row in _moments(now.room):
        if first <= moment <= now.at:
            due.setdefault(moment, row)
    return sorted(due.items(), key=lambda found: found[0])


def take_effect(now: Turn, row: DatedSetting, due_at: datetime) -> Iterable[Due]:
    """A setting takes effect, or ends, at its moment, whoever notices."""
    for layer, changes in put_in_force(now, due_at).items():
        touches = [_touch(layer, key) for key in changes]
        subject = f"setting:{row.pk}"
        now.record("policy.in_force", subject, topics=["*"], touches=touches, at=due_at, changes=changes, layer=layer)
    return []


# Undo


class PolicySet(TypedDict):
    """What a change of settings carries: the rows that it wrote. Those of 0.1 carry only the values of before."""

    rows: NotRequired[list[int]]
    was: dict[str, Any]


@undoes("policy.set")
def _undo_set(now: Turn, event: Event) -> None:
    """Those settings are withdrawn, and what held before holds again, in a version of its own."""
    facts = facts_of(event, PolicySet)
    if "rows" in facts:
        rows = DatedSetting.objects.filter(room=now.room, pk__in=facts["rows"])
        _check_not_over(now, rows)
        rows.update(withdrawn_at=now.at)
    else:
        _stored(now, "", facts["was"], now.at, None)
    put_in_force(now)


def _check_not_over(now: Turn, rows: Iterable[DatedSetting]) -> None:
    """What held for a while and has ended stays on record."""
    until = max((row.until for row in rows if row.until), default=None)
    if until and until <= now.at:
        ended = clock(until, now.room.zone)
        raise Refused(f"Those settings ended at {ended}: there is nothing left to undo.", code="not_undoable")


# What is said


def _labels(facts: dict[str, Any]) -> str:
    """The settings that an event is about, by name, each with its value where that is one number."""
    changes = facts.get("changes", {})
    where = f" at {named(facts['layer'])}" if facts.get("layer") else ""
    return ", ".join(_label(setting, changes[key]) for key, setting in SETTINGS.items() if key in changes) + where


def _label(setting: Setting, value: Any) -> str:
    if isinstance(value, bool) or not isinstance(value, int):
        return setting.label
    return f"{setting.label} {span(value) if setting.unit == 's' else value}"


says("policy.set")(lambda facts: f"Settings changed: {_labels(facts)}")
says("policy.in_force")(lambda facts: f"Settings in force: {_labels(facts)}")
