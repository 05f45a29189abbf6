"""How often each seat wins when computers of equal strength play each other.

`python -m benchmarks.balance rebelmoon --games 200` prints a Markdown table of the standard
options and of every other value of each option, ready for `docs/balance/`. The same seeds
are used every time; on one machine or another, the same matches are played.
"""

from __future__ import annotations

import argparse
import math
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

import engines
from bots import Effort, choose
from engines.core import Dice, Engine, Outcome, Seat, options, play

SLIGHT = Effort(lines=20, width=10, depth=3, replies=4)
"""Enough to play sensibly, and little enough to play hundreds of matches."""


class Balance(NamedTuple):
    """What came of the matches under one set of options."""

    name: str
    games: int
    wins: Counter[Seat]
    plies: int

    def line(self, seats: int) -> str:
        """Return a row of the table: the share of each seat, within two standard errors."""
        shares = " | ".join(self._share(seat) for seat in range(seats))
        return f"| {self.name} | {self.games} | {shares} | {self.plies / self.games:.0f} |"

    def _share(self, seat: Seat) -> str:
        share = self.wins[seat] / self.games
        spread = 2 * math.sqrt(share * (1 - share) / self.games)
        return f"{share:.0%} ± {spread:.0%}"


def main() -> None:
    """Read the command line, play, and print row by row."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("game", choices=engines.keys())
    parser.add_argument("--games", type=int, default=200, help="matches per row")
    given = parser.parse_args()
    engine = engines.load(given.game)
    seats = min(engine.meta.seats)
    print(f"| options | matches | {' | '.join(f'seat {s}' for s in range(seats))} | plies |")
    print(f"| --- | --- | {' | '.join('---' for _ in range(seats))} | --- |")
    for name, config in _configs(engine):
        print(_measured(engine, name, config, given.games).line(seats), flush=True)


def _configs(engine: Engine[Any, Any, Any, Any]) -> Iterator[tuple[str, Struct]]:
    """Give the standard options, and then each of them changed by itself."""
    standard = engine.meta.config()
    yield "standard", standard
    for option in options(engine.meta):
        for value in option.values:
            if value != option.default:
                changed = msgspec.structs.replace(standard, **{option.field: value})
                yield f"{option.field} = {value}", changed


def _measured(engine: Engine[Any, Any, Any, Any], name: str, config: Struct, games: int) -> Balance:
    wins: Counter[Seat] = Counter()
    plies = 0
    for number in range(games):
        outcome, length = _played(engine, config, f"balance-{number}")
        wins.update(outcome.winners)
        plies += length
    return Balance(name, games, wins, plies)


def _played(engine: Engine[Any, Any, Any, Any], config: Struct, seed: str) -> tuple[Outcome, int]:
    """Return how a match of computers ended, and after how many plies."""
    state, ply = engine.start(config, min(engine.meta.seats), Dice(seed, 0)).state, 0
    while (outcome := engine.outcome(state)) is None:
        ply += 1
        seat = min(engine.to_act(state))
        action = choose(engine, state, seat, Dice(f"{seed} thinks", ply), SLIGHT)
        state = play(engine, state, seat, action, Dice(seed, ply)).state
    return outcome, ply


if __name__ == "__main__":
    main()
