"""The rules of Rebel Moon Defense."""

from engines.rebelmoon.game import RebelMoon
from engines.rebelmoon.looking import looked_at, parsed_cell

ENGINE = RebelMoon()

__all__ = ["ENGINE", "looked_at", "parsed_cell"]
