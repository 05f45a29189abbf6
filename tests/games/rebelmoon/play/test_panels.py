"""Panels at their fullest keep Discord's limits, and say without colour what is chosen."""

from __future__ import annotations

from typing import Any

import pytest
from cogs.games.rebelmoon.choices import activation_menu, flight_panel, place_form, target_menu

from cogs.chat.components import LABEL, MENU_LABEL, TITLE
from cogs.games.rebelmoon import drafts
from cogs.panels.panel import Button, Form, Menu, Panel, Pick
from cogs.words.strings import LOCALES, speaker
from engines.core import Say
from engines.rebelmoon import ENGINE
from engines.rebelmoon.board import board
from engines.rebelmoon.flight import scannable
from engines.rebelmoon.model import (
    ASTEROIDS,
    IMPERIAL,
    REBEL,
    WEAPONS,
    Activate,
    Config,
    Direction,
    Fly,
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


def flight_choices(panel: Panel) -> Menu:
    return next(row for row in panel if isinstance(row, Menu))


def test_a_scanner_that_sees_every_weapon_has_room_in_its_menu(say: Say) -> None:
    """There are 15 weapons, so the menu of upgrades never has more than 15 + 3 choices."""
    spaced = sight_of_many()
    state = flying("G7", weapons=spaced, config=WIDEST)
    view = ENGINE.view(state, IMPERIAL)
    assert len(scannable(view, "G7")) == len(spaced) == len(WEAPONS)
    panel = flight_panel(view, Fly(0, False))
    check(panel, say)
    assert len(flight_choices(panel).choices) == len(WEAPONS) + 3


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
    state = defending("A1", all_weapons((*RING, *FARTHER)), config=WIDEST)
    view = ENGINE.view(state, REBEL)
    shot = Activate("F6")
    menu = activation_menu(view, shot)
    check((menu, target_menu(tuple(f"M{n}" for n in range(1, ASTEROIDS + 1)), shot)), say)
    assert len(menu.choices) == len(WEAPONS)


@pytest.mark.parametrize("seat", [IMPERIAL, REBEL])
def test_the_form_of_all_weapons_has_room(say: Say, seat: int) -> None:
    form = place_form(ENGINE.view(placing(seat, config=WIDEST), seat))
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
    view = ENGINE.view(flying("E5"), IMPERIAL)
    courses, *_ = flight_panel(view, Fly(turn, True))
    assert isinstance(courses, tuple)
    marked = [say(button.label).startswith("✓ ") for button in courses]
    assert marked == [side == turn for side in (-1, 0, 1)]


def test_a_blocked_way_is_told_on_its_button_and_beside_the_preview() -> None:
    view = ENGINE.view(flying("E5", asteroids="F5"), IMPERIAL)
    say = speaker("en", lambda _: "Alice")
    straight = drafts.flight_of(view, "")
    assert not straight.advance, "the first panel stays put where the way is blocked"
    panel = flight_panel(view, straight)
    labels = [say(b.label) for row in panel if isinstance(row, tuple) for b in row]
    assert labels == [
        "Turn left → E6",
        "✓ Keep course (no way ahead)",
        "Turn right → F4",
        "Leave the bomb here",
    ]
    told = [say(line) for line in drafts.flight_words(view, straight)]
    assert "blocked by the asteroid on F5" in told[-1]


def test_buttons_of_one_panel_differ() -> None:
    """Discord refuses two controls with one custom_id, also where they lead to the same."""
    for asteroids in ("", "F5", "F5 E6", "F5 E6 F4"):
        view = ENGINE.view(flying("E5", asteroids=asteroids), IMPERIAL)
        for turn in (-1, 0, 1):
            for advance in (True, False):
                if not drafts.can_advance(view, turn) and advance:
                    continue
                buttons = [
                    (button.verb, button.extra)
                    for row in flight_panel(view, Fly(turn, advance))
                    if isinstance(row, tuple)
                    for button in row
                    if isinstance(button, Button)
                ]
                assert len(set(buttons)) == len(buttons)
