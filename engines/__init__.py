"""The rules of every game, found by discovery: a package here is a game, but for the contract."""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
import threading
from functools import cache, lru_cache
from types import ModuleType
from typing import Any

from engines.accounts import Part
from engines.catalogues import Group, Piece, left
from engines.choosing import Ways
from engines.core import Engine, Meta, Seat, encode, learn
from engines.listed import OpenWays
from engines.versions import UnknownRules

CONTRACT = "core"
"""The package that all games import, and that is none."""
KEPT = 32
"""Of how many views, the last, it is kept what can be done: a panel, what is said above it, its
picture and what is pressed there ask for the same."""

_LOADING = threading.RLock()


@cache
def keys() -> tuple[str, ...]:
    """Return the key of every game, sorted."""
    packages = (module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)
    return tuple(sorted(name for name in packages if name != CONTRACT))


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
    return _ways_by(_This(key, view, seat))


class _This:
    """A seat with its view; alike are those that are the same, which is known at once."""

    def __init__(self, key: str, view: Any, seat: Seat) -> None:
        self.key, self.view, self.seat = key, view, seat

    def __hash__(self) -> int:
        return hash((id(self.view), self.seat))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, _This) or self.view is not other.view:
            return False
        return (self.key, self.seat) == (other.key, other.seat)


@lru_cache(KEPT)
def _ways_by(this: _This) -> Ways[Any, Any]:
    return _ways(_Asked(this.key, this.view, this.seat))


class _Asked:
    """A seat with its view; alike are those that look alike."""

    def __init__(self, key: str, view: Any, seat: Seat) -> None:
        self.key, self.view, self.seat = key, view, seat
        self._written = encode((key, seat, view))

    def __hash__(self) -> int:
        return hash(self._written)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Asked) and self._written == other._written


@lru_cache(KEPT)
def _ways(asked: _Asked) -> Ways[Any, Any]:
    engine = load(asked.key)
    if importlib.util.find_spec(f"engines.{asked.key}.ways") is None:
        return OpenWays(engine, asked.view, asked.seat)
    return loaded(f"engines.{asked.key}.ways").WAYS(asked.view, asked.seat)


def tells(key: str) -> bool:
    """Tell whether a game tells its views in words, in a module `account`."""
    return importlib.util.find_spec(f"engines.{key}.account") is not None


def account(key: str, view: Any) -> tuple[Part, ...]:
    """Return all that a view shows, in words; nothing of a game that does not tell its views.

    Raises `KeyError`.
    """
    load(key)
    return loaded(f"engines.{key}.account").account(view) if tells(key) else ()


def lists(key: str) -> bool:
    """Tell whether a game lists what it is played with, in a module `catalogue`."""
    return importlib.util.find_spec(f"engines.{key}.catalogue") is not None


def catalogue(key: str, config: Any) -> tuple[Group, ...]:
    """Return what a game set up so is played with; nothing of one that does not list it.

    Raises `KeyError`.
    """
    load(key)
    return loaded(f"engines.{key}.catalogue").catalogue(config) if lists(key) else ()


def unseen(key: str, config: Any, view: Any) -> dict[Piece, int]:
    """Return how many of each piece whoever has this view has not seen. Raises `KeyError`."""
    groups = catalogue(key, config)
    return left(groups, loaded(f"engines.{key}.catalogue").known(view)) if groups else {}
