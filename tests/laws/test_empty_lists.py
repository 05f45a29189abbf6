"""What a refusal lists may be nothing: then it is said without the list, and leaves no hole."""

from __future__ import annotations

import pytest

from cogs.words.strings import LOCALES, speaker
from engines.core import Arg, Text
from tests.laws.catalogues import messages
from tests.laws.markup import gaps

LISTS = frozenset(
    {
        "cards",
        "cells",
        "choices",
        "hand",
        "known",
        "matches",
        "missing",
        "places",
        "players",
        "ships",
        "spells",
        "targets",
        "turrets",
        "ways",
        "zones",
    }
)
"""What lists are called in refusals."""
COUNTS = frozenset({"count", "dealt"})
"""How many things a list has."""
NUMBERS = frozenset(
    {
        "computers",
        "days",
        "excess",
        "minutes",
        "points",
        "sectors",
        "sides",
        "squadrons",
        "steps",
        "troops",
        "units",
    }
)
"""What else is called so that it could be a list."""
NEVER_EMPTY = {
    "magblast-refusal-keep-four": "ships were dealt to everybody who places them",
    "magblast-refusal-minefield": "whoever is mined was mined by somebody",
    "magblast-refusal-no-turret": "every ship has a turret",
    "magblast-refusal-not-discarded": "where no blast is discarded that is said instead",
    "magblast-refusal-out-of-reach": "a ship that moves has zones beside its own",
    "magblast-refusal-place-first": "who is asked where something goes has it",
    "magblast-refusal-place-other-ship": "who is asked where something goes has it",
    "magblast-refusal-place-ships-first": "ships were dealt to everybody who places them",
    "magblast-refusal-scatter-each": "nobody is asked where nothing is thrown",
    "magblast-refusal-which-blasts": "of a ship without blasts that is said instead",
    "magblast-refusal-zone-crowded": "a zone is too full only by what has moved there",
    "magblast-refusal-zone-full": "ships come only where a zone has room",
    "rebelmoon-refusal-choose-asteroid": "where none is in sight none need be chosen",
    "rebelmoon-refusal-scan-choose": "where none is in sight that is said instead",
    "refusal-choices": "of a step without choices other words are said",
    "refusal-line-several": "there are several",
    "refusal-line-unknown": "where nothing is possible that is said instead",
    "refusal-missing-choice": "a step that must be chosen has choices",
    "refusal-move-which": "there are several",
    "refusal-not-seated": "somebody sits at every match",
    "refusal-own-chronicle": "whoever lacks nothing is not refused",
    "refusal-own-lobby": "whoever lacks nothing is not refused",
    "refusal-own-thread": "whoever lacks nothing is not refused",
    "refusal-own-words": "whoever lacks nothing is not refused",
    "refusal-permissions": "whoever lacks nothing is not refused",
    "refusal-several-choose": "there are several",
    "refusal-several-matches": "there are several",
    "shazamm-refusal-arrange": "an order that lacks nothing is not refused",
    "shazamm-refusal-clone": "nobody is asked what they clone where nothing can be",
    "shazamm-refusal-not-in-hand": "the decoy never leaves a hand",
    "shazamm-refusal-steal": "nobody is asked what they steal where nothing can be",
}
"""Refusals whose lists cannot be empty, and why."""


def refusals() -> dict[str, frozenset[str]]:
    """Return what is filled in of each refusal."""
    every = messages(LOCALES[0])
    return {one.key: one.placeholders for one in every if "refusal-" in one.key}


def without(locale: str, key: str, placeholders: frozenset[str]) -> str:
    """Return a refusal as it is said where its lists have nothing."""

    def arg(name: str) -> Arg:
        return () if name in LISTS else 0 if name in COUNTS else "X"

    return speaker(locale)(Text(key, {name: arg(name) for name in placeholders}))


@pytest.mark.parametrize("locale", LOCALES)
def test_a_refusal_that_lists_nothing_leaves_no_hole(locale: str) -> None:
    listing = {key: names for key, names in refusals().items() if names & LISTS}
    assert len(listing) > 40
    said = {key: without(locale, key, names) for key, names in listing.items()}
    assert {key: words for key, words in said.items() if gaps(words)}.keys() == NEVER_EMPTY.keys()


def test_whatever_is_called_like_a_list_is_known_as_one_or_as_a_number() -> None:
    plural = {n for names in refusals().values() for n in names if n.endswith("s")}
    assert plural - LISTS - NUMBERS == set()


@pytest.mark.parametrize(
    "words", ["These are: .", "choose that of .", "one of , or none", "It is ( )."]
)
def test_a_hole_is_found(words: str) -> None:
    assert gaps(words) == [words]


@pytest.mark.parametrize("words", ["These are:", "Ready: ...", "Choose: A. Then B, or C (D)."])
def test_what_is_whole_has_no_hole(words: str) -> None:
    assert gaps(words) == []
