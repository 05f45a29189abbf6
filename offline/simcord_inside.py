"""The private names of simcord that Broadside touches, checked when this is imported.

simcord runs the real bot against an in-memory Discord. In its public interface everyone
speaks English, every answer takes 50 ms, the clock stands at New Year and files leave no
trace; what lifts that is here. What concerns the page in the browser is in `simcord_pages`,
and nowhere else is a private name used. The version is pinned, so that a change inside
simcord is noticed here and not in the middle of a match.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib.metadata import version
from typing import Any
from weakref import WeakKeyDictionary

import discord
import simcord
from simcord import interactions
from simcord.backend.access import can_access_channel, can_access_message
from simcord.env import Env
from simcord.http import router

VERSION = "3.2.1"
Viewer = simcord.MemberActor | simcord.UserHandle


def check(private: Iterable[tuple[object, str]]) -> None:
    """Raise `ImportError`, naming what is wrong, unless simcord is the one we know inside.

    `private` are the names that are used, each with what has it.
    """
    found = version("simcord")
    missing = [
        f"{getattr(owner, '__name__', owner)}.{name}"
        for owner, name in private
        if not hasattr(owner, name)
    ]
    if found != VERSION or missing:
        raise ImportError(
            f"Broadside's simulated Discord stands on the inside of simcord {VERSION}; "
            f"found {found}, lacking {', '.join(missing) or 'nothing'}. "
            "Install requirements/play.txt."
        )


check(((Env, "_settle_internal"), (interactions, "base_payload"), (router, "dispatch")))


# -- Languages: simcord says en-US for everyone -------------------------------------------

_locales: WeakKeyDictionary[Any, dict[int, str]] = WeakKeyDictionary()


def speak(env: Env, user_id: int, locale: str) -> None:
    """Let everything this user does carry `locale`, a Discord locale such as `es-ES`."""
    _locales.setdefault(env.backend, {})[user_id] = locale


def _with_locales(original: Callable[..., Any]) -> Callable[..., Any]:
    def base_payload(backend: Any, **details: Any) -> Any:
        record, payload = original(backend, **details)
        spoken = _locales.get(backend, {})
        payload["locale"] = spoken.get(details["user_id"], payload["locale"])
        if details["guild_id"] is not None:
            payload["guild_locale"] = backend.get_guild(details["guild_id"]).preferred_locale
        return record, payload

    return base_payload


interactions.base_payload = _with_locales(interactions.base_payload)


# -- Requests: simcord's record of them leaves out the files ---------------------------------


@dataclass(frozen=True)
class Upload:
    """A file that the bot sends: its name, its size in bytes and its alt text."""

    name: str
    size: int
    description: str | None


@dataclass(frozen=True)
class Request:
    """What the bot asks of Discord. `path` begins after the version of the API."""

    method: str
    path: str
    json: Any
    uploads: tuple[Upload, ...]


_listeners: WeakKeyDictionary[Any, Callable[[Request], None]] = WeakKeyDictionary()


def listen(env: Env, hear: Callable[[Request], None]) -> None:
    """Let `hear` have every request of the bot before it is answered."""
    _listeners[env.backend] = hear


def _with_listeners(original: Callable[..., Any]) -> Callable[..., Any]:
    def dispatch(backend: Any, method: str, path: str, **details: Any) -> Any:
        if hear := _listeners.get(backend):
            uploads = tuple(_upload(file) for file in details.get("files") or ())
            hear(Request(method, path, details.get("json"), uploads))
        return original(backend, method, path, **details)

    return dispatch


def _upload(file: discord.File) -> Upload:
    stands_at = file.fp.tell()
    size = file.fp.seek(0, io.SEEK_END)
    file.fp.seek(stands_at)
    return Upload(file.filename, size, file.description)


router.dispatch = _with_listeners(router.dispatch)


# -- Waiting: simcord looks every 50 ms whether the bot is done, and waits until it is -------

_defaults = Env._settle_internal.__kwdefaults__ or {}
Env._settle_internal.__kwdefaults__ = {**_defaults, "idle": 0.002}


def answer_promptly(env: Env, look_every: float = 0.25, give_up: float = 3.0) -> None:
    """Let a person's action end once it was answered, though the bot goes on working.

    Without this an action ends when the bot rests, and fails when it does not rest for five
    seconds: right for tests, wrong for people who play against a thinking computer. An
    action that nobody answers ends after `give_up` seconds, as on Discord.
    """
    until_at_rest = env._settle_internal
    env.settle_timeout = look_every

    async def settle(*, _deadline: float | None = None, **details: Any) -> None:
        if _deadline is not None:
            await until_at_rest(_deadline=_deadline, **details)
            return
        for _ in range(round(give_up / look_every)):
            with suppress(TimeoutError):
                await until_at_rest(**{**details, "timeout": look_every})
                return
            if not _someone_waits(env):
                return

    env._settle_internal = settle


async def shut_down(env: Env, patience: float = 10.0) -> None:
    """End the simulated Discord, giving the bot's threads and processes time to finish."""
    env.settle_timeout = patience
    await env.shutdown()


def _someone_waits(env: Env) -> bool:
    latest = next(reversed(env.backend.interactions.values()), None)
    return latest is not None and not latest.responded


# -- Time: simcord's clock starts at New Year 2026 ---------------------------------------------


def stand_on_the_real_clock(env: Env) -> None:
    """Let the simulated clock show the real time from now on.

    What was made before keeps its id: a world made in the same order has the same users and
    channels on every start, while new messages never take the id of an earlier run's.
    """
    env.backend.clock._epoch = datetime.now(UTC)


async def catch_up(env: Env) -> None:
    """Move the simulated clock to the real time, and everything that falls due on the way."""
    behind = (datetime.now(UTC) - env.now()).total_seconds()
    if behind > 0:
        with suppress(TimeoutError):  # the bot is thinking; the next call goes on from here
            await env.advance_time(behind)


def may_see(env: Env, place: simcord.ChannelHandle, viewer: Viewer) -> bool:
    """Tell whether this person may read this place."""
    return can_access_channel(env, place.id, viewer, history=True)


def messages(env: Env, place: simcord.ChannelHandle, viewer: Viewer) -> list[Any]:
    """Return what stands in this place and this person sees, the oldest first.

    The messages are simcord's own records: `components` and `attachments` as on the wire.
    """
    standing = sorted(env.backend.messages.get(place.id, {}).items())
    return [m for _, m in standing if can_access_message(env, place.id, m, viewer, history=True)]


def happenings(env: Env) -> int:
    """Return a number that grows whenever anything happens in the simulated Discord."""
    return len(env.backend.transcript)
