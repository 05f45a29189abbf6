"""In every game: what a person was told in private is gone once they have acted on it.

A hand speaks of its owner's latest move. Whatever stood there before it, say that something chosen
ahead was not done, has been read by whoever answered the question below it.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from cogs.panels.game import offered
from engines.core import Dice, Text, text
from store import Changes
from tables.notice import Notice, hand, outgoing
from tables.tables import By
from tests.tables.house import Clock, Hall, hall
from tests.tables.post_office import PostOffice

MOVES = 16


async def _told(house: Hall, match_id: int, seat: int, line: Text) -> None:
    """Let a seat be told something in private, as where it is kept what it chose ahead."""
    post = outgoing(match_id, hand(seat), Notice((line,)), house.clock())
    await house.store.commit(Changes().post(post))
    house.tables.delivery.kick()
    await house.settle()


def _reads(house: Hall, seat: int) -> tuple[Text, ...]:
    return house.office.on(hand(seat))[-1].events


@pytest.mark.parametrize("game", offered())
async def test_what_was_told_goes_with_the_next_move_of_whoever_read_it(
    tmp_path: Path, game: str
) -> None:
    clock = Clock()
    async with hall(tmp_path / "t.db", clock, PostOffice(clock)) as house:
        match_id = await house.begin(game=game)
        dice = Dice("moves", 1)
        for number in range(MOVES):
            position = await house.position(match_id)
            if position.outcome is not None:
                return
            seat = min(position.asked)
            line = text("ahead-dropped", why=text("ahead-otherwise"), what=number)
            await _told(house, match_id, seat, line)
            assert line in _reads(house, seat)
            action = dice.choice(list(position.engine.legal_actions(position.state, seat)))
            await house.tables.play.submit(match_id, By(position.seats[seat].user_id), action)
            await house.settle()
            assert line not in _reads(house, seat), action
