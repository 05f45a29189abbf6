"""Random matches in which the power fails again and again; run by `make soak`."""

# Only some of what there is concerns us.
# pyright: reportMatchNotExhaustive=false

from __future__ import annotations

import random
from typing import Any

import pytest

from engines.shazamm.model import Cast, Clone, Recycle, Steal
from tests.bot.club import Club
from tests.bot.fixtures import ErrorLog
from tests.bot.player import Player
from tests.bot.story import check_story
from tests.games.shazamm.play.duels import begun, cast, rows
from tests.proofs import confirmed

MATCHES, MOST_MOVES, LEASE = 8, 200, 91
PLACES = ("/channels/*/messages*", "/interactions/*")


async def make(player: Player, action: Any) -> None:
    """Let a player make an action by its command."""
    match action:
        case Cast(bet=bet, spells=spells):
            await cast(player, bet, *spells)
        case Clone(spell=spell):
            await player.slash("shazamm clone", **({} if spell is None else {"spell": str(spell)}))
        case Steal(spells=spells):
            await player.slash("shazamm steal", spells=", ".join(map(str, spells)))
        case Recycle(change=change):
            await player.slash("shazamm recycle", change=change)


async def fail_and_recover(club: Club, error_log: ErrorLog) -> None:
    """Start the bot again after a power cut, and let it find out what arrived."""
    error_log.lines.clear()
    await club.restart(killed=True)
    await club.advance(seconds=LEASE)
    error_log.lines.clear()


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(MATCHES))
async def test_whatever_arrives_of_what_is_sent_everything_is_told_once(
    club: Club, error_log: ErrorLog, seed: int
) -> None:
    """Power cuts before or after any request neither lose nor double a move or a message."""
    chance = random.Random(seed)
    await begun(club, "drawn")
    for _ in range(MOST_MOVES):
        position = await club.bot.services.tables.live.position(1)
        if position.outcome is not None:
            break
        seat = min(position.asked)
        actions = list(position.engine.legal_actions(position.state, seat))
        cut = chance.random() < 0.3
        if cut:
            method, path = chance.choice(("POST", "PATCH")), chance.choice(PLACES)
            club.trouble.cut_power(method, path, arrives=chance.random() < 0.5)
        await make(club[("alice", "bob")[seat]], chance.choice(actions))
        if cut:
            await fail_and_recover(club, error_log)
    await check_story(club)
    assert rows(club, "SELECT count(*) FROM outbox") == [(0,)]
    proof = await club["alice"].slash("export")
    assert confirmed(proof.messages[0].pictures[0]).startswith("confirmed")
