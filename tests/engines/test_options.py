"""The fields of a config are choices among values, or it is no config."""

from __future__ import annotations

from enum import Enum, StrEnum
from typing import Annotated

import msgspec
import pytest
from msgspec import Struct

from engines.core import Meta
from engines.options import KEPT, Option, choices, options


class Colour(StrEnum):
    RED = "red"
    BLUE = "blue"


class Size(Enum):
    SMALL = 1


Few = Annotated[int, msgspec.Meta(ge=2, le=4)]


class Chosen(Struct, frozen=True):
    """One field of each kind."""

    open: bool = True
    colour: Colour = Colour.BLUE
    few: Few = 3
    least: Few | None = None
    kept: Annotated[int, msgspec.Meta(extra={KEPT: True})] = 7


def test_what_can_be_chosen_of_each_kind_of_field() -> None:
    expected = (
        Option("open", (False, True), True),
        Option("colour", (Colour.RED, Colour.BLUE), Colour.BLUE),
        Option("few", (2, 3, 4), 3),
        Option("least", (None, 2, 3, 4), None),
    )
    assert choices(Chosen)[:4] == expected
    meta = Meta("game", range(2, 3), 1, Chosen, Chosen, Chosen, Chosen)
    assert options(meta) == choices(Chosen)


OTHER = Annotated[bool, msgspec.Meta(extra={"other": True})]
NO_CHOICES = (int, str, Size, Annotated[int, msgspec.Meta(ge=2)], Few | Colour, OTHER)


@pytest.mark.parametrize("kind", NO_CHOICES)
def test_what_is_no_choice_is_an_error(kind: type) -> None:
    with pytest.raises(TypeError, match="field given"):
        choices(msgspec.defstruct("Given", [("given", kind)]))
