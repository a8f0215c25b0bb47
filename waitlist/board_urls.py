"""The board: /<room>/board/…"""

from django.urls import path

from waitlist.views import board

urlpatterns = [
    path("board/", board.wall, name="board"),
    path("board/lists/", board.lists, name="board_lists"),
]
