"""What a person is asked has a number of its own: a button of before an undo holds no more."""

from __future__ import annotations

from random import Random

import pytest

import engines
from engines.core import Seat
from engines.rebelmoon import ENGINE
from tables import StaleDecision, TableRefusal
from tables.match.position import Position
from tables.tables import By
from tests.tables.house import ALICE, BOB, Hall

MOVES = 30
OFTEN = 0.6
"""How often somebody takes a move back."""


class Asked:
    """The numbers of what each seat was ever asked, and that it is asked now."""

    def __init__(self, position: Position) -> None:
        self._now = self._numbers(position)
        self._before: dict[Seat, set[int]] = {seat: set() for seat in self._now}

    @staticmethod
    def _numbers(position: Position) -> dict[Seat, int]:
        return {row.seat: position.scene(row.seat).question for row in position.seats}

    def see(self, position: Position) -> None:
        """See that no number has come back."""
        for seat, number in self._numbers(position).items():
            if number != self._now[seat]:
                self._before[seat].add(self._now[seat])
                self._now[seat] = number
            assert number not in self._before[seat], f"seat {seat} was asked something else by it"


@pytest.mark.parametrize("game", engines.keys())
async def test_no_question_has_the_number_of_an_earlier_one(house: Hall, game: str) -> None:
    """Whoever has an earlier button would else do in one position what was meant for another."""
    match_id, chance, taken = await house.begin(game=game), Random(game), 0
    asked = Asked(await house.position(match_id))
    for _ in range(MOVES):
        before = await house.position(match_id)
        if not before.asked:
            break
        seat = chance.choice(sorted(before.asked))
        action = chance.choice(list(before.engine.legal_actions(before.state, seat)))
        by = By(before.seats[seat].user_id)
        await house.tables.play.submit(match_id, by, action)
        after = await house.position(match_id)
        asked.see(after)
        if after.going and chance.random() < OFTEN:
            taken += await taken_back(house, match_id, by)
            asked.see(await house.position(match_id))
        await house.tables.live.forget(match_id)
        asked.see(await house.position(match_id))
    assert taken


async def taken_back(house: Hall, match_id: int, by: By) -> bool:
    """Let somebody take their last move back if that can be, and tell whether it could.

    Whoever is asked the same as before has the same buttons: a secret choice that is taken back
    is noticed by nobody.
    """
    before = await house.position(match_id)
    try:
        await house.tables.play.undo(match_id, by)
    except TableRefusal:
        return False
    after = await house.position(match_id)
    for seat in range(len(before.seats)):
        was, now = before.scene(seat).question, after.scene(seat).question
        assert (was == now) is (before.decision(seat) == after.decision(seat))
    return True


async def test_a_button_of_a_move_that_was_taken_back_holds_no_more(house: Hall) -> None:
    match_id = await house.begin(game="rebelmoon")
    position = await house.position(match_id)
    first, second, *_ = list(ENGINE.legal_actions(position.state, 0))
    play, me, other = house.tables.play, By(ALICE), By(BOB)
    await play.submit(match_id, me, first)
    seen = (await house.position(match_id)).scene(1)
    await play.undo(match_id, me)
    await play.submit(match_id, me, second)
    now = await house.position(match_id)
    answer = next(iter(ENGINE.legal_actions(now.state, 1)))
    with pytest.raises(StaleDecision):
        await play.submit(match_id, other, answer, seen.question)
    await play.submit(match_id, other, answer, now.scene(1).question)
