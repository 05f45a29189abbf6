"""A game is laid beside the real ones: the laws discover it, and the bot does not offer it.

`tests/guest` has the folders of the project for one more game. Whoever starts the bot never
comes here.
"""

from __future__ import annotations

from pathlib import Path

import cogs.games
import engines
import render
import tests.games
from cogs.panels.game import offered
from cogs.words.strings import FOLDER, FOLDERS

ROOT = FOLDER.parent
GUEST = Path(__file__).parent / "guest"
ROOTS = (ROOT, GUEST)
"""What holds a folder for each part of a game."""


def offered_by_the_bot() -> tuple[str, ...]:
    """Return the keys of the games that people are offered: all but the guest."""
    return tuple(key for key in offered() if not (GUEST / "cogs/games" / key).exists())


def lay_beside() -> None:
    """Let the guest be found wherever games are; before anybody asks which there are."""
    for package in (engines, render, cogs.games, tests.games):
        folder = str(GUEST.joinpath(*package.__name__.split(".")))
        if folder not in package.__path__:
            package.__path__.append(folder)
    if GUEST / "locales" not in FOLDERS:
        FOLDERS.append(GUEST / "locales")
