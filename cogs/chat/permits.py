"""What the bot needs in a place of a server, and what it does without: the only list of it."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

import discord
from msgspec import Struct

from engines.core import Refusal, Text, text


class Spot(Enum):
    """Where a match is to stand, as far as permissions depend on it."""

    CHANNEL = "channel"
    THREAD = "thread"
    NEW_THREAD = "new thread"


EVERYWHERE = frozenset(Spot)
THREADS = frozenset({Spot.THREAD, Spot.NEW_THREAD})


class Permit(Struct, frozen=True):
    """A permission by discord.py's name: where no match can do without, where it is useful.

    What is `for_sounds` concerns only games in which people make sounds.
    """

    name: str
    necessary: frozenset[Spot] = frozenset()
    useful: frozenset[Spot] = frozenset()
    for_sounds: bool = False

    @property
    def key(self) -> str:
        """The key of its name in Discord; `<key>-use` says what for, `<key>-else` what instead."""
        return f"permission-{self.name.replace('_', '-')}"

    @property
    def title(self) -> Text:
        """What Discord calls it."""
        return text(self.key)


PERMITS = (
    Permit("view_channel", EVERYWHERE),
    Permit("send_messages", frozenset({Spot.CHANNEL})),
    Permit("attach_files", EVERYWHERE),
    Permit("read_message_history", EVERYWHERE),
    Permit("create_public_threads", frozenset({Spot.NEW_THREAD}), frozenset({Spot.CHANNEL})),
    Permit("send_messages_in_threads", THREADS, frozenset({Spot.CHANNEL})),
    Permit("create_polls", useful=EVERYWHERE, for_sounds=True),
    Permit("add_reactions", useful=EVERYWHERE, for_sounds=True),
)

OPENING_THREADS = frozenset({"create_public_threads", "send_messages_in_threads"})
"""What whoever asks for a thread must be allowed as well."""
WRITING = {Spot.CHANNEL: "send_messages", Spot.THREAD: "send_messages_in_threads"}
"""What whoever has the bot write must be allowed as well."""


def invited_with() -> discord.Permissions:
    """Return what the bot is to be invited with."""
    return discord.Permissions(**{permit.name: True for permit in PERMITS})


def spot_of(interaction: discord.Interaction) -> Spot:
    """Return what kind of place an interaction comes from."""
    return Spot.THREAD if isinstance(interaction.channel, discord.Thread) else Spot.CHANNEL


def spot_at(interaction: discord.Interaction, channel_id: int) -> Spot:
    """Return what kind of place a channel is in which an interaction, or its thread, stands."""
    return spot_of(interaction) if interaction.channel_id == channel_id else Spot.CHANNEL


def concerning(spot: Spot) -> tuple[Permit, ...]:
    """Return what is necessary or useful in a place, the necessary first."""
    necessary = tuple(permit for permit in PERMITS if spot in permit.necessary)
    return necessary + tuple(permit for permit in PERMITS if spot in permit.useful)


def granted(interaction: discord.Interaction, permit: Permit) -> bool:
    """Tell whether the bot has a permission in the place of an interaction, which says so."""
    return getattr(interaction.app_permissions, permit.name)


def lets_post(rights: discord.Permissions, spot: Spot) -> bool:
    """Tell whether these rights let the bot post in a place that is there already.

    What was written before it need not read for that.
    """
    needed = {p.name for p in PERMITS if spot in p.necessary} - {"read_message_history"}
    return all(getattr(rights, name) for name in needed)


def check_spot(interaction: discord.Interaction, spot: Spot) -> None:
    """Raise `Refusal` naming all that a match would need here and the bot has not."""
    missing = tuple(p.title for p in _withheld(interaction) if spot in p.necessary)
    if missing:
        raise Refusal(text("refusal-permissions", missing=missing))


def check_opening(interaction: discord.Interaction, spot: Spot) -> None:
    """Raise `Refusal` if the bot, or whoever asks it to, may let no match be played here."""
    check_spot(interaction, spot)
    check_own_thread(interaction, spot)
    missing = mute(interaction.permissions, spot)
    if missing:
        raise Refusal(text("refusal-own-lobby", missing=missing))


def mute(rights: discord.Permissions, spot: Spot) -> tuple[Text, ...]:
    """Return what somebody with these rights lacks to write in a place that is there already.

    The bot writes what people ask of it, so it would lend its own permissions to everybody.
    """
    needed = WRITING.get(spot)
    return tuple(p.title for p in PERMITS if p.name == needed and not getattr(rights, p.name))


def check_own_thread(interaction: discord.Interaction, spot: Spot) -> None:
    """Raise `Refusal` if a thread is to be opened by somebody who may open none here.

    The bot opens it, so it would lend its own permissions to everybody.
    """
    if spot is not Spot.NEW_THREAD:
        return
    missing = tuple(permit.title for permit in PERMITS if _opens_threads(permit, interaction))
    if missing:
        raise Refusal(text("refusal-own-thread", missing=missing))


def bars_thread(interaction: discord.Interaction) -> Text | None:
    """Return why no other match can be played in a new thread here; None if it can."""
    if spot_of(interaction) is Spot.THREAD:
        return text("reply-thread-taken")
    if not isinstance(interaction.channel, discord.TextChannel):
        return text("reply-channel-taken-kind")
    needed = [permit for permit in _withheld(interaction) if Spot.NEW_THREAD in permit.necessary]
    if needed:
        return text("reply-channel-taken-bot", missing=tuple(permit.title for permit in needed))
    own = tuple(permit.title for permit in PERMITS if _opens_threads(permit, interaction))
    return text("reply-channel-taken-own", missing=own) if own else None


def check_chronicle(interaction: discord.Interaction) -> None:
    """Raise `Refusal` unless a thread can be opened at a board here, for whoever may open one."""
    if spot_of(interaction) is Spot.THREAD:
        raise Refusal(text("refusal-chronicle-in-thread"))
    check_spot(interaction, Spot.NEW_THREAD)
    missing = tuple(permit.title for permit in PERMITS if _opens_threads(permit, interaction))
    if missing:
        raise Refusal(text("refusal-own-chronicle", missing=missing))


def differences(interaction: discord.Interaction, *, sounds: bool) -> tuple[Text, ...]:
    """Return what will be otherwise in a match here, since something useful is missing.

    `sounds` tells whether people make sounds in the match's game.
    """
    lacking = (p for p in _withheld(interaction) if p.for_sounds and sounds)
    return tuple(
        text("reply-lobby-without", permission=permit.title, instead=text(f"{permit.key}-else"))
        for permit in lacking
    )


def _opens_threads(permit: Permit, interaction: discord.Interaction) -> bool:
    """Tell whether somebody needs a permission to open a thread, and lacks it."""
    return permit.name in OPENING_THREADS and not getattr(interaction.permissions, permit.name)


def _withheld(interaction: discord.Interaction) -> Iterable[Permit]:
    return (permit for permit in PERMITS if not granted(interaction, permit))
