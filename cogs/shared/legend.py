"""/legend: every sign of a game's pictures on one picture, beside what it means."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.chat.books import marked, marks_menu
from cogs.chat.commands import named, with_options
from cogs.chat.components import Message
from cogs.chat.own import check_look
from cogs.chat.private import hasten, turn, whisper, whisper_shown
from cogs.chat.router import Press, router_of
from cogs.chat.services import Client
from cogs.chat.shown import Shown
from cogs.chat.which import game_for, game_in, matches_here
from cogs.panels.game import offered
from cogs.panels.rulebook import PART, Book, edition_of, editions, standard
from cogs.shared.lobby import GAMES
from cogs.words.strings import speaker
from engines.core import Say, text
from tables.match.position import config_of

GAME = "legend-of"
"""The verb of the menu of games, each in all its editions."""


class LegendCog(commands.Cog):
    """Explains what is seen."""

    def __init__(self, client: Client) -> None:
        self.client = client
        router = router_of(client)
        router.on("legend", self._pressed)
        router.on(GAME, self._chosen)

    @app_commands.command(**named("command-legend"))
    @with_options("command-legend", "game")
    @app_commands.choices(game=GAMES)
    async def legend(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """Explain the signs of a game: of the match here, if none is named, or let one choose."""
        wanted = game or await game_for(self.client, interaction)
        if wanted is not None:
            await self._show(interaction, wanted)
            return
        locale = await self.client.services.languages.of(interaction)
        asks: ui.TextDisplay[Any] = ui.TextDisplay(speaker(locale)(text("legend-which")))
        menu = self._menu(None, speaker(locale))
        await whisper(interaction, view=Message([ui.Container(asks, menu)]))

    async def _pressed(self, press: Press) -> None:
        """Explain the signs of the match that was pressed on, or of the game it names."""
        match = await self.client.services.tables.records.match(press.control.match)
        if match is not None:
            await self._show(press.interaction, match.game, config_of(match))
        else:
            await self._show(press.interaction, game_in((press.control.extra,)))

    async def _chosen(self, press: Press) -> None:
        """Go to the signs of another game, or of another edition."""
        game, edition = marked("".join(press.filled.pick()[:1]))
        hasten(press.interaction)
        shown = await self._legend(press.interaction, game, edition=edition)
        await turn(press.interaction, shown.view, files=shown.files)

    async def _show(self, interaction: discord.Interaction, game: str, config: Any = None) -> None:
        hasten(interaction, thinking=True)
        await whisper_shown(interaction, await self._legend(interaction, game, config))

    async def _legend(
        self, interaction: discord.Interaction, game: str, config: Any = None, edition: str = ""
    ) -> Shown:
        """Return a legend; without a `config` that of a match here, or else of the usual game.

        Of a match of another edition than the one that is wanted it is none.
        """
        services = self.client.services
        check_look(self.client, interaction)
        if config is None:
            here = [m for m in await matches_here(self.client, interaction) if m.game == game]
            configs = [config_of(match) for match in here]
            wanted = [one for one in configs if edition in ("", edition_of(game, one))]
            config = wanted[0] if wanted else standard(game, edition).config
        locale = await services.languages.of(interaction)
        picture = await services.pictures.of_game("legend", game, config, locale)
        book, say = Book(game, config, edition_of(game, config)), speaker(locale)
        return services.messages.alone(picture, say, self._menu(book, say))

    def _menu(self, book: Book | None, say: Say) -> ui.ActionRow[Any]:
        """Return a menu of all games, in each edition that has other signs."""
        marks = [mark for game in offered() for mark in self._marks(game)]
        chosen = next((one for one in marks if book and book.mark.startswith(one)), "")
        return marks_menu(GAME, marks, chosen, say)

    def _marks(self, game: str) -> list[str]:
        differ = self.client.services.messages.games[game].signs_differ
        return [f"{game}{PART}{one}" for one in (editions(game) if differ else ()) or ("",)]


async def setup(client: Client) -> None:
    """Add the cog."""
    await client.add_cog(LegendCog(client))
