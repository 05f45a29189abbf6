"""What all are told of since somebody's last action hangs on nothing that they do not know.

A line of a match is compared with others that look the same to everybody: in which two seats that
were asked together answered the other way round, or something that nobody noticed was not done.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

import pytest

from cogs.panels.game import offered
from engines.core import Dice, Refusal, Seat, Text, encode
from store import Entry
from tables.match import since
from tables.match.log import ACTION
from tables.match.moves import step
from tables.match.position import Position
from tables.match.since import seen_after_own
from tables.match.undo import Played, played
from tests.laws.cases import drawn_case
from tests.laws.panels import position_of

PLIES, MATCHES, VARIANTS = 40, 2, 6
SOAKED = 60
Line = tuple[Entry, ...]


@pytest.mark.parametrize("key", offered())
def test_what_all_saw_since_a_turn_tells_no_secret(key: str) -> None:
    _must_be_told_alike(key, range(MATCHES))


@pytest.mark.soak
@pytest.mark.parametrize("key", offered())
def test_what_all_saw_since_a_turn_tells_no_secret_in_many_matches(key: str) -> None:
    _must_be_told_alike(key, range(MATCHES, SOAKED))


@pytest.mark.parametrize("key", ["magblast"])
def test_whose_answer_came_last_would_be_noticed(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """If every action counted as a turn of its own, the others' order would show."""
    monkeypatch.setattr(since, "_is_known", lambda made, seat: True)
    with pytest.raises(AssertionError):
        _must_be_told_alike(key, range(SOAKED))


def _must_be_told_alike(key: str, numbers: range) -> None:
    for number in numbers:
        base = _beginning(key, number)
        line = _random_line(base, random.Random(f"{key}: known turns {number}"))
        for other in _looking_the_same(base, line):
            for seat in range(len(base.seats)):
                assert _seen(base, other, seat) == _seen(base, line, seat)


def _seen(base: Position, line: Line, seat: Seat) -> tuple[Text, ...]:
    return seen_after_own(base, line, seat, None)


def _beginning(key: str, number: int) -> Position:
    case = drawn_case(key, f"known turns {number}")
    unplayed = position_of(case, case.engine.start(case.config, case.seats, Dice("", 0)).state)
    start = case.engine.start(case.config, case.seats, Dice(unplayed.seed, 0))
    return position_of(case, start.state)


def _random_line(base: Position, chance: random.Random) -> Line:
    """Return the log of a match in which seats do anything that they may."""
    line: list[Entry] = []
    position = base
    while len(line) < PLIES and position.outcome is None:
        others = position.engine.may_act(position.state) if chance.random() < 0.2 else frozenset()
        seat = chance.choice(sorted(position.asked | others))
        actions = list(position.engine.legal_actions(position.state, seat))
        if not actions:
            continue
        action = chance.choice(actions)
        line.append(_entry(len(line) + 1, seat, encode(action)))
        made = step(position, seat, action, ACTION)
        assert made.after is not None
        position = made.after
    return tuple(line)


def _entry(ply: int, seat: Seat, action: bytes) -> Entry:
    return Entry(7, ply, ACTION, seat, action, 100 + seat, None, ply, 0.0)


def _looking_the_same(base: Position, line: Line) -> Iterator[Line]:
    """Yield other lines, of which everybody heard the same and sees the same."""
    whole = tuple(played(base, line))
    wanted, found = _public(whole), 0
    for other in _others(whole):
        try:
            alike = _public(tuple(played(base, other))) == wanted
        except Refusal:
            continue
        if alike:
            yield other
            found += 1
            if found == VARIANTS:
                return


def _others(whole: Sequence[Played]) -> Iterator[Line]:
    """Yield lines in which two answers were given the other way round, or one was not changed."""
    entries = [made.entry for made in whole]
    for place in reversed(range(len(whole))):
        if not whole[place].noticed_by(None):
            yield _numbered([*entries[:place], *entries[place + 1 :]])
        both = entries[place : place + 2]
        if len(both) == 2 and {one.seat for one in both} <= whole[place].before.waited_for:
            yield _numbered([*entries[:place], *reversed(both), *entries[place + 2 :]])


def _numbered(entries: Sequence[Entry]) -> Line:
    return tuple(
        _entry(ply, entry.seat or 0, entry.action) for ply, entry in enumerate(entries, start=1)
    )


def _public(whole: Sequence[Played]) -> tuple[list[Text], object]:
    """Return what everybody has heard of a line, and sees at its end."""
    events = [event for made in whole for event in made.move.events]
    last = whole[-1].after
    seen = last.engine.view(last.state, None), last.waited_for
    return [event.text for event in events if event.audience is None], seen
