"""What of a struct is a choice, and how many values a menu shows of it."""

from __future__ import annotations

from enum import StrEnum
from itertools import pairwise
from typing import Annotated

import pytest
from msgspec import Meta, Struct

from cogs.panels.orders import IN_A_ROW, offered, order_text
from cogs.panels.panel import MOST_CHOICES
from engines.options import KEPT, Option, choices


class HowMany(StrEnum):
    FEW = "few"
    VERY_MANY = "very_many"


class Wishes(Struct, frozen=True):
    loud: bool = False
    crew: HowMany = HowMany.FEW
    bid: Annotated[int, Meta(ge=0, le=2)] | None = None
    since: Annotated[int, Meta(ge=0, le=9, extra={KEPT: True})] = 0


class Wordy(Struct, frozen=True):
    words: str = ""


def test_the_fields_of_a_struct_are_choices_in_their_order() -> None:
    """Bools, names, bounded numbers, or nothing; what an engine keeps for itself is none."""
    assert choices(Wishes) == (
        Option("loud", (False, True), False),
        Option("crew", tuple(HowMany), HowMany.FEW),
        Option("bid", (None, 0, 1, 2), None),
    )
    with pytest.raises(TypeError, match="words"):
        choices(Wordy)


@pytest.mark.parametrize("stands", [None, 0, 17, 50])
def test_a_menu_of_many_numbers_has_room_for_the_one_that_stands(stands: int | None) -> None:
    values = (None, *range(51))
    shown = offered(values, stands)
    assert len(shown) <= MOST_CHOICES
    assert {None, 0, stands} <= set(shown)
    assert list(shown) == [value for value in values if value in shown]
    assert offered(values[:MOST_CHOICES], stands) == values[:MOST_CHOICES]


@pytest.mark.parametrize("many", range(MOST_CHOICES + 1, 120, 5))
def test_a_menu_of_many_numbers_leaves_no_wider_gaps_than_it_must(many: int) -> None:
    """With gaps that are one narrower it would not hold the last number and any that stands."""
    shown = offered(tuple(range(many)), 0)
    assert shown[:IN_A_ROW] == tuple(range(IN_A_ROW)) and shown[-1] == many - 1
    widest = max(later - one for one, later in pairwise(shown))
    narrower = -(-(many - 1 - IN_A_ROW) // (widest - 1)) if widest > 1 else many
    assert IN_A_ROW + narrower + 2 > MOST_CHOICES


def test_every_kind_of_value_has_a_key_of_its_own() -> None:
    assert order_text("game", "loud", False).key == "orders-false"
    assert order_text("game", "crew", HowMany.VERY_MANY).key == "game-how-many-very-many"
    assert order_text("game", "big_bid", None).key == "game-order-big-bid-none"
    assert order_text("game", "bid", 3).key == "option-number"
