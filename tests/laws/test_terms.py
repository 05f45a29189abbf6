"""One thing has one name in a game, the one that its rulebook gives it."""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest

from tests.laws.catalogues import GAP, messages, wordings


class Term(NamedTuple):
    """What a game calls something in a language, and patterns of what it might be called, too.

    Where no game is named, all of them do, and whatever else is said.
    """

    locale: str
    game: str
    term: str
    otherwise: str
    not_in: frozenset[str] = frozenset()


TERMS = (
    Term("es", "", r"mesas?", r"salas?"),
    Term("es", "", r"asientos?", rf"(?:{GAP}|un|el|ese|este|tu|su|los|del|al) puestos?"),
    Term("en", "magblast", r"resources?", r"signs?|icons?"),
    Term("es", "magblast", r"recursos?", r"símbolos?|iconos?"),
    Term("en", "magblast", r"discard\w*", r"thr[eo]w\w* \w* ?away"),
    Term("es", "magblast", r"descart\w*", r"tir(?:a|as|an|ar|o|ado)"),
    Term("en", "shazamm", r"discard\w*", r"thr[eo]w\w* \w* ?away"),
    Term("es", "shazamm", r"descart\w*", r"t[ií]r(?:a|as|an|ar|o|ó|ado|alo)"),
    Term(
        "en",
        "rebelmoon",
        r"cells?",
        r"hex(?:es)?|squares?|spaces?",
        frozenset({"rebelmoon-legend-colours"}),
    ),
    Term("es", "rebelmoon", r"casillas?", r"celdas?|hexágonos? libres?"),
    Term("es", "rebelmoon", r"sur(?:este|oeste)", r"sud(?:este|oeste)"),
    Term("en", "imperium", r"sectors?", r"cells?|squares?"),
    Term("es", "imperium", r"sector(?:es)?", r"celdas?|casillas?"),
    Term("es", "imperium", r"sur(?:este|oeste)", r"sud(?:este|oeste)"),
    Term("es", "imperium", r"radioactiv\w+", r"radiactiv\w+"),
    Term(
        "es",
        "imperium",
        r"abastec\w+",
        r"suministr\w+",
        frozenset({"imperium-card-emergency-supply"}),
    ),
)
"""Of words that have been mixed up, or may be."""
CAPITALS = (
    ("en", re.compile(r"\b(?:game [Tt]urn|Game turn|player [Tt]urn|Player turn)\b")),
    ("es", re.compile(r"\b[Tt]urno de (?:juego|jugador)\b")),
)
"""What Imperium Galáctica writes with two capitals: Game Turn and Player Turn."""
ARTICLE = re.compile(rf"\ban? {GAP}")


def _said_of(locale: str, game: str) -> list[tuple[str, str]]:
    keys = {m.key for m in messages(locale) if not game or m.part.split("_")[0] == game}
    return [(key, words) for key, words in wordings(locale) if key in keys]


@pytest.mark.parametrize("term", TERMS, ids=lambda term: f"{term.locale}-{term.game}-{term.term}")
def test_one_thing_has_one_name(term: Term) -> None:
    said = _said_of(term.locale, term.game)
    named = re.compile(rf"\b(?:{term.term})\b", re.IGNORECASE)
    assert any(named.search(words) for _, words in said)
    otherwise = re.compile(rf"(?<!\w)(?:{term.otherwise})\b", re.IGNORECASE)
    wrong = [(key, words) for key, words in said if otherwise.search(words)]
    assert [(key, words) for key, words in wrong if key not in term.not_in] == []


@pytest.mark.parametrize(("locale", "small"), CAPITALS, ids=("en", "es"))
def test_the_two_kinds_of_turns_are_written_alike(locale: str, small: re.Pattern[str]) -> None:
    said = _said_of(locale, "imperium")
    assert [(key, words) for key, words in said if small.search(words)] == []


def test_no_article_stands_before_what_is_filled_in() -> None:
    """English says "a captain" and "an admiral"; Spanish writes what it fills in without one."""
    assert [(key, words) for key, words in wordings("en") if ARTICLE.search(words)] == []
