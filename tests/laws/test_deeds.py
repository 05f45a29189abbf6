"""What was done is known again among what computers choose from, however it was said."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, pairwise
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

import engines
from bots import Effort
from bots.certain import Exhausted, Prover
from bots.playing import AnyEngine
from bots.review import Deed, Review
from engines.core import Dice, Refusal, Seat, encode
from engines.foresight import advised
from tests.laws.played import read, some_records

EVERY = 3
"""Of how many actions of a record one is looked at."""
MANY = 60
"""Actions that are looked through for one of the same words."""
FEW = 12
"""Sounds a record that are reviewed, the last ones: there a win may be certain."""
LAST = 10
"""Of how many of the last actions of a record it is seen that no win is said to be given away."""
WORLDS, POSITIONS, FURTHEST = 8, 30_000, 5
"""In how many worlds what was done must win, how much is looked at, and own choices after it."""
LONG = 1e9
OWN = "Bratatatoom"
GLANCE = Effort(lines=8, width=3, depth=4, replies=2, proof=8_000)


class Done(NamedTuple):
    """An action of a record, the position before it and its number."""

    state: Any
    seat: Seat
    action: Any
    ply: int


def _done(path: Path) -> Iterator[Done]:
    record = read(path)
    for ply, ((seat, action), (state, _)) in enumerate(
        zip(record.actions(), pairwise(record.states()), strict=True), start=1
    ):
        yield Done(state, seat, action, ply)


@some_records
def test_what_has_the_words_of_another_action_is_the_same_deed(path: Path) -> None:
    """Whoever is told that something was better must not read what they have done."""
    record = read(path)
    if record.game not in engines.keys():
        pytest.skip("nobody is offered this game")
    engine = record.engine
    for state, seat, action, ply in _done(path):
        if ply % EVERY and not _is_said(action):
            continue
        legal, ways = [*engine.legal_actions(state, seat)][:MANY], None
        assert all(engine.plain(state, seat, one) == one for one in legal)
        plain = engine.plain(state, seat, action)
        if plain in legal:
            continue
        ways = engines.ways(record.game, engine.view(state, seat), seat)
        words = advised(ways, action)
        assert words is not None
        assert [one for one in legal if advised(ways, one) == words] == []


@some_records
def test_other_words_of_ones_own_change_no_review(path: Path) -> None:
    record = read(path)
    said = [one for one in _done(path) if _is_said(one.action)]
    if not said:
        pytest.skip("nothing is said in it")
    start = record.states()[0]
    for done in said[-FEW:]:
        found = [
            _turning(record.engine, start, replace_words(done, words)) for words in (None, OWN)
        ]
        assert encode(found[0]) == encode(found[1])


@some_records
def test_a_win_that_what_was_done_keeps_is_not_said_to_be_given_away(path: Path) -> None:
    """Whoever wins in more moves than the fewest wins, too."""
    record = read(path)
    if record.outcome is None:
        pytest.skip("it was not played to its end")
    engine, start = record.engine, record.states()[0]
    for done in islice(reversed([*_done(path)]), LAST):
        deed = Deed(done.ply, done.state, done.seat, done.action)
        review = Review(engine, start, [deed], Dice("review", done.ply), lambda: LONG)
        if any(turning.won for turning in review.turnings(GLANCE, GLANCE)):
            assert not _wins(engine, done), f"{done.action} wins as well"


def _wins(engine: AnyEngine, done: Done) -> bool:
    """Tell whether a deed wins for certain, whatever its seat does not know."""
    luck, prover = Dice("known", done.ply), Prover(engine, done.seat, POSITIONS, lambda: True)
    worlds = [engine.resample(done.state, done.seat, luck) for _ in range(WORLDS)]
    for turns in range(FURTHEST):
        try:
            if all(prover.wins(world, done.action, turns) for world in worlds):
                return True
        except Exhausted:
            break
    return False


def _is_said(action: Any) -> bool:
    return any(isinstance(getattr(action, key, None), str) for key in ("sound", "words"))


def replace_words(done: Done, words: str | None) -> Done:
    """Return something said as it was, or in other words."""
    key = "sound" if hasattr(done.action, "sound") else "words"
    return done if words is None else done._replace(action=replace(done.action, **{key: words}))


def _turning(engine: AnyEngine, start: Any, done: Done) -> Any:
    """Return what a review says of a deed; also if the rules would refuse those words there."""
    try:
        engine.check(done.state, done.seat, done.action)
    except Refusal:
        return None
    deed = Deed(done.ply, done.state, done.seat, done.action)
    review = Review(engine, start, [deed], Dice("review", done.ply), lambda: LONG)
    return review.turnings(GLANCE, GLANCE)
