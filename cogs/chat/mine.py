"""Somebody's own matches and the lobbies that stand open, as lines with links."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from cogs.chat.onlookers import sees_at
from cogs.chat.services import Client
from cogs.chat.waiting import question_at
from cogs.chat.which import link
from cogs.panels.ids import ANY, ControlId
from cogs.panels.lobby import listed_line
from cogs.words.strings import speaker
from engines.core import Say, Text, Verbatim, text
from tables import Scene
from tables.calling import Awaited, Unanswered
from tables.rows import Match, Status

MOST_MATCHES = 20
"""How many of somebody's matches, on one page, and of a server's lobbies are listed."""


ROOM = 2600
"""The characters that a page of somebody's own matches may take."""
LEAF = "own-page"
"""The verb of the buttons that turn to another page of them."""


async def own_lines(client: Client, user_id: int, locale: str) -> str:
    """Return the first page of `own_pages`."""
    return page_of(await own_pages(client, user_id, locale), 0, speaker(locale))


def page_of(pages: Sequence[Sequence[str]], page: int, say: Say) -> str:
    """Return a page, numbered from 0, or that there is nothing to list.

    The end of the first says how many more matches there are.
    """
    if not pages:
        return say(text("status-none"))
    left = sum(map(len, pages[1:])) if page == 0 else 0
    more = [say(text("list-more", many=left))] if left else []
    return "\n".join([*pages[page], *more])


async def own_pages(client: Client, user_id: int, locale: str) -> list[list[str]]:
    """Return what is said of each running match of a person, those that wait for it first.

    Of those the first is whose time is over soonest; then come those in which its agreement is
    asked for.
    """
    tables, say = client.services.tables, speaker(locale)
    waiting = {one.match.id: one for one in await tables.calling.awaiting(user_id)}
    unanswered = await tables.calling.unanswered(user_id)
    matches = await tables.records.matches_of(user_id)
    playing = [match.id for match in matches if match.status is Status.PLAYING]
    asked = [one.match.id for one in unanswered]
    first = [match_id for match_id in (*waiting, *asked) if match_id in playing]
    said: list[str] = []
    for match_id in dict.fromkeys([*first, *playing]):
        scene = await tables.scene_for(match_id, user_id)
        lines = [await _own_line(client, scene, waiting.get(match_id))]
        questions = [one for one in unanswered if one.match.id == match_id]
        lines += [await _question_line(client, one) for one in questions]
        said.append("\n".join(map(say, lines)))
    return _paged(said)


def _paged(said: Sequence[str]) -> list[list[str]]:
    """Return what is said of matches on as few pages as have room for it."""
    pages: list[list[str]] = []
    for words in said:
        last = pages[-1] if pages else []
        full = len(last) == MOST_MATCHES or len("\n".join([*last, words])) > ROOM
        if full or not pages:
            pages.append([words])
        else:
            last.append(words)
    return pages


def leaf(page: int, count: int, say: Say) -> list[ui.Item[Any]]:
    """Return a row of buttons to the pages beside one, where there are any."""
    beside = [other for other in (page - 1, page + 1) if 0 <= other < count]
    return [ui.ActionRow(*(_turning(other, say) for other in beside))] if beside else []


def _turning(page: int, say: Say) -> ui.Button[Any]:
    control, label = ControlId(0, ANY, LEAF, str(page)), say(text("button-page", page=page + 1))
    return ui.Button(label=label, custom_id=str(control), id=control.component)


async def _own_line(client: Client, scene: Scene, waiting: Awaited | None) -> Text:
    key = "status-yours" if scene.seat in scene.asked else "status-theirs"
    if scene.paused or scene.sat_in:
        key = "status-paused" if scene.paused else "status-sat-in"
    where = Verbatim(await link(client, scene.match, scene.seat))
    number, game = scene.match.id, text(f"{scene.match.game}-name")
    return text(key, game=game, number=number, where=where, until=until(waiting))


async def _question_line(client: Client, asked: Unanswered) -> Text:
    """Return the line of what somebody is asked to agree to, below that of the match."""
    where = Verbatim(await question_at(client, asked))
    game = text(f"{asked.match.game}-name")
    return text("status-asked", game=game, number=asked.match.id, where=where)


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
