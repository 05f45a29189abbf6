"""Whatever somebody does while other processes are quicker: they read that nothing came of it."""

from __future__ import annotations

import pytest

from cogs.panels.game import offered
from store import Conflict, EntryTaken, MatchChanged
from tests.bot.club import Club
from tests.bot.offered import check_answered, everything, opened
from tests.bot.quicker import quicker
from tests.bot.running import begin
from tests.games.shazamm.play.duels import lobby, rows

WRITTEN = "SELECT number, kind, action FROM entry ORDER BY number"
SEATED = "SELECT * FROM seat ORDER BY seat"
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
async def test_in_a_lobby(club: Club) -> None:
    alice, bob = club["alice"], club["bob"]
    await lobby(alice, bob)
    shown, before = [*club.messages, *(await alice.press("options")).messages], rows(club, SEATED)
    with quicker(club, MatchChanged) as met:
        async for what, reply in everything(club, "shazamm", shown):
            check_answered(what, reply)
    assert len(met) >= IN_A_LOBBY
    assert rows(club, SEATED) == before
