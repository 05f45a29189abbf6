"""`python bot.py doctor` of a database on a server, and of shards."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

import aiohttp

from cogs.chat.addresses import DISCORD, check_api
from operating.doctor import look_through
from operating.progress import Progress
from operating.settings import Settings
from operating.slices import gaps
from operating.weather import brief
from store import Slice
from store.moving.whole import export_all, import_all

if TYPE_CHECKING:
    from store.postgres.examining import Look

VERSION = "10"
PATIENCE = 10.0
"""Seconds that Discord has to answer."""
FEW = 50
"""Sessions that are left today below which it is said."""
MENDING = (
    "what can be mended is mended in a file: stop the bot, `export --all`, `import --all`,"
    " `doctor --repair`, and back"
)


def look_at_server(database: str) -> Look:
    """Say what a look at a database on a server finds, and return it. Raises `StoreUnusable`."""
    from store.postgres.examining import examine  # noqa: PLC0415 - few have its driver

    look = examine(database)
    for line in (*look.notes, *look.faults):
        print(f"{look.shown}: {line}", flush=True)
    return look


def look_at_matches(database: str) -> int:
    """Look at every match on a server, in a copy that goes afterwards; return the exit code.

    Raises `StoreUnusable` where there is nothing to copy, or no room for it.
    """
    with TemporaryDirectory(prefix="broadside-doctor-") as folder:
        archive, copy = Path(folder) / "all.broadside", Path(folder) / "all.db"
        with Progress("rows copied") as progress:
            export_all(database, archive, progress)
        with Progress("rows read in") as progress:
            import_all(archive, str(copy), progress)
        return look_through(copy, MENDING)


def look_at_shards(settings: Settings, served: Sequence[Slice]) -> list[str]:
    """Say whether the slices leave a gap, and what Discord recommends; return the faults.

    `served` are those that processes serve now, of any setting.
    """
    if not settings.shards:
        return []
    faults = asyncio.run(_faults(settings, served))
    for line in faults:
        print(f"BROADSIDE_SHARDS: {line}", flush=True)
    return faults


async def _faults(settings: Settings, served: Sequence[Slice]) -> list[str]:
    shards = settings.shards[0].shards
    others = [one for one in served if one.shards == shards]
    faults: list[str] = []
    missing = gaps((*settings.shards, *others), shards)
    if missing:
        faults.append(
            f"of {shards} shards, {', '.join(missing)} are in no slice here, nor does any process"
            " serve them now"
        )
    if settings.token:
        faults += await _against_discord(settings, shards)
    else:
        print("without DISCORD_TOKEN Discord is not asked how many shards it recommends")
    return faults


async def _against_discord(settings: Settings, shards: int) -> list[str]:
    """Return what of a number of shards is not as Discord recommends."""
    if settings.discord_api:
        check_api(settings.discord_api)
    base = settings.discord_api.rstrip("/") or DISCORD + VERSION
    headers = {"Authorization": f"Bot {settings.token}"}
    waiting = aiohttp.ClientTimeout(total=PATIENCE)
    try:
        async with (
            aiohttp.ClientSession(timeout=waiting, headers=headers) as session,
            session.get(f"{base}/gateway/bot") as answer,
        ):
            if answer.status != 200:
                return [f"Discord does not say how many shards it recommends: {answer.status}"]
            told: Any = await answer.json(content_type=None)
        recommended, limit = int(told["shards"]), told["session_start_limit"]
        left, total = int(limit["remaining"]), int(limit["total"])
    except (aiohttp.ClientError, TimeoutError, OSError, ValueError, KeyError, TypeError) as error:
        return [f"Discord cannot be asked how many shards it recommends: {brief(error)}"]
    print(f"Discord recommends {recommended} shards; {left} of {total} sessions are left today")
    faults: list[str] = []
    if recommended > shards:
        faults.append(f"{shards} shards are fewer than the {recommended} that Discord recommends")
    if left < max(shards, FEW):
        faults.append(
            f"only {left} sessions may still begin today, and {shards} shards need one each"
        )
    return faults
