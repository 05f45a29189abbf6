"""What stays for good is not looked through for garbage again and again.

The collector looks now and then through all that there is, and meanwhile nothing else is done. Much
of that is modules, catalogues and what pictures have in common, loaded when they are first needed,
and matches that are played.
Importing makes hardly anything else, and would be interrupted by a dozen such looks.
"""

from __future__ import annotations

import gc
import sys
import time
from collections.abc import Callable, Generator, Mapping
from contextlib import contextmanager
from typing import Any

WHOLE = 86400.0
"""Seconds between two looks at what was passed over, too."""
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
    """Passes over what a look through all has left, so that the next looks at what is new alone.

    Matches that are played stay for hours: to go through a thousand of them again and again holds
    up everybody each time. Whatever is under way at such a moment may refer to itself, and would
    stay for good: so once in `WHOLE` seconds all of it is looked through again. It asks for no look
    of its own.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._whole_at = now() + WHOLE

    def begin(self) -> None:
        """Pass over what there is now, and from then on what each look through all has left."""
        pass_over()
        gc.callbacks.append(self._looked)

    def _looked(self, phase: str, told: Mapping[str, Any]) -> None:
        if told["generation"] != THROUGH_ALL:
            return
        if phase == "stop":
            pass_over()
        elif self._now() >= self._whole_at:
            self._whole_at = self._now() + WHOLE
            gc.unfreeze()
