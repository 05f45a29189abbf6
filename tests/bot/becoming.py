"""What may become of a match that two or more people play in the club's channel."""

from __future__ import annotations

from tests.bot.club import Club
from tests.tables.faults import broken


async def given_up(club: Club, name: str) -> None:
    """Let a player give up."""
    player = club[name]
    await player.press("resign", on=(await player.slash("resign")).messages[0])


async def called_off(club: Club) -> None:
    """Let Alice and Bob agree to call it off."""
    alice = club["alice"]
    await alice.press("off-ask", on=(await alice.slash("cancel")).messages[0])
    await club["bob"].press("off-agree")


async def paused(club: Club, game: str) -> None:
    """Let a match with a clock of an hour fail where its time is over; an error says so."""
    with broken(game, "default_action"):
        await club.advance(minutes=61)
