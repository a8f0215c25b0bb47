"""By keys alone: a key acts on the row or list it was meant for, or not at all, and the focus is never lost (H2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from floor.commands.chairs import seat, walk_up
from players.models import Player
from pokerroom.clock import now
from pokerroom.commands import set_policy
from pokerroom.models import Event, Room, Staff
from tables.models import Table
from tests.conftest import minute
from waitlist.commands.calls import call
from waitlist.commands.entries import remove
from waitlist.models import Entry

FOCUSED = "() => document.activeElement === document.body ? 'the page' : document.activeElement.outerHTML.slice(0, 120)"


@pytest.fixture
def two_lists(on_list: Callable[..., Entry], open_at: Callable[..., Table]) -> dict[str, Entry]:
    """1-3 comes first on the screen: Ann waits, Bea is not here. 1-1 PLO: Cy, Dee and Eve."""
    open_at(4)
    open_at(9, game_slug="1-1-plo")
    names = {name: on_list(name, game_slug="1-1-plo") for name in ("Cy Coleman", "Dee Dunn", "Eve Ellis")}
    return names | {"Ann Adams": on_list("Ann Adams"), "Bea Bell": on_list("Bea Bell", via="phone")}


def done() -> list[str]:
    """What was done to names, from the log."""
    verbs = Event.objects.filter(verb__startswith="waitlist.").exclude(verb="waitlist.joined").order_by("seq")
    return [f"{event.verb} {event.subject}" for event in verbs]


def focused(page: Page) -> str:
    return page.evaluate(FOCUSED)


def test_with_nothing_chosen_no_name_is_touched(two_lists, podium: Page) -> None:
    for key in "chs":
        podium.keyboard.press(key)
    podium.wait_for_timeout(500)
    assert done() == []


def test_a_row_that_goes_takes_its_keys_along(two_lists, host, podium: Page) -> None:
    """Somebody else removed Cy: `h` was meant for him, and touches neither the other list nor his neighbor."""
    cy, dee = two_lists["Cy Coleman"], two_lists["Dee Dunn"]
    podium.locator(f"#open-{cy.pk}").focus()
    call(cy, by=host, at=now())
    call(dee, by=host, at=now())
    expect(podium.locator(f"#e-{dee.pk}.called")).to_be_visible()
    seat(cy, table=9, seat=1, by=host, at=now())
    expect(podium.locator(f"#e-{cy.pk}")).to_have_count(0)
    expect(podium.locator(f"#open-{dee.pk}")).to_be_focused()
    before = done()
    podium.keyboard.press("h")
    podium.wait_for_timeout(500)
    assert done() == before
    podium.keyboard.press("h")  # now it can only be meant for Dee
    expect(podium.locator(f"#e-{dee.pk}.answered")).to_be_visible()


def test_a_list_that_empties_keeps_its_keys(two_lists, host, podium: Page) -> None:
    plo = [two_lists[name] for name in ("Cy Coleman", "Dee Dunn", "Eve Ellis")]
    podium.locator(f"#open-{plo[2].pk}").focus()
    for entry in plo:
        call(entry, by=host, at=now())
        seat(entry, table=9, seat=plo.index(entry) + 1, by=host, at=now())
    expect(podium.locator("#list-1-1-plo .row")).to_have_count(0)
    expect(podium.locator("#names-1-1-plo")).to_be_focused()
    before = done()
    for key in "chs":
        podium.keyboard.press(key)
    podium.wait_for_timeout(500)
    assert done() == before


def test_what_is_awaited_keeps_the_focus_and_the_keys(two_lists, host, podium: Page) -> None:
    """*Here* by Enter in 1-1 PLO, then `s` and `c` before the answer: nobody of 1-3 is seated or called."""
    cy = two_lists["Cy Coleman"]
    call(cy, by=host, at=now())
    act = podium.locator(f"#act-{cy.pk}")
    expect(act).to_have_text("Here")
    held: list[Route] = []
    podium.route("**/check-in/", lambda route: held.append(route))
    act.focus()
    with podium.expect_request("**/check-in/"):
        podium.keyboard.press("Enter")
    assert f'id="act-{cy.pk}"' in focused(podium)
    podium.keyboard.press("s")
    podium.keyboard.press("Enter")
    podium.wait_for_timeout(300)
    assert len(held) == 1
    held[0].continue_()
    expect(act).to_have_text("Seat")
    expect(act).to_be_focused()
    assert [line.split()[0] for line in done()] == ["waitlist.called", "waitlist.answered"]
    podium.wait_for_timeout(400)
    podium.keyboard.press("Enter")
    expect(podium.locator(f"#e-{cy.pk}")).to_have_count(0)
    expect(podium.locator(f"#open-{two_lists['Dee Dunn'].pk}")).to_be_focused()


def test_an_enter_that_is_held_down_does_not_go_on_to_the_next_button(two_lists, host, podium: Page) -> None:
    cy = two_lists["Cy Coleman"]
    call(cy, by=host, at=now())
    act = podium.locator(f"#act-{cy.pk}")
    act.focus()
    podium.evaluate(
        """(act) => {
            const button = document.getElementById(act);
            new MutationObserver(() => setTimeout(() => window.again = true, 20))
                .observe(button, {attributes: true, attributeFilter: ["hx-post"]});
        }""",
        f"act-{cy.pk}",
    )
    podium.keyboard.down("Enter")
    podium.wait_for_function("() => window.again")
    podium.keyboard.down("Enter")
    podium.keyboard.up("Enter")
    podium.wait_for_timeout(500)
    cy.refresh_from_db()
    assert cy.status == "called"


@pytest.fixture
def bob(room: Room, host: Staff, player: Callable[..., Player], open_at: Callable[..., Table]) -> Any:
    open_at(7)
    return walk_up(room, table=7, seat=2, player=player("Bob Baker"), by=host, at=minute(-30))


def by_enter(page: Page, what: str, then: str) -> None:
    """Enter on something; the focus is somewhere all along, and in the end within `then`."""
    button = page.locator(what).first
    button.focus()
    with page.expect_response(lambda answer: "toledo" in answer.url and "stream" not in answer.url):
        page.keyboard.press("Enter")
    page.wait_for_timeout(500)
    assert page.evaluate(f"document.activeElement.matches({then!r})"), focused(page)


def test_every_touch_leaves_the_focus_at_its_thing(two_lists, bob, room, podium: Page) -> None:
    """S1: whatever is done by Enter, the focus stays at what it was done to, or at its neighbor."""
    ann, bea = two_lists["Ann Adams"], two_lists["Bea Bell"]
    by_enter(podium, "#next-1-3-nlh", "#next-1-3-nlh, #names-1-3-nlh, #list-1-3-nlh *")
    by_enter(podium, f"#act-{ann.pk}", f"#act-{ann.pk}")
    by_enter(podium, "#undo", "#undo, #bar, #bar *")
    by_enter(podium, f"#e-{ann.pk} .pass", f"#e-{ann.pk} *")
    by_enter(podium, f"#act-{bea.pk}", f"#e-{bea.pk} *")
    by_enter(podium, f"#open-{ann.pk}", f"#open-{ann.pk}")
    by_enter(podium, f"#more-{ann.pk} button:has-text('Page')", f"#open-{ann.pk}, #e-{ann.pk} *")
    by_enter(podium, "#head-7", "#head-7")
    by_enter(podium, "#chair-7-2 button:has-text('Away')", "#chair-7-2 *")
    podium.keyboard.press("Escape")
    assert podium.evaluate("document.activeElement.id") == "head-7"
    by_enter(podium, "#head-7", "#head-7")
    podium.locator("[data-close-tray]").focus()
    podium.keyboard.press("Enter")
    assert podium.evaluate("document.activeElement.id") == "head-7"
    by_enter(podium, "#auto-call", "#auto-call")


def test_a_refusal_gives_the_focus_back_to_what_was_touched(two_lists, podium: Page) -> None:
    dee = two_lists["Dee Dunn"]
    by_enter(podium, f"#open-{dee.pk}", f"#open-{dee.pk}")
    podium.locator(f"#more-{dee.pk} button:has-text('Call for Table 9')").focus()
    podium.keyboard.press("Enter")
    way = podium.get_by_role("button", name="Others declined")
    expect(way).to_be_visible()
    podium.keyboard.press("Escape")
    expect(podium.locator("#refusal")).to_be_hidden()
    assert "Call for Table 9" in podium.evaluate("document.activeElement.textContent")
    podium.keyboard.press("Enter")
    way.focus()
    podium.keyboard.press("Enter")
    expect(podium.locator(f"#e-{dee.pk}.called")).to_be_visible()
    podium.wait_for_timeout(300)
    assert podium.evaluate(f"document.activeElement.closest('#e-{dee.pk}') !== null"), focused(podium)


def test_an_undo_that_has_run_out_leaves_the_focus_in_its_bar(two_lists, room, manager, host, tablet) -> None:
    set_policy(room, changes={"undo_seconds": 4}, by=manager, at=now())
    remove(two_lists["Ann Adams"], by=host, at=now())
    page = tablet(host)
    page.locator("#undo").focus()
    expect(page.locator("#undo")).to_be_hidden()
    assert page.evaluate("document.activeElement.closest('#bar') !== null"), focused(page)
