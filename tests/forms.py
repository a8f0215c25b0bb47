"""What a browser would send: the fields of a form on a page, as they stand there."""

from __future__ import annotations

from html.parser import HTMLParser
from typing import Any


class _Form(HTMLParser):
    def __init__(self, action: str) -> None:
        super().__init__()
        self.action = action
        self.inside = self.found = False
        self.select = ""
        self.fields: dict[str, str] = {}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        said: dict[str, Any] = dict(attrs)
        if tag == "form":
            self.inside = self.action in (said.get("action"), said.get("hx-post"))
            self.found |= self.inside
        elif self.inside and tag == "select":
            self.select = said["name"]
        elif self.inside and tag == "option" and (self.select not in self.fields or "selected" in said):
            self.fields[self.select] = said.get("value") or ""
        elif self.inside and tag == "input" and _is_sent(said):
            self.fields[said["name"]] = said.get("value") or ""

    def handle_data(self, data: str) -> None:
        if self.inside and self.select and self.fields.get(self.select) == "":
            self.fields[self.select] = data.strip()  # an option without a value of its own

    def handle_endtag(self, tag: str) -> None:
        if tag == "form":
            self.inside = False
        elif tag == "select":
            self.select = ""


def _is_sent(said: dict[str, Any]) -> bool:
    return said.get("type") not in ("checkbox", "radio") or "checked" in said


def as_shown(page: Any, action: str) -> dict[str, str]:
    """The fields of the form that posts to `action`, untouched."""
    form = _Form(action)
    form.feed(page.content.decode())
    assert form.found, f"no form posts to {action}"
    return {name: value for name, value in form.fields.items() if name != "csrfmiddlewaretoken"}
