"""Somebody on the server, who does what people do: type, press, choose, fill in, read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import discord
import simcord

from offline import simcord_inside
from offline.world import Person
from tests.bot.seen import Control, Form, Seen, form, seen

if TYPE_CHECKING:
    from tests.bot.club import Club


class Reply:
    """What became of something a person did, as it stands whenever it is looked at."""

    def __init__(self, club: Club, result: simcord.InteractionResult) -> None:
        self._club = club
        self.result = result

    @property
    def messages(self) -> list[Seen]:
        """The answer and its followups; not a message that was only edited or acknowledged."""
        answers = [self.result.response, *self.result.followups]
        found = [self._club.look_up(m.channel_id, m.id) for m in answers if m is not None]
        return [one for one in found if self._answers(one)]

    def _answers(self, message: Seen) -> bool:
        return message.id > self._club.source_of(self.result)

    @property
    def text(self) -> str:
        """The words of all answers."""
        return "\n".join(message.text for message in self.messages)

    @property
    def private(self) -> bool:
        """True when there is an answer, and only the person who acted sees it."""
        return bool(self.messages) and all(message.ephemeral for message in self.messages)

    @property
    def form(self) -> Form | None:
        """The modal that opened, if one did."""
        return None if self.result.modal is None else form(self.result.modal)

    @property
    def acknowledged(self) -> bool:
        """False when Discord would say that the application did not respond."""
        return self.result.acknowledged


class Player:
    """A person who acts in the club's channel, or in the direct messages with the bot."""

    def __init__(self, club: Club, person: Person) -> None:
        self._club = club
        self.person = person
        self.name, self.locale, self.id = person.name, person.locale, person.user.id
        self.mention = person.user.mention

    # -- Reading ---------------------------------------------------------------------------

    @property
    def dms(self) -> list[Seen]:
        """All direct messages with the bot, the oldest first."""
        return self.sees(self.person.dm)

    def sees(self, place: simcord.ChannelHandle | None = None) -> list[Seen]:
        """Return all messages of a place (the club's channel), own ephemeral ones included."""
        place = place or self._club.channel
        viewer = self.person.user if place.guild is None else self.person.member
        records = simcord_inside.messages(self._club.env, place, viewer)
        return [seen(self._club.env, record) for record in records]

    def now(self, message: Seen) -> Seen:
        """Return a message as it stands now."""
        return self._club.look_up(message.channel_id, message.id)

    def finds(self, what: str, *, menu: bool | None = None) -> tuple[Seen, Control] | None:
        """Return the newest message anywhere that offers this custom_id, verb or label."""
        threads = [m for thread in self._club.channel.threads for m in self.sees(thread)]
        for message in sorted([*self.sees(), *self.dms, *threads], key=lambda m: -m.id):
            if control := message.control(what, menu=menu):
                return message, control
        return None

    # -- Acting ----------------------------------------------------------------------------

    async def slash(
        self, command: str, place: simcord.ChannelHandle | None = None, /, **options: Any
    ) -> Reply:
        """Type a slash command, in the club's channel or elsewhere (`player.person.dm`)."""
        place = place or self._club.channel
        if place.guild is None:
            return await self._reply(self.person.user.slash(command, **options))
        return await self._reply(self.person.member.slash(place, command, **options))

    async def suggestions(
        self,
        command: str,
        option: str,
        typed: str = "",
        place: simcord.ChannelHandle | None = None,
        /,
        **filled: Any,
    ) -> dict[Any, str]:
        """Return what autocomplete offers once `typed` stands there: the names by value."""
        place = place or self._club.channel
        if place.guild is None:
            offered = self.person.user.autocomplete(command, option, typed, **filled)
        else:
            offered = self.person.member.autocomplete(place, command, option, typed, **filled)
        choices = await offered
        self._club.check()
        return {choice["value"]: choice["name"] for choice in choices}

    async def menu(
        self,
        message: Seen | discord.Message,
        name: str,
        place: simcord.ChannelHandle | None = None,
    ) -> Reply:
        """Choose a command in the menu of a message, of the club's channel or elsewhere."""
        place = place or self._club.channel
        target = self._record(message) if isinstance(message, Seen) else message
        return await self._reply(self.person.member.context_menu(place, name, target))

    async def press(self, what: str, on: Seen | None = None) -> Reply:
        """Press a button by custom_id, verb or label: on a message, or the newest that has it.

        A button that was on the message when it was looked at is pressed even if it is no
        longer there, as happens when two people are quick.
        """
        message, control = self._find(what, on, menu=False)
        return await self._reply(
            self._actor(message).click(self._record(message), custom_id=control.custom_id)
        )

    async def choose(self, what: str, *values: str, on: Seen | None = None) -> Reply:
        """Choose values in a menu, found like a button."""
        message, control = self._find(what, on, menu=True)
        return await self._reply(
            self._actor(message).select(
                self._record(message), list(values), custom_id=control.custom_id
            )
        )

    async def submit(self, shown: Reply, values: Mapping[str, Any] = {}, **more: Any) -> Reply:
        """Fill in and send the form that opened, by the custom_id of its fields."""
        in_dm = self._club.place_of(shown.result) == self.person.dm.id
        actor = self.person.user if in_dm else self.person.member
        return await self._reply(actor.submit_modal(shown.result, {**values, **more}))

    async def write(self, words: str, place: simcord.ChannelHandle | None = None) -> None:
        """Send an ordinary message, in the club's channel or elsewhere."""
        place = place or self._club.channel
        if place.guild is None:
            await self.person.user.send_dm(words)
        else:
            await self.person.member.send(place, words)
        self._club.check()

    async def _reply(self, doing: Any) -> Reply:
        result = await doing
        self._club.check()
        return Reply(self._club, result)

    def _find(self, what: str, on: Seen | None, *, menu: bool) -> tuple[Seen, Control]:
        if on is not None and (control := on.control(what, menu=menu)):
            return on, control
        found = None if on is not None else self.finds(what, menu=menu)
        if found is None:
            offered = [c.custom_id for m in ([on] if on else self.sees()) for c in m.controls]
            raise AssertionError(f"{self.name} finds no {what!r} among {offered}")
        return found

    def _actor(self, message: Seen) -> simcord_inside.Viewer:
        in_dm = message.channel_id == self.person.dm.id
        return self.person.user if in_dm else self.person.member

    def _record(self, message: Seen) -> simcord.ResponseMessage:
        return self._club.record(message)


def page(reply: Reply) -> Seen:
    """Assert that an answer is a picture page for one person alone; return it."""
    assert reply.private
    (message,) = reply.messages
    assert message.pictures
    return message
