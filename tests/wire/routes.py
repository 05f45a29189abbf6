"""Every route of Discord's HTTP API that the bot uses, and what it does in the world."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, NamedTuple

from tests.wire import refused
from tests.wire.asked import Asked
from tests.wire.interactions import Answer
from tests.wire.messages import EPHEMERAL, LOADING
from tests.wire.places import APPLICATION
from tests.wire.refused import Refused, unknown
from tests.wire.world import World


class Found(NamedTuple):
    """The route of a request: its path as we list it, and the ids that stand in it."""

    path: str
    handler: Callable[..., Any]
    ids: dict[str, str]
    needs_token: bool


class Routes:
    """Answers requests out of a world. `gateway` returns what is told of where sessions begin."""

    def __init__(self, world: World, token: str, gateway: Callable[[], Any]) -> None:
        self._world, self._token, self._gateway = world, token, gateway
        self._table = [(method, path, _pattern(path), way) for method, path, way in self.all()]

    def find(self, asked: Asked) -> Found | None:
        """Return who answers a request; None if the fake knows no such route."""
        for method, path, pattern, handler in self._table:
            if method == asked.method and (found := pattern.fullmatch(asked.path)):
                return Found(path, handler, found.groupdict(), not asked.is_answer)
        return None

    def note(self, found: Found) -> None:
        """Note that the bot has more to say about a deed, whatever becomes of the request."""
        if not found.needs_token:
            self._world.hear_of(found.ids["token"])

    def answer(self, found: Found, asked: Asked) -> Any:
        """Carry a request out and return the JSON of its answer. Raises `Refused`."""
        if found.needs_token and asked.token != self._token:
            raise Refused(401, 0, "401: Unauthorized")
        return found.handler(asked, **found.ids)

    def all(self) -> list[tuple[str, str, Callable[..., Any]]]:
        """Return method, path and handler of each route."""
        message = "/channels/{channel}/messages/{message}"
        answer = "/webhooks/{application}/{token}/messages/@original"
        return [
            ("GET", "/users/@me", self._me),
            ("GET", "/users/{user}", self._user),
            ("GET", "/guilds/{guild}", self._guild),
            ("GET", "/guilds/{guild}/members/{user}", self._member),
            ("GET", "/oauth2/applications/@me", self._application),
            ("GET", "/applications/@me", self._application),
            ("GET", "/gateway/bot", self._where),
            ("PUT", "/applications/{application}/commands", self._register),
            ("POST", "/users/@me/channels", self._dm),
            ("GET", "/channels/{channel}", self._channel),
            ("PATCH", "/channels/{channel}", self._archive),
            ("POST", "/channels/{channel}/threads", self._thread),
            ("POST", "/channels/{channel}/messages", self._post),
            ("GET", "/channels/{channel}/messages", self._history),
            ("GET", message, self._message),
            ("PATCH", message, self._edit),
            ("DELETE", message, self._delete),
            ("POST", message + "/threads", self._thread_at),
            ("PUT", message + "/reactions/{emoji}/@me", self._react),
            ("POST", "/interactions/{deed}/{token}/callback", self._callback),
            ("POST", "/webhooks/{application}/{token}", self._follow_up),
            ("GET", answer, self._original),
            ("PATCH", answer, self._edit_original),
            ("DELETE", answer, self._delete_original),
        ]

    # -- The application ---------------------------------------------------------------------

    def _me(self, asked: Asked) -> Any:
        return self._world.me.payload()

    def _user(self, asked: Asked, user: str) -> Any:
        return self._world.person(int(user)).payload()

    def _guild(self, asked: Asked, guild: str) -> Any:
        return self._world.server(int(guild))

    def _member(self, asked: Asked, guild: str, user: str) -> Any:
        return self._world.member_payload(self._world.member(int(user)))

    def _application(self, asked: Asked) -> Any:
        me = self._world.me.payload()
        return {
            "id": str(APPLICATION),
            "name": me["username"],
            "icon": None,
            "description": "",
            "rpc_origins": [],
            "bot_public": True,
            "bot_require_code_grant": False,
            "verify_key": "",
            "owner": me,
            "team": None,
            "flags": 0,
        }

    def _where(self, asked: Asked) -> Any:
        return self._gateway()

    def _register(self, asked: Asked, application: str) -> Any:
        world, own = self._world, {"application_id": application, "version": "1"}
        world.commands = [
            {"description": "", **command, **own, "id": str(world.new_id())}
            for command in asked.json
        ]
        return world.commands

    # -- Channels and messages ---------------------------------------------------------------

    def _dm(self, asked: Asked) -> Any:
        return self._world.channel_payload(self._world.dm(int(asked.json["recipient_id"])))

    def _channel(self, asked: Asked, channel: str) -> Any:
        return self._world.channel_payload(self._world.channel(int(channel)))

    def _thread(self, asked: Asked, channel: str) -> Any:
        parent = self._world.channel(int(channel))
        made = self._world.add_channel(asked.json["name"], parent.id)
        return self._world.channel_payload(made)

    def _archive(self, asked: Asked, channel: str) -> Any:
        thread = self._world.channel(int(channel))
        thread.archived = asked.json["archived"]
        return self._world.channel_payload(thread)

    def _thread_at(self, asked: Asked, channel: str, message: str) -> Any:
        made = self._world.add_thread(asked.json["name"], int(channel), int(message))
        return self._world.channel_payload(made)

    def _post(self, asked: Asked, channel: str) -> Any:
        made = self._world.post(int(channel), asked.json, asked.files)
        return self._world.message_payload(made)

    def _history(self, asked: Asked, channel: str) -> Any:
        place = self._world.channel(int(channel))
        if place.shut is not None:
            raise place.shut
        after, before = int(asked.query.get("after", 0)), int(asked.query.get("before", 1 << 63))
        limit = int(asked.query.get("limit", 50))
        found = [
            m
            for _, m in sorted(place.messages.items())
            if after < m.id < before and not m.deleted and not m.viewer
        ]
        chosen = found[:limit] if "after" in asked.query else found[-limit:]
        return [self._world.message_payload(m) for m in reversed(chosen)]

    def _message(self, asked: Asked, channel: str, message: str) -> Any:
        return self._world.message_payload(self._world.message(int(channel), int(message)))

    def _edit(self, asked: Asked, channel: str, message: str) -> Any:
        made = self._world.edit(int(channel), int(message), asked.json, asked.files)
        return self._world.message_payload(made)

    def _delete(self, asked: Asked, channel: str, message: str) -> Any:
        self._world.delete(int(channel), int(message))

    def _react(self, asked: Asked, channel: str, message: str, emoji: str) -> Any:
        self._world.message(int(channel), int(message))

    # -- Answers to deeds --------------------------------------------------------------------

    def _callback(self, asked: Asked, deed: str, token: str) -> Any:
        made = self._world.deeds.get(int(deed))
        if made is None or made.token != token:
            raise unknown("interaction", refused.UNKNOWN_INTERACTION)
        message = self._world.answer(made, asked.json, asked.files)
        told: dict[str, Any] = {"interaction": {"id": str(made.id), "type": int(made.deed)}}
        if message is not None:
            told["interaction"] |= {
                "response_message_id": str(message.id),
                "response_message_loading": bool(message.flags & LOADING),
                "response_message_ephemeral": bool(message.flags & EPHEMERAL),
            }
            if made.answer is not Answer.THINKING:
                shown = self._world.message_payload(message)
                told["resource"] = {"type": asked.json["type"], "message": shown}
        return told if asked.query.get("with_response") else None

    def _follow_up(self, asked: Asked, application: str, token: str) -> Any:
        made = self._world.by_token(token)
        return self._world.message_payload(self._world.follow_up(made, asked.json, asked.files))

    def _original(self, asked: Asked, application: str, token: str) -> Any:
        return self._world.message_payload(self._world.original(self._world.by_token(token)))

    def _edit_original(self, asked: Asked, application: str, token: str) -> Any:
        made = self._world.by_token(token)
        return self._world.message_payload(self._world.edit_original(made, asked.json, asked.files))

    def _delete_original(self, asked: Asked, application: str, token: str) -> None:
        self._world.delete_original(self._world.by_token(token))


def listed() -> list[tuple[str, str]]:
    """Return method and path of each route."""
    return [(method, path) for method, path, _ in Routes(World(), "", str).all()]


def _pattern(path: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path))
