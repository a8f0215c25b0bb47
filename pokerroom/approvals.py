"""What a host starts and a supervisor approves: asked for by name with its facts, decided once (rules §6).

A request is about one thing as it stood: it ends with that absence, stay, seat, stack or place, and lapses after
`approval_seconds`. What the command would refuse is refused when it is asked for, and again when it is approved.
Whoever approves is somebody else than who asked, is entitled at that moment, and says so with the own PIN or from the
own screen.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Any

from django.db import transaction
from django.db.models import QuerySet

from pokerroom import pins
from pokerroom.deeds import DEEDS, About, Deed
from pokerroom.event_text import says
from pokerroom.expirations import Due
from pokerroom.models import Approval, Room, Staff
from pokerroom.refusals import NotAllowed, NotFound, Refused
from pokerroom.roles import Act, Role, may
from pokerroom.turn import Turn, as_approved, turn

TOPICS = ("bar", "rail", "custody")  # what shows requests
ASKS = ("not_allowed", "approval_needed")


class AskedFor(Exception):
    """It waits for a supervisor now; `refusal` says why."""

    def __init__(self, approval: Approval, refusal: Refused) -> None:
        super().__init__(refusal.detail)
        self.approval, self.refusal = approval, refusal


def do_or_ask(room: Room, name: str, *, by: Staff, at: datetime, **facts: Any) -> Any:
    """Do the deed of that name; or, where this person may not, put it before a supervisor (AskedFor)."""
    try:
        return DEEDS[name].run(room, by=by, at=at, asked_by=None, **facts)
    except Refused as refusal:
        if refusal.code not in ASKS or not may(by.role, Act.LISTS):
            raise
        raise AskedFor(ask(room, name, facts=facts, by=by, at=at), refusal) from refusal


def ask(room: Room, name: str, *, facts: dict[str, Any], by: Staff, at: datetime) -> Approval:
    """Put a request before a supervisor. The same one asked twice is one; with other facts, it replaces the former.

    Raises whatever the deed would refuse.
    """
    deed = DEEDS[name]
    with turn(room, by=by, at=at, act=Act.LISTS) as now:
        _check_could_be_done(now, deed, facts, by)
        about = deed.about(now.room, now.at, **facts)
        asked = Approval.objects.filter(room=now.room, deed=name, stands=about.stands, asked_by=by, decided_at=None)
        for former in asked.exclude(facts=facts):
            _over(now, former, "lapsed", "approvals.lapsed", at=now.at, replaced=True)
        until = now.at + timedelta(seconds=now.policy.approval_seconds)
        approval, made = Approval.objects.get_or_create(
            room=now.room,
            deed=name,
            facts=facts,
            stands=about.stands,
            asked_by=by,
            decided_at=None,
            defaults={"asked_at": now.at, "due_at": until, "says": about.says[:200]},
        )
        if made:
            subject = f"approval:{approval.pk}"
            now.record("approvals.asked", subject, topics=TOPICS, says=about.says, deed=name)
        return approval


def _check_could_be_done(now: Turn, deed: Deed, facts: dict[str, Any], by: Staff) -> None:
    """Done as if it were approved, and taken back: raises what the deed would refuse."""
    with as_approved(), transaction.atomic():
        deed.run(now.room, by=by, at=now.at, asked_by=by, **facts)
        transaction.set_rollback(True)


def waiting(room: Room, at: datetime) -> QuerySet[Approval]:
    """What a supervisor has to decide, oldest first."""
    return Approval.objects.filter(room=room, decided_at=None, due_at__gt=at).select_related("asked_by").order_by("pk")


def approve(approval: Approval, *, by: Staff, at: datetime) -> tuple[Approval, Any]:
    """Approve, and carry out what was asked for, in the name of whoever approves. Answers both."""
    with transaction.atomic():
        decided = decide(approval, yes=True, by=by, at=at)
        deed = DEEDS[decided.deed]
        return decided, deed.run(decided.room, by=by, at=at, asked_by=decided.asked_by, **decided.facts)


def decide(approval: Approval, *, yes: bool, by: Staff, at: datetime) -> Approval:
    """Approve or refuse, once."""
    with turn(approval.room_id, by=by, at=at, act=Act.APPROVE) as now:
        approval = now.again(Approval.objects.select_related("asked_by", "room"), approval.pk)
        _check_undecided(approval, now.at)
        if approval.asked_by_id == by.pk:
            raise NotAllowed("Somebody else approves what you asked for.", code="own_approval")
        if yes and approval.deed not in DEEDS:
            raise Refused("This was asked for before an update: ask again.", code="old_request")
        approval.outcome = "approved" if yes else "refused"
        approval.decided_at, approval.decided_by = now.at, by
        approval.save(update_fields=["outcome", "decided_at", "decided_by"])
        verb = "approvals.approved" if yes else "approvals.refused"
        _note(now, approval, verb, asked_by=approval.asked_by.name)
        return approval


def _note(now: Turn, approval: Approval, verb: str, at: datetime | None = None, **facts: Any) -> None:
    now.record(
        verb,
        f"approval:{approval.pk}",
        topics=TOPICS,
        at=at,
        says=approval.says,
        **facts,
    )


def by_pin(approval: Approval, pin: str, *, typed_by: Staff, at: datetime) -> Staff:
    """Who of those who may approve this has this PIN: they decide at the screen of whoever types.

    What can be said of the request is said first, so that no answer tells a right PIN from a wrong one.
    """
    asked = Approval.objects.filter(room=approval.room_id, pk=approval.pk).first()
    if asked is None:
        raise NotFound("There is no such approval in this room.")
    _check_undecided(asked, at)
    able = [role for role in Role if may(role, Act.APPROVE)]
    people = Staff.objects.filter(room=approval.room_id, is_active=True, role__in=able).exclude(pin="")
    others = list(people.exclude(pk=asked.asked_by_id))
    found = pins.whose(others, pin, typed_by=typed_by, at=at)
    if not found:
        raise pins.WrongPin("Nobody who may approve has that PIN.")
    if len(found) > 1:
        raise pins.NotUnique("Two people have that PIN: approve from your own screen.")
    return found[0]


def _check_undecided(approval: Approval, at: datetime) -> None:
    outcome = approval.outcome or ("lapsed" if approval.due_at <= at else "")
    if outcome:
        why = f": {approval.ended_why}" if approval.ended_why else "."
        raise Refused(f"This was {outcome} already{why}", code="decided")


# An approval that nobody gave lapses


DUE = "SELECT room_id FROM pokerroom_approval WHERE decided_at IS NULL AND due_at <= %(at)s"


def due(now: Turn) -> Iterable[Due]:
    rows = Approval.objects.filter(room=now.room, decided_at=None, due_at__lte=now.at)
    return [(row.due_at, row) for row in rows]


def expire(now: Turn, approval: Approval, due_at: datetime) -> Iterable[Due]:
    _over(now, approval, "lapsed", "approvals.lapsed", at=due_at)
    return []


def _over(now: Turn, approval: Approval, outcome: str, verb: str, *, at: datetime, why: str = "", **facts: Any) -> None:
    approval.outcome, approval.decided_at, approval.ended_why = outcome, at, why
    approval.save(update_fields=["outcome", "decided_at", "ended_why"])
    _note(now, approval, verb, at=at, **facts | ({"why": why} if why else {}))


# One ends with what it is about


def end_what_is_over(now: Turn) -> None:
    """At the end of every turn: requests end whose absence, stay, seat, stack or place this turn ended or changed."""
    if not now.has_changed:
        return
    for approval in Approval.objects.filter(room=now.room, decided_at=None).exclude(deed=""):
        if why := why_over(now.room, approval, now.at):
            _over(now, approval, "ended", "approvals.ended", at=now.at, why=why[:200])


def why_over(room: Room, approval: Approval, at: datetime) -> str:
    """In one sentence; empty while what was asked for stands as it was."""
    deed = DEEDS.get(approval.deed)
    try:
        about = deed.about(room, at, **approval.facts) if deed else About("", approval.stands)
    except Refused as refusal:
        return refusal.detail
    changed = (noun for noun, was in approval.stands.items() if about.stands.get(noun) != was)
    return next((f"The {noun} is not what it was when this was asked." for noun in changed), "")


says("approvals.asked")("To approve: {says}".format_map)
says("approvals.approved")("Approved: {says}".format_map)
says("approvals.refused")("Not approved: {says}".format_map)
says("approvals.lapsed")(
    lambda facts: f"{'Asked anew' if facts.get('replaced') else 'Nobody approved in time'}: {facts['says']}"
)
says("approvals.ended")("Request over: {says}. {why}".format_map)
