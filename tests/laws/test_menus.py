"""What a menu asks stands on a phone in full, and says in one way that more is asked."""

from __future__ import annotations

import re

import pytest

from cogs.words.strings import LOCALES
from tests.laws.catalogues import GAP, wordings

LONGEST = 30
"""Letters for which a menu has room on a screen 400 pixels wide."""
ASKED_BY_MENUS = re.compile(r"^[a-z]+-choose-|^sounds-menu$")
LEAST = 10
"""There are more such menus in each language."""
BARE = re.compile(r"^(several|some|others?|vari[oa]s|algun[oa]s|otr[oa]s?)…$", re.IGNORECASE)
NUMBER = "12"
"""What stands for whatever is filled in."""


@pytest.mark.parametrize("locale", LOCALES)
def test_what_a_menu_asks_is_short(locale: str) -> None:
    asked = [said for said in wordings(locale) if ASKED_BY_MENUS.match(said[0])]
    assert len(asked) > LEAST
    assert [said for said in asked if len(said[1].replace(GAP, NUMBER)) > LONGEST] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_nothing_that_is_pressed_only_says_how_many(locale: str) -> None:
    """Several of what?"""
    assert [said for said in wordings(locale) if BARE.match(said[1])] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_dots_stand_at_the_word_that_they_follow(locale: str) -> None:
    labels = [said for said in wordings(locale) if "about" not in said[0]]
    assert [said for said in labels if said[1].endswith(" …")] == []
