"""The whole room: /<room>/take-over/, close/, copy/, policy/, games/, staff/, sample/."""

from django.urls import path

from screens.room.views import backup_view, copy_worker, games, policy, staff, take_over, whole_room

app_name = "room"
urlpatterns = [
    path("take-over/", take_over.take_over, name="take_over"),
    path("close/", whole_room.close, name="close"),
    path("policy/", policy.settings, name="policy"),
    path("games/", games.desk, name="games"),
    path("games/add/", games.add, name="game_add"),
    path("games/offer/<slug:template>/", games.offer, name="game_offer"),
    path("games/<slug:game>/change/", games.change, name="game_change"),
    path("games/<slug:game>/offered/", games.offered, name="game_offered"),
    path("staff/", staff.desk, name="staff"),
    path("staff/add/", staff.add, name="staff_add"),
    path("staff/own-password/", staff.own_password, name="own_password"),
    path("staff/own-pin/", staff.own_pin, name="own_pin"),
    path("staff/<int:staff>/", staff.change, name="staff_change"),
    path("sample/", policy.sample, name="sample"),
    path("copy/", backup_view.screen, name="copy"),
    path("copy/bind/", backup_view.bind, name="copy_bind"),
    path("copy/forget/", backup_view.forget, name="copy_forget"),
    path("copy/devices/<int:device>/release/", backup_view.release, name="copy_release"),
    path("copy/worker.js", copy_worker.script, name="copy_worker"),
]
