"""/play, and what a lobby's buttons do: join, leave, agree, options, computers, start, cancel."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.chat.commands import named, server_only, with_options, words
from cogs.chat.house import Client
from cogs.chat.private import acknowledge, whisper
from cogs.chat.router import Press, router_of
from cogs.panels.game import offered
from cogs.panels.lobby import seen_by
from cogs.words.names import clean
from cogs.words.strings import speaker
from engines.core import Refusal, Verbatim, decode, text
from tables.lobby import LEVELS, Guest, Place, check_room_beside
from tables.match.position import config_of
from tables.options import TableOptions
from tables.rows import Match

HERE, THREAD = "here", "thread"
NEEDED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    attach_files=True,
    embed_links=True,
    read_message_history=True,
)
"""What the bot needs in a channel to play there."""

GAMES = [app_commands.Choice(name=words(f"{key}-name"), value=key) for key in offered()]
PLACES = [
    app_commands.Choice(name=words(f"command-play-{place}"), value=place)
    for place in (HERE, THREAD)
]
LEVEL_CHOICES = [
    app_commands.Choice(name=words(f"lobby-level-{level}"), value=level) for level in LEVELS
]


class LobbyCog(commands.Cog):
    """Brings people together."""

    def __init__(self, client: Client) -> None:
        self.client = client
        router = router_of(client)
        for verb, handler in (
            ("join", self._join),
            ("leave", self._leave),
            ("agree", self._agree),
            ("start", self._start),
            ("cancel", self._cancel),
            ("computer", self._computer),
            ("no-computer", self._no_computer),
            ("rotate", self._rotate),
            ("option", self._option),
            ("again", self._again),
        ):
            router.on(verb, handler)

    @app_commands.command(**named("command-play"))
    @with_options("command-play", "game", "opponent", "computers", "level", "where")
    @app_commands.choices(game=GAMES, where=PLACES, level=LEVEL_CHOICES)
    @server_only
    async def play(
        self,
        interaction: discord.Interaction,
        game: str,
        opponent: discord.Member | None = None,
        computers: app_commands.Range[int, 0, 7] = 0,
        level: str = LEVELS[1],
        where: str = HERE,
    ) -> None:
        """Open a lobby here or in a new thread."""
        _check_permissions(interaction)
        check_room_beside(game, computers)
        await acknowledge(interaction, ephemeral=True, thinking=True)
        invited = _invited(interaction, opponent)
        channel_id = await self._place(interaction, game, where)
        place = Place(
            interaction.guild_id,
            channel_id,
            await self.client.house.languages.of_place(interaction),
        )
        await self.client.house.tables.lobby.open(
            game,
            _guest(interaction),
            place,
            computers=(level,) * computers,
            invited=invited,
        )
        await self._whisper(interaction, "reply-lobby-open", channel=Verbatim(f"<#{channel_id}>"))

    async def _place(self, interaction: discord.Interaction, game: str, where: str) -> int:
        assert interaction.channel_id is not None
        if where != THREAD:
            return interaction.channel_id
        channel = interaction.channel
        if not isinstance(channel, discord.TextChannel):
            raise Refusal(text("refusal-no-thread-here"))
        locale = await self.client.house.languages.of_place(interaction)
        name = speaker(locale)(
            text(
                "lobby-thread", game=text(f"{game}-name"), who=clean(interaction.user.display_name)
            )
        )
        try:
            thread = await channel.create_thread(
                name=name[:100], type=discord.ChannelType.public_thread
            )
        except discord.Forbidden as error:
            raise Refusal(text("refusal-no-thread-permission")) from error
        return thread.id

    async def _join(self, press: Press) -> None:
        guest = _guest(press.interaction)
        seen = seen_by(press.control.extra)
        await self.client.house.tables.lobby.join(press.control.match, guest, seen)
        await self._done(press, "reply-joined")

    async def _agree(self, press: Press) -> None:
        await self.client.house.tables.lobby.agree(
            press.control.match, press.interaction.user.id, press.control.extra
        )
        await self._done(press, "reply-agreed")

    async def _leave(self, press: Press) -> None:
        await self.client.house.tables.lobby.leave(press.control.match, press.interaction.user.id)
        await self._done(press, "reply-left")

    async def _start(self, press: Press) -> None:
        await acknowledge(press.interaction)
        await self.client.house.tables.lobby.start(
            press.control.match, press.interaction.user.id, press.interaction.id
        )

    async def _cancel(self, press: Press) -> None:
        await self.client.house.tables.lobby.cancel(
            press.control.match, press.interaction.user.id, moderator=_moderates(press.interaction)
        )
        await self._done(press, "reply-cancelled")

    async def _computer(self, press: Press) -> None:
        level = press.control.extra if press.control.extra in LEVELS else LEVELS[1]
        await self.client.house.tables.lobby.add_computer(
            press.control.match, press.interaction.user.id, level
        )
        await acknowledge(press.interaction)

    async def _no_computer(self, press: Press) -> None:
        await self.client.house.tables.lobby.drop_computer(
            press.control.match, press.interaction.user.id
        )
        await acknowledge(press.interaction)

    async def _rotate(self, press: Press) -> None:
        await self.client.house.tables.lobby.rotate(press.control.match, press.interaction.user.id)
        await acknowledge(press.interaction)

    async def _option(self, press: Press) -> None:
        chosen = press.filled.pick()
        if len(chosen) != 1:
            raise Refusal(text("refusal-no-such-option"))
        await self.client.house.tables.lobby.set_option(
            press.control.match, press.interaction.user.id, press.control.extra, chosen[0]
        )
        await acknowledge(press.interaction)

    async def _again(self, press: Press) -> None:
        """Open a lobby with the options of a match that has ended, and call its people."""
        scene = await self.client.house.tables.scene_for(
            press.control.match, press.interaction.user.id
        )
        if scene.seat is None:
            raise Refusal(text("refusal-again-players"))
        await acknowledge(press.interaction)
        await self._reopen(press.interaction, scene.match, scene.seats)

    async def _reopen(
        self, interaction: discord.Interaction, match: Match, seats: tuple[Any, ...]
    ) -> None:
        me = interaction.user.id
        others = (row.user_id for row in seats if row.user_id not in (None, me))
        await self.client.house.tables.lobby.open(
            match.game,
            _guest(interaction),
            Place(match.guild_id, match.channel_id, match.locale),
            config=config_of(match),
            table=_table_options(match),
            computers=tuple(row.level for row in seats if row.level is not None),
            invited=frozenset(others),
        )

    @app_commands.command(**named("command-cancel"))
    @server_only
    async def cancel(self, interaction: discord.Interaction) -> None:
        """Call off the lobby or match of this channel."""
        assert interaction.channel_id is not None
        tables = self.client.house.tables
        match = await tables.match_in(interaction.channel_id)
        moderator = _moderates(interaction)
        await tables.lobby.cancel(match.id, interaction.user.id, moderator=moderator)
        await self._whisper(interaction, "reply-cancelled")

    async def _done(self, press: Press, key: str) -> None:
        await self._whisper(press.interaction, key)

    async def _whisper(self, interaction: discord.Interaction, key: str, **args: Verbatim) -> None:
        say = speaker(await self.client.house.languages.of(interaction))
        await whisper(interaction, say(text(key, **args)))


def _guest(interaction: discord.Interaction) -> Guest:
    user = interaction.user
    return Guest(user.id, clean(user.display_name), interaction.id)


def _invited(interaction: discord.Interaction, opponent: discord.Member | None) -> frozenset[int]:
    if opponent is None:
        return frozenset()
    if opponent.bot or opponent.id == interaction.user.id:
        raise Refusal(text("refusal-opponent"))
    return frozenset({opponent.id})


def _moderates(interaction: discord.Interaction) -> bool:
    return interaction.guild_id is not None and interaction.permissions.manage_channels


def _check_permissions(interaction: discord.Interaction) -> None:
    """Raise `Refusal` naming what the bot may not do in this channel."""
    missing = [name for name, needed in NEEDED if needed and not _has(interaction, name)]
    if missing:
        names = tuple(text(f"permission-{name.replace('_', '-')}") for name in missing)
        raise Refusal(text("refusal-permissions", missing=names))


def _has(interaction: discord.Interaction, permission: str) -> bool:
    return getattr(interaction.app_permissions, permission)


def _table_options(match: Match) -> TableOptions:
    return decode(match.options, TableOptions)


async def setup(client: Client) -> None:
    """Add the cog."""
    await client.add_cog(LobbyCog(client))
