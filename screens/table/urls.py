"""A table's own screen: /<room>/tables/<number>/…"""

from django.urls import path

from screens.table import views

AT = "tables/<int:table>/"


app_name = "table"
urlpatterns = [
    path("tables/", views.bound, name="tablets"),
    path(AT, views.screen, name="screen"),
    path(f"{AT}now/", views.now_, name="now"),
    path(f"{AT}sheet/", views.game_sheet, name="sheet"),
    path(f"{AT}sittings/<int:sitting>/<slug:verb>/", views.sitting, name="sitting"),
    path(f"{AT}seats/<int:seat>/occupied/", views.occupied, name="occupied"),
    path(f"{AT}clock/", views.call_clock, name="clock"),
    path(f"{AT}clock/stop/", views.stop_clock, name="clock_stop"),
    path(f"{AT}floor/", views.call_floor, name="floor"),
    path(f"{AT}undo/", views.take_back, name="undo"),
    path(f"{AT}bind/", views.bind, name="bind"),
    path(f"{AT}release/", views.release, name="release"),
]
