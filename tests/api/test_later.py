"""Through the API alone: away and back, custody, moves, a break, approvals."""

from __future__ import annotations

import pytest

from pokerroom import clock
from pokerroom.models import Approval
from screens.parts.action_bar import last_action
from tests.conftest import fresh, minute
from waitlist.models import Entry

pytestmark = pytest.mark.django_db

DINNER = {"amount": "100.00", "extended_dinner": True, "verified_by": "Dee Ortiz"}


@pytest.fixture
def seated(sit, open_at):
    open_at(1), open_at(2)
    return [sit(name, 1, number) for number, name in enumerate(("Ana", "Ben", "Cy"), 1)]


@pytest.fixture
def asks(client, room):
    """A request by somebody; answers status and body."""

    def say(method, path, facts=None, *, by):
        client.force_login(by, backend="django.contrib.auth.backends.ModelBackend")
        address = f"/api/v1/rooms/{room.slug}/{path}"
        answer = getattr(client, method)(address, facts or {}, content_type="application/json")
        return answer.status_code, answer.json()

    return say


def test_the_walking_clock(asks, host, seated):
    ana, ben, _ = seated
    status, body = asks("post", f"sittings/{ana.pk}/away/", {"dinner": True}, by=host)
    assert (status, body["away"]["kind"], body["away"]["overdue"]) == (200, "dinner", False)
    _, body = asks("post", f"sittings/{ben.pk}/away/", by=host)
    assert (body["away"]["kind"], body["away"]["rule"]) == ("second", "T35")
    status, body = asks("post", f"sittings/{ana.pk}/back/", by=host)
    assert (status, body["away"], body["times_away"], body["dinner_used"]) == (200, None, 1, True)
    status, body = asks("post", f"sittings/{ana.pk}/back/", by=host)
    assert (status, body["code"]) == (409, "not_away")
    _, tables = asks("get", "tables/", by=host)
    assert tables[0]["seats"][1]["sitting"]["away"]["ordinal"] == 2


def test_a_host_starts_a_pick_up_and_a_supervisor_approves(asks, host, supervisor, seated):
    """202 with the approval; carried out word for word by whoever approves, once."""
    cy = seated[2]
    asks("post", f"sittings/{cy.pk}/away/", {"since": minute(-20).isoformat()}, by=host)
    count = {"amount": "487.00", "verified_by": "Dee Ortiz", "bag": "17"}
    status, body = asks("post", f"sittings/{cy.pk}/pick-up/", count, by=host)
    assert (status, set(body)) == (202, {"approval", "detail", "rule"})
    status, again = asks("post", f"approvals/{body['approval']}/approve/", by=host)
    assert (status, again["code"]) == (403, "not_allowed")
    status, done = asks("post", f"approvals/{body['approval']}/approve/", by=supervisor)
    assert (status, done["answer"]["amount"], done["approval"]["outcome"]) == (200, "487.00", "approved")
    status, body = asks("post", f"approvals/{body['approval']}/approve/", by=supervisor)
    assert (status, body["code"]) == (409, "decided")
    _, custody = asks("get", "custody/", by=supervisor)
    assert custody["total"] == "487.00"
    status, paid = asks("post", f"custody/{custody['bags'][0]['id']}/pay-out/", by=supervisor)
    assert (status, paid["ended_as"]) == (200, "paid")
    assert Entry.objects.get(player=cy.player).ended_why == "chips paid out"


@pytest.mark.parametrize("second", ["Sam", "sam", " SAM. ", "host"])
def test_whoever_counts_is_not_the_second_person(asks, host, seated, second):
    """Told to the host at once: no supervisor is asked for what is refused anyway."""
    cy = seated[2]
    asks("post", f"sittings/{cy.pk}/away/", {"since": minute(-20).isoformat()}, by=host)
    count = {"amount": "487.00", "verified_by": second, "bag": "17"}
    status, body = asks("post", f"sittings/{cy.pk}/pick-up/", count, by=host)
    assert (status, body["code"], body["rule"]) == (409, "same_person", "T31")
    assert body["detail"] == "Sam counts: the second person is somebody else of staff, or a dealer."
    assert not Approval.objects.exists()


def test_a_count_asked_anew_takes_the_place_of_the_former(asks, host, supervisor, seated):
    cy = seated[2]
    asks("post", f"sittings/{cy.pk}/away/", {"since": minute(-20).isoformat()}, by=host)
    for amount in ("120.00", "118.00", "118.00"):
        asks("post", f"sittings/{cy.pk}/pick-up/", {"amount": amount, "verified_by": "Dee Ortiz", "bag": "17"}, by=host)
    _, waiting = asks("get", "approvals/", by=supervisor)
    assert [row["facts"]["amount"] for row in waiting] == ["118.00"]
    assert list(Approval.objects.order_by("pk").values_list("outcome", flat=True)) == ["lapsed", ""]


@pytest.mark.parametrize(("answer", "told"), [("approve", "Approved"), ("refuse", "Not approved")])
def test_the_foot_tells_whoever_asked_what_came_of_it(asks, room, host, supervisor, seated, answer, told):
    cy = seated[2]
    asks("post", f"sittings/{cy.pk}/away/", {"since": minute(-20).isoformat()}, by=host)
    count = {"amount": "118.00", "verified_by": "Dee Ortiz", "bag": "17"}
    _, body = asks("post", f"sittings/{cy.pk}/pick-up/", count, by=host)
    assert last_action(fresh(room), host, clock.now()).text.startswith("To approve: ")
    asks("post", f"approvals/{body['approval']}/{answer}/", by=supervisor)
    assert last_action(fresh(room), host, clock.now()).text.startswith(f"{told}: ")


def test_a_supervisor_approves_with_the_own_pin_on_the_hosts_tablet(asks, host, supervisor, seated):
    supervisor.set_pin("4711")
    supervisor.save()
    cy = seated[2]
    _, body = asks("post", f"sittings/{cy.pk}/cash-out/", DINNER, by=host)
    status, wrong = asks("post", f"approvals/{body['approval']}/approve/", {"pin": "0000"}, by=host)
    assert (status, wrong["fields"]) == (400, {"pin": "Nobody who may approve has that PIN."})
    status, done = asks("post", f"approvals/{body['approval']}/approve/", {"pin": "4711"}, by=host)
    assert (status, done["answer"]["left_with"]) == (200, "100.00")


def test_five_wrong_pins_are_the_last(asks, host, supervisor, seated):
    supervisor.set_pin("4711")
    supervisor.save()
    cy = seated[2]
    _, body = asks("post", f"sittings/{cy.pk}/cash-out/", DINNER, by=host)
    for _ in range(5):
        asks("post", f"approvals/{body['approval']}/approve/", {"pin": "0000"}, by=host)
    status, refused = asks("post", f"approvals/{body['approval']}/approve/", {"pin": "4711"}, by=host)
    assert (status, refused["code"]) == (409, "too_many")


@pytest.mark.parametrize("amount", ["-5.00", "NaN", "0.00", "1.234", 300, None])
def test_an_amount_that_is_none_changes_nothing(asks, host, seated, amount):
    status, body = asks("post", f"sittings/{seated[0].pk}/add-on/", {"amount": amount, "stack": "50.00"}, by=host)
    assert (status, body["code"]) == (400, "malformed")


def test_chairs_tables_and_wishes(asks, host, supervisor, seated):
    ana, ben, _ = seated
    status, body = asks("post", f"sittings/{ana.pk}/change-seat/", {"seat": 7}, by=host)
    assert (status, body["seat"]) == (200, 7)
    status, body = asks("post", f"sittings/{ben.pk}/change-table/", {"table": 2, "seat": 1, "stack": "200.00"}, by=host)
    assert (status, body["detail"]) == (202, "Name the supervisor who approves this table change.")
    status, body = asks(
        "post",
        f"sittings/{ben.pk}/change-table/",
        {"table": 2, "seat": 1, "stack": "200.00", "approved_by": "kim"},
        by=host,
    )
    assert (status, body["table"]) == (200, 2)
    status, wish = asks("post", f"sittings/{ben.pk}/ask/", {"wish": "seat", "seat": 5}, by=host)
    assert (status, wish["to_seat"]) == (201, 5)
    _, chain = asks("get", "tables/2/if-opened/?seat=5", by=host)
    assert chain[0]["by"] == "seat change"


def test_breaking_a_table_and_taking_a_room_over(asks, room, supervisor, seated):
    ana, ben, cy = seated
    status, _ = asks("post", "tables/1/break/", by=supervisor)
    assert status == 200
    for sitting, card in ((ana, "2♦"), (ben, "10♠"), (cy, "K♥")):
        asks("post", "tables/1/draw/", {"sitting": sitting.pk, "card": card}, by=supervisor)
    choices = [{"sitting": cy.pk, "table": 2, "seat": 4}]
    status, draw = asks("post", "tables/1/close-draw/", {"choices": choices}, by=supervisor)
    assert (status, [row["card"] for row in draw["order"]]) == (200, ["K♥", "10♠", "2♦"])
    _, body = asks("get", "lists/1-3-nlh/", by=supervisor)
    assert [entry["player"]["name"] for entry in body["entries"]] == ["Ben", "Ana"]
    board = {
        "tables": [{"table": 5, "game": "1-1 PLO", "chairs": 6}],
        "seats": [
            {"table": 5, "seat": 1, "name": "Ola", "dinner_used": True, "leaving": True},
            {"table": 5, "seat": 2},
        ],
        "lists": [
            {"game": "1-1-plo", "name": "Per", "here": False, "tier": 3, "called_table": 5, "called_seat": 1},
        ],
    }
    assert asks("post", "take-over/", board, by=supervisor)[0] == 200
    _, body = asks("get", "lists/1-1-plo/", by=supervisor)
    assert [(entry["status"], entry["player"]["tier"]) for entry in body["entries"]] == [("called", 3)]
    board["seats"].append({"table": 5, "seat": 1, "name": "Twice"})
    status, body = asks("post", "take-over/", board, by=supervisor)
    assert (status, set(body["fields"])) == (400, {"tables.1", "lists.1"})  # its seats are not named again
    status, left = asks("post", "close/", by=supervisor)
    assert (status, len(left["sitting"])) == (200, 3)
