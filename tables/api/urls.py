"""rooms/{room}/tables/…"""

from django.urls import path

from pokerroom.api.base import door
from tables.api import disputes, own, tables, vegas

urlpatterns = [
    path("tables/", door(tables.every, tables.add)),
    path("tables/<int:number>/", door(tables.one, tablets=own.its_own)),
    path("tables/<int:number>/open/", door(tables.open_)),
    path("tables/<int:number>/start/", door(tables.start)),
    path("tables/<int:number>/no-fills/", door(tables.no_fills)),
    path("tables/<int:number>/close/", door(tables.close)),
    path("tables/<int:number>/clock/", door(own.call_clock, tablets=own.its_own)),
    path("tables/<int:number>/clock/stop/", door(own.stop_clock, tablets=own.its_own)),
    path("tables/<int:number>/floor/", door(own.call_floor, tablets=own.its_own)),
    path("tables/<int:number>/floor/come/", door(own.come)),
    path("tables/<int:number>/sheet/", door(own.game_sheet, tablets=own.its_own)),
    path("tables/<int:number>/vegas/", door(vegas.hand, tablets=own.its_own)),
    path("tables/<int:number>/disputes/", door(disputes.set_aside)),
    path("disputes/", door(disputes.every)),
    path("disputes/<int:dispute>/decide/", door(disputes.decide)),
    path("tables/<int:number>/tablet/", door(own.bind)),
    path("tables/<int:number>/tablet/release/", door(own.release)),
]
