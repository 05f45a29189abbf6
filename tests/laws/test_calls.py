"""In every game: nothing that one person does and takes back calls another over and over."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from engines import keys
from engines.core import Dice, Refusal, Seat
from tables.limits import Limits
from tables.tables import By
from tests.sampled import every_other
from tests.tables.house import Clock, Hall, hall
from tests.tables.post_office import PostOffice

MOST = 2
"""How often somebody may take moves back until another has moved."""
CALLS = 2 * (MOST + 1)
"""How often another is called meanwhile at the most: by a move that stands, and each made anew."""
MOVES, DEPTHS = 80, (2, 3)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[Hall]:
    clock = Clock()
    async with hall(
        tmp_path / "t.db", clock, PostOffice(clock), limits=Limits(changes=MOST)
    ) as opened:
        yield opened


class Script:
    """What one person after the other does in a match, and how often others are called by it."""

    def __init__(self, house: Hall, match_id: int) -> None:
        self.house, self.match_id = house, match_id
        self.dice = Dice("calls", match_id)
        self.read = 0
        self.calls: dict[int, int] = {}
        self.done: list[tuple[Seat, object]] = []
        self.taken_back = 0

    async def move(self, seat: Seat, action: object | None = None) -> None:
        """Let a seat move, by a move at random unless one is given, and count who is called."""
        position = await self.house.position(self.match_id)
        if action is None:
            action = self.dice.choice(list(position.engine.legal_actions(position.state, seat)))
        user = position.seats[seat].user_id
        assert user is not None
        await self.house.tables.play.submit(self.match_id, By(user), action)
        self.calls[user] = 0  # who has acted may be called again
        self.done.append((seat, action))
        await self.count(user)

    async def take_back(self, seat: Seat, most: int) -> None:
        """Let a seat take back what it may of its last moves, and make them again."""
        user = (await self.house.position(self.match_id)).seats[seat].user_id
        assert user is not None
        gone = list[object]()
        while len(gone) < most and self.done and self.done[-1][0] == seat:
            try:
                await self.house.tables.play.undo(self.match_id, By(user))
            except Refusal:
                break
            self.taken_back += 1
            gone.append(self.done.pop()[1])
            await self.count(user)
        for action in reversed(gone):
            await self.move(seat, action)

    async def count(self, by: int) -> None:
        """Count who else is called by what was delivered since."""
        await self.house.settle()
        letters = self.house.office.letters
        for letter in letters[self.read :]:
            for user in letter.pings - {by}:
                self.calls[user] = self.calls.get(user, 0) + 1
                assert self.calls[user] <= CALLS, (user, self.done[-max(DEPTHS) :])
        self.read = len(letters)


@pytest.mark.parametrize("game", every_other(keys()))
async def test_what_is_made_and_taken_back_calls_others_only_so_often(
    house: Hall, game: str
) -> None:
    script = Script(house, await house.begin(game=game))
    await house.settle()
    script.read = len(house.office.letters)
    for _ in range(MOVES):
        position = await house.position(script.match_id)
        if not position.going:
            break
        seat = script.dice.choice(sorted(position.asked))
        await script.move(seat)
        goes_on = seat in (await house.position(script.match_id)).asked
        for depth in DEPTHS if goes_on else DEPTHS * (CALLS + 1):  # a turn's last move calls others
            await script.take_back(seat, depth)
    assert script.taken_back
