"""/review: a picture of chances and the turning points, in private, once a match is over."""

from __future__ import annotations

import pytest

from tables.limits import Limits
from tables.reviewing.reviews import Reviews
from tests.bot.club import Club
from tests.bot.deeds import forged
from tests.bot.player import Player, Reply
from tests.games.shazamm.play.duels import (
    begun,
    cast,
    nothing_changes,
    play_quickly,
    refused,
)

THINKING = 0.5
THREE = pytest.mark.club("alice", "bob", "carol")


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


async def test_reviews_are_pictures_that_are_counted(club: Club, alice: Player) -> None:
    await begun(club)
    await play_quickly(club)
    thinks_little(club)
    club.bot.services.tables.allowance.limits = Limits(pictures=1)
    reviewed(await alice.slash("review"))
    async with nothing_changes(club):
        refused(await alice.slash("review"), "as many pictures")
        refused(await alice.press("review"), "as many pictures")


async def test_a_review_that_is_late_says_so(club: Club, alice: Player) -> None:
    await begun(club)
    await play_quickly(club)
    thinks_little(club, 0.01)
    refused(await alice.press("review"), "in time")


def first_line(reply: Reply) -> str:
    """Return what is told of the first turning point."""
    return next(line for line in reply.messages[0].text.splitlines() if line.startswith("**1**"))


@THREE
async def test_a_turning_point_is_told_of_who_played_then(
    club: Club, alice: Player, bob: Player
) -> None:
    carol = club["carol"]
    await begun(club)
    await cast(alice, 50)
    await cast(bob, 1)
    await alice.slash("substitute", person=carol.person.user)
    await carol.press("seat-take")
    await cast(carol, 50)
    await cast(bob, 1)
    thinks_little(club)
    told = first_line(await bob.slash("review"))
    assert "Jugada 1 ·" in told
    assert alice.person.user.mention in told
    assert "Carol" not in told


async def test_an_answer_that_was_changed_before_anybody_saw_it_is_no_turning_point(
    club: Club, alice: Player, bob: Player
) -> None:
    await begun(club)
    await cast(alice, 50)
    await cast(alice, 2)
    await cast(bob, 1)
    await cast(alice, 3)
    await cast(bob, 2)
    await bob.press("resign", on=(await bob.slash("resign")).messages[0])
    thinks_little(club)
    assert "Bet 50" not in (await alice.slash("review")).messages[0].text


async def test_both_players_press_the_button_below_the_end_of_their_match(
    club: Club, alice: Player, bob: Player
) -> None:
    await begun(club)
    await play_quickly(club)
    thinks_little(club)
    message = next(m for m in reversed(club.messages) if m.control("review"))
    control = message.control("review")
    assert control is not None
    pressed = (forged(one.person.member, message, control.custom_id) for one in (alice, bob))
    first, second = await club.at_once(*pressed)
    reviewed(first, "Where it turned")
    reviewed(second, "Dónde cambió")
