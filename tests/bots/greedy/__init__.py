"""Players without any search, of a few lines each: what computers must beat to be worth playing.

They look at what their seat may know, and at nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, TypeAlias

from engines.core import Dice, Seat
from tests.bots.greedy import imperium, magblast, rebelmoon, shazamm

Player: TypeAlias = Callable[[Any, Seat, Dice], Any]

PLAYERS: Mapping[str, Mapping[str, Player]] = MappingProxyType(
    {
        "imperium": {"greedy": imperium.greedy, "rush": imperium.rush},
        "magblast": {"greedy": magblast.greedy, "flagship": magblast.flagship_first},
        "rebelmoon": {"greedy": rebelmoon.greedy, "straight": rebelmoon.straight},
        "shazamm": {"greedy": shazamm.greedy, "bettor": shazamm.bettor},
    }
)
"""Two a game, by name; the first is the stronger one, as far as was seen."""
