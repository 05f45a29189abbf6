"""Print what each game's first board opens and loads in a process that has rested, as JSON.

With "hurried" no time has passed since the process began.
"""

from __future__ import annotations

import asyncio
import importlib
import json
import sys
from typing import Any

import engines
from cogs.chat.pictures import Pictures
from cogs.chat.warming import warm
from cogs.panels.game import offered
from cogs.words.strings import LOCALES, speaker
from engines.core import Dice

HURRIED = "hurried"
_opened: list[str] = []


def _note(event: str, args: tuple[Any, ...]) -> None:
    if event in ("open", "import"):
        _opened.append(str(args[0]))


def _draw(game: str) -> None:
    """Draw the board of somebody's match in every language."""
    engine = engines.load(game)
    state = engine.start(engine.meta.config(), engine.meta.seats[-1], Dice("somebody", 1)).state
    for locale in LOCALES:
        board = importlib.import_module(f"render.{game}").board
        board(engine.view(state, None), speaker(locale))


def main(*, hurried: bool) -> None:
    """Rest, draw and tell."""
    if not hurried:
        pictures = Pictures()
        asyncio.run(warm(pictures, offered(), rest=0.0))
        pictures.close()
    sys.addaudithook(_note)
    found = dict[str, list[str]]()
    for game in offered():
        _opened.clear()
        _draw(game)
        found[game] = sorted(set(_opened))
    print(json.dumps(found))


if __name__ == "__main__":
    main(hurried=HURRIED in sys.argv[1:])
