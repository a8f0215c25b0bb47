"""Events in sentences for staff, with what tells the person apart where another looks the same."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from players.queries import among, in_the_house, with_tells
from pokerroom.event_text import tell
from pokerroom.models import Event, Room
from tables.models import Sitting
from waitlist.models import Entry


def told(room: Room, events: Sequence[Event]) -> list[str]:
    """Each event as a sentence, at a constant number of queries. Whoever is named here or in the house is compared."""
    about = _About.of(room, events)
    tells = among(in_the_house(room) | set(about.players.values()))
    return [tell(_named(event, tells.get(about.players.get(event.seq, 0), "")), room.zone) for event in events]


def _named(event: Event, tells: str) -> Event:
    name = event.data.get("name")
    if not tells or not isinstance(name, str):
        return event
    return Event(verb=event.verb, data=event.data | {"name": with_tells(name, tells)})


@dataclass(frozen=True)
class _About:
    """Event number → the player whom it is about."""

    players: dict[int, int]

    @classmethod
    def of(cls, room: Room, events: Sequence[Event]) -> _About:
        subjects = {event.seq: event.subject.partition(":") for event in events if "name" in event.data}
        ids = {kind: {int(pk) for what, _, pk in subjects.values() if what == kind and pk.isdigit()} for kind in KINDS}
        of = {"player": {pk: pk for pk in ids["player"]}}
        for kind, model in (("entry", Entry), ("sitting", Sitting)):
            rows = model.objects.filter(room=room, pk__in=ids[kind], player__isnull=False)
            of[kind] = dict(rows.values_list("pk", "player"))
        found = {seq: of.get(kind, {}).get(int(pk)) for seq, (kind, _, pk) in subjects.items() if pk.isdigit()}
        return cls({seq: player for seq, player in found.items() if player})


KINDS = ("player", "entry", "sitting")
