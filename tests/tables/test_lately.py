"""What has happened lately is the same whoever remembers it, and goes with what is taken back."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

import engines
from engines.core import TURN, Dice, Event, MatchOver, Seat, Trace, text
from tables.errors import TableRefusal
from tables.match.lately import KEPT, Lately
from tables.match.log import ACTION, CLOCK
from tables.match.moves import By
from tables.match.position import Position
from tests.laws.entries import made_by
from tests.sampled import every_other
from tests.tables.house import Hall

MOVES = 40
EVERYBODY: tuple[Seat | None, ...] = (None, 0, 1)
UNDONE = {"imperium": 5, "rebelmoon": 5}
"""How many actions that leave something to be seen are taken back at least."""


def shown(position: Position) -> dict[Seat | None, tuple[Trace, ...]]:
    return {seat: position.scene(seat).lately for seat in EVERYBODY}


@pytest.mark.parametrize("game", every_other(engines.keys(), 1))
async def test_it_goes_with_what_is_taken_back_and_comes_with_it_again(
    house: Hall, game: str
) -> None:
    match_id, dice, undone = await house.begin(game=game), Dice("moves", 5), 0
    for _ in range(MOVES):
        before = await house.position(match_id)
        if before.outcome is not None:
            break
        seat = min(before.asked)
        by = By(before.seats[seat].user_id)
        action = dice.choice(list(before.engine.legal_actions(before.state, seat)))
        await house.tables.play.submit(match_id, by, action)
        after = await house.position(match_id)
        try:
            receipt = await house.tables.play.undo(match_id, by)
        except (TableRefusal, MatchOver):
            continue
        assert receipt.scene.lately == before.scene(seat).lately
        assert shown(await house.position(match_id)) == shown(before)
        await house.tables.play.submit(match_id, by, action)
        assert shown(await house.position(match_id)) == shown(after)
        undone += shown(after) != shown(before)
    assert undone >= UNDONE.get(game, 0)


@pytest.mark.parametrize("game", every_other(engines.keys()))
async def test_whoever_reads_the_log_remembers_the_same(house: Hall, game: str) -> None:
    match_id = await house.begin(game=game)
    for _ in range(3):
        await house.play_on(match_id, MOVES)
        known = await house.position(match_id)
        await house.tables.live.forget(match_id)
        read = await house.position(match_id)
        assert read.lately is None
        assert (await house.tables.live.recalled(read)).lately == known.lately
        assert (await house.tables.scene(match_id, 0)).lately == known.scene(0).lately


async def test_what_was_told_again_from_the_log_is_kept_and_nothing_newer_is_lost_by_it(
    house: Hall,
) -> None:
    live, match_id = house.tables.live, await house.begin()
    await house.play_on(match_id, 5)
    await live.forget(match_id)
    read = await live.position(match_id)
    known = await live.recalled(read)
    assert await live.position(match_id) is known
    await house.play_on(match_id, 1)
    newest = await live.position(match_id)
    await live.recalled(read)
    assert await live.position(match_id) is newest
    await live.forget(match_id)
    await live.recalled(read)
    assert (await live.position(match_id)).number == newest.number


async def test_a_log_that_cannot_be_played_again_leaves_no_marks_and_is_told_of(
    house: Hall, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    match_id = await house.begin()
    await house.play_on(match_id, 4)
    with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as other:
        other.execute("UPDATE entry SET action = x'7b7d' WHERE kind = ? AND number = 3", (ACTION,))
    await house.tables.live.forget(match_id)
    scene = await house.tables.scene(match_id, None)
    assert scene.view is not None and scene.lately == ()
    told = [one for one in caplog.records if "cannot be played again" in one.getMessage()]
    assert told and all(one.exc_info for one in told)


async def test_who_moves_in_a_match_that_was_just_read_sees_what_came_before(house: Hall) -> None:
    match_id = await house.begin(game="rebelmoon")
    await house.play_on(match_id, 5)
    await house.tables.live.forget(match_id)
    position = await house.position(match_id)
    seat = min(position.asked)
    action = next(iter(position.engine.legal_actions(position.state, seat)))
    receipt = await house.tables.play.submit(match_id, By(position.seats[seat].user_id), action)
    await house.tables.live.forget(match_id)
    assert receipt.scene.lately == (await house.tables.scene(match_id, seat)).lately != ()


# -- Who sees how much ----------------------------------------------------------------------------


def after(*made: tuple[Seat, str]) -> Lately:
    """Return what is remembered of actions, each by a seat that left a trace of that name.

    One that is written in capitals begins a turn; of one without a name nothing is to be seen.
    """
    lately = Lately()
    for ply, (seat, name) in enumerate(made, start=1):
        trace = TURN if name == "TURN" else Trace(name, begins=name.isupper())
        told = (Event(text("said"), trace=trace),) if name else ()
        lately = lately.after(made_by(seat, ply), told)
    return lately


def names(lately: Lately, seat: Seat | None) -> str:
    return "".join(trace.what for trace in lately.seen_by(seat))


def test_everybody_sees_this_turn_or_the_one_before() -> None:
    turns = after((0, "TURN"), (0, "a"), (0, "b"), (1, "TURN"))
    assert names(turns, None) == "ab"
    assert names(after((0, "TURN"), (0, "a"), (1, "TURN"), (1, "c")), None) == "c"
    assert names(after((0, "a"), (1, "TURN"), (0, "TURN")), None) == ""
    assert names(after((0, "A"), (1, "B")), None) == "B"


def test_a_seat_sees_what_has_happened_since_it_acted() -> None:
    made = [(0, "TURN"), (0, "a"), (1, "TURN"), (1, "b"), (2, "TURN"), (2, "c")]
    lately = after(*made)
    assert [names(lately, seat) for seat in (0, 1, 2, None)] == ["bc", "c", "c", "c"]
    assert names(after(*made, (1, "")), 1) == "c"
    never = after((0, "a"), (1, "TURN"), (1, "b"), (0, "TURN"), (0, "c"))
    assert names(never, 2) == "abc", "who has not acted yet sees all"


def test_what_only_some_may_know_is_shown_to_them_alone() -> None:
    secret = Event(text("said"), frozenset((1,)), Trace("s"))
    lately = after((0, "a")).after(made_by(0, 2), (secret,))
    assert [names(lately, seat) for seat in (None, 0, 1)] == ["a", "a", "as"]


def test_not_more_than_enough_is_remembered() -> None:
    assert len(after(*[(0, "a")] * (KEPT + 9)).traces) == KEPT


def test_of_the_first_turn_all_is_seen_that_came_before_it() -> None:
    assert names(after((0, "a"), (1, "TURN")), None) == "a"


@pytest.mark.parametrize(
    ("kind", "actor", "acted"),
    [(ACTION, 7, True), (ACTION, None, False), (CLOCK, 7, False), (CLOCK, None, False)],
)
def test_a_seat_has_acted_by_what_its_person_did(kind: str, actor: int | None, acted: bool) -> None:
    """Not by what a computer did for it, nor by a clock."""
    entry = replace(made_by(0, 4), kind=kind, actor_id=actor)
    assert Lately().after(entry, ()).acted == ({0: entry.ply} if acted else {})
