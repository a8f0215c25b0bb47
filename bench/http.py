"""One host's tablet: a kept connection, a token, and the four commands of the list in turn."""

from __future__ import annotations

import http.client
import json
import time
from collections.abc import Generator
from typing import Any

from pokerroom.run import room as run

Ask = tuple[str, str, dict[str, Any]]  # command, path, body


class Tablet:
    def __init__(self, token: str) -> None:
        self.line = http.client.HTTPConnection(run.HOST, int(run.PORT), timeout=30)
        self.headers = {"Authorization": f"Token {token}", "Content-Type": "application/json"}

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """Told that the room is busy, a host taps again: that time counts, too."""
        while True:
            self.line.request("POST", path, json.dumps(body), self.headers)
            response = self.line.getresponse()
            answer = json.load(response)
            if response.status < 400:
                return dict(answer)
            if response.status != 503:
                raise RuntimeError(f"{path}: {response.status} {answer}")

    def timed(self, ask: Ask, since: float | None = None) -> tuple[dict[str, Any], float]:
        """The answer, and how long it took since it was sent, or should have been."""
        since = since or time.perf_counter()
        return self.post(*ask[1:]), time.perf_counter() - since


def player(room: str, game: str, name: str) -> Generator[Ask, dict[str, Any], None]:
    """A player phones in, comes, is called and passes; then leaves the list, so that it keeps its length.

    Send back the answer to the join.
    """
    at = f"/api/v1/rooms/{room}"
    entry = yield "join", f"{at}/lists/{game}/entries/", {"name": name, "via": "phone"}
    for command in ("check-in", "call", "pass", "remove"):
        yield command, f"{at}/entries/{entry['id']}/{command}/", {}
