"""A table more in the room (contract): who may, what it takes, and taking it back."""

from __future__ import annotations

import pytest

from pokerroom.models import Room
from tables.models import Seat, Table
from tests.api.test_doors import refused


def test_a_supervisor_adds_a_table_and_opens_it(kim, room):
    added = kim.post("tables/", {"number": 10, "chairs": 8})
    told = added.json()
    assert (added.status_code, told["number"], told["status"], told["chairs"]) == (201, 10, "closed", 8)
    assert [seat["number"] for seat in told["seats"]] == list(range(1, 9))
    assert [table["number"] for table in kim.get("tables/").json()] == list(range(1, 11))
    assert kim.post("tables/10/open/", {"game": "1-3-nlh"}).json()["seats"][7]["status"] == "open"


@pytest.mark.rule("T4")
def test_a_number_stands_once_in_a_room(kim, room):
    refused(kim.post("tables/", {"number": 9, "chairs": 9}), 409, "table_exists", "T4")
    assert Table.objects.filter(room=room).count() == 9


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"chairs": 9}, "number"),
        ({"number": 10}, "chairs"),
        ({"number": 10, "chairs": 1}, "chairs"),
        ({"number": 10, "chairs": 21}, "chairs"),
        ({"number": 0, "chairs": 9}, "number"),
        ({"number": 1001, "chairs": 9}, "number"),
    ],
)
def test_what_a_table_needs(kim, body, field):
    assert list(refused(kim.post("tables/", body), 400, "malformed")["fields"]) == [field]


@pytest.mark.parametrize(("number", "chairs"), [(1000, 2), (10, 20)])
def test_the_bounds_of_a_table(kim, number, chairs):
    assert kim.post("tables/", {"number": number, "chairs": chairs}).json()["chairs"] == chairs


def test_a_host_asks_a_supervisor(sam, room):
    told = refused(sam.post("tables/", {"number": 10, "chairs": 9}), 403, "not_allowed", "T4")
    assert told["detail"] == "Hosts can't add, open, close, freeze or mark a table. Ask a supervisor."


def test_a_table_added_by_mistake_is_taken_back_until_it_is_used(kim, room):
    kim.post("tables/", {"number": 10, "chairs": 9})
    seq = Room.objects.get(pk=room.pk).version
    kim.post("tables/10/open/", {"game": "1-3-nlh"})
    refused(kim.post(f"events/{seq}/undo/"), 409, "stands_on")
    kim.post("tables/11/open/", {"game": "1-3-nlh"})
    kim.post("tables/", {"number": 12, "chairs": 9})
    assert kim.post(f"events/{Room.objects.get(pk=room.pk).version}/undo/").status_code == 200
    assert not Seat.objects.filter(table__room=room, table__number=12).exists()
    assert not Table.objects.filter(room=room, number=12).exists()
