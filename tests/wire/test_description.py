"""Every request is held against what Discord publishes of its API, and what is wrong is noticed."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.wire.asker import NOBODY, asking
from tests.wire.description.cut import cut, nameless
from tests.wire.description.held import CUT, published
from tests.wire.routes import listed

Body = dict[str, Any]
V2 = 1 << 15
POSTS = "POST", "/channels/1/messages"
EDITS = "PATCH", "/channels/1/messages/2"
ANSWERS = "POST", "/interactions/1/token/callback?with_response=1"
FOLLOWS = "POST", "/webhooks/1/token"
CHANGES = "PATCH", "/webhooks/1/token/messages/@original"
REGISTERS = "PUT", "/applications/1/commands"
THREADS = "POST", "/channels/1/threads"
WRITES_TO = "POST", "/users/@me/channels"
LOOKS_BACK = "GET", "/channels/1/messages"

BUTTON = {"type": 2, "style": 1, "label": "Press", "custom_id": "press", "id": 7}
OPTION = {"label": "One", "value": "1"}
MENU = {"type": 3, "custom_id": "choose", "options": [OPTION]}
IN_ROW = "body/components/0/components/0"


def shows(*controls: Body) -> Body:
    """Return a message with controls in a row."""
    return {"components": [{"type": 1, "components": list(controls)}], "flags": V2}


def without(part: Body, name: str) -> Body:
    return {key: value for key, value in part.items() if key != name}


WRONG: list[tuple[tuple[str, str], Any, str, str]] = [
    (POSTS, {"content": 5}, "body/content", "5 is not of type"),
    (POSTS, {"content": "x", "nonce": "n" * 26}, "body/nonce", "25 characters"),
    (POSTS, {"content": "x", "enforce_nonces": True}, "body", "'enforce_nonces' was unexpected"),
    (POSTS, {"content": "x", "tts": "no"}, "body/tts", '"no" is not of type'),
    (POSTS, {"attachments": [{"id": -1}]}, "body/attachments/0/id", "minimum"),
    (POSTS, {"allowed_mentions": {"parse": ["all"]}}, "body/allowed_mentions/parse/0", '"all"'),
    (POSTS, [], "body", "[] is not of type"),
    (POSTS, None, "body", "null is not of type"),
    (POSTS, shows({**BUTTON, "style": 9}), f"{IN_ROW}/style", "9 is not valid"),
    (POSTS, shows({**BUTTON, "id": 2**31}), f"{IN_ROW}/id", "maximum"),
    (POSTS, shows({**BUTTON, "custom_id": "x" * 101}), f"{IN_ROW}/custom_id", "100 characters"),
    (POSTS, shows(without(MENU, "custom_id")), IN_ROW, '"custom_id" is a required'),
    (POSTS, shows({**MENU, "options": [OPTION] * 26}), f"{IN_ROW}/options", "more than 25"),
    (POSTS, shows(*[BUTTON] * 6), "body/components/0/components", "more than 5 items"),
    (POSTS, {"components": shows()["components"]}, "body/components/0/components", "less than 1"),
    (POSTS, {"components": [{"type": 10, "content": "x"}] * 41}, "body/components", "than 40"),
    (POSTS, {"components": [{"type": 99}]}, "body/components/0", '{"type":99} is not valid'),
    (EDITS, {"components": [{"type": 10}]}, "body/components/0", '"content" is a required'),
    (EDITS, {"content": "x", "tts": True}, "body/tts", "false was expected"),
    (ANSWERS, {"type": 44}, "body", '{"type":44} is not valid'),
    (ANSWERS, {"data": {"content": "x"}}, "body", '"type" is a required'),
    (ANSWERS, {"type": 4, "data": {"flags": "64"}}, "body/data/flags", '"64" is not of type'),
    (ANSWERS, {"type": 8, "data": {"choices": [{"name": "x"}]}}, "body/data/choices/0", '"value"'),
    (ANSWERS, {"type": 9}, "body", '"data" is a required'),
    (FOLLOWS, {"content": True}, "body/content", "true is not of type"),
    (CHANGES, {"components": {}}, "body/components", "{} is not of type"),
    (REGISTERS, [{"name": "x" * 33}], "body/0/name", "32 characters"),
    (REGISTERS, [{"name": "x", "options": [{"type": 3, "name": "y"}]}], "body/0/options/0", '"de'),
    (THREADS, {"type": 11}, "body", '"name" is a required'),
    (THREADS, {"type": 11, "name": "x", "auto_archive_duration": 7}, "body/auto_archive", "7"),
    (WRITES_TO, {"recipient_id": "me"}, "body/recipient_id", '"me" does not match'),
    (LOOKS_BACK, {}, "body", "{} is not of type"),
    (("GET", "/channels/1/messages?limit=101"), None, "query/limit", "maximum of 100"),
    (("GET", "/channels/1/messages?limit=all"), None, "query/limit", '"all" is not of type'),
    (("GET", "/channels/1/messages?since=1"), None, "query", "'since' was unexpected"),
    (("GET", "/channels/here/messages"), None, "path/channel_id", '"here" does not match'),
]


@pytest.mark.parametrize(("route", "body", "place", "words"), WRONG)
async def test_what_is_wrong_is_noticed(
    route: tuple[str, str], body: Any, place: str, words: str
) -> None:
    """Each is told with its route, the place in it, and what is wrong there."""
    async with asking() as me:
        answer = await me.asks(*route, body)
        (told,) = me.fake.wrong
    method, path = route
    assert (answer.status, answer.body["code"]) == (400, 50035)
    assert told.startswith(f"{method} {path.partition('?')[0]}: {place}")
    assert words in told


async def test_what_is_wrong_in_a_form_with_files_is_noticed() -> None:
    async with asking() as me:
        body = {"content": 5, "attachments": [{"id": 0, "description": "alt"}]}
        await me.asks(*POSTS, body, "a.png")
        (told,) = me.fake.wrong
    assert "body/content: 5 is not of type" in told


async def test_what_is_right_is_not_wrong() -> None:
    """Ids may be numbers, and discord.py says of each edit that it is not read aloud."""
    async with asking() as me:
        await me.posts(nonce="n", enforce_nonce=True, flags=0)
        layout = {**shows(BUTTON), "allowed_mentions": {**NOBODY, "users": [me.person.id]}}
        await me.asks(*POSTS, layout)
        await me.asks(*EDITS, {"content": "x", "tts": False})
        await me.asks(*REGISTERS, [{"name": "x", "description": "x", "type": 1, "nsfw": False}])
        await me.asks(*WRITES_TO, {"recipient_id": me.person.id})
        await me.asks("GET", "/channels/1/messages?limit=100&after=0")
        assert me.fake.wrong == []


async def test_every_request_is_counted() -> None:
    async with asking() as me:
        before = published().held.total()
        await me.posts()
        await me.asks(*POSTS, {"content": 5})
        assert published().held.total() - before == me.fake.api.log.total() == 2


def test_what_is_described_is_what_our_routes_are() -> None:
    assert published().routes == {f"{method} {nameless(path)}" for method, path in listed()}


def test_what_is_cut_is_cut_no_further() -> None:
    """Who adds or drops a route cuts again; see the README beside the description."""
    written = CUT.read_text(encoding="utf-8")
    again = cut(json.loads(written), listed())
    assert json.dumps(again, indent=1, sort_keys=True) + "\n" == written


def test_a_cut_keeps_what_is_asked_and_what_that_leads_to() -> None:
    named: Body = {"description": {"type": "string", "description": "what it is"}}
    schemas: Body = {
        "A": {"x-of-theirs": 1, "properties": {"b": {"$ref": "#/components/schemas/B"}}},
        "B": {"properties": named},
        "C": {"type": "string"},
    }
    form: Body = {"schema": {"$ref": "#/components/schemas/A"}}
    body = {"content": {"application/json": form, "multipart/form-data": {}}, "required": True}
    operation: Body = {"operationId": "x", "requestBody": body, "responses": {"200": {}}}
    item = {"put": operation, "get": {}, "parameters": [{"name": "id", "in": "path"}]}
    whole: Body = {
        "openapi": "3.1.0",
        "info": {"description": "words", "title": "an API"},
        "paths": {"/a/{id}": item, "/c": {"get": {}}},
        "components": {"schemas": schemas},
    }
    kept = cut(whole, [("PUT", "/a/{ours}")])
    put = {"parameters": [], "requestBody": {**body, "content": {"application/json": form}}}
    assert kept["info"] == {"title": "an API"}
    assert kept["paths"] == {"/a/{id}": {"parameters": item["parameters"], "put": put}}
    assert kept["components"]["schemas"] == {
        "A": {"properties": {"b": {"$ref": "#/components/schemas/B"}}},
        "B": {"properties": {"description": {"type": "string"}}},
    }
