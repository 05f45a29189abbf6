"""/learn: a guided first game against a coach, which can be left and taken up where it was."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from cogs.chat.commands import named, with_options, words
from cogs.chat.components import Modal, form_id
from cogs.chat.lessons import is_lesson, lesson_list, lesson_message
from cogs.chat.own import check_look
from cogs.chat.private import answer_to, hasten, is_private, renew, whisper
from cogs.chat.router import Press, router_of
from cogs.chat.services import Client
from cogs.panels.lesson_pressed import Next, Stay, pressed
from cogs.panels.lessons import (
    BEGIN_AGAIN,
    LEARN,
    LESSON_HINT,
    PRESSED,
    TURN_TO,
    Page,
    hint,
    page,
    unpacked,
)
from cogs.panels.panel import Form
from cogs.words.names import clean, plain_voice
from cogs.words.strings import speaker
from engines import lessons
from engines.core import Refusal, Text, text
from tables.match.position import config_of
from tables.people import Progress

GAMES = [app_commands.Choice(name=words(f"{key}-lesson"), value=key) for key in lessons.keys()]


class LearningCog(commands.Cog):
    """Teaches."""

    def __init__(self, client: Client) -> None:
        self.client = client
        router = router_of(client)
        router.on(LEARN, self._opened)
        router.on(TURN_TO, self._opened)
        router.on(BEGIN_AGAIN, self._begun_again)
        router.on(PRESSED, self._pressed)
        router.on(LESSON_HINT, self._hinted)

    @app_commands.command(**named("command-learn"))
    @with_options("command-learn", "game")
    @app_commands.choices(game=GAMES)
    async def learn(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """Open a lesson where its pupil left it, or let one choose among all."""
        await self._open(interaction, game)

    async def _opened(self, press: Press) -> None:
        """Open the lesson of the match of a button, or the one that it names, or the list."""
        match = press.sight.match if press.sight is not None else None
        key = press.control.extra or None
        if match is not None:
            key = lessons.nearest(match.game, config_of(match))
        await self._open(press.interaction, key)

    async def _open(self, interaction: discord.Interaction, key: str | None) -> None:
        answer_to(interaction).lasting = True
        if key is None:
            own = await self.client.services.tables.people.lessons(interaction.user.id)
            locale = await self.client.services.languages.of(interaction)
            await self._show(interaction, lesson_list(own, locale))
            return
        check_look(self.client, interaction)
        hasten(interaction, thinking=not _stands(interaction))
        await self._go_on(interaction, _known(key))

    async def _begun_again(self, press: Press) -> None:
        """Begin a lesson anew."""
        interaction, key = press.interaction, _known(press.control.extra)
        check_look(self.client, interaction)
        before = await self._progress(interaction, key)
        await self._remember(interaction, Progress(key), before)
        await self._go_on(interaction, key)

    async def _pressed(self, press: Press) -> None:
        """Do what a control in a lesson means; an old one shows how far the lesson is."""
        interaction = press.interaction
        key, verb, extra = unpacked(press.control.extra)
        here = await self._page(interaction, _known(key))
        if press.control.question != here.progress.done or here.prompt is None:
            await self._show_page(interaction, here, here.draft, _why(text("lesson-past")))
            return
        try:
            filled = replace(press.filled, extra=extra)
            answer = await asyncio.to_thread(pressed, here, verb, filled)
        except Refusal as refusal:
            answer = Stay(here.draft, refusal.text)
        match answer:
            case Next(progress):
                await self._remember(interaction, progress, here.progress)
                await self._go_on(interaction, key)
            case Stay(draft, why):
                await self._show_page(interaction, here, draft, _why(why))
            case Form():
                await self._fill_in(interaction, here, answer)

    async def _fill_in(self, interaction: discord.Interaction, here: Page, form: Form) -> None:
        """Open a form, or say that it came too late for that."""
        locale = await self.client.services.languages.of(interaction)
        custom_id = form_id(form, here.scene)
        modal = Modal(form, custom_id, plain_voice(here.scene.seats, locale))
        if not await answer_to(interaction).open(modal):
            await self._show_page(interaction, here, here.draft, _why(text("lesson-form-late")))

    async def _hinted(self, press: Press) -> None:
        """Name what is to be done, above what stands there already."""
        here = await self._page(press.interaction, _known(press.control.extra))
        if here.prompt is None:
            await self._show_page(press.interaction, here, here.draft)
            return
        said = await asyncio.to_thread(hint, here)
        await self._show_page(press.interaction, here, here.draft, said)

    async def _remember(
        self, interaction: discord.Interaction, progress: Progress, before: Progress
    ) -> None:
        """Write down how far somebody is, unless they pressed something else in that moment."""
        people = self.client.services.tables.people
        await people.learn(interaction.user.id, progress, done=before.done)

    async def _progress(self, interaction: discord.Interaction, key: str) -> Progress:
        own = await self.client.services.tables.people.lessons(interaction.user.id)
        return own.get(key, Progress(key))

    async def _page(self, interaction: discord.Interaction, key: str) -> Page:
        """Return a lesson as its pupil sees it now."""
        services = self.client.services
        say = speaker(await services.languages.of(interaction))
        progress = await self._progress(interaction, key)
        me, coach = clean(interaction.user.display_name), say(text("lesson-coach"))
        game = services.games[lessons.game_of(key)]
        hosts = interaction.guild_id is not None

        def made() -> Page:
            here = page(game, progress, me, coach, hosts=hosts)
            _ = here.draft  # made of what the rules offer, which takes its time as well
            return here

        return await asyncio.to_thread(made)

    async def _go_on(self, interaction: discord.Interaction, key: str) -> None:
        here = await self._page(interaction, key)
        await self._show_page(interaction, here, here.draft)

    async def _show_page(
        self,
        interaction: discord.Interaction,
        here: Page,
        draft: str,
        said: tuple[Text, ...] = (),
    ) -> None:
        services = self.client.services
        hasten(interaction, thinking=not _stands(interaction))
        locale = await services.languages.of(interaction)
        shown = await lesson_message(services.messages, here, locale, draft, said)
        await self._show(interaction, shown.view, files=shown.files)

    async def _show(
        self, interaction: discord.Interaction, view: discord.ui.LayoutView, **more: Any
    ) -> None:
        """Show a page in place of the one that was pressed, or in a message of its own."""
        if _stands(interaction):
            await renew(interaction, view, **more)
        else:
            await whisper(interaction, view=view, **more)


def _stands(interaction: discord.Interaction) -> bool:
    """Tell whether the message that was pressed is the pupil's own page of lessons."""
    return is_private(interaction) and is_lesson(interaction.message)


def _why(refusal: Text | None) -> tuple[Text, ...]:
    """Return what is said of something that did not go on, where there is anything to say."""
    return () if refusal is None else (text("lesson-why", why=refusal),)


def _known(key: str) -> str:
    """Return the key of a lesson that is there. Raises `Refusal`."""
    if key not in lessons.keys():
        raise Refusal(text("refusal-unknown-control"))
    return key


async def setup(client: Client) -> None:
    """Add the cog."""
    await client.add_cog(LearningCog(client))
