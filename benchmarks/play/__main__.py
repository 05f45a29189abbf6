"""Play whole matches and write `docs/play.md`: `python -m benchmarks.play [GAME …]`.

By menus and buttons alone, and by typed lines; Imperium Galáctica also without its list of orders
that are likely meant. `--turns 3` plays no more turns than that, and prints what it measured
without writing it.
"""

from __future__ import annotations

import argparse
import asyncio

from benchmarks.play.match import MENUS, SINGLY, TYPED, Took, played
from benchmarks.play.report import HEAD, path, row, written
from tests.guests import offered_by_the_bot

WAYS = {
    "imperium": (MENUS, SINGLY, TYPED),
    "magblast": (MENUS, TYPED),
    "rebelmoon": (MENUS, TYPED),
    "shazamm": (MENUS, TYPED),
}
"""How each game is played to be measured."""


async def measured(game: str, how: str, turns: int = 0, number: int = 0) -> Took:
    """Return what a match takes that is played so; each `number` is another match."""
    return await played(game, f"{game} {number}", how, turns)


async def main() -> None:
    """Measure some games, or all."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.play", description=__doc__)
    parser.add_argument("--turns", type=int, default=0)
    parser.add_argument("games", nargs="*", metavar="GAME")
    given = parser.parse_args()
    rows, paths = list[str](), list[str]()
    print(HEAD)
    for game in given.games or offered_by_the_bot():
        for how in WAYS[game]:
            took = await measured(game, how, given.turns)
            rows.append(row(took, how))
            paths.append(f"### {game}, {how}: a usual turn\n\n{path(took.path)}\n")
            print(rows[-1], flush=True)
    if given.turns or given.games:
        print("\n".join(paths))
    else:
        written(rows, paths)


if __name__ == "__main__":
    asyncio.run(main())
