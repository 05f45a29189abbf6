"""A game as the shared parts know it, and which games people are offered.

Rules may be there before their commands and pictures are; nobody can play them yet.
"""

from __future__ import annotations

import importlib.util
from functools import cache
from typing import Any, ClassVar, Protocol

import engines
from cogs.panels.panel import Answer, Choice, Filled, Panel, Preview
from cogs.panels.telling import Telling
from engines.choosing import Ways
from engines.core import Text
from tables import Scene


class GamePanels(Protocol):
    """What a game offers to press, and what comes of it: pure functions of a scene.

    `key` is the game's key; `sounds` tells whether people make sounds in it, which all vote on
    when a match ends, `signs_differ` whether the pictures of its editions bear other signs.
    `draft` is what has been chosen so far of a move with several parts.
    """

    key: ClassVar[str]
    sounds: ClassVar[bool]
    signs_differ: ClassVar[bool]

    @property
    def telling(self) -> Telling:
        """How its happenings are told in few lines."""
        ...

    def ways(self, scene: Scene) -> Ways[Any, Any]:
        """Return what the viewer of `scene`, who sits in the match, may do there."""
        ...

    def controls(self, scene: Scene, draft: str = "") -> Panel:
        """Return what the viewer of `scene` can press, who may act or waits."""
        ...

    def asks(self, scene: Scene) -> Text | None:
        """Return what the viewer of `scene` is asked, in words; None says whose turn it is."""
        ...

    def preview(self, scene: Scene, draft: str) -> Preview | None:
        """Return how a draft is shown before it is confirmed; None shows the hand alone."""
        ...

    def standing(self, scene: Scene) -> tuple[Text, ...]:
        """Return where the sides of a running match stand, as far as the viewer knows."""
        ...

    def hints(self, scene: Scene, draft: str) -> tuple[Text, ...]:
        """Return what is said above the controls: what there is to do."""
        ...

    def areas(self, scene: Scene) -> tuple[Choice, ...]:
        """Return the parts of the board that anybody can look at closely, the busiest first."""
        ...

    def closer(self, scene: Scene, area: str) -> Preview:
        """Return how a part of the board is shown; its first choice's value names it.

        Raises `Refusal` if there is none such.
        """
        ...

    def answer(self, scene: Scene, verb: str, filled: Filled) -> Answer:
        """Return what pressing `verb` leads to; `ACT` opens what is asked now.

        Raises `Refusal` for what cannot be read as a move.
        """
        ...


@cache
def offered() -> tuple[str, ...]:
    """Return the keys of the games that can be played, sorted: those that have a cog."""
    return tuple(key for key in engines.keys() if importlib.util.find_spec(f"cogs.games.{key}"))
