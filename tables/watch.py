"""Whether an interaction has changed anything, which is asked when its answer failed."""

from __future__ import annotations

from store.watch import note, watch, watched, wrote

__all__ = ["note", "watch", "watched", "wrote"]
