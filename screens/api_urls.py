"""rooms/{room}/board/: what the public display shows."""

from django.urls import path

from pokerroom.api.base import PublicDoor, door
from screens.board import api

urlpatterns = [path("board/", door(api.board, kind=PublicDoor))]
