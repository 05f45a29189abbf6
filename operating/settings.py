"""How one bot runs: read from the environment and a `.env` file."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct

from cogs.chat.addresses import is_host
from operating.slices import WrongSlices, slices
from store import WHOLE, Slice
from store.addresses import is_neither, is_server
from store.form import FORM
from tables.limits import Limits

if TYPE_CHECKING:
    from dotenv.parser import Original

WRONG_SET_UP = 2
"""Exit code for everything that whoever runs the bot can put right."""
MAY_PASS = 1
"""Exit code for what may be better the next time: a service starts again."""
OURS = "BROADSIDE_"
"""How the names of all settings begin but one, and of those of nobody else."""
USUAL = {
    "DISCORD_TOKEN": "",
    "BROADSIDE_DATABASE": "broadside.db",
    "BROADSIDE_BOT_SECONDS": "1.5",
    "BROADSIDE_LOG_LEVEL": "INFO",
    "BROADSIDE_LOGS": "plain",
    "BROADSIDE_LOBBY_DAYS": "7",
    "BROADSIDE_KEEP_DAYS": "0",
    "BROADSIDE_METRICS": "",
    "BROADSIDE_SHARDS": "",
    "BROADSIDE_DISCORD_API": "",
    "BROADSIDE_DISCORD_GATEWAY": "",
}
"""What each setting is unless it is set; those of limits stand with the limits."""
FOR_COMPOSE = ("BROADSIDE_PASSWORD",)
"""What stands in the same file `.env` for `compose.yaml`."""
_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
"""Of Python's those that hide no error, and say how much is told."""
_TOKEN = re.compile(r"[!-~]+")
"""What can be sent to Discord at all."""


class Listening(Struct, frozen=True):
    """Where something listens: the address of one of this machine's networks, and a port."""

    host: str
    port: int

    def __str__(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"http://{host}:{self.port}"


class Settings(Struct, frozen=True):
    """How one bot runs.

    `bot_seconds` is how long a computer opponent takes to answer; 0 makes it think as little
    as it can. A lobby in which nothing happens for `lobby_days` ends. A match is deleted
    `keep_days` after its end; 0 keeps it for ever. `shards` are the slices that are set.
    """

    database: str = "broadside.db"
    token: str = ""
    bot_seconds: float = 1.5
    json_logs: bool = False
    log_level: str = "INFO"
    discord_api: str = ""
    discord_gateway: str = ""
    limits: Limits = Limits()
    lobby_days: int = 7
    keep_days: int = 0
    metrics: Listening | None = None
    shards: tuple[Slice, ...] = ()

    @property
    def slices(self) -> tuple[Slice, ...]:
        """The slices of which this process serves one; none where it has a file to itself.

        On a server others may serve some beside it, of which it would not know without a lease.
        """
        return self.shards or ((WHOLE,) if is_server(self.database) else ())


class WrongSetting(Exception):
    """A setting that cannot be; the message is one line for whoever runs the bot."""


def settings_from(environment: Mapping[str, str]) -> Settings:
    """Return the settings that environment variables give. Raises `WrongSetting`.

    Blanks around a value are left out, and one that is empty is as usual.
    """
    said = {name: environment.get(name, "").strip() or usual for name, usual in USUAL.items()}
    database = _database(environment.get("BROADSIDE_DATABASE", USUAL["BROADSIDE_DATABASE"]))
    return Settings(
        database=database,
        token=said["DISCORD_TOKEN"],
        bot_seconds=_bot_seconds(said["BROADSIDE_BOT_SECONDS"]),
        json_logs=_json_logs(said["BROADSIDE_LOGS"]),
        log_level=_log_level(said["BROADSIDE_LOG_LEVEL"]),
        discord_api=said["BROADSIDE_DISCORD_API"],
        discord_gateway=said["BROADSIDE_DISCORD_GATEWAY"],
        limits=_limits_from(environment),
        lobby_days=_lobby_days(said["BROADSIDE_LOBBY_DAYS"]),
        keep_days=_keep_days(said["BROADSIDE_KEEP_DAYS"]),
        metrics=_listening(said["BROADSIDE_METRICS"]),
        shards=_shards(said["BROADSIDE_SHARDS"], database),
    )


def misspelt(environment: Mapping[str, str]) -> str:
    """Return one line about what looks like a setting and is none; "" if there is no such thing."""
    known = [*USUAL, *map(_named, Limits.__struct_fields__), *FOR_COMPOSE]
    strange = sorted(name for name in environment if name.startswith(OURS) and name not in known)
    return ", ".join(_none_such(name, known) for name in strange)


def _none_such(name: str, known: Sequence[str]) -> str:
    near = get_close_matches(name, known, 1)
    return f"{name} is no setting" + "".join(f" (is {one} meant?)" for one in near)


def _database(said: str) -> str:
    """Return where the database is to be. Raises `WrongSetting`, which tells nothing of it.

    What is empty is refused: a variable may have been forgotten, and another database replaced.
    """
    database = said.strip()
    if not database:
        raise WrongSetting(
            "BROADSIDE_DATABASE, or --database, is empty: it must be the path of a file, or"
            f" {FORM}; or leave it out"
        )
    if is_neither(database):
        raise WrongSetting(
            "BROADSIDE_DATABASE, or --database, must be the path of a file, or"
            f" {FORM} without quotation marks"
        )
    return database


def _bot_seconds(said: str) -> float:
    try:
        seconds = float(said)
    except ValueError as error:
        raise WrongSetting("BROADSIDE_BOT_SECONDS must be a number of seconds") from error
    if not 0 <= seconds <= 60:
        raise WrongSetting("BROADSIDE_BOT_SECONDS must lie between 0 and 60")
    return seconds


def _json_logs(said: str) -> bool:
    if said.lower() not in ("json", "plain"):
        raise WrongSetting("BROADSIDE_LOGS must be json or plain")
    return said.lower() == "json"


def _log_level(said: str) -> str:
    if said.upper() not in _LEVELS:
        raise WrongSetting("BROADSIDE_LOG_LEVEL must be DEBUG, INFO, WARNING or ERROR")
    return said.upper()


def _limits_from(environment: Mapping[str, str]) -> Limits:
    """Return the limits that are set, and the usual ones for the others."""
    found = {n: environment.get(_named(n), "").strip() for n in Limits.__struct_fields__}
    return Limits(**{name: _count(name, said) for name, said in found.items() if said})


def _lobby_days(said: str) -> int:
    if _is_whole(said, 1, 60):
        return int(said)
    raise WrongSetting("BROADSIDE_LOBBY_DAYS must be a whole number of days from 1 to 60")


def _keep_days(said: str) -> int:
    if _is_whole(said, 0, 36500):
        return int(said)
    raise WrongSetting(
        "BROADSIDE_KEEP_DAYS must be a whole number of days up to 36500; 0 keeps matches for ever"
    )


def _listening(said: str) -> Listening | None:
    """Return where to listen: a port of this machine alone, or HOST:PORT."""
    if not said:
        return None
    host, _, port = said.rpartition(":")
    host = host.strip("[]") or "127.0.0.1"
    if _is_whole(port, 1, 65535) and is_host(host):
        return Listening(host, int(port))
    raise WrongSetting("BROADSIDE_METRICS must be a port from 1 to 65535, or HOST:PORT")


def _is_whole(said: str, least: int, most: int) -> bool:
    """Tell whether this is a whole number from `least` to `most`; it may begin with a few zeros."""
    written = said.isascii() and said.isdigit() and len(said) < 10
    return written and least <= int(said) <= most


def _shards(said: str, database: str) -> tuple[Slice, ...]:
    """Return the slices that are set.

    In a file one shard of one would leave the signs of life of a process without shards, and
    neither would know of the other.
    """
    try:
        found = slices(said)
    except WrongSlices as error:
        raise WrongSetting(str(error)) from error
    if WHOLE in found and not is_server(database):
        raise WrongSetting(
            "BROADSIDE_SHARDS: one shard of one is for a database on a server; with a file leave"
            " it unset"
        )
    return found


def _count(name: str, said: str) -> int:
    if not _is_whole(said, 0, 999_999):
        raise WrongSetting(f"{_named(name)} must be a whole number from 0 to 999999")
    return int(said)


def _named(limit: str) -> str:
    return f"BROADSIDE_LIMIT_{limit.upper()}"


def environment_with_file(path: Path) -> dict[str, str]:
    """Return the environment, with what a `.env` file adds; the environment itself wins.

    What is empty in it does not, for that is as if it were not set; but a database that is empty is
    to be refused. Raises `WrongSetting` for a file that cannot be read, or a line of it.
    """
    try:
        read = _read(path) if path.is_file() else {}
    except (OSError, UnicodeDecodeError) as error:
        raise WrongSetting(f"cannot read {path}: {error}") from error
    unset = {name for name in read if name in os.environ and not os.environ[name].strip()}
    unset.discard("BROADSIDE_DATABASE")
    return {**read, **{name: said for name, said in os.environ.items() if name not in unset}}


def _read(path: Path) -> dict[str, str]:
    """Return what a `.env` file sets. Raises `WrongSetting` for a line that sets nothing."""
    from dotenv import dotenv_values  # noqa: PLC0415 - slow to load, and most have no such file
    from dotenv.parser import parse_stream  # noqa: PLC0415

    with path.open(encoding="utf-8") as file:
        for found in parse_stream(file):
            if found.error or (found.key is not None and found.value is None):
                raise WrongSetting(f"{path}, line {_number(found.original)}: no NAME=VALUE")
    read = dotenv_values(path, encoding="utf-8")
    return {name: value for name, value in read.items() if value is not None}


def _number(found: Original) -> int:
    """Return the number of the line on which a part of a file begins, behind blank lines."""
    blank = len(found.string) - len(found.string.lstrip())
    return found.line + found.string[:blank].count("\n")


def with_token(settings: Settings) -> Settings:
    """Return settings that have a token. Raises `WrongSetting`."""
    if not settings.token:
        raise WrongSetting(
            "no token: put DISCORD_TOKEN=… into the environment or into a file .env here"
        )
    if not _TOKEN.fullmatch(settings.token):
        raise WrongSetting(
            "DISCORD_TOKEN must be one word of plain letters, digits and signs, without blanks or"
            " line breaks: copy it again from the developer portal"
        )
    return settings
