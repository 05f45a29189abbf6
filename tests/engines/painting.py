"""A way with a step of each kind, as a game could have it: to paint a picture."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from engines.choosing import (
    Ask,
    Choice,
    Chosen,
    Foretold,
    Number,
    Path,
    Pick,
    Style,
    Way,
    Ways,
    Words,
)
from engines.core import text
from engines.fields import NOTHING


class Colour(StrEnum):
    RED = "red"
    BLUE = "blue"


class Paint(Struct, frozen=True, tag="paint"):
    """Paint with some colours, so large, perhaps over an old picture, and give it a title."""

    colours: tuple[Colour, ...]
    size: Annotated[int, Meta(ge=1, le=9)] = 5
    over: str | None = None
    framed: bool = False
    title: str = ""


class Rest(Struct, frozen=True, tag="rest"):
    """Paint nothing."""


Action: TypeAlias = Paint | Rest
COLOURS = tuple(
    Choice(colour, text(f"colour-{colour}"), about=text(f"about-{colour}")) for colour in Colour
)
OLD = (Choice("sketch", text("old-sketch"), foretold=text("covered")),)
KEYS = ("colours", "size", "over", "title")


class Canvas(Struct, frozen=True):
    """What a painter sees: nothing yet."""


class Painting(Ways[Canvas, Action]):
    """What a painter can do: to `rest` is a way only for who is tired."""

    actions = Action

    def __init__(self, *, tired: bool = False, old: bool = True, titled: bool = True) -> None:
        super().__init__(Canvas(), 0)
        self._tired, self._old, self._titled = tired, old, titled

    def now(self) -> tuple[Way, ...]:
        """Return the ways."""
        paint = Way("paint", KEYS, text("paint"), Style.MAIN)
        return (Way("rest", (), text("rest")), paint) if self._tired else (paint,)

    def ask(self, verb: str, key: str, chosen: Chosen) -> Ask:
        """Return the steps: two colours, a size, a picture to paint over or none, a title."""
        match key:
            case "colours":
                return Pick(text("colours"), COLOURS, most=2)
            case "size":
                return Number(text("size"), 1, 9, 5)
            case "over":
                none = Choice(NOTHING, text("old-none"))
                return Pick(text("over"), (*OLD, none) if self._old else (), 0, usual=())
            case _:
                return Words(text("title"), 8, required=self._titled)

    def foretold(self, path: Path) -> Foretold | None:
        """Return that a large picture takes long."""
        large = "size" in path.chosen and int(path.chosen["size"][0]) > 5
        return Foretold(lines=(text("takes-long"),)) if large else None
