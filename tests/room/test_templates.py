"""What `manage.py check_templates` finds before a browser does."""

from __future__ import annotations

from pathlib import Path

import pytest
from django.core.management import call_command

from screens.management.commands.check_templates import components, in_sheets, in_template


def test_the_templates_and_style_sheets_have_no_trouble():
    call_command("check_templates")


@pytest.mark.parametrize(
    ("long", "troubles"), [(120, []), (121, ["line 2 has 121 characters"])], ids=["fits", "too long"]
)
def test_a_line_fits_in_a_window(tmp_path: Path, long, troubles):
    file = tmp_path / "login.html"
    file.write_text("\n" + "Ü" * long + "\n")
    assert in_template(file, "login.html") == troubles


@pytest.fixture
def sheets(tmp_path: Path):
    def write(**sheets: str) -> list[str]:
        for name, css in sheets.items():
            (tmp_path / f"{name}.css").write_text(css)
        return in_sheets(tmp_path)

    return write


def test_a_component_is_styled_in_one_sheet(sheets):
    assert sheets(host=".bar { gap: 0 }", board=".wall .bar { gap: 0 }") == []
    assert sheets(board=".bar .last { gap: 0 }") == [".bar is styled in board.css and host.css"]


def test_it_is_styled_there_for_every_state_and_width(sheets):
    assert sheets(host=".bar { gap: 0 } .bar.late { gap: 1px } @media (width < 40rem) { .bar { gap: 2px } }") == []
    assert sheets(floor="@media (width < 40rem) { .bar { gap: 2px } }") == [".bar is styled in floor.css and host.css"]


def test_what_every_component_stands_on_is_no_second_place(sheets):
    assert sheets(base=".icon { fill: none }", tokens=".icon { --ink: #000 }", host=".icon { gap: 0 }") == []


@pytest.mark.parametrize(
    ("css", "found"),
    [
        ("li.row.called > .name { gap: 0 }", ["row"]),
        (".title, :is(.more, .less) .why { gap: 0 }", ["title", "more"]),
        (".not-live .banner { gap: 0.5rem }", ["banner"]),
        ("html:has(.board) { gap: 0 }", ["board"]),
        ("kbd, #clock { gap: 0 } @keyframes creep { 12.5% { gap: 0 } }", []),
        ("/* .old { } */ .new { gap: 0 }", ["new"]),
    ],
)
def test_the_first_class_of_a_selector_is_its_component(css, found):
    assert list(components(css)) == found
