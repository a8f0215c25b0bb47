"""The host's screen: /<room>/host/…"""

from django.urls import path

from screens.host.views import absences, approvals, chairs, entries, lists, moves, screen

app_name = "host"
urlpatterns = [
    path("host/", screen.host, name="screen"),
    path("host/lists/<slug:game>/", screen.list_card, name="list"),
    path("host/tables/<int:table>/", screen.table, name="table"),
    path("host/bar/", screen.bar, name="bar"),
    path("host/find/", screen.find, name="find"),
    path("host/choose/", screen.choose, name="choose"),
    path("host/approvals/", approvals.waiting, name="approvals"),
    path("host/approvals/<int:approval>/<slug:verb>/", approvals.decide, name="approval"),
    path("print/", screen.paper, name="print"),
    path("host/add/", lists.add, name="add"),
    path("host/walk-up/", lists.walk_up, name="walk_up"),
    path("host/undo/", lists.take_back, name="undo"),
    path("host/auto-call/", lists.auto_call, name="auto_call"),
    path("host/lists/<slug:game>/open-table/", lists.open_table, name="open_table"),
    path("host/lists/<slug:game>/<slug:verb>/", lists.act, name="list_do"),
    path("host/entries/<int:entry>/call/", entries.call, name="call"),
    path("host/entries/<int:entry>/<slug:verb>/", entries.act, name="entry"),
    path("host/tables/<int:table>/seats/<int:seat>/occupied/", chairs.occupied, name="occupied"),
    path("host/tables/<int:table>/<slug:verb>/", chairs.table, name="table_do"),
    path("host/sittings/<int:sitting>/name/", chairs.name, name="name"),
    path("host/sittings/<int:sitting>/move/", moves.move, name="move"),
    path("host/sittings/<int:sitting>/ask/", moves.ask, name="ask"),
    path("host/wishes/<int:wish>/<slug:verb>/", moves.wish, name="wish"),
    path("host/sittings/<int:sitting>/<slug:verb>/", absences.sitting, name="sitting"),
]
