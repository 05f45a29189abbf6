"""Whatever was shown once is answered: every control, whatever has become of its match since."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from cogs.panels.game import offered
from tests.bot.becoming import called_off, given_up, paused
from tests.bot.club import Club
from tests.bot.fixtures import ErrorLog
from tests.bot.offered import check_answered, chosen, controls, opened, pressed
from tests.bot.running import begin
from tests.sampled import by_turns

FEWEST = 40
"""How many controls there are to press, at least."""


async def ends(club: Club, game: str) -> None:
    await given_up(club, "bob")


async def stands_still(club: Club, game: str) -> None:
    await paused(club, game)


async def is_called_off(club: Club, game: str) -> None:
    await called_off(club)


async def is_played_by_a_computer(club: Club, game: str) -> None:
    await club["alice"].slash("substitute", computer="easy")


async def is_given_up(club: Club, game: str) -> None:
    await given_up(club, "alice")


CHANGES = (ends, stands_still, is_called_off, is_played_by_a_computer)


@pytest.mark.club("alice", "bob", "carol", "dora")
@pytest.mark.parametrize(
    ("game", "becomes"),
    [*by_turns(offered(), CHANGES), ("magblast", is_given_up)],
    ids=lambda one: getattr(one, "__name__", one),
)
async def test_every_control_of_before_is_answered(
    club: Club,
    error_log: ErrorLog,
    game: str,
    becomes: Callable[[Club, str], Awaitable[None]],
) -> None:
    """By whoever it was shown to, and by who looks on where all see it."""
    await club["alice"].slash("play", game=game)
    lobby = club.messages
    await club["alice"].slash("cancel")
    names = ("alice", "bob", *(("carol",) if becomes is is_given_up else ()))
    await begin(club, game, names, clock="1h")
    shown = [*lobby, *club.messages, *club["alice"].dms, *await opened(club)]
    await becomes(club, game)
    if becomes is stands_still:
        error_log.expect("is paused")
    there = [*controls(club, shown)]
    assert len(there) >= FEWEST
    for message, control, name in there:
        for values in chosen(control):
            reply = await pressed(club, message, control, name, values)
            check_answered(control.custom_id, reply)
