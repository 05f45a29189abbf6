"""Construction points: what was had, and what is told to come and go, is what is had then."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace

from engines.core import Player, Seat, Text
from engines.imperium.actions import Invade
from engines.imperium.board import BLUE, POINTS_LIMIT, RED, Board, Radiation
from engines.imperium.income import collect
from engines.imperium.options import Config
from engines.imperium.systems import Size
from engines.imperium.telling import Run
from engines.imperium.units import Kind
from engines.retelling import events
from tests.games.imperium.positions import DICE, fought, planet, position, unit
from tests.laws.heard import steps_of
from tests.laws.played import FILES, read

RECORDS = [path for path in FILES if path.parts[-3] == "imperium"]
CHANGES = {
    "income": ("earned", 1),
    "looted": ("points", 1),
    "loan-repaid": ("points", -1),
    "bought": ("price", -1),
    "built": ("price", -1),
    "sown": ("price", -1),
    "repaired": ("price", -1),
}
"""By which argument an event tells a change, and whether points come or go."""


def told_to_have(points: int, seat: Seat, told: Sequence[Text]) -> int:
    """Return how many points a seat has by what is told, which must not contradict itself."""
    for name, args in events(told):
        if args.get("player") != Player(seat):
            continue
        argument, sign = CHANGES.get(name, ("", 0))
        points += sign * args.get(argument, 0)
        if name == "income":
            assert args["points"] == points
        if name == "points-gained":
            points = args["points"]
    return points


def public(step: Sequence[object]) -> list[Text]:
    return [event.text for event in step if event.audience is None]  # type: ignore[attr-defined]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_what_everybody_hears_of_points_adds_up(path: Path) -> None:
    """But for the price of the initiative, of which cards may pay a part."""
    for number, (before, after) in enumerate(pairwise(read(path).states()), start=1):
        told = public(steps_of(path)[number])
        if any(name == "initiative-won" for name, _ in events(told)):
            continue
        for seat in (RED, BLUE):
            had, has = (state.board.sides[seat].points for state in (before, after))
            assert told_to_have(had, seat, told) == has, f"seat {seat} at ply {number}"


def collected(points: int, debt: int = 0, *, thrives: bool = True) -> tuple[list[Text], Board]:
    """Return what red is told when it collects with so many points, and the board then."""
    board = position(planets={"J3": planet(Size.HOME, RED, "T")}, points=(points, 0)).board
    board = board.with_side(RED, replace(board.sides[RED], debt=debt))
    if not thrives:
        board = replace(board, radiation={"J3": Radiation(board.turn + 1, BLUE)})
    run = Run(DICE)
    after = collect(board, RED, run)
    return public(run.events), after


@pytest.mark.parametrize("points", [0, 1, 44, 45, 48, 50])
@pytest.mark.parametrize("debt", [0, 2])
@pytest.mark.parametrize("thrives", [True, False])
def test_what_is_collected_and_paid_back_adds_up(points: int, debt: int, thrives: bool) -> None:
    told, after = collected(points, debt, thrives=thrives)
    assert (after.sides[RED].points >= 0, after.sides[RED].debt) == (True, 0)
    assert told_to_have(points, RED, told) == after.sides[RED].points
    said = dict(events(told))
    room = POINTS_LIMIT - points
    due = 6 if thrives else 0
    assert said["income"]["earned"] == min(due, room)
    assert said.get("wasted", {"points": 0})["points"] == max(0, due - room)
    paid = said.get("loan-repaid", {"points": 0})["points"]
    assert paid + said.get("loan-let-off", {"points": 0})["points"] == debt
    assert ("irradiated" in said) is not thrives


@pytest.mark.parametrize("points", [0, 47, 50])
def test_what_is_looted_adds_up(points: int) -> None:
    state = position(
        red={"G4": unit(Kind.TRANSPORT, "TT")},
        blue={"A3": unit(Kind.FRIGATE)},
        planets={"H4": planet(Size.MEDIUM, BLUE, "T"), "J3": planet(Size.HOME, RED, "T")},
        points=(points, 0),
        config=Config(looting=True),
    )
    step = fought(state, Invade("transport-1", "H4", (Kind.INFANTRY,) * 2, 0))
    told = public(step.events)
    assert "looted" in dict(events(told))
    assert told_to_have(points, RED, told) == step.state.board.sides[RED].points
