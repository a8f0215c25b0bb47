"""The games that a room offers: a manager makes, changes, withdraws them; the rest of the staff read."""

from __future__ import annotations

from typing import Any

from django.http import HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.utils.text import slugify
from django.views.decorators.http import require_GET, require_POST

from floor.commands.games import change_game
from pokerroom.decorators import StaffRequest, page, staff_only
from pokerroom.refusals import Malformed, NotFound, Refused
from pokerroom.roles import Act, may
from pokerroom.shown import Overtaken
from screens.room.forms import Offering, changes_of, facts_of, having_seen, shown
from tables.commands.games import add_game
from tables.models import Game
from tables.queries import game_of
from tables.queries.sheet import sheet
from tables.rules.templates import TEMPLATES

NEW = "new"
BLANK = {"most_chairs": 9, "max_kind": "fixed"}
GROUPS = (
    ("Game", ("name", "short", "structure", "variants", "most_chairs", "place")),
    ("Stakes", ("small_blind", "big_blind", "ante", "bring_in", "lower_limit", "upper_limit")),
    ("Buy-in", ("buy_in_min", "max_kind", "buy_in_max", "match_percent")),
    ("House rules", ("run_it_twice", "kill", "heads_up_unlimited", "bomb_pot_at_most", "collection")),
    ("Vegas Hold'em", ("multiples", "multiples_approval")),
)


@require_GET
@staff_only
def desk(request: StaffRequest) -> HttpResponse:
    return _desk(request)


@require_POST
@staff_only
def add(request: StaffRequest) -> HttpResponse:
    """A game of the manager's own; its address follows from the short name."""
    form = Offering(request.POST, auto_id="new-%s")
    try:
        facts = facts_of(_read(form))
        slug = slugify(facts["short"])[:40]
        if not slug:
            raise Malformed({"short": "A short name needs a letter or a digit."})
        made = add_game(request.room, slug=slug, **facts, **request.by)
    except Refused as refusal:
        return _desk(request, NEW, form, refusal)
    return _done(request, made)


@require_POST
@staff_only
def offer(request: StaffRequest, template: str) -> HttpResponse:
    """One touch: a game of the documents, as it stands there."""
    if template not in TEMPLATES:
        raise NotFound("There is no such game to offer.")
    try:
        made = add_game(request.room, slug=template, **TEMPLATES[template], **request.by)
    except Refused as refusal:
        return _desk(request, refusal=refusal)
    return _done(request, made)


@require_POST
@staff_only
def change(request: StaffRequest, game: str) -> HttpResponse:
    """Only what was changed is sent on, so what others changed meanwhile stays; what both changed is refused."""
    row, form = game_of(request.room, game), Offering(request.POST, auto_id=f"{game}-%s")
    try:
        changed = change_game(row, **changes_of(_read(form)), **request.by)
    except Overtaken as refusal:
        seen = having_seen(form, game_of(request.room, game), refusal.extra["fields"])
        return _desk(request, game, seen, refusal)
    except Refused as refusal:
        return _desk(request, game, form, refusal)
    return _done(request, changed)


@require_POST
@staff_only
def offered(request: StaffRequest, game: str) -> HttpResponse:
    """Withdrawn, or offered again."""
    row = game_of(request.room, game)
    try:
        changed = change_game(row, offered=request.POST.get("on") == "1", **request.by)
    except Refused as refusal:
        return _desk(request, game, refusal=refusal)
    return _done(request, changed)


def _read(form: Offering) -> Offering:
    if not form.is_valid():
        raise Malformed({field: " ".join(str(one) for one in says) for field, says in form.errors.items()})
    return form


def _done(request: StaffRequest, game: Game) -> HttpResponse:
    return HttpResponseRedirect(f"{reverse('room:games', args=[request.room.slug])}?saved={game.slug}#game-{game.slug}")


def _desk(
    request: StaffRequest, opened: str = "", typed: Offering | None = None, refusal: Refused | None = None
) -> HttpResponse:
    """`opened`: the form that was refused, shown again as it was typed."""
    rows = list(Game.objects.filter(room=request.room))
    wrong = refusal.extra.get("fields", {}) if refusal else {}
    saved = request.GET.get("saved", "")
    new = typed if typed and opened == NEW else Offering(initial=BLANK, auto_id="new-%s")
    context = {
        "games": [_row(game, opened == game.slug, typed, wrong) for game in rows],
        "opened": opened or saved,
        "new": new,
        "new_wrong": wrong if opened == NEW else {},
        "templates": {slug: facts for slug, facts in TEMPLATES.items() if slug not in {game.slug for game in rows}},
        "may_change": may(request.staff.role, Act.GAMES),
        "refusal": refusal,
        "groups": GROUPS,
        "saved": next((game for game in rows if game.slug == saved), None),
    }
    return page(request, "room/games.html", context, status=refusal.status if refusal else 200)


def _row(game: Game, refused: bool, typed: Offering | None, wrong: dict[str, str]) -> dict[str, Any]:
    """A game with its sheet and its form; after a refusal as it was typed."""
    form = typed if refused and typed else Offering(initial=shown(game), auto_id=f"{game.slug}-%s")
    return {"game": game, "sheet": sheet(game), "form": form, "wrong": wrong if refused else {}}
