"""Which match a command is about: every command finds the same one in the same place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import discord
from discord import ui

from cogs.chat.components import MENU_LABEL, cut
from cogs.chat.elsewhere import has_lost_its_place
from cogs.chat.meant import SeveralMatches, is_meant, name_match
from cogs.chat.places import Elsewhere, begun_match_at, check_place, here_of, match_at
from cogs.chat.services import Client, note_match
from cogs.chat.traced import trace_match
from cogs.panels.game import offered
from cogs.panels.ids import ANY, ControlId
from cogs.panels.way_out import address
from cogs.words.strings import speaker
from engines.core import Refusal, Seat, Text, Verbatim, text
from tables import NoMatch, Scene
from tables.notice import BOARD, hand
from tables.rows import Match, Status

Allows: TypeAlias = Callable[[Scene], bool]
"""Tells whether a command can be done in a match, as far as its author sees."""
LARGEST = 10**15
"""What is larger is no number of a match, nor of a step."""
LISTED = 8
"""How many matches are named to somebody who must say which is meant."""


async def match_for(
    client: Client,
    interaction: discord.Interaction,
    game: str | None = None,
    allows: Allows | None = None,
) -> Match:
    """Return the match that a command in this place is about; with `game`, one of that game.

    In a server that is the channel's, or the one whose chronicle stands in this thread, also when
    it is over; in direct messages the person's own
    running one, and of several the one that `allows` the command, or else that waits for this
    person, or that was chosen. What is answered there names it if there are several.
    Raises `NoMatch`, `Refusal`, or `SeveralMatches` with all that may be meant.
    """
    tables = client.services.tables
    if interaction.guild_id is not None:
        match = await match_at(tables.records, here_of(interaction))
        if match is None:
            raise NoMatch(text("refusal-no-match-here"))
        return _found(interaction, _of_game(match, game))
    chosen = is_meant(interaction)
    if chosen is not None:
        found = _of_game(await _sighted(client, interaction, chosen), game)
        name_match(interaction, found)
        return found
    me = interaction.user.id
    running = await _running(client, me)
    mine = await _likely(client, me, [one for one in running if game in (None, one.game)], allows)
    if len(mine) == 1:
        if len(running) > 1:
            name_match(interaction, mine[0])
        return _found(interaction, mine[0])
    if mine:
        raise SeveralMatches(mine, await several(client, mine, me))
    if game is None:
        raise Refusal(text("refusal-no-match-yours"))
    raise Refusal(text("refusal-no-own-match", game=text(f"{game}-name")))


async def match_asked(
    client: Client, interaction: discord.Interaction, number: int | None
) -> Match:
    """Return the match of a number that a command names; without one, that of this place.

    A command that may name one looks back, if it names none: see `_last_match`. Raises `Refusal` if
    that match is not to be seen from here.
    """
    if number is None:
        return await _last_match(client, interaction)
    return await _sighted(client, interaction, number)


async def _sighted(client: Client, interaction: discord.Interaction, number: int) -> Match:
    """Return the match of a number. Raises `Refusal` if it is not to be seen from here."""
    sight = await client.services.tables.scenes.sight(number, interaction.user.id)
    try:
        check_place(interaction, sight)
    except Elsewhere as error:
        raise Refusal(text("refusal-match-elsewhere", number=number)) from error
    return _found(interaction, sight.match)


def _of_game(match: Match, game: str | None) -> Match:
    """Return a match if it is of a game, where one is named. Raises `Refusal`."""
    if game not in (None, match.game):
        raise Refusal(text("refusal-other-game", game=text(f"{match.game}-name")))
    return match


async def _last_match(client: Client, interaction: discord.Interaction) -> Match:
    """Return what `match_for` does, but that no lobby hides the match that began before it.

    In direct messages it is that of the person's own which ended last, where none is running.
    Raises what `match_for` raises, and `Refusal` where matches are deleted some time after their
    end.
    """
    unclear = interaction.guild_id is None and is_meant(interaction) is None
    if unclear and not await _running(client, interaction.user.id):
        ended = await client.services.tables.records.last_over_of(interaction.user.id)
        if ended is not None:
            return _found(interaction, ended)
    try:
        match = await match_for(client, interaction)
    except NoMatch:
        days = client.services.tables.retention.days
        if days is None:
            raise
        raise Refusal(text("refusal-none-kept", days=days)) from None
    if match.status is not Status.LOBBY:
        return match
    begun = await begun_match_at(client.services.tables.records, here_of(interaction))
    return match if begun is None else _found(interaction, begun)


def _found(interaction: discord.Interaction, match: Match) -> Match:
    """Note what a command is about, for whatever is said of it."""
    trace_match(match.id)
    note_match(interaction, match.id)
    return match


async def scene_here(client: Client, interaction: discord.Interaction, game: str) -> Scene:
    """Return the match of this place as the person sees it, seated or not.

    Raises what `match_for` raises, and `Refusal` in a lobby.
    """
    match = await match_for(client, interaction, game)
    scene = await client.services.tables.scene_for(match.id, interaction.user.id)
    if scene.in_lobby:
        raise Refusal(text("refusal-not-begun"))
    return scene


async def matches_here(client: Client, interaction: discord.Interaction) -> list[Match]:
    """Return the matches that a command in this place may be about, also one that is over."""
    if interaction.guild_id is None:
        me = interaction.user.id
        return await _likely(client, me, await _running(client, me))
    match = await match_at(client.services.tables.records, here_of(interaction))
    return [] if match is None else [match]


async def game_for(client: Client, interaction: discord.Interaction) -> str | None:
    """Return the game that a command in this place is about; None if that is not clear."""
    games = {match.game for match in await matches_here(client, interaction)}
    return games.pop() if len(games) == 1 else None


async def link(client: Client, match: Match, seat: Seat | None = None) -> str:
    """Return the address of a match: of its newest board, or of its channel.

    For whoever sits on a seat and cannot see that, being of another server, or since the channel
    is shut or gone, it is their hand's. Where a channel is gone it is the server's for all others:
    there a match can be moved.
    """
    tables = client.services.tables
    gone = await has_lost_its_place(client, match)
    stands = gone or await tables.absences.stands_still(match.id)
    abroad = seat is not None and await tables.records.is_abroad(match, seat)
    if seat is not None and (stands or abroad):
        own = await tables.records.shown(match.id, hand(seat))
        if own is not None and own.message_id:
            return f"https://discord.com/channels/@me/{own.channel_id}/{own.message_id}"
        if abroad:
            return "https://discord.com/channels/@me"
    if gone:
        return f"https://discord.com/channels/{match.guild_id or '@me'}"
    shown = await tables.records.shown(match.id, BOARD)
    return f"{address(match)}/{shown.message_id}" if shown else address(match)


async def link_to(client: Client, match: Match, surface: str, seat: Seat | None = None) -> str:
    """Return the address of the message of a public surface, or of the match where none stands.

    It is the match's, too, for whoever sits on a seat and cannot see that message: see `link`.
    """
    shown = await client.services.tables.records.shown(match.id, surface)
    there = await link(client, match, seat)
    if shown is None or not shown.message_id or not there.startswith(address(match)):
        return there
    return f"{address(match)}/{shown.message_id}"


def games_menu(verb: str, chosen: str | None, locale: str) -> ui.ActionRow[Any]:
    """Return a menu of all games, which comes back under `verb`."""
    say, control = speaker(locale), ControlId(0, ANY, verb)
    names = {key: say(text(f"{key}-name")) for key in offered()}
    return ui.ActionRow(
        ui.Select(
            custom_id=str(control),
            id=control.component,
            placeholder=cut(say(text("which-game" if chosen else "which-game-first")), 150),
            options=[
                discord.SelectOption(label=cut(name, MENU_LABEL), value=key, default=key == chosen)
                for key, name in names.items()
            ],
        )
    )


def game_in(values: tuple[str, ...]) -> str:
    """Return the game that was chosen in a menu of games. Raises `Refusal`."""
    if len(values) != 1 or values[0] not in offered():
        raise Refusal(text("refusal-unknown-control"))
    return values[0]


async def _running(client: Client, user_id: int) -> list[Match]:
    """Return all matches of a person that are being played."""
    mine = await client.services.tables.records.matches_of(user_id)
    return [match for match in mine if match.status is Status.PLAYING]


async def _likely(
    client: Client, user_id: int, mine: list[Match], allows: Allows | None = None
) -> list[Match]:
    """Return of a person's matches those that allow what is done, or wait for them, or all."""
    if len(mine) < 2:
        return mine
    scenes = [await client.services.tables.scene_for(match.id, user_id) for match in mine]
    allowed = [scene.match for scene in scenes if allows is not None and allows(scene)]
    return allowed or [scene.match for scene in scenes if scene.seat in scene.asked] or mine


async def several(client: Client, matches: Sequence[Match], user_id: int) -> tuple[Text, ...]:
    """Return the names of some matches of a person with the ways to them, or how many more."""
    told = [await _named(client, match, user_id) for match in matches[:LISTED]]
    left = len(matches) - len(told)
    return (*told, text("list-rest", many=left)) if left else tuple(told)


async def _named(client: Client, match: Match, user_id: int) -> Text:
    scene = await client.services.tables.scene_for(match.id, user_id)
    where = Verbatim(await link(client, match, scene.seat))
    return text("which-match", game=text(f"{match.game}-name"), number=match.id, where=where)
