"""When a computer answers tells nothing: not what it holds, nor who else thinks.

The clock is in the test's hand; what thinks does so in earnest, in processes.
"""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import pytest

from engines.imperium.board import BLUE
from store import Entry
from tables.lobby import Guest, Place
from tables.match.instants import PART, instant
from tables.tables import By
from tests.games.imperium.clashes import clash
from tests.sampled import every_other
from tests.tables.battles import ON_SHIP, PEOPLE, SHOOTER, ambush, battle
from tests.tables.hands import MANY, ONE, Hands
from tests.tables.house import ALICE, AS_MANY, Hall, hall, put
from tests.tables.post_office import PostOffice
from tests.tables.real_time import RealTime
from tests.thinking.choosers import default, endless, lays_cards
from tests.thinking.held import BEGINNING, clock, comes, held
from thinking.question import Choose

SECONDS = 1.5
MOMENT = 0.001
MATCH = 1
AT = instant(MATCH, BEGINNING, SECONDS)


class Answers(NamedTuple):
    """By the log: how many came before the instant, and when the others came."""

    early: int
    at: set[float]


async def answers(folder: Path, hands: Hands, others: int, *, thinks: bool) -> Answers:
    """Shoot at two computers with these hands while others' computers think without end.

    With `thinks` the clock waits until they have thought.
    """
    path, now = folder / "tables.db", RealTime()
    office = PostOffice(now)
    async with hall(path, now, office) as house:
        assert await battle(house, ambush(*hands), computers=2) == MATCH
    async with hall(path, now, office, SECONDS, chooser=endless, limits=AS_MANY) as house:
        for number in range(others):
            await begin(house, number)
        await house.tables.play.submit(MATCH, By(PEOPLE[SHOOTER]), ON_SHIP)
        if thinks:
            load = house.tables.computers.thoughts.load
            assert await comes(lambda: load().processes > 0 == load().under_way + load().waiting)
        before = len(await entries(house))
        clock().seconds = AT - MOMENT

        async def all_came(many: int) -> bool:
            return len(await entries(house)) >= before + many

        assert not await comes(lambda: all_came(1), looks=5)
        early = len(await entries(house)) - before
        clock().seconds = AT
        assert await comes(lambda: all_came(2))
        return Answers(early, {entry.at for entry in (await entries(house))[before:]})


async def begin(house: Hall, number: int) -> None:
    """Begin a match of another channel, whose computer is asked at once."""
    lobby, place = house.tables.lobby, Place(5, 100 + number, "en")
    match_id = await lobby.open("shazamm", Guest(ALICE, "A", 1), place, computers=("hard",))
    await lobby.start(match_id, ALICE)


async def entries(house: Hall) -> tuple[Entry, ...]:
    return await house.moves(MATCH)


@pytest.mark.parametrize("others", every_other([0, 3, 20]))
@pytest.mark.parametrize("hands", [ONE, MANY], ids=["one choice", "many"])
def test_computers_answer_at_an_instant_whatever_they_hold_and_whoever_thinks(
    tmp_path: Path, hands: Hands, others: int
) -> None:
    told = held(lambda: answers(tmp_path, hands, others, thinks=not others))
    assert told == Answers(0, {AT})


@pytest.mark.parametrize("match_id", range(1, 9))
def test_neither_haste_nor_delay_of_a_moment_moves_an_instant(match_id: int) -> None:
    """Whoever is asked at an answer's instant, or a little later, answers one slot later."""
    at = instant(match_id, BEGINNING, SECONDS)
    assert abs(at - BEGINNING - SECONDS) <= SECONDS * PART / 2
    for delay in (0.0, 0.001, 0.05, 0.18):
        assert instant(match_id, at + delay, SECONDS) == pytest.approx(at + SECONDS)


def test_matches_answer_beside_each_other() -> None:
    instants = sorted(instant(match_id, BEGINNING, SECONDS) for match_id in range(20))
    between = [later - earlier for earlier, later in pairwise(instants)]
    assert min(between) > SECONDS * PART / 60


def test_who_takes_no_time_answers_at_once() -> None:
    assert instant(7, BEGINNING, 0.0) == BEGINNING


def test_cards_laid_face_down_take_no_time_of_their_own(tmp_path: Path) -> None:
    """All is answered at the one instant, whether nothing is laid or two cards are."""

    async def moments(chooser: Choose) -> list[float]:
        path, now = tmp_path / f"{chooser.__name__}.db", RealTime()
        async with hall(path, now, PostOffice(now)) as house:
            assert await house.begin(("easy",), game="imperium") == MATCH
            await put(house.store, house.tables, MATCH, clash())
        async with hall(path, now, PostOffice(now), SECONDS, chooser=chooser) as house:
            before = len(await entries(house))
            computers = house.tables.computers
            await computers.look_at(await house.position(MATCH))
            load = computers.thoughts.load
            assert await comes(lambda: load().processes > 0 == load().under_way + load().waiting)
            clock().seconds += SECONDS * 2

            async def answered() -> bool:
                return not (await house.position(MATCH)).asked & {BLUE}

            assert await comes(answered)
            return [entry.at for entry in (await entries(house))[before:]]

    for chooser, many in ((default, 1), (lays_cards, 3)):
        at = held(lambda chooser=chooser: moments(chooser))
        assert len(at) == many
        assert len(set(at)) == 1
