"""The rules of every game, found by discovery: a package here with an `ENGINE` is a game."""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
import threading
from functools import cache
from types import ModuleType
from typing import Any

from engines.accounts import Part
from engines.choosing import Ways
from engines.core import Engine, Meta, Seat, learn
from engines.listed import OpenWays
from engines.versions import UnknownRules

_LOADING = threading.RLock()


@cache
def keys() -> tuple[str, ...]:
    """Return the key of every game, sorted."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg))


@cache
def load(key: str, rules: int | None = None) -> Engine[Any, Any, Any, Any]:
    """Return the engine of a game, by a version of its rules (None: the newest).

    Raises `KeyError` for an unknown key, and `UnknownRules` for a version that is not played.
    """
    if key not in keys():
        raise KeyError(key)
    with _LOADING:
        newest: Engine[Any, Any, Any, Any] = loaded(f"engines.{key}").ENGINE
        _learn(newest.meta)
    if rules in (None, newest.rules):
        return newest
    if rules not in newest.meta.played_rules:
        raise UnknownRules(f"version {rules} of the rules of {key}")
    return type(newest)(rules)


def loaded(module: str) -> ModuleType:
    """Return a module of a game, loaded now if it was not yet.

    One thread loads at a time: two in the same package could each wait for what the other has
    begun to load, and Python would hand them half of it.
    """
    with _LOADING:
        return importlib.import_module(module)


def _learn(meta: Meta) -> None:
    """Let the types of a game be known before two threads can both read one for the first time."""
    for kind in (meta.config, meta.state, meta.action, meta.view, meta.orders):
        if kind is not None:
            learn(kind)


def ways(key: str, view: Any, seat: Seat) -> Ways[Any, Any]:
    """Return what a seat may do in a game, by its own view. Raises `KeyError`.

    A game says it in a module `ways`, as `WAYS`; an open game may leave that to `OpenWays`.
    """
    engine = load(key)
    if importlib.util.find_spec(f"engines.{key}.ways") is None:
        return OpenWays(engine, view, seat)
    return loaded(f"engines.{key}.ways").WAYS(view, seat)


def tells(key: str) -> bool:
    """Tell whether a game tells its views in words, in a module `account`."""
    return importlib.util.find_spec(f"engines.{key}.account") is not None


def account(key: str, view: Any) -> tuple[Part, ...]:
    """Return all that a view shows, in words; nothing of a game that does not tell its views.

    Raises `KeyError`.
    """
    load(key)
    return loaded(f"engines.{key}.account").account(view) if tells(key) else ()
