"""How hard a computer opponent thinks."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from msgspec import Struct
from msgspec.structs import replace

from bots.playing import AnyEngine


class Effort(Struct, frozen=True):
    """A budget of thought.

    `lines` is how many continuations are played out in all, `width` how many actions of the
    own seat (and of all others together) are compared in one imagined world, `depth` the most
    plies of a continuation, `turns` how often the own seat is asked something new until it ends,
    and `replies` how many answers a seat weighs within it. `proof` is
    how many positions are looked at for what is certain (see `narrowing`), before anything is
    played out; none where a player may overlook it. `slips` is how often not the best is done of
    what was thought about but, as people do, another of the best few; `wavers` how often so while
    the match is open, and only what costs little by what was seen. Who wavers thinks others
    careless, too: within a continuation they do anything.
    """

    lines: int
    width: int
    depth: int
    replies: int
    proof: int = 0
    slips: float = 0.0
    wavers: float = 0.0
    turns: int = 1

    @property
    def steady(self) -> Effort:
        """The same thought by somebody who always does the best of it."""
        return replace(self, slips=0.0, wavers=0.0)

    def weighed(self, *, own: bool) -> int:
        """Return how many answers the own seat, or another, is thought to weigh."""
        return 1 if self.wavers and not own else self.replies


LEVELS = MappingProxyType(
    {
        "beginner": Effort(lines=24, width=6, depth=6, replies=2, slips=0.4),
        "easy": Effort(lines=60, width=8, depth=8, replies=2, slips=0.15),
        "normal": Effort(lines=300, width=12, depth=12, replies=3, proof=3_000),
        "hard": Effort(lines=4_000, width=24, depth=12, replies=4, proof=8_000),
    }
)
"""The levels of the lobby, from weak to strong."""
IN_LONG_TURNS = MappingProxyType({"beginner": 1, "easy": 3, "normal": 9})
"""How many lines levels think where turns are long. Of as many as elsewhere, *normal* and *hard*
would both think what there is time for, and be the same."""
FURTHER: Mapping[str, int] = MappingProxyType({"lines": 900, "depth": 20, "replies": 6, "turns": 2})
"""How *hard* thinks where turns are short: what comes of its own next turn, five times as long for
each line, shows it more than as many lines again to the end of this one."""
USUAL = "normal"
"""The level of whoever chooses none."""


def effort_of(engine: AnyEngine, level: str | Effort) -> Effort:
    """Return how hard a computer of a level thinks in a game; an effort of its own stands."""
    if isinstance(level, Effort):
        return level
    usual, meta = LEVELS[level], engine.meta
    lines = IN_LONG_TURNS.get(level, usual.lines) if meta.long_turns else usual.lines
    slips = dict(meta.slips).get(level, usual.slips)
    wavers = dict(meta.wavers).get(level, usual.wavers)
    usual = replace(usual, lines=lines, slips=slips, wavers=wavers)
    return replace(usual, **FURTHER) if meta.short_turns and level == "hard" else usual
