"""What a war comes to, counted by hand."""

from __future__ import annotations

import pytest

from engines.core import Player, Text
from engines.retelling import retelling

RED, BLUE = Player(0), Player(1)


def event(name: str, **args: object) -> Text:
    return Text(f"imperium-event-{name}", args)  # pyright: ignore[reportArgumentType]


def test_income_units_and_planets_are_counted() -> None:
    told = (
        event("income", player=RED, earned=6, points=16),
        event("built", player=RED),
        event("conscripted", player=BLUE, count=3),
        event("destroyed", player=RED),
        event("out-of-supply", player=BLUE),
        event("swallowed", player=BLUE),
        event("attack-resolved", player=BLUE, enemy=RED, verdict="destroyed"),
        event("attack-resolved", player=BLUE, enemy=RED, verdict="damaged"),
        event("occupied", player=RED),
        event("conquered", player=RED),
    )
    found = retelling("imperium", told, 2)
    assert {figure.name.key.rpartition("-")[2]: figure.values for figure in found.figures} == {
        "points": (6, 0),
        "built": (1, 3),
        "lost": (2, 2),
        "planets": (2, 0),
    }


DEEDS = ("occupied", "blockade-point", "conquered", "annihilated")


@pytest.mark.parametrize("most", range(1, len(DEEDS) + 1))
def test_the_last_of_the_greatest_deeds_decides(most: int) -> None:
    deeds = [event(name, player=RED, planet=planet) for planet in "AB" for name in DEEDS[:most]]
    assert retelling("imperium", deeds, 2).moment == (deeds[-1],)
