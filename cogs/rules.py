"""/rules and /help: the rules of every game in the project's own words, section by section."""

from __future__ import annotations

import re
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.games import offered
from cogs.lobby import GAMES
from cogs.strings import has, speaker
from cogs.ui.commands import named, with_options
from cogs.ui.components import Message, cut
from cogs.ui.house import Client
from cogs.ui.ids import ANY, ControlId
from cogs.ui.replies import whisper
from cogs.ui.router import Press, router_of
from engines.core import Refusal, text
from tables import NoMatch

MOST = 25


class RulesCog(commands.Cog):
    """Explains."""

    def __init__(self, client: Client) -> None:
        self.client = client
        router = router_of(client)
        router.on("rules", self._open)
        router.on("section", self._turn_to)

    @app_commands.command(**named("command-rules"))
    @with_options("command-rules", "game")
    @app_commands.choices(game=GAMES)
    async def rules(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """Open the rules of a game: of this channel's match, if none is named."""
        await self._show(interaction, game or await self._game_here(interaction), 1)

    @app_commands.command(**named("command-help"))
    async def help(self, interaction: discord.Interaction) -> None:
        """Tell in one message how everything works."""
        say = speaker(await self.client.house.languages.of(interaction))
        games = tuple(text(f"{key}-name") for key in offered())
        await whisper(interaction, say(text("help", games=games)))

    async def _game_here(self, interaction: discord.Interaction) -> str:
        tables = self.client.house.tables
        try:
            return (await tables.match_in(interaction.channel_id or 0, ended_too=True)).game
        except NoMatch:
            return offered()[0]

    async def _open(self, press: Press) -> None:
        await self._show(press.interaction, press.control.extra, 1)

    async def _turn_to(self, press: Press) -> None:
        chosen = press.filled.pick()
        number = int(chosen[0]) if chosen and re.fullmatch("[0-9]{1,2}", chosen[0]) else 0
        view = await self._page(press.interaction, press.control.extra, number)
        await press.interaction.response.edit_message(view=view)

    async def _show(self, interaction: discord.Interaction, game: str, number: int) -> None:
        await whisper(interaction, view=await self._page(interaction, game, number))

    async def _page(self, interaction: discord.Interaction, game: str, number: int) -> Message:
        return page(game, number, await self.client.house.languages.of(interaction))


def sections(game: str) -> int:
    """Return how many sections the rules of a game have."""
    return next(n for n in range(MOST + 1) if not has(f"{game}-rules-{n + 1}-title"))


def page(game: str, number: int, locale: str) -> Message:
    """Return one section of a game's rules with a menu of all. Raises `Refusal` if unknown."""
    games = offered()
    if game not in games or not 1 <= number <= sections(game):
        raise Refusal(text("refusal-no-such-section"))
    say = speaker(locale)
    title = say(text(f"{game}-rules-{number}-title"))
    body = say(text(f"{game}-rules-{number}-body"))
    shown: ui.TextDisplay[Any] = ui.TextDisplay(f"## {title}\n{body}")
    return Message([ui.Container(shown, _menu(game, number, locale))])


def _menu(game: str, number: int, locale: str) -> ui.ActionRow[Any]:
    say = speaker(locale)
    control = ControlId(0, ANY, "section", game)
    titles = [say(text(f"{game}-rules-{n}-title")) for n in range(1, sections(game) + 1)]
    return ui.ActionRow(
        ui.Select(
            custom_id=str(control),
            id=control.component,
            placeholder=cut(say(text("rules-menu")), 150),
            options=[
                discord.SelectOption(label=cut(title, 100), value=str(n), default=n == number)
                for n, title in enumerate(titles, 1)
            ],
        )
    )


async def setup(client: Client) -> None:
    """Add the cog."""
    await client.add_cog(RulesCog(client))
