"""In every game: the thread of a chronicle tells what everybody heard, all of it, in order, once.

Nothing else stands in it, so nothing that only some heard; and it follows the board.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from cogs.panels.game import offered
from tables import Board
from tables.notice import BOARD, CHRONICLE
from tests.tables.house import Clock, Hall, hall
from tests.tables.post_office import PostOffice

MOVES, LONG = 30, 400


async def tells_all(house: Hall, game: str, moves: int) -> None:
    """Play a match at random, and compare its thread with what everybody heard."""
    match_id = await house.begin(game=game, board=Board.THREAD)
    await house.play_on(match_id, moves)
    await house.settle()
    heard = await house.tables.heard_since(match_id, None)
    letters = house.office.on(CHRONICLE)
    assert tuple(line for letter in letters for line in letter.events) == heard
    assert all(letter.silent and not letter.pings for letter in letters)
    surfaces = [surface for surface, _ in house.office.told if surface in (BOARD, CHRONICLE)]
    assert surfaces[0] == BOARD, "a thread hangs on what stands"


@pytest.mark.parametrize("game", offered())
async def test_a_chronicle_tells_what_everybody_heard(tmp_path: Path, game: str) -> None:
    clock = Clock()
    async with hall(tmp_path / "t.db", clock, PostOffice(clock)) as house:
        await tells_all(house, game, MOVES)


@pytest.mark.soak
@pytest.mark.parametrize("game", offered())
async def test_a_chronicle_tells_what_everybody_heard_long(tmp_path: Path, game: str) -> None:
    clock = Clock()
    async with hall(tmp_path / "t.db", clock, PostOffice(clock)) as house:
        await tells_all(house, game, LONG)
