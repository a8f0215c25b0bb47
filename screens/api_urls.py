"""rooms/{room}/board/: what the public display shows."""

from django.urls import path

from pokerroom.api.base import PublicEndpoint, endpoint
from screens.board import api

urlpatterns = [path("board/", endpoint(api.board, kind=PublicEndpoint))]
