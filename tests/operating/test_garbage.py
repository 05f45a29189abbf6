"""What stays for good leaves the collector's lists, and no garbage with it."""

from __future__ import annotations

import gc
import weakref

from operating.garbage import Settling


class Ring:
    """Refers to itself."""

    def __init__(self) -> None:
        self.ring = self


def _is_looked_through(what: object) -> bool:
    return any(one is what for one in gc.get_objects())


async def test_what_was_loaded_late_is_looked_through_once_more() -> None:
    stays, gone = Ring(), weakref.ref(Ring())
    known = len(gc.callbacks)
    try:
        await Settling().after(0.0)
        assert _is_looked_through(stays)
        gc.collect()
        assert gone() is None
        assert not _is_looked_through(stays)
        later = Ring()
        gc.collect()
        assert _is_looked_through(later), "whatever comes later may be garbage once"
    finally:
        del gc.callbacks[known:]
