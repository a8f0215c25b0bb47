"""A button that came under the finger less than 300 ms ago takes no touch (H5)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from pokerroom.clock import now
from pokerroom.models import Staff
from tables.models import Table
from tests.browser.conftest import Hand
from waitlist.commands.calls import call
from waitlist.commands.entries import check_in, remove
from waitlist.models import Entry

# What a finger would hit where the button is now, so long after the page changed for the first time from here on.
HITS = """([selector, ...after]) => new Promise((done) => {
    const { left, top, width, height } = document.querySelector(selector).getBoundingClientRect();
    const hit = () => document.elementFromPoint(left + width / 2, top + height / 2)?.closest("button")?.id ?? "nothing";
    const hits = [];
    const seen = new MutationObserver((changes) => {
        if (hit() === selector.slice(1) && !changes.some(({ attributeName }) => attributeName === "hx-post")) return;
        seen.disconnect();
        for (const ms of after) setTimeout(() => hits.push(hit()) === after.length && done(hits), ms);
    });
    seen.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["hx-post"] });
    window.watching = true;
})"""


@pytest.fixture
def absent(on_list: Callable[..., Entry], open_at: Callable[..., Table]) -> list[Entry]:
    """Each has a *Here* at the right of the row."""
    open_at(4)
    return [on_list(name, via="phone") for name in ("Ann Adams", "Bob Baker", "Cy Coleman", "Dee Dunn")]


def hits(page: Page, selector: str, change: Callable[[], object]) -> list[str]:
    """What would be hit at the place of a button 80 ms, 250 ms and 450 ms after a change reached the screen."""
    page.evaluate(f"(asked) => {{ window.hits = ({HITS})(asked); }}", [selector, 80, 250, 450])
    change()
    found: list[str] = page.evaluate("() => window.hits")
    return found


def test_the_row_that_moved_under_the_finger_takes_no_touch(absent, host: Staff, podium: Page) -> None:
    ann, bob, cy, _ = absent
    place = f"#act-{bob.pk}"
    assert hits(podium, place, lambda: remove(ann, by=host, at=now())) == ["nothing", "nothing", f"act-{cy.pk}"]


def test_what_a_button_has_become_takes_no_touch_meant_for_what_it_was(absent, host: Staff, podium: Page) -> None:
    """*Here*, and a second tap too many: nobody is seated by it."""
    ann = absent[0]
    call(ann, by=host, at=now())
    act = f"#act-{ann.pk}"
    expect(podium.locator(act)).to_have_text("Here")
    podium.wait_for_timeout(400)
    assert hits(podium, act, lambda: check_in(ann, by=host, at=now())) == ["nothing", "nothing", act[1:]]


def test_a_way_out_that_opens_under_the_finger_takes_no_second_tap(on_list, open_at, hand: Hand) -> None:
    open_at(4)
    on_list("Ann Adams")
    cy = on_list("Cy Coleman")
    hand.tap(f"#open-{cy.pk}")
    button = hand.page.locator(f"#more-{cy.pk}").get_by_role("button", name="Call for Table 4")
    button.wait_for()
    hand.page.evaluate(
        """() => new MutationObserver(() => {
            const way = document.querySelector("#refusal [data-again]");
            if (!way || window.atOnce) return;
            const hit = () => {
                const { left, top, width, height } = way.getBoundingClientRect();
                return document.elementFromPoint(left + width / 2, top + height / 2) === way;
            };
            setTimeout(() => { window.atOnce = [hit()]; setTimeout(() => window.atOnce.push(hit()), 350); }, 80);
        }).observe(document.getElementById("refusal-says"), { childList: true })"""
    )
    hand.tap(button)
    hand.page.wait_for_function("() => window.atOnce?.length === 2")
    assert hand.page.evaluate("atOnce") == [False, True]


def test_what_stands_still_takes_every_touch(absent, host: Staff, on_list, podium: Page) -> None:
    """Somebody joins at the end, and clocks tick: nothing above is held up by it."""
    ann = absent[0]
    podium.evaluate(
        """(act) => {
            window.held = 0;
            const { left, top, width, height } = document.getElementById(act).getBoundingClientRect();
            const look = () => {
                const hit = document.elementFromPoint(left + width / 2, top + height / 2)?.closest("button");
                if (hit?.id !== act) held += 1;
                requestAnimationFrame(look);
            };
            look();
        }""",
        f"act-{ann.pk}",
    )
    on_list("Eve Ellis", at=now())
    expect(podium.locator("#list-1-3-nlh .row")).to_have_count(5)
    podium.wait_for_timeout(1500)
    assert podium.evaluate("held") == 0
