"""Mag·Blast's commands of the Attack phase and of other people's turns."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from cogs.chat.acting import Choices, Offers
from cogs.chat.commands import named, with_options
from cogs.chat.late import late
from cogs.games.magblast.base import (
    GAME,
    GROUP,
    LONGEST_SOUND,
    card_in,
    cards_in,
    filled,
    ship_in,
)
from engines.core import NotAsked, text
from tables import Scene

if TYPE_CHECKING:
    from cogs.games.magblast import offers, parsing
    from engines.magblast import model
    from engines.magblast import sounds as noises
    from engines.magblast.view import View
else:
    offers, parsing = late("cogs.games.magblast", "offers", "parsing")
    model, noises = late("engines.magblast", "model", "sounds")

Noise = app_commands.Range[str, 1, LONGEST_SOUND]


@GROUP.command(**named("magblast-command-fire"))
@with_options("magblast-command-fire", "ship", "target", "card", "sound")
async def fire(
    interaction: discord.Interaction,
    ship: str,
    target: str,
    card: str,
    sound: Noise | None = None,
) -> None:
    """Fire a blast from a ship at a target, with its sound."""

    def shot(scene: Scene) -> model.Fire:
        blast = parsing.card(scene.view, card)
        return model.Fire(blast, parsing.ship(ship), parsing.ship(target), _typed(sound))

    await GAME.act(interaction, shot)


@fire.autocomplete("ship")
async def _shooters(interaction: discord.Interaction, current: str) -> Choices:
    def shooters(view: View) -> Offers:
        card = card_in(interaction, "card", view)
        return offers.shooters(view, card, ship_in(interaction, "target"))

    return await GAME.offer(interaction, current, shooters)


@fire.autocomplete("target")
async def _shot_at(interaction: discord.Interaction, current: str) -> Choices:
    def targets(view: View) -> Offers:
        card = card_in(interaction, "card", view)
        return offers.shot_at(view, ship_in(interaction, "ship"), card)

    return await GAME.offer(interaction, current, targets)


@fire.autocomplete("card")
async def _fired(interaction: discord.Interaction, current: str) -> Choices:
    ship, target = ship_in(interaction, "ship"), ship_in(interaction, "target")
    return await GAME.offer(interaction, current, lambda v: offers.fired(v, ship, target))


@GROUP.command(**named("magblast-command-hush"))
async def hush(interaction: discord.Interaction) -> None:
    """Let a shot without its sound miss."""
    await GAME.act(interaction, lambda _: model.Hush())


@GROUP.command(**named("magblast-command-launch"))
@with_options("magblast-command-launch", "card", "target", "sound")
async def launch(
    interaction: discord.Interaction,
    card: str,
    target: str,
    sound: Noise | None = None,
) -> None:
    """Launch a squadron at a target."""

    def launch(scene: Scene) -> model.Launch:
        return model.Launch(parsing.card(scene.view, card), parsing.ship(target), _typed(sound))

    await GAME.act(interaction, launch)


@launch.autocomplete("card")
async def _launched(interaction: discord.Interaction, current: str) -> Choices:
    target = ship_in(interaction, "target")
    return await GAME.offer(interaction, current, lambda v: offers.launched(v, target))


@launch.autocomplete("target")
async def _launched_at(interaction: discord.Interaction, current: str) -> Choices:
    return await GAME.offer(
        interaction,
        current,
        lambda v: offers.launched_at(v, card_in(interaction, "card", v)),
    )


@GROUP.command(**named("magblast-command-play"))
@with_options("magblast-command-play", "card", "target", "blasts")
async def play(
    interaction: discord.Interaction, card: str, target: str = "", blasts: str = ""
) -> None:
    """Play any other card."""

    def play(scene: Scene) -> model.PlayCard:
        aim = parsing.ship(target) if target else None
        off = parsing.blasts(scene.view, blasts)
        return model.PlayCard(parsing.card(scene.view, card), aim, off)

    await GAME.act(interaction, play)


@play.autocomplete("card")
async def _playable(interaction: discord.Interaction, current: str) -> Choices:
    def cards(view: View) -> Offers:
        blasts = filled(interaction, "blasts", lambda typed: parsing.blasts(view, typed))
        return offers.playable(view, ship_in(interaction, "target"), blasts)

    return await GAME.offer(interaction, current, cards)


@play.autocomplete("target")
async def _played_on(interaction: discord.Interaction, current: str) -> Choices:
    def targets(view: View) -> Offers:
        blasts = filled(interaction, "blasts", lambda typed: parsing.blasts(view, typed))
        return offers.played_on(view, card_in(interaction, "card", view), blasts)

    return await GAME.offer(interaction, current, targets)


@play.autocomplete("blasts")
async def _repaired(interaction: discord.Interaction, current: str) -> Choices:
    def blasts(view: View) -> Offers:
        card = card_in(interaction, "card", view)
        return offers.repaired(view, card, ship_in(interaction, "target"))

    return await GAME.offer(interaction, current, blasts)


@GROUP.command(**named("magblast-command-respond"))
@with_options("magblast-command-respond", "answer", "cards")
async def respond(interaction: discord.Interaction, answer: str, cards: str = "") -> None:
    """Answer the card that was played."""
    given = parsing.answer(answer)

    def respond(scene: Scene) -> model.Respond:
        if not scene.view.stack:
            raise NotAsked(text("magblast-refusal-nothing-to-answer"))
        newest = scene.view.stack[-1].number
        return model.Respond(newest, given, parsing.cards(scene.view, cards))

    await GAME.act(interaction, respond)


@respond.autocomplete("answer")
async def _answers(interaction: discord.Interaction, current: str) -> Choices:
    return await GAME.offer(
        interaction,
        current,
        lambda v: offers.answerable(v, cards_in(interaction, "cards", v)),
    )


@respond.autocomplete("cards")
async def _answered_with(interaction: discord.Interaction, current: str) -> Choices:
    return await GAME.offer(
        interaction,
        current,
        lambda v: offers.answered_with(v, filled(interaction, "answer", parsing.answer)),
    )


@GROUP.command(**named("magblast-command-assault"))
async def assault(interaction: discord.Interaction) -> None:
    """Call for a Brutal Assault."""
    await GAME.act(interaction, lambda _: model.Agree())


@GROUP.command(**named("magblast-command-end"))
async def end(interaction: discord.Interaction) -> None:
    """Finish the phase; in the Attack phase, the turn."""
    await GAME.act(interaction, lambda _: model.End())


def _typed(sound: str | None) -> str | None:
    """Return a sound as it may be posted. Raises `IllegalAction` for what may not be."""
    return None if sound is None else noises.fit_to_print(sound)
