"""How the lists are set on the board: as large as fits, a column a list, every name within half a minute."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from screens.board.reads.columns import HEAD, HEAD_AGAIN, set_in_columns

LISTS = st.lists(st.lists(st.sampled_from([2, 3, 4, 6]), max_size=40), max_size=16)


def names(count: int) -> list[int]:
    return [2] * count


@pytest.mark.parametrize(
    ("lists", "size", "columns", "pages"),
    [
        ([], "large", 2, 0),
        ([names(9), names(5)], "large", 2, 1),
        ([names(9), names(5), names(8)], "large", 3, 1),
        ([names(12), names(7), names(4), names(6)], "middle", 4, 1),
        ([names(15)] * 5, "small", 5, 1),
        ([names(15)] * 6, "small", 6, 1),
        ([names(3)] * 7, "middle", 4, 1),
        ([names(30)], "large", 3, 1),
        ([names(30)] * 14, "small", 6, 5),
    ],
)
def test_the_largest_type_on_the_fewest_pages(lists, size, columns, pages) -> None:
    board = set_in_columns(lists)
    assert (board.size.name, board.columns, len(board.pages)) == (size, columns, pages)


def test_pages_turn_every_ten_seconds_or_faster_so_that_each_is_seen_in_thirty() -> None:
    assert set_in_columns([names(15)] * 12).seconds == 10
    assert set_in_columns([names(30)] * 14).seconds == 5.6


def test_a_list_stays_whole_on_a_page_where_that_costs_no_page() -> None:
    board = set_in_columns([names(15)] * 5 + [names(30)] + [names(15)] * 4)
    assert [len(page) for page in board.pages] == [5, 6]


@given(LISTS)
def test_every_row_stands_once_in_order_and_nothing_runs_over(lists) -> None:
    board = set_in_columns(lists)
    pieces = [piece for page in board.pages for column in page for piece in column]
    rows = [(piece.of, row) for piece in pieces for row in range(piece.start, piece.stop)]
    assert rows == [(of, row) for of, heights in enumerate(lists) for row in range(len(heights))]
    for page in board.pages:
        assert len(page) <= board.columns
        for column in page:
            heads = sum(HEAD_AGAIN if piece.goes_on else HEAD for piece in column)
            gaps = len(column) - 1
            height = heads + gaps + sum(sum(lists[piece.of][piece.start : piece.stop]) for piece in column)
            assert height <= board.size.height
