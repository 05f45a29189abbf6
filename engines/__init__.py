"""The rules of every game, found by discovery: a package here with an `ENGINE` is a game."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from typing import Any

from engines.core import Engine


@cache
def keys() -> tuple[str, ...]:
    """Return the key of every game, sorted."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg))


@cache
def load(key: str) -> Engine[Any, Any, Any, Any]:
    """Return the engine of a game. Raises `KeyError` for an unknown key."""
    if key not in keys():
        raise KeyError(key)
    engine: Engine[Any, Any, Any, Any] = importlib.import_module(f"engines.{key}").ENGINE
    return engine
