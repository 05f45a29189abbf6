"""Limits as people meet them: each refuses kindly, and nobody's haste holds up anybody else."""

from __future__ import annotations

import time

import pytest

from cogs.chat.in_thread import IN_THREAD
from offline import simcord_inside
from offline.simcord_inside import Request
from tables.limits import Limits
from tests.bot.club import Club
from tests.bot.deeds import forged
from tests.bot.player import Player
from tests.games.shazamm.play.duels import begun, cast, hand, lobby, nothing_changes, refused

THREE = pytest.mark.club("alice", "bob", "carol")


def limit(club: Club, **limits: int) -> None:
    club.bot.services.tables.allowance.limits = Limits(**limits)


async def test_a_lobby_too_many_is_refused_before_a_thread_is_opened(
    club: Club, alice: Player, bob: Player
) -> None:
    limit(club, lobbies_person=0)
    for player, gist in ((alice, "as many open lobbies"), (bob, "tantas mesas")):
        for where in ("here", "thread"):
            async with nothing_changes(club):
                refused(await player.slash("play", game="shazamm", where=where), gist)
    assert not club.threads


async def test_joining_and_computers_are_limited(club: Club, alice: Player, bob: Player) -> None:
    await alice.slash("play", game="shazamm")
    limit(club, matches_person=0, computers_person=0)
    async with nothing_changes(club):
        refused(await bob.press("join"), "tantas mesas y partidas")
        refused(await alice.press("computer"), "matches with computers")


ALTERNATED = 50
"""How often somebody does a thing and its opposite."""


@pytest.mark.parametrize("where", ["here", "thread"])
async def test_lobbies_that_are_called_off_at_once_come_to_an_end(
    club: Club, alice: Player, where: str
) -> None:
    for _ in range(ALTERNATED):
        await alice.slash("play", game="shazamm", where=where)
        place = club.threads[-1] if where == "thread" else club.channel
        await alice.slash("cancel", place)
    told = await alice.slash("play", game="shazamm", where=where)
    refused(told, "opened as many lobbies as one person may", "<t:")
    opened = Limits().openings
    assert len(club.threads if where == "thread" else club.messages) == opened
    await club.advance(hours=1)
    await alice.slash("play", game="shazamm")
    assert "needs players" in club.messages[-1].text


@THREE
async def test_invitations_are_limited(club: Club, alice: Player, bob: Player) -> None:
    limit(club, invitations=1)
    await alice.slash("play", game="shazamm", opponent=bob.person.member)
    await alice.slash("cancel")
    async with nothing_changes(club):
        again = await alice.slash("play", game="shazamm", opponent=bob.person.member)
    refused(again, "called as many people", "<t:")
    await alice.slash("play", game="shazamm")
    assert "needs players" in club.messages[-1].text
    assert len(club.pings) == 1


@THREE
async def test_no_thread_is_opened_for_a_lobby_that_a_limit_refuses(
    club: Club, alice: Player, bob: Player
) -> None:
    limit(club, invitations=0)
    async with nothing_changes(club):
        asked = {"game": "shazamm", "opponent": bob.person.member, "where": "thread"}
        refused(await alice.slash("play", **asked), "called as many people")
    assert not club.threads


async def test_a_thread_whose_lobby_was_refused_after_all_is_put_away(
    club: Club, alice: Player
) -> None:
    """Of two that are opened at once one is too many, which is known once both have a thread."""
    await lobby(alice)
    limit(club, lobbies_person=2)
    (offer,) = (await alice.slash("play", game="shazamm")).messages
    (button,) = (one for one in offer.controls if one.custom_id.split(":")[3] == IN_THREAD)
    press = forged(alice.person.member, offer, button.custom_id)
    told = "\n".join(reply.text for reply in await club.at_once(press, press))
    assert "as many open lobbies" in told
    away = club.env.backend.archived_threads(club.channel.id, private=False)
    assert len(away) == 1
    (stays,) = (thread for thread in club.threads if thread.id != away[0].id)
    assert "needs players" in club.messages_in(stays)[-1].text


async def test_boards_are_posted_anew_so_often(club: Club, alice: Player, bob: Player) -> None:
    await begun(club)
    limit(club, reposts=0)
    for player, gist in ((alice, "posted boards anew"), (bob, "publicar el tablero")):
        async with nothing_changes(club):
            refused(await player.slash("board", again=True), gist)


async def test_pictures_are_limited_but_never_ones_own_hand_while_asked(
    club: Club, alice: Player, bob: Player
) -> None:
    await begun(club)
    limit(club, pictures=0, changes=0)
    for player, gist in ((alice, "as many pictures"), (bob, "tantas imágenes")):
        async with nothing_changes(club):
            refused(await player.slash("board"), gist)
            for _ in range(3):
                assert (await player.slash("hand")).messages[0].pictures
                assert (await player.press("hand", on=club.messages[-1])).messages[0].pictures
    await cast(alice, 5)
    await cast(bob, 6)
    assert "bets 6" in club.messages[-1].text


async def test_an_answer_is_changed_so_often(club: Club, alice: Player, bob: Player) -> None:
    await begun(club)
    limit(club, changes=1)
    await cast(alice, 5)
    await cast(alice, 6)
    async with nothing_changes(club):
        refused(await cast(alice, 7), "changed this as often", "stands")
    await cast(bob, 4)
    assert "**Alice** bets 6" in club.messages[-1].text


def times_of_answers(club: Club) -> dict[str, float]:
    """Return, filled as they come, when each interaction is first answered, in seconds of CPU."""
    found: dict[str, float] = {}

    def hear(request: Request) -> None:
        if request.path.startswith("/interactions/"):
            found.setdefault(request.path.split("/")[2], time.process_time())
        club._hear(request)

    simcord_inside.listen(club.env, hear, club._answered)
    return found


HASTE = 60
"""Presses of one person in one moment: more than Discord lets anybody make in a second."""


@THREE
async def test_nobodys_haste_holds_up_anybody_else(club: Club, alice: Player, bob: Player) -> None:
    """However busy the machine is otherwise: these are seconds of this process alone."""
    await begun(club)
    message, mine = club.messages[-1], hand(alice)
    verbs = ("act", "hand", "rules", "again", "join")
    hasty = [
        forged(club["carol"].person.member, message, f"b:1:-1:{verb}:shazamm")
        for verb in verbs * (HASTE // 10)
    ]
    hasty += [
        forged(alice.person.user, mine, f"b:1:{number}:{verb}:")
        for number, verb in ((-1, "hand"), (0, "cast")) * (HASTE // 4)
    ]
    answered = times_of_answers(club)
    began = time.process_time()
    replies = await club.at_once(*hasty, forged(bob.person.member, message, "b:1:-1:act:"))
    assert len(answered) == len(hasty) + 1
    waited = answered[str(replies[-1].result._interaction.id)] - began
    assert waited < 1.0
    assert replies[-1].form is not None
