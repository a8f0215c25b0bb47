"""The board: /<room>/board/…"""

from django.urls import path

from screens.board import views

app_name = "board"
urlpatterns = [
    path("board/", views.wall, name="screen"),
    path("board/lists/", views.lists, name="lists"),
]
