"""What is remembered in memory alone: so many of the latest, whatever becomes of the others."""

from __future__ import annotations

from collections import OrderedDict
from typing import TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")


class Latest(OrderedDict[Key, Value]):
    """A dictionary of the last `most` keys that were set; the first is the one that goes next.

    A key that is set once more is the last again. Reading moves none; where what is asked for is
    to stay, that is `move_to_end`.
    """

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most

    def __setitem__(self, key: Key, value: Value) -> None:
        """Set a key as the last one, and let the first go where there are too many."""
        super().__setitem__(key, value)
        self.move_to_end(key)
        while len(self) > self._most:
            self.popitem(last=False)
