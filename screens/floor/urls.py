"""The floor: /<room>/floor/…"""

from django.urls import path

from screens.floor.views import screen, tables

app_name = "floor"
urlpatterns = [
    path("print/slips/<int:table>/", tables.slips, name="slips"),
    path("floor/", screen.screen, name="screen"),
    path("floor/map/", screen.tables, name="map"),
    path("floor/map/<int:table>/", screen.table, name="map_table"),
    path("floor/clocks/", screen.rail, name="clocks"),
    path("floor/wishes/", screen.asked, name="wishes"),
    path("floor/trail/", screen.events, name="trail"),
    path("floor/clocks/more-time/", screen.more_time_for_all, name="more_time_for_all"),
    path("floor/entries/<int:entry>/more-time/", screen.more_time, name="more_time"),
    path("floor/sittings/<int:sitting>/<slug:verb>/", screen.sitting, name="sitting"),
    path("floor/tables/<int:table>/", screen.closed, name="closed"),
    path("floor/tables/<int:table>/come/", screen.come, name="come"),
    path("floor/tables/<int:table>/stop-clock/", screen.stop_clock, name="stop_clock"),
    path("floor/tables/<int:table>/open/", screen.open_, name="open"),
    path("floor/tables/<int:table>/<slug:verb>/", tables.act, name="table"),
]
