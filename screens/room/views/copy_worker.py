"""The worker that keeps the copy: served under the copy's own path, since that is all a worker may look after."""

from __future__ import annotations

from django.contrib.staticfiles import finders
from django.http import FileResponse, HttpRequest
from django.views.decorators.http import require_GET

from pokerroom.refusals import NotFound


@require_GET
def script(request: HttpRequest, room: str) -> FileResponse:
    """Plain code without a word about the room: no log-in is needed to read it."""
    found = finders.find("js/copy-worker.js")
    if found is None:
        raise NotFound("There is no such file.")
    answer = FileResponse(open(found, "rb"), content_type="text/javascript")  # noqa: SIM115  (the answer closes it)
    answer["Cache-Control"] = "no-cache"
    return answer
