"""Print how long this process computes for its first picture of a game, in milliseconds."""

from __future__ import annotations

import importlib
import sys
import time

from benchmarks.pictures import views
from cogs.words.strings import speaker
from engines.core import text


def main(key: str) -> None:
    """Draw a board as the first that a process draws, after a lobby was shown."""
    render, view, say = importlib.import_module(f"render.{key}"), views(key, 1)[0], speaker("en")
    say(text("table-title", game=key, number=1))
    start = time.process_time()
    render.board(view, say)
    print((time.process_time() - start) * 1000)


if __name__ == "__main__":
    main(sys.argv[1])
