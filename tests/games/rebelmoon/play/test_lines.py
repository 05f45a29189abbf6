"""What both sides type in one line."""

from __future__ import annotations

import pytest

from engines.rebelmoon.model import REBEL, Action, Colour, Fly, Kind, Pass, Place, Weapon
from tests.games.rebelmoon.positions import flying, placing
from tests.laws.lines import answer_to, desk_of, orders, refusal

LASER = Place("C3", Weapon(Kind.LASER, Colour.RED))
FLIGHTS: dict[str, Action] = {
    "fly": Fly(0, True),
    "left": Fly(-1, True),
    "right false": Fly(1, False),
    "fly Straight": Fly(0, True),
}
PLACES: dict[str, Action] = {
    "laser/red C3": LASER,
    "place laser/red > C3": LASER,
    "place C3 > laser/red": LASER,
    "place C3 laser/red": LASER,
    "C3 red laser": LASER,
    "pass": Pass(),
}


@pytest.mark.parametrize(("line", "expected"), FLIGHTS.items(), ids=FLIGHTS)
def test_a_flight_is_typed(line: str, expected: Action) -> None:
    assert orders(answer_to(desk_of("rebelmoon", flying(), 0), line)) == (expected,)


@pytest.mark.parametrize(("line", "expected"), PLACES.items(), ids=PLACES)
def test_a_weapon_is_placed_by_a_line(line: str, expected: Action) -> None:
    assert orders(answer_to(desk_of("rebelmoon", placing(REBEL), REBEL), line)) == (expected,)


def test_what_begins_with_what_is_asked_first_is_not_turned() -> None:
    """A weapon stands first, so its cell is not looked for before it."""
    here = desk_of("rebelmoon", placing(REBEL), REBEL)
    assert "There is no such cell" in refusal(here, "place laser/red red")
    assert "“C3 red cannon” is not possible here" in refusal(here, "place C3 red cannon")


def test_what_is_not_understood_is_named() -> None:
    here = desk_of("rebelmoon", flying(), 0)
    assert "“up” is not possible here. Choose Turn left" in refusal(here, "fly up")
    assert "“Turn left” is not possible here. Choose Turn left" in refusal(here, "fly Turn left")
    assert "Begin with fly" in refusal(here, "pass")
