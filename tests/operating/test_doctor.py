"""`python bot.py doctor`: each kind of damage is found, and mended where that is possible."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from io import StringIO
from pathlib import Path

import pytest

import bot
from engines.core import decode
from operating.progress import Progress
from store import Status, Store
from tables import TableRefusal
from tables.lobby import Guest, Place
from tables.proof.form import Proof
from tables.tables import By
from tests.operating import damaged
from tests.operating.damaged import BEYOND_REPAIR, MENDABLE, Harm
from tests.proofs import confirmed
from tests.tables.battles import PEOPLE
from tests.tables.house import ALICE, Clock, Hall, hall
from tests.tables.post_office import PostOffice

Doctor = Callable[..., tuple[int, str]]


@pytest.fixture(scope="module")
def original(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return damaged.played(tmp_path_factory.mktemp("doctor") / "broadside.db")


@pytest.fixture
def path(tmp_path: Path, original: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("BROADSIDE_DATABASE", "broadside.db")
    return Path(shutil.copy(original, tmp_path / "broadside.db"))


@pytest.fixture
def doctor(path: Path, capsys: pytest.CaptureFixture[str]) -> Doctor:
    """Runs the command, and sees to it that nothing private is told."""

    def run(*arguments: str) -> tuple[int, str]:
        private = secrets(path)
        code = bot.main(["doctor", *arguments])
        told = capsys.readouterr()
        said = told.out + told.err
        assert not [secret for secret in private if secret in said]
        return code, said

    return run


def secrets(path: Path) -> list[str]:
    """Return what no operator may read on a screen: secrets, salts, what was done and held."""
    with closing(sqlite3.connect(path)) as connection:
        connection.text_factory = bytes
        try:
            rows = connection.execute(
                "SELECT seed FROM match UNION SELECT salt FROM seat UNION"
                " SELECT chance FROM match UNION SELECT pepper FROM seat UNION"
                " SELECT CAST(action AS TEXT) FROM entry UNION"
                " SELECT substr(CAST(state AS TEXT), 1, 20) FROM snapshot"
            ).fetchall()
        except sqlite3.DatabaseError:
            return []
    return [secret for (raw,) in rows if raw and len(secret := raw.decode("utf-8", "ignore")) > 5]


async def play_to_the_end(path: Path) -> None:
    """Let match 1 be played to its end, and be proved."""
    clock = Clock()
    clock.seconds = time.time()  # what was mended is due since then
    async with hall(path, clock, PostOffice(clock)) as house:
        await house.tables.resume()
        await house.settle()
        await house.play_on(1, 500)
        match = await house.store.match(1)
        assert match is not None
        assert match.status is Status.ENDED
        assert confirmed(await house.tables.export(1)).startswith("confirmed")
        await house.settle()
        assert await house.store.outbox.next_at(idle=False) is None


def test_all_is_well(path: Path, doctor: Doctor) -> None:
    before = path.read_bytes()
    assert doctor() == (0, "all is well: 3 matches\n")
    assert doctor("--repair") == (0, "all is well: 3 matches\n")
    assert path.read_bytes()[100:] == before[100:]
    assert not list(path.parent.glob("*before*"))


@pytest.mark.parametrize(("harm", "said"), MENDABLE.values(), ids=MENDABLE)
def test_what_can_be_mended_is(path: Path, doctor: Doctor, harm: Harm, said: str) -> None:
    damaged.do(path, harm)
    harmed = damaged.all_of(path)
    code, found = doctor()
    assert (code, said in found) == (1, True), found
    assert "match 2" not in found
    assert damaged.all_of(path) == harmed
    code, done = doctor("--repair")
    assert (code, done.splitlines()[-1]) == (0, "all is well: 3 matches"), done
    (kept,) = path.parent.glob("*.before-repair-*")
    assert damaged.all_of(kept) == harmed
    asyncio.run(play_to_the_end(path))
    assert doctor()[0] == 0


def test_what_may_stand_without_a_match_is_freed_and_the_rest_removed(
    path: Path, doctor: Doctor
) -> None:
    """Each line says what was done: who looks for somebody to play with looks on."""
    looks = "INSERT INTO seek VALUES (NULL, 5, 5, 5, 'x', 'en', X'', X'', 0, 0, 77)"
    damaged.do(path, damaged.by(looks))
    damaged.do(path, MENDABLE["rows that hang on nothing"][0])
    assert "(1 of entry, 1 of deadline)" in doctor()[1]
    code, done = doctor("--repair")
    assert code == 0, done
    kept, removed = (
        [line for line in done.splitlines() if line.startswith(how)]
        for how in ("freed from it: ", "removed: ")
    )
    assert kept == ["freed from it: rows of match 77, which is not there (1 of seek)"]
    assert removed == ["removed: rows of match 77, which is not there (1 of entry, 1 of deadline)"]


@pytest.mark.parametrize(("harm", "said"), BEYOND_REPAIR.values(), ids=BEYOND_REPAIR)
def test_what_cannot_be_mended_is_left_alone(
    path: Path, doctor: Doctor, harm: Harm, said: str
) -> None:
    damaged.do(path, harm)
    harmed = damaged.all_of(path)
    for arguments in ((), ("--repair",)):
        code, found = doctor(*arguments)
        assert (code, said in found) == (1, True), found
        assert "match 2" not in found
        assert "(can be mended)" not in found
    assert damaged.all_of(path) == harmed
    assert not list(path.parent.glob("*before*"))


def test_of_two_things_the_one_that_can_be_is_mended(path: Path, doctor: Doctor) -> None:
    damaged.do(path, BEYOND_REPAIR["other chance"][0])
    damaged.do(path, MENDABLE["snapshots lost"][0])
    code, done = doctor("--repair", "--no-backup")
    assert code == 1
    assert "match 1: the snapshot of ply 10 was written from the log" in done
    still = done.partition("what is still wrong cannot be mended:")[2]
    assert "\nmatch 3: " in still
    assert "\nmatch 1: " not in still
    assert not list(path.parent.glob("*before*"))


@pytest.mark.parametrize("pages", [1, 10, 40])
def test_random_pages_are_found_and_nothing_is_written(
    path: Path, doctor: Doctor, pages: int
) -> None:
    damaged.random_pages(path, pages)
    harmed = path.read_bytes()
    for arguments in ((), ("--repair",)):
        code, found = doctor(*arguments)
        assert code == 1, found
        assert "the file is damaged, and cannot be mended: restore a backup" in found
    assert path.read_bytes()[100:] == harmed[100:]


def test_where_an_index_lies_nothing_is_written(path: Path, doctor: Doctor) -> None:
    """Though all matches can be read, and one could be mended."""
    damaged.do(path, MENDABLE["snapshots lost"][0])
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute(
            "UPDATE sqlite_schema SET rootpage ="
            " (SELECT rootpage FROM sqlite_schema WHERE name = 'message_id')"
            " WHERE name = 'deadline_due'"
        )
    harmed = path.read_bytes()
    for arguments in ((), ("--repair",)):
        code, found = doctor(*arguments)
        assert code == 1
        assert "deadline_due" in found
        assert "match 1: the snapshot of ply 10, where it stands, is missing\n" in found
    assert path.read_bytes()[100:] == harmed[100:]


async def test_while_the_bot_runs_it_reads_and_mends_nothing(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = await Store.open(path)
    assert await asyncio.to_thread(bot.main, ["doctor"]) == 0
    assert await asyncio.to_thread(bot.main, ["doctor", "--repair"]) == 2
    assert "is in use: stop the bot" in capsys.readouterr().err
    await store.close()
    assert await asyncio.to_thread(bot.main, ["doctor", "--repair"]) == 0


async def test_a_match_that_goes_on_looks_well_at_every_move(path: Path) -> None:
    """Also one that was undone, given up, or is paused."""
    clock = Clock()
    async with hall(path, clock, PostOffice(clock)) as house:
        while not await undone(house, path):  # what was revealed is not taken back
            await house.play_on(1, 1)
        assert await asyncio.to_thread(bot.main, ["doctor"]) == 0
        for _ in range(6):
            await house.play_on(1, 1)
            assert await asyncio.to_thread(bot.main, ["doctor"]) == 0
        await house.tables.pauses.pause(1, ValueError("on purpose"))
        await house.tables.play.resign(2, By(ALICE))
        assert await asyncio.to_thread(bot.main, ["doctor"]) == 0


async def test_a_log_from_whose_middle_something_was_taken_back_looks_well(path: Path) -> None:
    """What others did in secret since keeps its number, and so do all the dice."""
    clock = Clock()
    async with hall(path, clock, PostOffice(clock)) as house:
        match_id = await three_of_magblast(house)
        for seat in (1, 0, 1):  # the second time nobody but seat 1 knows of it
            await house.move(match_id, seat)
        await house.tables.play.undo(match_id, By(PEOPLE[0]))
        assert await asyncio.to_thread(bot.main, ["doctor"]) == 0
        await house.play_on(match_id, 5000)
        assert await asyncio.to_thread(bot.main, ["doctor"]) == 0
        assert (await house.position(match_id)).outcome is not None
        told = await house.tables.export(match_id)
        assert [line.ply for line in decode(told, Proof).log if line.state][:3] == [1, 3, 4]
        assert confirmed(told).startswith("confirmed: ")


async def three_of_magblast(house: Hall) -> int:
    lobby = house.tables.lobby
    match_id = await lobby.open("magblast", Guest(PEOPLE[0], "P0", 1), Place(5, 70, "en"))
    await lobby.set_option(match_id, PEOPLE[0], "round_cap", "twenty")
    for seat in (1, 2):
        await lobby.join(match_id, Guest(PEOPLE[seat], f"P{seat}", seat + 1))
    await house.start(match_id, PEOPLE[0])
    return match_id


async def undone(house: Hall, path: Path) -> bool:
    """Take back the last move of match 1; tell whether that could be."""
    try:
        await house.tables.play.undo(1, By(await mover(path)))
    except TableRefusal:
        return False
    return True


async def mover(path: Path) -> int:
    """Return who made the last move of match 1."""
    with closing(sqlite3.connect(path)) as connection:
        text = "SELECT actor_id FROM entry WHERE match_id = 1 ORDER BY number DESC LIMIT 1"
        return connection.execute(text).fetchone()[0]


@pytest.mark.parametrize("arguments", [["doctor"], ["doctor", "--repair"]])
def test_there_must_be_a_database(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: list[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert bot.main([*arguments, "--database", "absent.db"]) == 2
    assert "there is no database absent.db" in capsys.readouterr().err
    assert not list(tmp_path.glob("absent.db"))


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("to", "said"),
    [
        (StringIO(), "matches: 60 of 100\n"),
        (Terminal(), "\rmatches: 20 of 100\rmatches: 40 of 100\rmatches: 60 of 100"),
    ],
)
def test_long_work_says_how_far_it_is(to: StringIO, said: str) -> None:
    clock = Clock()
    with Progress("matches", to, clock) as progress:
        for done in (20, 40, 60):
            clock.seconds += 2.0
            progress(done, 100)
        assert to.getvalue() == said
    assert to.getvalue().splitlines()[-1].strip() in ("", "matches: 60 of 100")
