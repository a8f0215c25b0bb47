"""Endpoints of the API: who asks, in which room, when, with which facts; one deed; its answer.

@post({"seconds": required(whole())}, answers=list[EntryShape])
def extend(ask, ...): ...

path("clocks/extend/", endpoint(extend))
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, ClassVar, cast

from django.http import HttpRequest, HttpResponseBase, JsonResponse
from django.views.decorators.csrf import csrf_exempt
from rest_framework.authentication import SessionAuthentication, TokenAuthentication
from rest_framework.authtoken.models import Token
from rest_framework.exceptions import AuthenticationFailed
from rest_framework.permissions import IsAuthenticated
from rest_framework.renderers import JSONRenderer
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from pokerroom import access, approvals, clock, idle
from pokerroom.api import keys, versions
from pokerroom.api.fields import Facts, from_query, read
from pokerroom.api.parsing import Json
from pokerroom.api.schema import EndpointSchema
from pokerroom.api.shapes import Asked
from pokerroom.models import ClockTimestamp, Room, Staff
from pokerroom.outage import outage_of
from pokerroom.policy import Policy
from pokerroom.read_snapshot import read_snapshot
from pokerroom.refusals import NotAllowed, NotFound, api_handler
from pokerroom.rows import columns, joined
from pokerroom.turn import activated, policy_of


@dataclass(frozen=True)
class Ask:
    """A request that has been let in: the room, the moment, what was sent, and by whom."""

    room: Room
    at: datetime
    facts: dict[str, Any]
    staff: Staff | None = None

    @property
    def by(self) -> dict[str, Any]:
        """Who and when, as every command takes it."""
        return {"by": self.staff, "at": self.at}

    @property
    def policy(self) -> Policy:
        return policy_of(self.room)


@dataclass(frozen=True)
class Deed:
    """One thing that can be asked for: its function, what it takes and what it answers."""

    method: str
    act: Callable[..., Any]
    facts: Facts
    answers: Any
    status: int = 200
    name: str = ""
    approvable: bool = False


def get(facts: Facts | None = None, *, answers: Any) -> Callable[[Callable[..., Any]], Deed]:
    return _deed("get", facts, answers, 200)


def post(
    facts: Facts | None = None, *, answers: Any, status: int = 200, approvable: bool = False
) -> Callable[[Callable[..., Any]], Deed]:
    """`approvable`: where a host may not, a supervisor is asked instead (202)."""
    return _deed("post", facts, answers, status, approvable)


def patch(facts: Facts, *, answers: Any) -> Callable[[Callable[..., Any]], Deed]:
    return _deed("patch", facts, answers, 200)


def _deed(
    method: str, facts: Facts | None, answers: Any, status: int, approvable: bool = False
) -> Callable[[Callable[..., Any]], Deed]:
    def made(act: Callable[..., Any]) -> Deed:
        noun = act.__module__.rpartition(".")[2]
        name = f"{noun}_{act.__name__.strip('_')}"
        return Deed(method, act, facts or {}, answers, status, name, approvable)

    return made


class StaffToken(TokenAuthentication):
    """Who, of which room under which policy, and when: one statement."""

    def authenticate_credentials(self, key: str) -> tuple[Staff, Token]:
        token = _token(key) if "\0" not in key else None
        if token is None or not token.user.is_active:
            raise AuthenticationFailed("This token is nobody's, or no longer.")
        return token.user, token


TOKEN = f"""
    SELECT {columns(Token, "token")}, {columns(Staff, "staff")}, {columns(Room, "room")}, clock_timestamp()
    FROM authtoken_token token
    JOIN pokerroom_staff staff ON staff.id = token.user_id
    JOIN pokerroom_room room ON room.id = staff.room_id
    WHERE token.key = %s
"""  # noqa: S608


def _token(key: str) -> Any:
    for token, token.user, token.user.room, token.now in joined([Token, Staff, Room], TOKEN, [key]):
        return token
    return None


class Endpoint(APIView):
    """A path with its deeds, one a method. What every answer has in common is here."""

    deeds: ClassVar[dict[str, Deed]] = {}
    keeps_keys = False
    parser_classes = [Json]
    renderer_classes = [JSONRenderer]
    metadata_class = None
    schema = EndpointSchema()

    def open(self, request: Request, room: str = "", **path: Any) -> Response:
        deed = self.deeds["get" if request.method == "HEAD" else str(request.method).lower()]
        given = from_query(deed.facts, request.query_params.dict()) if deed.method == "get" else request.data
        with read_snapshot() if deed.method == "get" else nullcontext():
            status, answer = self.answer(deed, request, room, given, path)
        return Response(answer, status=status, headers=self.version(deed, status, answer))

    @classmethod
    def has_versions(cls) -> bool:
        """Whether this is one thing that is both read and changed here."""
        return {"get", "patch"} <= cls.deeds.keys()

    def version(self, deed: Deed, status: int, answer: Any) -> dict[str, str]:
        shown = self.has_versions() and deed.method in ("get", "patch") and status == 200
        return {"ETag": versions.tag(answer)} if shown else {}

    def answer(self, deed: Deed, request: Request, room: str, given: Any, path: dict[str, Any]) -> keys.Answer:
        raise NotImplementedError

    def get_exception_handler(self) -> Any:
        return _handle

    @property
    def default_response_headers(self) -> dict[str, str]:
        return super().default_response_headers | {"Cache-Control": "no-store"}


Tablets = Callable[..., bool]


class StaffEndpoint(Endpoint):
    """For staff of the room; nobody else finds anything here. A table's own tablet: where `tablets` says so."""

    keeps_keys = True
    tablets: ClassVar[Tablets | None] = None
    authentication_classes = [StaffToken, SessionAuthentication]
    permission_classes = [IsAuthenticated]

    def answer(self, deed: Deed, request: Request, room: str, given: Any, path: dict[str, Any]) -> keys.Answer:
        staff, at = _who(request, room)
        if staff.bound_to is not None and not (self.tablets and self.tablets(staff, **path)):
            raise NotAllowed(f"This tablet is bound to table {staff.bound_to}.", code="bound_elsewhere")
        access.check(request, staff)
        activated(staff.room)

        def act() -> keys.Answer:
            ask = Ask(staff.room, at, read(deed.facts, given), staff)
            try:
                with self.as_seen(deed, request, ask, path):
                    answer = deed.act(ask, **path)
                return deed.status, without_money(answer) if staff.bound_to is not None else answer
            except approvals.AskedFor as asked:
                refusal = asked.refusal
                return 202, Asked(approval=asked.approval.pk, detail=refusal.detail, rule=refusal.rule)

        key = request.headers.get("Idempotency-Key")
        if key is None or deed.method == "get":
            return act()
        said = keys.digest(deed.method, request.path, given)
        return keys.once(staff, keys.checked(key), said, act)

    def as_seen(self, deed: Deed, request: Request, ask: Ask, path: dict[str, Any]) -> AbstractContextManager[None]:
        """A change is made to the version that `If-Match` names, if it names one."""
        said = request.headers.get("If-Match")
        if said is None or deed.method != "patch" or not self.has_versions():
            return nullcontext()
        seen = replace(ask, facts={})
        return versions.unless_changed(said, ask.room, ask.at, lambda: self.deeds["get"].act(seen, **path))


MONEY = frozenset({"buy_in", "left_with"})


def without_money(answer: Any) -> Any:
    """What a table's own tablet is answered: nobody's chips in figures (rules §6)."""
    if isinstance(answer, dict):
        return {key: None if key in MONEY else without_money(value) for key, value in answer.items()}
    return [without_money(each) for each in answer] if isinstance(answer, list) else answer


# What the answer of each named deed looks like: the same whether done at once or once approved.
ANSWERS: dict[str, Callable[[Ask, Any], Any]] = {}


def answered(name: str) -> Callable[[Callable[[Ask, Any], Any]], Callable[[Ask, Any], Any]]:
    """Register the shape of a deed's answer."""

    def register(shape: Callable[[Ask, Any], Any]) -> Callable[[Ask, Any], Any]:
        ANSWERS[name] = shape
        return shape

    return register


def perform(ask: Ask, name: str, **facts: Any) -> Any:
    """Do the deed of that name, or ask a supervisor for it (202)."""
    return ANSWERS[name](ask, approvals.do_or_ask(ask.room, name, **facts, **ask.by))


def _who(request: Request, room: str) -> tuple[Staff, datetime]:
    """Staff of this room with an uncovered screen, and the moment by the database's clock."""
    staff = cast(Staff, request.user)
    if staff.room.slug != room:
        raise NotFound("There is no such room.")
    if isinstance(request.auth, Token):
        return staff, request.auth.now  # type: ignore[attr-defined]
    at = clock.now()
    if idle.is_locked(request.session, staff, at):
        raise NotAllowed("This screen is locked: enter your PIN.", code="locked")
    if request.method != "GET":
        idle.touch(request.session, staff, at)
    return staff, at


class PublicEndpoint(Endpoint):
    """For everybody; no log-in is asked for, and none looked at."""

    authentication_classes = []
    permission_classes = []

    def answer(self, deed: Deed, request: Request, room: str, given: Any, path: dict[str, Any]) -> keys.Answer:
        known = Room.objects.annotate(now=ClockTimestamp())
        row = known.filter(slug=room).first()
        if row is None:
            raise NotFound("There is no such room.")
        return deed.status, deed.act(Ask(row, row.now, read(deed.facts, given)), **path)


def endpoint(
    *deeds: Deed, kind: type[Endpoint] = StaffEndpoint, tablets: Tablets | None = None
) -> Callable[..., HttpResponseBase]:
    """The view of one path: one deed a method. `tablets`: which table's own tablet may come in, too."""
    methods: dict[str, Any] = {deed.method: kind.open for deed in deeds}
    limits = {"tablets": staticmethod(tablets)} if tablets else {}
    view = type(kind.__name__, (kind,), {"deeds": {deed.method: deed for deed in deeds}, **methods, **limits})
    return cast(type[Endpoint], view).as_view()


def _handle(error: Exception, context: dict[str, Any]) -> Any:
    return api_handler(outage_of(error) or error, context)


@csrf_exempt
def nothing_here(request: HttpRequest, path: str = "") -> JsonResponse:
    """Any other address under the API."""
    return JsonResponse(NotFound("There is nothing at this address.").body(), status=404)
