"""What a person sees of a message or a form: words, pictures, and what can be pressed."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import simcord

from tests.bot.limits import MENUS, Kind, walk

EPHEMERAL = 1 << 6


@dataclass(frozen=True)
class Control:
    """A button or a menu. `options` are a menu's labels by value, `chosen` the ones set."""

    kind: Kind
    custom_id: str
    label: str
    disabled: bool
    options: Mapping[str, str]
    chosen: tuple[str, ...]

    def answers_to(self, what: str) -> bool:
        """Tell whether this is it: by custom_id, by a part of that (the verb), or by label."""
        return what in {self.custom_id, self.label} or what in re.split(r"[^\w-]+", self.custom_id)


@dataclass(frozen=True)
class Seen:
    """A message. `alt_texts` are those of its `pictures`, in the same order."""

    id: int
    channel_id: int
    text: str
    controls: tuple[Control, ...]
    pictures: tuple[bytes, ...]
    alt_texts: tuple[str, ...]
    ephemeral: bool
    edited: bool
    by_bot: bool
    links: tuple[str, ...] = ()
    """Where its buttons lead that lead elsewhere."""

    def control(self, what: str, *, menu: bool | None = None) -> Control | None:
        """Return what is pressed by this custom_id, verb or label; None if there is nothing.

        Of several it is the first, or the first that is a `menu`, or none.
        """
        found = [c for c in self.controls if c.answers_to(what) and not c.disabled]
        alike = [c for c in found if menu in (None, c.kind in MENUS)]
        return next(iter((*alike, *found)), None)


@dataclass(frozen=True)
class Form:
    """A modal. `fields` are its inputs by custom_id, `filled` what stands in them at first."""

    title: str
    custom_id: str
    text: str
    fields: Mapping[str, Control]
    filled: Mapping[str, str]


def seen(env: simcord.Env, record: Any) -> Seen:
    """Return what is to be seen of one of simcord's message records."""
    components = list(walk(record.components))
    items = [item for c in components for item in c.get("items") or ()]
    shown = {int(i["media"]["attachment_id"]): i["description"] for i in items if _ours(i)}
    described = {int(a["id"]): a.get("description") or "" for a in record.attachments} | shown
    texts = [record.content, *(c["content"] for c in components if c["type"] == Kind.TEXT)]
    return Seen(
        id=record.id,
        channel_id=record.channel_id,
        text="\n".join(words for words in texts if words),
        controls=tuple(_control(c) for c in components if c.get("custom_id")),
        pictures=tuple(env.backend.cdn.get(a["url"]) or b"" for a in record.attachments),
        alt_texts=tuple(described[int(a["id"])] for a in record.attachments),
        ephemeral=bool(record.flags & EPHEMERAL),
        edited=record.edited_timestamp is not None,
        by_bot=record.author_id == env.backend.bot_user.id,
        links=tuple(c["url"] for c in components if c.get("url")),
    )


def form(modal: Mapping[str, Any]) -> Form:
    """Return what is to be seen of a modal as it is on the wire."""
    components = list(walk(modal["components"]))
    labels = {id(c["component"]): c["label"] for c in components if c["type"] == Kind.LABEL}
    inputs = [c for c in components if c.get("custom_id")]
    return Form(
        title=modal["title"],
        custom_id=modal["custom_id"],
        text="\n".join(c["content"] for c in components if c["type"] == Kind.TEXT),
        fields={c["custom_id"]: _control(c, labels.get(id(c))) for c in inputs},
        filled={c["custom_id"]: c["value"] for c in inputs if c.get("value")},
    )


def _ours(item: Mapping[str, Any]) -> bool:
    return "attachment_id" in item["media"]


def _control(component: Mapping[str, Any], label: str | None = None) -> Control:
    options = component.get("options") or () if component["type"] in MENUS else ()
    return Control(
        kind=Kind(component["type"]),
        custom_id=component["custom_id"],
        label=label or component.get("label") or component.get("placeholder") or "",
        disabled=bool(component.get("disabled")),
        options={option["value"]: option["label"] for option in options},
        chosen=tuple(option["value"] for option in options if option.get("default")),
    )
