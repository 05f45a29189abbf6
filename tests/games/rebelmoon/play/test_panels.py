"""Panels at their fullest keep Discord's limits, and say without colour what is chosen."""

from __future__ import annotations

from typing import Any

import pytest

import engines
from cogs.chat.components import LABEL, MENU_LABEL, TITLE
from cogs.panels import chooser, drafts, pressed
from cogs.panels.panel import Button, Filled, Form, Menu, Panel, Pick
from cogs.words.strings import LOCALES, speaker
from engines.choosing import Ways
from engines.core import Say
from engines.rebelmoon import ENGINE
from engines.rebelmoon.board import board
from engines.rebelmoon.flight import scannable
from engines.rebelmoon.model import (
    ASTEROIDS,
    IMPERIAL,
    REBEL,
    WEAPONS,
    Action,
    Config,
    Direction,
    Fly,
    State,
    Upgrade,
    View,
)
from tests.games.rebelmoon.positions import defending, flying, placing

WIDEST = Config(board_side=7, scanner=True, bomb_laser=True)
RING = ("F6", "F7", "F8", "F9", "G5", "G9", "H5", "H9", "I5", "I6", "I7", "I8")
FARTHER = ("E6", "E9", "J6", "C5", "D4", "K5", "L5")
"""Cells around the centre of the widest board."""
MENU, CUSTOM_ID, DRAFT = 25, 100, 60


def all_weapons(cells: tuple[str, ...]) -> dict[str, str]:
    return {cell: f"{w.kind} {w.colour}" for cell, w in zip(cells, WEAPONS, strict=False)}


@pytest.fixture(params=LOCALES)
def say(request: Any) -> Say:
    return speaker(request.param)


def check(panel: Panel, say: Say) -> None:
    """Check every length that would be cut, and that menus and drafts have room."""
    assert len(panel) <= 5
    for row in panel:
        if isinstance(row, Menu):
            check_choices(row, say)
            assert all(len(choice.value) <= DRAFT for choice in row.choices)
        else:
            assert len(row) <= 5
            for button in row:
                assert len(say(button.label)) <= LABEL
                assert len(f"b:{10**12}:{10**4}:{button.verb}:{button.extra}") <= CUSTOM_ID


def check_choices(menu: Menu | Pick, say: Say) -> None:
    assert 1 <= len(menu.choices) <= MENU
    assert len({choice.value for choice in menu.choices}) == len(menu.choices)
    for choice in menu.choices:
        assert len(say(choice.label)) <= MENU_LABEL
        assert choice.about is None or len(say(choice.about)) <= MENU_LABEL


def ways_of(state: State, seat: int) -> Ways[View, Action]:
    return engines.ways("rebelmoon", ENGINE.view(state, seat), seat)


def flight_panel(state: State, move: Fly) -> Panel:
    """Return the bomb's panel in which a flight has been chosen."""
    ways = ways_of(state, IMPERIAL)
    _, chosen = ways.steps(move)
    parts = (drafts.code(chosen[key][0]) for key in ("turn", "advance", "upgrade"))
    return chooser.panel(ways, "/".join(("fly", *parts)))


def test_a_scanner_that_sees_every_weapon_has_room_in_its_menu(say: Say) -> None:
    spaced = sight_of_many()
    state = flying("G7", weapons=spaced, config=WIDEST)
    view = ENGINE.view(state, IMPERIAL)
    assert len(scannable(view, "G7")) == len(spaced) == len(WEAPONS)
    panel = flight_panel(state, Fly(0, False, Upgrade.SCANNER))
    check(panel, say)
    upgrades, targets = (row for row in panel if isinstance(row, Menu))
    assert len(upgrades.choices) == 4
    assert len(targets.choices) == len(WEAPONS)


def sight_of_many() -> dict[str, str]:
    """Return all fifteen weapons on the widest board, each in sight of a bomb in its centre."""
    field, cells = board(WIDEST.board_side), list[str]()
    ahead = field.ahead("G7", Direction.SE)[-2]
    outward = sorted(field.cells, key=lambda cell: field.distance(cell, "G7"))
    for cell in (ahead, *outward[::-1]):
        tried = all_weapons((*cells, cell))
        view = ENGINE.view(flying("G7", weapons=tried, config=WIDEST), IMPERIAL)
        if cell != "G7" and len(scannable(view, "G7")) == len(cells) + 1:
            cells.append(cell)
    return all_weapons(tuple(cells))


def test_menus_of_all_weapons_and_all_asteroids_have_room(say: Say) -> None:
    cells = (*RING, *FARTHER)[: len(WEAPONS)]
    far = [cell for cell in board(WIDEST.board_side).cells if cell not in (*cells, "A1", "G7")]
    state = defending("A1", all_weapons(cells), asteroids=" ".join(far[:ASTEROIDS]), config=WIDEST)
    ways = ways_of(state, REBEL)
    menu, *_ = chooser.panel(ways)
    assert isinstance(menu, Menu) and len(menu.choices) == len(WEAPONS)
    for choice in menu.choices:
        check(chooser.panel(ways, f"activate/{choice.value}"), say)


@pytest.mark.parametrize("seat", [IMPERIAL, REBEL])
def test_the_form_of_all_weapons_has_room(say: Say, seat: int) -> None:
    form = pressed.answer(ways_of(placing(seat, config=WIDEST), seat), "place", Filled())
    assert isinstance(form, Form)
    assert len(say(form.title)) <= TITLE
    for field in form.fields:
        assert len(say(field.label)) <= TITLE
        assert field.about is None or len(say(field.about)) <= MENU_LABEL
        if isinstance(field, Pick):
            check_choices(field, say)
            assert len(field.choices) == len(WEAPONS)


@pytest.mark.parametrize("turn", [-1, 0, 1])
def test_the_chosen_course_is_marked_without_colour(say: Say, turn: int) -> None:
    courses, *_ = flight_panel(flying("E5"), Fly(turn, True))
    assert isinstance(courses, tuple)
    marked = [say(button.label).startswith("✓ ") for button in courses]
    assert marked == [side == turn for side in (-1, 0, 1)]


def test_a_blocked_way_is_told_on_its_button_and_beside_the_preview() -> None:
    state = flying("E5", asteroids="F5")
    say, ways = speaker("en", lambda _: "Alice"), ways_of(state, IMPERIAL)
    labels = [say(b.label) for row in chooser.panel(ways) if isinstance(row, tuple) for b in row]
    assert labels == [
        "Turn left → E6",
        "✓ Keep course (no way ahead)",
        "Turn right → F4",
        "Leave the bomb here",
    ]
    path = drafts.gone(ways, drafts.Draft("fly"))
    foretold = None if path is None else ways.foretold(path)
    assert foretold is not None
    assert "blocked by the asteroid on F5" in say(foretold.lines[-1])


def test_buttons_of_one_panel_differ() -> None:
    """Discord refuses two controls with one custom_id, also where they lead to the same."""
    for asteroids in ("", "F5", "F5 E6", "F5 E6 F4"):
        state = flying("E5", asteroids=asteroids)
        for turn in (-1, 0, 1):
            for advance in (True, False):
                buttons = [
                    (button.verb, button.extra)
                    for row in flight_panel(state, Fly(turn, advance))
                    if isinstance(row, tuple)
                    for button in row
                    if isinstance(button, Button)
                ]
                assert len(set(buttons)) == len(buttons)
