"""Rebel Moon Defense in Discord: its commands and its panels."""

from __future__ import annotations

import discord
from discord import app_commands

from cogs import _rebelmoon_drafts as drafts
from cogs._rebelmoon_choices import (
    activation_menu,
    flight_panel,
    named,
    place_form,
    target_menu,
    unmarked,
    weapon_id,
    weapon_label,
)
from cogs.ui.commands import named as command_named
from cogs.ui.commands import with_options, words
from cogs.ui.game import ACT, GameCog
from cogs.ui.house import Client
from cogs.ui.panel import Act, Answer, Button, Filled, Panel, Preview, Show, Style
from engines.core import MalformedAction, Refusal, Say, text
from engines.rebelmoon.arms import destroyable
from engines.rebelmoon.flight import equipment, scannable
from engines.rebelmoon.model import (
    REBEL,
    Activate,
    Fly,
    Kind,
    Pass,
    Phase,
    Place,
    Upgrade,
    View,
    Weapon,
)
from engines.rebelmoon.placement import open_cells
from tables import Scene

SIDES = {"left": -1, "ahead": 0, "right": 1}
TURNS = [
    app_commands.Choice(name=words(f"rebelmoon-command-turn-{side}"), value=side) for side in SIDES
]
UPGRADES = [
    app_commands.Choice(name=words(f"rebelmoon-upgrade-{u.value.replace('_', '-')}"), value=u.value)
    for u in Upgrade
]
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
                return _defence(view, drafts.shot_of(view, draft))
            case _:
                place = Button("place", text("rebelmoon-place"), Style.MAIN)
                return ((place, Button("pass", text("rebelmoon-pass"))),)

    def preview(self, scene: Scene, draft: str) -> Preview | None:
        """Return the picture of what the draft would do."""
        view: View = scene.view
        if view.phase is Phase.FLIGHT:
            move = drafts.flight_of(view, draft)
            return Preview("preview", (move,), drafts.flight_words(view, move))
        shot = drafts.shot_of(view, draft)
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
                return Act(Place(cell, named(weapon[0]) if weapon else None))
            case "pass":
                return Act(Pass())
            case "steer":
                return Show(unmarked(filled.extra))
            case "equip" | "aim":
                return Show(_only(filled))
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
            chosen = named(weapon) if weapon else None
            return Place(drafts.parsed_cell(scene.view, cell), chosen)

        await self.act(interaction, action)

    @place.autocomplete("cell")
    async def _cells(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        def cells(scene: Scene, _: Say) -> list[tuple[str, str]]:
            if scene.view.phase is not Phase.PLACEMENT or scene.seat is None:
                return []
            typed = current.strip().upper()
            open_ = (c for c in open_cells(scene.view, scene.seat) if c.startswith(typed))
            return [(cell, cell) for cell in open_]

        return await self.suggest(interaction, cells)

    @place.autocomplete("weapon")
    async def _reserve(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        def weapons(scene: Scene, say: Say) -> list[tuple[str, str]]:
            return _matching(
                current, [(weapon_label(w, say), weapon_id(w)) for w in scene.view.reserve]
            )

        return await self.suggest(interaction, weapons)

    @group.command(**command_named("rebelmoon-command-pass"))
    async def pass_(self, interaction: discord.Interaction) -> None:
        """Place nothing, stay put, or activate nothing."""
        await self.act(interaction, lambda _: Pass())

    @group.command(**command_named("rebelmoon-command-fly"))
    @with_options("rebelmoon-command-fly", "turn", "advance", "upgrade", "target")
    @app_commands.choices(turn=TURNS, upgrade=UPGRADES)
    async def fly(
        self,
        interaction: discord.Interaction,
        turn: str = "ahead",
        advance: bool = True,
        upgrade: str | None = None,
        target: str = "",
    ) -> None:
        """Turn, advance and use an upgrade, in this order."""

        def action(scene: Scene) -> Fly:
            cell = drafts.parsed_cell(scene.view, target) if target else None
            return Fly(SIDES[turn], advance, Upgrade(upgrade) if upgrade else None, cell)

        await self.act(interaction, action)

    @fly.autocomplete("target")
    async def _scannable(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        def cells(scene: Scene, _: Say) -> list[tuple[str, str]]:
            view: View = scene.view
            if view.phase is not Phase.FLIGHT or Upgrade.SCANNER not in equipment(view.config):
                return []
            turn = SIDES.get(getattr(interaction.namespace, "turn", None) or "ahead", 0)
            advance = getattr(interaction.namespace, "advance", None) is not False
            here = drafts.lands_on(view, Fly(turn, advance))
            return _matching(current, [(cell, cell) for cell in scannable(view, here)])

        return await self.suggest(interaction, cells)

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
    async def _weapons(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        return await self.suggest(
            interaction, lambda scene, say: _matching(current, _own(scene.view, say))
        )

    @activate.autocomplete("target")
    async def _asteroids(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        def cells(scene: Scene, _: Say) -> list[tuple[str, str]]:
            typed = str(getattr(interaction.namespace, "weapon", "")).strip().upper()
            disc = scene.view.weapons.get(typed)
            if disc is None or disc.kind is not Kind.DESTROYER:
                return []
            return _matching(current, [(a, a) for a in destroyable(scene.view, typed)])

        return await self.suggest(interaction, cells)

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
    async def _looked_at(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        return await self.suggest(
            interaction, lambda scene, say: _matching(current, _own(scene.view, say))
        )


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


def _own(view: View, say: Say) -> list[tuple[str, str]]:
    known = drafts.own_weapons(view) if view.seat == REBEL else {}
    return [
        (f"{cell} · {weapon_label(Weapon(disc.kind, disc.colour), say)}", cell)
        for cell, disc in known.items()
        if disc.kind is not None
    ]


def _matching(current: str, offered: list[tuple[str, str]]) -> list[tuple[str, str]]:
    typed = current.strip().casefold()
    return [pair for pair in offered if typed in pair[0].casefold()]


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
