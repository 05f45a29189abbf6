"""`python -m offline`: Broadside in a simulated Discord, in your own browser.

No account, no token, no network: two people (one of them speaks Spanish) and the bot.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import errno
import logging
import signal
import sys
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path

import simcord

from bot import create_bot
from cogs.chat import answer
from cogs.panels.game import offered
from cogs.words.leniency import lenient
from offline import simcord_inside, simcord_time
from offline.opening import NotStarted, open_match
from offline.page import serve
from offline.surfaces import Surfaces
from offline.world import World, found
from operating.settings import (
    WRONG_SET_UP,
    Settings,
    WrongSetting,
    environment_with_file,
    settings_from,
)
from store import StoreUnusable

BOT_SECONDS = 0.5
"""How long a computer opponent takes unless the settings say so: nobody here wants to wait."""
PATIENCE = 60.0
"""Seconds that a slow or busy machine may take for each step of beginning a match."""

_NO_PORT = {errno.EADDRINUSE: "is taken", errno.EACCES: "may not be used by this program"}


class TooSlow(Exception):
    """The simulated Discord gave up waiting for the bot to start."""


def main() -> int:
    """Run until Ctrl-C; return the exit code."""
    wanted = _arguments()
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    with tempfile.TemporaryDirectory(prefix="broadside-") as folder:
        database = wanted.database or str(Path(folder) / "offline.db")
        try:
            with lenient():
                asyncio.run(_play(wanted, _settings(database)))
        except (StoreUnusable, WrongSetting, TooSlow) as error:
            return _complain(str(error))
        except OSError as error:
            if error.errno not in _NO_PORT:
                raise
            why = _NO_PORT[error.errno]
            return _complain(f"port {wanted.port} {why}: choose another with --port")
    return 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m offline", description=__doc__)
    parser.add_argument("--port", type=_port, default=8800, help="where the page stands")
    parser.add_argument("--game", choices=offered(), help="start right in a match of this")
    parser.add_argument("--database", help="a file to keep the matches in; else nothing is kept")
    parser.add_argument("--people", nargs="+", default=["alice", "bob"], metavar="NAME")
    wanted = parser.parse_args()
    names = [name.casefold() for name in wanted.people]
    if len(names) < 2 or len(set(names)) < len(names) or not all(n.isalnum() for n in names):
        parser.error("--people takes two or more different names of letters and digits")
    return wanted


def _port(said: str) -> int:
    if said.isascii() and said.isdigit() and len(said) < 6 and 1 <= int(said) <= 65535:
        return int(said)
    raise argparse.ArgumentTypeError(f"{said!r} is no port from 1 to 65535")


def _settings(database: str) -> Settings:
    """Return the settings of the environment, with a computer that answers quickly."""
    usual = {"BROADSIDE_BOT_SECONDS": str(BOT_SECONDS)}
    given = {k: v for k, v in environment_with_file(Path(".env")).items() if v.strip()}
    return settings_from({**usual, **given, "BROADSIDE_DATABASE": database})


def _complain(reason: str) -> int:
    print(f"offline: {reason}", file=sys.stderr)
    return WRONG_SET_UP


async def _play(wanted: argparse.Namespace, settings: Settings) -> None:
    async with _world(settings, wanted.people) as world:
        if wanted.game:
            await _try_to_open_match(world, wanted.game)
        simcord_inside.answer_promptly(world.env)
        simcord_inside.offer_commands_in_every_language(world.env)
        async with Surfaces(world, wanted.port) as surfaces:
            runner = await serve(surfaces, wanted.port)
            keeping = asyncio.create_task(surfaces.keep_in_step())
            print(f"The offline Discord: http://127.0.0.1:{wanted.port}/ (Ctrl-C ends it)")
            sys.stdout.flush()
            await _ctrl_c()
            keeping.cancel()
            await runner.cleanup()


async def _try_to_open_match(world: World, game: str) -> None:
    try:
        await open_match(world, game)
    except NotStarted as error:
        print(f"offline: no match of {game} was started: {error}", file=sys.stderr)
    except TimeoutError:  # it goes on by itself, and the page shows how far it has come
        print(f"offline: the match of {game} takes long to begin", file=sys.stderr)


@contextlib.asynccontextmanager
async def _world(settings: Settings, people: list[str]) -> AsyncIterator[World]:
    bot = create_bot(settings)
    env = simcord.Env(bot, settle_timeout=PATIENCE)
    world = found(env, people)
    simcord_time.stand_on_the_real_clock(env)
    try:
        await _start(env)
        simcord_time.let_run(env, answer.IN_TIME, answer.SOON, answer.SOONER)
        yield world
    finally:
        await simcord_inside.shut_down(env)
        await bot.close()


async def _start(env: simcord.Env) -> None:
    try:
        await env.start()
    except TimeoutError as error:
        raise TooSlow("the bot did not start in time: this machine is too busy") from error


async def _ctrl_c() -> None:
    pressed = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows raises KeyboardInterrupt
            asyncio.get_running_loop().add_signal_handler(number, pressed.set)
    await pressed.wait()


if __name__ == "__main__":
    sys.exit(main())
