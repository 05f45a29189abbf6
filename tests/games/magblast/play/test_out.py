"""Whose flagship is destroyed while others play on reads so in private, in their own language."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engines.magblast.cards import Flagship
from engines.magblast.fleet import Blast
from engines.magblast.state import State
from tables.match.log import CLOCK, SIT
from tables.match.sitting import out_of_time
from tables.rows import Status
from tests.bot.club import SOON, Club
from tests.bot.player import Player
from tests.bot.questions import asks_in, with_button
from tests.bot.seen import Seen
from tests.games.magblast.play import noises
from tests.games.magblast.positions import side, table
from tests.games.shazamm.play.duels import refused

THREE = ("alice", "bob", "carol")
pytestmark = pytest.mark.club(*THREE, settling=SOON)
LINES = (
    "Tu nave de mando, El Glorp, queda destruida.",
    "Has quedado fuera; los demás siguen jugando.",
    "Aún puedes abuchear (/magblast abuchear) y, cuando acabe la partida, juzgar los sonidos.",
)


def doomed() -> State:
    """Return a position in which the second flagship is open to a shot that destroys it."""
    state = table(
        side(Flagship.FREEP, red=("dreadnought-zeus",), hand=("beam-blast",)),
        side(Flagship.THE_GLORP),
        side(Flagship.TRI_BOT, yellow=("scout-plutt",)),
    )
    blasts = (Blast("mag-blast", 5), Blast("laser-blast", 1))
    deck = list(state.action_deck)
    for blast in blasts:
        deck.remove(blast.card)
    fleets = (state.fleets[0], replace(state.fleets[1], blasts=blasts), state.fleets[2])
    return replace(state, fleets=fleets, action_deck=tuple(deck))


async def _destroyed(club: Club) -> Seen:
    """Let the second flagship be destroyed, and return the newest message of its player."""
    match_id = await noises.begun(club, doomed(), THREE)
    before = len(club["bob"].dms)
    await club["alice"].slash(
        "magblast fire",
        ship="dreadnought-zeus",
        target="the-glorp",
        card="beam-blast",
        sound="Pew",
    )
    assert (await noises.state_of(club, match_id)).fallen == (1,)
    assert len(club["bob"].dms) == before + 1
    return club["bob"].dms[-1]


async def test_whoever_is_destroyed_is_told_so_in_private(club: Club) -> None:
    told = await _destroyed(club)
    assert all(line in told.text for line in LINES), told.text
    assert not {"orders", "nudge"} & {
        part for c in told.controls for part in c.custom_id.split(":")
    }


async def test_whoever_is_destroyed_gives_no_orders_and_nudges_nobody(
    club: Club, bob: Player
) -> None:
    await _destroyed(club)
    refused(await bob.slash("magblast orders"), "Has quedado fuera de esta partida")
    refused(await bob.slash("nudge"), "Has quedado fuera de esta partida")


async def test_whoever_is_out_need_not_agree_that_others_pause(club: Club) -> None:
    await _destroyed(club)
    await club["alice"].slash("pause", days=3)
    asked = club.messages[-1]
    assert club["bob"].mention not in asked.text
    await club["carol"].press("rest-agree", on=asked)
    assert "clocks rest" in club.messages[-1].text


async def test_nobody_leaves_a_match_to_computers_and_to_whoever_is_out(club: Club) -> None:
    """It would be played to its end at once."""
    await _destroyed(club)
    await club["alice"].slash("substitute", computer="easy")
    refused(await club["carol"].slash("substitute", computer="easy"), "Nobody else would be left")
    match = await club.store.match(1)
    assert match is not None and match.status is Status.PLAYING


async def test_whoever_is_out_waits_for_nobody_who_plays_with_computers(club: Club) -> None:
    """So a match is not taken from who lets time lapse, as it is where others play."""
    await _destroyed(club)
    position, now = await club.bot.services.tables.live.position(1), club.env.now().timestamp()
    alice, bob, carol = position.seats
    alone = (replace(alice, missed=1), bob, replace(carol, user_id=None, level="easy"))
    assert out_of_time(replace(position, seats=alone), 0, now).kind == CLOCK
    together = (replace(alice, missed=1), bob, carol)
    assert out_of_time(replace(position, seats=together), 0, now).kind == SIT


async def test_where_only_computers_and_who_is_out_play_nobody_is_asked(club: Club) -> None:
    """Nor does the reply to a wish to take back offer a button that would ask nobody."""
    await _destroyed(club)
    await club["carol"].slash("substitute", computer="easy")
    refused(await club["alice"].slash("pause", days=3), "Nobody else plays")
    (reply,) = (await club["alice"].slash("undo")).messages
    assert not reply.control("undo-ask")


@pytest.mark.parametrize("way", ["out", "sat in"])
async def test_while_the_channel_is_shut_only_those_are_asked_who_must_agree(
    club: Club, bob: Player, way: str
) -> None:
    if way == "out":
        await _destroyed(club)
    else:
        await noises.begun(club, doomed(), THREE)
        await bob.slash("substitute", computer="easy")
    club.forbid("send_messages", "view_channel")
    await asks_in("pause", club["alice"])
    await club.rest()
    assert len(with_button(club["carol"].dms)) == 1
    assert not with_button(bob.dms)
