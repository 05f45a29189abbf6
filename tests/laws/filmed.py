"""The films of the largest recorded matches: `python -m tests.laws.filmed [FOLDER]`.

It prints of each game how many pictures the film of its end has, how many bytes, and how many
seconds it takes, the start of its process included, and of computing. Into a folder it writes the
films as well.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from cogs.chat.films import Shooting
from cogs.chat.scripts import Film, Script, Shot
from cogs.chat.seen_film import MOST
from cogs.panels.game import offered
from engines.core import encode
from render.kit.film import WIDTHS
from tests.approved.matches import moments, records

LIMIT = 10 * 1024 * 1024
"""Bytes of a file that Discord takes from everybody."""
NAMES = ("Alicia", "Benito", "Carola", "Damián", "Elvira", "Fabián", "Gabriela", "Horacio")


def script(game: str) -> Script:
    """Return what the film of the end of a game's largest recorded match shows to everybody."""
    largest = max(records(game), key=lambda record: len(moments(game, record)))
    last = moments(game, largest)[-MOST:]
    shots = tuple(Shot("board", encode(moment.view(None))) for moment in last)
    rules = last[0].engine.meta.rules_version
    return Script(game, rules, 1, "es", NAMES[: last[0].seats], shots, LIMIT)


def made(what: Script) -> Film:
    """Return a film, made in a process of its own."""
    return Shooting(what).film()


def _computed() -> float:
    """Return the seconds of computing of all processes that have ended."""
    spent = os.times()
    return spent.children_user + spent.children_system


def main() -> None:
    """Print what films take, and write them into a folder if one is named."""
    for game in offered():
        asked = script(game)
        since, computed = time.perf_counter(), _computed()
        film = made(asked)
        seconds, size = time.perf_counter() - since, len(film.gif)
        took = f"{seconds:.1f} s, {_computed() - computed:.1f} of computing"
        print(f"{game}: {len(asked.shots)} pictures, {size:,} bytes, {took}")
        for folder in sys.argv[1:]:
            (Path(folder) / f"{game}-{WIDTHS[0]}.gif").write_bytes(film.gif)


if __name__ == "__main__":
    main()
