"""Weigh positions of a game in a process that has weighed nothing else.

`python -m tests.laws.weighing GAME` reads a position a line, as `encode` wrote it, and prints what
each seat's chances are.
"""

from __future__ import annotations

import sys

import engines
from engines.core import decode, encode
from tests.guests import lay_beside


def main(game: str) -> None:
    """Print the chances in each position that is read, in JSON."""
    lay_beside()
    engine = engines.load(game)
    for line in sys.stdin.buffer:
        print(encode(engine.estimate(decode(line, engine.meta.state))).decode(), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
