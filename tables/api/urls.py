"""rooms/{room}/tables/…"""

from django.urls import path

from pokerroom.api.base import endpoint
from tables.api import disputes, own, tables, vegas

urlpatterns = [
    path("tables/", endpoint(tables.every, tables.add)),
    path("tables/<int:number>/", endpoint(tables.one, tablets=own.its_own)),
    path("tables/<int:number>/open/", endpoint(tables.open_)),
    path("tables/<int:number>/start/", endpoint(tables.start)),
    path("tables/<int:number>/no-fills/", endpoint(tables.no_fills)),
    path("tables/<int:number>/close/", endpoint(tables.close)),
    path("tables/<int:number>/clock/", endpoint(own.call_clock, tablets=own.its_own)),
    path("tables/<int:number>/clock/stop/", endpoint(own.stop_clock, tablets=own.its_own)),
    path("tables/<int:number>/floor/", endpoint(own.call_floor, tablets=own.its_own)),
    path("tables/<int:number>/floor/come/", endpoint(own.come)),
    path("tables/<int:number>/sheet/", endpoint(own.game_sheet, tablets=own.its_own)),
    path("tables/<int:number>/vegas/", endpoint(vegas.hand, tablets=own.its_own)),
    path("tables/<int:number>/disputes/", endpoint(disputes.set_aside)),
    path("disputes/", endpoint(disputes.every)),
    path("disputes/<int:dispute>/decide/", endpoint(disputes.decide)),
    path("tables/<int:number>/tablet/", endpoint(own.bind)),
    path("tables/<int:number>/tablet/release/", endpoint(own.release)),
]
