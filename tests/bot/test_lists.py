"""Long lists in private answers: whole, or with how many are left."""

from __future__ import annotations

from typing import Any

from discord import ui

from cogs.chat.components import listed
from cogs.words.strings import speaker


def said(lines: list[str], room: int, locale: str = "en") -> str:
    (shown,) = listed(lines, speaker(locale), room).children
    assert isinstance(shown, ui.TextDisplay)
    display: ui.TextDisplay[Any] = shown
    return display.content


def test_a_list_that_has_room_is_whole() -> None:
    assert said(["a", "b"], 3) == "a\nb"


def test_a_list_without_room_says_how_many_are_left() -> None:
    lines = [f"line {number:02}" for number in range(40)]
    assert said(lines, 60).splitlines() == [*lines[:5], "… and 35 more."]
    assert said(lines, 60, "es").splitlines()[-1] == "… y 34 más."
    assert all(len(said(lines, room)) <= room for room in range(20, 320))
