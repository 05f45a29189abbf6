"""People, channels and the server, and how Discord tells of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

from cogs.chat.permits import invited_with
from tests.wire.ids import iso
from tests.wire.messages import Message
from tests.wire.refused import Refused

APPLICATION, GUILD = 1000, 2000
ALLOWED = invited_with().value
"""What README asks for."""


class Kind(IntEnum):
    """What a channel is."""

    TEXT = 0
    DM = 1
    THREAD = 11


@dataclass
class Person:
    """Somebody on the server."""

    id: int
    name: str
    locale: str = "en-US"
    bot: bool = False

    def payload(self) -> dict[str, Any]:
        """Return them as Discord tells of them."""
        return {
            "id": str(self.id),
            "username": self.name,
            "global_name": self.name,
            "discriminator": "0",
            "avatar": None,
            "bot": self.bot,
        }


@dataclass
class Channel:
    """A place. `shut` is why nothing can be posted or edited there just now, if so."""

    id: int
    kind: Kind
    name: str = ""
    with_: int = 0
    parent_id: int = 0
    guild: int = GUILD
    archived: bool = False
    gone: bool = False
    shut: Refused | None = None
    old_edits: int = 0
    messages: dict[int, Message] = field(default_factory=dict[int, Message])


@dataclass
class Server:
    """A server."""

    id: int
    name: str


def server_id(number: int) -> int:
    """Return the id of the so-many-th server; GUILD is the first, of the number 0.

    Of however many shards, servers lie on one after the other.
    """
    return number << 22 or GUILD


def shard_of(guild: int, count: int) -> int:
    """Return on which of `count` shards a server lies; 0, which is no server, on the first."""
    return (guild >> 22) % count


def channel_payload(
    channel: Channel, people: Mapping[int, Person], me: Person, now: float
) -> dict[str, Any]:
    """Return a channel as Discord tells of it."""
    told: dict[str, Any] = {"id": str(channel.id), "type": int(channel.kind)}
    if channel.kind is Kind.DM:
        return {**told, "recipients": [people[channel.with_].payload()]}
    told |= {"guild_id": str(channel.guild), "name": channel.name, "position": 0, "nsfw": False}
    told |= {"permission_overwrites": [], "parent_id": None}
    if channel.kind is Kind.THREAD:
        told |= {
            "parent_id": str(channel.parent_id),
            "owner_id": str(me.id),
            "message_count": 0,
            "member_count": 1,
            "thread_metadata": {
                "archived": channel.archived,
                "auto_archive_duration": 1440,
                "archive_timestamp": iso(now),
                "locked": False,
            },
        }
    return told


def guild_payload(
    server: Server, locale: str, members: int, permissions: int, now: float
) -> dict[str, Any]:
    """Return a server without its channels and members."""
    everyone = {"id": str(server.id), "name": "@everyone", "permissions": str(permissions)}
    role: dict[str, Any] = {**everyone, "color": 0, "hoist": False, "position": 0}
    role |= {"managed": False, "mentionable": False, "flags": 0}
    lists = ("emojis", "stickers", "features", "voice_states", "presences", "stage_instances")
    levels = ("verification_level", "default_message_notifications", "explicit_content_filter")
    return {
        "id": str(server.id),
        "name": server.name,
        "owner_id": "1",
        "preferred_locale": locale,
        "unavailable": False,
        "member_count": members,
        "roles": [role],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
        "large": False,
        "joined_at": iso(now),
        "system_channel_id": None,
        **{name: [] for name in lists},
        **dict.fromkeys((*levels, "mfa_level", "nsfw_level", "premium_tier"), 0),
    }


def member_payload(person: Person, permissions: int, now: float) -> dict[str, Any]:
    """Return somebody as a member of the server."""
    return {
        "user": person.payload(),
        "roles": [],
        "nick": None,
        "joined_at": iso(now),
        "deaf": False,
        "mute": False,
        "flags": 0,
        "permissions": str(permissions),
    }
