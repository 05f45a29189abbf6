"""One run of the bot: it starts in any weather, tells how it is, and ends in order."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import AsyncExitStack
from functools import partial
from typing import Any

import discord

from cogs.chat.services import Client
from cogs.chat.version import program_version
from cogs.chat.warming import warm
from operating import garbage, health
from operating.health import Fields, Recorder
from operating.line import FAREWELL
from operating.lines import LEASE, Lines, OneLine, Shards
from operating.logs import tell
from operating.settings import Settings
from operating.stopping import Stopping
from operating.weather import (
    WRONG_TOKEN,
    Refused,
    Strange,
    brief,
    passes,
    patiently,
    refusal,
)
from store import Store, StoreGone
from store.addresses import shown

log = logging.getLogger("broadside")

GRACE = 3.0
"""Seconds that answers and messages under way have to arrive once the bot is to stop."""
_ANSWERS = ("discord.py: ", "CommandTree-invoker")
"""How discord.py names the tasks that handle what arrives."""


async def run(client: Client, store: Store, settings: Settings) -> None:
    """Run a client until a signal asks it to stop. The caller closes both.

    Raises `Refused` where Discord will have none of it, and `StoreGone`.
    """
    census = await store.census()
    tell(
        log,
        "Broadside starts",
        version=program_version(),
        database=shown(settings.database),
        schema=census.version,
        lobbies=census.lobbies,
        playing=census.playing,
        paused=census.paused,
    )
    lines = await _lines(client, store, settings)
    fields = partial(_standing, client, store, lines)
    async with AsyncExitStack() as stack:
        meters = None
        if settings.metrics is not None:
            from operating import monitor  # noqa: PLC0415 - few listen, and it is slow to load

            meters = monitor.metrics(program_version())
            await stack.enter_async_context(monitor.monitored(settings.metrics, fields, meters))
        recorder = Recorder(meters=meters)
        serving = _serve(client, lines, settings.token, recorder, fields)
        await _until_stopped(client, lines, store, serving)


async def _lines(client: Client, store: Store, settings: Settings) -> Lines:
    """Return the lines that a process keeps. Raises `Refused` where others serve shards of a file.

    Whoever has no shards hears of all servers, theirs too: both would answer each press.
    """
    if settings.slices:
        return Shards(client, store, settings.slices)
    if served := await store.shards.served():
        raise Refused(
            f"other processes serve {', '.join(map(str, served))} of this database: set"
            f" BROADSIDE_SHARDS as there, or end them and wait {LEASE:g} seconds"
        )
    return OneLine(client)


async def _until_stopped(
    client: Client, lines: Lines, store: Store, served: Coroutine[Any, Any, None]
) -> None:
    with Stopping() as stopping:
        serving = asyncio.create_task(served, name="serving")
        asked = asyncio.create_task(stopping.asked(), name="signals")
        lost = asyncio.create_task(store.lost(), name="file")
        try:
            await asyncio.wait((serving, asked, lost), return_when=asyncio.FIRST_COMPLETED)
            if asked.done():
                log.info("%s: stopping", asked.result())
        finally:
            await _end(client, lines, asked, lost, serving)
        if lost.done() and not lost.cancelled():
            raise StoreGone(lost.result())
        if not serving.cancelled():
            serving.result()
        log.info("stopped")


async def _serve(
    client: Client, lines: Lines, token: str, recorder: Recorder, fields: Fields
) -> None:
    """Log in, and serve people until cancelled."""
    client.http.http_trace = recorder.trace()
    client.add_listener(recorder.on_interaction)
    client.add_listener(_tell_of(client, "ready"), "on_ready")
    client.add_listener(_tell_of(client, "resumed"), "on_resumed")
    await patiently("log in", lambda: _log_in(client, token))
    garbage.Settling().begin()
    beside = [
        asyncio.create_task(health.feel_the_loop(recorder), name="lateness"),
        asyncio.create_task(health.tell_health(recorder, fields), name="health"),
        asyncio.create_task(_warm(client), name="warming"),
    ]
    try:
        await lines.keep()
    finally:
        for task in beside:
            task.cancel()


async def _standing(client: Client, store: Store, lines: Lines) -> dict[str, Any]:
    """Return the fields of the health line that tell of this moment. Raises `StoreError`."""
    now = store.clock(lambda: discord.utils.utcnow().timestamp())()
    backlog = await store.outbox.backlog(now)
    unwritable = {"database": store.unwritable} if store.unwritable else {}
    if not hasattr(client, "services"):  # it has not been let in yet
        return {"connected": False, **lines.fields(), "commits": store.commits, **unwritable}
    tables = client.services.tables
    standing = health.Standing(
        backlog=backlog,
        thoughts=tables.computers.thoughts.load(),
        matches_live=len(tables.live),
        commits=store.commits,
        pictures=client.services.pictures.drawn,
        beat_age=client.services.beat.age if client.services.beat else None,
    )
    return {
        "connected": lines.open > 0,
        **lines.fields(),
        **health.standing_fields(standing, now),
        **unwritable,
    }


async def _warm(client: Client) -> None:
    """Draw what first pictures take, once people can be answered."""
    await client.wait_until_ready()
    await warm(client.services.pictures, client.services.games)


async def _log_in(client: Client, token: str) -> None:
    """Try to log in. Raises `Refused`, and what `passes`."""
    await client.http.close()  # what an earlier attempt has left
    client.http.connector = discord.utils.MISSING
    try:
        await client.login(token)
    except discord.LoginFailure as error:
        raise Refused(WRONG_TOKEN) from error
    except discord.HTTPException as error:
        if passes(error):
            raise
        raise refusal(error, "let the bot in") from error
    except (KeyError, TypeError, ValueError) as error:
        if hasattr(client, "services"):
            raise  # a fault of ours
        raise Strange(f"an answer that cannot be Discord's, {brief(error)}") from error


def _tell_of(client: Client, event: str) -> Any:
    async def listener() -> None:
        tell(log, event, bot=client.user, servers=len(client.guilds))

    return listener


async def _end(
    client: Client,
    lines: Lines,
    asked: asyncio.Task[str],
    lost: asyncio.Task[str],
    serving: asyncio.Task[None],
) -> None:
    """Leave Discord, so that nothing new begins, and let end what is under way."""
    for task in (asked, lost, serving):
        task.cancel()
    await asyncio.wait((asked, lost, serving))
    if not hasattr(client, "services"):
        return
    farewell = asyncio.create_task(lines.leave(), name="farewell")
    under_way = {task for task in asyncio.all_tasks() if task.get_name().startswith(_ANSWERS)}
    until = asyncio.get_running_loop().time() + GRACE
    if under_way:
        _, late = await asyncio.wait(under_way, timeout=GRACE)
        for task in late:
            task.cancel()
    left = max(until - asyncio.get_running_loop().time(), 0.0)
    await client.services.tables.close(left)
    await asyncio.wait((farewell,), timeout=FAREWELL)
    farewell.cancel()
