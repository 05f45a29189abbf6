"""The fake Discord does what Discord's API does, where the bot relies on it."""

from __future__ import annotations

import time
from typing import Any

import aiohttp
import pytest

from tests.wire import world as worlds
from tests.wire.asker import NOBODY, asking
from tests.wire.rates import PER_CHANNEL
from tests.wire.refused import CLOSED_DMS, Refused
from tests.wire.weather import Storm, Trap, Trouble, When, sends

V2 = 1 << 15
EPHEMERAL = 1 << 6
PICTURE = {"type": 12, "items": [{"media": {"url": "attachment://a.png"}, "description": "alt"}]}


async def test_a_nonce_makes_one_message_until_it_is_forgotten() -> None:
    async with asking() as me:
        first = await me.posts(nonce="n", enforce_nonce=True)
        again = await me.posts(nonce="n", enforce_nonce=True)
        assert again.body["id"] == first.body["id"]
        me.fake.world.forget_nonces()
        assert (await me.posts(nonce="n", enforce_nonce=True)).body["id"] != first.body["id"]


async def test_an_edit_keeps_the_attachments_that_it_lists() -> None:
    async with asking() as me:
        body = {"components": [PICTURE], "flags": V2, "attachments": [{"id": 0}]}
        path = f"/channels/{me.place.id}/messages"
        made = await me.asks("POST", path, {**body, "allowed_mentions": NOBODY}, "a.png")
        (message,) = me.place.messages.values()
        (file,) = message.attachments
        assert file.size == len(b"\r\n--\x89PNG\r\n")
        assert made.body["attachments"] == []  # the components alone tell of it
        media = made.body["components"][0]["items"][0]["media"]
        assert media["attachment_id"] == str(file.id)
        path += f"/{made.body['id']}"
        words: dict[str, Any] = {"components": [{"type": 10, "content": "words"}]}
        await me.asks("PATCH", path, words)
        assert message.attachments == [file]
        shown = await me.asks("PATCH", path, {"components": [PICTURE]})
        assert shown.status == 200
        kept = await me.asks("PATCH", path, {**words, "attachments": [{"id": file.id}]})
        assert (kept.status, message.attachments) == (200, [file])
        await me.asks("PATCH", path, {**words, "attachments": []})
        assert message.attachments == []
        refused = await me.asks("PATCH", path, {"components": [PICTURE]})
        assert (refused.status, refused.body["code"]) == (400, 50035)


async def test_history_is_what_everyone_sees_the_newest_first() -> None:
    async with asking() as me:
        ids = [(await me.posts(words)).body["id"] for words in "abc"]
        made = me.does()
        await me.answers(made, 4, content="psst", flags=EPHEMERAL)
        await me.asks("DELETE", f"/channels/{me.place.id}/messages/{ids[1]}")
        path = f"/channels/{me.place.id}/messages?limit=100&after={int(ids[0]) - 1}"
        found = await me.asks("GET", path)
        assert [m["id"] for m in found.body] == [ids[2], ids[0]]


async def test_a_deed_is_answered_once_and_in_time() -> None:
    async with asking() as me:
        made = me.does()
        early = await me.asks("POST", f"/webhooks/1/{made.token}", {"content": "x"})
        assert (early.status, early.body["code"]) == (404, 10015)
        assert (await me.answers(made, 5, flags=EPHEMERAL)).status == 204
        assert (await me.answers(made, 5)).body["code"] == 40060
        body = {"content": "done", "allowed_mentions": NOBODY}
        said = await me.asks("POST", f"/webhooks/1/{made.token}", body)
        assert made.original is not None
        assert int(said.body["id"]) == made.original.id  # it takes the place of "is thinking"
        assert made.told == ["done"]
        late = me.does()
        late.at -= 4
        assert (await me.answers(late, 6)).body["code"] == 10062
        made.at -= 901
        over = await me.asks("POST", f"/webhooks/1/{made.token}", body)
        assert (over.status, over.body["code"]) == (401, 50027)


async def test_closed_doors() -> None:
    async with asking() as me:
        dm = await me.asks("POST", "/users/@me/channels", {"recipient_id": str(me.person.id)})
        place = me.fake.world.channel(int(dm.body["id"]))
        place.shut = Refused(403, CLOSED_DMS, "no")
        body = {"content": "x", "allowed_mentions": NOBODY}
        assert (await me.asks("POST", f"/channels/{place.id}/messages", body)).status == 403
        posted = await me.posts()
        path = f"/channels/{me.place.id}/messages/{posted.body['id']}"
        me.place.archived = True
        assert (await me.asks("PATCH", path, {"content": "y"})).body["code"] == 50083
        await me.posts()
        assert (await me.asks("PATCH", path, {"content": "y"})).status == 200
        me.place.gone = True
        assert (await me.asks("PATCH", path, {"content": "y"})).body["code"] == 10003


async def test_few_old_messages_are_changed() -> None:
    async with asking() as me:
        posted = await me.posts()
        message = me.place.messages[int(posted.body["id"])]
        message.posted_at -= 2 * worlds.EDITABLE
        path = f"/channels/{me.place.id}/messages/{message.id}"
        answers = [await me.asks("PATCH", path, {"content": "y"}) for _ in range(worlds.FEW + 1)]
        assert [a.status for a in answers] == [200] * worlds.FEW + [429]
        assert answers[-1].body["code"] == 30046


async def test_the_limits_of_a_channel() -> None:
    async with asking(limits=True) as me:
        answers = [await me.posts() for _ in range(PER_CHANNEL + 1)]
        assert [a.status for a in answers] == [200] * PER_CHANNEL + [429]
        assert answers[-2].headers["X-RateLimit-Remaining"] == "0"
        assert 0 < answers[-1].body["retry_after"] <= 5
        assert me.fake.rates.exceeded == 1


async def test_what_nobody_may_ask_is_remembered() -> None:
    async with asking() as me:
        assert (await me.asks("GET", "/guilds/1/audit-logs")).status == 501
        assert "audit-logs" in me.fake.wrong[0]
        await me.posts("x" * 2001)
        assert "2001" in me.fake.wrong[1]


async def test_a_storm_before_and_after() -> None:
    async with asking() as me:
        me.fake.weather.storms = [Storm(Trouble(503), 1.0)]
        assert (await me.posts()).status == 503
        assert not me.place.messages
        me.fake.weather.storms = [Storm(Trouble(503, when=When.AFTER), 1.0)]
        assert (await me.posts()).status == 503
        assert len(me.place.messages) == 1
        me.fake.weather.storms = [Storm(Trouble(drops=True), 1.0, sends, 1)]
        with pytest.raises(aiohttp.ClientError):
            await me.posts()
        assert (await me.posts()).status == 200


async def test_a_trap_snaps_once() -> None:
    async with asking() as me:
        snapped: list[float] = []
        me.fake.weather.set_trap(Trap(sends, When.AFTER, lambda: snapped.append(time.time())))
        with pytest.raises(aiohttp.ClientError):
            await me.posts()
        assert (await me.posts()).status == 200
        assert (len(snapped), len(me.place.messages)) == (1, 2)
