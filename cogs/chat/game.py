"""What a game's cog adds to the shared parts: its panels, its answers, its commands.

`controls` and `answer` are pure functions of a scene; everything that talks to Discord is
written once, here and in the router.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Any, ClassVar, TypeAlias

import discord
from discord.ext import commands
from msgspec.structs import replace

from cogs.chat.house import Client
from cogs.chat.private import acknowledge, whisper_shown
from cogs.chat.replies import whisper_done
from cogs.chat.which import match_for
from cogs.panels.panel import MOST_CHOICES, Answer, Filled, Keep, Panel, Preview, Submit
from engines.core import NotAsked, Refusal, Say, Text, text
from tables import NotSeated, Paused, Scene
from tables.tables import By, Receipt

Choices: TypeAlias = list[discord.app_commands.Choice[str]]
Offers: TypeAlias = dict[str, str | Text]
"""What an option of a command may be, and what each is called."""


class GameCog(commands.Cog):
    """Base of every game's cog. `key` is the game's key."""

    key: ClassVar[str]

    def __init__(self, client: Client) -> None:
        self.client = client

    @abstractmethod
    def controls(self, scene: Scene, draft: str = "") -> Panel:
        """Return what the viewer of `scene`, who may act, can press.

        `draft` is what has been chosen so far of a move with several parts.
        """

    def asks(self, scene: Scene) -> Text | None:
        """Return what the viewer of `scene` is asked, in words; None says whose turn it is."""
        return None

    def preview(self, scene: Scene, draft: str) -> Preview | None:
        """Return how a draft is shown before it is confirmed; None shows the hand alone."""
        return None

    def hints(self, scene: Scene, draft: str) -> tuple[Text, ...]:
        """Return what is said above the controls of whoever may act: what there is to do."""
        return ()

    def as_foreseen(self, before: Any, action: Any, after: Any) -> bool:
        """Tell whether an order of a draft led from a view to the one that could be foreseen.

        Where it did not, what is left of the draft waits for its owner to look again.
        """
        return True

    @abstractmethod
    def answer(self, scene: Scene, verb: str, filled: Filled) -> Answer:
        """Return what pressing `verb` leads to; `ACT` opens what is asked now.

        Raises `Refusal` for what cannot be read as a move.
        """

    async def match_of(self, interaction: discord.Interaction) -> int:
        """Return the id of the match of this game that a command in this place is about.

        Raises `NoMatch`, or `Refusal` where it is not clear which.
        """
        return (await match_for(self.client, interaction, self.key)).id

    async def own_scene(self, interaction: discord.Interaction) -> Scene:
        """Return the match of this place as the person's own seat sees it.

        Raises `NotSeated` for somebody who only watches, and `Paused`.
        """
        match_id = await self.match_of(interaction)
        scene = seated(await self.client.house.tables.scene_for(match_id, interaction.user.id))
        if scene.paused:
            raise Paused(text("refusal-paused"))
        return scene

    async def act(
        self, interaction: discord.Interaction, action_of: Callable[[Scene], Any]
    ) -> None:
        """Submit the action that a typed command means, and tell the person what it did."""
        scene = await self.own_scene(interaction)
        await self.client.house.defer_if_busy(interaction, scene.match.id)
        receipt = await self.client.house.tables.play.submit(
            scene.match.id, By(interaction.user.id, interaction.id), action_of(scene)
        )
        await whisper_done(self.client, interaction, receipt)

    async def draft(
        self,
        interaction: discord.Interaction,
        answer_of: Callable[[Scene], Keep | Submit],
        told: list[Text] | None = None,
    ) -> Scene:
        """Do what a typed command means for the draft, and return the match as it is then.

        What a submission tells its own seat is added to `told`.
        """
        scene = await self.own_scene(interaction)
        if not scene.legal:
            raise NotAsked(text("refusal-waiting-for", who=scene.who(scene.asked)))
        answer = answer_of(scene)
        if isinstance(answer, Keep):
            return await self.client.house.tables.drafts.keep(scene, answer.orders)
        receipt = await submit_orders(self.client, interaction, scene, answer)
        if told is not None:
            told += receipt.told
        return await self.client.house.tables.scene_for(scene.match.id, interaction.user.id)

    async def show_picture(
        self, interaction: discord.Interaction, scene: Scene, preview: Preview
    ) -> None:
        """Show a picture of a match to the person alone."""
        house = self.client.house
        await acknowledge(interaction, ephemeral=True, thinking=True)
        locale = await house.languages.of(interaction)
        drawn = scene if preview.view is None else replace(scene, view=preview.view)
        picture = await house.pictures.draw(preview.picture, drawn, locale, *preview.args)
        shown = house.showing.alone(picture, scene, locale, str(interaction.id))
        await whisper_shown(interaction, shown)

    async def offer(
        self,
        interaction: discord.Interaction,
        current: str,
        offered: Callable[[Any], Offers],
        *,
        anytime: bool = False,
    ) -> Choices:
        """Return those offers, made from the person's own view, that hold what was typed."""

        def matching(scene: Scene, say: Say) -> list[tuple[str, str]]:
            typed = current.strip().casefold()
            named = [
                (name if isinstance(name, str) else say(name), value)
                for value, name in offered(scene.view).items()
            ]
            return [pair for pair in named if typed in pair[0].casefold()]

        return await self.suggest(interaction, matching, anytime=anytime)

    async def suggest(
        self,
        interaction: discord.Interaction,
        suggestions: Callable[[Scene, Say], list[tuple[str, Any]]],
        *,
        anytime: bool = False,
    ) -> list[discord.app_commands.Choice[Any]]:
        """Return what a command's option may be now; nothing where there is nothing to choose.

        That is whenever the person may not act, unless the command serves `anytime`, and when
        `suggestions` refuses what the other options hold.
        """
        try:
            scene = await self.own_scene(interaction)
            if not (scene.legal or anytime):
                return []
            house = self.client.house
            say = house.plain_say(scene, await house.languages.of(interaction))
            offered = suggestions(scene, say)
        except Refusal:
            return []
        return [
            discord.app_commands.Choice(name=label[:100], value=value)
            for label, value in offered[:MOST_CHOICES]
        ]


async def submit_orders(
    client: Client,
    interaction: discord.Interaction,
    scene: Scene,
    submit: Submit,
    decision: int | None = None,
) -> Receipt:
    """Submit actions that leave a draft behind, and return what their seat is told.

    Raises what `tables.match.play.submit_draft` raises.
    """
    house = client.house
    await house.defer_if_busy(interaction, scene.match.id)
    game = house.games[scene.match.game]
    return await house.tables.play.submit_draft(
        scene,
        By(interaction.user.id, interaction.id),
        submit.orders,
        submit.rest,
        game.as_foreseen,
        decision,
    )


def filled_option(interaction: discord.Interaction, option: str) -> str:
    """Return what another option of a command being typed holds; "" if nothing yet."""
    return str(getattr(interaction.namespace, option, None) or "")


def seated(scene: Scene) -> Scene:
    """Return the scene if its viewer sits in it. Raises `NotSeated`, or `Refusal` in a lobby."""
    if scene.in_lobby:
        raise Refusal(text("refusal-not-begun"))
    if scene.seat is None:
        raise NotSeated(text("refusal-not-seated", players=scene.who(all_seats(scene))))
    return scene


def all_seats(scene: Scene) -> frozenset[int]:
    """Return every seat of a scene."""
    return frozenset(row.seat for row in scene.seats)
