"""What is told to win for certain is looked at in more worlds than what is chosen."""

from __future__ import annotations

import pytest

from bots import Effort
from bots.advice import Ground, advise
from bots.allowance import for_ever
from engines.core import Dice
from tests.laws.played import FILES, read

QUICK = Effort(lines=8, width=3, depth=4, replies=2, proof=8_000)
DRAWN = 6
"""How often it is advised there, each time with worlds of its own."""


@pytest.mark.parametrize(
    ("name", "ply"),
    [
        ("third-2-brutal-assault", 123),
        ("third-4-skirmish", 305),
        ("second-4", 307),
        ("second-5-neighbours", 820),
    ],
)
def test_an_answer_that_few_worlds_hold_is_not_overlooked(name: str, ply: int) -> None:
    """Somebody may hold the one card that stops it, and then the match was lost."""
    record = read(next(path for path in FILES if path.stem == name))
    (seat, _), state = record.actions()[ply - 1], record.states()[ply - 1]
    grounds = [
        advise(record.engine, state, seat, Dice("rare", at), QUICK, for_ever, for_ever).ground
        for at in range(DRAWN)
    ]
    assert Ground.WINS not in grounds
    assert Ground.SURE not in grounds


def test_what_loses_in_most_worlds_is_not_said_to_lose_in_all() -> None:
    """Nor does whoever saves themselves have nothing else then."""
    record = read(next(path for path in FILES if path.stem == "colonial_rush_colonies"))
    (seat, _), state = record.actions()[154], record.states()[154]
    grounds = [
        advise(record.engine, state, seat, Dice("rare", at), QUICK, for_ever, for_ever).ground
        for at in range(DRAWN)
    ]
    assert Ground.SAVES not in grounds
