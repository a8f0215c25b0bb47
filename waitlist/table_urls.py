"""A table's own screen: /<room>/tables/<number>/…"""

from django.urls import path

from waitlist.views import table

AT = "tables/<int:table>/"

urlpatterns = [
    path("tables/", table.bound, name="tablets"),
    path(AT, table.screen, name="table"),
    path(f"{AT}now/", table.now_, name="table_now"),
    path(f"{AT}sheet/", table.game_sheet, name="table_sheet"),
    path(f"{AT}sittings/<int:sitting>/<slug:verb>/", table.sitting, name="table_sitting"),
    path(f"{AT}seats/<int:seat>/occupied/", table.occupied, name="table_occupied"),
    path(f"{AT}clock/", table.call_clock, name="table_clock"),
    path(f"{AT}clock/stop/", table.stop_clock, name="table_clock_stop"),
    path(f"{AT}floor/", table.call_floor, name="table_floor"),
    path(f"{AT}undo/", table.take_back, name="table_undo"),
    path(f"{AT}bind/", table.bind, name="tablet_bind"),
    path(f"{AT}release/", table.release, name="tablet_release"),
]
