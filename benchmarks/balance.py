"""How fair a game is: computers play it against each other, for each option and value.

`python -m benchmarks.balance rebelmoon --games 200 --level easy` prints a Markdown table of who
won, and of how matches ended. Each row changes one option of the standard game. Game n of a row
has the seed `balance:n`, so that a table can be made again. `--level normal random` tells how
strong a level is: at random, every legal action is as likely.
"""

from __future__ import annotations

import argparse
import math
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

import engines
from bots import LEVELS, Effort, choose
from bots.effort import effort_of
from bots.search import AnyEngine
from engines.core import Dice, Outcome, Seat, play
from engines.options import options

MOST_PLIES = 5_000
"""A game that takes longer is none that ends."""
Player: TypeAlias = Effort | None
"""Who plays a seat: a computer with this effort, or chance."""
CONFIDENCE = 1.96
"""Standard deviations on either side that hold 95 of 100 samples."""


class Tally(Struct, frozen=True):
    """What became of the games of one row. `wins` are by seat; the rest were drawn.

    `reasons` tells how many ended by what, as the keys of its words do; `plies` are of all games.
    """

    games: int
    wins: tuple[int, ...]
    plies: int
    reasons: dict[str, int]

    def share(self, seat: Seat) -> str:
        """Return the part of the games that a seat won, in per cent with its 95 % interval."""
        part = self.wins[seat] / self.games
        off = CONFIDENCE * math.sqrt(part * (1 - part) / self.games)
        return f"{part:.1%} ± {off * 100:.1f}".replace("%", " %")

    def ends(self, key: str) -> str:
        """Return how many games of this key ended by what, the most usual first."""
        prefix = f"{key}-outcome-"
        usual = sorted(self.reasons.items(), key=lambda each: (-each[1], each[0]))
        return ", ".join(f"{name.removeprefix(prefix)} {times}" for name, times in usual)


def tally(
    engine: AnyEngine, config: Any, players: Sequence[Player], numbers: Sequence[int]
) -> Tally:
    """Let these players, one for each seat, play the games of these numbers."""
    wins, plies, reasons = [0] * len(players), 0, Counter[str]()
    for number in numbers:
        outcome, length = _played(engine, config, players, f"balance:{number}")
        plies += length
        reasons[outcome.reason.key] += 1
        for seat in outcome.winners:
            wins[seat] += 1
    return Tally(len(numbers), tuple(wins), plies, dict(reasons))


def _played(
    engine: AnyEngine, config: Any, players: Sequence[Player], seed: str
) -> tuple[Outcome, int]:
    """Return how the game of a seed ended, and after how many plies."""
    state = engine.start(config, len(players), Dice(seed, 0)).state
    for ply in range(1, MOST_PLIES):
        outcome = engine.outcome(state)
        if outcome is not None:
            return outcome, ply - 1
        seat = min(engine.to_act(state))
        action = _chosen(engine, state, seat, Dice(f"{seed}:{seat}", ply), players[seat])
        state = play(engine, state, seat, action, Dice(seed, ply)).state
    raise RuntimeError(f"the game of seed {seed} does not end")


def _chosen(engine: AnyEngine, state: Any, seat: Seat, dice: Dice, player: Player) -> Any:
    if player is None:
        return dice.choice(list(engine.legal_actions(state, seat)))
    return choose(engine, state, seat, dice, player)


def variants(engine: AnyEngine) -> Iterator[tuple[str, Any]]:
    """Give the standard game, and each that differs from it in one option, with its name."""
    standard = engine.meta.config()
    yield "standard", standard
    for option in options(engine.meta):
        for value in option.values:
            if value != option.default:
                changed = msgspec.structs.replace(standard, **{option.field: value})
                yield f"`{option.field}` = {value}", changed


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _written(written: str) -> Effort | str | None:
    """Return a level's name, no effort for `random`, or that of four numbers as in `12,4,6,2`."""
    if written == "random":
        return None
    if written in LEVELS:
        return written
    try:
        lines, width, depth, replies = map(int, written.split(","))
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"neither a level nor four numbers: {written}") from error
    return Effort(lines, width, depth, replies)


def _player(engine: AnyEngine, given: Effort | str | None) -> Player:
    """Return a player of a game. A level does not slip here: what is measured is the game."""
    if given is None:
        return None
    return effort_of(engine, given).steady


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.balance", description=__doc__)
    parser.add_argument("game", choices=engines.keys())
    parser.add_argument("--games", type=int, default=200, help="games in each row")
    parser.add_argument("--first", type=int, default=0, help="the first game, to go on from")
    parser.add_argument("--seats", type=int, help="players; the fewest there may be")
    parser.add_argument(
        "--level",
        type=_written,
        nargs="+",
        default=["easy"],
        help="a level, random, or lines,width,depth,replies; one for all seats or one for each",
    )
    parser.add_argument("--only", default="", help="only rows whose name contains this")
    return parser.parse_args()


def main() -> None:
    """Play and print."""
    given = _arguments()
    engine = engines.load(given.game)
    seats: int = given.seats or engine.meta.seats[0]
    levels = given.level if len(given.level) == seats else given.level[:1] * seats
    players = [_player(engine, level) for level in levels]
    heads = ("options", *(f"seat {seat} wins" for seat in range(seats)), "plies", "ended by")
    print(_row(heads))
    print(_row(["---"] * len(heads)))
    for name, config in variants(engine):
        if given.only in name:
            found = tally(engine, config, players, range(given.first, given.first + given.games))
            shares = (found.share(seat) for seat in range(seats))
            length = str(round(found.plies / found.games))
            print(_row((name, *shares, length, found.ends(engine.meta.key))), flush=True)


if __name__ == "__main__":
    main()
