"""The API's paths (contract): each app brings its own, under one room."""

from django.urls import URLPattern, URLResolver, include, path, re_path

from pokerroom.api import approvals, browse, events, rooms, staff
from pokerroom.api.base import endpoint, nothing_here
from pokerroom.api.token import TokenEndpoint, log_in
from pokerroom.hashing import hashes

in_a_room: list[URLPattern | URLResolver] = [
    path("", endpoint(rooms.room)),
    path("policy/", endpoint(rooms.policy, rooms.change_policy)),
    path("staff/", endpoint(staff.every)),
    path("staff/<int:staff>/", endpoint(staff.one, staff.change)),
    path("approvals/", endpoint(approvals.waiting)),
    path("approvals/<int:approval>/approve/", hashes(endpoint(approvals.approve))),
    path("approvals/<int:approval>/refuse/", hashes(endpoint(approvals.refuse))),
    path("events/", endpoint(events.trail)),
    path("events/undoable/", endpoint(events.undoable)),
    path("events/<int:seq>/undo/", endpoint(events.take_back, tablets=lambda tablet, seq: True)),
    path("", include("tables.api.urls")),
    path("", include("waitlist.api.urls")),
    path("", include("floor.api.urls")),
    path("", include("screens.api_urls")),
]

urlpatterns = [
    path("", browse.page, name="api"),
    path("schema/", browse.schema),
    path("token/", hashes(endpoint(log_in, kind=TokenEndpoint))),
    path("rooms/<slug:room>/", include(in_a_room)),
    re_path(r"^(?P<path>.*)$", nothing_here),
]
