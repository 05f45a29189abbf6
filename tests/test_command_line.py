"""Whatever whoever runs the bot can put right is said in one line, with exit code 2."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest
import pytest_asyncio
from aiohttp import web
from msgspec.structs import replace

import bot
from cogs.words.leniency import get_over
from operating import command_line
from operating.settings import Settings, WrongSetting, environment_with_file, settings_from
from operating.weather import Refused
from store import Slice, Store
from tables.limits import Limits

ROOT = Path(__file__).parent.parent
AGAINST = """
import discord.http, sys, bot
discord.http.Route.BASE = sys.argv[1]
sys.exit(bot.main([]))
"""


async def run(folder: Path, discord: str = "", **environment: str) -> tuple[int, str]:
    """Run the bot in `folder` against a Discord on loopback; return its exit code and words."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", AGAINST, discord),
        cwd=folder,
        env={"PYTHONPATH": str(ROOT), "PATH": "", **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    _, errors = await process.communicate()
    return process.returncode or 0, errors.decode()


def one_line(output: tuple[int, str]) -> str:
    """Return the only line that was said, without what the log says of warnings."""
    code, errors = output
    lines = [line for line in errors.splitlines() if line.startswith("broadside: ")]
    assert code == 2, errors
    assert "Traceback" not in errors
    assert len(lines) == 1
    return lines[0]


@pytest_asyncio.fixture
async def refusing() -> AsyncIterator[str]:
    """A Discord that knows no token."""

    async def refuse(_: web.Request) -> web.Response:
        return web.json_response({"message": "401: Unauthorized", "code": 0}, status=401)

    app = web.Application()
    app.router.add_route("*", "/{rest:.*}", refuse)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    yield f"http://127.0.0.1:{runner.addresses[0][1]}"
    await runner.cleanup()


async def test_without_a_token(tmp_path: Path) -> None:
    assert "DISCORD_TOKEN" in one_line(await run(tmp_path))


async def test_a_wrong_token(tmp_path: Path, refusing: str) -> None:
    said = one_line(await run(tmp_path, refusing, DISCORD_TOKEN="wrong"))
    assert "refuses DISCORD_TOKEN" in said


@pytest.mark.parametrize("token", ["one\ntwo", "one\r", "Bot one", "one\x7f", "\x1bone", "“one”"])
def test_a_token_that_no_request_can_carry(
    token: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Discord is not asked, and what was copied wrongly is not repeated."""

    async def never(_: Settings) -> None:
        pytest.fail("nothing is to be run")

    monkeypatch.setenv("DISCORD_TOKEN", f" {token}x\n")
    assert command_line.main(never, []) == 2
    said = capsys.readouterr().err
    assert said.startswith("broadside: DISCORD_TOKEN ") and said.count("\n") == 1
    assert "one" not in said.removeprefix("broadside: DISCORD_TOKEN must be one word")


async def test_a_wrong_token_in_a_file(tmp_path: Path, refusing: str) -> None:
    (tmp_path / ".env").write_text('DISCORD_TOKEN="wrong"\n')
    assert "refuses DISCORD_TOKEN" in one_line(await run(tmp_path, refusing))


async def test_a_database_that_cannot_be_opened(tmp_path: Path) -> None:
    folder = tmp_path / "absent" / "broadside.db"
    said = one_line(await run(tmp_path, DISCORD_TOKEN="any", BROADSIDE_DATABASE=str(folder)))
    assert "absent" in said


async def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "notes.db").write_text("no database at all, but long enough to have a header" * 9)
    said = one_line(await run(tmp_path, DISCORD_TOKEN="any", BROADSIDE_DATABASE="notes.db"))
    assert "notes.db" in said


@pytest.mark.parametrize(
    "wrong",
    [
        {"BROADSIDE_BOT_SECONDS": "soon"},
        {"BROADSIDE_BOT_SECONDS": "-1"},
        {"BROADSIDE_LOG_LEVEL": "LOUD"},
        {"BROADSIDE_LOBBY_DAYS": "0"},
        {"BROADSIDE_LOBBY_DAYS": "61"},
        {"BROADSIDE_LOBBY_DAYS": "soon"},
        {"BROADSIDE_METRICS": "here"},
        {"BROADSIDE_METRICS": "0"},
        {"BROADSIDE_METRICS": "127.0.0.1:65536"},
        {"BROADSIDE_METRICS": "00655351"},
        {"BROADSIDE_METRICS": "..:9464"},
        {"BROADSIDE_METRICS": f"{'a' * 64}.example:9464"},
        {"BROADSIDE_METRICS": "a host:9464"},
        {"BROADSIDE_LOBBY_DAYS": "000000006000"},
        {"BROADSIDE_KEEP_DAYS": "000000036500000"},
        {"BROADSIDE_SHARDS": "4"},
        {"BROADSIDE_SHARDS": "0-3"},
        {"BROADSIDE_SHARDS": "0-4/4"},
        {"BROADSIDE_SHARDS": "3-0/4"},
        {"BROADSIDE_SHARDS": "0-1,1-2/4"},
        {"BROADSIDE_SHARDS": "0/0"},
        {"BROADSIDE_SHARDS": "all/4"},
        {"BROADSIDE_SHARDS": "0/1"},
        {"BROADSIDE_SHARDS": "0-0/1", "BROADSIDE_DATABASE": "a.db"},
        {"BROADSIDE_KEEP_DAYS": "-1"},
        {"BROADSIDE_KEEP_DAYS": "36501"},
        {"BROADSIDE_KEEP_DAYS": "for ever"},
        {"BROADSIDE_LIMIT_PICTURES": "-1"},
        {"BROADSIDE_LIMIT_LOBBIES_PERSON": "many"},
    ],
)
def test_settings_that_cannot_be(wrong: dict[str, str]) -> None:
    with pytest.raises(WrongSetting) as error:
        settings_from(wrong)
    assert next(iter(wrong)) in str(error.value)


def test_the_environment_wins_over_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "from the environment")
    (tmp_path / ".env").write_text("# a remark\nDISCORD_TOKEN=from the file\nOTHER='quoted'\n")
    read = environment_with_file(tmp_path / ".env")
    assert (read["DISCORD_TOKEN"], read["OTHER"]) == ("from the environment", "quoted")


async def test_whoever_plays_meets_a_bot_that_gets_over_faults(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the start on, and no longer than it runs."""

    def fault() -> None:
        get_over(ZeroDivisionError(), "a text", None)

    async def login(*_: object) -> None:
        fault()
        raise discord.LoginFailure

    monkeypatch.setattr(bot.Broadside, "login", login)
    with pytest.raises(Refused):
        await bot.run(Settings(database=str(tmp_path / "broadside.db"), token="x"))
    with pytest.raises(ZeroDivisionError):
        fault()


@pytest.mark.parametrize("name", Limits.__struct_fields__)
def test_each_limit_can_be_set(name: str) -> None:
    set_to = settings_from({f"BROADSIDE_LIMIT_{name.upper()}": "0"}).limits
    assert set_to == replace(Limits(), **{name: 0})
    assert settings_from({}).limits == Limits()


@pytest.mark.parametrize(
    ("said", "slices"),
    [
        ("", ()),
        ("0-3/16", (Slice(0, 3, 16),)),
        (" 0-3, 4 -7,8 / 16 ", (Slice(0, 3, 16), Slice(4, 7, 16), Slice(8, 8, 16))),
    ],
)
def test_slices_of_shards_can_be_set(said: str, slices: tuple[Slice, ...]) -> None:
    assert settings_from({"BROADSIDE_SHARDS": said}).shards == slices
    assert settings_from({}).shards == ()


def test_one_shard_of_one_is_for_a_server() -> None:
    """In a file it could not be told from a process without shards, and both would serve."""
    there = {"BROADSIDE_SHARDS": "0/1", "BROADSIDE_DATABASE": "postgresql://host/bot"}
    assert settings_from(there).shards == (Slice(0, 0, 1),)


def test_how_long_a_lobby_waits_can_be_set() -> None:
    assert settings_from({"BROADSIDE_LOBBY_DAYS": "3"}).lobby_days == 3


@pytest.mark.parametrize(
    ("said", "at"),
    [
        ("9464", "http://127.0.0.1:9464"),
        ("0.0.0.0:9464", "http://0.0.0.0:9464"),
        ("[::1]:65535", "http://[::1]:65535"),
    ],
)
def test_who_watches_is_answered_on_this_machine_unless_told_otherwise(said: str, at: str) -> None:
    assert str(settings_from({"BROADSIDE_METRICS": said}).metrics) == at
    assert settings_from({}).lobby_days == 7


def test_how_long_ended_matches_are_kept_can_be_set() -> None:
    assert settings_from({"BROADSIDE_KEEP_DAYS": "365"}).keep_days == 365
    assert settings_from({}).keep_days == settings_from({"BROADSIDE_KEEP_DAYS": "0"}).keep_days == 0
    documented = (Path(__file__).parents[1] / "docs" / "operating.md").read_text("utf-8")
    (line,) = (x for x in documented.splitlines() if x.startswith("| `BROADSIDE_KEEP_DAYS` | "))
    assert line.endswith("| `0` |")


@pytest.mark.parametrize("words", [("backup", "x.db"), ("restore", "x.db"), ("doctor", "--repair")])
def test_what_is_for_files_says_so_of_a_server(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    """Without connecting to it, and without its password."""

    async def never(_: Settings) -> None:
        pytest.fail("nothing is to be run")

    address = "postgresql://me:a-password@host/bot"
    assert command_line.main(never, ["--database", address, *words]) == 2
    said = capsys.readouterr().err
    assert said.startswith(
        f"broadside: `{' '.join(words).removesuffix(' x.db')}` is for a database in a file"
    )
    assert said.count("\n") == 1 and "a-password" not in said


@pytest.mark.parametrize(
    "address",
    [
        '"postgresql://bot:SECRET@db/broadside"',
        "'postgresql://bot:SECRET@db/broadside'",
        "postgresql+psycopg://bot:SECRET@db/broadside",
        "mysql://bot:SECRET@db/broadside",
        "postgresql:/bot:SECRET@db/broadside",
        "postgresql:bot:SECRET@db",
        "bot:SECRET@db/broadside",
        "bot:SEC/RET@db/broadside",
        "host=db password=SECRET dbname=broadside",
        "host=db dbname=broadside PASSWORD = 'SECRET'",
        "sqlite:///SECRET.db",
    ],
)
@pytest.mark.parametrize("words", [(), ("doctor",), ("export", "--all", "x"), ("backup", "x")])
def test_an_address_that_is_a_little_wrong_is_not_repeated(
    address: str,
    words: tuple[str, ...],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """A password may be in it; and no file is called so."""

    async def opened(settings: Settings) -> None:
        await (await Store.open(settings.database)).close()

    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "any")
    monkeypatch.setenv("BROADSIDE_DATABASE", address)
    assert command_line.main(opened, list(words)) == 2
    said = capsys.readouterr()
    assert said.err.count("\n") == 1 and not said.out
    assert "BROADSIDE_DATABASE" in said.err and "postgresql://USER:PASSWORD@HOST" in said.err
    assert not any(part in said.err for part in ("SEC", "RET", "bot", "db/"))
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("said", "database"),
    [
        (" postgresql://bot:a-word@db/bot\n", "postgresql://bot:a-word@db/bot"),
        ("POSTGRES://bot:a-word@db/bot", "POSTGRES://bot:a-word@db/bot"),
        (" a folder/a@b = c.db ", "a folder/a@b = c.db"),
        ("C:\\games\\me@home.db", "C:\\games\\me@home.db"),
        ("C:/games/me@home.db", "C:/games/me@home.db"),
    ],
)
def test_a_database_is_named_by_a_path_or_an_address(said: str, database: str) -> None:
    assert settings_from({"BROADSIDE_DATABASE": said}).database == database


async def test_a_server_that_is_away_is_told_in_one_line(tmp_path: Path) -> None:
    address = "postgresql://me:a-password@127.0.0.1:1/bot"
    code, said = await run(tmp_path, DISCORD_TOKEN="any", BROADSIDE_DATABASE=address)
    assert code == 1, "it may pass, and a service starts again"
    assert said.startswith("broadside: postgresql://127.0.0.1:1/bot cannot be opened")
    assert said.count("\n") == 1
    assert "a-password" not in said
