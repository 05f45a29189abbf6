"""Every command is answered in every situation: with what was asked for, or with why not."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest
from discord import app_commands

from tests.bot.becoming import called_off, given_up, paused
from tests.bot.club import Club
from tests.bot.fixtures import ErrorLog
from tests.bot.offered import check_answered, given, is_for_servers, typed
from tests.bot.running import begin
from tests.games.shazamm.play.duels import begun, cast, lobby, play_quickly, refused

ACTING = ("ahead", "draw", "hint", "nudge", "pause", "resign", "substitute", "undo")
"""Commands of all games for who plays a match and nobody else."""
LOOKING = frozenset(("map", "fleet", "supply", "sounds", "draft show", "look"))
"""Commands of games that may be given at any time."""
MANY, MOST_OFFERED = 40, 25
"""For how many options something is suggested, at least; and how much Discord shows of it."""
LAST = ("undo", "cancel", "play")
"""Commands after which the situation may be another."""


async def is_none(club: Club) -> str:
    return "shazamm"


async def waits_in_a_lobby(club: Club) -> str:
    await lobby(club["alice"], club["bob"])
    return "shazamm"


async def waits_for_another(club: Club) -> str:
    await begun(club)
    await cast(club["alice"], 5)
    return "shazamm"


async def has_ended(club: Club) -> str:
    await begun(club)
    await play_quickly(club)
    return "shazamm"


async def has_ended_early(club: Club) -> str:
    await begin(club, "imperium")
    await given_up(club, "bob")
    return "imperium"


async def stands_still(club: Club) -> str:
    await begun(club, clock="1h")
    await paused(club, "shazamm")
    return "shazamm"


async def plays_by_a_computer(club: Club) -> str:
    await begun(club)
    await club["alice"].slash("substitute", computer="easy")
    return "shazamm"


async def rests(club: Club) -> str:
    await begun(club, clock="1d")
    await club["alice"].slash("pause", days=3)
    await club["bob"].press("rest-agree")
    return "shazamm"


async def is_called_off(club: Club) -> str:
    await begun(club)
    await called_off(club)
    return "shazamm"


async def has_given_up(club: Club) -> str:
    await begin(club, "magblast", ("alice", "bob", "carol"))
    await given_up(club, "alice")
    return "magblast"


SITUATIONS = (
    *(is_none, waits_in_a_lobby, waits_for_another, has_ended, has_ended_early),
    *(stands_still, rests, is_called_off, plays_by_a_computer, has_given_up),
)


@pytest.mark.club("alice", "bob", "carol", "dora")
@pytest.mark.parametrize(
    ("name", "where"), [("alice", "channel"), ("alice", "dm"), ("dora", "channel")]
)
@pytest.mark.parametrize("comes_to", SITUATIONS, ids=lambda one: one.__name__)
async def test_every_command_is_answered(
    club: Club,
    error_log: ErrorLog,
    comes_to: Callable[[Club], Awaitable[str]],
    name: str,
    where: str,
) -> None:
    """Alice takes part; Dora looks on."""
    game = await comes_to(club)
    if comes_to is stands_still:
        error_log.expect("match 1 is paused")
    for command in sorted(typed(club, game), key=lambda one: one.name in LAST):
        if where == "dm" and is_for_servers(command):
            continue
        place = club.channel if where == "channel" else club[name].person.dm
        reply = await club[name].slash(command.qualified_name, place, **given(club, command))
        check_answered(f"/{command.qualified_name}", reply)
        told = reply.form is not None or any(one.text or one.pictures for one in reply.messages)
        assert told, f"/{command.qualified_name}: nothing is said"


@pytest.mark.club("alice", "bob", "carol", "dora")
@pytest.mark.parametrize("comes_to", SITUATIONS, ids=lambda one: one.__name__)
async def test_every_option_is_suggested_for_or_nothing_is(
    club: Club, error_log: ErrorLog, comes_to: Callable[[Club], Awaitable[str]]
) -> None:
    """Whatever stands there already, by who takes part and who looks on, in any place."""
    await comes_to(club)
    if comes_to is stands_still:
        error_log.expect("match 1 is paused")
    suggesting = [*_suggesting(club)]
    assert len(suggesting) > MANY
    alice, dora = club["alice"], club["dora"]
    for command, option in suggesting:
        ways = [(alice, "", club.channel), (dora, "2", club.channel)]
        if not is_for_servers(command):
            ways.append((alice, "F2 ", alice.person.dm))
        for player, words, place in ways:
            named = (command.qualified_name, option.display_name, words, place)
            assert len(await player.suggestions(*named)) <= MOST_OFFERED, named


def _suggesting(
    club: Club,
) -> Iterator[tuple[app_commands.Command[Any, ..., Any], app_commands.Parameter]]:
    """Yield each option of any command for which something is suggested as one types."""
    for command in club.bot.tree.walk_commands():
        if isinstance(command, app_commands.Command):
            yield from ((command, one) for one in command.parameters if one.autocomplete)


@pytest.mark.club("alice", "bob", "carol", "dora")
@pytest.mark.parametrize(
    ("comes_to", "why"),
    [
        (waits_in_a_lobby, "This match has not begun"),
        (has_ended, "This match is over"),
        (is_called_off, "This match is over"),
        (has_ended_early, "This match is over"),
        (stands_still, "paused because of a fault"),
        (has_given_up, "You have given up this match"),
    ],
    ids=lambda one: getattr(one, "__name__", ""),
)
async def test_nobody_is_asked_what_would_be_refused_then(
    club: Club, error_log: ErrorLog, comes_to: Callable[[Club], Awaitable[str]], why: str
) -> None:
    """Who cannot act any more, or not yet, reads why at once, before anything is read or asked."""
    game = await comes_to(club)
    if comes_to is stands_still:
        error_log.expect("match 1 is paused")
    acting = [c for c in typed(club, game) if _acts(c.qualified_name, game)]
    assert len(acting) > 9
    for command in acting:
        refused(
            await club["alice"].slash(command.qualified_name, **given(club, command)),
            why,
        )


def _acts(name: str, game: str) -> bool:
    """Tell whether a command is for who plays: those that look or speak may be given later."""
    group, _, rest = name.partition(" ")
    return name in ACTING or (group == game and rest not in LOOKING)
