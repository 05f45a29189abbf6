"""The private names of simcord that Broadside touches, checked when this is imported.

simcord runs the real bot against an in-memory Discord. In its public interface everyone
speaks English, every answer takes 50 ms, the clock stands at New Year and files leave no
trace; what lifts that is here. What concerns the page in the browser is in `simcord_pages`,
`simcord_mentions` and `simcord_quick`, and nowhere else is a private name used. The version is
pinned, so that a change inside simcord is noticed here and not in the middle of a match.
"""

from __future__ import annotations

import asyncio
import io
import marshal
import re
from collections.abc import Callable, Iterable
from contextlib import suppress
from copy import deepcopy
from dataclasses import dataclass
from importlib.metadata import version
from types import SimpleNamespace
from typing import Any
from weakref import WeakKeyDictionary

import discord
import simcord
from simcord import components, gateway, interactions
from simcord.backend.access import can_access_channel, can_access_message
from simcord.env import Env
from simcord.http import router

VERSION = "3.2.1"
Json = dict[str, Any]
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


check(
    (
        (Env, "_settle_internal"),
        (components, "deepcopy"),
        (gateway, "copy"),
        (interactions, "base_payload"),
        (router, "copy"),
        (router, "dispatch"),
    )
)


# -- Languages: simcord says en-US for everyone -------------------------------------------

_locales: WeakKeyDictionary[Any, dict[int, str]] = WeakKeyDictionary()


def speak(env: Env, user_id: int, locale: str) -> None:
    """Let everything this user does carry `locale`, a Discord locale such as `es-ES`."""
    _locales.setdefault(env.backend, {})[user_id] = locale


def _locale_of(backend: Any, user_id: int) -> str:
    return _locales.get(backend, {}).get(user_id, "en-US")


def _with_locales(original: Callable[..., Any]) -> Callable[..., Any]:
    def base_payload(backend: Any, **details: Any) -> Any:
        locale = _locale_of(backend, details["user_id"])
        for command in _commands(backend):
            if command["id"] == details["data"].get("id"):
                details["data"] = _as_registered(details["data"], command, locale)
        record, payload = original(backend, **details)
        payload["locale"] = locale
        if details["guild_id"] is not None:
            payload["guild_locale"] = backend.get_guild(details["guild_id"]).preferred_locale
        return record, payload

    return base_payload


interactions.base_payload = _with_locales(interactions.base_payload)


def offer_commands_in_every_language(env: Env) -> None:
    """Let everyone's list of commands be in their language, as Discord shows it."""
    visible = env.backend.visible_commands

    def visible_commands(*, user_id: int, **details: Any) -> list[Json]:
        locale = _locale_of(env.backend, user_id)
        return [_in_words(node, locale) for node in visible(user_id=user_id, **details)]

    env.backend.visible_commands = visible_commands


def _commands(backend: Any) -> Iterable[Json]:
    return (command for scope in backend.commands.values() for command in scope.values())


def _in_words(node: Json, locale: str) -> Json:
    """Return a command, option or choice with its names and descriptions in a language."""
    words = {what: _word(node, what, locale) for what in ("name", "description") if what in node}
    inner = {
        part: [_in_words(one, locale) for one in node[part]]
        for part in ("options", "choices")
        if node.get(part)
    }
    return {**node, **words, **inner}


def _word(node: Json, what: str, locale: str) -> str:
    return (node.get(f"{what}_localizations") or {}).get(locale, node[what])


def _as_registered(used: Json, node: Json, locale: str) -> Json:
    """Return what was typed of a command in a language with the names that the bot knows."""
    known = {_word(option, "name", locale): option for option in node.get("options") or ()}
    registered = {**used, "name": node["name"]}
    if "options" in used:
        registered["options"] = [
            _as_registered(option, known[option["name"]], locale)
            if option["name"] in known
            else option
            for option in used["options"]
        ]
    return registered


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


Answered = Callable[[Request, Any], None]
_LISTENERS = "_listeners_of_broadside"
"""Where a backend has who listens: they know it, so no table of ours would ever let them go."""


def listen(env: Env, hear: Callable[[Request], None], answered: Answered | None = None) -> None:
    """Let `hear` have every request of the bot before it is answered.

    `answered` has it, with the answer, when it was carried out and the bot does not know yet.
    """
    setattr(env.backend, _LISTENERS, (hear, answered))


def _with_listeners(original: Callable[..., Any]) -> Callable[..., Any]:
    def dispatch(backend: Any, method: str, path: str, **details: Any) -> Any:
        hear, answered = getattr(backend, _LISTENERS, (None, None))
        if hear is None:
            return original(backend, method, path, **details)
        uploads = tuple(_upload(file) for file in details.get("files") or ())
        request = Request(method, path, details.get("json"), uploads)
        hear(request)
        answer = original(backend, method, path, **details)
        if answered is not None:
            answered(request, answer)
        return answer

    return dispatch


def _upload(file: discord.File) -> Upload:
    stands_at = file.fp.tell()
    size = file.fp.seek(0, io.SEEK_END)
    file.fp.seek(stands_at)
    return Upload(file.filename, size, file.description)


# -- Nonces: simcord makes two messages of one that is sent again -----------------------------

NONCE_MINUTE = 60.0
_sent: WeakKeyDictionary[Any, dict[tuple[str, str], tuple[float, Any]]] = WeakKeyDictionary()


def _with_nonces(original: Callable[..., Any]) -> Callable[..., Any]:
    def dispatch(backend: Any, method: str, path: str, **details: Any) -> Any:
        body = details.get("json")
        if method != "POST" or not isinstance(body, dict) or not body.get("enforce_nonce"):
            return original(backend, method, path, **details)
        sent, key = _sent.setdefault(backend, {}), (path, str(body["nonce"]))
        now = backend.clock.now().timestamp()
        if key not in sent or now - sent[key][0] > NONCE_MINUTE:
            sent[key] = (now, original(backend, method, path, **details))
        return sent[key][1]

    return dispatch


# -- Polls: simcord lets every bot make them --------------------------------------------------

_NEW_MESSAGE = re.compile(r"/channels/(\d+)/messages")
CREATE_POLLS = "send_polls"
"""What discord.py calls the permission that Discord shows as Create Polls."""


def _with_poll_permission(original: Callable[..., Any]) -> Callable[..., Any]:
    def dispatch(backend: Any, method: str, path: str, **details: Any) -> Any:
        body, new = details.get("json"), _NEW_MESSAGE.fullmatch(path)
        if method == "POST" and new and isinstance(body, dict) and body.get("poll"):
            channel = backend.get_channel(int(new[1]))
            if channel.guild_id is not None:
                bot = backend.bot_user.id
                backend.require_permissions(channel.guild_id, bot, channel.id, CREATE_POLLS)
        return original(backend, method, path, **details)

    return dispatch


router.dispatch = _with_listeners(_with_nonces(_with_poll_permission(router.dispatch)))


# -- Copies: simcord makes several of each message, slowly -------------------------------------


def copied(what: Any) -> Any:
    """Return a deep copy; of what JSON is made of in a fraction of the time."""
    try:
        return marshal.loads(marshal.dumps(what))
    except ValueError:  # something else is in it
        return deepcopy(what)


setattr(components, "deepcopy", copied)  # noqa: B010 - it is exported to nobody
for module in (gateway, router):
    setattr(module, "copy", SimpleNamespace(deepcopy=copied))  # noqa: B010


# -- Waiting: simcord looks every 50 ms whether the bot is done, and waits until it is -------

_defaults = Env._settle_internal.__kwdefaults__ or {}
Env._settle_internal.__kwdefaults__ = {**_defaults, "idle": 0.002}


def answer_promptly(env: Env, look_every: float = 0.25, give_up: float = 3.0) -> None:
    """Let a person's action end once it was answered, though the bot goes on working.

    Without this an action ends when the bot rests, and fails when it does not rest for five
    seconds: right for tests, wrong for people who play against a thinking computer. An
    action that nobody answers ends after `give_up` seconds, as on Discord: a bot that rests
    may be waiting for a thought of another process, and answers when its time comes.
    """
    until_at_rest = env._settle_internal
    env.settle_timeout = look_every

    async def settle(*, _deadline: float | None = None, **details: Any) -> None:
        if _deadline is not None:
            await until_at_rest(_deadline=_deadline, **details)
            return
        loop = asyncio.get_running_loop()
        end = loop.time() + give_up
        while True:
            looked = loop.time()
            with suppress(TimeoutError):
                await until_at_rest(**{**details, "timeout": look_every})
            if loop.time() >= end or not _someone_waits(env):
                return
            await asyncio.sleep(looked + look_every - loop.time())

    env._settle_internal = settle


async def rest(env: Env, patience: float) -> None:
    """Wait until the bot has nothing left to do, also where actions end once they were answered.

    Raises `TimeoutError` after `patience` seconds.
    """
    await env._settle_internal(_deadline=asyncio.get_running_loop().time() + patience)


async def shut_down(env: Env, patience: float = 10.0) -> None:
    """End the simulated Discord, giving the bot's threads and processes time to finish."""
    env.settle_timeout = patience
    await env.shutdown()


def _someone_waits(env: Env) -> bool:
    latest = next(reversed(env.backend.interactions.values()), None)
    return latest is not None and not latest.responded


# -- What there is to see ---------------------------------------------------------------------


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
