"""A process whose computer thinks without end: `python -m tests.tables.endless_process FILE`."""

from __future__ import annotations

import asyncio
import sys
import threading
from pathlib import Path

from tests.tables.house import Clock, hall
from tests.tables.post_office import PostOffice


async def main(path: str) -> None:
    """Let it be left behind, say how many moves were made, and end."""
    clock = Clock()
    for_ever = threading.Event()
    thinking = {"chooser": lambda *_: for_ever.wait(), "grace": 0.01}
    async with hall(Path(path), clock, PostOffice(clock), **thinking) as house:
        match_id = await house.begin(("easy",))
        print(len(await house.store.entries(match_id)), flush=True)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
