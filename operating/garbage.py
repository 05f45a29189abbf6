"""What stays for good is not looked through for garbage again and again.

The collector looks now and then through all that there is, and meanwhile nothing else is done. Much
of that is modules, catalogues and what pictures have in common, loaded when they are first needed.
"""

from __future__ import annotations

import asyncio
import gc

SETTLED = 60.0
"""Seconds after the start in which most of what is loaded late has been loaded."""


def pass_over() -> None:
    """Let all that there is now be looked through no more.

    Once nothing refers to something of it, it goes as ever, unless it refers to itself.
    """
    gc.freeze()


async def settle(after: float = SETTLED) -> None:
    """Once more, after some seconds, look through all that came since the start, and pass it over.

    It is done once: whatever is under way at that moment may refer to itself, and would stay.
    """
    await asyncio.sleep(after)
    gc.collect()
    pass_over()
