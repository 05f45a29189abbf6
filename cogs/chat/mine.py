"""Somebody's own matches and the lobbies that stand open, as lines with links."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from cogs.chat.components import counted
from cogs.chat.onlookers import sees_at
from cogs.chat.services import Client
from cogs.chat.which import link
from cogs.panels.lobby import listed_line
from cogs.words.strings import speaker
from engines.core import Text, Verbatim, text
from tables import Scene
from tables.calling import Awaited
from tables.rows import Match, Status

MOST_MATCHES = 20
"""How many of somebody's matches, and of a server's lobbies, are listed."""


ROOM = 2600
"""The characters that the lines of somebody's own matches may take."""


async def own_lines(client: Client, user_id: int, locale: str) -> str:
    """Return a line for each running match of a person, those that wait for it first.

    Of those the first is whose time is over soonest. The last line says how many more there are.
    """
    tables, say = client.services.tables, speaker(locale)
    waiting = {one.match.id: one for one in await tables.calling.awaiting(user_id)}
    matches = await tables.records.matches_of(user_id)
    playing = [match.id for match in matches if match.status is Status.PLAYING]
    first = [match_id for match_id in waiting if match_id in playing]
    every = [*dict.fromkeys([*first, *playing])]
    lines: list[str] = []
    for match_id in every[:MOST_MATCHES]:
        scene = await tables.scene_for(match_id, user_id)
        lines.append(say(await _own_line(client, scene, waiting.get(match_id))))
    left = len(every) - len(lines)
    return counted(lines, say, ROOM, left) or say(text("status-none"))


async def _own_line(client: Client, scene: Scene, waiting: Awaited | None) -> Text:
    key = "status-yours" if scene.seat in scene.asked else "status-theirs"
    if scene.paused or scene.sat_in:
        key = "status-paused" if scene.paused else "status-sat-in"
    where = Verbatim(await link(client, scene.match, scene.seat))
    number, game = scene.match.id, text(f"{scene.match.game}-name")
    return text(key, game=game, number=number, where=where, until=until(waiting))


def until(waiting: Awaited | None) -> Text | Verbatim:
    """Return when somebody's time is over, as a clause of its own; nothing without a clock."""
    if waiting is None or waiting.due is None:
        return Verbatim("")
    if waiting.stands:
        return text("status-stands")
    return text("status-until", when=Verbatim(f"<t:{int(waiting.due)}:R>"))


async def lobby_lines(client: Client, interaction: discord.Interaction, locale: str) -> list[str]:
    """Return a line for each lobby in a server's channels that whoever asks can see."""
    guild, say = interaction.guild, speaker(locale)
    if guild is None or not isinstance(interaction.user, discord.Member):
        return []
    tables = client.services.tables
    lines: list[str] = []
    for match in await _seen(guild, interaction.user, await tables.records.lobbies_of(guild.id)):
        scene = await tables.scene(match.id, None)
        lines.append(say(listed_line(scene, await link(client, match))))
    return lines


async def _seen(
    guild: discord.Guild, member: discord.Member, lobbies: Sequence[Match]
) -> Sequence[Match]:
    """Return the newest lobbies in places that a member can see."""
    found: list[Match] = []
    for match in lobbies:
        if len(found) < MOST_MATCHES and await sees_at(guild, member, match.channel_id):
            found.append(match)
    return found
