"""/hint: in private, in one's own language, by command and button, against computers alone."""

from __future__ import annotations

import pytest

from cogs.panels.game import offered
from tests.bot.club import Club
from tests.bot.player import Player
from tests.games.shazamm.play.duels import begun, hand, nothing_changes, refused
from tests.sampled import by_turns

HEADS = {"alice": "A computer would do this", "bob": "Un ordenador haría esto"}


@pytest.mark.parametrize(("game", "name"), by_turns(offered(), tuple(HEADS)))
async def test_who_plays_computers_is_given_hints_by_command_and_by_button(
    club: Club, game: str, name: str
) -> None:
    player = club[name]
    await player.slash("play", game=game, computers=1, level="easy")
    await player.press("start")
    for _ in range(10):
        if hand(player).control("hint"):
            break
        await player.press("act")
    before = len(club.messages)
    for reply in (await player.press("hint", on=hand(player)), await player.slash("hint")):
        assert reply.private
        assert HEADS[name] in reply.text
    assert len(club.messages) == before  # nobody else reads anything of it


@pytest.mark.parametrize(
    ("name", "words"), [("alice", "play against computers alone"), ("bob", "contra ordenadores")]
)
async def test_against_people_there_are_none(club: Club, name: str, words: str) -> None:
    player = club[name]
    await begun(club)
    assert hand(player).control("hint") is None
    async with nothing_changes(club):
        refused(await player.slash("hint"), words)


async def test_before_the_start_and_after_giving_up_there_are_none(
    club: Club, alice: Player
) -> None:
    await alice.slash("play", game="shazamm", computers=1)
    refused(await alice.slash("hint"), "has not begun")
    await alice.press("start")
    await alice.press("resign", on=(await alice.slash("resign")).messages[0])
    refused(await alice.slash("hint"), "You have given up")
