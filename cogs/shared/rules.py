"""/rules and /help: the rules of every game in the project's own words, and all its cards.

Which book is open, and where, stands in its controls. What is unseen is counted for whoever looks,
who alone sees the page.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands
from msgspec.structs import replace

import engines
from cogs.chat.books import choice, marked, page, results
from cogs.chat.commands import named, with_options
from cogs.chat.components import MENU_LABEL, Message, Modal, cut
from cogs.chat.lessons import learn_button
from cogs.chat.private import answer_to, hasten, turn, whisper, whisper_shown
from cogs.chat.router import Press, router_of
from cogs.chat.services import Client
from cogs.chat.shown import Shown
from cogs.chat.which import game_for, matches_here
from cogs.panels.finding import LONGEST_QUERY, find, index, nearly, suggestions, terms
from cogs.panels.game import offered
from cogs.panels.ids import ANY, ControlId
from cogs.panels.panel import MOST_CHOICES, Form, Line
from cogs.panels.rulebook import (
    BOOK,
    LEAF,
    PART,
    SECTION,
    SEEK,
    SOUGHT,
    Book,
    chapter,
    closed,
    edition_of,
    standard,
)
from cogs.shared.lobby import GAMES
from cogs.words.strings import speaker
from engines.core import Refusal, Text, text
from engines.examples import Example, example
from tables.match.position import config_of
from tables.rows import Match, Status

HELP = "help-more"
"""The verb that lists all commands."""
TYPED = "words"
"""The field of the form in which one types what to look for."""


class RulesCog(commands.Cog):
    """Explains."""

    def __init__(self, client: Client) -> None:
        self.client = client
        router = router_of(client)
        router.on("rules", self._opened)
        router.on(SECTION, self._turned)
        router.on(LEAF, self._turned)
        router.on(BOOK, self._taken)
        router.on(SEEK, self._asked)
        router.on(SOUGHT, self._sought)
        router.on(HELP, self._helped)

    @app_commands.command(**named("command-rules"))
    @with_options("command-rules", "game", "search")
    @app_commands.choices(game=GAMES)
    async def rules(
        self, interaction: discord.Interaction, game: str | None = None, search: str | None = None
    ) -> None:
        """Open the rules of a game: of the match here, if none is named, or let one choose.

        What is searched for is looked up in that game, or in all if none is meant.
        """
        hasten(interaction, thinking=True)
        wanted = game or await game_for(self.client, interaction)
        if search is not None:
            await self._search(interaction, await self._books(interaction, wanted), search)
        elif wanted is not None:
            await self._open(interaction, await self._near(interaction, wanted))
        else:
            locale = await self.client.services.languages.of(interaction)
            await whisper(interaction, view=await asyncio.to_thread(choice, locale))

    @rules.autocomplete("search")
    async def _terms(
        self, interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest headings, cards, ships and terms of the game that is meant, or of all."""
        named_game = str(getattr(interaction.namespace, self._game_option(), "") or "")
        wanted = named_game if named_game in offered() else await game_for(self.client, interaction)
        locale = await self.client.services.languages.of(interaction)
        books = await self._books(interaction, wanted)
        found = await asyncio.to_thread(_suggested, books, typed, locale)
        return [app_commands.Choice(name=term, value=term) for term in found]

    def _game_option(self) -> str:
        """Return what the option is called in which the game is named."""
        command: Any = self.rules
        return next(one.display_name for one in command.parameters if one.name == "game")

    @app_commands.command(**named("command-help"))
    async def help(self, interaction: discord.Interaction) -> None:
        """Tell in one message how everything begins; a button lists all commands."""
        locale = await self.client.services.languages.of(interaction)
        say, games = speaker(locale), tuple(text(f"{key}-name") for key in offered())
        words: ui.TextDisplay[Any] = ui.TextDisplay(say(text("help", games=games)))
        control = ControlId(0, ANY, HELP)
        label = say(text("button-help-more"))
        more: ui.Button[Any] = ui.Button(label=label, custom_id=str(control), id=control.component)
        row = learn_button(locale).add_item(more)
        await whisper(interaction, view=Message([words, row]))

    async def _helped(self, press: Press) -> None:
        """List all commands, in place of how everything begins."""
        say = speaker(await self.client.services.languages.of(press.interaction))
        words: ui.TextDisplay[Any] = ui.TextDisplay(say(text("help-more")))
        await turn(press.interaction, Message([words]))

    # -- What is pressed ---------------------------------------------------------------------

    async def _opened(self, press: Press) -> None:
        """Open the rules of the match of a button, or of the game that it names."""
        hasten(press.interaction, thinking=True)
        await self._open(press.interaction, await self._book(press))

    async def _turned(self, press: Press) -> None:
        """Go to a chapter that was chosen, or to the page that a button names."""
        behind = press.control.extra.split(PART)[2:]
        number, leaf = (*_numbers(press.filled.pick() or behind), 1)[:2]
        await self._turn(press.interaction, await self._book(press), number, leaf)

    async def _taken(self, press: Press) -> None:
        """Go to the rules of another game, or of another edition."""
        game, edition = marked("".join(press.filled.pick()[:1]))
        near = await self._near(press.interaction, game)
        book = near if edition in ("", near.edition) else standard(game, edition)
        await self._turn(press.interaction, book)

    async def _asked(self, press: Press) -> None:
        """Open the form in which one types what to look for."""
        locale = await self.client.services.languages.of(press.interaction)
        control = ControlId(press.control.match, ANY, SOUGHT, press.control.extra)
        form = Form(SOUGHT, text("rules-search"), (_LINE,))
        if not await answer_to(press.interaction).open(Modal(form, str(control), speaker(locale))):
            raise Refusal(text("refusal-form-late"))

    async def _sought(self, press: Press) -> None:
        """Show what was found of what somebody typed in the form."""
        hasten(press.interaction)
        everywhere = not press.control.extra
        books = [standard(key) for key in offered()] if everywhere else [await self._book(press)]
        await self._search(press.interaction, books, press.filled.line(TYPED))

    # -- Books -------------------------------------------------------------------------------

    async def _book(self, press: Press) -> Book:
        """Return the book that a control belongs to. Raises `Refusal`."""
        game, edition = marked(press.control.extra)
        match = None if press.sight is None else press.sight.match
        if match is not None and match.game == game:
            return await self._of_match(press.interaction, match)
        return standard(game, edition)

    async def _near(self, interaction: discord.Interaction, game: str) -> Book:
        """Return the book of a game: of the match of it that is played here, if there is one."""
        here = [one for one in await matches_here(self.client, interaction) if one.game == game]
        if len(here) != 1:
            return standard(game)
        return await self._of_match(interaction, here[0])

    async def _books(self, interaction: discord.Interaction, game: str | None) -> list[Book]:
        """Return the book of a game, or those of all in their usual editions."""
        if game is not None:
            return [await self._near(interaction, game)]
        return [standard(key) for key in offered()]

    async def _of_match(self, interaction: discord.Interaction, match: Match) -> Book:
        """Return the book by which a match is played, with what its reader has not seen there."""
        config = config_of(match)
        rules = (
            None if match.status is Status.LOBBY else match.rules_version
        )  # it begins by today's
        book = Book(match.game, config, edition_of(match.game, config), match.id, rules=rules)
        scene = await self.client.services.tables.scene_for(match.id, interaction.user.id)
        if scene.view is None:
            return book
        unseen = await asyncio.to_thread(engines.unseen, match.game, config, scene.view)
        return replace(book, seat=scene.seat, seats=scene.seats, unseen=unseen)

    # -- What is shown -----------------------------------------------------------------------

    async def _open(self, interaction: discord.Interaction, book: Book) -> None:
        await whisper_shown(interaction, await self._page(interaction, book, 1, 1))

    async def _turn(
        self, interaction: discord.Interaction, book: Book, number: int = 1, leaf: int = 1
    ) -> None:
        hasten(interaction)
        shown = await self._page(interaction, book, number, leaf)
        await turn(interaction, shown.view, files=shown.files)

    async def _page(
        self, interaction: discord.Interaction, book: Book, number: int, leaf: int
    ) -> Shown:
        """Return a page, with the picture that explains it if there is one."""
        services = self.client.services
        locale = await services.languages.of(interaction)
        figure, found = await asyncio.to_thread(_figured, book, number)
        files, pictured = list[discord.File](), tuple[ui.Item[Any], ...]()
        if figure is not None and found is not None:
            picture = await services.pictures.example(book.game, found, locale)
            files, pictured = services.messages.explaining(picture, figure, speaker(locale))
        view = await asyncio.to_thread(page, book, number, leaf, locale, pictured)
        return Shown(view, files)

    async def _search(
        self, interaction: discord.Interaction, books: list[Book], typed: str
    ) -> None:
        locale = await self.client.services.languages.of(interaction)
        await turn(interaction, await asyncio.to_thread(_looked_up, books, typed, locale))


_LINE = Line(TYPED, text("rules-search-words"), text("rules-search-about"), "", LONGEST_QUERY)


def _suggested(books: Sequence[Book], typed: str, locale: str) -> list[str]:
    """Return what can be looked for in some books that goes on from what is typed."""
    known = (term for book in books for term in terms(index(closed(book), locale)))
    found = suggestions(dict.fromkeys(known), typed)
    return [cut(term, MENU_LABEL) for term in found[:MOST_CHOICES]]


def _looked_up(books: list[Book], typed: str, locale: str) -> Message:
    """Return the page that tells what was found in some books."""
    typed = typed[:LONGEST_QUERY]
    passages = [one for book in books for one in index(closed(book), locale)]
    near = nearly(terms(passages), typed)
    return results(books, typed, find(passages, typed), near, locale)


def _figured(book: Book, number: int) -> tuple[Text | None, Example | None]:
    """Return what the picture of a chapter shows, and what it is drawn of. Raises `Refusal`."""
    figure = chapter(book, number).figure
    return figure, None if figure is None else example(book.game, number)


def _numbers(words: Sequence[str]) -> tuple[int, ...]:
    """Return what stands for a chapter, and for a page of it; 0 for what is no such number."""
    return tuple(int(one) if re.fullmatch("[0-9]{1,2}", one) else 0 for one in words) or (0,)


async def setup(client: Client) -> None:
    """Add the cog."""
    await client.add_cog(RulesCog(client))
