"""A player's record: /<room>/players/…"""

from django.urls import path

from screens.record import views

app_name = "record"
urlpatterns = [
    path("players/<int:player>/", views.screen, name="screen"),
    path("players/<int:player>/cards/", views.cards, name="cards"),
    path("players/<int:player>/others/", views.find_other, name="others"),
    path("players/<int:player>/<slug:verb>/", views.act, name="act"),
]
