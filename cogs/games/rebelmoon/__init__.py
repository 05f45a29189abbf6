"""Rebel Moon Defense in Discord: its commands and its panels."""

from __future__ import annotations

import discord
from discord import app_commands

from cogs.chat.commands import named as command_named
from cogs.chat.commands import with_options, words
from cogs.chat.game import Choices, GameCog, Offers, filled_option
from cogs.chat.house import Client
from cogs.games.rebelmoon import drafts, offers
from cogs.games.rebelmoon.choices import (
    activation_menu,
    flight_panel,
    place_form,
    target_menu,
    unmarked,
)
from cogs.games.rebelmoon.hints import hints
from cogs.games.rebelmoon.parsing import named_turn, named_upgrade, named_weapon
from cogs.panels.panel import (
    ACT,
    Act,
    Answer,
    Button,
    Filled,
    Panel,
    Preview,
    Show,
    Style,
)
from engines.core import MalformedAction, Refusal, Text, text
from engines.rebelmoon.arms import destroyable
from engines.rebelmoon.model import Activate, Fly, Kind, Pass, Phase, Place, View
from tables import Scene

KINDS = [
    app_commands.Choice(name=words(f"rebelmoon-kind-{k.value.replace('_', '-')}"), value=k.value)
    for k in Kind
]


class RebelMoonCog(GameCog):
    """The Chaos Bomb and those who wait for it."""

    key = "rebelmoon"
    group = app_commands.Group(**command_named("rebelmoon-command"))

    def controls(self, scene: Scene, draft: str = "") -> Panel:
        """Return what can be pressed now: a piece to place, a turn to fly, a weapon to use."""
        view: View = scene.view
        match view.phase:
            case Phase.FLIGHT:
                return flight_panel(view, drafts.flight_of(view, draft))
            case Phase.DEFENCE:
                return _defence(view, drafts.shot_of(draft))
            case Phase.PLACEMENT | Phase.OVER:
                place = Button("place", text("rebelmoon-place"), Style.MAIN)
                return ((place, Button("pass", text("rebelmoon-pass"))),)

    def hints(self, scene: Scene, draft: str) -> tuple[Text, ...]:
        """Return what a good first piece is, and how placing ends."""
        return hints(scene.view)

    def preview(self, scene: Scene, draft: str) -> Preview | None:
        """Return the picture of what the draft would do."""
        view: View = scene.view
        if view.phase is Phase.FLIGHT:
            move = drafts.flight_of(view, draft)
            return Preview("preview", (move,), drafts.flight_words(view, move))
        shot = drafts.shot_of(draft)
        return None if shot is None else Preview("preview", (shot,))

    def answer(self, scene: Scene, verb: str, filled: Filled) -> Answer:
        """Return what pressing leads to: a draft to look at, or the action that was confirmed."""
        view: View = scene.view
        match verb:
            case "place":
                return place_form(view)
            case "place-form":
                weapon = filled.pick("weapon")
                cell = drafts.parsed_cell(view, filled.line("cell"))
                return Act(Place(cell, named_weapon(weapon[0]) if weapon else None))
            case "pass":
                return Act(Pass())
            case "steer":
                return Show(drafts.checked(view, unmarked(filled.extra)))
            case "equip" | "aim":
                return Show(drafts.checked(view, _only(filled)))
            case "confirm":
                return Act(drafts.read(filled.extra))
            case _ if verb == ACT:
                return place_form(view) if view.phase is Phase.PLACEMENT else Show()
            case _:
                raise Refusal(text("refusal-unknown-control"))

    @group.command(**command_named("rebelmoon-command-place"))
    @with_options("rebelmoon-command-place", "cell", "weapon")
    async def place(self, interaction: discord.Interaction, cell: str, weapon: str = "") -> None:
        """Place an asteroid, or a weapon face down."""

        def action(scene: Scene) -> Place:
            chosen = named_weapon(weapon) if weapon else None
            return Place(drafts.parsed_cell(scene.view, cell), chosen)

        await self.act(interaction, action)

    @place.autocomplete("cell")
    async def _places(self, interaction: discord.Interaction, current: str) -> Choices:
        return await self.offer(interaction, current, offers.places)

    @place.autocomplete("weapon")
    async def _reserve(self, interaction: discord.Interaction, current: str) -> Choices:
        return await self.offer(interaction, current, offers.reserve)

    @group.command(**command_named("rebelmoon-command-pass"))
    async def pass_(self, interaction: discord.Interaction) -> None:
        """Place nothing, stay put, or activate nothing."""
        await self.act(interaction, lambda _: Pass())

    @group.command(**command_named("rebelmoon-command-fly"))
    @with_options("rebelmoon-command-fly", "turn", "advance", "upgrade", "target")
    async def fly(
        self,
        interaction: discord.Interaction,
        turn: str = "ahead",
        advance: bool = True,
        upgrade: str = "",
        target: str = "",
    ) -> None:
        """Turn, advance and use an upgrade, in this order."""

        def action(scene: Scene) -> Fly:
            cell = drafts.parsed_cell(scene.view, target) if target else None
            return Fly(named_turn(turn), advance, named_upgrade(upgrade) if upgrade else None, cell)

        await self.act(interaction, action)

    @fly.autocomplete("turn")
    async def _turns(self, interaction: discord.Interaction, current: str) -> Choices:
        def turns(view: View) -> Offers:
            upgrade, target = (
                filled_option(interaction, "upgrade"),
                filled_option(interaction, "target"),
            )
            cell = drafts.parsed_cell(view, target) if target else None
            equipped = named_upgrade(upgrade) if upgrade else None
            return offers.turns(view, _advances(interaction), equipped, cell)

        return await self.offer(interaction, current, turns)

    @fly.autocomplete("upgrade")
    async def _upgrades(self, interaction: discord.Interaction, current: str) -> Choices:
        def upgrades(view: View) -> Offers:
            return offers.upgrades(view, _turns_to(interaction), _advances(interaction))

        return await self.offer(interaction, current, upgrades)

    @fly.autocomplete("target")
    async def _scans(self, interaction: discord.Interaction, current: str) -> Choices:
        def scans(view: View) -> Offers:
            return offers.scans(view, _turns_to(interaction), _advances(interaction))

        return await self.offer(interaction, current, scans)

    @group.command(**command_named("rebelmoon-command-activate"))
    @with_options("rebelmoon-command-activate", "weapon", "target")
    async def activate(
        self, interaction: discord.Interaction, weapon: str, target: str = ""
    ) -> None:
        """Activate a weapon on the board."""

        def action(scene: Scene) -> Activate:
            aimed = drafts.parsed_cell(scene.view, target) if target else None
            return Activate(drafts.parsed_cell(scene.view, weapon), aimed)

        await self.act(interaction, action)

    @activate.autocomplete("weapon")
    async def _weapons(self, interaction: discord.Interaction, current: str) -> Choices:
        return await self.offer(interaction, current, offers.activations)

    @activate.autocomplete("target")
    async def _asteroids(self, interaction: discord.Interaction, current: str) -> Choices:
        weapon = filled_option(interaction, "weapon")
        return await self.offer(interaction, current, lambda v: offers.asteroids(v, weapon))

    @group.command(**command_named("rebelmoon-command-look"))
    @with_options("rebelmoon-command-look", "cell", "kind")
    @app_commands.choices(kind=KINDS)
    async def look(
        self, interaction: discord.Interaction, cell: str, kind: str | None = None
    ) -> None:
        """Show in private what a weapon covers: an own one, or any kind from any cell."""
        scene = await self.own_scene(interaction)
        at = drafts.parsed_cell(scene.view, cell)
        if kind is None:
            await self.show_picture(interaction, scene, Preview("preview", (Activate(at),)))
        else:
            await self.show_picture(interaction, scene, Preview("coverage", (at, Kind(kind))))

    @look.autocomplete("cell")
    async def _looked_at(self, interaction: discord.Interaction, current: str) -> Choices:
        def looked_at(view: View) -> Offers:
            kind = filled_option(interaction, "kind")
            return offers.looked_at(view, Kind(kind) if kind in set(Kind) else None)

        return await self.offer(interaction, current, looked_at, anytime=True)


def _turns_to(interaction: discord.Interaction) -> int:
    return named_turn(filled_option(interaction, "turn") or "ahead")


def _advances(interaction: discord.Interaction) -> bool:
    return getattr(interaction.namespace, "advance", None) is not False


def _defence(view: View, shot: Activate | None) -> Panel:
    """Return the Rebel's panel: which weapon, at what, and the last word."""
    hold = Button("pass", text("rebelmoon-hold"))
    if not view.weapons:
        return ((hold,),)
    menu = activation_menu(view, shot)
    if shot is None:
        return (menu, (hold,))
    fire = Button("confirm", text("rebelmoon-activate"), Style.MAIN, drafts.written(shot))
    targets = destroyable(view, shot.weapon)
    if view.weapons[shot.weapon].kind is Kind.DESTROYER and targets:
        ready = (fire,) if shot.target else ()
        return (menu, target_menu(targets, shot), (*ready, hold))
    return (menu, (fire, hold))


def _only(filled: Filled) -> str:
    chosen = filled.pick()
    if len(chosen) != 1:
        raise MalformedAction(text("refusal-malformed"))
    return chosen[0]


async def setup(client: Client) -> None:
    """Add the cog."""
    cog = RebelMoonCog(client)
    client.house.adopt(cog)
    await client.add_cog(cog)
