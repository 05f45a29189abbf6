"""What people see once a backup was put back: messages of the time that is lost still stand."""

from __future__ import annotations

import asyncio
from pathlib import Path

import bot
from tests.bot.club import Club
from tests.bot.player import Player
from tests.games.shazamm.play.duels import begun, hand, nothing_changes, refused, turn


async def test_a_menu_of_the_time_that_is_lost_answers_no_other_question(
    club: Club, alice: Player, tmp_path: Path
) -> None:
    """Though the game asks the same there that it asked then, of another turn."""
    await begun(club)
    database, copy = club.settings.database, str(tmp_path / "copy.db")
    assert await asyncio.to_thread(bot.main, ["backup", copy, "--database", database]) == 0
    await turn(club, (5, 6), (5,))  # Recycle asks what becomes of a bet of 5
    lost = hand(alice)
    assert any("recycle" in control.custom_id for control in lost.controls)
    await club.end()
    assert await asyncio.to_thread(bot.main, ["restore", copy, "--database", database]) == 0
    await club.start_anew()
    await turn(club, (12, 6), (3,))
    assert hand(alice).id != lost.id
    async with nothing_changes(club):
        refused(await alice.choose("recycle", "5", on=alice.now(lost)))
