"""Whatever was shown once is answered: every control, whatever has become of its match since."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator

import pytest

from cogs.panels.game import offered
from tests.bot.becoming import called_off, given_up, paused
from tests.bot.club import Club
from tests.bot.deeds import forged
from tests.bot.fixtures import ErrorLog
from tests.bot.running import begin
from tests.bot.seen import Control, Seen
from tests.sampled import by_turns

APOLOGY = "Something went wrong"
FEWEST = 40
"""How many controls there are to press, at least."""
MOST = 3
"""How many choices of a menu are chosen, each alone."""
OPENED = (
    *("hand", "board", "words", "replay", "rules", "status", "matches", "help", "away", "notify"),
    *("resign", "substitute", "draw", "pause", "cancel", "profile", "learn"),
)
"""Commands whose answers have controls, too."""


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
    shown = [*lobby, *club.messages, *club["alice"].dms, *await _opened(club)]
    await becomes(club, game)
    if becomes is stands_still:
        error_log.expect("is paused")
    controls = [*_controls(club, shown)]
    assert len(controls) >= FEWEST
    for message, control, name in controls:
        player = club[name]
        direct = message.channel_id == player.person.dm.id
        actor = player.person.user if direct else player.person.member
        for values in _chosen(control):
            (reply,) = await club.at_once(forged(actor, message, control.custom_id, *values))
            assert reply.acknowledged, f"{control.custom_id}: nothing comes back"
            assert APOLOGY not in reply.text, f"{control.custom_id}: {reply.text}"


async def _opened(club: Club) -> list[Seen]:
    """Return what Alice alone is shown when she looks at a match."""
    alice = club["alice"]
    replies = [await alice.slash(command) for command in OPENED]
    return [*(await alice.press("act")).messages, *(one for r in replies for one in r.messages)]


def _controls(club: Club, shown: list[Seen]) -> Iterator[tuple[Seen, Control, str]]:
    """Yield each control once, with who presses it."""
    seen = set[str]()
    for message in shown:
        for control in message.controls:
            if control.custom_id not in seen:
                seen.add(control.custom_id)
                yield message, control, "alice"
                if message.channel_id == club.channel.id and not message.ephemeral:
                    yield message, control, "dora"


def _chosen(control: Control) -> list[tuple[str, ...]]:
    """Return what is chosen of a menu, one after the other; of a button nothing."""
    return [(value,) for value in [*control.options][:MOST]] or [()]
