"""What typed commands of games are made of: finding the match, suggesting, submitting.

A command is a plain function in its game's group, which every bot of a process shares: whose
match it is about is read from the interaction.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeAlias

import discord
from discord import ui
from msgspec.structs import replace

import engines
from cogs.chat.answer import in_time
from cogs.chat.meant import name_of
from cogs.chat.own import check_look
from cogs.chat.private import answer_to, hasten, whisper_shown
from cogs.chat.replies import done, whisper_choice, whisper_done
from cogs.chat.services import Client, client_of
from cogs.chat.which import scene_here
from cogs.panels import ahead, foreseen
from cogs.panels.panel import MOST_CHOICES, Keep, Preview, Submit
from engines.choosing import Ways
from engines.core import MatchOver, NotAsked, Refusal, Say, Text, text
from tables import NotSeated, Paused, Scene, StaleDraft, StoreError
from tables.tables import By, Receipt

log = logging.getLogger(__name__)

MOST = 999_999
"""The largest number that is handed on to the rules."""
RETRIES = 4
"""How often something is tried that was read before somebody changed the same draft or plan."""
Choices: TypeAlias = list[discord.app_commands.Choice[str]]
Offers: TypeAlias = dict[str, str | Text]
"""What an option of a command may be, and what each is called."""


def ways_of(scene: Scene) -> Ways[Any, Any]:
    """Return what the viewer of a scene, who sits in the match, may do there."""
    assert scene.seat is not None
    return engines.ways(scene.match.game, scene.view, scene.seat)


def may_do(scene: Scene) -> bool:
    """Tell whether there is anything that the viewer of a scene can do at this moment.

    Who may act at any time, but waits, has nothing to do mostly.
    """
    return scene.legal and bool(ways_of(scene).now())


class GameCommands:
    """What the commands of one game do; `key` is the game's key.

    `called` is what the commands of its ways are called, by their verbs.
    """

    def __init__(self, key: str) -> None:
        self.key = key
        self.called: dict[str, Text] = {}

    def ways(self, scene: Scene, verb: str, given: Mapping[str, str]) -> Ways[Any, Any]:
        """Return what a typed command chooses from: its way, and what its options hold."""
        return ways_of(scene)

    def ahead(self, scene: Scene, done: tuple[Any, ...]) -> Iterator[Ways[Any, Any]]:
        """Return what can be done in a typed line after other actions of it, the likely first.

        Refuses actions that cannot be done; what comes after one that nobody can foresee is
        refused where it is looked at.
        """
        if not done and may_do(scene):
            return iter((ways_of(scene),))
        return foreseen.ways_of_next(scene, done)

    async def take(
        self, interaction: discord.Interaction, orders_of: Callable[[Scene], tuple[Any, ...]]
    ) -> None:
        """Do what a typed command means: submit its action, or several one after the other.

        It is read beside the event loop: a long line without sense takes tens of milliseconds.
        """
        client = client_of(interaction)
        scene = playing(await self.own_scene(interaction))
        orders = await asyncio.to_thread(orders_of, scene)
        if len(orders) == 1:
            by = By(interaction.user.id, interaction.id)
            made = await client.services.tables.play.submit(scene.match.id, by, orders[0])
            await whisper_done(client, interaction, made)
        else:
            receipt = await submit_orders(client, interaction, scene, Submit(orders))
            now = await client.services.tables.scene_for(scene.match.id, interaction.user.id)
            await self._tell_ahead(interaction, now, done(client, receipt))
        await client.services.refused_forms.take_back(scene.match.id, interaction.user.id)

    async def leave(
        self, interaction: discord.Interaction, orders_of: Callable[[Scene], tuple[Any, ...]]
    ) -> None:
        """Choose ahead what somebody types who waits, behind what is chosen already.

        Raises `StaleDraft` if others come first again and again.
        """
        for _ in range(RETRIES):
            try:
                receipt = await self._left(interaction, orders_of)
            except StaleDraft:  # two lines in the same moment: this one comes second
                continue
            await self._tell_ahead(interaction, receipt.scene, ())
            return
        raise StaleDraft(text("refusal-draft-changed"))

    async def _left(
        self, interaction: discord.Interaction, orders_of: Callable[[Scene], tuple[Any, ...]]
    ) -> Receipt:
        scene = playing(await self.own_scene(interaction))
        actions = (
            *foreseen.possible(scene, foreseen.left(scene)),
            *await asyncio.to_thread(orders_of, scene),
        )
        by = By(interaction.user.id, interaction.id)
        play = client_of(interaction).services.tables.play
        return await play.choose_ahead(scene.match.id, by, actions, scene.ahead)

    async def _tell_ahead(
        self, interaction: discord.Interaction, scene: Scene, told: tuple[Text, ...]
    ) -> None:
        """Tell what was done, and what is chosen ahead; a button shows that panel."""
        lines = (*told, *ahead.standing(scene))
        shown = (ahead.opening(scene),) if scene.ahead or scene.drafted else ()
        await whisper_choice(client_of(interaction), interaction, scene, lines, shown)

    async def own_scene(self, interaction: discord.Interaction) -> Scene:
        """Return the match of this place as the person's own seat sees it.

        Raises what `scene_here` raises, `NotSeated` for somebody who only watches, and `Paused`.
        """
        client = client_of(interaction)
        scene = seated(await scene_here(client, interaction, self.key))
        if scene.paused:
            raise Paused(text("refusal-paused"))
        return scene

    async def draft(
        self,
        interaction: discord.Interaction,
        answer_of: Callable[[Scene], Keep | Submit],
        told: list[Text] | None = None,
    ) -> Scene:
        """Do what a typed command means for the draft, and return the match as it is then.

        What a submission did, as its own seat may hear, is added to `told`.
        """
        client = client_of(interaction)
        scene = asked(await self.own_scene(interaction))
        answer = await asyncio.to_thread(answer_of, scene)  # as long lines are read
        if isinstance(answer, Keep):
            return await client.services.tables.drafts.keep(scene, answer.orders)
        receipt = await submit_orders(client, interaction, scene, answer)
        if told is not None:
            told += done(client, receipt)
        return await client.services.tables.scene_for(scene.match.id, interaction.user.id)

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
        `suggestions` refuses what the other options hold; and when the database is too slow.
        """
        found = await in_time(self._suggested(interaction, suggestions, anytime), [])
        choices = [
            discord.app_commands.Choice(name=label[:100], value=value)
            for label, value in found[:MOST_CHOICES]
        ]
        await answer_to(interaction).suggest(choices)
        return choices

    async def _suggested(
        self,
        interaction: discord.Interaction,
        suggestions: Callable[[Scene, Say], list[tuple[str, Any]]],
        anytime: bool,
    ) -> list[tuple[str, Any]]:
        try:
            scene = await self.own_scene(interaction)
            if not (scene.legal or anytime):
                return []
            services = client_of(interaction).services
            say = services.plain_say(scene, await services.languages.of(interaction))
            return await asyncio.to_thread(suggestions, scene, say)
        except Refusal:
            return []
        except StoreError as error:
            log.info("nothing can be suggested (%s)", error)
            return []


async def show_picture(interaction: discord.Interaction, scene: Scene, preview: Preview) -> None:
    """Show a picture of a match to the person alone."""
    client = client_of(interaction)
    services = client.services
    check_look(client, interaction)
    hasten(interaction, thinking=True)
    locale = await services.languages.of(interaction)
    drawn = scene if preview.view is None else replace(scene, view=preview.view)
    picture = await services.pictures.draw(preview.picture, drawn, locale, *preview.args)
    say = services.say(scene, locale)
    named = (ui.TextDisplay[Any](line) for line in name_of(interaction, say))
    await whisper_shown(interaction, services.messages.alone(picture, say, *named))


async def submit_orders(
    client: Client,
    interaction: discord.Interaction,
    scene: Scene,
    submit: Submit,
    question: int | None = None,
) -> Receipt:
    """Submit actions that leave a draft behind, and return what their seat is told.

    Raises what `Play.submit_draft` raises.
    """
    by = By(interaction.user.id, interaction.id)
    play = client.services.tables.play
    return await play.submit_draft(scene, by, submit.orders, submit.rest, question)


def filled_option(interaction: discord.Interaction, option: str) -> str:
    """Return what another option of a command being typed holds; "" if nothing yet."""
    value = getattr(interaction.namespace, option, None)
    return "" if value is None else as_typed(value)


def as_typed(value: Any) -> str:
    """Return what an option holds as words: of a switch "true" or "false", of a number that."""
    if isinstance(value, bool):
        return str(value).lower()
    return str(max(-MOST, min(value, MOST))) if isinstance(value, int) else str(value)


def seated(scene: Scene) -> Scene:
    """Return the scene if its viewer sits in it. Raises `NotSeated`, or `Refusal` in a lobby."""
    if scene.in_lobby:
        raise Refusal(text("refusal-not-begun"))
    if scene.seat is None:
        raise NotSeated(text("refusal-not-seated", players=scene.who(all_seats(scene))))
    return scene


def holding(scene: Scene) -> Scene:
    """Return the scene if its viewer has not given up the seat there, and the match goes on.

    Raises what `seated` raises, and `MatchOver`, `Paused` or `NotAsked`.
    """
    scene = seated(scene)
    if scene.over:
        raise MatchOver(text("refusal-match-over"))
    if scene.paused:
        raise Paused(text("refusal-paused"))
    if scene.gave_up:
        raise NotAsked(text("refusal-resigned"))
    return scene


def playing(scene: Scene) -> Scene:
    """Return the scene if its viewer plays there, and no computer for them.

    Raises what `holding` raises.
    """
    if holding(scene).sat_in:
        raise NotAsked(text("refusal-sat-in"))
    return scene


def asked(scene: Scene) -> Scene:
    """Return the scene if its viewer may act there. Raises what `playing` raises, or `NotAsked`."""
    if not playing(scene).legal:
        raise NotAsked(text("refusal-waiting-for", who=scene.who(scene.asked)))
    return scene


def all_seats(scene: Scene) -> frozenset[int]:
    """Return every seat of a scene."""
    return frozenset(row.seat for row in scene.seats)
