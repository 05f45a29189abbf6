"""Find positions in which something is certain.

`python -m tests.bots.certain.finding rebelmoon 40 0` adds some until there are 40, from match 0 on.

Matches of chance, of players without search and of quick thought are played, and their ends
looked at from the last position backwards, with far more worlds and positions than a computer
looks at. Of Shazamm! every answer that there can be is tried as well.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec.structs import replace

import engines
from bots import Effort, choose, narrowing
from bots.narrowing import Narrowing
from engines.core import Dice, Seat, play
from engines.imperium.options import Mission
from tests.bots.certain import FOLDER, Certain, packed
from tests.bots.certain.exhausting import holds
from tests.bots.greedy import PLAYERS

QUICK = Effort(lines=24, width=6, depth=6, replies=2)
WORLDS = 400
POSITIONS = 1_500
LATEST = 12
"""How many decisions at the end of a match are looked at."""
MOST_RIGHT = {"imperium": 0.9}
USUAL = 0.4
"""Where a greater share of what is offered is right, there is little to be missed."""
SLOW = frozenset(("imperium",))
"""Games in which nobody thinks here."""
EACH = 3
"""Positions taken from a match."""


def found(game: str, number: int) -> Iterator[Certain]:
    """Give the positions of a match in which something is certain, the last first."""
    engine = engines.load(game)
    count = 0
    for seat, state in reversed(_decisions(game, number)[-LATEST:]):
        options = list(engine.legal_actions(state, seat))
        if len(options) == 1:
            continue
        dice = Dice(f"certain:{number}", count)
        right, won = _right(engine, state, seat, options, dice)
        if len(right) <= MOST_RIGHT.get(game, USUAL) * len(options) and holds(
            game, state, seat, right, won=won
        ):
            yield packed(state, seat, right, won=won)
            count += 1
            if count == EACH:
                return


def _right(
    engine: Any, state: Any, seat: Seat, options: list[Any], dice: Dice
) -> tuple[list[Any], bool]:
    """Return what is right, and whether it wins; of what wins only the quickest."""
    looking = Narrowing(engine, state, seat, dice)
    return looking.narrowed(options, POSITIONS, lambda: True), looking.won


def _decisions(game: str, number: int) -> list[tuple[Seat, Any]]:
    """Return who was asked in a match, and each position."""
    engine, dice = engines.load(game), Dice("certain", number)
    seats = engine.meta.seats[0]
    thinks = () if game in SLOW else ("quick", "quick")
    minds = [dice.choice((*PLAYERS[game], *thinks)) for _ in range(seats)]
    state = engine.start(_config(game, number), seats, Dice(f"certain {number}", 0)).state
    made = list[tuple[Seat, Any]]()
    while engine.outcome(state) is None:
        seat = min(engine.to_act(state))
        made.append((seat, state))
        if dice.below(8) == 0:
            action = dice.choice(list(engine.legal_actions(state, seat)))
        elif minds[seat] == "quick":
            action = choose(engine, state, seat, dice, QUICK)
        else:
            action = PLAYERS[game][minds[seat]](state, seat, dice)
        state = play(engine, state, seat, action, Dice(f"certain {number}", len(made))).state
    return made


def _config(game: str, number: int) -> Any:
    """Return the options of a match: the standard ones, with one mission after the other."""
    config = engines.load(game).meta.config()
    if game != "imperium":
        return config
    return replace(config, mission=tuple(Mission)[number % len(Mission)])


def main() -> None:
    """Add positions of a game, from the match of a number on, until there are so many."""
    game, wanted, number = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    narrowing.WORLDS = narrowing.WORLDS_TOGETHER = WORLDS
    path = FOLDER / f"{game}.jsonl"
    kept = len(path.read_bytes().splitlines()) if path.exists() else 0
    with path.open("ab") as file:
        while kept < wanted:
            for one in found(game, number):
                file.write(msgspec.json.encode(one) + b"\n")
                file.flush()
                kept += 1
            number += 1
            print(f"{kept} positions after match {number - 1}", flush=True)


if __name__ == "__main__":
    main()
