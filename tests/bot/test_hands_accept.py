"""Every button of a hand is accepted from whoever is shown it, whatever part they have in a match.

No hand offers what its owner is only told the reason against.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable

import pytest
import simcord

from cogs.panels.game import offered
from cogs.words.strings import LOCALES
from tests.bot.abroad import abroad
from tests.bot.becoming import given_up
from tests.bot.club import Club
from tests.bot.player import Player, page
from tests.bot.running import begin
from tests.bot.seen import Control, Seen
from tests.games.magblast.play import noises
from tests.games.shazamm.play.duels import cast
from tests.laws.catalogues import GAP, wordings

MOST = 30
"""More buttons than a hand has, of all that it shows one after the other."""
REFUSALS = tuple(
    re.compile(".*".join(map(re.escape, words.split(GAP))), re.DOTALL)
    for locale in LOCALES
    for key, words in wordings(locale)
    if key.startswith("refusal-") and words.strip(GAP)
)


async def plays_or_waits(club: Club, game: str) -> tuple[str, ...]:
    await begin(club, game)
    return ("alice", "bob")


async def waits(club: Club, game: str) -> tuple[str, ...]:
    await begin(club, "shazamm")
    await cast(club["alice"], 5)
    return ("alice",)


async def is_played_by_a_computer(club: Club, game: str) -> tuple[str, ...]:
    await begin(club, game)
    await club["alice"].slash("substitute", computer="easy")
    return ("alice",)


async def gave_up(club: Club, game: str) -> tuple[str, ...]:
    await begin(club, "magblast", ("alice", "bob", "carol"))
    await given_up(club, "alice")
    return ("alice",)


async def is_out(club: Club, game: str) -> tuple[str, ...]:
    await noises.begun(club, noises.with_fallen(1), ("bob", "alice", "carol"))
    return ("alice",)


async def sits_abroad(club: Club, game: str) -> tuple[str, ...]:
    await abroad(club, club["alice"], club["bob"])
    return ("bob",)


PARTS = (
    *((part, game) for game in offered() for part in (plays_or_waits, is_played_by_a_computer)),
    *((part, "") for part in (waits, gave_up, is_out, sits_abroad)),
)


@pytest.mark.club("alice", "bob", "carol")
@pytest.mark.parametrize(("part", "game"), PARTS, ids=lambda one: getattr(one, "__name__", one))
async def test_every_button_of_a_hand_is_accepted(
    club: Club, part: Callable[[Club, str], Awaitable[tuple[str, ...]]], game: str
) -> None:
    for name in await part(club, game):
        player = club[name]
        where = player.person.dm if part is sits_abroad else club.channel
        pressed = await _pressed(player, where)
        assert len(pressed) > 2, pressed


@pytest.mark.club("alice", "bob", "carol")
@pytest.mark.parametrize(
    ("name", "said"), [("alice", "You have given up"), ("bob", "Te has rendido")]
)
async def test_the_hand_of_whoever_gave_up_says_so(club: Club, name: str, said: str) -> None:
    await begin(club, "magblast", ("alice", "bob", "carol"))
    await given_up(club, name)
    assert said in page(await club[name].slash("hand")).text


@pytest.mark.club("alice", "bob", "carol")
async def test_whoever_is_out_and_gave_up_is_not_told_of_what_is_refused_then(club: Club) -> None:
    await is_out(club, "magblast")
    alice = club["alice"]

    async def told() -> str:
        return "\n".join([(await alice.slash(one)).text for one in ("hand", "words")])

    assert (await told()).count("You may still heckle") == 2
    await given_up(club, "alice")
    assert "heckle" not in await told()


async def _pressed(player: Player, where: simcord.ChannelHandle) -> set[str]:
    """Press what a hand shows, on a new one each time, and return the labels of all of it."""
    found = set[str]()
    for _ in range(MOST):
        hand = page(await player.slash("hand", where))
        control = next((one for one in hand.controls if _is_new(one, found)), None)
        if control is None:
            return found
        reply = await player.press(control.custom_id, on=hand)
        assert not any(map(_refuses, reply.messages)), f"{control.label}: {reply.text}"
        found.add(str(control.label))
    raise AssertionError(f"a hand has no end: {found}")


def _is_new(control: Control, found: set[str]) -> bool:
    return not control.options and control.label not in found


def _refuses(shown: Seen) -> bool:
    """Tell whether somebody reads why something cannot be, and may not even ask the others."""
    return not shown.controls and any(one.fullmatch(shown.text.strip()) for one in REFUSALS)
