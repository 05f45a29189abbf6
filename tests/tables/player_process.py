"""A process that plays matches as fast as it can until it is killed.

`python -m tests.tables.player_process DATABASE GAME` prints a line after every move that was
acknowledged: the match, and the number of its entry.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from tests.tables.house import Clock, hall
from tests.tables.post_office import PostOffice


async def play(path: Path, game: str) -> None:
    """Play one match after another, and say of each move that it was made."""
    clock = Clock()
    async with hall(path, clock, PostOffice(clock)) as house:
        while True:
            match_id = await house.begin(game=game)
            while (position := await house.position(match_id)).outcome is None:
                await house.play_on(match_id, 1)
                print(match_id, (await house.position(match_id)).number, flush=True)
                del position


if __name__ == "__main__":
    asyncio.run(play(Path(sys.argv[1]), sys.argv[2]))
