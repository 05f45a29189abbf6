"""How hard a computer opponent thinks."""

from __future__ import annotations

from types import MappingProxyType

from msgspec import Struct


class Effort(Struct, frozen=True):
    """A budget of thought.

    `lines` is how many continuations are played out in all, `width` how many actions of the
    own seat (and of all others together) are compared in one imagined world, `depth` the most
    plies of a continuation, and `replies` how many answers a seat weighs within it.
    """

    lines: int
    width: int
    depth: int
    replies: int


LEVELS = MappingProxyType(
    {
        "easy": Effort(lines=40, width=6, depth=8, replies=2),
        "normal": Effort(lines=400, width=16, depth=12, replies=3),
        "hard": Effort(lines=4_000, width=32, depth=12, replies=4),
    }
)
"""The levels of the lobby, from weak to strong."""
