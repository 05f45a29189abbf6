"""Positions that explain a section of the rules, to be drawn as any match is.

A game keeps them in a module `examples`, as `EXAMPLES`, by the number of the section; what such a
picture shows is told by the catalogues, as `<game>-rules-<number>-figure`.
"""

from __future__ import annotations

import importlib.util
from typing import Any

from msgspec import Struct

import engines


class Example(Struct, frozen=True):
    """A view, and the picture that is drawn of it: `picture(view, *args, say)` of its renderer."""

    view: Any
    picture: str = "board"
    args: tuple[Any, ...] = ()


def example(game: str, section: int) -> Example | None:
    """Return what a section of a game's rules is explained on; None if words are enough."""
    if importlib.util.find_spec(f"engines.{game}.examples") is None:
        return None
    found: dict[int, Example] = engines.loaded(f"engines.{game}.examples").EXAMPLES
    return found.get(section)
