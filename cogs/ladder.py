"""/ladder: how strong people are at a game."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.games import offered
from cogs.lobby import GAMES
from cogs.strings import speaker
from cogs.ui.commands import named, with_options
from cogs.ui.house import Client
from cogs.ui.replies import whisper
from engines.core import Say, text
from store import Rating
from tables import NoMatch

RUNGS = 15
NEWCOMER, STEP = 1000, 40
"""A newcomer's points, and the points that one unit of the model is worth."""


class LadderCog(commands.Cog):
    """Shows ratings."""

    def __init__(self, client: Client) -> None:
        self.client = client

    @app_commands.command(**named("command-ladder"))
    @with_options("command-ladder", "game")
    @app_commands.choices(game=GAMES)
    async def ladder(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """Show the best at a game, of this channel's match if none is named, and oneself."""
        store = self.client.house.tables.store
        wanted = game or await self._game_here(interaction)
        say = speaker(await self.client.house.languages.of(interaction))
        best = await store.ratings(wanted, RUNGS)
        mine = await store.rating(wanted, interaction.user.id)
        await whisper(interaction, "\n".join(rungs(say, wanted, best, mine)))

    async def _game_here(self, interaction: discord.Interaction) -> str:
        tables = self.client.house.tables
        try:
            return (await tables.match_in(interaction.channel_id or 0, ended_too=True)).game
        except NoMatch:
            return offered()[0]


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
