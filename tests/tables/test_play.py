"""Moves reach the log once, in order, whoever is quick; nothing else changes a match."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engines.core import (
    IllegalAction,
    MalformedAction,
    MatchOver,
    Refusal,
    encode,
    replay,
)
from engines.magblast.cards import Flagship
from engines.magblast.sounds import SUGGESTIONS
from engines.shazamm.model import Cast
from tables import NotSeated, StaleDecision, TableRefusal
from tables.limits import LimitReached, Limits
from tables.lobby import Guest, Place
from tables.match.log import effective
from tables.match.play import Play
from tables.match.position import config_of
from tables.tables import By
from tests.games.magblast.positions import fire, side, table
from tests.tables.house import ALICE, BOB, MODERATOR, Clock, Hall, hall, put, sit_in
from tests.tables.post_office import PostOffice

STRANGER = 99


async def test_a_hundred_people_pressing_at_once_make_one_move(house: Hall) -> None:
    match_id = await house.begin()
    moves = [
        house.tables.play.submit(match_id, By(ALICE, 1000 + n), Cast(5), question=1)
        for n in range(100)
    ]
    results = await asyncio.gather(*moves, return_exceptions=True)
    made = [r for r in results if not isinstance(r, BaseException)]
    # Changing one's bet is allowed until the other has cast: each press is a change.
    most = 1 + Limits().changes
    assert len(made) == most
    assert {type(r) for r in results if isinstance(r, BaseException)} == {LimitReached}
    await house.tables.play.submit(match_id, By(BOB, 3), Cast(5))
    tardy = [
        house.tables.play.submit(match_id, By(ALICE, 5000 + n), Cast(6), question=1)
        for n in range(9)
    ]
    late = await asyncio.gather(*tardy, return_exceptions=True)
    assert all(isinstance(r, StaleDecision) for r in late)
    entries = await house.moves(match_id)
    assert [entry.number for entry in entries] == list(range(2, most + 3)), "none is left out"
    assert {entry.ply for entry in entries} <= set(range(1, most + 2))


async def test_a_match_begins_in_memory_as_it_does_in_the_log(house: Hall) -> None:
    """Whoever moves at once finds the beginning, and not what was read again since."""
    lobby = house.tables.lobby
    match_id = await lobby.open("shazamm", Guest(ALICE, "Alice", 1), Place(5, 7, "en"))
    await lobby.join(match_id, Guest(BOB, "Bob", 2))
    await house.start(match_id, ALICE)
    begun = await house.tables.live.position(match_id)
    await house.tables.live.forget(match_id)
    read = await house.tables.live.position(match_id)
    assert begun == await house.tables.live.recalled(read)
    assert (begun.ply, begun.number) == (0, 1)


async def test_the_same_interaction_twice_is_applied_once(house: Hall) -> None:
    match_id = await house.begin()
    for _ in range(2):
        receipt = await house.tables.play.submit(match_id, By(ALICE, 77), Cast(5))
        assert receipt.done == 1
        assert receipt.scene.asked == {1}
    assert [e.interaction_id for e in await house.moves(match_id)] == [77]


@asynccontextmanager
async def _two_processes(path: Path) -> AsyncGenerator[tuple[Hall, Hall, int]]:
    """Give two on one file, and a match; what the second knows is old once it goes on."""
    clock = Clock()
    office = PostOffice(clock)
    async with hall(path, clock, office) as one, hall(path, clock, office) as two:
        match_id = await one.begin()
        await two.position(match_id)
        yield one, two, match_id


async def test_a_second_process_cannot_double_a_move(tmp_path: Path) -> None:
    """Two processes on one file: the slower one reads again, and no number is given twice."""
    async with _two_processes(tmp_path / "tables.db") as (one, two, match_id):
        for turn in range(6):
            await one.tables.play.submit(match_id, By(ALICE), Cast(1 + turn))
            await two.tables.play.submit(match_id, By(BOB), Cast(1))
        first, second = await one.moves(match_id), await two.moves(match_id)
        assert [e.number for e in first] == list(range(2, 14))
        assert first == second


async def test_what_is_shown_is_what_another_process_has_made_of_it(tmp_path: Path) -> None:
    async with _two_processes(tmp_path / "tables.db") as (one, two, match_id):
        await one.tables.play.submit(match_id, By(ALICE), Cast(5))
        due = await two.store.due(match_id, "board", None)
        assert (await two.tables.scenes.latest(due, None)).asked == {1}


async def test_who_comes_to_a_match_sees_what_another_process_has_made_of_it(
    tmp_path: Path,
) -> None:
    """Else a press on what the other has shown would be told that its question has passed."""
    async with _two_processes(tmp_path / "tables.db") as (one, two, match_id):
        await one.tables.play.submit(match_id, By(ALICE), Cast(5))
        scenes = two.tables.scenes
        assert (await scenes.of_person(await scenes.sight(match_id, BOB), BOB)).asked == {1}


async def test_a_refused_move_changes_nothing(house: Hall) -> None:
    match_id = await house.begin()
    before = encode((await house.position(match_id)).state)
    refused: list[tuple[int, object, type[Refusal]]] = [
        (STRANGER, Cast(5), NotSeated),
        (ALICE, Cast(0), IllegalAction),
        (ALICE, {"type": "cast", "bet": "many"}, MalformedAction),
        (ALICE, {"type": "nonsense"}, MalformedAction),
        (ALICE, None, MalformedAction),
    ]
    for user, action, error in refused:
        with pytest.raises(error):
            await house.tables.play.submit(match_id, By(user), action)
    assert encode((await house.position(match_id)).state) == before
    assert await house.moves(match_id) == ()


async def test_the_log_replays_to_the_state_in_memory(house: Hall) -> None:
    match_id = await house.begin()
    await house.play_on(match_id, 40)
    position = await house.position(match_id)
    line = effective(await house.moves(match_id))
    kind = position.engine.meta.action
    actions = [(e.seat or 0, msgspec.json.decode(e.action, type=kind)) for e in line]
    again = replay(
        position.engine, config_of(position.match), len(position.seats), position.seed, actions
    )
    assert encode(again) == encode(position.state)


async def test_undo_takes_back_what_nobody_has_seen(house: Hall) -> None:
    match_id = await house.begin()
    before = encode((await house.position(match_id)).state)
    await house.tables.play.submit(match_id, By(ALICE, 1), Cast(5))
    with pytest.raises(TableRefusal):
        await house.tables.play.undo(match_id, By(BOB, 2))
    await house.tables.play.undo(match_id, By(ALICE, 3))
    assert encode((await house.position(match_id)).state) == before
    assert [e.kind for e in await house.moves(match_id)] == ["action", "undo"]


async def test_nothing_is_taken_back_once_it_was_revealed(house: Hall) -> None:
    match_id = await house.begin()
    await house.tables.play.submit(match_id, By(ALICE), Cast(5))
    await house.tables.play.submit(match_id, By(BOB), Cast(5))
    with pytest.raises(TableRefusal) as refusal:
        await house.tables.play.undo(match_id, By(BOB))
    assert refusal.value.text.key == "refusal-undo-revealed"


async def test_undo_survives_a_restart(tmp_path: Path) -> None:
    clock = Clock()
    office = PostOffice(clock)
    async with hall(tmp_path / "t.db", clock, office) as first:
        match_id = await first.begin()
        before = encode((await first.position(match_id)).state)
        await first.tables.play.submit(match_id, By(ALICE), Cast(5))
    async with hall(tmp_path / "t.db", clock, office) as second:
        await second.tables.play.undo(match_id, By(ALICE))
        assert encode((await second.position(match_id)).state) == before


async def test_resigning_ends_a_match_of_two(house: Hall) -> None:
    match_id = await house.begin()
    receipt = await house.tables.play.resign(match_id, By(ALICE, 5))
    assert receipt.scene.outcome is not None
    assert receipt.scene.outcome.winners == {1}
    with pytest.raises(MatchOver):
        await house.tables.play.submit(match_id, By(BOB), Cast(5))
    for give_up_or_undo in (house.tables.play.resign, house.tables.play.undo):
        with pytest.raises(MatchOver):
            await give_up_or_undo(match_id, By(ALICE))


async def test_a_match_that_was_called_off_goes_no_further(house: Hall) -> None:
    match_id = await house.begin()
    await house.tables.play.submit(match_id, By(ALICE), Cast(5))
    await house.tables.lobby.cancel(match_id, MODERATOR, moderator=True)
    log = await house.moves(match_id)
    play = house.tables.play
    for move in (
        play.submit(match_id, By(BOB), Cast(5)),
        play.submit_for(match_id, 1, [encode(Cast(5))], 1),
        play.undo(match_id, By(ALICE)),
        play.resign(match_id, By(ALICE)),
    ):
        with pytest.raises(MatchOver):
            await move
    assert await house.moves(match_id) == log


@pytest.mark.parametrize(
    "move",
    [
        lambda play, match_id: play.submit(match_id, By(BOB), Cast(5)),
        lambda play, match_id: play.undo(match_id, By(ALICE)),
        lambda play, match_id: play.resign(match_id, By(ALICE)),
    ],
    ids=("submit", "undo", "resign"),
)
async def test_a_match_that_another_process_called_off_goes_no_further(
    house: Hall, tmp_path: Path, move: Callable[[Play, int], Awaitable[Any]]
) -> None:
    """That writes no entry, so the number of the last one does not tell."""
    match_id = await house.begin()
    await house.tables.play.submit(match_id, By(ALICE), Cast(5))
    async with hall(tmp_path / "tables.db", house.clock, PostOffice(house.clock)) as other:
        await other.position(match_id)
        await house.tables.lobby.cancel(match_id, MODERATOR, moderator=True)
        log = await house.moves(match_id)
        with pytest.raises(MatchOver):
            await move(other.tables.play, match_id)
    assert await house.moves(match_id) == log


async def test_a_match_that_another_process_moved_goes_on_where_it_is(
    house: Hall, tmp_path: Path
) -> None:
    match_id = await house.begin()
    async with hall(tmp_path / "tables.db", house.clock, PostOffice(house.clock)) as other:
        await other.position(match_id)
        await house.tables.places.move(match_id, By(BOB), 8)
        receipt = await other.tables.play.submit(match_id, By(ALICE), Cast(5))
    assert receipt.scene.match.channel_id == 8


async def test_a_match_nobody_touches_leaves_the_memory(house: Hall) -> None:
    """After an hour it takes no memory; its next move finds it in the database."""
    match_id = await house.begin()
    assert len(house.tables.live) == 1
    house.clock.seconds += 3601
    await house.tables.tick()
    await house.settle()
    house.clock.seconds += 3601
    await house.tables.tick()
    assert len(house.tables.live) == 0
    await house.tables.play.submit(match_id, By(ALICE), Cast(5))


async def test_a_computer_says_what_it_says_in_the_language_of_the_match(house: Hall) -> None:
    match_id = await house.begin(game="magblast", locale="es")
    guns = side(yellow=("scout-dink",), hand=("laser-blast",))
    await put(
        house.store,
        house.tables,
        match_id,
        table(guns, side(Flagship.FREEP, yellow=("cruiser-tash",))),
    )
    await sit_in(house, match_id, 0)
    position = await house.position(match_id)
    shot = fire("laser-blast", "scout-dink", "cruiser-tash", "Pew!")
    await house.tables.play.submit_for(match_id, 0, [encode(shot)], position.question(0))
    heard = {sound.words for sound in await house.store.sounds.heard(match_id)}
    assert len(heard & set(SUGGESTIONS["es"])) == 1 == len(heard)


async def test_what_got_lost_is_shown_anew(house: Hall) -> None:
    """The board in a message of its own; the hand of whoever asked, and nobody else's."""
    match_id = await house.begin()
    surfaces = ("board", "hand-0", "hand-1")
    for user, more in ((BOB, [1, 0, 1]), (STRANGER, [1, 0, 0])):
        before = [len(house.office.on(surface)) for surface in surfaces]
        await house.tables.show_again(match_id, user)
        await house.settle()
        after = [len(house.office.on(surface)) for surface in surfaces]
        assert [b - a for a, b in zip(before, after, strict=True)] == more
