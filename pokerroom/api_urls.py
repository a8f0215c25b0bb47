"""The API's paths (contract): each app brings its own, under one room."""

from django.urls import URLPattern, URLResolver, include, path, re_path

from pokerroom.api import approvals, browse, events, rooms, staff
from pokerroom.api.base import door, nothing_here
from pokerroom.api.token import TokenDoor, log_in

in_a_room: list[URLPattern | URLResolver] = [
    path("", door(rooms.room)),
    path("policy/", door(rooms.policy, rooms.change_policy)),
    path("staff/", door(staff.every)),
    path("staff/<int:staff>/", door(staff.one, staff.change)),
    path("approvals/", door(approvals.waiting)),
    path("approvals/<int:approval>/approve/", door(approvals.approve)),
    path("approvals/<int:approval>/refuse/", door(approvals.refuse)),
    path("events/", door(events.trail)),
    path("events/undoable/", door(events.undoable)),
    path("events/<int:seq>/undo/", door(events.take_back, tablets=lambda tablet, seq: True)),
    path("", include("tables.api.urls")),
    path("", include("waitlist.api.urls")),
    path("", include("floor.api.urls")),
    path("", include("screens.api_urls")),
]

urlpatterns = [
    path("", browse.page, name="api"),
    path("schema/", browse.schema),
    path("token/", door(log_in, kind=TokenDoor)),
    path("rooms/<slug:room>/", include(in_a_room)),
    re_path(r"^(?P<path>.*)$", nothing_here),
]
