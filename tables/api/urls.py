"""rooms/{room}/tables/…"""

from django.urls import path

from pokerroom.api.base import door
from tables.api import tables

urlpatterns = [
    path("tables/", door(tables.every)),
    path("tables/<int:number>/", door(tables.one)),
    path("tables/<int:number>/open/", door(tables.open_)),
    path("tables/<int:number>/start/", door(tables.start)),
    path("tables/<int:number>/no-fills/", door(tables.no_fills)),
    path("tables/<int:number>/close/", door(tables.close)),
]
