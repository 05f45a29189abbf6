"""How hard a computer opponent thinks."""

from __future__ import annotations

from types import MappingProxyType

from msgspec import Struct


class Effort(Struct, frozen=True):
    """A budget of thought.

    `lines` is how many continuations are played out in all, `width` how many actions of a
    seat are compared in one imagined world, `depth` the most plies of a continuation, and
    `replies` how many answers a seat weighs within it.
    """

    lines: int
    width: int
    depth: int
    replies: int


LEVELS = MappingProxyType(
    {
        "easy": Effort(lines=120, width=6, depth=6, replies=2),
        "normal": Effort(lines=1_500, width=16, depth=12, replies=4),
        "hard": Effort(lines=9_000, width=32, depth=16, replies=6),
    }
)
"""The levels of the lobby, from weak to strong."""
