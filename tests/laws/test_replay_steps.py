"""What leads through a match of many steps: one may go anywhere, and a menu holds what it can."""

from __future__ import annotations

from itertools import pairwise

import pytest

from cogs.panels.panel import MOST_CHOICES, Button, Menu, Panel
from cogs.panels.replay import TURNS, VERB, controls
from cogs.panels.telling import Telling
from engines.core import Dice, text
from tables.match.history import Moment, Step
from tests.laws.cases import cases
from tests.laws.panels import position_of

TURN = "shazamm-event-drawn"
STEPS = (2, 3, 24, 25, 26, 27, 50, 120)


def moment(steps: int, place: int, apart: int = 1) -> Moment:
    """Return a match of so many steps, each a turn, as it is looked at after one of them.

    So many actions lie `apart` between two of them.
    """
    case = next(case for case in cases() if case.key == "shazamm")
    start = case.engine.start(case.config, case.seats, Dice("steps", 0)).state
    scene = position_of(case, start).scene(0)
    told = tuple(
        Step(ply, (text(TURN, spells=str(ply)),)) for ply in range(0, steps * apart, apart)
    )
    return Moment(told, place, scene, scene, goes_on=False)


@pytest.mark.parametrize("steps", STEPS)
@pytest.mark.parametrize("part", [0.0, 0.5, 1.0])
def test_a_menu_of_turns_holds_them_all_or_some_from_the_first_to_the_last(
    steps: int, part: float
) -> None:
    place = round(part * (steps - 1))
    panel = controls(moment(steps, place), (), Telling(frozenset((TURN,))), ended=True)
    (menu,) = (row for row in panel if isinstance(row, Menu) and row.verb == TURNS)
    plies = [int(choice.value) for choice in menu.choices]
    assert len(plies) == min(steps, MOST_CHOICES)
    assert (plies[0], plies[-1]) == (0, steps - 1)
    assert all(before < after for before, after in pairwise(plies))
    (chosen,) = (int(choice.value) for choice in menu.choices if choice.chosen)
    assert chosen <= place < min((ply for ply in plies if ply > chosen), default=steps)


@pytest.mark.parametrize("steps", [2, 3, 4, 9])
def test_buttons_lead_to_the_steps_beside_and_to_the_ends_where_they_are_others(steps: int) -> None:
    for place in range(steps):
        panel = controls(moment(steps, place), (), Telling(), ended=True)
        buttons = [b for row in panel if isinstance(row, tuple) for b in row]
        led = [b.extra for b in buttons if isinstance(b, Button) and b.verb == VERB]
        meant = {place - 1, place + 1, 0, steps - 1} & {*range(steps)} - {place}
        assert sorted(int(extra.split(".")[-1]) for extra in led) == sorted(meant)


@pytest.mark.parametrize("place", [0, 3, 8])
def test_while_a_match_is_played_nothing_tells_how_much_is_done_between_two_steps(
    place: int,
) -> None:
    """Others do some of it unseen."""
    telling, eyes = Telling(frozenset((TURN,))), (0, None)
    near, far = (controls(moment(9, place, apart), eyes, telling, ended=False) for apart in (1, 7))
    assert _carried(near) == _carried(far)


def _carried(panel: Panel) -> list[str]:
    """Return all that controls carry: what nobody reads, but whoever looks finds."""
    carried = list[str]()
    for row in panel:
        if isinstance(row, Menu):
            carried += [row.extra, *(choice.value for choice in row.choices)]
        elif isinstance(row, tuple):
            carried += [button.extra for button in row]
    return carried
