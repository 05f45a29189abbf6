"""What somebody does who watches the bot: asks it over HTTP, and reads what Prometheus reads."""

from __future__ import annotations

import socket

import aiohttp
from prometheus_client.parser import text_string_to_metric_families

LOOPBACK = "127.0.0.1"


def free_port() -> int:
    """Return a port on which nothing listens."""
    with socket.socket() as free:
        free.bind((LOOPBACK, 0))
        return free.getsockname()[1]


async def asked(port: int, path: str) -> tuple[int, str]:
    """Return the status and the words of an answer."""
    url = f"http://{LOOPBACK}:{port}{path}"
    async with aiohttp.ClientSession() as session, session.get(url) as told:
        return told.status, await told.text()


def numbers(written: str) -> dict[str, float]:
    """Return the metrics by their names, and by the values of their labels behind those."""
    return {
        " ".join((sample.name, *sample.labels.values())): sample.value
        for family in text_string_to_metric_families(written)
        for sample in family.samples
    }
