"""The host's screen: /<room>/host/…"""

from django.urls import path

from waitlist.views import approving, away, chairs, custody, entries, lists, moves, records, screens, table_sheet

urlpatterns = [
    path("host/", screens.host, name="host"),
    path("host/lists/<slug:game>/", screens.list_card, name="host_list"),
    path("host/tables/<int:table>/", screens.table, name="host_table"),
    path("host/bar/", screens.bar, name="host_bar"),
    path("host/find/", screens.find, name="host_find"),
    path("host/choose/", screens.choose, name="host_choose"),
    path("host/approvals/", approving.waiting, name="approvals"),
    path("host/approvals/<int:approval>/<slug:verb>/", approving.decide, name="approval"),
    path("custody/", custody.screen, name="custody"),
    path("custody/bags/", custody.bags, name="custody_bags"),
    path("custody/sheet/", custody.sheet, name="custody_sheet"),
    path("custody/<int:bag>/count/", custody.count, name="custody_count"),
    path("custody/<int:bag>/pay-out/", custody.pay_out, name="custody_pay_out"),
    path("players/<int:player>/", records.screen, name="player_record"),
    path("players/<int:player>/cards/", records.cards, name="player_cards"),
    path("players/<int:player>/others/", records.find_other, name="player_others"),
    path("players/<int:player>/<slug:verb>/", records.act, name="player_do"),
    path("print/", screens.paper, name="print"),
    path("print/slips/<int:table>/", table_sheet.slips, name="slips"),
    path("host/add/", lists.add, name="host_add"),
    path("host/walk-up/", lists.walk_up, name="host_walk_up"),
    path("host/undo/", lists.take_back, name="host_undo"),
    path("host/auto-call/", lists.auto_call, name="host_auto_call"),
    path("host/lists/<slug:game>/open-table/", lists.open_table, name="host_open_table"),
    path("host/lists/<slug:game>/<slug:verb>/", lists.act, name="host_list_do"),
    path("host/entries/<int:entry>/call/", entries.call, name="host_call"),
    path("host/entries/<int:entry>/<slug:verb>/", entries.act, name="host_entry"),
    path("host/tables/<int:table>/seats/<int:seat>/occupied/", chairs.occupied, name="host_occupied"),
    path("host/tables/<int:table>/<slug:verb>/", chairs.table, name="host_table_do"),
    path("host/sittings/<int:sitting>/name/", chairs.name, name="host_name"),
    path("host/sittings/<int:sitting>/move/", moves.move, name="host_move"),
    path("host/sittings/<int:sitting>/ask/", moves.ask, name="host_ask"),
    path("host/wishes/<int:wish>/<slug:verb>/", moves.wish, name="host_wish"),
    path("host/sittings/<int:sitting>/<slug:verb>/", away.sitting, name="host_sitting"),
]
