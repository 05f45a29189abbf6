"""What all commands of Imperium Galáctica share: drafting, submitting, suggesting."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

import discord
from discord import app_commands

from cogs.chat.acting import GameCommands
from cogs.chat.commands import named as command_named
from cogs.chat.late import late
from cogs.chat.orders import orders_command
from cogs.chat.private import acknowledge, whisper_shown
from cogs.chat.replies import whisper_choice
from cogs.chat.services import client_of
from cogs.panels.panel import (
    Button,
    Keep,
    Style,
    Submit,
)
from engines.core import IllegalAction, Say, Text, text
from tables import Scene

if TYPE_CHECKING:
    from cogs.games.imperium import answers, hints
    from cogs.games.imperium import plan as plans
    from cogs.games.imperium.offers import Offer
    from cogs.games.imperium.plan import Plan
    from engines.imperium import questions, rules
    from engines.imperium.actions import Action
    from engines.imperium.questions import Stage
    from engines.imperium.state import View
else:
    answers, hints, plans = late("cogs.games.imperium", "answers", "hints", "plan")
    questions, rules = late("engines.imperium", "questions", "rules")

Command = TypeVar("Command", bound="app_commands.Command[Any, ..., Any]")

GAME = GameCommands("imperium")
GROUP = app_commands.Group(**command_named("imperium-command"))
DRAFT = app_commands.Group(**command_named("imperium-command-draft"), parent=GROUP)
CARD = app_commands.Group(**command_named("imperium-command-card"), parent=GROUP)
GROUP.add_command(orders_command(GAME))


def completing(**offers: Callable[[], Offer]) -> Callable[[Command], Command]:
    """Let options of a command be completed by what `offers` finds for them, asked each time."""

    def decorate(command: Command) -> Command:
        for option, offer in offers.items():
            command.autocomplete(option)(_completion(offer))
        return command

    return decorate


def _completion(found: Callable[[], Offer]) -> Any:
    async def complete(
        interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
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
                for c in found()(scene, filled)
            )
            return [pair for pair in lines if typed in pair[0].casefold()]

        return await GAME.suggest(interaction, matching)

    return complete


async def add_orders(
    interaction: discord.Interaction,
    moment: Stage,
    orders_of: Callable[[View], tuple[Action, ...]],
) -> None:
    """Add to the draft what a typed command means, seen from the phase it belongs to."""
    drafted: list[Action] = []

    def answer(scene: Scene) -> Keep:
        must_be_in_turn(scene.view)
        view = plans.seen_in(scene.view, scene.drafted, moment)
        drafted.extend(orders_of(view))
        return Keep(plans.added(scene.view, scene.drafted, *drafted))

    scene = await GAME.draft(interaction, answer)
    await tell_draft(interaction, scene, tuple(drafted))


async def submit_answer(
    interaction: discord.Interaction, answer_of: Callable[[Scene], Submit]
) -> None:
    """Submit what a typed command means, and tell what it led to."""
    told: list[Text] = []
    scene = await GAME.draft(interaction, answer_of, told)
    plan = plans.follow(scene.view, scene.drafted)
    left = tuple(hints.line(n, order) for n, order in enumerate(plan.orders, start=1))
    said = (*told, *((text("imperium-left"), *left) if left else ()))
    await whisper_choice(
        client_of(interaction), interaction, scene, said, _draft_buttons(plan, scene)
    )


async def show_own(interaction: discord.Interaction) -> None:
    """Show the own panel in private, with the draft as it stands."""
    services = client_of(interaction).services
    scene = await GAME.own_scene(interaction)
    await acknowledge(interaction, thinking=True)
    locale = await services.languages.of(interaction)
    public = await services.tables.scene(scene.match.id, None)
    nonce = str(interaction.id)
    await whisper_shown(interaction, await services.messages.hand(scene, public, (), locale, nonce))


async def act_at_once(interaction: discord.Interaction, action: Action) -> None:
    """Submit an action that is no part of a draft."""
    await submit_answer(interaction, lambda scene: answers.at_once(scene, action))


async def tell_draft(
    interaction: discord.Interaction, scene: Scene, orders: tuple[Action, ...]
) -> None:
    """Tell what was added to a draft, and what of it cannot be carried out any more."""
    plan = plans.follow(scene.view, scene.drafted)
    new = tuple(
        text("imperium-added", order=order.words) for order in plan.orders if order.action in orders
    )
    lost = tuple(
        hints.line(number, order)
        for number, order in enumerate(plan.orders, start=1)
        if order.refusal is not None
    )
    said = (*new, text("imperium-drafted", total=len(plan.orders)), *lost)
    await whisper_choice(
        client_of(interaction), interaction, scene, said, _draft_buttons(plan, scene)
    )


def must_be_in_turn(view: View) -> None:
    """Refuse to draft when it is not the viewer's turn, or something else is to be answered."""
    if plans.in_turn(view):
        return
    if view.seat not in questions.to_act(view.board):
        raise IllegalAction(text("imperium-refusal-not-your-turn"))
    raise IllegalAction(
        text("imperium-refusal-interrupted", now=rules.stage_name(questions.stage(view.board)))
    )


def _draft_buttons(plan: Plan, scene: Scene) -> tuple[Button, ...]:
    show = Button("plan", text("imperium-show-plan"), Style.MAIN)
    if not plan.orders or not plans.in_turn(scene.view):
        return (show,)
    submit = Button("submit", text("imperium-submit-orders"), Style.GOOD, "orders")
    return (show, Button("undo", text("imperium-undo")), submit)
