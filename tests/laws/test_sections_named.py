"""A reader is sent to a section of the rules by its title: there are no pages to count."""

from __future__ import annotations

import re

import pytest

from tests.laws.catalogues import messages, wordings

BY_NUMBER = re.compile(r"\b(?:sections?|secci[oó]n(?:es)?)\s+(\d+)", re.IGNORECASE)
TITLE = re.compile(r"([a-z]+)-rules-\d+-title")


def _games(locale: str) -> dict[str, str]:
    """Return the game of each key that stands in the files of one."""
    titles = {found[1] for key, _ in wordings(locale) if (found := TITLE.fullmatch(key))}
    return {m.key: game for m in messages(locale) if (game := m.part.split("_")[0]) in titles}


def _numbered(locale: str, game: str) -> set[str]:
    """Return the numbers that the titles of a game's rules begin with."""
    titles = [
        words for key, words in wordings(locale) if re.fullmatch(rf"{game}-rules-\d+-title", key)
    ]
    return {found[1] for title in titles if (found := re.match(r"(\d+)\.", title))}


@pytest.mark.parametrize("locale", ["en", "es"])
def test_a_section_that_is_named_by_its_number_bears_it(locale: str) -> None:
    games = _games(locale)
    assert games
    lost = [
        (key, number)
        for key, words in wordings(locale)
        if key in games
        for number in BY_NUMBER.findall(words)
        if number not in _numbered(locale, games[key])
    ]
    assert lost == []
