"""Computer opponents over the engine contract: `choose` plays any game at any level."""

from bots.effort import LEVELS, Effort
from bots.search import choose

__all__ = ["LEVELS", "Effort", "choose"]
