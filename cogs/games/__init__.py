"""Which games people are offered: those that have a cog.

Rules may be there before their commands and pictures are; nobody can play them yet.
"""

from __future__ import annotations

import importlib.util
from functools import cache

import engines


@cache
def offered() -> tuple[str, ...]:
    """Return the keys of the games that can be played, sorted."""
    return tuple(key for key in engines.keys() if importlib.util.find_spec(f"cogs.games.{key}"))
