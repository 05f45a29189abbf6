"""/ladder: how strong people of a server are at a game."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.chat.commands import named, with_options
from cogs.chat.components import CHARACTERS, LABEL, Message, counted, cut
from cogs.chat.elsewhere import server_name
from cogs.chat.private import turn, whisper
from cogs.chat.router import Press, router_of
from cogs.chat.services import Client
from cogs.chat.which import game_for, game_in, games_menu
from cogs.panels.ids import ANY, ControlId
from cogs.shared.lobby import GAMES
from cogs.words.names import quoted
from cogs.words.strings import speaker
from engines.core import Refusal, Say, Text, Verbatim, text
from tables.match.ratings import points
from tables.rows import Rating

GAME = "ladder-of"
"""The verb of the menu of games."""
STAND = "rank"
"""The verb of the button by which a person stands on ladders (`ON`), or on none (`OFF`)."""
ON, OFF = "on", "off"
RUNGS = 15


class LadderCog(commands.Cog):
    """Shows ratings."""

    def __init__(self, client: Client) -> None:
        self.client = client
        router_of(client).on(GAME, self._climb_another)
        router_of(client).on(STAND, self._stand)

    @app_commands.command(**named("command-ladder"))
    @with_options("command-ladder", "game")
    @app_commands.choices(game=GAMES)
    async def ladder(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """Show the best at a game and oneself; without a game here or named, let one choose."""
        wanted = game or await game_for(self.client, interaction)
        await whisper(interaction, view=await self._shown(interaction, wanted))

    async def _climb_another(self, press: Press) -> None:
        view = await self._shown(press.interaction, game_in(press.filled.pick()))
        await turn(press.interaction, view)

    async def _stand(self, press: Press) -> None:
        wished, _, game = press.control.extra.partition(".")
        if wished not in (ON, OFF):
            raise Refusal(text("refusal-unknown-control"))
        shown = game_in((game,)) if game else None
        people = self.client.services.tables.people
        await people.rank(press.interaction.user.id, ranked=wished == ON)
        await turn(press.interaction, await self._shown(press.interaction, shown))

    async def _shown(self, interaction: discord.Interaction, game: str | None) -> Message:
        locale = await self.client.services.languages.of(interaction)
        say, records = speaker(locale), self.client.services.tables.records
        ranked = await records.is_ranked(interaction.user.id)
        last = () if ranked else (say(text("ladder-hidden")),)
        room = CHARACTERS - sum(len(line) + 1 for line in last)
        lines = counted(await self._lines(interaction, game, say), say, room)
        told: ui.TextDisplay[Any] = ui.TextDisplay("\n".join((lines, *last)))
        return Message([told, games_menu(GAME, game, locale), _standing(ranked, game, say)])

    async def _lines(
        self, interaction: discord.Interaction, game: str | None, say: Say
    ) -> list[str]:
        guild_id, records = interaction.guild_id, self.client.services.tables.records
        if game is None:
            return [say(text("ladder-which"))]
        if guild_id is None:
            return await self._own(say, game, await records.ratings_of(interaction.user.id, game))
        mine = await records.rating(guild_id, game, interaction.user.id)
        return rungs(say, game, await records.best_at(guild_id, game, RUNGS), mine)

    async def _own(self, say: Say, game: str, ratings: tuple[Rating, ...]) -> list[str]:
        """Return what a person is told in direct messages: of each server, and nobody else."""
        lines = [say(text("ladder-yours", game=text(f"{game}-name")))]
        for rating in ratings:
            name = await server_name(self.client, rating.guild_id)
            server = text("ladder-elsewhere") if name is None else Verbatim(quoted(name))
            lines.append(say(text("ladder-in-server", server=server, worth=_worth(rating))))
        if not ratings:
            lines.append(say(text("ladder-unrated")))
        return [*lines, say(text("ladder-server-only"))]


def _worth(rating: Rating) -> Text:
    return text("ladder-rung", points=points(rating), played=rating.played)


def _standing(ranked: bool, game: str | None, say: Say) -> ui.ActionRow[Any]:
    """Return the button by which a person leaves all ladders, or stands on them again."""
    control = ControlId(0, ANY, STAND, f"{OFF if ranked else ON}.{game or ''}")
    return ui.ActionRow(
        ui.Button(
            custom_id=str(control),
            id=control.component,
            label=cut(say(text("ladder-hide" if ranked else "ladder-show")), LABEL),
        )
    )


def rungs(say: Say, game: str, best: tuple[Rating, ...], mine: Rating | None) -> list[str]:
    """Return the lines of a ladder, the best first, and the reader's own below.

    Those who have equally many points share the place of the first of them. Its dot is escaped:
    lines that begin with a plain one are an ordered list to Discord, which counts on by itself.
    """
    title = say(text("ladder-title", game=text(f"{game}-name")))
    worth = [points(rating) for rating in best]
    lines = [_rung(say, rating, f"{worth.index(points(rating)) + 1}\\.") for rating in best]
    if mine is not None and mine not in best:
        lines.append(_rung(say, mine, "…"))
    return [title, *(lines or [say(text("ladder-empty"))])]


def _rung(say: Say, rating: Rating, place: str) -> str:
    return f"{place} <@{rating.user_id}> · {say(_worth(rating))}"


async def setup(client: Client) -> None:
    """Add the cog."""
    await client.add_cog(LadderCog(client))
