"""Static files of nodes that run different versions, or where nothing was collected."""

from __future__ import annotations

from pathlib import Path

import pytest
from django.contrib.staticfiles import finders
from django.core.management import call_command
from django.http import HttpResponse
from django.templatetags.static import static
from django.test import Client, RequestFactory

from pokerroom import static_files

SHEET = "css/board.css"
FOREVER = "max-age=315360000, public, immutable"


class Node:
    """A node with a style sheet of its own, as the web process serves it."""

    def __init__(self, source: Path) -> None:
        self.source = source

    def collect(self) -> None:
        call_command("collectstatic", "--noinput", "--verbosity=0")
        static_files.trouble.cache_clear()

    def write(self, sheet: str) -> None:
        (self.source / SHEET).write_text(sheet)
        static_files.trouble.cache_clear()

    def get(self, url: str) -> tuple[int, str, str]:
        """Status, text, and how long a browser may keep it."""
        serve = static_files.Middleware(lambda request: HttpResponse("not ours", status=404))
        answer = serve(RequestFactory().get(url))
        return answer.status_code, answer.getvalue().decode(), answer.get("Cache-Control", "")


@pytest.fixture
def node(settings, tmp_path):
    source = tmp_path / "source"
    (source / "css").mkdir(parents=True)
    settings.STATICFILES_DIRS = [source]
    settings.STATIC_ROOT = tmp_path / "collected"
    settings.STATIC_ROOT.mkdir()
    settings.STORAGES = {**settings.STORAGES, "staticfiles": {"BACKEND": "pokerroom.static_files.Storage"}}
    settings.WHITENOISE_AUTOREFRESH = False
    settings.STATICFILES_FINDERS = ["django.contrib.staticfiles.finders.FileSystemFinder"]
    finders.get_finder.cache_clear()
    node = Node(source)
    node.write("a {color: red}")
    yield node
    finders.get_finder.cache_clear()
    static_files.trouble.cache_clear()


def test_collected_files_are_kept_for_ever(node):
    node.collect()
    assert static(SHEET) != f"/static/{SHEET}"
    assert node.get(static(SHEET)) == (200, "a {color: red}", FOREVER)
    assert static_files.trouble() == ""


def test_a_node_where_nothing_was_collected_serves_them_all_the_same_and_says_so(node, caplog):
    assert static(SHEET) == f"/static/{SHEET}"
    assert node.get(static(SHEET)) == (200, "a {color: red}", "max-age=60, public")
    assert static_files.NOT_COLLECTED in caplog.text


def test_a_page_of_another_version_gets_this_nodes_style_sheet_and_does_not_keep_it(node):
    node.collect()
    assert node.get("/static/css/board.0123456789ab.css") == (200, "a {color: red}", "max-age=60, public")


def test_what_no_version_has_is_not_found(node):
    node.collect()
    assert node.get("/static/css/nothing.0123456789ab.css")[0] == 404
    assert node.get("/css/board.0123456789ab.css")[0] == 404


def test_the_files_of_the_version_before_are_still_there_after_an_upgrade(node):
    node.collect()
    before = static(SHEET)
    node.write("a {color: blue}")
    node.collect()
    assert node.get(before)[1] == "a {color: red}"


def test_files_of_another_version_are_told(node):
    node.collect()
    node.write("a {color: blue}")
    assert static_files.trouble() == static_files.OUTDATED


@pytest.mark.django_db
def test_readiness_tells_it(node):
    assert Client().get("/readyz").json()["static_files"] == static_files.NOT_COLLECTED
