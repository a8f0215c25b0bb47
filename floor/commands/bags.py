"""One bag of chips in custody, as steps: the event about it, and where its chips are after an undo."""

from __future__ import annotations

from typing import Any

from pokerroom.event_text import money_text, says
from pokerroom.models import Event
from pokerroom.refusals import Refused
from pokerroom.turn import Turn
from pokerroom.undo import nothing_to_undo
from tables.commands import custody
from tables.models import Bag, Sitting


def bag_event(now: Turn, bag: Bag, verb: str, **facts: Any) -> Event:
    """Leave an event about a bag: whose, its number, and what else."""
    return now.record(
        verb,
        f"bag:{bag.pk}",
        topics=["custody", "rail", f"list:{bag.game.slug}"],
        touches=[f"player:{bag.player_id}"],
        name=bag.player.public_name,
        bag=bag.number,
        **facts,
    )


def chips_back(now: Turn, sitting: Sitting) -> None:
    """A step of undo: the chips that were picked up from this stay go back to the player, as they were counted.

    A bag that was never counted is gone. Refused once the chips have left custody.
    """
    bag = Bag.objects.select_related("player", "game").filter(sitting=sitting, ended_at=None).first()
    if bag is None:
        raise Refused("Those chips are not in custody any more.", code="stands_on", rule="T31")
    if bag.amount is None:
        bag.delete()
        return
    event = bag_event(now, bag, "custody.given_back", amount_cents=bag.amount)
    custody.give_back(now, bag, event.seq)


def kept_again(now: Turn, bag: Bag) -> None:
    """A step of undo: chips that went to the table or to the cage are in custody again."""
    event = bag_event(now, bag, "custody.kept_again", amount_cents=bag.amount)
    custody.keep_again(now, bag, event.seq)


nothing_to_undo("custody.given_back", "custody.kept_again")
says("custody.given_back", leads_up=True)(
    lambda facts: f"Bag {facts['bag']} given back to {facts['name']}{money_text(facts, ':')}"
)
says("custody.kept_again", leads_up=True)(
    lambda facts: f"Bag {facts['bag']} of {facts['name']} in custody again{money_text(facts, ':')}"
)
