"""Whether an interaction has changed anything, which is asked when its answer failed."""

from __future__ import annotations

from store.watch import note, watch, wrote

__all__ = ["note", "watch", "wrote"]
