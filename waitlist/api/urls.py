"""rooms/{room}/… : lists and their entries."""

from django.urls import path

from pokerroom.api.base import endpoint
from waitlist.api import entries, lists, tables

ENTRY = {
    "check-in": entries.check_in,
    "call": entries.call,
    "page": entries.page,
    "pass": entries.pass_,
    "withdraw": entries.withdraw,
    "was-here": entries.was_here,
    "step-out": entries.step_out,
    "remove": entries.remove,
    "restore": entries.restore,
    "move": entries.move,
    "change-list": entries.change_list,
    "merge": entries.merge,
    "note": entries.note,
    "extend": entries.extend,
}
LIST = {
    "entries": lists.join,
    "call-next": lists.call_next,
    "close": lists.close,
    "reopen": lists.reopen,
    "clear": lists.clear,
}

urlpatterns = [
    path("lists/", endpoint(lists.every)),
    path("lists/<slug:game>/", endpoint(lists.one)),
    *(path(f"lists/<slug:game>/{verb}/", endpoint(deed)) for verb, deed in LIST.items()),
    path("entries/<int:entry>/", endpoint(entries.one)),
    *(path(f"entries/<int:entry>/{verb}/", endpoint(deed)) for verb, deed in ENTRY.items()),
    path("tables/<int:number>/fill/", endpoint(tables.fill)),
    path("auto-call/", endpoint(lists.auto_call)),
]
