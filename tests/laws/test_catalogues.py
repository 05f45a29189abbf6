"""What a game lists of itself is all that there is, and what is unseen is just what is hidden."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given

import engines
from cogs.words.strings import LOCALES, speaker
from engines.catalogues import Entry, Group
from engines.core import Dice, Seat
from engines.options import options
from tests.laws.cases import Case, cases
from tests.laws.matches import law, random_match, seeds, spread
from tests.laws.played import Played, read, some_records
from tests.laws.whereabouts import hidden_from, lying
from tests.sampled import some_of

LISTED = [case for case in cases() if engines.lists(case.key)]
every_list = pytest.mark.parametrize("case", LISTED, ids=lambda case: case.name)
some_lists = some_of("case", LISTED, lambda case: case.key, lambda case: case.name)
LOOKED_AT = 24
"""Positions of a match that are counted."""
LONGEST = 400
"""Characters of what is said of one entry: a page must hold several, and be read on a phone."""
MOST_PER_MENU = 25


def must_add_up(key: str, config: Any, state: Any, viewers: Iterator[Seat | None]) -> None:
    """See that the pieces are the whole set, and that those are unseen which lie hidden."""
    engine, pieces = engines.load(key), lying(key, state)
    groups = engines.catalogue(key, config)
    whole = Counter({piece: count for group in groups for piece, count in group.pieces})
    assert Counter(piece for piece, _ in pieces) == whole
    for viewer in viewers:
        unseen = engines.unseen(key, config, engine.view(state, viewer))
        assert unseen.keys() == whole.keys()
        assert min(unseen.values(), default=0) >= 0
        assert Counter(unseen) == Counter(hidden_from(viewer, pieces))


@some_records
def test_in_every_position_of_a_record_the_counts_add_up_to_the_whole(path: Path) -> None:
    played: Played = read(path)
    if not engines.lists(played.game):
        return
    config = msgspec.convert(played.config, type=played.engine.meta.config)
    for number, state in enumerate(spread(played.states(), LOOKED_AT)):
        viewer = (None, *range(played.seats))[number % (played.seats + 1)]
        must_add_up(played.game, config, state, iter((viewer,)))


@some_lists
@law
@given(number=seeds)
def test_in_every_position_of_chance_the_counts_add_up_to_the_whole(
    case: Case, number: int
) -> None:
    match = random_match(case, number)
    for state in match.some_states(LOOKED_AT // 4):
        must_add_up(case.key, case.config, state, iter((None, *match.seats)))


@some_lists
@law
@given(number=seeds)
def test_what_is_unseen_hangs_on_nothing_hidden(case: Case, number: int) -> None:
    """In each world that somebody cannot tell from the real one just as much is unseen."""
    match, key = random_match(case, number), case.key
    for ply, state in enumerate(match.some_states(LOOKED_AT // 4)):
        other = state
        for seat in match.seats:
            drawn = case.engine.resample(state, seat, Dice("unseen", ply))
            other = case.engine.resample(other, seat, Dice("unseen", ply))
            assert _unseen(case, state, seat) == _unseen(case, drawn, seat), key
        assert _unseen(case, state, None) == _unseen(case, other, None), key


def _unseen(case: Case, state: Any, viewer: Seat | None) -> Any:
    return engines.unseen(case.key, case.config, case.engine.view(state, viewer))


@every_list
def test_every_entry_has_a_name_and_a_text_in_every_language(case: Case) -> None:
    for locale in LOCALES:
        say = speaker(locale)
        for group in engines.catalogue(case.key, case.config):
            assert 0 < len(say(group.title)) <= 80
            assert group.entries
            for entry in group.entries:
                told = (*entry.values, *((entry.effect,) if entry.effect else ()))
                assert told, entry.key
                words = [say(one) for one in (entry.name, *told, *(s.name for s in entry.sorts))]
                assert all(one.strip() == one != "" for one in words)
                assert len(" ".join(words)) <= LONGEST


@every_list
def test_keys_are_told_apart_and_sorts_are_all_of_an_entry(case: Case) -> None:
    groups = engines.catalogue(case.key, case.config)
    for group in groups:
        keys = [key for entry in group.entries for key, _ in entry.counted]
        assert sorted(keys) == sorted(set(keys))
        names = [entry.name for entry in group.entries]
        assert all(names.count(name) == 1 for name in names) or _told_apart(group)
        for entry in group.entries:
            assert _sound(entry), entry.key
        assert not group.sets or all(entry.count for entry in group.entries)
    assert len(groups) <= MOST_PER_MENU


def _told_apart(group: Group) -> bool:
    """Tell whether those of one name have other values: two ships bear the same name."""
    whole = [(entry.name, entry.values) for entry in group.entries]
    return all(whole.count(one) == 1 for one in whole)


def _sound(entry: Entry) -> bool:
    counts = [sort.count for sort in entry.sorts]
    return not counts or (sum(counts) == entry.count and min(counts) > 0)


@pytest.mark.parametrize("key", engines.keys())
def test_the_option_by_which_lists_differ_is_one(key: str) -> None:
    meta = engines.load(key).meta
    assert meta.edition in {"", *(option.field for option in options(meta))}
