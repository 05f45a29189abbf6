"""What every cog shares: the tables, the languages, the pictures, the games."""

from __future__ import annotations

from dataclasses import dataclass, field

import discord
from discord.ext import commands

from cogs.chat.arrivals import Arrivals
from cogs.chat.beat import Beat
from cogs.chat.below import Below
from cogs.chat.films import Films
from cogs.chat.followed import Followed
from cogs.chat.heads import Heads
from cogs.chat.messages import MessageBuilder
from cogs.chat.pictures import Pictures
from cogs.chat.places import begun_match_at, here_of
from cogs.chat.refused_forms import RefusedForms
from cogs.chat.sharding import Sharded
from cogs.chat.standing import Standings
from cogs.panels.game import GamePanels
from cogs.panels.ids import parse
from cogs.panels.telling import Telling
from cogs.words.languages import Languages
from cogs.words.names import chat_voice, plain_voice
from engines.core import Say
from tables import NoMatch, Scene, Tables

_ABOUT = "match"


@dataclass
class Services:
    """The shared parts of one running bot."""

    tables: Tables
    languages: Languages
    pictures: Pictures
    messages: MessageBuilder
    arrivals: Arrivals = field(default_factory=Arrivals)
    standings: Standings = field(default_factory=Standings)
    below: Below = field(default_factory=Below)
    refused_forms: RefusedForms = field(default_factory=RefusedForms)
    followed: Followed = field(default_factory=Followed)
    films: Films = field(default_factory=Films)
    beat: Beat | None = None
    """What handles deadlines, once its cog is loaded."""
    heads: Heads = field(init=False)

    def __post_init__(self) -> None:
        self.heads = Heads(self.tables)

    @property
    def games(self) -> dict[str, GamePanels]:
        """The panels of each game, by key."""
        return self.messages.games

    def telling(self, scene: Scene) -> Telling:
        """Return how the happenings of a match's game are told in few lines."""
        return self.games[scene.match.game].telling

    def adopt(self, game: GamePanels) -> None:
        """Let the shared parts know a game's panels."""
        self.games[game.key] = game

    def say(self, scene: Scene, locale: str) -> Say:
        """Return the voice of chat messages about a match."""
        return chat_voice(scene.seats, locale)

    def plain_say(self, scene: Scene, locale: str) -> Say:
        """Return the voice of buttons, menus and pictures of a match."""
        return plain_voice(scene.seats, locale)

    async def scene_near(self, interaction: discord.Interaction) -> Scene | None:
        """Return the match that an interaction is about as the public sees it, if any."""
        match_id = _match_of_control(interaction) or interaction.extras.get(_ABOUT)
        if match_id is None and interaction.channel_id is not None:
            match = await begun_match_at(self.tables.records, here_of(interaction))
            match_id = match.id if match else None
        if match_id is None:
            mine = await self.tables.records.matches_of(interaction.user.id)
            match_id = mine[0].id if len(mine) == 1 else None
        try:
            return None if match_id is None else await self.tables.scene(match_id, None)
        except NoMatch:
            return None


def note_match(interaction: discord.Interaction, match_id: int) -> None:
    """Note which match a command was found to be about."""
    interaction.extras[_ABOUT] = match_id


def _match_of_control(interaction: discord.Interaction) -> int | None:
    control = parse(str((interaction.data or {}).get("custom_id", "")))
    return control.match if control and control.match else None


class Client(Sharded, commands.Bot):
    """A bot with a services. `services` is there from `setup_hook` on."""

    services: Services


def client_of(interaction: discord.Interaction) -> Client:
    """Return the bot that an interaction came to."""
    client = interaction.client
    assert isinstance(client, Client)
    return client
