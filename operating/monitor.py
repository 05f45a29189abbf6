"""What whoever watches the bot can ask it, over HTTP: `/health`, and `/metrics` for Prometheus.

Nothing of it is secret, nor meant for everybody: it listens on this machine unless told otherwise.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from aiohttp import web

from operating.health import Fields
from operating.settings import Listening, WrongSetting
from store import StoreError

if TYPE_CHECKING:
    from operating.metrics import Metrics

log = logging.getLogger(__name__)

PATIENCE = 3.0
"""Seconds that the database has to answer."""
STOPPED = 60.0
"""Seconds after which clocks that nobody has looked at stand still."""
UNINSTALLED = "Metrics need the package prometheus-client: pip install -r requirements/metrics.txt"


def metrics(version: str) -> Metrics | None:
    """Return what counts for Prometheus; None, with a warning, where its library is missing."""
    try:
        from operating.metrics import Metrics  # noqa: PLC0415 - few have its library
    except ModuleNotFoundError:
        log.warning("/metrics answers 501. %s", UNINSTALLED)
        return None
    return Metrics(version)


@asynccontextmanager
async def monitored(at: Listening, fields: Fields, counted: Metrics | None) -> AsyncIterator[None]:
    """Answer whoever asks there as long as the context lasts.

    Raises `WrongSetting` where nothing can listen.
    """
    runner = web.AppRunner(_application(fields, counted), access_log=None)
    await runner.setup()
    try:
        await _listen(runner, at)
        yield
    finally:
        await runner.cleanup()


async def _listen(runner: web.AppRunner, at: Listening) -> None:
    try:
        await web.TCPSite(runner, at.host, at.port).start()
    except OSError as error:
        raise WrongSetting(f"BROADSIDE_METRICS: cannot listen on {at}: {error}") from error
    log.info("listening on %s for whoever watches", at)


def _application(fields: Fields, counted: Metrics | None) -> web.Application:
    async def health(_request: web.Request) -> web.Response:
        told = await _told(fields)
        return web.json_response(told, status=200 if told["well"] else 503)

    async def in_numbers(_request: web.Request) -> web.Response:
        if counted is None:
            return web.Response(status=501, text=f"{UNINSTALLED}\n")
        body = counted.written(await _told(fields))
        return web.Response(body=body, headers={"Content-Type": counted.TYPE})

    application = web.Application()
    application.add_routes([web.get("/health", health), web.get("/metrics", in_numbers)])
    return application


async def _told(fields: Fields) -> dict[str, Any]:
    """Return the fields, and whether all is well; or why the database does not tell them."""
    try:
        async with asyncio.timeout(PATIENCE):
            found = await fields()
    except TimeoutError:
        return {"well": False, "database": f"no answer within {PATIENCE:.0f} seconds"}
    except StoreError as error:
        return {"well": False, "database": str(error)}
    return {"well": _serves(found) and "database" not in found, **found}


def _serves(found: dict[str, Any]) -> bool:
    """Tell whether people are heard and clocks go on, or another process sees to that."""
    beats = found.get("beat_age_s", 0.0) <= STOPPED
    return found.get("standing_by", False) or (found["connected"] and beats)
