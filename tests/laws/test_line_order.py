"""What is asked first may stand last in a line, but only where it stands nowhere before."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

import engines
from cogs.panels.shorthand import read
from engines.core import Dice, Refusal, text
from engines.rebelmoon.model import REBEL, Place
from tests.games.rebelmoon.positions import placing
from tests.laws.lines import answer_to, desk_of, orders, refusal


def heaps() -> Any:
    """Return the beginning of Nim, with heaps of one, three, five and seven matches."""
    engine = engines.load("nim")
    return engine.start(engine.meta.config(), 2, Dice("heaps", 0)).state


def test_what_begins_with_what_is_asked_first_is_read_in_that_order() -> None:
    """The first heap has one match: nobody takes four of it, nor is one taken of the fourth."""
    here = desk_of("nim", heaps(), 0)
    assert refusal(here, "take 1 4") == "That heap does not hold so many matches."
    assert refusal(here, "1 4") == "“4” is not possible here. Choose 1 match."


@pytest.mark.parametrize("line", ["take 7 4", "7 4", "take 7 > 4", "take 4 7", "take 4 > 7"])
def test_what_cannot_be_asked_first_is_read_in_the_other(line: str) -> None:
    """There is no seventh heap, so seven are taken of the fourth."""
    here = desk_of("nim", heaps(), 0)
    (action,) = orders(answer_to(here, line))
    assert (action.heap, action.count) == (4, 7)


@pytest.mark.parametrize("line", ["place {cell} {weapon}", "place {cell}", "place {weapon} {cell}"])
def test_what_is_the_only_choice_may_stand_last_or_nowhere(line: str) -> None:
    state = placing(REBEL)
    weapon = state.reserve[0]
    here = desk_of("rebelmoon", replace(state, reserve=(weapon,)), REBEL)
    typed = line.format(cell="C3", weapon=f"{weapon.kind}/{weapon.colour}")
    assert orders(answer_to(here, typed)) == (Place("C3", weapon),)


def test_whoever_can_do_nothing_is_told_that_no_line_is_possible() -> None:
    state = heaps()
    idle = engines.ways("nim", engines.load("nim").view(state, 1), 1)
    with pytest.raises(Refusal) as refused:
        list(read("take 1", lambda _: iter((idle,)), {}))
    assert refused.value.text == text("refusal-line-nothing", typed="take 1")
