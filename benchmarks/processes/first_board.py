"""Print how long this process computes for its first picture of a game, in milliseconds.

What it has loaded is looked through for garbage no more, as in a bot since its start.
With "rested" behind the game, the process is one that has connected and been left alone for a
while, as `operating.running` does it; else the board is asked for right after the start.
"""

from __future__ import annotations

import asyncio
import importlib
import sys
import time

from benchmarks.pictures import RESTED, views
from cogs.chat.pictures import Pictures
from cogs.chat.warming import warm
from cogs.panels.game import offered
from cogs.words.strings import speaker
from engines.core import text
from operating.garbage import pass_over


def main(key: str, *, rested: bool) -> None:
    """Draw a board as the first that a process draws, after a lobby was shown."""
    pass_over()
    if rested:
        asyncio.run(_rest())
    render, view, say = importlib.import_module(f"render.{key}"), views(key, 1)[0], speaker("en")
    say(text("table-title", game=key, number=1))
    start = time.process_time()
    render.board(view, say)
    print((time.process_time() - start) * 1000)


async def _rest() -> None:
    """Let pass what a bot's process does of itself, without its pauses."""
    pictures = Pictures()
    await warm(pictures, offered(), rest=0.0)
    pictures.close()


if __name__ == "__main__":
    main(sys.argv[1], rested=RESTED in sys.argv[2:])
