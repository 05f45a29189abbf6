"""Computer opponents over the engine contract: `choose` plays any game at any level."""

from bots.effort import LEVELS, USUAL, Effort
from bots.search import choose

__all__ = ["LEVELS", "USUAL", "Effort", "choose"]
