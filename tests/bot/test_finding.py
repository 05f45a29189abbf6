"""What the search of the rules offers, puts first, and shows of a long paragraph."""

from __future__ import annotations

import re

import pytest

from cogs.panels.finding import EXCERPT, Passage, find, folded, index, terms
from cogs.panels.game import offered
from cogs.panels.rulebook import editions, standard
from cogs.words.strings import LOCALES

BOLD = re.compile(r"\*\*(.{2,40}?)\*\*")
SHORT = "nim"
"""A game of whose rules no paragraph is cut."""
every_book = pytest.mark.parametrize(
    ("game", "locale"), [(game, LOCALES[at % len(LOCALES)]) for at, game in enumerate(offered())]
)


def book(game: str, locale: str) -> tuple[Passage, ...]:
    """Return what can be found in a game's book."""
    return index(standard(game, next(iter(editions(game)), "")), locale)


def passage(name: str, words: str, page: int, *, whole: bool = False) -> Passage:
    """Return some words of a page of their own."""
    return Passage("book", 1, page, "Title", name, words, whole, folded(words), folded(name))


@every_book
def test_what_stands_bold_in_a_paragraph_is_offered_and_what_does_in_a_list_is_not(
    game: str, locale: str
) -> None:
    known = book(game, locale)
    names = {folded(one.strip(" .:,;")) for each in known for one in (each.title, each.name)}
    bold = {
        folded(term.strip(" .:,;"))
        for one in known
        if not one.whole
        for term in BOLD.findall(one.words)
    }
    assert {folded(term) for term in terms(known)} == names | bold


def test_the_best_stands_first_wherever_it_is_in_the_book() -> None:
    best_first = [
        passage("Laser", "An entry of that name.", 1, whole=True),
        passage("Laser", "A heading of that name.", 2),
        passage("The laser gun", "An entry whose name has the word.", 3, whole=True),
        passage("The laser gun", "A heading that has the word.", 4),
        passage("Guns", "Words such as a laser.", 5),
        passage("Guns", "Words such as lasers.", 6),
    ]
    asked = [find(reversed(best_first), typed) for typed in ("laser", "LASER")]
    for found in asked:
        assert [one.page for one in found][:4] == [1, 2, 3, 4]
    two_words = [passage("Guns", "A gun and a laser.", 1), passage("Guns", "A laser gun.", 2)]
    assert [one.page for one in find(two_words, "laser gun")] == [2, 1]
    heading = [passage("Guns", "A laser gun.", 1), passage("Gun of the laser", "So.", 2)]
    assert [one.page for one in find(heading, "laser gun")] == [2, 1]


@every_book
def test_an_excerpt_says_where_it_was_cut(game: str, locale: str) -> None:
    cut = [0, 0]
    for one in book(game, locale):
        if one.whole:
            continue
        plain = re.sub(r"\*+|^[•–] |^-# ", "", one.words, flags=re.MULTILINE).strip()
        for word in {*re.findall(r"\w{5,}", plain)}:
            shown = find([one], word)[0].excerpts[0].replace("**", "")
            begun, ended = shown.startswith("… "), shown.endswith(" …")
            inner = shown.removeprefix("… ").removesuffix(" …")
            assert inner in plain
            assert len(inner) <= EXCERPT
            assert plain.startswith(inner) is not begun
            assert plain.endswith(inner) is not ended
            cut[0] += begun
            cut[1] += ended
    assert all(cut) or game == SHORT, "no paragraph is long enough"
