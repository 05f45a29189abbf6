"""/ladder: how strong people are at a game."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.chat.commands import named, with_options
from cogs.chat.components import Message
from cogs.chat.house import Client
from cogs.chat.private import whisper
from cogs.chat.router import Press, router_of
from cogs.chat.which import game_for, game_in, games_menu
from cogs.shared.lobby import GAMES
from cogs.words.strings import speaker
from engines.core import Say, text
from tables.rows import Rating

GAME = "ladder-of"
"""The verb of the menu of games."""
RUNGS = 15
NEWCOMER, STEP = 1000, 40
"""A newcomer's points, and the points that one unit of the model is worth."""


class LadderCog(commands.Cog):
    """Shows ratings."""

    def __init__(self, client: Client) -> None:
        self.client = client
        router_of(client).on(GAME, self._climb_another)

    @app_commands.command(**named("command-ladder"))
    @with_options("command-ladder", "game")
    @app_commands.choices(game=GAMES)
    async def ladder(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """Show the best at a game and oneself; without a game here or named, let one choose."""
        wanted = game or await game_for(self.client, interaction)
        await whisper(interaction, view=await self._shown(interaction, wanted))

    async def _climb_another(self, press: Press) -> None:
        view = await self._shown(press.interaction, game_in(press.filled.pick()))
        await press.interaction.response.edit_message(
            view=view, allowed_mentions=discord.AllowedMentions.none()
        )

    async def _shown(self, interaction: discord.Interaction, game: str | None) -> Message:
        locale = await self.client.house.languages.of(interaction)
        say, records = speaker(locale), self.client.house.tables.records
        lines = [say(text("ladder-which"))]
        if game is not None:
            mine = await records.rating(game, interaction.user.id)
            lines = rungs(say, game, await records.best_at(game, RUNGS), mine)
        told: ui.TextDisplay[Any] = ui.TextDisplay("\n".join(lines))
        return Message([told, games_menu(GAME, game, locale)])


def points(rating: Rating) -> int:
    """Return what a person is worth almost surely (mu - 3 sigma), in points."""
    return NEWCOMER + round(STEP * (rating.mu - 3 * rating.sigma))


def rungs(say: Say, game: str, best: tuple[Rating, ...], mine: Rating | None) -> list[str]:
    """Return the lines of a ladder, the best first, and the reader's own below."""
    title = say(text("ladder-title", game=text(f"{game}-name")))
    lines = [_rung(say, rating, f"{place}.") for place, rating in enumerate(best, start=1)]
    if mine is not None and mine not in best:
        lines.append(_rung(say, mine, "…"))
    return [title, *(lines or [say(text("ladder-empty"))])]


def _rung(say: Say, rating: Rating, place: str) -> str:
    worth = say(text("ladder-rung", points=points(rating), played=rating.played))
    return f"{place} <@{rating.user_id}> · {worth}"


async def setup(client: Client) -> None:
    """Add the cog."""
    await client.add_cog(LadderCog(client))
