"""The floor: /<room>/floor/…"""

from django.urls import path

from screens.floor.views import screen, tables

urlpatterns = [
    path("print/slips/<int:table>/", tables.slips, name="slips"),
    path("floor/", screen.screen, name="floor"),
    path("floor/map/", screen.tables, name="floor_map"),
    path("floor/map/<int:table>/", screen.table, name="floor_map_table"),
    path("floor/clocks/", screen.rail, name="floor_clocks"),
    path("floor/wishes/", screen.asked, name="floor_wishes"),
    path("floor/trail/", screen.events, name="floor_trail"),
    path("floor/clocks/more-time/", screen.more_time_for_all, name="floor_more_time_for_all"),
    path("floor/entries/<int:entry>/more-time/", screen.more_time, name="floor_more_time"),
    path("floor/sittings/<int:sitting>/<slug:verb>/", screen.sitting, name="floor_sitting"),
    path("floor/tables/<int:table>/", screen.closed, name="floor_closed"),
    path("floor/tables/<int:table>/come/", screen.come, name="floor_come"),
    path("floor/tables/<int:table>/stop-clock/", screen.stop_clock, name="floor_stop_clock"),
    path("floor/tables/<int:table>/open/", screen.open_, name="floor_open"),
    path("floor/tables/<int:table>/<slug:verb>/", tables.act, name="floor_table"),
]
