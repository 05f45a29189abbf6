"""A simulated Discord with a server, a channel, and people of two languages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import simcord

from cogs.words.strings import LOCALES, nearest, speaker
from engines.core import text
from offline import simcord_inside

SPOKEN = tuple(speaker(locale)(text("offline-locale")) for locale in LOCALES)
"""What people speak, in turn: the first English, the second Spanish, and so on anew."""


@dataclass(frozen=True)
class Person:
    """Someone on the server. `dm` is their direct messages with the bot."""

    name: str
    locale: str
    member: simcord.MemberActor

    @property
    def user(self) -> simcord.UserHandle:
        """The account, which acts in direct messages."""
        return self.member.user

    @property
    def dm(self) -> simcord.ChannelHandle:
        """The direct messages of this person and the bot."""
        return self.member.user.dm_channel


@dataclass(frozen=True)
class World:
    """The simulated Discord: its environment, one server, one channel and the people."""

    env: simcord.Env
    guild: simcord.GuildHandle
    channel: simcord.ChannelHandle
    people: tuple[Person, ...]


def found(env: simcord.Env, names: Sequence[str], server_locale: str = "en-US") -> World:
    """Return a world in `env` with these people, whose languages alternate.

    The same names in the same order have the same ids in every new environment.
    """
    env.backend.bot_user.name = "Broadside"
    guild = env.create_guild("Game club", preferred_locale=server_locale)
    topic = speaker(nearest(server_locale))(text("offline-topic"))
    channel = guild.create_text_channel("games", topic=topic)
    people = tuple(_settle_in(env, guild, name, order) for order, name in enumerate(names))
    return World(env, guild, channel, people)


def _settle_in(env: simcord.Env, guild: simcord.GuildHandle, name: str, order: int) -> Person:
    user = env.create_user(name.lower(), global_name=name.title())
    locale = SPOKEN[order % len(SPOKEN)]
    simcord_inside.speak(env, user.id, locale)
    person = Person(name, locale, guild.add_member(user))
    assert person.dm.id  # asked for now, so that its id is the same on every start
    return person
