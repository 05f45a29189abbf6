"""One game of a row, which can be played again by its number."""

from __future__ import annotations

import time
from typing import Any

from msgspec import Struct

import engines
from benchmarks.opponents.rows import Row, effort
from bots import choose
from engines.core import Dice, Outcome, Seat, play
from tests.bots.greedy import PLAYERS

MOST_PLIES = 5_000
"""A game that takes longer is none that ends."""


class Played(Struct, frozen=True):
    """What came of a game: what the stronger won of it, on which side it began, what it took."""

    row: str
    code: str
    number: int
    side: Seat
    won: float
    plies: int
    seconds: float


def played(row: Row, number: int, code: str = "") -> Played:
    """Play game `number` of a row. Two in a row share a seed, with the sides swapped."""
    engine, side = engines.load(row.game), number % 2
    seed = f"opponents:{row.game}:{number // 2}"
    state = engine.start(row.config, row.seats, Dice(seed, 0)).state
    begun = time.process_time()
    for ply in range(1, MOST_PLIES):
        outcome = engine.outcome(state)
        if outcome is not None:
            spent = round(time.process_time() - begun, 3)
            return Played(row.name, code, number, side, part_won(outcome, side), ply - 1, spent)
        seat = min(engine.to_act(state))
        name = row.stronger if seat % 2 == side else row.weaker
        action = _chosen(row.game, name, state, seat, Dice(f"{seed}:{seat}", ply))
        state = play(engine, state, seat, action, Dice(seed, ply)).state
    raise RuntimeError(f"game {number} of {row.name} does not end")


def part_won(outcome: Outcome, side: Seat) -> float:
    """Return the part of a victory that the seats of a side have."""
    mine = sum(seat % 2 == side for seat in outcome.winners)
    return mine / len(outcome.winners) if outcome.winners else 0.5


def _chosen(game: str, name: str, state: Any, seat: Seat, dice: Dice) -> Any:
    engine, thought = engines.load(game), effort(game, name)
    if thought is not None:
        return choose(engine, state, seat, dice, thought)
    if name in PLAYERS[game]:
        return PLAYERS[game][name](state, seat, dice)
    return dice.choice(list(engine.legal_actions(state, seat)))
