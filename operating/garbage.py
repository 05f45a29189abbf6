"""What stays for good is not looked through for garbage again and again.

The collector looks now and then through all that there is, and meanwhile nothing else is done. Much
of that is modules, catalogues and what pictures have in common, loaded when they are first needed.
Importing makes hardly anything else, and would be interrupted by a dozen such looks.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from typing import Any

SETTLED = 60.0
"""Seconds after the start in which most of what is loaded late has been loaded."""
THROUGH_ALL = 2
"""How the collector calls a look through all that it does not pass over."""


@contextmanager
def unsought() -> Generator[None]:
    """Look for no garbage within: for imports. What they have loaded is passed over afterwards.

    Or the next look, which comes at once, would go through all of it.
    """
    sought, loaded = gc.isenabled(), len(sys.modules)
    gc.disable()
    try:
        yield
    finally:
        if sought:
            if len(sys.modules) > loaded:
                pass_over()
            gc.enable()


def pass_over() -> None:
    """Let all that there is now be looked through no more.

    Once nothing refers to something of it, it goes as ever, unless it refers to itself.
    """
    gc.freeze()


class Settling:
    """Passes over once more what was loaded since the start: what the next look has left.

    It asks for no look of its own, which would hold up everybody. It is done once: whatever is
    under way at that moment may refer to itself, and would stay.
    """

    def __init__(self) -> None:
        self._done = False

    async def after(self, seconds: float = SETTLED) -> None:
        """Wait so long, then for the next look through all."""
        await asyncio.sleep(seconds)
        gc.callbacks.append(self._looked)

    def _looked(self, phase: str, told: Mapping[str, Any]) -> None:
        if not self._done and phase == "stop" and told["generation"] == THROUGH_ALL:
            self._done = True
            pass_over()
