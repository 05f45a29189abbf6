"""The bot on a PostgreSQL server: whole matches, killed and cut off in the middle."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.postgres import Server
from tests.sampled import sampled
from tests.wire.calm import judged, nothing_happens
from tests.wire.evening import evening
from tests.wire.on_server import server_ledger

PASSWORD = "a-password-of-mine"


@pytest.mark.parametrize("to_the_end", sampled([False, True]))
async def test_a_match_goes_on_whatever_is_killed(
    tmp_path: Path, server: Server, to_the_end: bool
) -> None:
    """Nothing is lost, doubled or untrue, and no log tells the password."""
    with server_ledger(server, password=PASSWORD) as ledger:
        async with evening(tmp_path, ledger=ledger) as party:
            await party.begin("shazamm")
            await party.play(4)
            await party.bot.kill()
            await party.bot.start()  # at once: nobody else lives who could hold its lease
            await party.play(4)
            ledger.cuts()
            await party.play(4)
            while to_the_end and ledger.playing():
                await party.play(8)
            await judged(party)
            assert not list(tmp_path.glob("*.db*"))
        log = "\n".join(party.bot.log)
    assert "was lost, connecting again" in log
    assert PASSWORD not in log


@pytest.mark.soak
async def test_while_nobody_plays_nothing_happens(tmp_path: Path, server: Server) -> None:
    with server_ledger(server) as ledger:
        async with evening(tmp_path, ledger=ledger) as party:
            await nothing_happens(party)
