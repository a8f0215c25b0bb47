"""Names that can be read, and ages at the boundary (PL-03, PL-07, T2)."""

from __future__ import annotations

import unicodedata
from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from players.rules import LONGEST_NAME, age_on, clean_name, initials, public_form, search_form

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"

NAMES = [
    ("a controlled direction is taken out", "Gus\u202evat", "Gusvat"),
    ("a line break becomes a space", "A\nB", "A B"),
    ("spaces are one", "  Bob \t  B. ", "Bob B."),
    ("an Arabic name stays", "\u0639\u0645\u0631", "\u0639\u0645\u0631"),
    ("an emoji is not cut in half", f"Zoe {FAMILY}", f"Zoe {FAMILY}"),
    ("accents stay, composed", "Jose\u0301 Nu\u0301n\u0303ez", "Jos\u00e9 N\u00fa\u00f1ez"),
    ("markup is only characters", '<b>Tom</b> & "Jerry" {{7*7}}', '<b>Tom</b> & "Jerry" {{7*7}}'),
    ("a digit is enough", "7", "7"),
    ("a letter that shows nothing is a space", "Ann\u3164Lee", "Ann Lee"),
]


@pytest.mark.parametrize(("case", "typed", "kept"), NAMES)
def test_a_name_as_it_is_kept(case, typed, kept):
    assert clean_name(typed) == kept, case
    assert clean_name(clean_name(typed)) == kept


def test_a_tower_of_accents_is_cut_to_the_height_of_a_row():
    kept = clean_name("Zed" + "\u0300" * 40)
    assert kept.startswith("Zed")
    assert sum(unicodedata.category(char) == "Mn" for char in kept) <= 2


@pytest.mark.parametrize("typed", ["", "  ", "\u200b" * 15, "\u3164", "\u2800", "...", "\u200d", "\u202e", "\x00\x07"])
def test_a_name_that_cannot_be_seen_is_refused(typed):
    with pytest.raises(ValueError, match="letter or digit"):
        clean_name(typed)


def test_a_name_has_at_most_sixty_characters():
    assert clean_name("x" * LONGEST_NAME)
    with pytest.raises(ValueError, match="at most 60"):
        clean_name("x" * (LONGEST_NAME + 1))


@given(st.text(max_size=80))
def test_whatever_is_typed_is_refused_or_fit_to_be_shown(typed):
    try:
        kept = clean_name(typed)
    except ValueError:
        return
    assert clean_name(kept) == kept
    assert kept == kept.strip()
    assert len(kept) <= LONGEST_NAME
    assert not {"Cc", "Cs", "Co", "Cn"} & {unicodedata.category(char) for char in kept}
    assert public_form(kept)
    assert initials(kept)


@pytest.mark.parametrize(
    ("name", "public"),
    [
        ("Ana Alvarez", "Ana A."),
        ("Bob", "Bob"),
        ("Bob, red cap", "Bob"),
        ("Bob B., red cap", "Bob B."),
        ("Mary Ann de la Cruz", "Mary C."),
        ("Jos\u00e9 \u00d1u\u00f1ez", "Jos\u00e9 \u00d1."),
        ("John Smith Jr.", "John S."),
        ("John Smith jr", "John S."),
        ("John Smith, Jr.", "John S."),
        ("John Smith Sr", "John S."),
        ("John Smith II", "John S."),
        ("John Smith III", "John S."),
        ("John Smith IV., red cap", "John S."),
        ("John Jr.", "John"),
        ("Junior", "Junior"),
        ("Jr.", "Jr."),
        ("Ann Irving", "Ann I."),
        ("Ann Jrue", "Ann J."),
        ("Ann V", "Ann V."),
    ],
)
def test_the_public_form_is_first_name_and_initial(name, public):
    assert public_form(name) == public


@pytest.mark.parametrize("typed", ["jose nunez", "JOSE\u0301 NU\u0301N\u0303EZ", "Jos\u00e9  N\u00fa\u00f1ez"])
def test_a_search_hears_no_accents_and_no_case(typed):
    """PL-03."""
    assert search_form(typed) == search_form("Jos\u00e9 N\u00fa\u00f1ez")


@pytest.mark.parametrize(
    ("name", "letters"),
    [
        ("John Smith", "JS"),
        ("John Smith Jr.", "JS"),
        ("John Smith, III", "JS"),
        ("John S.", "JS"),
        ("John Jr.", "J"),
        ("Mary Ann de la Cruz", "MC"),
        ("Bob, red cap", "B"),
        ("Jr.", "J"),
    ],
)
def test_the_initials_of_a_seat_are_first_and_last_name(name, letters):
    assert initials(name) == letters


@pytest.mark.parametrize("typed", ["John Smith Jr", "john smith, jr.", "JOHN  SMITH JR."])
def test_a_search_hears_no_dots_and_no_commas(typed):
    assert search_form(typed) == search_form("John Smith Jr.")


@pytest.mark.parametrize(
    ("born", "day", "years"),
    [
        (date(2005, 6, 6), date(2026, 6, 5), 20),
        (date(2005, 6, 6), date(2026, 6, 6), 21),
        (date(2004, 2, 29), date(2025, 2, 28), 20),
        (date(2004, 2, 29), date(2025, 3, 1), 21),
        (date(2005, 12, 31), date(2026, 1, 1), 20),
    ],
)
def test_twenty_one_on_the_birthday(born, day, years):
    assert age_on(born, day) == years
