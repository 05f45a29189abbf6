"""`python bot.py retry [MATCH]`: an operator asks, a bot that runs elsewhere hears."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest
import pytest_asyncio

import bot
from tests.tables.house import Clock, Hall, hall
from tests.tables.post_office import PostOffice


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncIterator[Hall]:
    """The running bot's tables, with a paused match 1, 2 and one that goes on, 3."""
    clock = Clock()
    async with hall(tmp_path / "bot.db", clock, PostOffice(clock)) as opened:
        for channel in (1, 2, 3):
            await opened.begin(channel=channel)
        for match_id in (1, 2):
            await opened.tables.pauses.pause(match_id, ValueError("on purpose"))
        await opened.tables.tick()
        yield opened


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.delenv("BROADSIDE_DATABASE", raising=False)


async def say(*arguments: str) -> int:
    """Run the command line as a process of its own would, beside this event loop."""
    return await asyncio.to_thread(bot.main, list(arguments))


async def paused(house: Hall) -> list[int]:
    return [match.id for match in await house.store.matches.paused()]


@pytest.mark.parametrize(
    ("arguments", "numbers", "left"),
    [
        (("retry", "2", "--database", "bot.db"), "match 2", [1]),
        (("--database", "bot.db", "retry", "1"), "match 1", [2]),
        (("--database", "bot.db", "retry"), "match 1, 2", []),
    ],
)
async def test_a_match_is_tried_again_while_the_bot_runs(
    house: Hall,
    capsys: pytest.CaptureFixture[str],
    arguments: tuple[str, ...],
    numbers: str,
    left: list[int],
) -> None:
    assert await say(*arguments) == 0
    told = capsys.readouterr()
    assert told.out.rstrip().endswith(numbers)
    assert (told.out.count("\n"), told.err) == (1, "")
    assert await paused(house) == [1, 2]  # it only asks
    await house.pass_time(60.0)
    assert await paused(house) == left


@pytest.mark.parametrize("typed", ["1234", "1,234", "1.234"])
async def test_the_number_of_a_match_may_be_typed_with_separators(
    house: Hall, capsys: pytest.CaptureFixture[str], typed: str
) -> None:
    with closing(sqlite3.connect("bot.db")) as database, database:
        database.execute("UPDATE sqlite_sequence SET seq = 1233 WHERE name = 'match'")
    match_id = await house.begin(channel=4)
    await house.tables.pauses.pause(match_id, ValueError("on purpose"))
    assert await say("retry", typed, "--database", "bot.db") == 0
    assert capsys.readouterr().out.rstrip().endswith("match 1234")
    assert await say("retry", "1.2", "--database", "bot.db") == 2


async def test_nothing_is_paused(house: Hall, capsys: pytest.CaptureFixture[str]) -> None:
    for match_id in (1, 2):
        await house.tables.pauses.retry(match_id)
    assert await say("retry", "--database", "bot.db") == 0
    assert capsys.readouterr().out == "no match is paused\n"


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("retry", "3", "--database", "bot.db"), "match 3 is not paused"),
        (("retry", "9", "--database", "bot.db"), "there is no match 9"),
        (("retry", "-", "--database", "bot.db"), "there is no match -"),
        (("retry", "9" * 30, "--database", "bot.db"), f"there is no match {'9' * 30}"),
        (("retry", "--database", "absent.db"), "there is no database absent.db"),
        (("retry",), "there is no database broadside.db"),
        (("retry", "--database", "notes.txt"), "notes.txt is not an SQLite database"),
    ],
)
async def test_what_is_wrong_is_said_in_one_line(
    house: Hall,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    arguments: tuple[str, ...],
    why: str,
) -> None:
    (tmp_path / "notes.txt").write_text("no database at all, but long enough for a header " * 9)
    before = sorted(path.name for path in tmp_path.iterdir())
    assert await say(*arguments) == 2
    told = capsys.readouterr()
    assert (told.out, told.err) == ("", f"broadside: {why}\n")
    assert sorted(path.name for path in tmp_path.iterdir()) == before  # no file was made


@pytest.mark.parametrize("arguments", [(), ("--database", "other.db")])
async def test_without_a_command_the_bot_is_run(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: tuple[str, ...],
) -> None:
    """As far as a token that is missing, and then, with one, with the database that is named."""
    assert await say(*arguments) == 2
    assert "DISCORD_TOKEN" in capsys.readouterr().err
    monkeypatch.setenv("DISCORD_TOKEN", "any")
    (tmp_path / "broadside.db").mkdir()
    (tmp_path / "other.db").mkdir()
    assert await say(*arguments) == 2
    expected = arguments[-1] if arguments else "broadside.db"
    assert capsys.readouterr().err == f"broadside: {expected} is a folder, not a database\n"
