"""Reading a request's body: a JSON object of text that can be stored, or one sentence that says why not."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import IO, Any

from rest_framework.parsers import BaseParser

from pokerroom.refusals import Malformed, TooLarge

MOST_BYTES = 100_000


class Json(BaseParser):
    media_type = "application/json"

    def parse(
        self, stream: IO[Any], media_type: str | None = None, parser_context: Mapping[str, Any] | None = None
    ) -> Any:
        raw = stream.read(MOST_BYTES + 1)
        if len(raw) > MOST_BYTES:
            raise TooLarge(f"A request says what it wants in {MOST_BYTES:,} bytes.")
        try:
            body = loaded(raw)
        except ValueError as error:
            raise Malformed({"body": "This is no JSON that can be read."}) from error
        if not isinstance(body, dict):
            raise Malformed({"body": "Send a JSON object."})
        return body


def loaded(said: str | bytes) -> Any:
    """JSON that can be stored. Raises ValueError for anything else."""
    try:
        body = json.loads(said, parse_constant=_no_number)
        # Neither half of a pair that stands alone nor a zero character is text that can be kept.
        if "\\u0000" in json.dumps(body) or not json.dumps(body, ensure_ascii=False).encode():
            raise ValueError("a zero character")
    except RecursionError as error:
        raise ValueError("nested too deeply") from error
    return body


def _no_number(constant: str) -> None:
    raise ValueError(f"{constant} is no number")
