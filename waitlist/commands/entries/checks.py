"""What keeps a name off a list: on it already, or seated in that very game."""

from __future__ import annotations

from players.models import Player
from players.queries import said
from pokerroom.turn import Turn
from tables.commands import check_not_seated
from tables.models import Game
from tables.queries import sitting_of
from waitlist.models import Entry
from waitlist.refusals import AlreadyListed
from waitlist.rules import LIVE


def check_not_listed(player: Player, game: Game) -> None:
    """Refused (AlreadyListed) if the player has a live name on that list."""
    twin = Entry.objects.filter(game=game, player=player, status__in=LIVE).first()
    if twin:
        raise AlreadyListed(f"{said(player)} is on the {game.short} list already.", entry=twin.pk)


def check_not_in_this_game(now: Turn, player: Player, game: Game) -> None:
    """Refused (AlreadySeated) if the player sits in that very game."""
    sitting = sitting_of(now.room, player.pk)
    if sitting and sitting.game_id == game.pk:
        check_not_seated(now, player)
