"""Every page of a room, under /<room>/: each screen brings its own paths."""

from django.urls import include, path

SCREENS = ("host", "floor", "board", "table", "cage", "record", "room")

urlpatterns = [path("", include(f"screens.{screen}.urls")) for screen in SCREENS]
