"""/play, and what a lobby's buttons do: join, leave, agree, options, computers, start."""

from __future__ import annotations

import re

import discord
from discord import app_commands, ui
from discord.ext import commands
from msgspec.structs import replace

from cogs.chat import in_thread
from cogs.chat.commands import named, server_only, with_options, words
from cogs.chat.components import Message
from cogs.chat.guests import guest_of
from cogs.chat.in_thread import IN_THREAD, Wish, offer, wish_of
from cogs.chat.onlookers import uncallable
from cogs.chat.options import OpenPages, options_message
from cogs.chat.permits import (
    Spot,
    bars_thread,
    check_chronicle,
    check_opening,
    differences,
    spot_at,
    spot_of,
)
from cogs.chat.private import acknowledge, hasten, is_whisper, turn, whisper
from cogs.chat.replies import whisper_said
from cogs.chat.router import Press, router_of
from cogs.chat.services import Client
from cogs.panels.game import offered
from cogs.panels.lessons import OPEN_LOBBY
from cogs.panels.lobby import AGREE, OPTIONS, seen_by
from cogs.panels.options import PRESET, Shared, page_of
from cogs.words.names import clean
from cogs.words.strings import speaker
from engines import lessons
from engines.core import Player, Refusal, Verbatim, decode, text
from tables import Scene
from tables.admission import check_room_beside
from tables.agreement import Gathering
from tables.errors import ChannelBusy
from tables.lobby import LEVELS, USUAL, Place
from tables.match.position import config_of
from tables.mentions import mentioned
from tables.options import Board, TableOptions, for_another
from tables.returning import can_return
from tables.rows import Match, Status
from tables.watch import note

HERE, THREAD = "here", "thread"

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
        self._pages = OpenPages(client.services)
        router = router_of(client)
        for verb, handler in (
            ("join", self._join),
            ("leave", self._leave),
            (AGREE, self._agree),
            ("start", self._start),
            ("computer", self._computer),
            ("no-computer", self._no_computer),
            ("rotate", self._rotate),
            ("take-out", self._take_out),
            ("option", self._option),
            (PRESET, self._preset),
            (OPTIONS, self._options),
            ("again", self._again),
            (OPEN_LOBBY, self._learned),
            (IN_THREAD, self._in_thread),
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
        computers: app_commands.Range[int, 0, 7] | None = None,
        level: str | None = None,
        where: str = HERE,
    ) -> None:
        """Open a lobby here or in a new thread; for whoever names but a level, one computer."""
        spot = _spot(interaction, where)
        check_opening(interaction, spot)
        (invited,) = _invited(interaction, opponent) or (None,)
        many = int(level is not None) if computers is None else computers
        wish = Wish(game, invited, many, level or USUAL)
        _check_room(wish)
        await acknowledge(interaction, thinking=True)
        try:
            place = await self._open(interaction, wish, where)
        except ChannelBusy:
            say = speaker(await self.client.services.languages.of(interaction))
            await whisper(interaction, view=offer(interaction, wish, say))
            return
        await self._tell_where(interaction, game, place.channel_id)

    async def _open(self, interaction: discord.Interaction, wish: Wish, where: str) -> Place:
        """Open the lobby that somebody wishes for, and return its place."""
        lobby, me = self.client.services.tables.lobby, interaction.user.id
        invited = frozenset(() if wish.opponent is None else (wish.opponent,))
        await self._check_invited(me, invited)
        await self._check_callable(interaction, invited)
        await lobby.check_may_open(
            *(me, interaction.guild_id), computers=bool(wish.computers), invited=len(invited)
        )
        thread = await self._thread(interaction, wish.game) if where == THREAD else None
        place = await self._place(interaction, thread)
        computers = (wish.level,) * wish.computers
        async with in_thread.kept_if_used(self.client, thread):
            await lobby.open(
                wish.game, guest_of(interaction), place, computers=computers, invited=invited
            )
        return place

    async def _in_thread(self, press: Press) -> None:
        """Open in a new thread the lobby for which its channel had no room."""
        interaction, wish = press.interaction, wish_of(press.control.extra)
        if interaction.guild_id is None:
            raise Refusal(text("refusal-server-only"))
        barred = bars_thread(interaction)
        if barred is not None:
            raise Refusal(barred)
        _check_room(wish)
        hasten(interaction)
        place = await self._open(interaction, wish, THREAD)
        lines = await self._where(interaction, wish.game, place.channel_id)
        await turn(interaction, Message([ui.TextDisplay(lines)]))

    async def _check_invited(self, me: int, invited: frozenset[int]) -> None:
        """Raise `Refusal` if one of two has blocked the other."""
        people = self.client.services.tables.people
        who = tuple(map(mentioned, sorted(invited)))
        if await people.blocked_among(me, invited):
            raise Refusal(text("refusal-blocked-here", who=who))
        if await people.who_blocked(me, invited):
            raise Refusal(text("refusal-not-invited", who=who))

    async def _check_callable(
        self, interaction: discord.Interaction, invited: frozenset[int]
    ) -> None:
        """Raise `Refusal` if somebody cannot see the place in which they would be called."""
        assert interaction.guild_id is not None and interaction.channel_id is not None
        at = (interaction.guild_id, interaction.channel_id)
        blind = await uncallable(self.client, *at, sorted(invited))
        if blind:
            raise Refusal(text("refusal-opponent-unseen", who=tuple(map(mentioned, blind))))

    async def _tell_where(
        self, interaction: discord.Interaction, game: str, channel_id: int
    ) -> None:
        """Tell the host in private where the lobby is, and what the bot must do without there."""
        await whisper(interaction, await self._where(interaction, game, channel_id))

    async def _where(self, interaction: discord.Interaction, game: str, channel_id: int) -> str:
        services = self.client.services
        say = speaker(await services.languages.of(interaction))
        lines = (
            text("reply-lobby-open", channel=Verbatim(f"<#{channel_id}>")),
            *differences(interaction, sounds=services.games[game].sounds),
        )
        return "\n".join(say(line) for line in lines)

    async def _place(
        self, interaction: discord.Interaction, thread: discord.Thread | None = None
    ) -> Place:
        """Return where a lobby is opened: in a thread, or where somebody wishes for it."""
        channel_id = interaction.channel_id if thread is None else thread.id
        assert channel_id is not None
        language = await self.client.services.languages.of_place(interaction)
        return Place(interaction.guild_id, channel_id, language)

    async def _thread(self, interaction: discord.Interaction, game: str) -> discord.Thread:
        """Open a thread for a lobby. Raises `Refusal` where none can be opened."""
        channel = interaction.channel
        if not isinstance(channel, discord.TextChannel):
            raise Refusal(text("refusal-no-thread-here"))
        say = speaker(await self.client.services.languages.of_place(interaction))
        who = clean(interaction.user.display_name)
        note()  # it may stand though nobody confirms it, and whatever comes of the lobby
        try:
            return await in_thread.opened(self.client, channel, game, [who], say)
        except discord.Forbidden as error:
            raise Refusal(text("refusal-no-thread-permission")) from error
        except in_thread.NoThread as error:
            raise Refusal(error.text) from error

    async def _join(self, press: Press) -> None:
        guest = guest_of(press.interaction)
        seen = seen_by(press.control.extra)
        await self.client.services.tables.lobby.join(press.control.match, guest, seen)
        await self._done(press, "reply-joined")

    async def _agree(self, press: Press) -> None:
        await self.client.services.tables.lobby.agree(
            press.control.match, press.interaction.user.id, press.control.extra
        )
        await self._done(press, "reply-agreed")

    async def _leave(self, press: Press) -> None:
        await self.client.services.tables.lobby.leave(
            press.control.match, press.interaction.user.id
        )
        await self._done(press, "reply-left")

    async def _start(self, press: Press) -> None:
        hasten(press.interaction)
        await self.client.services.tables.lobby.start(
            press.control.match, press.interaction.user.id, press.interaction.id
        )
        await self._pages.put_away(press.control.match)

    async def _options(self, press: Press) -> None:
        """Show what there is to choose, or another page of it."""
        await self._show(press, await self._lobby(press), press.control.extra or Shared.MATCH)

    async def _show(self, press: Press, scene: Scene, page: str) -> None:
        services, user_id = self.client.services, press.interaction.user.id
        locale = await services.languages.of(press.interaction)
        self._pages.opened(scene.match.id, press.interaction)
        await turn(press.interaction, options_message(services, scene, page, user_id, locale))

    async def _lobby(self, press: Press) -> Scene:
        """Return the lobby that a press is about. Raises `Refusal` once it is closed."""
        scene = await self.client.services.tables.scene(press.control.match, None)
        if not scene.in_lobby:
            raise Refusal(text("refusal-lobby-closed"))
        if scene.match.starting:
            raise Refusal(text("refusal-starting"))
        return scene

    async def _changed(self, press: Press, page: str | None = None) -> None:
        """Let the private page that was pressed show what stands now; the lobby does so anyway.

        Without a page that is the one on which the control's option is chosen. What was done is
        done: where the lobby was closed at that moment, the page stays as it is.
        """
        hasten(press.interaction)
        if not is_whisper(press.interaction):
            return
        scene = await self.client.services.tables.scene(press.control.match, None)
        if scene.in_lobby and not scene.match.starting:
            await self._show(press, scene, page or page_of(scene, press.control.extra))

    async def _computer(self, press: Press) -> None:
        level = press.control.extra if press.control.extra in LEVELS else USUAL
        await self.client.services.tables.lobby.add_computer(
            press.control.match, press.interaction.user.id, level
        )
        await self._changed(press, Shared.SEATS)

    async def _no_computer(self, press: Press) -> None:
        await self.client.services.tables.lobby.drop_computer(
            press.control.match, press.interaction.user.id
        )
        await self._changed(press, Shared.SEATS)

    async def _rotate(self, press: Press) -> None:
        await self.client.services.tables.lobby.rotate(
            press.control.match, press.interaction.user.id
        )
        await self._changed(press, Shared.SEATS)

    async def _take_out(self, press: Press) -> None:
        chosen = press.filled.pick()
        if len(chosen) != 1 or not re.fullmatch("[0-9]{1,20}", chosen[0]):
            raise Refusal(text("refusal-not-sitting"))
        await self.client.services.tables.lobby.take_out(
            press.control.match, press.interaction.user.id, int(chosen[0])
        )
        await self._changed(press, Shared.SEATS)

    async def _option(self, press: Press) -> None:
        field, value = press.control.extra, _one(press)
        if (field, value) == ("board", Board.THREAD):
            check_chronicle(press.interaction)
        await self.client.services.tables.lobby.set_option(
            press.control.match, press.interaction.user.id, field, value
        )
        await self._changed(press)

    async def _preset(self, press: Press) -> None:
        await self.client.services.tables.lobby.set_preset(
            press.control.match, press.interaction.user.id, _one(press)
        )
        await self._changed(press, Shared.MATCH)

    async def _again(self, press: Press) -> None:
        """Open a lobby with the options of a match that has ended, and call its people."""
        scene = await self.client.services.tables.scene_for(
            press.control.match, press.interaction.user.id
        )
        if scene.seat is None:
            raise Refusal(text("refusal-again-players"))
        if press.interaction.guild_id is None:  # they may have left the server since
            raise Refusal(text("refusal-server-only"))
        check_opening(press.interaction, spot_at(press.interaction, scene.match.channel_id))
        await acknowledge(press.interaction)
        await self._reopen(press.interaction, scene)

    async def _learned(self, press: Press) -> None:
        """Open a lobby of what somebody has learned, with the options of the lesson."""
        interaction = press.interaction
        if press.control.extra not in lessons.keys():
            raise Refusal(text("refusal-unknown-control"))
        if interaction.guild_id is None:
            raise Refusal(text("refusal-server-only"))
        check_opening(interaction, spot_of(interaction))
        await acknowledge(interaction, thinking=True)
        game = lessons.game_of(press.control.extra)
        config = lessons.lesson(press.control.extra).config
        place = await self._place(interaction)
        await self.client.services.tables.lobby.open(
            game, guest_of(interaction), place, config=config
        )
        await self._tell_where(interaction, game, place.channel_id)

    async def _reopen(self, interaction: discord.Interaction, scene: Scene) -> None:
        match, seats = scene.match, scene.seats
        opened = await self._return_of(match)
        if opened is not None:  # the other was quicker
            await self._join_return(interaction, match, opened)
            return
        returns = match.id if can_return(match) else None
        locale = await self.client.services.languages.of_place(interaction)
        invited, blind = await self._called_again(interaction, scene)
        unseen = tuple(Player(row.seat) for row in seats if row.reaches in blind)
        if unseen and not invited:
            raise Refusal(text("refusal-again-unseen", who=unseen))
        await self.client.services.tables.lobby.open(
            match.game,
            guest_of(interaction),
            Place(match.guild_id, match.channel_id, locale),
            config=config_of(match),
            table=for_another(_table_options(interaction, match), returns),
            computers=tuple(row.level for row in seats if row.user_id is None and row.level),
            invited=invited,
        )
        locale = await self.client.services.languages.of(interaction)  # remembered: they sit now
        if unseen:
            say = self.client.services.say(scene, locale)
            await whisper(interaction, say(text("reply-again-unseen", who=unseen)))

    async def _return_of(self, match: Match) -> Match | None:
        """Return the lobby in the channel of a match that is open for its return, if one is."""
        found = await self.client.services.tables.records.match_open_in(match.channel_id)
        if found is None or found.status is not Status.LOBBY:
            return None
        return found if decode(found.options, TableOptions).returns == match.id else None

    async def _join_return(
        self, interaction: discord.Interaction, match: Match, opened: Match
    ) -> None:
        """Let somebody join the return of a match. Raises `Refusal` if other options stand there.

        Where its boards stand hangs on who opened it.
        """
        agreed, stands = (decode(one.options, TableOptions) for one in (match, opened))
        expected = replace(for_another(agreed, match.id), board=stands.board)
        if (config_of(opened), stands) != (config_of(match), expected):
            raise Refusal(text("refusal-again-changed"))
        seen = Gathering(opened, ()).terms.options_mark
        await self.client.services.tables.lobby.join(opened.id, guest_of(interaction), seen)
        await whisper_said(self.client, interaction, text("reply-joined"))

    async def _called_again(
        self, interaction: discord.Interaction, scene: Scene
    ) -> tuple[frozenset[int], frozenset[int]]:
        """Return who is called to play again, and who would be, but cannot see the place."""
        me, match, people = interaction.user.id, scene.match, self.client.services.tables.people
        others = frozenset(row.reaches for row in scene.seats if row.reaches) - {me}
        apart = await people.who_blocked(me, others) | await people.blocked_among(me, others)
        others -= apart
        at = (match.guild_id or 0, match.channel_id)
        blind = frozenset(await uncallable(self.client, *at, sorted(others)))
        return others - blind, blind

    async def _done(self, press: Press, key: str) -> None:
        await whisper_said(self.client, press.interaction, text(key))


def _one(press: Press) -> str:
    """Return what was chosen in a menu for one. Raises `Refusal`."""
    chosen = press.filled.pick()
    if len(chosen) != 1:
        raise Refusal(text("refusal-no-such-option"))
    return chosen[0]


def _invited(interaction: discord.Interaction, opponent: discord.Member | None) -> frozenset[int]:
    if opponent is None:
        return frozenset()
    if opponent.bot or opponent.id == interaction.user.id:
        raise Refusal(text("refusal-opponent"))
    return frozenset({opponent.id})


def _check_room(wish: Wish) -> None:
    """Raise `Refusal` if more would sit in a lobby than its game has seats."""
    check_room_beside(wish.game, wish.computers, 0 if wish.opponent is None else 1)


def _spot(interaction: discord.Interaction, where: str) -> Spot:
    """Return what kind of place a match is to stand in; no thread opens within a thread."""
    spot = spot_of(interaction)
    return Spot.NEW_THREAD if where == THREAD and spot is Spot.CHANNEL else spot


def _table_options(interaction: discord.Interaction, match: Match) -> TableOptions:
    """Return the table's options of a match for another: a thread only to who may open one."""
    agreed = decode(match.options, TableOptions)
    if not agreed.has_chronicle:
        return agreed
    try:
        check_chronicle(interaction)
    except Refusal:
        return replace(agreed, board=Board.TURN)
    return agreed


async def setup(client: Client) -> None:
    """Add the cog."""
    await client.add_cog(LobbyCog(client))
