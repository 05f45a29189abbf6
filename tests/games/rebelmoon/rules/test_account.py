"""What is told of the weapons on the board: of those face down their colour alone."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engines.core import Text, text
from engines.rebelmoon import ENGINE
from engines.rebelmoon.account import account
from engines.rebelmoon.fates import Fate, of_fate
from engines.rebelmoon.model import IMPERIAL, REBEL, Colour, Kind, Phase, State, Weapon
from tests.games.rebelmoon.positions import placing

LAID = {"A1": "laser red", "B2": "emp red", "C3": "laser yellow", "D4": "emp yellow up 1"}


def told(state: State, key: str) -> list[Text]:
    parts = account(ENGINE.view(state, REBEL))
    return [line for one in parts for line in one.lines if line.key == f"rebelmoon-alt-{key}"]


def test_weapons_face_down_are_told_by_their_colour_those_face_up_by_their_kind() -> None:
    state = placing(IMPERIAL, weapons=LAID)
    assert [line.args for line in told(state, "down-red")] == [{"cells": ("A1", "B2")}]
    assert [line.args for line in told(state, "down-yellow")] == [{"cells": ("C3",)}]
    (up,) = told(state, "up")
    weapons: Any = up.args["weapons"]
    assert len(weapons) == 1
    assert told(placing(IMPERIAL), "up") == told(placing(IMPERIAL), "down-red") == []


def test_asteroids_are_told_where_there_are_any() -> None:
    assert told(placing(IMPERIAL), "asteroids") == []
    assert told(placing(IMPERIAL, "B2 A1"), "asteroids") == [
        text("rebelmoon-alt-asteroids", cells=("A1", "B2"))
    ]


def test_only_who_is_to_act_is_told_what_to_do_and_nobody_once_it_is_over() -> None:
    def tasks(state: State) -> list[tuple[str, ...]]:
        parts = account(ENGINE.view(state, REBEL))
        lines = [line for one in parts for line in one.lines]
        players = [one for one in lines if one.key.startswith("rebelmoon-alt-player")]
        args: list[Any] = [one.args for one in players]
        return [tuple(task.key for task in one.get("task", ())) for one in args]

    placing_it = ("rebelmoon-account-placement",)
    assert tasks(placing(IMPERIAL)) == [placing_it, ()]
    assert tasks(placing(REBEL)) == [(), placing_it]
    assert tasks(replace(placing(REBEL), phase=Phase.OVER)) == [(), ()]


def test_own_weapons_that_lie_open_are_told_from_those_face_down() -> None:
    view = ENGINE.view(placing(IMPERIAL, weapons=LAID), REBEL)
    assert of_fate(view, Fate.OPEN) == (Weapon(Kind.EMP, Colour.YELLOW),)
    hidden = {(one.kind, one.colour) for one in of_fate(view, Fate.HIDDEN)}
    assert hidden == {
        (Kind.LASER, Colour.RED),
        (Kind.EMP, Colour.RED),
        (Kind.LASER, Colour.YELLOW),
    }


def _never_placed(state: State) -> list[dict[str, Any]]:
    parts = account(ENGINE.view(state, REBEL))
    lines = [line for one in parts for line in one.lines]
    return [dict(one.args) for one in lines if one.key == "rebelmoon-account-unplaced"]


def test_after_the_placement_only_asteroids_that_were_never_placed_are_told() -> None:
    """How many weapons were not is told with what they are, once that is no secret any more."""
    flying = replace(placing(IMPERIAL), phase=Phase.FLIGHT, turn=1, reserve=())
    assert _never_placed(placing(IMPERIAL)) == []
    assert _never_placed(replace(flying, asteroids_left=3)) == [{"asteroids": 3}]
    assert _never_placed(replace(flying, asteroids_left=0)) == []
