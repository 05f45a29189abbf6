"""What stays for good leaves the collector's lists, and no garbage with it."""

from __future__ import annotations

import gc
import weakref

from operating.garbage import settle


class Ring:
    """Refers to itself."""

    def __init__(self) -> None:
        self.ring = self


async def test_what_was_loaded_late_is_looked_through_no_more() -> None:
    stays, gone = Ring(), weakref.ref(Ring())
    assert any(one is stays for one in gc.get_objects())
    await settle(after=0.0)
    assert gone() is None
    assert not any(one is stays for one in gc.get_objects())
