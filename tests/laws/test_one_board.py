"""In every game: of the boards of a match that keeps one, one can be pressed, and it is near.

Others write meanwhile, time passes, some take no direct messages, and people ask for the board.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from cogs.panels.game import offered
from engines.core import Dice
from tables import Board
from tables.notice import BOARD
from tables.outbox.boards import BURIED, REST
from tables.tables import By
from tests.tables.house import ALICE, Clock, Hall, hall
from tests.tables.post_office import Letter, PostOffice

MOVES, LONG = 24, 400


class Talk:
    """A match in whose channel others write; looks at it after each move."""

    def __init__(self, house: Hall, match_id: int, seed: int) -> None:
        self.house, self.match_id = house, match_id
        self.chance = Random(seed)
        self.most = 0
        """How often a board was posted anew."""

    async def happens(self) -> None:
        """Let something happen beside the game."""
        house, chance = self.house, self.chance
        house.office.write(chance.choice((0, 0, 1, 3, BURIED + 1)))
        house.clock.seconds += chance.choice((1, 60, 200, REST))
        if chance.random() < 0.1:
            house.office.shut ^= {"hand-0"}
        if chance.random() < 0.1:
            house.office.delete(BOARD)
        if chance.random() < 0.05:
            await house.tables.show_again(self.match_id, ALICE)
            await house.settle()
            self.check_one()

    def live(self) -> list[Letter]:
        """Return the boards with which one can play."""
        return [one for one in self.house.office.on(BOARD) if not one.put_away]

    def check_one(self) -> Letter:
        """Return the only board that can be pressed."""
        (board,) = self.live()
        assert board is self.house.office.on(BOARD)[-1]
        return board

    def check(self) -> None:
        """Raise what is wrong after a move that everybody noticed."""
        board = self.check_one()
        rested = self.house.clock.seconds - board.sent_at >= REST
        assert board.below <= BURIED or not rested, "it is buried"


async def plays(house: Hall, game: str, seed: int, moves: int) -> int:
    """Play a match in which others write, and return how many boards stood there in all."""
    match_id = await house.begin(game=game, board=Board.ONE)
    talk, dice = Talk(house, match_id, seed), Dice("moves", seed)
    for _ in range(moves):
        position = await house.position(match_id)
        if position.outcome is not None:
            break
        await talk.happens()
        seat = min(position.asked)
        action = dice.choice(list(position.engine.legal_actions(position.state, seat)))
        changed = [(one.id, one.edits) for one in house.office.on(BOARD)]
        await house.tables.play.submit(match_id, By(position.seats[seat].user_id), action)
        await house.settle()
        if [(one.id, one.edits) for one in house.office.on(BOARD)] != changed:
            talk.check()
    return house.office.posted


@pytest.mark.parametrize("game", offered())
async def test_one_board_can_be_pressed_and_is_near(tmp_path: Path, game: str) -> None:
    clock = Clock()
    async with hall(tmp_path / "t.db", clock, PostOffice(clock)) as house:
        await plays(house, game, 1, MOVES)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(2, 8))
@pytest.mark.parametrize("game", offered())
async def test_one_board_can_be_pressed_and_is_near_long(
    tmp_path: Path, game: str, seed: int
) -> None:
    clock = Clock()
    async with hall(tmp_path / "t.db", clock, PostOffice(clock)) as house:
        await plays(house, game, seed, LONG)
