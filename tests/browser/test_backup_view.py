"""The backup view in a browser that has lost its server: kept where it is bound, gone after log-out and unlinking."""

from __future__ import annotations

import pytest
from playwright.sync_api import Error, expect

from pokerroom import backup_devices, clock
from pokerroom.commands import set_policy
from tests.browser.conftest import log_in


@pytest.fixture
def device(tablet, supervisor, on_list):
    on_list("Ann Alvarez")
    page = tablet(supervisor, "/toledo/copy/")
    page.get_by_label("Name of this device").fill("Podium iPad")
    page.get_by_role("button", name="Keep it on this device").click()
    expect(page.get_by_text("Kept on this device")).to_be_visible()
    page.evaluate("navigator.serviceWorker.ready.then(() => {})")
    page.reload()  # now the worker looks after it
    page.wait_for_function(
        "caches.open('copy-of-the-room').then((kept) => kept.keys()).then((keys) => keys.length > 1)"
    )
    return page


def test_it_is_shown_with_its_age_while_the_server_is_away(device, picture):
    device.context.set_offline(True)
    device.reload()
    expect(device.get_by_text("Ann Alvarez")).to_be_visible()
    expect(device.get_by_text("Snapshot from this minute")).to_be_visible()
    picture(device, "backup-view-offline")


def test_after_a_log_out_on_the_device_nothing_of_it_is_left(device, host):
    log_in(device, host)
    device.locator("#room-button").click()
    device.get_by_role("button", name="Log out").click()
    device.wait_for_url("**/login/**")
    assert device.evaluate("caches.keys()") == []
    device.context.set_offline(True)
    with pytest.raises(Error):
        device.goto("/toledo/copy/")


def test_unlinked_it_forgets_at_its_next_look(device, room, supervisor):
    backup_devices.release(backup_devices.bound(room).get(), by=supervisor, at=clock.now())
    device.evaluate("read()")
    expect(device.get_by_text("This device no longer keeps the backup view.")).to_be_visible()
    expect(device.get_by_text("Ann Alvarez")).to_have_count(0)
    device.wait_for_function("caches.keys().then((names) => names.length === 0)")


@pytest.fixture
def soon_too_old(device, room, manager):
    set_policy(room, changes={"backup_view_seconds": 2}, by=manager, at=clock.now())
    device.reload()
    device.context.set_offline(True)
    return device


def test_too_old_it_goes_from_the_screen(soon_too_old):
    soon_too_old.wait_for_timeout(2500)
    soon_too_old.evaluate("tell()")
    expect(soon_too_old.get_by_text("too old to be shown")).to_be_visible()
    expect(soon_too_old.get_by_text("Ann Alvarez")).to_have_count(0)
    soon_too_old.wait_for_function("caches.keys().then((names) => names.length === 0)")


def test_too_old_it_is_not_opened_again(soon_too_old):
    soon_too_old.goto("about:blank")
    soon_too_old.wait_for_timeout(2500)
    soon_too_old.goto("/toledo/copy/")
    expect(soon_too_old.get_by_text("too old to be shown")).to_be_visible()
    soon_too_old.wait_for_function("caches.keys().then((names) => names.length === 0)")


def test_where_it_is_not_bound_nothing_is_kept(tablet, host, on_list, picture):
    on_list("Ann Alvarez")
    page = tablet(host, "/toledo/copy/")
    expect(page.get_by_text("This device does not keep the backup view")).to_be_visible()
    picture(page, "backup-view-unbound")
    assert page.evaluate("caches.keys()") == []
    page.context.set_offline(True)
    with pytest.raises(Error):
        page.reload()
