"""Messages as Discord keeps them: what they say, show and hold, and how an edit changes them."""

from __future__ import annotations

import copy
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from tests.bot.limits import Kind, walk
from tests.wire.ids import Ids, iso
from tests.wire.polls import Poll
from tests.wire.refused import WRONG_FORM, Refused

Json = Mapping[str, Any]
ATTACHED = "attachment://"
EPHEMERAL, LOADING, V2 = 1 << 6, 1 << 7, 1 << 15
CDN = "http://cdn.invalid/attachments"


@dataclass(frozen=True)
class Attachment:
    """A file of a message."""

    id: int
    name: str
    size: int
    description: str | None

    def payload(self, channel_id: int) -> dict[str, Any]:
        """Return it as Discord tells of it."""
        url = f"{CDN}/{channel_id}/{self.id}/{self.name}"
        told: dict[str, Any] = {
            "id": str(self.id),
            "filename": self.name,
            "size": self.size,
            "url": url,
            "proxy_url": url,
            "content_type": "image/png",
            "width": 1200,
            "height": 800,
        }
        return told if self.description is None else {**told, "description": self.description}


@dataclass
class Message:
    """A message. `viewer` is who alone sees it (0: everyone); `nonce` is what the bot gave it."""

    id: int
    channel_id: int
    author_id: int
    posted_at: float
    nonce: str = ""
    content: str = ""
    components: list[dict[str, Any]] = field(default_factory=list[dict[str, Any]])
    attachments: list[Attachment] = field(default_factory=list[Attachment])
    flags: int = 0
    viewer: int = 0
    poll: Poll | None = None
    pings: tuple[int, ...] = ()
    edited_at: float | None = None
    edits: int = 0
    sent_again: list[str] = field(default_factory=list[str])
    """The names of files that it had when they were sent once more."""
    deleted: bool = False

    @property
    def texts(self) -> list[str]:
        """The words, block by block."""
        said = [c["content"] for c in walk(self.components) if c["type"] == Kind.TEXT]
        return [words for words in (self.content, *said) if words]

    @property
    def text(self) -> str:
        """All words."""
        return "\n".join(self.texts)

    @property
    def controls(self) -> list[Json]:
        """What can be pressed or chosen."""
        found = (c for c in walk(self.components) if c.get("custom_id"))
        return [c for c in found if not c.get("disabled")]


def fill(message: Message, body: Json, files: Mapping[int, Any], ids: Ids, now: float) -> None:
    """Let a request's body and files become (part of) a message; what is not named stays.

    Attachments that the body lists are kept or added, all others go; where it lists none,
    those that stand stay. Raises `Refused`.
    """
    attachments = _attachments(message, body, files, ids, now)
    components = message.components
    if "components" in body:
        components = _unfurled(body["components"] or [], attachments, message.channel_id)
    content = str(body.get("content") or "") if "content" in body else message.content
    if not (content or components or attachments or body.get("poll") or message.poll):
        raise Refused(400, 50006, "Cannot send an empty message")
    message.content, message.components, message.attachments = content, components, attachments
    message.flags |= int(body.get("flags") or 0)
    message.flags &= ~LOADING
    message.pings = tuple(map(int, (body.get("allowed_mentions") or {}).get("users") or ()))


def _attachments(
    message: Message, body: Json, files: Mapping[int, Any], ids: Ids, now: float
) -> list[Attachment]:
    standing = {one.id: one for one in message.attachments}
    listed = body.get("attachments")
    if listed is None:
        kept = list(standing.values())
    else:
        kept = [standing[int(one["id"])] for one in listed if int(one["id"]) in standing]
        strange = {int(one["id"]) for one in listed} - set(standing) - set(files)
        if strange:
            raise Refused(400, WRONG_FORM, f"Invalid Form Body: attachments {sorted(strange)}")
    names = {one.name for one in standing.values()}
    message.sent_again += [up.name for up in files.values() if up.name in names]
    new = [Attachment(ids.new(now), up.name, up.size, up.description) for up in files.values()]
    return kept + new


def _unfurled(
    components: Iterable[Json], attachments: list[Attachment], channel_id: int
) -> list[dict[str, Any]]:
    """Return components whose pictures say where they lie. Raises `Refused` if one is not there."""
    made: list[dict[str, Any]] = copy.deepcopy(list(components))  # type: ignore[arg-type]
    named = {one.name: one for one in attachments}
    for component in walk(made):
        media = [item["media"] for item in component.get("items") or ()]
        media += [component[key] for key in ("media", "file") if component.get(key)]
        for one in media:
            url = str(one["url"])
            if url.startswith(ATTACHED):
                attached = named.get(url.removeprefix(ATTACHED))
                if attached is None:
                    raise Refused(400, WRONG_FORM, f"Invalid Form Body: no attachment for {url}")
                one.update(_medium(attached, channel_id))
    for number, component in enumerate(walk(made), 1):
        component.setdefault("id", number)  # type: ignore[attr-defined]
    return made


def _medium(attached: Attachment, channel_id: int) -> dict[str, Any]:
    told = attached.payload(channel_id)
    shown = {key: told[key] for key in ("url", "proxy_url", "width", "height", "content_type")}
    return {**shown, "attachment_id": told["id"], "flags": 0}


def payload(message: Message, author: Json) -> dict[str, Any]:
    """Return a message as Discord tells of it: of components, these alone tell of its files."""
    listed = () if message.flags & V2 else message.attachments
    told: dict[str, Any] = {
        "id": str(message.id),
        "channel_id": str(message.channel_id),
        "author": author,
        "content": message.content,
        "timestamp": iso(message.posted_at),
        "edited_timestamp": None if message.edited_at is None else iso(message.edited_at),
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [one.payload(message.channel_id) for one in listed],
        "embeds": [],
        "pinned": False,
        "type": 0,
        "components": message.components,
        "flags": message.flags,
    }
    if message.nonce:
        told["nonce"] = message.nonce
    if message.poll is not None:
        told["poll"] = message.poll.payload()
    return told
