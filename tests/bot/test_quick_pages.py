"""Offline play stays quick: what a page costs hardly hangs on how much was said before."""

from __future__ import annotations

import cProfile
from collections import Counter
from collections.abc import AsyncIterator
from types import CodeType

import pytest_asyncio

from offline.surfaces import Surfaces
from tests.bot.club import Club
from tests.bot.player import Player

PORT = 8999
"""Written on pages that nobody serves here."""
FULL, LONG = 60, 180
"""Messages of a place that fill a page, and of one where a match has gone on for long."""
MOST = 1.5
"""How many times as much work a page of the latter may take."""


@pytest_asyncio.fixture
async def surfaces(club: Club) -> AsyncIterator[Surfaces]:
    async with Surfaces(club.world, PORT) as opened:
        yield opened


def calls(surfaces: Surfaces) -> dict[str, int]:
    """Return which functions are called, and how often, when every page is made anew."""
    profile = cProfile.Profile()
    with profile:
        for surface in surfaces:
            surface.pages.show_news()
    called = Counter[str]()
    for entry in profile.getstats():
        called[named(entry.code)] += entry.callcount
    return called


def named(code: CodeType | str) -> str:
    """Return a function's file and name: by its address, what it is called could be in it."""
    return code if isinstance(code, str) else f"{code.co_filename} {code.co_name}"


async def talk(club: Club, alice: Player, bob: Player, until: int) -> None:
    for _ in range(until - len(club.messages)):
        await alice.write(f"{bob.mention}, it is **your** turn")


async def test_a_long_match_is_shown_as_quickly_as_a_short_one(
    club: Club, alice: Player, bob: Player, surfaces: Surfaces
) -> None:
    await talk(club, alice, bob, FULL)
    before = sum(calls(surfaces).values())
    await talk(club, alice, bob, LONG)
    assert sum(calls(surfaces).values()) <= MOST * before


async def test_what_was_shown_before_is_not_worked_out_with_new_tools(
    club: Club, alice: Player, bob: Player, surfaces: Surfaces
) -> None:
    await talk(club, alice, bob, FULL)
    calls(surfaces)
    called = calls(surfaces)
    assert any("markdown_it" in code for code in called)
    assert not any("linkify_it" in code and code.endswith(" add") for code in called)
