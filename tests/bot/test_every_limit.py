"""Whatever is asked of a match that is over is limited, or stands here with why it is not."""

from __future__ import annotations

import pytest
from msgspec.structs import asdict

from tables.limits import Limits
from tests.bot.club import Club
from tests.bot.offered import given, typed
from tests.games.shazamm.play.duels import begun, play_quickly

NONE = Limits(**dict.fromkeys(asdict(Limits()), 0))
REACHED = "(0)"
"""What every refusal of a limit tells, once it is nothing."""
FREE = {
    "a few words from a few rows": (
        *("away", "block", "unblock", "import", "ladder", "learn", "next", "matches", "notify"),
        *("profile", "report", "help", "seek", "language", "status"),
    ),
    "drawn once for all, and kept": ("rules",),
    "for who plays a match that goes on": (
        *("ahead", "back", "cancel", "draw", "hand", "hint", "move-match", "nudge", "pause"),
        *("resign", "substitute", "undo"),
    ),
}
"""The commands without a limit, by the reason."""
MENU = "Check this match"


@pytest.mark.club("alice", "bob", "carol")
async def test_whatever_is_asked_of_a_match_is_limited_or_costs_little(club: Club) -> None:
    """What the commands of games do is a move, or for who plays."""
    await begun(club)
    await play_quickly(club)
    carol, board = club["carol"], club.messages[-1]
    club.bot.services.tables.allowance.limits = NONE
    told = {MENU: (await carol.menu(board, MENU)).text}
    for command in typed(club, "shazamm"):
        if command.parent is None:
            told[command.name] = (await carol.slash(command.name, **given(club, command))).text
    unlimited = {what for what, said in told.items() if REACHED not in said}
    assert unlimited == {what for several in FREE.values() for what in several}
