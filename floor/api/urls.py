"""rooms/{room}/… : players, games, seating, sittings, tables, custody, requests, clocks, the whole room."""

from django.urls import path

from floor.api import (
    absences,
    add_ons,
    breaking,
    clocks,
    closing,
    conduct,
    custody,
    entries,
    games,
    moves,
    players,
    requests,
    sittings,
    tables,
    take_over,
)
from players.api import records
from pokerroom.api.base import endpoint
from tables.api import games as offerings
from tables.api.own import its_own, its_players

SITTING = {
    "name": sittings.name,
    "more-time": absences.more_time,
    "add-on": add_ons.add_on,
    "remove-from-game": conduct.remove,
    "pick-up": custody.pick_up,
    "cash-out": custody.cash_out,
    "left-with": custody.left_with,
    "restate": custody.restate,
    "change-seat": moves.change_seat,
    "swap": moves.swap,
    "change-table": moves.change_table,
    "change-game": moves.change_game,
}
AT_THE_TABLE = {
    "leaving": sittings.leaving,
    "stay": sittings.stay,
    "leave": sittings.leave,
    "away": absences.away,
    "back": absences.back,
    "tally": absences.tally,
    "missed-blinds": add_ons.missed_blinds,
    "note": add_ons.note,
    "ask": requests.ask_for,
}
TABLE = {
    "walk-up": sittings.walk_up,
    "must-move": moves.must_move,
    "if-opened": moves.if_opened,
    "break": breaking.break_,
    "deal": breaking.deal,
    "draw": breaking.draw,
    "close-draw": breaking.close_draw,
    "limit-change": tables.limit_change,
    "count": tables.count,
    "mark": tables.mark,
    "lock": tables.lock,
    "free": tables.free,
}

urlpatterns = [
    path("games/", endpoint(offerings.offerings, offerings.offer)),
    path("games/<slug:game>/", endpoint(games.one, games.change)),
    path("players/", endpoint(records.search, players.add)),
    path("players/<int:player>/", endpoint(players.one, players.change)),
    path("players/<int:player>/keep-apart/", endpoint(players.keep_apart)),
    path("apart/", endpoint(players.kept_apart)),
    path("apart/<int:pair>/let-together/", endpoint(players.let_together)),
    path("entries/<int:entry>/seat/", endpoint(entries.seat)),
    *(path(f"tables/<int:number>/{verb}/", endpoint(deed)) for verb, deed in TABLE.items()),
    path("tables/<int:number>/occupied/", endpoint(sittings.occupied, tablets=its_own)),
    path("sittings/<int:number>/", endpoint(sittings.one, tablets=its_players)),
    *(path(f"sittings/<int:number>/{verb}/", endpoint(deed)) for verb, deed in SITTING.items()),
    *(
        path(f"sittings/<int:number>/{verb}/", endpoint(deed, tablets=its_players))
        for verb, deed in AT_THE_TABLE.items()
    ),
    path("custody/", endpoint(custody.every)),
    path("custody/<int:bag>/count/", endpoint(custody.count)),
    path("custody/<int:bag>/recount/", endpoint(custody.recount)),
    path("custody/<int:bag>/pay-out/", endpoint(custody.pay_out)),
    path("requests/", endpoint(requests.requests)),
    path("requests/<int:asked>/approve/", endpoint(requests.approve)),
    path("requests/<int:asked>/decline/", endpoint(requests.decline)),
    path("requests/<int:asked>/withdraw/", endpoint(requests.withdraw)),
    path("take-over/", endpoint(take_over.take_over)),
    path("close/", endpoint(closing.close_room)),
    path("clocks/extend/", endpoint(clocks.extend)),
]
