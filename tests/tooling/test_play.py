"""The measure of what playing takes: people find their way by panels and by lines."""

from __future__ import annotations

import pytest

from benchmarks.play.__main__ import measured
from benchmarks.play.match import MENUS, TYPED
from benchmarks.play.report import HEAD, row

PLACING, MATCHES = 6, 3
"""How often Rebel Moon may wait before the bomb moves, in the mean of so many matches."""
FORMS, LINES = 4, 2
"""Presses of two people in a turn of Shazamm!: each opens a form and sends it, or types."""


@pytest.mark.parametrize(("how", "most"), [(MENUS, FORMS), (TYPED, LINES)])
async def test_a_turn_is_pressed_and_counted(how: str, most: int) -> None:
    took = await measured("shazamm", how, turns=1)
    assert took.astray == 0
    assert 0 < took.presses <= most
    assert took.path and took.posts and took.words and took.uploaded
    assert row(took, how).count("|") == HEAD.splitlines()[0].count("|")


@pytest.mark.soak
async def test_placing_in_rebel_moon_waits_no_more_than_is_promised() -> None:
    """By people who press what stands there, and know of no other panel."""
    waits = [(await measured("rebelmoon", MENUS, 1, number)).turns[0] for number in range(MATCHES)]
    assert sum(waits) <= PLACING * MATCHES, waits
