"""Channels that a direct message mentions are named there, as in Discord.

simcord's page looks for names only in the server in which a message stands, so that one reads
`<#123>` in direct messages.
"""

from __future__ import annotations

import re
from typing import Any

from simcord.backend.access import can_access_channel
from simcord.preview import _messages, _queries, _snapshot

from offline.simcord_inside import check

CONTEXT = "_markdown_context"
"""What gives the names for the mentions of a message, as all that ask for it call it."""
check(
    (
        (_messages, "_message_texts"),
        *((module, CONTEXT) for module in (_messages, _queries, _snapshot)),
    )
)
_MENTION = re.compile(r"<#([0-9]{1,20})>")
_as_before = _messages._markdown_context


def _named(
    preview: Any, page: Any, message: Any, channel: Any, *, content: str = ""
) -> dict[str, Any]:
    """Return the names, in direct messages those of all channels that their reader may see."""
    found = _as_before(preview, page, message, channel, content=content)
    if channel.guild_id is not None:
        return found
    known = preview.env.backend.channels
    said = " ".join(_messages._message_texts(message, content))
    places = [known[int(id_)] for id_ in _MENTION.findall(said) if int(id_) in known]
    names = {
        str(place.id): place.name
        for place in places
        if place.name and can_access_channel(preview.env, place.id, page.viewer)
    }
    return {**found, "channels": names, "channel_ids": list(names)}


def name_channels() -> None:
    """Let all pages of this process be made so."""
    for module in (_messages, _queries, _snapshot):
        setattr(module, CONTEXT, _named)
