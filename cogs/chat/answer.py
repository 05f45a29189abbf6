"""The answer to one interaction: in time, once, and whatever becomes of the line.

Discord wants a first answer within three seconds and takes one. Who handles an interaction and
the time both may give it, so both give it here, one after the other. Discord tells when it has
one already; so what was not confirmed is simply said again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from enum import Enum, auto
from typing import Any, TypeVar

import aiohttp
import discord
from discord import app_commands

from cogs.chat.standing import (
    ANSWERED,
    AnsweredOtherwise,
    Attached,
    Change,
    Standings,
    afresh,
)
from cogs.chat.trouble import in_trouble

log = logging.getLogger(__name__)

Found = TypeVar("Found")

IN_TIME = 1.5
"""Seconds after which an interaction is told that its answer follows, if nothing was told yet."""
SOON = 0.5
"""The same of an answer that is being made: most are there by then, and are one request less."""
SOONER = 0.03
"""The same where many press at the same time: nobody waits for a sign because others do."""
ATTEMPTS = 2
"""How often an answer is given that Discord does not confirm."""
_TOO_LATE = (10062, 10015)
"""Discord's codes for what cannot be answered any more."""
_GONE = 10008
"""Discord's code for a message that was deleted: another can still be the answer."""
_LINE = (aiohttp.ClientError, asyncio.TimeoutError, OSError)
"""What is raised when the line breaks: Discord may have heard us or not."""


class First(Enum):
    """What the first answer to an interaction was."""

    WHISPER = auto()
    THINKING = auto()
    UPDATE = auto()
    FORM = auto()
    CHOICES = auto()


class _Fate(Enum):
    """What became of an answer."""

    ARRIVED = auto()
    ANSWERED = auto()
    TOO_LATE = auto()
    GONE = auto()
    UNKNOWN = auto()


Send = Callable[[bool], Awaitable[Any]]
"""Sends an answer; told whether it was sent before."""


class Answer:
    """What a person is told; `private` says that nobody else sees the message that was used.

    `standings` know what that message shows. What is `lasting` stays where somebody is alone with
    the bot, as an ordinary message.

    Everything here is quiet about an answer that cannot arrive. It raises `HTTPException` for
    what Discord will not take.
    """

    def __init__(
        self, interaction: discord.Interaction, standings: Standings, *, private: bool
    ) -> None:
        self._interaction = interaction
        self._standings = standings
        self._private = private
        self.lasting = False
        self._turn = asyncio.Lock()
        self._given: First | None = None
        self._unconfirmed: First | None = None
        self._over = False
        self._delete: Callable[[], Awaitable[object]] | None = None
        self._thinking = not private
        self._left_open = False
        self._timer: asyncio.TimerHandle | None = None
        self._deferring: asyncio.Task[None] | None = None

    # -- In time ------------------------------------------------------------------------------

    def keep_in_time(self) -> None:
        """Say in time that an answer follows, if nobody has said anything until then."""
        self._say_in(IN_TIME)

    def hasten(self, *, thinking: bool = False) -> None:
        """Say soon that a private answer follows (`thinking`) or a change of what was used.

        Unless that comes before; where answers are slow nothing does, however soon it is ready.
        The change may be made by whoever else keeps that message up to date (`change`), also
        after the end of this.
        """
        if self._given is not None or self._over or self._deferring is not None:
            return
        self._thinking = thinking
        if not thinking:
            self._left_open = True
            self._note()
        if self._standings.is_slow:
            self._time_is_up()
        else:
            crowded = self._standings.is_crowded(self._interaction.user.id)
            self._say_in(SOONER if crowded else SOON)

    async def close(self) -> None:
        """End it: nothing more follows, so nobody is left waiting for it."""
        if not self._left_open:
            self._stop_timer()
        if self._deferring is not None:
            await self._deferring
        if self._given is First.THINKING:
            self._given = First.WHISPER
            await self._follow(lambda _: self._interaction.delete_original_response())

    def _say_in(self, seconds: float) -> None:
        self._stop_timer()
        self._timer = asyncio.get_running_loop().call_later(seconds, self._time_is_up)

    def _time_is_up(self) -> None:
        self._stop_timer()
        self._deferring = asyncio.create_task(self._defer_in_time())

    async def _defer_in_time(self) -> None:
        try:
            await self.defer(thinking=self._thinking)
        except discord.HTTPException as error:
            log.warning("an answer could not be put off (%s)", error)

    async def _until_put_off(self) -> None:
        """Wait, if somebody is just saying that an answer follows, until that was told."""
        if self._deferring is not None:
            await asyncio.wait((self._deferring,))

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    @property
    def _fleeting(self) -> bool:
        """Whether what is told goes once it was read."""
        return not (self.lasting and self._interaction.guild_id is None)

    # -- What can be answered -------------------------------------------------------------------

    async def defer(self, *, thinking: bool = False) -> None:
        """Say that a private answer follows (`thinking`), or that the message changes or stays."""
        command = self._interaction.type is discord.InteractionType.application_command
        thinking = thinking or command

        async def deferred(_: bool) -> None:
            await self._interaction.response.defer(
                ephemeral=thinking and self._fleeting, thinking=thinking
            )

        await self._first(First.THINKING if thinking else First.UPDATE, deferred)

    async def whisper(self, *, files: Sequence[discord.File] = (), **parts: Any) -> None:
        """Tell something in private."""
        mentions = {"allowed_mentions": discord.AllowedMentions.none()}

        def packed(again: bool) -> dict[str, Any]:
            sent = [afresh(file) for file in files] if again else list(files)
            return {**mentions, **parts, **({"files": sent} if sent else {})}

        async def first(again: bool) -> None:
            await self._interaction.response.send_message(ephemeral=self._fleeting, **packed(again))
            self._delete = self._interaction.delete_original_response

        async def completed(again: bool) -> None:
            made = packed(again)
            attachments = made.pop("files", [])
            await self._interaction.edit_original_response(attachments=attachments, **made)
            self._delete = self._interaction.delete_original_response

        async def another(again: bool) -> None:
            sent = self._interaction.followup.send
            told = await sent(ephemeral=self._fleeting, wait=True, **packed(again))
            self._delete = told.delete

        await self._until_put_off()
        if await self._first(First.WHISPER, first):
            return
        thinking = self._given is First.THINKING
        self._given = First.WHISPER if thinking else self._given
        await self._follow(completed if thinking else another)

    async def amend(self, *, files: Sequence[discord.File] = (), **parts: Any) -> None:
        """Tell something in private, in place of what this answer has told in private before."""
        if self._given is not First.WHISPER:
            await self.whisper(files=files, **parts)
            return
        mentions = discord.AllowedMentions.none()

        async def amended(again: bool) -> None:
            sent = [afresh(file) for file in files] if again else list(files)
            await self._interaction.edit_original_response(
                attachments=sent, allowed_mentions=mentions, **parts
            )

        await self._follow(amended)

    async def take_back(self) -> None:
        """Delete what was told in private, while Discord lets us."""
        delete, self._delete = self._delete, None
        if delete is None or self._interaction.is_expired():
            return
        try:
            await delete()
        except (discord.HTTPException, *_LINE) as error:  # whoever read it has closed it, maybe
            log.info("what was told stays there (%s)", error)

    async def renew(self, view: discord.ui.LayoutView, files: Sequence[discord.File] = ()) -> None:
        """Put a message in place of the one that was used.

        Where the time has announced a private answer, this is what it says; where what was used is
        gone, it is told in private.
        """
        parts: dict[str, Any] = {"view": view, "allowed_mentions": discord.AllowedMentions.none()}

        async def at_once(attached: Attached) -> object:
            response = self._interaction.response
            answered = await response.edit_message(attachments=attached, **parts)
            return answered and answered.resource

        def afterwards(attached: Attached) -> Awaitable[object]:
            return self._interaction.edit_original_response(attachments=attached, **parts)

        async def first(again: bool) -> None:
            await self._changed(files, at_once, again=again)

        async def later(again: bool) -> None:
            await self._changed(files, afterwards, again=again)

        async def announced(again: bool) -> None:
            await afterwards([afresh(file) for file in files] if again else list(files))

        await self._until_put_off()
        if await self._first(First.UPDATE, first):
            return
        if self._given is None:
            await self.whisper(view=view, files=[afresh(file) for file in files])
            return
        if self._given is First.UPDATE:
            await self._follow(later)
            return
        if self._given is First.THINKING:
            self._given = First.WHISPER
        await self._follow(announced)

    async def change(self, **parts: Any) -> object:
        """Change the message that was used, as the first answer unless there is one.

        Raises what Discord answers, for whoever keeps that message up to date, and
        `AnsweredOtherwise` if that was answered with another message.
        """
        await self._until_put_off()
        async with self._turn:
            if self._given is None:
                return await self._change_at_once(parts)
            if self._given is not First.UPDATE:
                raise AnsweredOtherwise
        return await self._interaction.edit_original_response(**parts)

    async def _change_at_once(self, parts: dict[str, Any]) -> object:
        if self._over or self._unconfirmed not in (None, First.UPDATE):
            raise AnsweredOtherwise
        try:
            with self._standings.timed():
                answered = await self._interaction.response.edit_message(**parts)
        except discord.HTTPException as error:
            if in_trouble(error):
                self._unconfirmed = First.UPDATE
            raise
        except _LINE:
            self._unconfirmed = First.UPDATE
            raise
        self._stop_timer()
        self._given = First.UPDATE
        return answered and answered.resource

    def is_open(self) -> bool:
        """Tell whether Discord may still take changes by it."""
        return self._given in (None, First.UPDATE) and not self._interaction.is_expired()

    def _note(self) -> None:
        """Remember that the message that was used can be changed as the answer to that."""
        if self._interaction.message is not None:
            self._standings.note_answer(self._interaction.message.id, self)

    async def _changed(self, files: Sequence[discord.File], change: Change, *, again: bool) -> None:
        """Change the message that was used; what it shows already is not sent again."""
        message = self._interaction.message
        assert message is not None
        if not self._standings.knows(message.id):
            self._standings.note(message)
        await self._standings.change(message.id, files, change, again=again)

    async def open(self, form: discord.ui.Modal) -> bool:
        """Open a form; return False if it is too late for that and something else can be told."""
        opened = await self._first(
            First.FORM, lambda _: self._interaction.response.send_modal(form)
        )
        return opened or self._over

    async def suggest(self, choices: Sequence[app_commands.Choice[Any]]) -> None:
        """Offer choices for what is being typed."""
        response = self._interaction.response
        await self._first(First.CHOICES, lambda _: response.autocomplete(choices))
        # or discord.py would offer them again, and log that it cannot
        response._response_type = discord.InteractionResponseType.autocomplete_result  # pyright: ignore[reportPrivateUsage]

    # -- How it is sent ---------------------------------------------------------------------------

    async def _first(self, kind: First, send: Send) -> bool:
        """Give the first answer, unless there is one; tell whether nothing is left to send.

        There is none still where the message is gone that it was to change.
        """
        async with self._turn:
            if self._given is not None or self._over:
                return self._over
            before = self._unconfirmed
            with self._standings.timed():
                fate = await self._sent(send)
            self._stop_timer()
            if fate is _Fate.ARRIVED:
                self._given = kind
                if kind is First.UPDATE:
                    self._note()
            elif fate is _Fate.UNKNOWN:
                self._unconfirmed = kind
            elif fate is _Fate.GONE and kind is First.UPDATE:
                return False
            elif fate is _Fate.ANSWERED and before is not None:
                self._given = before
                return False
            else:
                self._over = True
                if fate is _Fate.ANSWERED:
                    log.info("another process has answered")
            return True

    async def _follow(self, send: Send) -> None:
        """Send what comes after the first answer."""
        if not self._over:
            await self._sent(send)

    async def _sent(self, send: Send) -> _Fate:
        """Send an answer, once more if it is not confirmed, and return what became of it."""
        trouble: Exception | None = None
        for again in range(ATTEMPTS):
            try:
                await send(bool(again))
            except discord.HTTPException as error:
                if error.code == ANSWERED:
                    return _Fate.ARRIVED if trouble else _Fate.ANSWERED
                if error.code in _TOO_LATE:
                    log.info("too late for an answer (%s)", error)
                    return _Fate.TOO_LATE
                if error.code == _GONE:
                    log.info("what was used is gone (%s)", error)
                    return _Fate.GONE
                if not in_trouble(error):
                    raise
                trouble = error
            except _LINE as error:
                trouble = error
            else:
                return _Fate.ARRIVED
        log.warning("an answer was not confirmed (%r)", trouble)
        return _Fate.UNKNOWN


async def in_time(found: Coroutine[Any, Any, Found], otherwise: Found) -> Found:
    """Return what is found, or `otherwise` if that takes too long to wait for."""
    task = asyncio.ensure_future(found)
    await asyncio.wait((task,), timeout=IN_TIME)
    if task.done():
        return task.result()
    task.cancel()
    return otherwise
