"""/review: a picture of chances and the turning points, in private, once a match is over."""

from __future__ import annotations

import pytest

from tables.reviewing.reviews import Reviews
from tests.bot.club import Club
from tests.bot.player import Player, Reply
from tests.games.shazamm.play.duels import begun, nothing_changes, play_quickly, refused

THINKING = 0.5


def thinks_little(club: Club, seconds: float = 60.0) -> None:
    tables = club.bot.services.tables
    tables.reviews = Reviews(club.store, tables.live, seconds, THINKING)


def reviewed(reply: Reply, *gist: str) -> None:
    assert reply.private
    (message,) = reply.messages
    for words in gist:
        assert words in message.text
    assert len(message.pictures) == 1


@pytest.mark.parametrize(
    ("name", "gist", "step"),
    [
        ("alice", ("Where it turned", "Better: ", "**Alice**: Bet 50"), "Step "),
        ("bob", ("Dónde cambió", "Mejor: ", "**Alice**: Apostar 50"), "Paso "),
    ],
)
async def test_a_match_that_is_over_is_reviewed_by_command_and_by_button(
    club: Club, name: str, gist: tuple[str, ...], step: str
) -> None:
    player = club[name]
    await begun(club)
    await play_quickly(club)
    thinks_little(club)
    before = len(club.messages)
    reply = await player.press("review")
    reviewed(reply, *gist)
    assert "Bob: 50 %" in reply.messages[0].alt_texts[0]
    reviewed(await player.slash("review"), *gist)
    reviewed(await player.slash("review", player.person.dm, match=1), *gist)
    assert len(club.messages) == before
    turning = next(c for c in reply.messages[0].controls if c.label in ("See 1", "Ver 1"))
    await player.press(turning.custom_id, on=reply.messages[0])
    assert step in player.now(reply.messages[0]).text


async def test_what_is_not_over_is_not_reviewed(club: Club, alice: Player, bob: Player) -> None:
    await begun(club)
    async with nothing_changes(club):
        refused(await alice.slash("review"), "played to its end")
        refused(await bob.slash("review"), "jugado hasta el final")


async def test_a_review_that_is_late_says_so(club: Club, alice: Player) -> None:
    await begun(club)
    await play_quickly(club)
    thinks_little(club, 0.01)
    refused(await alice.press("review"), "in time")
