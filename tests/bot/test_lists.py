"""Long lists in private answers: whole, or with how many are left."""

from __future__ import annotations

from typing import Any

from discord import ui

from cogs.chat.components import listed, newest
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


def test_an_account_without_room_says_how_many_lines_are_missing_before_the_newest() -> None:
    lines = [f"line {number:02}" for number in range(40)]
    say = speaker("en")
    assert newest(lines[-3:], say, 30) == "\n".join(lines[-3:])
    told = newest(lines, say, 80).splitlines()
    assert told == ["-# 35 earlier lines have no room here.", *lines[-5:]]
    assert newest(["a" * 40, "b"], say, 41) == "-# One earlier line has no room here.\nb"
    assert newest(lines, speaker("es"), 80).splitlines()[0].startswith("-# 35 líneas anteriores")
    assert all(len(newest(lines, say, room)) <= room for room in range(40, 320))
