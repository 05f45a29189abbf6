"""Broadside's start: settings from the environment, a bot made of them, and the command line."""

from __future__ import annotations

import argparse
import asyncio
import gc
import hashlib
import importlib
import json
import logging
import os
import pkgutil
import sys
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from random import Random

import discord
import msgspec
from dotenv import dotenv_values
from msgspec import Struct

import cogs.games
import cogs.shared
from cogs.chat.commands import Translator, Tree
from cogs.chat.courier import DiscordCourier
from cogs.chat.house import Client, House
from cogs.chat.pictures import Pictures
from cogs.chat.showing import Showing
from cogs.words.languages import Languages
from cogs.words.leniency import lenient
from cogs.words.strings import catalogues
from store import Changes, Store, StoreError, StoreUnusable
from tables import Tables
from tables.match.retrying import WrongMatch, ask_to_retry

log = logging.getLogger("broadside")

SetUp = Callable[[Client], Awaitable[None]]

WRONG_SET_UP = 2
"""Exit code for everything that whoever runs the bot can put right."""
COMMANDS_HASH = "commands"
RETRY = "retry"
"""The command that asks for paused matches to be tried again."""
LET_GO = 0.001
"""Seconds after which a thread that draws or thinks gives way to the event loop."""


class Settings(Struct, frozen=True):
    """How one bot runs.

    `bot_seconds` is how long a computer opponent takes to answer; 0 makes it think as little
    as it can.
    """

    database: str = "broadside.db"
    token: str = ""
    bot_seconds: float = 1.5
    json_logs: bool = False
    log_level: str = "INFO"


class WrongSetting(Exception):
    """A setting that cannot be; the message is one line for whoever runs the bot."""


def settings_from(environment: Mapping[str, str]) -> Settings:
    """Return the settings that environment variables give. Raises `WrongSetting`."""
    try:
        bot_seconds = float(environment.get("BROADSIDE_BOT_SECONDS", "1.5"))
    except ValueError as error:
        raise WrongSetting("BROADSIDE_BOT_SECONDS must be a number of seconds") from error
    if not 0 <= bot_seconds <= 60:
        raise WrongSetting("BROADSIDE_BOT_SECONDS must lie between 0 and 60")
    level = environment.get("BROADSIDE_LOG_LEVEL", "INFO").upper()
    if level not in logging.getLevelNamesMapping():
        raise WrongSetting("BROADSIDE_LOG_LEVEL must be DEBUG, INFO, WARNING or ERROR")
    return Settings(
        database=environment.get("BROADSIDE_DATABASE", "broadside.db"),
        token=environment.get("DISCORD_TOKEN", "").strip(),
        bot_seconds=bot_seconds,
        json_logs=environment.get("BROADSIDE_LOGS") == "json",
        log_level=level,
    )


def environment_with_file(path: Path) -> dict[str, str]:
    """Return the environment, with what a `.env` file adds; the environment itself wins."""
    try:
        read = dotenv_values(path, encoding="utf-8") if path.is_file() else {}
    except (OSError, UnicodeDecodeError) as error:
        raise WrongSetting(f"cannot read {path}: {error}") from error
    return {**{name: value for name, value in read.items() if value is not None}, **os.environ}


def _now() -> float:
    return discord.utils.utcnow().timestamp()


class Broadside(Client):
    """The bot: it opens its database and loads every cog before it connects.

    `now` and `chance` are the tables': tests have their own.
    """

    def __init__(
        self,
        settings: Settings,
        now: Callable[[], float] = _now,
        chance: Random | None = None,
    ) -> None:
        super().__init__(
            command_prefix=(),
            intents=discord.Intents(guilds=True, messages=True),
            help_command=None,
            tree_cls=Tree,
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_contexts=discord.app_commands.AppCommandContext(
                guild=True, dm_channel=True, private_channel=False
            ),
            allowed_installs=discord.app_commands.AppInstallationType(guild=True, user=False),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
        )
        self.settings = settings
        self._now = now
        self._chance = chance
        self.store: Store | None = None

    async def setup_hook(self) -> None:
        """Open the database, put the house together, load the cogs, register the commands."""
        sys.setswitchinterval(LET_GO)
        if self.store is None:
            self.store = await Store.open(self.settings.database)
        pictures = Pictures()
        tables = Tables(
            self.store,
            DiscordCourier(self),
            self._now,
            self.settings.bot_seconds,
            self._chance,
        )
        self.house = House(
            tables=tables,
            languages=Languages(tables.people),
            pictures=pictures,
            showing=Showing(pictures),
        )
        await self.tree.set_translator(Translator())
        for set_up in cog_set_ups():
            await set_up(self)
        await self._register_commands(self.store)

    async def _register_commands(self, store: Store) -> None:
        """Register the commands if they or any words changed since the last time.

        Looking whether they did costs little; translating them takes a while.
        """
        plain = [command.to_dict(self.tree) for command in self.tree.get_commands()]
        written = msgspec.json.encode(plain, order="sorted") + catalogues()
        known = f"{self.application_id}:{hashlib.sha256(written).hexdigest()}"
        if await store.setting(COMMANDS_HASH) != known:
            await self.tree.sync()
            await store.commit(Changes().setting(COMMANDS_HASH, known))

    def ply_of(self, match_id: int) -> int | None:
        """Return how far a match in memory has come, for the log of faults."""
        return self.house.tables.live.ply(match_id) if hasattr(self, "house") else None

    async def close(self) -> None:
        """Stop thinking, delivering and drawing, then leave Discord and close the database."""
        if hasattr(self, "house"):
            await self.house.tables.close()
            self.house.pictures.close()
        await super().close()
        if self.store is not None:
            await self.store.close()


def cog_set_ups() -> list[SetUp]:
    """Return what adds each cog: the router, what serves every game, and each game.

    discord.py's extensions would do the same, and run every module anew for each bot.
    """
    rooms = (cogs.shared, cogs.games)
    found = (m.name for r in rooms for m in pkgutil.iter_modules(r.__path__, f"{r.__name__}."))
    modules = [importlib.import_module(name) for name in ("cogs.chat.router", *found)]
    return [module.setup for module in modules if hasattr(module, "setup")]


def create_bot(settings: Settings) -> Broadside:
    """Return a bot that is ready to be started."""
    return Broadside(settings)


class JsonLines(logging.Formatter):
    """One JSON object a line, for machines that read logs."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a record as JSON."""
        line = {
            "at": self.formatTime(record),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up_logs(settings: Settings) -> None:
    """Write logs to standard error."""
    handler = logging.StreamHandler()
    plain = logging.Formatter("{asctime} {levelname:<7} {name}: {message}", style="{")
    handler.setFormatter(JsonLines() if settings.json_logs else plain)
    logging.basicConfig(level=settings.log_level, handlers=[handler])


async def retry(database: str, match: str | None) -> str:
    """Ask that paused matches be tried again, and return one line that says which.

    `match` is None or what was typed. Raises `WrongMatch`, and `StoreError`.
    """
    store = await Store.open(database)
    try:
        asked = await ask_to_retry(store, match, _now())
    finally:
        await store.close()
    if not asked:
        return "no match is paused"
    numbers = ", ".join(map(str, asked))
    return f"to be tried again within a minute, or when the bot starts: match {numbers}"


async def run(settings: Settings) -> None:
    """Run the bot until it is stopped. Raises what keeps it from starting."""
    bot = create_bot(settings)
    with lenient(bot.ply_of):
        async with bot:
            bot.store = await Store.open(settings.database)  # before Discord hears of us
            await bot.login(settings.token)
            gc.freeze()  # what stays for good need not be looked through again and again
            await bot.connect()


def main(arguments: list[str] | None = None) -> int:
    """Do what the command line says, which is to run the bot unless it names another command.

    Returns the exit code.
    """
    given = _command_line().parse_args(arguments)
    try:
        environment = environment_with_file(Path(".env"))
        if given.database:
            environment["BROADSIDE_DATABASE"] = given.database
        settings = settings_from(environment)
        if given.command == RETRY:
            print(asyncio.run(retry(_existing(settings.database), given.match)))
            return 0
        settings = with_token(settings)
        set_up_logs(settings)
        asyncio.run(run(settings))
    except (WrongSetting, WrongMatch, StoreError) as error:
        return _complain(str(error))
    except discord.LoginFailure:
        return _complain("Discord refuses DISCORD_TOKEN: copy it again from the developer portal")
    except KeyboardInterrupt:
        return 0
    except OSError as error:
        return _complain(f"cannot reach Discord: {error}")
    return 0


def _command_line() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="Runs Broadside. Settings: see README.md.")
    database = "the SQLite file (BROADSIDE_DATABASE)"
    parser.add_argument("--database", help=database)
    commands = parser.add_subparsers(dest="command", metavar="[COMMAND]")
    about = "let paused matches be tried again, also while the bot runs"
    retrying = commands.add_parser(RETRY, help=about, description=about)
    retrying.add_argument("match", nargs="?", metavar="MATCH", help="its number (all, if left out)")
    retrying.add_argument("--database", default=argparse.SUPPRESS, help=database)
    return parser


def _existing(database: str) -> str:
    """Return the path of a database that is there: asking is no reason to make one."""
    if not Path(database).exists():
        raise StoreUnusable(f"there is no database {database}")
    return database


def with_token(settings: Settings) -> Settings:
    """Return settings that have a token. Raises `WrongSetting`."""
    if not settings.token:
        raise WrongSetting(
            "no token: put DISCORD_TOKEN=… into the environment or into a file .env here"
        )
    return settings


def _complain(reason: str) -> int:
    print(f"broadside: {reason}", file=sys.stderr)
    return WRONG_SET_UP


if __name__ == "__main__":
    sys.exit(main())
