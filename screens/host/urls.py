"""The host's screen: /<room>/host/…"""

from django.urls import path

from screens.host.views import absences, approvals, chairs, entries, lists, moves, screen

urlpatterns = [
    path("host/", screen.host, name="host"),
    path("host/lists/<slug:game>/", screen.list_card, name="host_list"),
    path("host/tables/<int:table>/", screen.table, name="host_table"),
    path("host/bar/", screen.bar, name="host_bar"),
    path("host/find/", screen.find, name="host_find"),
    path("host/choose/", screen.choose, name="host_choose"),
    path("host/approvals/", approvals.waiting, name="approvals"),
    path("host/approvals/<int:approval>/<slug:verb>/", approvals.decide, name="approval"),
    path("print/", screen.paper, name="print"),
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
    path("host/sittings/<int:sitting>/<slug:verb>/", absences.sitting, name="host_sitting"),
]
