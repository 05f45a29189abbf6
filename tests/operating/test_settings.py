"""Every setting that docs/operating.md tells of is heard alike, and a wrong value is refused."""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

import pytest

import bot
from operating import settings
from operating.settings import WrongSetting, environment_with_file, misspelt, settings_from

ROOT = Path(__file__).parents[2]
DOCUMENTED = (ROOT / "docs" / "operating.md").read_text("utf-8")
ROWS = dict(
    re.findall(r"^\| `((?:BROADSIDE|DISCORD)_\w+)` \|.*\| ([^|]+) \|$", DOCUMENTED, re.MULTILINE)
)
"""The rows of the tables of settings: their names, and what they are unless set."""
DATABASE = "BROADSIDE_DATABASE"
WRONG = {
    "DISCORD_TOKEN": "two words",
    DATABASE: "mysql://host/bot",
    "BROADSIDE_BOT_SECONDS": "soon",
    "BROADSIDE_LOG_LEVEL": "LOUD",
    "BROADSIDE_LOGS": "jsonl",
    "BROADSIDE_LOBBY_DAYS": "0",
    "BROADSIDE_KEEP_DAYS": "for ever",
    "BROADSIDE_METRICS": "here",
    "BROADSIDE_SHARDS": "4",
    "BROADSIDE_DISCORD_API": "discord.com",
    "BROADSIDE_DISCORD_GATEWAY": "https://discord.com",
    **{name: "many" for name in ROWS if "_LIMIT_" in name},
}
RIGHT = {
    "DISCORD_TOKEN": "a-token",
    DATABASE: "a.db",
    "BROADSIDE_BOT_SECONDS": "2.5",
    "BROADSIDE_LOG_LEVEL": "debug",
    "BROADSIDE_LOGS": "JSON",
    "BROADSIDE_LOBBY_DAYS": "3",
    "BROADSIDE_KEEP_DAYS": "9",
    "BROADSIDE_METRICS": "9464",
    "BROADSIDE_SHARDS": "0-3/16",
    "BROADSIDE_DISCORD_API": "http://proxy:8080/api/v10",
    "BROADSIDE_DISCORD_GATEWAY": "ws://proxy:8081/",
    **{name: "11" for name in ROWS if "_LIMIT_" in name},
}
COMMANDS = (
    *("retry", "backup a", "restore a", "restored", "export --all a", "import --all a"),
    "doctor",
)
NAMED = re.compile(r"\b(?:BROADSIDE|DISCORD)_[A-Z_]*[A-Z]\b")
FOR_OTHERS = {*settings.FOR_COMPOSE, "BROADSIDE_LIMIT"}
"""What is no setting of the bot's, and how the names of limits begin."""


def complaint(capsys: pytest.CaptureFixture[str], **environment: str) -> str:
    """Return the one line with which a start ends."""
    with pytest.MonkeyPatch.context() as patch:
        for name, value in environment.items():
            patch.setenv(name, value)
        assert bot.main([]) == 2
    said = capsys.readouterr().err
    assert said.startswith("broadside: ") and said.count("\n") == 1
    return said


def test_each_setting_has_a_row_and_each_row_is_a_setting() -> None:
    names = {name for path in sources() for name in NAMED.findall(path.read_text("utf-8"))}
    assert len(names) > 10
    assert names - FOR_OTHERS - ROWS.keys() == set()
    limits = {f"BROADSIDE_LIMIT_{name.upper()}" for name in settings.Limits.__struct_fields__}
    assert ROWS.keys() == settings.USUAL.keys() | limits
    assert WRONG.keys() == RIGHT.keys() == ROWS.keys(), "say here a wrong and a right value of it"


def sources() -> list[Path]:
    folders = ("bots", "cogs", "engines", "operating", "render", "store", "tables", "thinking")
    return [ROOT / "bot.py", *(path for name in folders for path in (ROOT / name).rglob("*.py"))]


@pytest.mark.parametrize("name", ROWS)
def test_a_wrong_value_is_refused_by_name(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nothing else would be right: what was taken in silence ends at the database."""
    monkeypatch.chdir(tmp_path)
    elsewhere = {"DISCORD_TOKEN": "any", DATABASE: "absent/a.db"}
    said = complaint(capsys, **{**elsewhere, name: WRONG[name]})
    assert name in said and "absent" not in said


def test_levels_of_the_log_are_those_that_are_documented() -> None:
    """Python knows others: one hides what went wrong, one is as if none were set."""
    row = re.search(r"^\| `BROADSIDE_LOG_LEVEL` .*", DOCUMENTED, re.MULTILINE)
    assert row is not None
    levels, taken = set(re.findall(r"`([A-Z]+)`", row[0])), set[str]()
    for level in logging.getLevelNamesMapping():
        with suppress(WrongSetting):
            taken.add(settings_from({"BROADSIDE_LOG_LEVEL": level}).log_level)
    assert taken == levels


@pytest.mark.parametrize("name", ROWS)
def test_a_right_value_is_taken_with_blanks_around_it(name: str) -> None:
    taken = settings_from({name: RIGHT[name]})
    assert taken != settings_from({})
    assert settings_from({name: f" {RIGHT[name]}\t\n"}) == taken


@pytest.mark.parametrize("name", [name for name in ROWS if name != DATABASE])
@pytest.mark.parametrize("empty", ["", "  "])
def test_what_is_empty_is_as_usual(name: str, empty: str) -> None:
    """As `${NAME:-}` of compose is where nobody has set it."""
    assert settings_from({name: empty}) == settings_from({})


@pytest.mark.parametrize("name", ROWS)
@pytest.mark.parametrize("empty", ["", "  "])
def test_what_is_empty_in_the_environment_hides_nothing_in_the_file(
    name: str, empty: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """But a database that was to come from a variable is not another one instead."""
    file = tmp_path / ".env"
    file.write_text(f"{name}={RIGHT[name]}\n")
    monkeypatch.setenv(name, empty)
    environment = environment_with_file(file)
    if name == DATABASE:
        with pytest.raises(WrongSetting, match="is empty"):
            settings_from(environment)
    else:
        assert settings_from(environment) == settings_from({name: RIGHT[name]})


@pytest.mark.parametrize(
    ("lines", "number"),
    [
        ("BROADSIDE_KEEP_DAYS 30", 3),
        ("BROADSIDE_LOBBY_DAYS", 3),
        ("BROADSIDE_LOBBY_DAYS: 3", 3),
        ("export BROADSIDE_LOBBY_DAYS", 3),
        ("\n\n  BROADSIDE_LOBBY_DAYS", 5),
        ("=30", 3),
        ("BROADSIDE_LOBBY_DAYS='3", 3),
        ('BROADSIDE_LOGS="a\nb"\nBROADSIDE_LOBBY_DAYS="3" days', 5),
    ],
)
def test_a_line_of_the_file_that_sets_nothing_is_named(
    lines: str, number: int, tmp_path: Path
) -> None:
    file = tmp_path / ".env"
    file.write_text(f"# Kept short.\nDISCORD_TOKEN=a-secret\n{lines}\nBROADSIDE_BOT_SECONDS=1\n")
    with pytest.raises(WrongSetting) as refused:
        environment_with_file(file)
    assert str(refused.value) == f"{file}, line {number}: no NAME=VALUE"


def test_what_a_file_may_hold_beside_settings_is_no_matter(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text("\n# BROADSIDE_LOGS\nexport EMPTY=\n\n  QUOTED = 'a b' # said\nLAST=${QUOTED}")
    read = environment_with_file(file)
    assert (read["EMPTY"], read["QUOTED"], read["LAST"]) == ("", "a b", "a b")


@pytest.mark.parametrize("name", [name for name, usual in ROWS.items() if usual[0] == "`"])
def test_what_is_usual_can_be_said(name: str) -> None:
    usual = ROWS[name].strip("`")
    if name.startswith("BROADSIDE_DISCORD"):  # as discord.py has it, unless it is set
        assert settings_from({name: usual}) != settings_from({})
    else:
        assert settings_from({name: usual}) == settings_from({})


@pytest.mark.parametrize(
    "said", ["", " ", ".", "absent/a.db", "x" * 300, "mysql://bot:x@db/bot", " absent.db "]
)
def test_a_database_is_the_same_by_option_and_by_variable(
    said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    code = bot.main(["--database", said, "doctor"])
    by_option = capsys.readouterr()
    monkeypatch.setenv(DATABASE, said)
    assert (bot.main(["doctor"]), capsys.readouterr()) == (code, by_option)
    assert code == 2 and by_option.err.count("\n") == 1


@pytest.mark.parametrize("said", ["", " "])
def test_an_empty_path_is_no_path(
    said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A variable may have been forgotten: the usual database is not what was meant."""
    monkeypatch.chdir(tmp_path)
    assert bot.main(["--database", said, "restore", "copy.db"]) == 2
    told = capsys.readouterr().err
    assert DATABASE in told and "--database" in told and "is empty" in told
    with pytest.raises(WrongSetting, match="is empty"):
        settings_from({DATABASE: said})


@pytest.mark.parametrize(
    ("environment", "said"),
    [
        ({"BROADSIDE_KEEPDAYS": "9"}, "BROADSIDE_KEEP_DAYS"),
        ({"BROADSIDE_LIMIT_LOBBIES": "9"}, "BROADSIDE_LIMIT_LOBBIES_"),
        ({"BROADSIDE_XYZZY": "a-secret"}, "BROADSIDE_XYZZY is no setting"),
        ({**RIGHT, "BROADSIDE_PASSWORD": "x", "PATH": "/"}, ""),
    ],
)
def test_what_is_no_setting_is_named(environment: Mapping[str, str], said: str) -> None:
    told = misspelt(environment)
    assert said in told and bool(said) == bool(told)
    assert "a-secret" not in told


@pytest.mark.parametrize("command", COMMANDS)
def test_what_is_no_setting_is_named_to_whoever_gives_a_command(
    command: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The usual database is not what `BROADSIDE_DATBASE` means. What it does stays the same."""
    monkeypatch.chdir(tmp_path)

    def done() -> tuple[int, str, list[str]]:
        code = bot.main(["--database", "absent.db", *command.split()])
        said = capsys.readouterr()
        return code, said.out, said.err.splitlines()

    code, out, lines = done()
    monkeypatch.setenv("BROADSIDE_DATBASE", "a-secret")
    strange = "broadside: BROADSIDE_DATBASE is no setting (is BROADSIDE_DATABASE meant?)"
    assert done() == (code, out, [strange, *lines])


def test_what_is_no_setting_is_named_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """And hinders nothing."""
    monkeypatch.chdir(tmp_path)
    for name in ("DISCORD_TOKEN", "BROADSIDE_KEEPDAYS", "BROADSIDE_LOG"):
        monkeypatch.setenv(name, "any")
    monkeypatch.setenv(DATABASE, "absent/a.db")
    assert bot.main([]) == 2
    (line,) = (one.getMessage() for one in caplog.records if "is no setting" in one.getMessage())
    assert "BROADSIDE_KEEPDAYS" in line and "BROADSIDE_LOG is" in line
