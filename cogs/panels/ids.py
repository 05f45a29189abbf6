"""What a button, menu or form carries: the match, the question, and what it does.

It is all there is to a control, so that it works after a restart and for as long as its
message stands.
"""

from __future__ import annotations

import re
import zlib

from msgspec import Struct

_MARK = "b"
_PARTS = 5
_NUMBER = re.compile(r"-?[0-9]{1,18}")
"""Whatever else stands there is no number that we ever wrote, nor one the database takes."""


class ControlId(Struct, frozen=True):
    """A custom id, taken apart.

    `question` is the number of the question it was made for (`ANY`: whatever is asked when
    it is pressed); `match` is 0 where there is none. `extra` holds no colon.
    """

    match: int
    question: int
    verb: str
    extra: str = ""

    def __str__(self) -> str:
        return f"{_MARK}:{self.match}:{self.question}:{self.verb}:{self.extra}"

    @property
    def component(self) -> int:
        """The number that identifies this control within its message (1 … 2³¹ - 1)."""
        return zlib.crc32(str(self).encode()) % (2**31 - 2) + 1


def mark(nonce: str) -> int:
    """Return the id of the words by which a message is known (1 … 2³¹ - 1)."""
    return zlib.crc32(nonce.encode()) % (2**31 - 2) + 1


ANY = -1
"""Stands for the question of the moment, on buttons that everybody may press."""


def parse(custom_id: str) -> ControlId | None:
    """Return what a custom id says; None if it is none of ours, which can all be printed."""
    parts = custom_id.split(":", _PARTS - 1)
    if len(parts) != _PARTS or parts[0] != _MARK or not custom_id.isprintable():
        return None
    if not all(_NUMBER.fullmatch(part) for part in parts[1:3]):
        return None
    return ControlId(int(parts[1]), int(parts[2]), parts[3], parts[4])
