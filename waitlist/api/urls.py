"""rooms/{room}/… : players, games, lists, entries, chairs, clocks, board."""

from django.urls import path

from players.api import records
from pokerroom.api.base import door
from tables.api import games as offerings
from tables.api.own import its_own, its_players
from waitlist.api import away, chairs, custody, entries, floor, games, lists, moves, players

ENTRY = {
    "check-in": entries.check_in,
    "call": entries.call,
    "page": entries.page,
    "pass": entries.pass_,
    "withdraw": entries.withdraw,
    "was-here": entries.was_here,
    "step-out": entries.step_out,
    "seat": entries.seat,
    "remove": entries.remove,
    "restore": entries.restore,
    "move": entries.move,
    "change-list": entries.change_list,
    "merge": entries.merge,
    "note": entries.note,
    "extend": entries.extend,
}
LIST = {
    "entries": lists.join,
    "call-next": lists.call_next,
    "close": lists.close,
    "reopen": lists.reopen,
    "clear": lists.clear,
}
SITTING = {
    "name": chairs.name,
    "more-time": away.more_time,
    "add-on": away.add_on,
    "remove-from-game": away.remove,
    "pick-up": custody.pick_up,
    "cash-out": custody.cash_out,
    "left-with": custody.left_with,
    "change-seat": moves.change_seat,
    "swap": moves.swap,
    "change-table": moves.change_table,
    "change-game": moves.change_game,
}
AT_THE_TABLE = {
    "leaving": chairs.leaving,
    "stay": chairs.stay,
    "leave": chairs.leave,
    "away": away.away,
    "back": away.back,
    "tally": away.tally,
    "missed-blinds": away.missed_blinds,
    "note": away.note,
    "ask": moves.ask_for,
}
TABLE = {
    "fill": chairs.fill,
    "walk-up": chairs.walk_up,
    "must-move": moves.must_move,
    "if-opened": moves.if_opened,
    "break": floor.break_,
    "deal": floor.deal,
    "draw": floor.draw,
    "close-draw": floor.close_draw,
    "limit-change": floor.limit_change,
    "count": floor.count,
    "mark": floor.mark,
    "lock": floor.lock,
    "free": floor.free,
}

urlpatterns = [
    path("games/", door(offerings.offerings, offerings.offer)),
    path("games/<slug:game>/", door(games.change)),
    path("players/", door(records.search, players.add)),
    path("players/<int:player>/", door(players.one, players.change)),
    path("players/<int:player>/keep-apart/", door(players.keep_apart)),
    path("apart/", door(players.kept_apart)),
    path("apart/<int:pair>/let-together/", door(players.let_together)),
    path("lists/", door(lists.every)),
    path("lists/<slug:game>/", door(lists.one)),
    *(path(f"lists/<slug:game>/{verb}/", door(deed)) for verb, deed in LIST.items()),
    path("entries/<int:entry>/", door(entries.one)),
    *(path(f"entries/<int:entry>/{verb}/", door(deed)) for verb, deed in ENTRY.items()),
    *(path(f"tables/<int:number>/{verb}/", door(deed)) for verb, deed in TABLE.items()),
    path("tables/<int:number>/occupied/", door(chairs.occupied, tablets=its_own)),
    path("sittings/<int:number>/", door(chairs.one, tablets=its_players)),
    *(path(f"sittings/<int:number>/{verb}/", door(deed)) for verb, deed in SITTING.items()),
    *(path(f"sittings/<int:number>/{verb}/", door(deed, tablets=its_players)) for verb, deed in AT_THE_TABLE.items()),
    path("custody/", door(custody.every)),
    path("custody/<int:bag>/count/", door(custody.count)),
    path("custody/<int:bag>/pay-out/", door(custody.pay_out)),
    path("requests/", door(moves.requests)),
    path("requests/<int:asked>/approve/", door(moves.approve)),
    path("requests/<int:asked>/withdraw/", door(moves.withdraw)),
    path("take-over/", door(floor.take_over)),
    path("close/", door(floor.close_room)),
    path("clocks/extend/", door(lists.extend)),
    path("auto-call/", door(lists.auto_call)),
]
