"""What the host's screen shows: the lists as cards, the chairs of a table as a strip, the bar at the foot."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from players.rules import initials
from pokerroom import approvals
from pokerroom.models import Event, Room, Staff
from pokerroom.turn import policy_of
from pokerroom.undo import can_undo
from tables.models import Absence, Game, Seat, Sitting, Table
from waitlist.models import Call, Entry, Standby
from waitlist.queries.away import Walks, earlier, walks
from waitlist.queries.demands import demands
from waitlist.queries.order import ladder
from waitlist.queries.snapshot import Snapshot, snapshot
from waitlist.queries.words import tell
from waitlist.rules import Status, Via, why


@dataclass(frozen=True)
class TableHead:
    """A table in the head of its list."""

    number: int
    status: str
    no_fills: bool
    chairs: int
    open: int
    leaving: int
    locked: int
    seated: int


@dataclass(frozen=True)
class EntryRow:
    """A name on a card."""

    id: int
    name: str
    public_name: str
    tier: int
    vip: bool
    status: str
    arrived: bool
    why: str
    position: int | None = None
    not_here_since: datetime | None = None
    not_here_why: str = ""
    step_out_until: datetime | None = None
    due_at: datetime | None = None
    answered_at: datetime | None = None
    table: int | None = None
    seat: int | None = None
    note: str = ""
    wish: str = ""
    elsewhere: str = ""
    passed_at: datetime | None = None
    removed_reason: str = ""
    standby: bool = False
    brings: str = ""
    brings_rule: str = ""


@dataclass(frozen=True)
class Suggestion:
    """The button: whom to call for which seat, and who is passed over by rule."""

    entry_id: int
    entry_name: str
    table: int
    seat: int
    passed_over: list[tuple[str, str]]
    kind: str = "call"


@dataclass(frozen=True)
class Forming:
    """An interest list: how many it takes, how many have asked, how many are here."""

    wanted: int
    names: int
    here: int


@dataclass(frozen=True)
class ListCard:
    """One list with its tables."""

    game_slug: str
    name: str
    short: str
    status: str
    closed: bool
    scheduled_at: datetime | None
    tables: list[TableHead]
    here: int
    not_here: int
    open_seats: int
    called: list[EntryRow]
    held: list[EntryRow]
    waiting: list[EntryRow]
    removed: list[EntryRow]
    suggestion: Suggestion | None
    forming: Forming | None
    version: int

    @property
    def menu_id(self) -> str:
        return f"menu-{self.game_slug}"


@dataclass(frozen=True)
class Chair:
    """One chair of the strip. State: open, locked, seated, leaving, away, overdue, unknown, not in use."""

    number: int
    state: str
    name: str = ""
    initials: str = ""
    since: datetime | None = None
    locked_for: str = ""
    due_at: datetime | None = None
    sitting_id: int | None = None
    player_id: int | None = None
    leaving: bool = False
    walks: Walks = field(default_factory=Walks)
    missed_small: bool = False
    missed_big: bool = False
    note: str = ""
    earlier: list[tuple[int, datetime]] = field(default_factory=list)

    @property
    def key(self) -> str:
        """What is open on the screen when this chair is."""
        return f"chair-{self.sitting_id}"


@dataclass(frozen=True)
class ChairStrip:
    """The chairs of one table."""

    table: TableHead
    game_name: str
    chairs: list[Chair]


@dataclass(frozen=True)
class LastAction:
    """What was done last from this log-in, and until when one tap takes it back."""

    event_seq: int
    text: str
    undo_until: datetime
    can_undo: bool


@dataclass(frozen=True)
class Bar:
    """The foot of every staff screen."""

    last: LastAction | None
    alerts: list[str] = field(default_factory=list)
    to_approve: int = 0
    next_due: datetime | None = None


@dataclass(frozen=True)
class HostScreen:
    """The whole screen."""

    room: Room
    staff: Staff
    now: datetime
    version: int
    lists: list[ListCard]
    bar: Bar
    follow_up: bool


def host_screen(room: Room, staff: Staff, at: datetime) -> HostScreen:
    return HostScreen(
        room=room,
        staff=staff,
        now=at,
        version=room.version,
        lists=list_cards(room, at),
        bar=bar(room, staff, at),
        follow_up=policy_of(room).auto_call != "off" and not room.auto_call_paused,
    )


def list_cards(room: Room, at: datetime, games: set[int] | None = None) -> list[ListCard]:
    """The lists (or these of them) as cards, at a constant number of queries."""
    shot = snapshot(room, at)
    shown = [game for game in shot.games if games is None or game.pk in games]
    told = _Told(shot, shown)
    return [_card(shot, told, game) for game in shown]


class _Told:
    """What rows say beyond their own entry, read once for all lists."""

    def __init__(self, shot: Snapshot, games: Iterable[Game]) -> None:
        called = [entry.pk for game in shot.games for entry in shot.called(game)]
        calls = Call.objects.filter(entry__in=called, outcome="").select_related("seat__table__game", "entry__player")
        self.calls = {call.entry_id: call for call in calls}
        standbys = Standby.objects.filter(room=shot.room, ended_at=None).select_related("call__seat__table")
        self.standbys = {standby.entry_id: standby for standby in standbys}
        self.where = where_everybody_is(shot)
        self.demands = demands(shot.room, [*self.calls.values()], shot.policy, shot.at)
        since = shot.at - timedelta(seconds=shot.policy.removed_shown_seconds)
        removed = Entry.objects.filter(
            room=shot.room, game__in=[game.pk for game in games], status=Status.REMOVED, ended_at__gt=since
        ).select_related("player", "game")
        self.removed = list(removed.order_by("-ended_at", "-pk"))


def where_everybody_is(shot: Snapshot) -> dict[int, list[tuple[int | None, str]]]:
    """Player id → (game id or None, words): "plays Table 4", "2-5 NLH 4th", for all who wait or sit."""
    where: dict[int, list[tuple[int | None, str]]] = {}
    for seat in shot.seats:
        if seat.player_id:
            where.setdefault(seat.player_id, []).append((None, f"plays Table {seat.table.number}"))
    for game in shot.games:
        for place, row in enumerate(shot.waiting(game), 1):
            where.setdefault(row.entry.player_id, []).append((game.pk, f"{game.short} {ordinal(place)}"))
        for entry in shot.called(game):
            where.setdefault(entry.player_id, []).append((game.pk, f"{game.short} called"))
        for entry in shot.held(game):
            where.setdefault(entry.player_id, []).append((game.pk, f"{game.short} on hold"))
    return where


def ordinal(number: int) -> str:
    """1 → "1st"."""
    ending = "th" if 10 <= number % 100 <= 20 else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{ending}"


def _card(shot: Snapshot, told: _Told, game: Game) -> ListCard:
    tables = shot.tables_of(game)
    running = shot.is_running(game)
    waiting = [row.entry for row in shot.waiting(game)]
    heads = [table_head(table, shot.seats_of(table)) for table in tables]
    here = sum(1 for entry in waiting if entry.is_here)
    called = shot.called(game)
    return ListCard(
        game_slug=game.slug,
        name=game.name,
        short=game.short,
        status="running" if running else "interest",
        closed=game.list_closed_at is not None,
        scheduled_at=game.scheduled_at,
        tables=heads,
        here=here,
        not_here=len(waiting) - here,
        open_seats=len(shot.holes(game)),
        called=[_row(shot, told, entry) for entry in called],
        held=[_row(shot, told, entry) for entry in shot.held(game)],
        waiting=[_row(shot, told, entry, place) for place, entry in enumerate(waiting, 1)],
        removed=[_row(shot, told, entry) for entry in told.removed if entry.game_id == game.pk],
        suggestion=_suggestion(shot, game),
        forming=None if running or tables else Forming(game.most_chairs, len(waiting), here),
        version=shot.room.version,
    )


def table_head(table: Table, seats: list[Seat]) -> TableHead:
    taken = sum(1 for seat in seats if seat.sitting_id is not None)
    return TableHead(
        number=table.number,
        status=table.status,
        no_fills=table.no_fills,
        chairs=table.chairs,
        open=sum(1 for seat in seats if not seat.sitting_id and seat.locked_for_id is None),
        leaving=sum(1 for seat in seats if seat.leaving_at is not None),
        locked=sum(1 for seat in seats if seat.locked_for_id is not None),
        seated=taken,
    )


def _row(shot: Snapshot, told: _Told, entry: Entry, place: int | None = None) -> EntryRow:
    call = told.calls.get(entry.pk) if entry.status == Status.CALLED else None
    standby = told.standbys.get(entry.pk)
    seat = call.seat if call else standby.call.seat if standby else None
    brings = told.demands.get(entry.pk)
    elsewhere = [words for game, words in told.where.get(entry.player_id, []) if game != entry.game_id]
    return EntryRow(
        id=entry.pk,
        name=entry.player.name,
        public_name=entry.player.public_name,
        tier=entry.player.tier,
        vip=entry.player.tier >= shot.policy.vip_priority_tier,
        status=entry.status,
        arrived=entry.is_here,
        why=_why(shot, entry, call),
        position=place,
        not_here_since=entry.away_since,
        not_here_why=_absence(entry),
        step_out_until=entry.back_by,
        due_at=entry.due_at,
        answered_at=call.answered_at if call else None,
        table=seat.table.number if seat else None,
        seat=seat.number if seat else None,
        note=entry.note,
        wish=" · ".join([*(f"not Table {number}" for number in entry.not_tables), *filter(None, [entry.seat_wish])]),
        elsewhere=" · ".join(elsewhere),
        passed_at=entry.passed_at,
        removed_reason=entry.ended_why if entry.status == Status.REMOVED else "",
        standby=standby is not None and entry.status == Status.WAITING,
        brings=brings.says if brings else "",
        brings_rule=brings.rule if brings else "",
    )


def _why(shot: Snapshot, entry: Entry, call: Call | None) -> str:
    if call and call.answered_at:
        return "Called and here: the seat stays locked up (T45)."
    if entry.status == Status.CALLED:
        return (
            "Called: five minutes to claim the seat (T45)."
            if shot.policy.call_claim_seconds == 300
            else ("Called: the clock to claim the seat runs (T45).")
        )
    if entry.status == Status.HELD:
        return "Missed the call: the place is held at the top of the list (T45)."
    if entry.status != Status.WAITING:
        return entry.ended_why
    return why(entry, entry.player.tier, ladder(entry.game, shot.policy), shot.room.zone)


def _absence(entry: Entry) -> str:
    if entry.is_here:
        return ""
    if entry.back_by:
        return "stepped out"
    return "chips picked up" if entry.origin == "chips" else "web" if entry.via == Via.WEB else "phone"


def _suggestion(shot: Snapshot, game: Game) -> Suggestion | None:
    choice = shot.next_up(game)
    if choice is None or choice.hole is None or choice.entry_id is None:
        return None
    names = {entry.pk: entry.player.public_name for entry in shot.entries.get(game.pk, [])}
    return Suggestion(
        entry_id=choice.entry_id,
        entry_name=names[choice.entry_id],
        table=choice.hole.table,
        seat=choice.hole.seat,
        passed_over=[(names[entry], reason) for entry, reason in choice.passed_over],
    )


def chair_strip(room: Room, number: int, at: datetime) -> ChairStrip | None:
    """The chairs of one table; None if there is no such table or it is closed."""
    return next(iter(chair_strips(room, at, number)), None)


def chair_strips(room: Room, at: datetime, number: int | None = None) -> list[ChairStrip]:
    """The chairs of every table that is not closed, or of one, at a constant number of queries."""
    shot = snapshot(room, at)
    away = walks(room, shot.policy, at)
    return [_strip(shot, table, away) for table in shot.tables if table.game and number in (None, table.number)]


def _strip(shot: Snapshot, table: Table, away: dict[int, Walks]) -> ChairStrip:
    assert table.game
    seats = shot.seats_of(table)
    chairs = [_chair(seat, shot, away) for seat in seats]
    unused = [Chair(place, "not in use") for place in range(table.chairs + 1, table.game.most_chairs + 1)]
    return ChairStrip(table_head(table, seats), table.game.name, chairs + unused)


def _chair(seat: Seat, shot: Snapshot, away: dict[int, Walks]) -> Chair:
    sitting = shot.sittings.get(seat.pk)
    locked_for = seat.locked_for.public_name if seat.locked_for else ""
    if sitting is None:
        state = "locked" if locked_for else "open"
        return Chair(seat.number, state, since=seat.open_since, locked_for=locked_for, due_at=seat.locked_until)
    name = sitting.player.public_name if sitting.player else ""
    walked = away.get(sitting.pk, Walks())
    return Chair(
        number=seat.number,
        state=_state(sitting, walked),
        name=name,
        initials=initials(name) if name else "?",
        since=sitting.since,
        locked_for=locked_for,
        due_at=seat.locked_until,
        sitting_id=sitting.pk,
        player_id=sitting.player_id,
        leaving=sitting.leaving_at is not None,
        walks=walked,
        missed_small=sitting.missed_small,
        missed_big=sitting.missed_big,
        note=sitting.note,
        earlier=walked.now.earlier if walked.now else earlier(shot.at, sitting),
    )


def _state(sitting: Sitting, walked: Walks) -> str:
    if walked.now:
        return "overdue" if walked.now.is_over else "away"
    return "leaving" if sitting.leaving_at else "seated" if sitting.player_id else "unknown"


def bar(room: Room, staff: Staff, at: datetime) -> Bar:
    """The last thing this person did, and what wants somebody's eye."""
    policy = policy_of(room)
    last = Event.objects.filter(room=room, actor=staff, seq__gt=room.version - 200).order_by("-seq").first()
    overdue, next_due = _overdue(room, at)
    wants = [*overdue, *_alerts(room, at)]
    to_approve = approvals.waiting(room, at).count()
    if last is None:
        return Bar(None, wants, to_approve, next_due)
    root = last if last.seq == last.command else Event.objects.get(room=room, seq=last.command)
    until = root.at + timedelta(seconds=policy.undo_seconds)
    action = LastAction(root.seq, tell(root), until, can_undo(root, staff, at, policy.undo_seconds) and at < until)
    return Bar(action, wants, to_approve, next_due)


def _overdue(room: Room, at: datetime) -> tuple[list[str], datetime | None]:
    """Who should be back by now, longest first; and when the next of those away will be late."""
    rows = Absence.objects.filter(room=room, ended_at__isnull=True).select_related("sitting__player", "table")
    away = list(rows.order_by("due_at", "pk"))
    late = [row for row in away if row.is_overdue(at)]
    names = [row.sitting.player.public_name if row.sitting.player else "Somebody without a name" for row in late]
    due = [row.due_at for row in away if row.due_at and row.due_at > at]
    said = [f"{name} is overdue: Table {row.table.number}" for name, row in zip(names, late, strict=True)]
    return said, min(due, default=None)


def _alerts(room: Room, at: datetime) -> list[str]:
    """Called and here, but not sitting after `seat_after_answer_seconds`; stepped out and past the time they said."""
    policy = policy_of(room)
    late = at - timedelta(seconds=policy.seat_after_answer_seconds)
    slow = Call.objects.filter(room=room, outcome="", answered_at__lte=late).select_related(
        "entry__player", "seat__table"
    )
    out = Entry.objects.filter(room=room, status=Status.WAITING, back_by__lte=at).select_related("player")
    return [
        f"{call.entry.player.public_name} is here but not sitting: Table {call.seat.table.number}" for call in slow
    ] + [f"{entry.player.public_name} stepped out and is past the time" for entry in out]
