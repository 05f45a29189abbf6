"""/rules and /help: the rules of every game in the project's own words, section by section."""

from __future__ import annotations

import re
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.chat.commands import named, with_options
from cogs.chat.components import Message, cut
from cogs.chat.lessons import learn_button
from cogs.chat.private import turn, whisper
from cogs.chat.router import Press, router_of
from cogs.chat.services import Client
from cogs.chat.which import game_for, game_in, games_menu
from cogs.panels.game import offered
from cogs.panels.ids import ANY, ControlId
from cogs.panels.panel import MOST_CHOICES
from cogs.shared.lobby import GAMES
from cogs.words.strings import has, speaker
from engines.core import Refusal, text

GAME = "rules-of"
"""The verb of the menu of games."""


class RulesCog(commands.Cog):
    """Explains."""

    def __init__(self, client: Client) -> None:
        self.client = client
        router = router_of(client)
        router.on("rules", self._open)
        router.on("section", self._turn_to)
        router.on(GAME, self._turn_over)

    @app_commands.command(**named("command-rules"))
    @with_options("command-rules", "game")
    @app_commands.choices(game=GAMES)
    async def rules(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """Open the rules of a game: of the match here, if none is named, or let one choose."""
        wanted = game or await game_for(self.client, interaction)
        if wanted is not None:
            await self._show(interaction, wanted, 1)
            return
        await whisper(
            interaction, view=choice(await self.client.services.languages.of(interaction))
        )

    @app_commands.command(**named("command-help"))
    async def help(self, interaction: discord.Interaction) -> None:
        """Tell in one message how everything works."""
        locale = await self.client.services.languages.of(interaction)
        games = tuple(text(f"{key}-name") for key in offered())
        words: ui.TextDisplay[Any] = ui.TextDisplay(speaker(locale)(text("help", games=games)))
        await whisper(interaction, view=Message([words, learn_button(locale)]))

    async def _open(self, press: Press) -> None:
        await self._show(press.interaction, press.control.extra, 1)

    async def _turn_to(self, press: Press) -> None:
        chosen = press.filled.pick()
        number = int(chosen[0]) if chosen and re.fullmatch("[0-9]{1,2}", chosen[0]) else 0
        view = await self._page(press.interaction, press.control.extra, number)
        await turn(press.interaction, view)

    async def _turn_over(self, press: Press) -> None:
        """Go to the rules of another game."""
        view = await self._page(press.interaction, game_in(press.filled.pick()), 1)
        await turn(press.interaction, view)

    async def _show(self, interaction: discord.Interaction, game: str, number: int) -> None:
        await whisper(interaction, view=await self._page(interaction, game, number))

    async def _page(self, interaction: discord.Interaction, game: str, number: int) -> Message:
        return page(game, number, await self.client.services.languages.of(interaction))


def sections(game: str) -> int:
    """Return how many sections the rules of a game have."""
    return next(n for n in range(MOST_CHOICES + 1) if not has(f"{game}-rules-{n + 1}-title"))


def page(game: str, number: int, locale: str) -> Message:
    """Return one section of a game's rules with menus of all, and of the games.

    Raises `Refusal` if there is no such section.
    """
    games = offered()
    if game not in games or not 1 <= number <= sections(game):
        raise Refusal(text("refusal-no-such-section"))
    say = speaker(locale)
    title = say(text(f"{game}-rules-{number}-title"))
    body = say(text(f"{game}-rules-{number}-body"))
    name = say(text(f"{game}-name"))
    shown: ui.TextDisplay[Any] = ui.TextDisplay(f"## {name} · {title}\n{body}")
    menus = (_menu(game, number, locale), games_menu(GAME, game, locale))
    legend = (_legend(game, locale),) if number == 1 else ()
    return Message([ui.Container(shown, *legend, *menus)])


def choice(locale: str) -> Message:
    """Return the question whose rules are to be read."""
    asks: ui.TextDisplay[Any] = ui.TextDisplay(speaker(locale)(text("rules-which")))
    return Message([ui.Container(asks, games_menu(GAME, None, locale))])


def _legend(game: str, locale: str) -> ui.ActionRow[Any]:
    """Return the button that shows the signs of a game."""
    control = ControlId(0, ANY, "legend", game)
    label = speaker(locale)(text("button-legend"))
    return ui.ActionRow(ui.Button(label=label, custom_id=str(control), id=control.component))


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
