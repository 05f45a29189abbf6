"""Rebel Moon Defense's commands."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from cogs.chat.acting import Choices, GameCommands, Offers, filled_option, show_picture
from cogs.chat.commands import named as command_named
from cogs.chat.commands import with_options, words
from cogs.chat.late import late
from cogs.panels.panel import Preview
from tables import Scene

if TYPE_CHECKING:
    from cogs.games.rebelmoon import drafts, offers, parsing
    from engines.rebelmoon import model
    from engines.rebelmoon.model import View
else:
    drafts, offers, parsing = late("cogs.games.rebelmoon", "drafts", "offers", "parsing")
    (model,) = late("engines.rebelmoon", "model")

GAME = GameCommands("rebelmoon")
GROUP = app_commands.Group(**command_named("rebelmoon-command"))
KINDS = [
    app_commands.Choice(name=words(f"rebelmoon-kind-{kind.replace('_', '-')}"), value=kind)
    for kind in ("laser", "emp", "frag_mine", "contact_mine", "asteroid_destroyer")
]


@GROUP.command(**command_named("rebelmoon-command-place"))
@with_options("rebelmoon-command-place", "cell", "weapon")
async def place(interaction: discord.Interaction, cell: str, weapon: str = "") -> None:
    """Place an asteroid, or a weapon face down."""

    def action(scene: Scene) -> model.Place:
        chosen = parsing.named_weapon(weapon) if weapon else None
        return model.Place(drafts.parsed_cell(scene.view, cell), chosen)

    await GAME.act(interaction, action)


@place.autocomplete("cell")
async def _places(interaction: discord.Interaction, current: str) -> Choices:
    return await GAME.offer(interaction, current, offers.places)


@place.autocomplete("weapon")
async def _reserve(interaction: discord.Interaction, current: str) -> Choices:
    return await GAME.offer(interaction, current, offers.reserve)


@GROUP.command(**command_named("rebelmoon-command-pass"))
async def pass_(interaction: discord.Interaction) -> None:
    """Place nothing, stay put, or activate nothing."""
    await GAME.act(interaction, lambda _: model.Pass())


@GROUP.command(**command_named("rebelmoon-command-fly"))
@with_options("rebelmoon-command-fly", "turn", "advance", "upgrade", "target")
async def fly(
    interaction: discord.Interaction,
    turn: str = "ahead",
    advance: bool = True,
    upgrade: str = "",
    target: str = "",
) -> None:
    """Turn, advance and use an upgrade, in this order."""

    def action(scene: Scene) -> model.Fly:
        cell = drafts.parsed_cell(scene.view, target) if target else None
        return model.Fly(
            parsing.named_turn(turn),
            advance,
            parsing.named_upgrade(upgrade) if upgrade else None,
            cell,
        )

    await GAME.act(interaction, action)


@fly.autocomplete("turn")
async def _turns(interaction: discord.Interaction, current: str) -> Choices:
    def turns(view: View) -> Offers:
        upgrade, target = (
            filled_option(interaction, "upgrade"),
            filled_option(interaction, "target"),
        )
        cell = drafts.parsed_cell(view, target) if target else None
        equipped = parsing.named_upgrade(upgrade) if upgrade else None
        return offers.turns(view, _advances(interaction), equipped, cell)

    return await GAME.offer(interaction, current, turns)


@fly.autocomplete("upgrade")
async def _upgrades(interaction: discord.Interaction, current: str) -> Choices:
    def upgrades(view: View) -> Offers:
        return offers.upgrades(view, _turns_to(interaction), _advances(interaction))

    return await GAME.offer(interaction, current, upgrades)


@fly.autocomplete("target")
async def _scans(interaction: discord.Interaction, current: str) -> Choices:
    def scans(view: View) -> Offers:
        return offers.scans(view, _turns_to(interaction), _advances(interaction))

    return await GAME.offer(interaction, current, scans)


@GROUP.command(**command_named("rebelmoon-command-activate"))
@with_options("rebelmoon-command-activate", "weapon", "target")
async def activate(interaction: discord.Interaction, weapon: str, target: str = "") -> None:
    """Activate a weapon on the board."""

    def action(scene: Scene) -> model.Activate:
        aimed = drafts.parsed_cell(scene.view, target) if target else None
        return model.Activate(drafts.parsed_cell(scene.view, weapon), aimed)

    await GAME.act(interaction, action)


@activate.autocomplete("weapon")
async def _weapons(interaction: discord.Interaction, current: str) -> Choices:
    return await GAME.offer(interaction, current, offers.activations)


@activate.autocomplete("target")
async def _asteroids(interaction: discord.Interaction, current: str) -> Choices:
    weapon = filled_option(interaction, "weapon")
    return await GAME.offer(interaction, current, lambda v: offers.asteroids(v, weapon))


@GROUP.command(**command_named("rebelmoon-command-look"))
@with_options("rebelmoon-command-look", "cell", "kind")
@app_commands.choices(kind=KINDS)
async def look(interaction: discord.Interaction, cell: str, kind: str | None = None) -> None:
    """Show in private what a weapon covers: an own one, or any kind from any cell."""
    scene = await GAME.own_scene(interaction)
    at = drafts.parsed_cell(scene.view, cell)
    if kind is None:
        await show_picture(interaction, scene, Preview("preview", (model.Activate(at),)))
    else:
        await show_picture(interaction, scene, Preview("coverage", (at, model.Kind(kind))))


@look.autocomplete("cell")
async def _looked_at(interaction: discord.Interaction, current: str) -> Choices:
    def looked_at(view: View) -> Offers:
        kind = filled_option(interaction, "kind")
        return offers.looked_at(view, model.Kind(kind) if kind in set(model.Kind) else None)

    return await GAME.offer(interaction, current, looked_at, anytime=True)


def _turns_to(interaction: discord.Interaction) -> int:
    return parsing.named_turn(filled_option(interaction, "turn") or "ahead")


def _advances(interaction: discord.Interaction) -> bool:
    return getattr(interaction.namespace, "advance", None) is not False
