"""The whole room: /<room>/take-over/, close/, copy/, policy/, sample/."""

from django.urls import path

from waitlist.views import copy_worker, policy, whole_room

urlpatterns = [
    path("take-over/", whole_room.take_over, name="take_over"),
    path("close/", whole_room.close, name="close_room"),
    path("policy/", policy.figures, name="policy"),
    path("sample/", policy.sample, name="sample"),
    path("copy/", whole_room.copy, name="copy"),
    path("copy/worker.js", copy_worker.script, name="copy_worker"),
]
