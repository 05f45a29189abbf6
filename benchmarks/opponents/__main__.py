"""Play the table of `docs/opponents.md`, or go on with it, and print it.

`python -m benchmarks.opponents --rows shazamm --minutes 20` plays the rows whose names contain
`shazamm`, one after the other, for twenty minutes, and prints them; the next call goes on. A
row ends when its interval lies on one side of its goal, or at its cap. `--minutes 0` only
prints. `--curve` plays the rows that tell how strength grows with thought. `--adopt` first takes
over what another state of the code has played of rows that this one has not begun, where it plays
the same. Several calls may run at a time on different rows: they add to the same file.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from benchmarks.opponents import adopting, keeping, table
from benchmarks.opponents.playing import Played, played
from benchmarks.opponents.rows import Row, curves, rows


def go_on(row: Row, games: dict[int, Played], path: Path, until: float) -> None:
    """Play what a row lacks until it is decided or it is late; pairs are not torn apart."""
    code = keeping.code(row.game)
    while not table.share(games.values()).verdict(row.goal, row.most) or len(games) % 2:
        number = next(n for n in range(len(games) + 1) if n not in games)
        if number % 2 == 0 and time.monotonic() >= until:
            return
        games[number] = played(row, number, code)
        keeping.keep(path, games[number])


def adopt(row: Row, before: list[Played], path: Path) -> dict[int, Played]:
    """Take over what other code has played of a row, where this plays the same, and return it."""
    code = keeping.code(row.game)
    theirs = adopting.of_other_code(before, row, code)
    mine = adopting.adopted(row, theirs, code)
    for game in mine:
        keeping.keep(path, game)
    return {game.number: game for game in mine}


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.opponents", description=__doc__)
    parser.add_argument("--rows", default="", help="only rows whose name contains this")
    parser.add_argument("--minutes", type=float, default=10.0, help="how long to play at most")
    parser.add_argument("--kept", type=Path, default=keeping.KEPT, help="where results are kept")
    parser.add_argument("--curve", action="store_true", help="more and more lines against one")
    parser.add_argument("--adopt", action="store_true", help="take over what plays the same")
    given = parser.parse_args()
    until = time.monotonic() + 60 * given.minutes
    before = keeping.kept(given.kept)
    print(table.head())
    for row in curves() if given.curve else rows():
        if given.rows in row.name:
            games = keeping.of_row(before, row.name, keeping.code(row.game))
            if given.adopt and not games:
                games = adopt(row, before, given.kept)
            go_on(row, games, given.kept, until)
            if games:
                print(table.line(row, games.values()), flush=True)


if __name__ == "__main__":
    main()
