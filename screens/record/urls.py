"""A player's record: /<room>/players/…"""

from django.urls import path

from screens.record import views

urlpatterns = [
    path("players/<int:player>/", views.screen, name="player_record"),
    path("players/<int:player>/cards/", views.cards, name="player_cards"),
    path("players/<int:player>/others/", views.find_other, name="player_others"),
    path("players/<int:player>/<slug:verb>/", views.act, name="player_do"),
]
