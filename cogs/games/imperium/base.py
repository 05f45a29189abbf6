"""What all commands of Imperium Galáctica share: drafting, submitting, suggesting."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import discord
from discord import app_commands

from cogs.chat.commands import named as command_named
from cogs.chat.game import GameCog
from cogs.chat.house import Client
from cogs.chat.orders import orders_command
from cogs.chat.private import acknowledge, whisper_shown
from cogs.chat.replies import whisper_choice
from cogs.games.imperium.answers import answered, at_once
from cogs.games.imperium.hints import hints, line, order_lines, waits
from cogs.games.imperium.menus import chosen_of
from cogs.games.imperium.moments import bid_panel, commit_panel, losses_panel, secret_rows
from cogs.games.imperium.offers import Offer
from cogs.games.imperium.panels import turn_panel
from cogs.games.imperium.plan import Plan, added, as_foreseen, follow, in_turn, seen_in
from cogs.panels.panel import (
    ACT,
    Answer,
    Button,
    Filled,
    Keep,
    Panel,
    Preview,
    Show,
    Style,
    Submit,
)
from engines.core import IllegalAction, Say, Text, text
from engines.imperium.actions import Action
from engines.imperium.advice.moving import ways
from engines.imperium.asking import Stage, stage, to_act
from engines.imperium.rules import stage_name
from engines.imperium.state import View
from tables import Scene

Command = TypeVar("Command", bound="app_commands.Command[Any, ..., Any]")

GROUP = app_commands.Group(**command_named("imperium-command"))
DRAFT = app_commands.Group(**command_named("imperium-command-draft"), parent=GROUP)
CARD = app_commands.Group(**command_named("imperium-command-card"), parent=GROUP)
GROUP.add_command(orders_command())


def completing(**offers: Offer) -> Callable[[Command], Command]:
    """Let options of a command be completed by what `offers` finds for them."""

    def decorate(command: Command) -> Command:
        for option, offer in offers.items():
            command.autocomplete(option)(_completion(offer))
        return command

    return decorate


def _completion(offer: Offer) -> Any:
    async def complete(
        interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        client = interaction.client
        assert isinstance(client, Client)

        def filled(option: str) -> str:
            return str(getattr(interaction.namespace, option, None) or "")

        def matching(scene: Scene, say: Say) -> list[tuple[str, str]]:
            before, comma, last = current.rpartition(",")
            typed = last.strip().casefold()
            lines = (
                (
                    " · ".join(say(t) for t in (c.label, c.about) if t is not None),
                    f"{before}{comma}{c.value}",
                )
                for c in offer(scene, filled)
            )
            return [pair for pair in lines if typed in pair[0].casefold()]

        game = client.house.games["imperium"]
        assert isinstance(game, GameCog)
        return await game.suggest(interaction, matching)

    return complete


class ImperiumBase(GameCog):
    """The panels of Imperium Galáctica, and what its commands are made of."""

    key = "imperium"

    def controls(self, scene: Scene, draft: str = "") -> Panel:
        """Return what can be pressed now: the phase that the draft has come to, or a question."""
        view: View = scene.view
        if view.seat not in to_act(view.board):
            return secret_rows(view)
        match stage(view.board):
            case Stage.INITIATIVE:
                return (*bid_panel(view), *secret_rows(view))
            case Stage.COMMIT:
                return commit_panel(view)
            case Stage.LOSSES:
                return losses_panel(view.board)
            case _:
                plan = follow(view, scene.drafted)
                panel = turn_panel(plan, chosen_of(draft), view.board.phase)
                return (*panel, *secret_rows(view))

    def asks(self, scene: Scene) -> Text | None:
        """Return that it is the enemy's turn, where it is and secret orders can be given."""
        return waits(scene.view) if scene.legal else None

    def hints(self, scene: Scene, draft: str) -> tuple[Text, ...]:
        """Return the phase, and what there is to do in it."""
        return hints(scene, chosen_of(draft))

    def preview(self, scene: Scene, draft: str) -> Preview | None:
        """Return the map as the draft leaves it, or where the chosen unit can go from there."""
        view: View = scene.view
        if not in_turn(view):
            return None
        plan = follow(view, scene.drafted)
        lines, chosen = order_lines(plan), chosen_of(draft)
        if chosen.what.split(".")[0] == "unit" and ways(plan.view, chosen.of):
            return Preview("reach", (chosen.of,), lines, plan.view)
        return Preview("draft", (plan.drawn, ()), lines) if plan.orders else None

    def as_foreseen(self, before: Any, action: Any, after: Any) -> bool:
        """Tell whether neither chance nor the other player came in between."""
        return as_foreseen(before, action, after)

    def answer(self, scene: Scene, verb: str, filled: Filled) -> Answer:
        """Return what pressing leads to: a longer draft, its submission, an answer at once."""
        return Show() if verb in (ACT, "plan") else answered(scene, verb, filled)

    async def order(
        self,
        interaction: discord.Interaction,
        moment: Stage,
        orders_of: Callable[[View], tuple[Action, ...]],
    ) -> None:
        """Add to the draft what a typed command means, seen from the phase it belongs to."""
        drafted: list[Action] = []

        def answer(scene: Scene) -> Keep:
            must_be_in_turn(scene.view)
            view = seen_in(scene.view, scene.drafted, moment)
            drafted.extend(orders_of(view))
            return Keep(added(scene.view, scene.drafted, *drafted))

        scene = await self.draft(interaction, answer)
        await self.tell_draft(interaction, scene, tuple(drafted))

    async def submit(
        self, interaction: discord.Interaction, answer_of: Callable[[Scene], Submit]
    ) -> None:
        """Submit what a typed command means, and tell what it led to."""
        told: list[Text] = []
        scene = await self.draft(interaction, answer_of, told)
        plan = follow(scene.view, scene.drafted)
        left = tuple(line(n, order) for n, order in enumerate(plan.orders, start=1))
        done = () if told else (text("reply-done"),)
        said = (*told, *done, *((text("imperium-left"), *left) if left else ()))
        await whisper_choice(self.client, interaction, scene, said, _draft_buttons(plan, scene))

    async def show_own(self, interaction: discord.Interaction) -> None:
        """Show the own panel in private, with the draft as it stands."""
        house = self.client.house
        scene = await self.own_scene(interaction)
        await acknowledge(interaction, ephemeral=True, thinking=True)
        locale = await house.languages.of(interaction)
        public = await house.tables.scene(scene.match.id, None)
        nonce = str(interaction.id)
        await whisper_shown(interaction, await house.showing.hand(scene, public, (), locale, nonce))

    async def say_at_once(self, interaction: discord.Interaction, action: Action) -> None:
        """Submit an action that is no part of a draft."""
        await self.submit(interaction, lambda scene: at_once(scene, action))

    async def tell_draft(
        self, interaction: discord.Interaction, scene: Scene, orders: tuple[Action, ...]
    ) -> None:
        """Tell what was added to a draft, and what of it cannot be carried out any more."""
        plan = follow(scene.view, scene.drafted)
        new = tuple(
            text("imperium-added", order=order.words)
            for order in plan.orders
            if order.action in orders
        )
        lost = tuple(
            line(number, order)
            for number, order in enumerate(plan.orders, start=1)
            if order.refusal is not None
        )
        said = (*new, text("imperium-drafted", total=len(plan.orders)), *lost)
        await whisper_choice(self.client, interaction, scene, said, _draft_buttons(plan, scene))


def must_be_in_turn(view: View) -> None:
    """Refuse to draft when it is not the viewer's turn, or something else is to be answered."""
    if in_turn(view):
        return
    if view.seat not in to_act(view.board):
        raise IllegalAction(text("imperium-refusal-not-your-turn"))
    raise IllegalAction(text("imperium-refusal-interrupted", now=stage_name(stage(view.board))))


def _draft_buttons(plan: Plan, scene: Scene) -> tuple[Button, ...]:
    show = Button("plan", text("imperium-show-plan"), Style.MAIN)
    if not plan.orders or not in_turn(scene.view):
        return (show,)
    submit = Button("submit", text("imperium-submit-orders"), Style.GOOD, "orders")
    return (show, Button("undo", text("imperium-undo")), submit)
