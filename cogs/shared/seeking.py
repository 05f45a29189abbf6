"""/seek: looking for somebody to play with, and what two answer who were found for each other."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from functools import partial

import discord
from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from cogs.chat.asking import troubles, within
from cogs.chat.commands import named, with_options, words
from cogs.chat.components import Message
from cogs.chat.elsewhere import channel_at, has_others
from cogs.chat.guests import guest_of
from cogs.chat.in_thread import kept_if_used, opened, put_away
from cogs.chat.onlookers import person_sees
from cogs.chat.permits import Spot, check_opening, spot_of
from cogs.chat.private import acknowledge, turn, whisper
from cogs.chat.router import Press, router_of
from cogs.chat.seeking import first, page, second, stops
from cogs.chat.services import Client
from cogs.chat.which import link
from cogs.panels.game import offered
from cogs.panels.lobby import NO, YES
from cogs.panels.seeking import (
    ABROAD,
    BEGIN,
    CLOCKS,
    GAMES,
    HOURS,
    SETUPS,
    STOP,
    STRENGTH,
    TURN,
    WELCOME,
    choose,
    fresh,
    over,
    own,
    read,
    told,
    written,
)
from cogs.words.strings import nearest, speaker
from engines.core import Refusal, Text, text
from tables import Gone, Later, Shut
from tables.lobby import Place
from tables.options import PRESETS, Clock
from tables.rows import Seek
from tables.seeking.facts import wanted_of
from tables.seeking.seeking import Use
from tables.seeking.wanted import Found, Strength, Wanted
from tables.wishes import How

GAME_CHOICES = [app_commands.Choice(name=words(f"{key}-name"), value=key) for key in offered()]
SETUP_CHOICES = [app_commands.Choice(name=words(f"preset-{name}"), value=name) for name in PRESETS]
CLOCK_CHOICES = [
    app_commands.Choice(name=words(f"option-clock-{clock}"), value=clock.value) for clock in Clock
]
STRENGTH_CHOICES = [
    app_commands.Choice(name=words(f"seek-strength-{strength}"), value=strength.value)
    for strength in Strength
]
PATIENCE = 20.0
"""Seconds that one request may take by which somebody is told."""


class SeekingCog(commands.Cog):
    """Lets people look for each other, and answer."""

    def __init__(self, client: Client) -> None:
        self.client = client
        seeking = client.services.tables.seeking
        seeking.tell, seeking.opens_thread = self._tell, self._in_thread
        seeking.sees = self._sees
        router = router_of(client)
        for verb in (GAMES, SETUPS, CLOCKS, STRENGTH, WELCOME, HOURS):
            router.on(verb, self._chosen)
        router.on(TURN, self._turned)
        router.on(ABROAD, self._abroad)
        router.on(BEGIN, self._begin)
        router.on(STOP, self._stop)
        router.on(YES, self._yes)
        router.on(NO, self._no)

    @app_commands.command(**named("command-seek"))
    @with_options("command-seek", "game", "setup", "clock", "strength", "abroad")
    @app_commands.choices(
        game=GAME_CHOICES, setup=SETUP_CHOICES, clock=CLOCK_CHOICES, strength=STRENGTH_CHOICES
    )
    async def seek(
        self,
        interaction: discord.Interaction,
        game: str | None = None,
        setup: str | None = None,
        clock: str | None = None,
        strength: str | None = None,
        abroad: bool = False,
    ) -> None:
        """Show what there is to choose, and what is looked for; with a game, begin to look."""
        tables = self.client.services.tables
        calls = await tables.people.calls(interaction.user.id)
        wanted = replace(fresh(calls, tables.now()), abroad=abroad)
        for verb, value in ((GAMES, game), (SETUPS, setup), (CLOCKS, clock), (STRENGTH, strength)):
            wanted = wanted if value is None else choose(wanted, verb, (value,))
        said: tuple[Text, ...] = ()
        if game is not None:
            await self._look(interaction, wanted)
            said, wanted = (text("reply-seek-begun"),), replace(wanted, games=())
        await whisper(interaction, view=await self._panel(interaction, wanted, said=said))

    async def _chosen(self, press: Press) -> None:
        """Take what was picked in a menu, and show the page as it stands then."""
        wanted, further = read(press.control.extra)
        wanted = choose(wanted, press.control.verb, press.filled.pick())
        shown = await self._panel(press.interaction, wanted, further=further)
        await turn(press.interaction, shown)

    async def _turned(self, press: Press) -> None:
        wanted, further = read(press.control.extra)
        await turn(
            press.interaction, await self._panel(press.interaction, wanted, further=not further)
        )

    async def _abroad(self, press: Press) -> None:
        """Take that it may be somebody of another server, or not any more."""
        wanted, further = read(press.control.extra)
        wanted = replace(wanted, abroad=not wanted.abroad)
        shown = await self._panel(press.interaction, wanted, further=further)
        await turn(press.interaction, shown)

    async def _begin(self, press: Press) -> None:
        wanted, _ = read(press.control.extra)
        await self._look(press.interaction, wanted)
        said, again = (text("reply-seek-begun"),), replace(wanted, games=())
        await turn(press.interaction, await self._panel(press.interaction, again, said=said))

    async def _look(self, interaction: discord.Interaction, wanted: Wanted) -> None:
        """Begin to look in the channel of an interaction. Raises `Refusal`."""
        if interaction.guild_id is None or interaction.channel_id is None:
            raise Refusal(text("refusal-server-only"))
        check_opening(interaction, spot_of(interaction))
        wanted = replace(wanted, threads=_may_open_threads(interaction))
        services = self.client.services
        if wanted.abroad and not await services.tables.people.lets_in(interaction.guild_id):
            raise Refusal(text("refusal-seek-abroad"))
        language = await services.languages.of_place(interaction)
        place = Place(interaction.guild_id, interaction.channel_id, language)
        speaks = nearest(str(interaction.locale))
        await services.tables.seeking.begin(guest_of(interaction), place, wanted, speaks)

    async def _stop(self, press: Press) -> None:
        number, _, extra = press.control.extra.partition(".")
        wanted, further = read(extra)
        if not (number.isascii() and number.isdecimal() and len(number) < 15):
            raise Refusal(text("refusal-unknown-control"))
        await self.client.services.tables.seeking.stop(press.interaction.user.id, int(number))
        said = (text("reply-seek-stopped"),)
        shown = await self._panel(press.interaction, wanted, further=further, said=said)
        await turn(press.interaction, shown)

    async def _yes(self, press: Press) -> None:
        pairs = self.client.services.tables.pairs
        begins = await pairs.confirm(press.control.match, guest_of(press.interaction))
        await self.client.services.languages.of(press.interaction)
        await self._answer(press, text("reply-sought-begins" if begins else "reply-sought-yes"))

    async def _no(self, press: Press) -> None:
        await self.client.services.tables.pairs.refuse(
            press.control.match, press.interaction.user.id
        )
        await self._answer(press, text("reply-sought-no"))

    async def _answer(self, press: Press, said: Text) -> None:
        """Say what came of it; a direct message that was pressed shows it by itself."""
        if press.interaction.guild_id is None:
            await acknowledge(press.interaction)
            return
        say = speaker(await self.client.services.languages.of(press.interaction))
        await whisper(press.interaction, say(said))

    async def _panel(
        self,
        interaction: discord.Interaction,
        wanted: Wanted,
        *,
        further: bool = False,
        said: tuple[Text, ...] = (),
    ) -> Message:
        tables, me = self.client.services.tables, interaction.user.id
        say = speaker(await self.client.services.languages.of(interaction))
        now, seeks = tables.now(), await tables.seeking.of(me)
        mine = own(seeks, await self._ways(seeks), await self._hinders(seeks), now)
        lines = (*said, text("seek-own-head"), *mine) if mine else (*said, text("seek-own-none"))
        stopping = stops(seeks, written(wanted, further=further), say)
        if interaction.guild_id is None:
            return page(say, (*lines, text("seek-in-server")), stopping)
        calls = await tables.people.calls(me)
        others = await tables.seeking.others(interaction.guild_id, me)
        above = (*told(wanted, calls, now, others), *lines, text("seek-begun"))
        with_whom = partial(second, opened=others.open)
        controls = (with_whom if further else first)(wanted, say)
        return page(say, above, [*controls, *stopping])

    async def _ways(self, seeks: Iterable[Seek]) -> dict[int, str]:
        """Return the links to the lobbies in which somebody was found, by match."""
        ways: dict[int, str] = {}
        tables = self.client.services.tables
        for seek in seeks:
            if seek.match_id is not None:
                scene = await tables.scene_for(seek.match_id, seek.user_id)
                ways[seek.match_id] = await link(self.client, scene.match, scene.seat)
        return ways

    async def _hinders(self, seeks: Iterable[Seek]) -> dict[int, Text]:
        """Return what keeps somebody from being brought together, by what they look for."""
        seeking = self.client.services.tables.seeking
        found = {seek.id: await seeking.hindrance(seek) for seek in seeks}
        return {seek_id: why for seek_id, why in found.items() if why is not None}

    async def _in_thread(self, one: Seek, other: Seek, found: Found, use: Use) -> bool:
        """Open a thread for two in the channel where one of them looks, and have it used."""
        thread = await self._thread(one, other, found)
        if thread is None:
            return False
        async with kept_if_used(self.client, thread):
            used = await use(thread.id)
        if not used:
            await put_away(self.client, thread)
        return True

    async def _thread(self, one: Seek, other: Seek, found: Found) -> discord.Thread | None:
        say, who = speaker(one.locale), (one.name, other.name)
        with suppress(Gone, Later, Shut):
            async with troubles():
                channel = await channel_at(self.client, PATIENCE, one.channel_id)
                if isinstance(channel, discord.TextChannel):
                    return await opened(self.client, channel, found.game, who, say)
        return None

    async def _sees(self, other: Seek, one: Seek) -> bool | None:
        """Tell whether one of two sees where another looks; None while Discord does not say."""
        try:
            async with troubles():
                return await within(self.client, PATIENCE, self._seen(one, other.user_id))
        except Later:
            return None
        except (Gone, Shut):
            return False

    async def _seen(self, one: Seek, user_id: int) -> bool:
        """Tell whether a person sees where somebody looks. Raises what Discord answers."""
        guild = self.client.get_guild(one.guild_id)
        if guild is None and has_others(self.client):
            guild = await self.client.fetch_guild(one.guild_id, with_counts=False)
        if guild is None:
            return False
        place = guild.get_channel_or_thread(one.channel_id)
        place = place or await guild.fetch_channel(one.channel_id)
        return await person_sees(place, user_id) is True

    async def _tell(self, seek: Seek) -> bool:
        """Tell somebody by direct message that nobody was found; tell whether that is done with."""
        services, client = self.client.services, self.client
        say = speaker(await services.languages.of_person(seek.user_id, seek.locale))
        calls = await services.tables.people.calls(seek.user_id)
        why = await services.tables.seeking.hindrance(seek)
        with suppress(Gone, Shut):  # who takes none reads it where they look
            try:
                async with troubles():
                    user = await within(client, PATIENCE, client.fetch_user(seek.user_id))
                    channel = await within(client, PATIENCE, user.create_dm())
                    words_ = say(over(wanted_of(seek), why))
                    sent = channel.send(
                        words_, nonce=f"seek-{seek.id}", silent=calls.how is How.MENTION
                    )
                    await within(client, PATIENCE, sent)
            except Later:
                return False
        return True


def _may_open_threads(interaction: discord.Interaction) -> bool:
    """Tell whether a thread can be opened here for somebody, who may open one."""
    if not isinstance(interaction.channel, discord.TextChannel):
        return False
    try:
        check_opening(interaction, Spot.NEW_THREAD)
    except Refusal:
        return False
    return True


async def setup(client: Client) -> None:
    """Add the cog."""
    await client.add_cog(SeekingCog(client))
