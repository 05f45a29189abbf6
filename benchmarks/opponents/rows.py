"""The rows of the table: who plays whom in which game, and what is hoped for."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

import engines
from bots import LEVELS, Effort
from bots.effort import effort_of
from tests.bots.greedy import PLAYERS

LADDER, CHANCE, SENSIBLE = 0.65, 0.97, 0.75
GREEDY = {"easy": 0.55, "normal": 0.75, "hard": 0.85}
MOST, MOST_LONG, MOST_CHANCE, MOST_CURVE = 200, 40, 300, 100
MOST_LINES, PROOF_A_LINE = 18, 10
"""Where turns are long (`Meta.long_turns`) a match is to take half a minute: there no level thinks
more lines, and for each so many positions at most are looked at for what is certain."""
FEWER = {
    ("magblast", 2): "hard, 300 lines",
    ("magblast", 4): "hard, 300 lines",
    ("rebelmoon", 2): "hard, 300 lines",
}
"""Where a match of *hard* takes long, by game and seats, it meets others with fewer lines."""
FOUR = {"magblast": 4}
"""Games that are also played two against two."""


MEASURE = "easy"
"""Whom the players of a curve meet."""
CURVE, CURVE_LONG = (15, 60, 240, 960), (1, 3, 9, 27)
"""How many lines they think."""
LINES = " lines"
"""Ends the name of a player who thinks so many."""


class Row(Struct, frozen=True):
    """One pairing. `seats` are halved between the two: every other one is the stronger's.

    Without a goal as many games are played as may be.
    """

    game: str
    seats: int
    stronger: str
    weaker: str
    goal: float | None
    most: int

    @property
    def name(self) -> str:
        """What the row is kept and chosen by."""
        return f"{self.game}/{self.seats} {self.stronger} v {self.weaker}"

    @property
    def config(self) -> Any:
        """The options: the standard ones."""
        return engines.load(self.game).meta.config()


def _games() -> list[str]:
    """Return the games, the short ones first."""
    return sorted(PLAYERS, key=lambda key: (is_long(key), key != "shazamm", key))


def is_long(game: str) -> bool:
    """Tell whether games of it take long, so that few are played."""
    return engines.load(game).meta.long_turns


def rows() -> Iterator[Row]:
    """Give all rows, the short games first."""
    for game in _games():
        few = engines.load(game).meta.seats[0]
        for seats in (few, FOUR[game]) if game in FOUR else (few,):
            yield from _of_game(game, seats)


def _of_game(game: str, seats: int) -> Iterator[Row]:
    most = MOST_LONG if is_long(game) else MOST
    names = {level: level for level in LEVELS}
    names["hard"] = FEWER.get((game, seats), "hard")
    for level, goal in GREEDY.items():
        for player in PLAYERS[game]:
            yield Row(game, seats, names[level], player, goal, most)
    for weaker, stronger in pairwise(names.values()):
        yield Row(game, seats, stronger, weaker, LADDER, most)
    yield Row(game, seats, "beginner", "chance", SENSIBLE, most)
    yield Row(game, seats, "normal", "chance", CHANCE, MOST_CHANCE)


def curves() -> Iterator[Row]:
    """Give the rows that tell how strength grows with thought: more of it, against one player."""
    for game in _games():
        seats = engines.load(game).meta.seats[0]
        lines, most = (CURVE_LONG, MOST_LONG) if is_long(game) else (CURVE, MOST_CURVE)
        for each in lines:
            yield Row(game, seats, f"{each}{LINES}", MEASURE, None, most)


def effort(game: str, name: str) -> Effort | None:
    """Return how much a player of this name thinks here; None if it is none that thinks.

    Who is called by a number of lines thinks so many as *normal* does, and looks for nothing that
    is certain; by a level and a number, as that level does. Where matches take long, *hard* thinks
    less than in a lobby.
    """
    engine = engines.load(game)
    if name.endswith(LINES):
        level, _, lines = name.removesuffix(LINES).rpartition(", ")
        usual = effort_of(engine, level) if level else replace(LEVELS["normal"], proof=0)
        return replace(usual, lines=int(lines))
    if name not in LEVELS:
        return None
    usual = effort_of(engine, name)
    if not is_long(game):
        return usual
    lines = min(usual.lines, MOST_LINES)
    return replace(usual, lines=lines, proof=min(usual.proof, PROOF_A_LINE * lines))
