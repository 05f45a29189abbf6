"""Automatic answers tell nothing of a hand: not by words, not by messages, not by time."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from engines.magblast.model import Card, Respond
from tables.match.instants import PART
from tables.wishes import Calls, How, Quiet
from tests.tables.battles import (
    BYSTANDER,
    IDLE,
    PEOPLE,
    SHOTS,
    VICTIM,
    act,
    ambush,
    battle,
    kinds,
    order,
    shoot,
)
from tests.tables.house import Clock, Hall, hall
from tests.tables.post_office import PostOffice

EMPTY: tuple[Card, ...] = ()
FULL: tuple[Card, ...] = ("evasive-action", "temporal-flux", "temporal-flux")
USELESS = IDLE * len(FULL)
"""Nothing to answer with, among as many cards, which all can see."""
PASSING = dict.fromkeys(("flagship_hit", "ship_lost", "ship_hit", "others", "own_card"), "pass")
DEALT = ("magblast-event-start", "magblast-event-flagship", "magblast-event-choose-ships")
"""What is told before the battle, by the chance of each match."""
THINKING = 0.2
"""Seconds that a computer takes to answer, in earnest."""


async def seen_of_a_battle(
    folder: Path, hand: tuple[Card, ...], how: str, calls: Calls
) -> list[Any]:
    """Return all that others see while the victim, who holds `hand`, lets three shots pass.

    `calls` is how the victim wishes to be called.
    """
    clock = Clock()
    folder.mkdir()
    async with hall(folder / "t.db", clock, PostOffice(clock)) as house:
        await house.tables.calling.wish(PEOPLE[VICTIM], lambda _: calls)
        match_id = await battle(house, ambush(hand))
        await order(house, match_id, VICTIM, **PASSING)
        if how != "order":
            await order(house, match_id, VICTIM, ship_hit="ask")
        moments = [await seen(house, match_id)]
        for shot in SHOTS[:3]:
            await shoot(house, match_id, shot)
            moments.append(await seen(house, match_id))
            if how == "hand":
                newest = (await house.position(match_id)).state.top
                await act(house, match_id, VICTIM, Respond(newest.number))
            if how == "clock":
                house.clock.seconds += 6 * 3600
                await house.tables.tick()
                await house.settle()
            moments.append(await seen(house, match_id))
        return moments


async def seen(house: Hall, match_id: int) -> Any:
    """Return what there is to see and to measure at a moment, the victim's own aside."""
    letters = [
        (x.surface, x.sent_at, x.edits, x.pings, [e for e in x.events if e.key not in DEALT])
        for x in house.office.letters
        if x.surface in ("board", "hand-0", "hand-2")
    ]
    deadlines = [(d.kind, d.seat, d.due_at) for d in await house.store.deadlines.of_match(match_id)]
    status = [
        (scene.asked, scene.responding, scene.legal)
        for seat in (None, 0, BYSTANDER)
        for scene in [await house.tables.scene(match_id, seat)]
    ]
    return letters, deadlines, status, await kinds(house, match_id)


EVERY_WAY = [("order", Calls()), ("clock", Calls()), *[("hand", Calls(one)) for one in How]]
"""How a window is answered, and how whoever answers wishes to be called."""


@pytest.mark.parametrize(
    ("how", "calls"), [*EVERY_WAY, ("hand", Calls(How.MENTION, quiet=Quiet(13, 20)))]
)
async def test_others_cannot_tell_what_was_held_by_one_who_let_it_pass(
    tmp_path: Path, how: str, calls: Calls
) -> None:
    """Every message, edit, ping, deadline and entry is the same, and comes at the same time."""
    empty = await seen_of_a_battle(tmp_path / "empty", USELESS, how, calls)
    full = await seen_of_a_battle(tmp_path / "full", FULL, how, calls)
    boards = [letter for letter in full[-1][0] if letter[0] == "board"]
    assert not [letter for letter in boards[1:] if PEOPLE[VICTIM] in letter[3]], "called in public"
    assert len(empty) == len(full) == 7
    assert empty == full
    assert "magblast-event-hits" in str(empty[-1])


@pytest.mark.parametrize("hand", [EMPTY, FULL])
async def test_a_computer_with_nothing_to_think_about_takes_its_time_too(
    tmp_path: Path, hand: tuple[Card, ...]
) -> None:
    clock = Clock()
    async with hall(tmp_path / "t.db", clock, PostOffice(clock), THINKING) as house:
        match_id = await battle(house, ambush(hand), computers=2)
        loop = asyncio.get_running_loop()
        started = loop.time()
        await shoot(house, match_id, SHOTS[0])
        assert loop.time() - started >= THINKING * (1 - PART / 2)
        assert (await house.position(match_id)).asked == {0}
