"""What people do in Discord's own terms: two at once, the same twice, or by a forged control."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import simcord
from simcord import interactions
from simcord.backend import serializers

from tests.bot.seen import Seen

PRESS, SUBMIT, COMMAND = 3, 5, 2
BUTTON, MENU = 2, 3


@dataclass(frozen=True)
class Deed:
    """An interaction that has not happened yet. `times` is how often Discord delivers it."""

    viewer: simcord.MemberActor | simcord.UserHandle
    kind: int
    channel_id: int
    data: Mapping[str, Any]
    message: Seen | None = None
    times: int = field(default=1)


def forged(
    viewer: simcord.MemberActor | simcord.UserHandle,
    message: Seen,
    custom_id: str,
    *values: str,
    times: int = 1,
) -> Deed:
    """Return a press of a control, or a choice of `values`, that may not be on the message."""
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": MENU if values else BUTTON}
    if values:
        data["values"] = list(values)
    return Deed(viewer, PRESS, message.channel_id, data, message, times)


def filled_in(
    viewer: simcord.MemberActor | simcord.UserHandle,
    channel_id: int,
    custom_id: str,
    lines: Mapping[str, str],
    picks: Mapping[str, tuple[str, ...]] = {},
    times: int = 1,
) -> Deed:
    """Return the answer to a form, whether or not one was ever shown."""
    fields: list[dict[str, Any]] = [
        {"type": 4, "custom_id": name, "value": value} for name, value in lines.items()
    ]
    fields += [{"type": 3, "custom_id": n, "values": list(v)} for n, v in picks.items()]
    labels = [{"type": 18, "component": one} for one in fields]
    data = {"custom_id": custom_id, "components": labels}
    return Deed(viewer, SUBMIT, channel_id, data, None, times)


def commanded(
    env: simcord.Env, viewer: simcord.MemberActor, channel_id: int, command: str, **options: str
) -> Deed:
    """Return a command of a group, "shazamm do", with words for its options."""
    name, inner = command.split(" ")
    visible = env.backend.visible_commands(user_id=viewer.id, channel_id=channel_id)
    known = next(one for one in visible if one["name"] == name)
    fields = [{"type": 3, "name": key, "value": value} for key, value in options.items()]
    group = {"type": 1, "name": inner, "options": fields}
    return Deed(
        viewer,
        COMMAND,
        channel_id,
        {"id": known["id"], "name": name, "type": 1, "options": [group]},
    )


def happen(env: simcord.Env, deed: Deed) -> simcord.InteractionResult:
    """Let Discord tell the bot of a deed, without waiting for what the bot does."""
    result, tell = arriving(env, deed)
    for _ in range(deed.times):
        tell()
    return result


def arriving(
    env: simcord.Env, deed: Deed
) -> tuple[simcord.InteractionResult, Callable[[], object]]:
    """Return what the bot answers to a deed, and what lets Discord tell it of that."""
    guild = env.backend.get_channel(deed.channel_id).guild_id
    record, payload = interactions.base_payload(
        env.backend,
        type=deed.kind,
        channel_id=deed.channel_id,
        guild_id=guild,
        user_id=deed.viewer.id,
        data=dict(deed.data),
    )
    if deed.message is not None:
        stored = env.backend.get_message(deed.channel_id, deed.message.id)
        payload["message"] = dict(serializers.message_payload(env.backend, stored))
        record.source_message_id = stored.id
    tell = partial(env.backend.emit, "INTERACTION_CREATE", payload)
    return simcord.InteractionResult(env, record), tell
