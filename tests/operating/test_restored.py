"""`restored`: what another program has put back is known to be a backup's."""

from __future__ import annotations

import asyncio
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

import bot
from store import Store
from tests.operating import damaged
from tests.postgres import Server


def test_it_is_noted_of_a_file_that_was_copied_to_its_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = damaged.played(tmp_path / "bot.db")
    capsys.readouterr()
    assert bot.main(["--database", str(path), "restored"]) == 0
    assert capsys.readouterr().out == (
        f"{path} is known to be a backup's: 3 matches, shown anew at the next start\n"
    )


async def test_it_is_not_noted_under_a_running_bot(
    tmp_path: Path, server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    with server.database(server.template()) as address:
        for database in (str(tmp_path / "bot.db"), address):
            store = await Store.open(database)
            assert await asyncio.to_thread(bot.main, ["--database", database, "restored"]) == 2
            assert "is in use: stop the bot" in capsys.readouterr().err
            await store.close()
            assert await asyncio.to_thread(bot.main, ["--database", database, "restored"]) == 0
            capsys.readouterr()


def test_nothing_is_made_where_there_is_no_database(
    tmp_path: Path, server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    """Into which pg_restore would put nothing any more."""
    with server.database() as address:
        for database in (str(tmp_path / "bot.db"), address):
            assert bot.main(["--database", database, "restored"]) == 2
            assert "there is no database" in capsys.readouterr().err
        assert not (tmp_path / "bot.db").exists()
        with closing(psycopg.connect(address)) as connection:
            made = "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
            assert connection.execute(made).fetchall() == []
