"""Events in the room's words: what the bar and the trail say."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

from pokerroom.models import Event
from pokerroom.money import dollars
from pokerroom.times import clock, span

Facts = dict[str, Any]


def _whose(facts: Facts, link: str = " on") -> str:
    """The hand that the clock is on, where somebody said whose."""
    return f"{link} {facts['whose']}" if facts.get("whose") else ""


def _chair(facts: Facts) -> str:
    return f"Table {facts['table']} seat {facts['seat']}"


def _money(facts: Facts, before: str, key: str = "amount_cents") -> str:
    """The amount, where one was said."""
    cents = facts.get(key)
    return "" if cents is None else f"{before} {dollars(cents) if cents else 'nothing'}"


def _brought(facts: Facts) -> str:
    return _money(facts, " with", "buy_in_cents")


def _wish(facts: Facts) -> str:
    wanted = facts.get(f"{facts['wish']}_wanted")
    return f"{facts['wish'].capitalize()} {wanted}" if wanted else f"another {facts['wish']}"


def _walk(facts: Facts) -> str:
    """Whoever shouted "dinner" must hear at once that it is a walk, and how long."""
    if not facts["due_at"]:
        return "away from"
    minutes = (datetime.fromisoformat(facts["due_at"]) - datetime.fromisoformat(facts["since"])).total_seconds() // 60
    if facts["kind"] == "dinner":
        return f"at dinner, {minutes:.0f} min, from"
    denied = ", no dinner" if facts["wants_dinner"] else ""
    return f"away {minutes:.0f} min{denied} ({facts['rule']}) from"


WORDS: dict[str, Callable[[Facts], str]] = {
    "waitlist.joined": lambda facts: f"{facts['name']} joined",
    "waitlist.called": lambda facts: f"{facts['name']} called for {_chair(facts)}",
    "waitlist.standby": lambda facts: f"{facts['name']} paged as standby",
    "waitlist.paged": lambda facts: f"{facts['name']} paged again",
    "waitlist.answered": lambda facts: f"{facts['name']} is here",
    "waitlist.arrived": lambda facts: f"{facts['name']} has arrived",
    "waitlist.back": lambda facts: f"{facts['name']} is back from hold",
    "waitlist.passed": lambda facts: f"{facts['name']} passed",
    "waitlist.held": lambda facts: f"{facts['name']} on hold",
    "waitlist.hold_taken_over": lambda facts: f"{facts['name']} on hold, taken over",
    "waitlist.removed": lambda facts: f"{facts['name']} off the list: {facts['reason']}",
    "waitlist.restored": lambda facts: f"{facts['name']} restored",
    "waitlist.withdrawn": lambda facts: f"Call of {facts['name']} withdrawn",
    "waitlist.elsewhere": lambda facts: f"Call of {facts['name']} ended: {facts['reason']}",
    "waitlist.stepped_out": lambda facts: f"{facts['name']} stepped out",
    "waitlist.noted": lambda facts: f"Note on {facts['name']}",
    "waitlist.moved": lambda facts: f"{facts['name']} moved from {facts['from']} to {facts['to']}: {facts['reason']}",
    "waitlist.merged": lambda facts: f"Two names of {facts['name']} made one",
    "waitlist.extended": lambda facts: f"More time for {facts['name']}",
    "waitlist.lock_up_moved": lambda facts: f"Lock-up of {facts['name']} moved to {_chair(facts)}",
    "waitlist.seated": lambda facts: f"{facts['name']} seated at {_chair(facts)}{_brought(facts)}",
    "waitlist.cleared": lambda facts: f"List cleared, {facts['names']} names",
    "waitlist.list_closed": lambda facts: "List closed for new names",
    "waitlist.list_reopened": lambda facts: "List open again",
    "waitlist.auto_call": lambda facts: "Auto-call on" if facts["on"] else "Auto-call off",
    "waitlist.clocks_extended": lambda facts: f"{span(facts['seconds'])} more for every clock",
    "tables.opened": lambda facts: f"Table {facts['table']} opened",
    "tables.started": lambda facts: f"Table {facts['table']} runs",
    "tables.closed": lambda facts: f"Table {facts['table']} closed",
    "tables.no_fills": lambda facts: f"Table {facts['table']}: " + ("no fills" if facts["on"] else "fills again"),
    "tables.sat": lambda facts: f"{facts['name']} seated at {_chair(facts)}{_brought(facts)}",
    "tables.occupied": lambda facts: f"{_chair(facts)} occupied, name later",
    "tables.named": lambda facts: f"{facts['name']} sits at {_chair(facts)}{_brought(facts)}",
    "tables.leaving": lambda facts: f"{facts['name']} is leaving {_chair(facts)}",
    "tables.stays": lambda facts: f"{facts['name']} stays at {_chair(facts)}",
    "tables.left": lambda facts: (
        f"{facts['name']} {'removed from' if facts.get('removed') else 'left'} {_chair(facts)}{_money(facts, ' with')}"
    ),
    "tables.away": lambda facts: f"{facts['name']} {_walk(facts)} {_chair(facts)}",
    "tables.away_corrected": lambda facts: f"{facts['name']}: time away corrected",
    "tables.tally": lambda facts: f"{facts['name']} away: {facts['blinds']} blinds, {facts['laps']} laps",
    "tables.back": lambda facts: f"{facts['name']} back at {_chair(facts)}",
    "tables.more_time": lambda facts: f"{span(facts['seconds'])} more for {facts['name']}",
    "tables.picked_up": lambda facts: f"Chips of {facts['name']} picked up{_money(facts, ':')}, bag {facts['bag']}",
    "tables.left_with": lambda facts: f"What {facts['name']} left with is stated{_money(facts, ':')}",
    "tables.chips": lambda facts: f"{facts['name']}: {facts['kind']}{_money(facts, ' of')}",
    "tables.blinds": lambda facts: f"{facts['name']}: missed blinds",
    "tables.noted": lambda facts: f"Note for the dealer at {_chair(facts)}: {facts.get('note') or 'none'}",
    "custody.counted": lambda facts: f"Bag {facts['bag']} of {facts['name']} counted{_money(facts, ':')}",
    "custody.paid": lambda facts: f"Bag {facts['bag']} paid out to {facts['name']}{_money(facts, ':')}",
    "waitlist.missed": lambda facts: f"{facts['name']} missed the call; chips in custody, place kept",
    "approvals.asked": lambda facts: f"To approve: {facts['says']}",
    "approvals.approved": lambda facts: f"Approved: {facts['says']}",
    "approvals.refused": lambda facts: f"Not approved: {facts['says']}",
    "approvals.lapsed": lambda facts: (
        f"{'Asked anew' if facts.get('replaced') else 'Nobody approved in time'}: {facts['says']}"
    ),
    "room.closed": lambda facts: f"Room closed, {facts['names']} names ended",
    "tables.seat_changed": lambda facts: f"{facts['name']} changed to {_chair(facts)}",
    "tables.swapped": lambda facts: f"{facts['name']} swapped to {_chair(facts)}",
    "tables.table_changed": lambda facts: (
        f"{facts['name']} moved to {_chair(facts)}{_money(facts, ' with', 'stack_cents')}"
    ),
    "tables.must_moved": lambda facts: f"{facts['name']} must-moved to {_chair(facts)}",
    "tables.moved_on": lambda facts: f"{facts['name']} to {_chair(facts)} from the broken table",
    "tables.broken_up": lambda facts: f"{facts['name']} to the list from the broken table{_money(facts, ', chips')}",
    "tables.breaking": lambda facts: f"Table {facts['table']} is breaking",
    "tables.broken": lambda facts: f"Table {facts['table']} is broken",
    "tables.card_drawn": lambda facts: f"{facts['name']} drew the {facts['card']}",
    "tables.asked": lambda facts: f"{facts['name']} asks for {_wish(facts)}",
    "tables.request_approved": lambda facts: f"Table change of {facts['name']} approved",
    "tables.request_withdrawn": lambda facts: f"Request of {facts['name']} withdrawn",
    "tables.limit_changed": lambda facts: f"Table {facts['table']} plays {facts['to']} now",
    "tables.counted": lambda facts: f"Table {facts['table']} counted",
    "tables.marked": lambda facts: f"Table {facts['table']} marked",
    "tables.locked_up": lambda facts: f"{_chair(facts)} locked up: {facts['reason']}",
    "tables.freed": lambda facts: f"{_chair(facts)} freed: {facts['reason']}",
    "tables.clock_called": lambda facts: f"Clock called at Table {facts['table']}{_whose(facts)}",
    "tables.clock_stopped": lambda facts: f"Clock stopped at Table {facts['table']}",
    "tables.floor_called": lambda facts: f"Table {facts['table']} calls the floor",
    "tables.floor_came": lambda facts: f"The floor comes to Table {facts['table']}",
    "tables.tablet_bound": lambda facts: f"A tablet bound to Table {facts['table']}",
    "tables.tablet_released": lambda facts: f"The tablet of Table {facts['table']} released",
    "tables.hand_dead": lambda facts: f"Hand dead at Table {facts['table']}{_whose(facts, ':')}",
    "tables.taken_over": lambda facts: f"Table {facts['table']} taken over",
    "tables.taken_over_seat": lambda facts: f"{facts['name']} at {_chair(facts)} taken over",
    "overruled": lambda facts: f"Rule {facts['rule']} overruled: {facts['reason']}",
    "players.conduct": lambda facts: f"{facts['name']}: {facts['kind']} ({facts['rule']})",
    "players.added": lambda facts: f"{facts['name']} added",
    "players.changed": lambda facts: f"Record of {facts['name']} changed",
    "players.tier_set": lambda facts: f"{facts['name']}: tier {facts['tier']}",
    "players.barred": lambda facts: f"{facts['name']} barred",
    "players.unbarred": lambda facts: f"{facts['name']} may play again",
    "players.kept_apart": lambda facts: f"{facts['name']} kept apart from another player",
    "players.let_together": lambda facts: f"{facts['name']} no longer kept apart",
    "staff.added": lambda facts: f"{facts['name']} works here now, as {facts['role']}",
    "staff.changed": lambda facts: f"Log-in of {facts['name']} changed: {', '.join(facts['changed'])}",
    "policy.set": lambda facts: "Policy changed: " + ", ".join(facts["changes"]),
    "policy.in_force": lambda facts: "A policy took effect",
    "room.loaded": lambda facts: "Room loaded",
    "room.sample": lambda facts: "A sample evening begins",
    "undone": lambda facts: "Undone: " + facts["undone"].partition(".")[2].replace("_", " "),
    "pages.shown": lambda facts: "On the banner",
    "pages.dropped": lambda facts: "Announcement dropped",
}


def tell(event: Event, zone: ZoneInfo) -> str:
    """One event in a sentence without its full stop."""
    words = WORDS.get(event.verb)
    said = words(event.data) if words else event.verb
    return "; ".join(filter(None, [said, _left_for(event.data), _clocks(event.data, zone)]))


def _left_for(facts: Facts) -> str:
    """The chairs that a fill left, and for whom: "Table 4 seat 2 left for Hal H. (seat change)"."""
    return ", ".join(f"{_chair(row)} left for {row['name']} ({row['by']})" for row in facts.get("left") or [])


def _clocks(facts: Facts, zone: ZoneInfo) -> str:
    """Whose clocks it moved (T33): "Ben B. until 8:08 PM"."""
    moved = [(row["name"], row["due_at"]) for row in facts.get("clocks") or []]
    told = [f"until {clock(datetime.fromisoformat(due), zone)}" if due else "without a limit" for _, due in moved]
    return ", ".join(f"{name} {until}" for (name, _), until in zip(moved, told, strict=True))
