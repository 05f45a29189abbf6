"""Games that another state of the code has played, taken over where it plays the same.

Most changes of the sources change nothing in how computers play, and hours of games would be lost.
So the longest of a row's games are played again: where each comes out the same, to the ply, the
other games of that row would, too.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from benchmarks.opponents.playing import Played, played
from benchmarks.opponents.rows import Row

AGAIN = 2
"""How many games of a row are played again."""


def of_other_code(games: Iterable[Played], row: Row, code: str) -> list[Played]:
    """Return what the last other state of the code that has played a row has played of it."""
    others = [game for game in games if game.row == row.name and game.code != code]
    return [game for game in others if game.code == others[-1].code]


def adopted(row: Row, games: Iterable[Played], code: str) -> list[Played]:
    """Return games of a row as if this code had played them; none if it plays otherwise."""
    known = sorted(games, key=lambda game: game.plies)
    again = all(_comes_out_the_same(row, game) for game in known[-AGAIN:])
    return [replace(game, code=code) for game in known] if again else []


def _comes_out_the_same(row: Row, game: Played) -> bool:
    now = played(row, game.number)
    return (now.side, now.won, now.plies) == (game.side, game.won, game.plies)
