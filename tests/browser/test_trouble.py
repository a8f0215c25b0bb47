"""When something is in the way: refusals where the finger is, words for what went wrong, sessions that end."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from players.models import Player
from pokerroom.clock import now
from pokerroom.models import Event, Staff
from tables.models import Table
from tests.browser.conftest import Hand, deafen, log_in
from waitlist.commands.calls import call
from waitlist.commands.entries import join
from waitlist.models import Entry
from waitlist.rules import Status

OnList = Callable[..., Entry]

NO_NETWORK = 0
WORDS = {
    400: "could not read that",
    403: "may not do that",
    500: "The server stumbled",
    NO_NETWORK: "No answer from the server",
}


def until_it_hears(page: Page) -> None:
    """The stream is open: a heartbeat was heard."""
    page.evaluate("document.addEventListener('heard', () => document.body.dataset.heard = 'yes')")
    expect(page.locator("body")).to_have_attribute("data-heard", "yes")


@pytest.fixture
def ann(on_list: OnList, open_at: Callable[..., Table]) -> Entry:
    open_at(4)
    return on_list("Ann Adams")


def calls_made() -> int:
    return Event.objects.filter(verb="waitlist.called").count()


def test_a_stale_button_is_refused_beside_itself(ann, on_list, host, supervisor, hand: Hand) -> None:
    on_list("Bob Baker")
    deafen(hand.page)
    hand.page.reload()
    call(ann, by=supervisor, at=now())
    hand.tap("#next-1-3-nlh")
    bubble = hand.page.locator("#refusal")
    expect(bubble).to_contain_text("Ann A. was called for table 4 seat 1 by Kim")
    assert bubble.bounding_box()["y"] - hand.page.locator("#next-1-3-nlh").bounding_box()["y"] < 120
    assert calls_made() == 1
    expect(hand.page.locator("#next-1-3-nlh")).to_contain_text("Bob B.")
    hand.tap("#next-1-3-nlh")
    expect(bubble).to_be_hidden()
    expect(hand.page.locator(".row.called")).to_have_count(2)


@pytest.mark.parametrize("trouble", WORDS)
def test_other_trouble_has_words_of_its_own_and_the_button_works_again(ann, hand: Hand, trouble: int) -> None:
    def answer(route: Route) -> None:
        if trouble == NO_NETWORK:
            route.abort()
        else:
            route.fulfill(status=trouble, body="<h1>An error page</h1>", content_type="text/html")

    hand.page.route("**/call/", answer)
    hand.tap("#next-1-3-nlh")
    expect(hand.page.locator("#refusal")).to_contain_text(WORDS[trouble])
    expect(hand.page.locator("body")).not_to_contain_text("An error page")
    hand.page.unroute("**/call/")
    hand.tap("#next-1-3-nlh")
    expect(hand.page.locator(".row.called")).to_be_visible()
    assert calls_made() == 1


def test_a_session_that_ended_takes_the_whole_page_to_the_log_in_and_back(
    ann, host: Staff, hand: Hand, settings
) -> None:
    hand.page.context.clear_cookies(name=settings.SESSION_COOKIE_NAME)
    hand.tap("#next-1-3-nlh")
    hand.page.wait_for_url("**/login/**")
    expect(hand.page.get_by_role("status")).to_contain_text("nobody was called")
    assert calls_made() == 0
    hand.page.get_by_label("Name").fill(host.username)
    hand.page.get_by_label("Password").fill("password")
    hand.page.get_by_role("button", name="Log in").click()
    hand.page.wait_for_url("**/toledo/host/")
    hand.tap("#next-1-3-nlh")
    expect(hand.page.locator(".row.called")).to_be_visible()


def test_after_logging_in_again_in_another_tab_the_old_tab_goes_on(ann, host: Staff, hand: Hand, settings) -> None:
    until_it_hears(hand.page)
    other = hand.page.context.new_page()
    other.context.clear_cookies(name=settings.SESSION_COOKIE_NAME)
    log_in(other, host)
    hand.tap("#next-1-3-nlh")
    expect(hand.page.locator("#refusal")).to_contain_text("You have logged in again since")
    assert calls_made() == 0
    hand.tap("#next-1-3-nlh")
    expect(hand.page.locator(".row.called")).to_be_visible()
    assert calls_made() == 1


def test_a_part_that_could_not_be_read_is_asked_for_until_it_comes(ann, host, hand: Hand) -> None:
    """A stale list under a green "Live" would be believed."""
    lost: list[str] = []

    def lose_two(route) -> None:
        lost.append(route.request.url)
        route.abort() if len(lost) < 3 else route.continue_()

    hand.page.route("**/host/lists/**", lose_two)
    call(ann, by=host, at=now())
    expect(hand.page.locator("#list-1-3-nlh[data-owed]")).to_be_visible()
    expect(hand.page.locator(".row.called")).to_be_visible()
    expect(hand.page.locator("[data-owed]")).to_have_count(0)
    assert len(lost) == 3


@pytest.mark.parametrize("gap", [0.017, 0.08, 0.6])
def test_two_taps_add_once(hand: Hand, gap: float) -> None:
    hand.page.keyboard.press("/")
    hand.write("Ben Bishop")
    hand.tap("#found-new")
    hand.tap("#choose .chip >> nth=0")
    hand.page.evaluate(
        """(gap) => { const add = document.getElementById("add"); add.click(); setTimeout(() => add.click(), gap) }""",
        gap * 1000,
    )
    expect(hand.page.locator("#list-1-3-nlh .row")).to_have_count(1)
    hand.page.wait_for_timeout(gap * 1000 + 300)
    expect(hand.page.locator("#refusal")).to_be_hidden()
    assert Entry.objects.count() == Player.objects.count() == 1


def test_the_same_form_sent_twice_adds_once(hand: Hand, live_url: str) -> None:
    """With the browser's own guard gone: the server alone."""
    hand.page.keyboard.press("/")
    hand.write("Ben Bishop")
    hand.tap("#found-new")
    hand.tap("#choose .chip >> nth=0")
    sent = hand.page.evaluate(
        """async () => {
            const said = new FormData();
            for (const field of document.querySelectorAll("#choose [name]:not(button)"))
                if (field.type !== "checkbox" || field.checked) said.append(field.name, field.value);
            const post = () => fetch("/toledo/host/add/", {method: "POST", body: new URLSearchParams(said),
                headers: {"X-CSRFToken": document.body.dataset.csrf, "HX-Request": "true"}});
            return (await Promise.all([post(), post()])).map((answer) => answer.status);
        }"""
    )
    assert sent == [200, 200]
    assert Entry.objects.count() == Player.objects.count() == 1


def test_after_back_every_button_works_and_the_list_is_the_present_one(ann, on_list, host, room, hand: Hand) -> None:
    hand.page.reload()
    hand.page.route("**/call/", lambda route: None)  # an answer that never comes
    hand.tap("#next-1-3-nlh")
    hand.page.goto("about:blank")
    on_list("Bob Baker")
    hand.page.unroute("**/call/")
    hand.page.go_back()
    expect(hand.page.locator("#next-1-3-nlh")).to_be_enabled(timeout=1000)
    expect(hand.page.locator("#list-1-3-nlh")).to_contain_text("Bob Baker")
    hand.tap("#next-1-3-nlh")
    expect(hand.page.locator(".row.called")).to_have_count(1)
    assert calls_made() == 1


NAMES = [
    "<img src=x onerror=alert(1)>",
    '<a hx-post="/toledo/host/undo/" hx-trigger="load">x</a>',
    'Tom & "Jerry"',
    "{{7*7}}",
]


@pytest.mark.parametrize("name", NAMES)
def test_markup_in_a_name_stays_characters(hand: Hand, room, host, name: str, game, open_at) -> None:
    open_at(4)
    asked: list[str] = []
    hand.page.on("request", lambda request: asked.append(request.url) if request.method == "POST" else None)
    hand.page.on("dialog", lambda dialog: pytest.fail("a script of the name ran"))
    entry = join(room, games=[game("1-3-nlh")], name=name, by=host, at=now())[0]
    hand.page.reload()
    hand.page.keyboard.press("/")
    hand.write(name[:30])
    for place in (f"#e-{entry.pk} .name", "#found .name >> nth=0"):
        expect(hand.page.locator(place)).to_contain_text(name[:20])
    hand.page.keyboard.press("Escape")
    hand.tap(f"#open-{entry.pk}")
    expect(hand.page.locator(f"#more-{entry.pk}")).to_be_visible()
    for _ in range(3):
        hand.page.locator(f"#note-{entry.pk}").fill(name)
        with hand.page.expect_response("**/note/"):
            hand.tap(hand.page.locator(f"#more-{entry.pk}").get_by_role("button", name="Save"))
    expect(hand.page.locator(f"#note-{entry.pk}")).to_have_value(name)
    hand.page.locator("#finder").page.locator("body").press("Escape")
    assert hand.page.locator("main img, main a[hx-post]").count() == 0
    assert all("/note/" in url or url.endswith("/touched/") for url in asked), asked


def test_a_role_that_may_not_is_told_who_may(ann, host, hand: Hand) -> None:
    hand.tap("#head-4")
    hand.tap(hand.page.get_by_role("button", name="No fills"))
    expect(hand.page.locator("#refusal")).to_contain_text("Ask a supervisor")
    ann.refresh_from_db()
    assert ann.status == Status.WAITING


def test_a_touch_that_is_underway_is_not_sent_again(ann, hand: Hand) -> None:
    hand.tap(f"#open-{ann.pk}")
    page = hand.page.locator(f"#more-{ann.pk}").get_by_role("button", name="Page", exact=True)
    page.wait_for()
    sent: list[str] = []
    hand.page.on("request", lambda request: sent.append(request.url) if request.method == "POST" else None)
    page.evaluate("(chip) => { chip.click(); setTimeout(() => chip.click(), 5); }")
    expect(hand.page.locator("#bar .last")).to_contain_text("Ann A.")
    hand.page.wait_for_timeout(600)
    assert len(sent) == 1


def test_a_search_that_was_overtaken_says_nothing_of_the_server(ann, hand: Hand) -> None:
    """Enter asks at once; the next letter asks anew, and that is answered."""
    held: list[Route] = []
    hand.page.route("**/find/?q=an&**", lambda route: held.append(route))
    hand.page.keyboard.press("/")
    with hand.page.expect_request("**/find/?q=an&**"):
        hand.write("an")
        hand.page.keyboard.press("Enter")
    hand.write("n")
    expect(hand.page.locator("#found .found-row").first).to_contain_text("Ann Adams")
    hand.page.wait_for_timeout(500)
    expect(hand.page.locator("#refusal")).to_be_hidden()


def test_what_a_button_has_become_waits_for_the_answer_to_what_it_was(ann, host, hand: Hand) -> None:
    """The screen hears of a change before its answer comes: the next touch is another, and is not lost."""
    call(ann, by=host, at=now())
    act = hand.page.locator(f"#act-{ann.pk}")
    expect(act).to_have_text("Here")
    held: list[Route] = []

    def answer_late(route: Route) -> None:
        held.append(route)
        answers.append(route.fetch())

    answers: list[object] = []
    hand.page.route("**/check-in/", answer_late)
    hand.tap(act)
    expect(act).to_have_text("Seat")
    hand.tap(act)
    hand.page.wait_for_timeout(300)
    held[0].fulfill(response=answers[0])
    expect(hand.page.locator(f"#e-{ann.pk}")).to_have_count(0)
