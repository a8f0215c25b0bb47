"""The board: /<room>/board/…"""

from django.urls import path

from screens.board import views

urlpatterns = [
    path("board/", views.wall, name="board"),
    path("board/lists/", views.lists, name="board_lists"),
]
