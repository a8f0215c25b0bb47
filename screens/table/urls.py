"""A table's own screen: /<room>/tables/<number>/…"""

from django.urls import path

from screens.table import views

AT = "tables/<int:table>/"


urlpatterns = [
    path("tables/", views.bound, name="tablets"),
    path(AT, views.screen, name="table"),
    path(f"{AT}now/", views.now_, name="table_now"),
    path(f"{AT}sheet/", views.game_sheet, name="table_sheet"),
    path(f"{AT}sittings/<int:sitting>/<slug:verb>/", views.sitting, name="table_sitting"),
    path(f"{AT}seats/<int:seat>/occupied/", views.occupied, name="table_occupied"),
    path(f"{AT}clock/", views.call_clock, name="table_clock"),
    path(f"{AT}clock/stop/", views.stop_clock, name="table_clock_stop"),
    path(f"{AT}floor/", views.call_floor, name="table_floor"),
    path(f"{AT}undo/", views.take_back, name="table_undo"),
    path(f"{AT}bind/", views.bind, name="tablet_bind"),
    path(f"{AT}release/", views.release, name="tablet_release"),
]
