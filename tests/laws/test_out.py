"""In every game: whoever is out of a match before it ends is told so in private, and left alone."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence, Set
from itertools import pairwise, permutations
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
import pytest
from msgspec.structs import replace

from cogs.panels.nudging import NUDGE
from cogs.panels.orders import ORDERS
from cogs.panels.since import names
from cogs.panels.spoken import spoken_to
from cogs.words.strings import LOCALES, speaker
from engines.core import Engine, Seat, text
from store import Status
from tables.errors import TableRefusal
from tables.lobby import Place
from tables.match.at_once import following
from tables.match.giving_up import gone_from
from tables.match.log import ACTION
from tables.match.moves import Line, Move, entry_of, resigned
from tables.match.position import Position
from tables.match.steps import steps_of
from tables.match.undo import Played as Undoable
from tables.match.undo import taken_back
from tables.notice import hand
from tables.options import as_begun
from tables.seating import Guest
from tables.tables import By
from tests.laws import whole
from tests.laws.cases import Case
from tests.laws.fallen import FALLEN, Fall, falls_of
from tests.laws.panels import Desk, position_of
from tests.laws.played import FILES, Played, read
from tests.tables.house import AS_MANY, Clock, Hall, hall, put
from tests.tables.post_office import PostOffice

AGAIN = 3
"""How often all others are waited for anew once a seat was for the last time, so that it is out."""
AnyEngine: TypeAlias = Engine[Any, Any, Any, Any]


every_fallen = pytest.mark.parametrize("path", FALLEN, ids=lambda path: path.stem)


async def _begun(house: Hall, record: Played) -> int:
    """Let people begin a match as a record has it, and return its id."""
    config = msgspec.convert(record.config, type=record.engine.meta.config)
    host, *guests = (Guest(100 + seat, f"Person {seat}") for seat in range(record.seats))
    lobby = house.tables.lobby
    match_id = await lobby.open(record.game, host, Place(5, 7, "en"), config=config)
    for guest in guests:
        await lobby.join(match_id, guest)
    await house.start(match_id, host.user_id)
    return match_id


@every_fallen
async def test_whoever_is_out_has_a_message_that_tells_them(tmp_path: Path, path: Path) -> None:
    record, clock = read(path), Clock()
    async with hall(tmp_path / "t.db", clock, PostOffice(clock), limits=AS_MANY) as house:
        match_id = await _begun(house, record)
        for fall in falls_of(path):
            await put(house.store, house.tables, match_id, fall.before)
            stood = {seat: len(house.office.on(hand(seat))) for seat in fall.out}
            await house.tables.play.submit(match_id, By(100 + fall.seat), fall.action)
            await house.settle()
            for seat in fall.out:
                letters = house.office.on(hand(seat))
                assert len(letters) > stood[seat] or seat == fall.seat, "nothing notifies of it"
                told = tuple(line for line in letters[-1].events if names(line, seat))
                assert told != spoken_to(seat, told), "nothing is said to them"
                assert letters[-1].scene.is_out


@every_fallen
@pytest.mark.parametrize("locale", LOCALES)
async def test_the_hand_of_whoever_is_out_says_so_and_asks_for_nothing(
    path: Path, locale: str
) -> None:
    record = read(path)
    config = msgspec.convert(record.config, type=record.engine.meta.config)
    case, say = Case(record.game, config, record.seats, "out"), speaker(locale)
    for fall in falls_of(path):
        position = position_of(case, fall.after, record.rules_version)
        for seat in fall.out:
            shown = await whole.first(Desk(position, seat), (), locale)
            assert say(text("hand-out")) in "\n".join(whole.texts_of(shown))
            assert not {ORDERS, NUDGE} & {verb.partition(":")[0] for verb in whole.verbs(shown)}
            assert not shown.timeless, "it says what ceases to be true when the match ends"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_whoever_is_out_is_never_asked_again(path: Path) -> None:
    record = read(path)
    engine, out = record.engine, frozenset[Seat]()
    for state in record.states():
        now = engine.out(state)
        assert now >= out
        assert not now & (engine.to_act(state) | engine.may_act(state) | engine.responding(state))
        out = now


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_whoever_is_asked_no_more_while_all_others_are_is_out(path: Path) -> None:
    record = read(path)
    engine, states = record.engine, record.states()
    out = engine.out(states[-1])
    for seat in range(record.seats):
        last = max(at for at, state in enumerate(states) if seat in _may_act(engine, state))
        others = set(range(record.seats)) - out - {seat}
        if others and all(_times_asked(engine, states[last:], one) >= AGAIN for one in others):
            assert seat in out


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_whoever_is_out_is_ranked_as_at_the_end(path: Path) -> None:
    record = read(path)
    engine, final = record.engine, record.final()
    for state in record.states():
        ranked = engine.out_ranked(state)
        assert sorted(seat for seats in ranked for seat in seats) == sorted(engine.out(state))
    ended = engine.outcome(final)
    if ended is not None and (ranked := engine.out_ranked(final)):
        assert ended.ranking[-len(ranked) :] == ranked


MOST_ORDERS = 300


def _orders(seats: int) -> list[tuple[int, ...]]:
    """Return orders in which so many may give up: all, or of more than five seats some."""
    every = list(permutations(range(seats)))
    few = len(every) <= MOST_ORDERS
    return every if few else random.Random("orders").sample(every, MOST_ORDERS)


@every_fallen
def test_nobody_who_is_out_wins_because_others_give_up(path: Path) -> None:
    """Whoever of them gives up, in whichever order; also who is out."""
    record = read(path)
    config = msgspec.convert(record.config, type=record.engine.meta.config)
    case = Case(record.game, config, record.seats, "out")
    for fall in falls_of(path):
        stood = position_of(case, fall.after, record.rules_version)
        begun = stood.with_match(options=as_begun(stood.match.options))
        for order in _orders(record.seats):
            position = begun
            while position.outcome is None:
                position, _ = resigned(position, order[position.number], 1.0)
            _check_places(position, record.engine.out_ranked(fall.after))


@every_fallen
def test_after_others_gave_up_nothing_is_done_once_only_one_is_left(path: Path) -> None:
    """Neither what was to be done behind the move that ended it, nor what follows by itself."""
    record = read(path)
    config = msgspec.convert(record.config, type=record.engine.meta.config)
    case = Case(record.game, config, record.seats, "out")
    for fall in falls_of(path):
        left = min(set(range(record.seats)) - record.engine.out(fall.after))
        before = position_of(case, fall.before, record.rules_version)
        before = before.with_match(options=as_begun(before.match.options))
        before = _given_up(before, set(range(record.seats)) - fall.out - {left})
        made = Move(fall.seat, ACTION, fall.action, before.moved(fall.after, 1))
        behind = Move(fall.seat, ACTION, fall.action, before.moved(fall.after, 2))
        (step,) = steps_of(before, Line((made, behind)), 2.0)
        assert step.after.match.status is Status.ENDED
        assert step.after.outcome is not None and step.after.outcome.winners == {left}
        assert not following(before.moved(fall.after, 1))


def test_whoever_gave_up_has_outlasted_nobody_whose_fall_was_taken_back() -> None:
    """As far as the move by which they fell is one that can be taken back."""
    found = [undone for path in FALLEN for fall in falls_of(path) for undone in _undone(path, fall)]
    for undone, before in found:
        (gone,) = gone_from(undone)
        assert gone.outlasted == undone.engine.out(before)
    assert found


def _undone(path: Path, fall: Fall) -> Iterator[tuple[Position, Any]]:
    """Yield where it leads that a fall is taken back behind which somebody gave up, if it can be.

    Besides what stood before it.
    """
    record = read(path)
    config = msgspec.convert(record.config, type=record.engine.meta.config)
    case = Case(record.game, config, record.seats, "out")
    before = position_of(case, fall.before, record.rules_version)
    before = before.with_match(options=as_begun(before.match.options))
    move = Move(fall.seat, ACTION, fall.action, before.moved(fall.after, 1))
    assert move.after is not None
    entry = entry_of(move, move.after, 1.0, By(100 + fall.seat))
    others = set(range(record.seats)) - record.engine.out(fall.after) - {fall.seat}
    after, _ = resigned(move.after, min(others), 1.0)
    assert gone_from(after)[0].outlasted == record.engine.out(fall.after)
    if after.match.status is Status.ENDED:
        return
    try:
        line = [Undoable(entry, before, move)]
        undo = taken_back(after, entry.ply, line, asked=False, agreed=True)
    except TableRefusal:  # others were asked about it, say
        return
    assert undo.after is not None
    yield undo.after, fall.before


def _given_up(position: Position, seats: Set[Seat]) -> Position:
    """Return a position as it is after some gave up, on whose seats computers play."""
    rows = (
        replace(row, resigned_at=float(row.seat)) if row.seat in seats else row
        for row in position.seats
    )
    return replace(position, seats=tuple(rows))


def _check_places(ended: Position, out: Sequence[frozenset[Seat]]) -> None:
    outcome = ended.outcome
    assert outcome is not None
    ranking = outcome.ranking
    (winner,) = ranking[0]
    assert not any(winner in seats for seats in out)
    assert ended.seats[winner].resigned_at is None
    assert ranking[-len(out) :] == tuple(out)
    assert sorted(seat for seats in ranking for seat in seats) == [row.seat for row in ended.seats]


def _may_act(engine: AnyEngine, state: Any) -> frozenset[Seat]:
    return engine.to_act(state) | engine.may_act(state)


def _times_asked(engine: AnyEngine, states: Sequence[Any], seat: Seat) -> int:
    """Return how often a seat is waited for anew."""
    asked = [seat in engine.to_act(state) for state in states]
    return sum(now and not before for before, now in pairwise(asked))


def test_some_are_out_of_recorded_matches_before_they_end() -> None:
    assert FALLEN
