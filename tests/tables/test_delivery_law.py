"""Whatever goes wrong in whatever order, every line of every notice stands once, and in order."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from engines.core import text
from store import Changes
from tables import Delivered, Delivery, Fixed, Later, Shut
from tables.notice import BOARD, CALL, CHRONICLE, Notice, hand, outgoing
from tests.sampled import every_other, sampled
from tests.tables.house import ALICE, Clock, Hall, hall
from tests.tables.post_office import PRIVATE, Crash, Letter, PostOffice

MANY = 40
STEPS = {"tell": 9, "wait": 5, "delete": 1, "reconnect": 1, "look": 1}
"""What can happen, and how often."""
LINE = "table-reminder"
"""The key of all lines that are told here, each of another `who`."""
SURFACES = (BOARD, BOARD, BOARD, hand(0), CALL)
WITH_CHRONICLE = (*SURFACES, CHRONICLE, CHRONICLE)
FATES = ("fine", "lost", "unconfirmed", "shut", "fault", "crash before", "crash after")
HEAL = 7200.0
SEEDS = (2, 6, 12, 15, 17, 20, 54, 68)
"""Where something went wrong as long as edits and hands were not repeated as they were."""
ARCHIVED = (3, 14)
"""The same in a thread, as long as nobody looked whether an edit had arrived before."""
REPEATED = 1239
"""The same in a chronicle, as long as nobody looked for that after the first attempt."""


def lines(letter: Letter) -> list[int]:
    """Return the lines that a message tells."""
    return [int(str(event.args["who"])) for event in letter.events if event.key == LINE]


class Fickle(PostOffice):
    """A post office whose dealings with each request are chance."""

    def __init__(self, clock: Clock, chance: Random, *, archives: bool) -> None:
        super().__init__(clock)
        self.room = chance.randint(2, 9)
        self._archives = archives
        self._chance = chance
        self._weights = [4, *(chance.choice((0, 1, 4)) for _ in FATES[1:])]
        self._fate = "fine"
        self.healed = self.crashed = False
        self.archived = False
        """Whether nothing in the channel can be changed until something new is sent."""
        self.deleted: set[int] = set()

    async def find(self, delivery: Delivery, since: float) -> Delivered | None:
        self._may(delivery)
        return await super().find(delivery, since)

    async def stands(self, delivery: Delivery) -> Delivered | None:
        self._may(delivery)
        return await super().stands(delivery)

    async def send(self, delivery: Delivery) -> Delivered:
        done = await super().send(delivery)
        self.archived = self.archived and delivery.seat is not None
        return done

    async def edit(self, delivery: Delivery) -> Delivered:
        if self.archived and delivery.seat is None:
            raise Fixed
        try:
            return await super().edit(delivery)
        except Later:
            if self._fate == "unconfirmed" and self._archives_meanwhile(delivery):
                raise Fixed from None  # the client had repeated it of its own accord
            raise

    def _archives_meanwhile(self, delivery: Delivery) -> bool:
        """Archive the thread, now and then, before what was not confirmed is repeated."""
        archives = self._archives and delivery.seat is None and self._chance.random() < 0.5
        self.archived = self.archived or archives
        return archives

    def delete_one(self, surface: str) -> None:
        """Delete the newest message of a surface."""
        standing = self.on(surface)
        if standing:
            self.letters.remove(standing[-1])
            self.deleted |= set(lines(standing[-1]))

    def _may(self, delivery: Delivery, channel_id: int = PRIVATE) -> None:
        if self.crashed:
            raise Crash
        (self._fate,) = ("fine",) if self.healed else self._chance.choices(FATES, self._weights)
        if self._fate == "lost":
            raise Later
        if self._fate == "shut" and delivery.surface == BOARD:
            raise Shut
        if self._fate == "fault":
            raise ZeroDivisionError
        if self._fate == "crash before":
            self.crashed = True
            raise Crash

    def _confirm(self, delivery: Delivery) -> None:
        if self._fate == "unconfirmed":
            raise Later
        if self._fate == "crash after":
            self.crashed = True
            raise Crash


class Story:
    """One match of which anything is told, and what has to stand of it."""

    def __init__(self, seed: int, surfaces: tuple[str, ...], *, archives: bool) -> None:
        self.chance = Random(seed)
        self.surfaces = surfaces
        self.steps = STEPS | ({"archive": 1} if archives else {})
        self.clock = Clock()
        self.office = Fickle(self.clock, self.chance, archives=archives)
        self.said: dict[str, list[int]] = {surface: [] for surface in surfaces}
        self.lines = 0

    def notice(self, surface: str) -> Notice:
        """Return a notice with lines that were never told."""
        least = 1 if surface == CALL else 0
        told = range(self.lines, self.lines + self.chance.randint(least, 2))
        self.lines += len(told)
        self.said[surface] += told
        events = tuple(text(LINE, who=number) for number in told)
        return Notice(events, new=surface == CALL or self.chance.random() < 0.3)

    async def step(self, house: Hall, match_id: int) -> None:
        """Let one thing happen."""
        chance = self.chance
        (what,) = chance.choices(list(self.steps), list(self.steps.values()))
        if what == "tell":
            changes = Changes()
            for _ in range(chance.randint(1, 3)):
                surface = chance.choice(self.surfaces)
                notice = self.notice(surface)
                changes.post(outgoing(match_id, surface, notice, self.clock()))
            await house.store.commit(changes)
        elif what == "wait":
            self.clock.seconds += chance.choice((1, 6, 55, 100, 2000, -600))
        elif what == "delete":
            self.office.delete_one(chance.choice(self.surfaces))
        elif what == "archive":
            self.office.archived = True
        elif what == "reconnect":
            house.tables.delivery.reconnected()
        else:
            await house.tables.scene_for(match_id, ALICE)
        if chance.random() < 0.8:
            house.tables.delivery.kick()
            await house.settle()

    def standing(self, surface: str) -> list[int]:
        """Return the lines that can be read on a surface, from the top."""
        return [line for letter in self.office.on(surface) for line in lines(letter)]

    def check(self) -> None:
        """Raise what is wrong at the end."""
        for surface in set(self.surfaces):
            said, standing = self.said[surface], self.standing(surface)
            assert standing == sorted(set(standing)), f"{surface}: doubled, or out of order"
            assert set(standing) <= set(said)
            if surface == hand(0):
                assert set(said[-1:]) <= {*standing, *self.office.deleted}
            else:
                lost = set(said) - set(standing) - self.office.deleted
                assert not lost, f"{surface}: lost {sorted(lost)}"


async def lead(
    path: Path, seed: int, surfaces: tuple[str, ...] = SURFACES, *, archives: bool = False
) -> None:
    """Tell a story, with a new process after each crash, until nothing is left to tell.

    `archives`: it happens in a thread, which is archived now and then.
    """
    story = Story(seed, surfaces, archives=archives)
    office, steps = story.office, iter(range(MANY))
    async with hall(path, story.clock, PostOffice(story.clock)) as house:
        match_id = await house.begin()
        office.posted = house.office.posted  # no two messages have one id
        for message in await house.store.outbox.messages(match_id):
            if message.surface == BOARD and CHRONICLE in surfaces:
                continue  # the thread hangs on it
            await house.store.commit(Changes().drop_message(match_id, message.surface))
    while await live(path, story, match_id, steps):
        office.crashed = False
    story.check()


async def live(path: Path, story: Story, match_id: int, steps: Iterator[int]) -> bool:
    """Lead one process; tell whether it crashed."""
    office = story.office
    async with hall(path, story.clock, office) as house:
        house.tables.delivery.start()
        await house.settle()
        for _ in steps:
            if office.crashed:
                return True
            await story.step(house, match_id)
        office.healed = True
        for _ in range(3 * MANY):
            if office.crashed:
                return True
            story.clock.seconds += HEAL
            house.tables.delivery.kick()
            await house.settle()
            if await house.store.outbox.next_at() is None:
                return False
        raise AssertionError("something is never delivered")


@pytest.mark.parametrize("seed", every_other(SEEDS))
async def test_every_line_stands_once_and_in_order(tmp_path: Path, seed: int) -> None:
    await lead(tmp_path / "t.db", seed)


@pytest.mark.parametrize("seed", ARCHIVED)
async def test_every_line_stands_once_and_in_order_in_a_thread(tmp_path: Path, seed: int) -> None:
    await lead(tmp_path / "t.db", seed, archives=True)


@pytest.mark.parametrize("seed", [*sampled(range(6), 3), REPEATED])
async def test_every_line_of_a_chronicle_stands_once_and_in_order(
    tmp_path: Path, seed: int
) -> None:
    await lead(tmp_path / "t.db", seed, WITH_CHRONICLE, archives=seed % 2 == 1)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(1000, 1400))
async def test_every_line_of_a_chronicle_stands_once_and_in_order_long(
    tmp_path: Path, seed: int
) -> None:
    await lead(tmp_path / "t.db", seed, WITH_CHRONICLE, archives=seed % 2 == 1)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100, 1000))
async def test_every_line_stands_once_and_in_order_long(tmp_path: Path, seed: int) -> None:
    await lead(tmp_path / "t.db", seed, archives=seed % 2 == 1)
