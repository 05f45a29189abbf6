"""`python bot.py backup FILE` and `restore FILE`."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import stat
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

import bot
from store import Changes, Status, Store, copying
from store.copying import alone, back_up, put_back
from store.presence import Presence
from store.skipping import SKIPPED
from tables.lobby import Guest, Place
from tables.notice import BOARD, LOBBY, hand
from tests.operating import damaged
from tests.store.samples import a_match, assert_whole
from tests.tables.house import ALICE, Clock, hall
from tests.tables.post_office import PostOffice

ROOT = Path(__file__).parents[2]
EARLIER = sorted((ROOT / "tests" / "earlier").glob("rules_*/matches.sql"))
PATIENCE = 120.0
COMMITS = 2000


@pytest.fixture(scope="module")
def original(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return damaged.played(tmp_path_factory.mktemp("backups") / "broadside.db")


@pytest.fixture
def path(tmp_path: Path, original: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("BROADSIDE_DATABASE", "broadside.db")
    return Path(shutil.copy(original, tmp_path / "broadside.db"))


@contextmanager
def committing(path: Path) -> Iterator[Path]:
    """Let another process commit moves; give the file that says which were acknowledged.

    They are those of a lobby in channel 999, and mean nothing to any game.
    """

    async def lobby() -> int:
        store = await Store.open(path)
        row = a_match(channel_id=999, status=Status.LOBBY, started_at=None)
        try:
            return await store.create_match(row)
        finally:
            await store.close()

    program = (sys.executable, "-m", "tests.store.programs", "submit_forever")
    acknowledged = path.with_name("acknowledged")
    with acknowledged.open("w", encoding="utf-8") as told:
        arguments = (str(path), str(asyncio.run(lobby())))
        with subprocess.Popen((*program, *arguments), cwd=ROOT, stdout=told) as process:
            try:
                yield acknowledged
            finally:
                process.kill()


def last(acknowledged: Path) -> int:
    """Return the number of the last commit that was acknowledged."""
    lines = acknowledged.read_text("utf-8").split("\n") if acknowledged.exists() else []
    return int(lines[-2]) if len(lines) > 1 else 0


def wait_for(acknowledged: Path, number: int) -> None:
    until = time.monotonic() + PATIENCE
    while last(acknowledged) < number:
        assert time.monotonic() < until
        time.sleep(0.01)


async def whole(path: Path) -> int:
    """Check that every move of the lobby is whole, and return how many there are."""
    store = await Store.open(path)
    match = await store.matches.in_channel(999)
    assert match is not None
    try:
        return await assert_whole(store, match.id)
    finally:
        await store.close()


def forget_the_lobby(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("DELETE FROM match WHERE channel_id = 999")


def but_what_a_restore_notes(path: Path) -> list[str]:
    """Return all that a database holds, the ids that it gives next as before the restore."""
    copy = Path(shutil.copy(path, path.with_name("as before.db")))
    with closing(sqlite3.connect(copy)) as connection, connection:
        connection.execute("DELETE FROM setting WHERE name IN ('restored', 'skipped')")
        connection.execute("UPDATE sqlite_sequence SET seq = seq - 1000")
    return damaged.all_of(copy)


async def plays_on(path: Path) -> None:
    """Let the matches of people be played to their end."""
    clock = Clock()
    async with hall(path, clock, PostOffice(clock)) as house:
        await house.tables.resume()
        for match_id in (1, 2):
            await house.play_on(match_id, 500)
            assert (await house.position(match_id)).outcome is not None
        await house.settle()


def test_a_copy_taken_while_thousands_of_moves_are_committed_has_all_before_its_start(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(copying, "PAGES", 4)  # commits come between any two steps
    begun: list[tuple[Path, int]] = []
    with committing(path) as acknowledged:
        for number in (1, COMMITS // 2, COMMITS):
            wait_for(acknowledged, number)
            begun.append((path.with_name(f"copy{number}.db"), last(acknowledged)))
            assert bot.main(["backup", begun[-1][0].name]) == 0
    killed_after = last(acknowledged)
    assert bot.main(["restore", begun[-1][0].name]) == 0
    assert all(asyncio.run(whole(copy)) >= before for copy, before in begun)
    assert asyncio.run(whole(path)) == asyncio.run(whole(begun[-1][0]))
    (kept,) = path.parent.glob("*.before-restore-*[0-9]")
    assert asyncio.run(whole(kept)) >= killed_after  # also what only the log beside it had
    assert not list(path.parent.glob("*.part*"))
    damaged.do(path, forget_the_lobby)
    assert bot.main(["doctor"]) == 0
    asyncio.run(plays_on(path))


def test_a_copy_never_begins_anew(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(copying, "PAGES", 1)
    steps: list[int] = []

    def write(done: int, _: int) -> None:
        steps.append(done)
        assert len(steps) < 1000, "it begins anew with each commit"
        with closing(sqlite3.connect(path)) as connection, connection:
            connection.execute("INSERT OR REPLACE INTO setting VALUES ('step', ?)", (str(done),))

    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        back_up(path, path.with_name("copy.db"), write)
    assert steps == sorted(set(steps))
    with closing(sqlite3.connect(path.with_name("copy.db"))) as connection:
        assert not connection.execute("SELECT * FROM setting WHERE name = 'step'").fetchall()


def test_it_says_how_large_the_copy_is_and_what_it_holds(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert bot.main(["backup", "copy.db"]) == 0
    size = f"{path.with_name('copy.db').stat().st_size / 1000:.3g} kB"
    said = f"copy.db is whole: {size}, 3 matches, 2 of them being played\n"
    assert capsys.readouterr().out == said


@pytest.mark.parametrize("mode", [0o600, 0o640])
def test_nobody_else_may_read_the_copy(path: Path, mode: int) -> None:
    path.chmod(mode)
    assert bot.main(["backup", "copy.db"]) == 0
    assert stat.S_IMODE(path.with_name("copy.db").stat().st_mode) == mode
    path.with_name("copy.db").chmod(0o644)
    assert bot.main(["restore", "copy.db"]) == 0
    assert stat.S_IMODE(path.stat().st_mode) == mode


@pytest.mark.parametrize(
    ("target", "said"),
    [
        ("broadside.db", "is the database itself"),
        ("./broadside.db-wal", "is the database itself"),
        ("link.db", "is the database itself"),
        ("there.db", "is there already"),
        (".", "is there already"),
        ("absent/copy.db", "the folder absent does not exist"),
    ],
)
def test_nothing_is_overwritten(
    path: Path, capsys: pytest.CaptureFixture[str], target: str, said: str
) -> None:
    path.with_name("there.db").write_bytes(b"precious")
    path.with_name("link.db").symlink_to(path)
    files = sorted(path.parent.iterdir())
    assert bot.main(["backup", target]) == 2
    assert said in capsys.readouterr().err
    assert sorted(path.parent.iterdir()) == files
    assert path.with_name("there.db").read_bytes() == b"precious"


def test_a_copy_that_would_not_be_whole_is_not_kept(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    damaged.random_pages(path, 5)
    assert bot.main(["backup", "copy.db"]) == 2
    assert "is damaged" in capsys.readouterr().err
    assert not list(path.parent.glob("*copy*"))


def test_an_interrupted_copy_leaves_nothing(path: Path) -> None:
    def interrupted(_done: int, _all: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        back_up(path, path.with_name("copy.db"), interrupted)
    assert not list(path.parent.glob("*copy*"))


def test_there_must_be_something_to_copy(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert bot.main(["backup", "copy.db", "--database", "absent.db"]) == 2
    assert "there is no database absent.db" in capsys.readouterr().err
    assert not list(path.parent.glob("*absent*"))


def other_program(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("CREATE TABLE recipe (name)")


def newer(path: Path) -> None:
    shutil.copy(path.with_name("broadside.db"), path)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("PRAGMA user_version = 999")


def harmed(path: Path) -> None:
    shutil.copy(path.with_name("broadside.db"), path)
    damaged.random_pages(path, 5)


def truncated(path: Path) -> None:
    whole = path.with_name("broadside.db").read_bytes()
    path.write_bytes(whole[: len(whole) // 2])


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda path: None, "there is no database backup.db"),
        (lambda path: path.write_bytes(b""), "backup.db is empty"),
        (lambda path: path.write_bytes(b"no database" * 500), "is not an SQLite database"),
        (lambda path: path.symlink_to("broadside.db"), "is the database itself"),
        (other_program, "another program's database"),
        (newer, "is newer than this program"),
        (harmed, "backup.db is damaged: take another backup"),
        (truncated, "backup.db is damaged: take another backup"),
    ],
)
def test_only_a_sound_backup_of_ours_is_restored(
    path: Path, capsys: pytest.CaptureFixture[str], make: object, said: str
) -> None:
    assert callable(make)
    make(path.with_name("backup.db"))
    before, files = damaged.all_of(path), {*path.parent.iterdir()}
    assert bot.main(["restore", "backup.db"]) == 2
    assert said in capsys.readouterr().err
    assert damaged.all_of(path) == before
    assert {*path.parent.iterdir()} - files <= {path.with_name("broadside.db.lock")}


async def test_nothing_is_restored_under_a_running_bot(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert await asyncio.to_thread(bot.main, ["backup", "copy.db"]) == 0
    store = await Store.open(path)
    await store.commit(Changes().setting("after", "kept"))
    assert await asyncio.to_thread(bot.main, ["restore", "copy.db"]) == 2
    assert "broadside.db is in use: stop the bot" in capsys.readouterr().err
    await store.commit(Changes().setting("later", "kept"))
    await store.close()
    assert await asyncio.to_thread(bot.main, ["restore", "copy.db"]) == 0
    store = await Store.open(path)
    assert await store.setting("after") is None
    await store.close()


def test_nothing_is_restored_under_a_program_that_holds_no_lock(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert bot.main(["backup", "copy.db"]) == 0
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("SELECT count(*) FROM match").fetchone()
        assert bot.main(["restore", "copy.db"]) == 2
        assert "is in use" in capsys.readouterr().err
    assert bot.main(["restore", "copy.db"]) == 0


def test_nothing_is_restored_under_a_bot_that_is_about_to_open_it(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert bot.main(["backup", "copy.db"]) == 0
    presence = Presence(path)
    assert presence.enter()
    assert bot.main(["restore", "copy.db"]) == 2
    assert "is in use" in capsys.readouterr().err
    presence.leave()
    assert bot.main(["restore", "copy.db"]) == 0


async def test_a_bot_that_starts_meanwhile_waits_and_opens_what_was_restored(path: Path) -> None:
    await asyncio.to_thread(bot.main, ["backup", "copy.db"])
    store = await Store.open(path)
    await store.commit(Changes().setting("after", "lost"))
    await store.close()
    with alone(path):
        opening = asyncio.create_task(Store.open(path))
        await asyncio.sleep(0)
        shutil.copy(path.with_name("copy.db"), path.with_name("next.db"))
        path.with_name("next.db").replace(path)
        assert not opening.done()
    store = await opening
    assert await store.setting("after") is None
    await store.commit(Changes().setting("after", "kept"))
    await store.close()


def test_a_damaged_database_is_kept_with_its_log(path: Path) -> None:
    assert bot.main(["backup", "copy.db"]) == 0
    path.write_bytes(b"garbage" * 1000)
    path.with_name("broadside.db-wal").write_bytes(b"a log")
    path.with_name("broadside.db-shm").write_bytes(b"shared memory")
    assert bot.main(["restore", "copy.db"]) == 0
    log, kept = sorted(path.parent.glob("*.before-*"), key=lambda file: file.suffix[-4:] != "-wal")
    assert log.read_bytes() == b"a log"
    assert log.name == f"{kept.name}-wal"
    assert kept.read_bytes() == b"garbage" * 1000
    assert not path.with_name("broadside.db-wal").exists()
    assert bot.main(["doctor"]) == 0


def test_a_backup_is_restored_on_another_machine(
    path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert bot.main(["backup", "copy.db"]) == 0
    (tmp_path / "other").mkdir()
    assert bot.main(["restore", "copy.db", "--database", "other/bot.db"]) == 0
    assert "is kept" not in capsys.readouterr().out
    assert but_what_a_restore_notes(tmp_path / "other" / "bot.db") == damaged.all_of(path)
    asyncio.run(plays_on(tmp_path / "other" / "bot.db"))


async def test_after_a_restore_everyone_is_shown_of_when_it_is(path: Path) -> None:
    clock = Clock()
    office = PostOffice(clock)
    async with hall(path, clock, office) as house:
        clock.seconds += 5000
        lobby = await house.tables.lobby.open("shazamm", Guest(ALICE, "Alice"), Place(5, 7, "en"))
        await house.settle()
    assert await asyncio.to_thread(bot.main, ["backup", "copy.db"]) == 0
    at = clock()
    clock.seconds += 5000
    async with hall(path, clock, office) as house:
        await house.play_on(1, 3)
        lost = await house.begin(channel=8)
        await house.settle()
    assert await asyncio.to_thread(bot.main, ["restore", "copy.db"]) == 0
    for told in (1, 0):
        office.letters.clear()
        async with hall(path, clock, office) as house:
            await house.tables.resume()
            await house.settle()
            said = [letter for letter in office.letters if letter.events]
            shown = Counter((letter.scene.match.id, letter.surface) for letter in said)
            surfaces = {(match, s) for match in (1, 2) for s in (BOARD, hand(0), hand(1))}
            assert shown == Counter({*surfaces, (lobby, LOBBY)} if told else ())
            assert {event.key for letter in said for event in letter.events} <= {"table-restored"}
            assert all(f"<t:{int(at)}:f>" in str(letter.events) for letter in said)
    async with hall(path, clock, office) as house:
        assert await house.begin(channel=8) > lost


def test_a_plain_copy_with_its_log_is_restored(path: Path, tmp_path: Path) -> None:
    """As somebody has it who copied the files of a bot that was killed."""
    (tmp_path / "plain").mkdir()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        with connection:
            connection.execute("INSERT INTO setting VALUES ('in the log', 'kept')")
        for file in path.parent.glob("broadside.db*"):
            shutil.copy(file, tmp_path / "plain" / file.name)
    assert bot.main(["restore", "plain/broadside.db"]) == 0
    with closing(sqlite3.connect(path)) as connection:
        found = connection.execute("SELECT value FROM setting WHERE name = 'in the log'")
        assert found.fetchall() == [("kept",)]


@pytest.mark.parametrize("script", EARLIER, ids=lambda path: path.parent.name)
def test_what_earlier_versions_wrote_is_copied_restored_and_found_well(
    tmp_path: Path, script: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with closing(sqlite3.connect("old.db")) as connection:
        connection.executescript(script.read_text("utf-8"))
    before = damaged.all_of(Path("old.db"))
    assert bot.main(["backup", "copy.db", "--database", "old.db"]) == 0
    assert bot.main(["restore", "copy.db", "--database", "bot.db"]) == 0
    assert but_what_a_restore_notes(Path("bot.db")) == before
    assert bot.main(["doctor", "--database", "bot.db"]) == 0
    damaged.do(Path("bot.db"), damaged.by("DELETE FROM snapshot WHERE match_id = 1"))
    assert bot.main(["doctor", "--database", "bot.db"]) == 1
    assert bot.main(["doctor", "--repair", "--database", "bot.db"]) == 0
    asyncio.run(_go_on(Path("bot.db")))


async def _go_on(path: Path) -> None:
    clock = Clock()
    async with hall(path, clock, PostOffice(clock)) as house:
        await house.tables.resume()
        position = await house.position(1)
        assert all(position.question(seat) >> 32 >= SKIPPED for seat in position.asked)
        await house.play_on(1, 10)
        await house.settle()


def test_a_name_that_is_taken_meanwhile_is_left_alone(path: Path) -> None:
    kept = path.with_name("kept.db")
    assert bot.main(["backup", "copy.db"]) == 0
    kept.write_bytes(b"precious")
    with pytest.raises(copying.StoreUnusable):
        put_back(Path("copy.db"), path, kept, lambda *_: None)
    assert kept.read_bytes() == b"precious"
    assert bot.main(["doctor"]) == 0
