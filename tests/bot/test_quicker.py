"""Whatever somebody does while other processes are quicker: they read that nothing came of it."""

from __future__ import annotations

import pytest

from cogs.panels.game import offered
from cogs.words.strings import LOCALES, speaker
from engines.core import text
from store import Conflict, DeadlineTaken, EntryTaken, MatchChanged
from tests.bot.club import Club
from tests.bot.offered import check_answered, everything, opened
from tests.bot.quicker import quicker
from tests.bot.running import begin
from tests.games.shazamm.play.duels import begun, lobby, rows

WRITTEN = "SELECT number, kind, action FROM entry ORDER BY number"
SEATED = "SELECT * FROM seat ORDER BY seat"
CROWDED = tuple(speaker(locale)(text("refusal-crowded")) for locale in LOCALES)
IN_A_MATCH, IN_A_LOBBY = 40, 10
"""How often others are quicker, at least."""


@pytest.mark.club("alice", "bob", "carol", "dora")
@pytest.mark.parametrize("error", [EntryTaken, MatchChanged])
@pytest.mark.parametrize("game", offered())
async def test_in_a_match(club: Club, game: str, error: type[Conflict]) -> None:
    await begin(club, game, clock="1h")
    shown, before = [*club.messages, *club["alice"].dms, *await opened(club)], rows(club, WRITTEN)
    with quicker(club, error) as met:
        async for what, reply in everything(club, game, shown):
            check_answered(what, reply)
    assert len(met) >= IN_A_MATCH
    assert rows(club, WRITTEN) == before


@pytest.mark.club("alice", "bob", "carol", "dora")
@pytest.mark.parametrize("error", [EntryTaken, MatchChanged])
@pytest.mark.parametrize("game", offered())
async def test_who_was_second_once_does_it_again(
    club: Club, game: str, error: type[Conflict]
) -> None:
    """Nobody has to press once more for that."""
    await begin(club, game, clock="1h")
    shown = [*club.messages, *club["alice"].dms, *await opened(club)]
    with quicker(club, error, once=True) as met:
        async for what, reply in everything(club, game, shown):
            check_answered(what, reply)
            assert not [said for said in CROWDED if said in reply.text], what
    assert met


@pytest.mark.club("alice", "bob", "carol", "dora")
async def test_who_nudges_as_another_does_nudges_all_the_same(club: Club) -> None:
    alice, bob, carol = (club[name] for name in ("alice", "bob", "carol"))
    await alice.slash("play", game="magblast")
    for player in (bob, carol):
        await player.press("join")
    await alice.press("start")
    for player in (alice, bob):
        await player.press("keep", on=(await player.press("act")).messages[0])
    assert "I have called" in (await alice.slash("nudge")).text
    with quicker(club, DeadlineTaken, once=True) as met:
        assert "He avisado" in (await bob.slash("nudge")).text
    assert met


async def test_who_moves_a_match_as_another_writes_to_it_moves_it_all_the_same(club: Club) -> None:
    await begun(club)
    there = club.world.guild.create_text_channel("elsewhere")
    with quicker(club, MatchChanged, once=True) as met:
        moved = await club["alice"].slash("move-match", there)
    assert met and "goes on in this channel" in moved.text
    assert rows(club, "SELECT channel_id FROM match") == [(there.id,)]


@pytest.mark.club("alice", "bob", "carol", "dora")
async def test_in_a_lobby(club: Club) -> None:
    alice, bob = club["alice"], club["bob"]
    await lobby(alice, bob)
    shown, before = [*club.messages, *(await alice.press("options")).messages], rows(club, SEATED)
    with quicker(club, MatchChanged) as met:
        async for what, reply in everything(club, "shazamm", shown):
            check_answered(what, reply)
    assert len(met) >= IN_A_LOBBY
    assert rows(club, SEATED) == before
