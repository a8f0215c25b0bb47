"""The floor: /<room>/floor/…"""

from django.urls import path

from waitlist.views import floor, table_sheet

urlpatterns = [
    path("floor/", floor.screen, name="floor"),
    path("floor/map/", floor.tables, name="floor_map"),
    path("floor/map/<int:table>/", floor.table, name="floor_map_table"),
    path("floor/clocks/", floor.rail, name="floor_clocks"),
    path("floor/wishes/", floor.asked, name="floor_wishes"),
    path("floor/trail/", floor.events, name="floor_trail"),
    path("floor/clocks/more-time/", floor.more_time_for_all, name="floor_more_time_for_all"),
    path("floor/entries/<int:entry>/more-time/", floor.more_time, name="floor_more_time"),
    path("floor/sittings/<int:sitting>/<slug:verb>/", floor.sitting, name="floor_sitting"),
    path("floor/tables/<int:table>/", floor.closed, name="floor_closed"),
    path("floor/tables/<int:table>/come/", floor.come, name="floor_come"),
    path("floor/tables/<int:table>/stop-clock/", floor.stop_clock, name="floor_stop_clock"),
    path("floor/tables/<int:table>/open/", floor.open_, name="floor_open"),
    path("floor/tables/<int:table>/<slug:verb>/", table_sheet.act, name="floor_table"),
]
