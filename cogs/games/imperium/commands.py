"""The commands of Imperium Galáctica that order something: a table of them, and the draft's own."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from cogs.chat.acting import GameCommands
from cogs.chat.choosing import may, needed, way_command
from cogs.chat.commands import named, with_options, words
from cogs.chat.late import late
from cogs.chat.lines import line_command
from cogs.chat.orders import orders_command
from cogs.chat.private import hasten, whisper_shown
from cogs.chat.replies import whisper_choice
from cogs.chat.services import client_of
from cogs.panels import typed
from cogs.panels.foreseen import waits
from cogs.panels.panel import Keep, Submit
from cogs.panels.vocabulary import vocabulary
from engines.choosing import Pick, Ways
from engines.core import Say, Text, text
from tables import Scene

if TYPE_CHECKING:
    from cogs.games.imperium import drafting
    from engines import imperium
else:
    (drafting,) = late("cogs.games.imperium", "drafting")
    (imperium,) = late("engines", "imperium")

HOW = [
    app_commands.Choice(name=words(f"imperium-submit-{how}"), value=how)
    for how in ("orders", "phase", "turn")
]


class Commands(GameCommands):
    """Commands that draft what belongs to a turn, and submit what does not."""

    def ways(self, scene: Scene, verb: str, given: Mapping[str, str]) -> Ways[Any, Any]:
        """Return the way of an order, seen from the phase that it belongs to."""
        assert scene.seat is not None
        ways = imperium.TypedWays(scene.view, scene.seat, scene.drafted, verb)
        if verb != "play" or not given.get("card"):
            return ways
        card = typed.found(Pick(text(""), ()), vocabulary(ways, verb, "card"), given["card"])
        return imperium.TypedWays(scene.view, scene.seat, scene.drafted, verb, card or "")

    def ahead(self, scene: Scene, done: tuple[Any, ...]) -> Iterator[Ways[Any, Any]]:
        """Return what can be ordered where the draft leads to, or in another phase."""
        assert scene.seat is not None
        if not scene.legal or waits(scene):
            return super().ahead(scene, done)
        return imperium.ahead(scene.view, scene.seat, scene.drafted, done)

    async def take(
        self, interaction: discord.Interaction, orders_of: Callable[[Scene], tuple[Any, ...]]
    ) -> None:
        """Draft the orders, or submit what nobody can foretell, and tell what came of it."""
        drafted: list[Any] = []

        def answer(scene: Scene) -> Keep | Submit:
            orders = orders_of(scene)
            found = drafting.taken(scene, orders)
            drafted.extend(orders if isinstance(found, Keep) else ())
            return found

        await self.tell(interaction, answer, drafted)

    async def tell(
        self,
        interaction: discord.Interaction,
        answer_of: Callable[[Scene], Keep | Submit],
        drafted: list[Any],
    ) -> None:
        """Do what a command means for the draft, and tell what was drafted, or what was done."""
        told: list[Text] = []
        scene = await self.draft(interaction, answer_of, told)
        plan = imperium.plan.follow(scene.view, scene.drafted)
        added = imperium.plan.told(plan, drafted) if drafted else imperium.plan.left(plan)
        beside = drafting.beside(plan, scene.view)
        await whisper_choice(client_of(interaction), interaction, scene, (*told, *added), beside)


GAME = Commands("imperium")
GROUP = app_commands.Group(**named("imperium-command"))
DRAFT = app_commands.Group(**named("imperium-command-draft"), parent=GROUP)
CARD = app_commands.Group(**named("imperium-command-card"), parent=GROUP)
GROUP.add_command(line_command(GAME))
GROUP.add_command(orders_command(GAME))

# Discord lists the commands in this order.
way_command(GAME, GROUP, "repair", at=needed())
way_command(GAME, GROUP, "save", unit=needed())
way_command(GAME, GROUP, "build", kind=needed(), at=needed(), count=may(int))
way_command(GAME, GROUP, "sow", "mine", unit=needed(), at=needed())
way_command(GAME, GROUP, "move", unit=needed(), to=needed())
way_command(GAME, GROUP, "load", unit=needed(), at=needed(), cargo=may())
way_command(GAME, GROUP, "unload", unit=needed(), at=needed(), cargo=may())
way_command(GAME, GROUP, "attack", target=needed(), unit=may())
way_command(GAME, GROUP, "invade", planet=needed(), unit=may(), cargo=may(), stay=may(int))
way_command(GAME, GROUP, "bombard", planet=needed(), unit=needed())
way_command(GAME, GROUP, "annihilate", planet=needed(), unit=needed())
way_command(GAME, GROUP, "strike", target=needed(), unit=needed())
way_command(GAME, GROUP, "withdraw", target=needed())
way_command(GAME, GROUP, "bid", amount=needed(int), limit=may(int), cards=may())
way_command(GAME, GROUP, "pass")
way_command(GAME, CARD, "ready")
way_command(GAME, GROUP, "remove", "losses", units=needed())
way_command(GAME, GROUP, "end")


@GROUP.command(**named("imperium-command-submit"))
@with_options("imperium-command-submit", "what")
@app_commands.choices(what=HOW)
async def submit_draft(interaction: discord.Interaction, what: str = "orders") -> None:
    """Submit the draft: its orders, those of this phase, or the whole turn."""
    await GAME.tell(interaction, lambda scene: drafting.submitted(scene, what), [])


@DRAFT.command(**named("imperium-command-draft-show"))
async def draft_show(interaction: discord.Interaction) -> None:
    """Show the draft on a map of one's own."""
    await _show_own(interaction)


@DRAFT.command(**named("imperium-command-draft-undo"))
async def draft_undo(interaction: discord.Interaction) -> None:
    """Take the last order out of the draft."""
    await _drop(interaction, imperium.plan.LAST)


@DRAFT.command(**named("imperium-command-draft-drop"))
@with_options("imperium-command-draft-drop", "order")
async def draft_drop(interaction: discord.Interaction, order: str) -> None:
    """Take an order out of the draft, by its number."""
    await _drop(interaction, typed.whole_number(order) - 1)


@draft_drop.autocomplete("order")
async def _drafted(
    interaction: discord.Interaction, current: str
) -> list[app_commands.Choice[str]]:
    def newest_first(scene: Scene, say: Say) -> list[tuple[str, str]]:
        orders = imperium.plan.follow(scene.view, scene.drafted).orders
        numbered = [(say(order.words), str(n)) for n, order in enumerate(orders, start=1)]
        return [
            one for one in reversed(numbered) if current.strip().casefold() in one[0].casefold()
        ]

    return await GAME.suggest(interaction, newest_first)


@DRAFT.command(**named("imperium-command-draft-clear"))
async def draft_clear(interaction: discord.Interaction) -> None:
    """Throw the whole draft away."""
    await _edit(interaction, lambda _: ())


way_command(GAME, DRAFT, "first", target=needed())
way_command(GAME, CARD, "buy", "card-buy", count=may(int))
way_command(GAME, CARD, "discard", "card-discard", card=needed())
way_command(
    GAME, CARD, "play", "card-play", card=needed(), units=may(), sectors=may(), building=may()
)
way_command(GAME, CARD, "lay", "card-lay", card=needed(), combat=needed())
way_command(GAME, CARD, "take", "card-take", card=needed(), combat=needed())
way_command(GAME, CARD, "watch", "card-watch", rank=may())
way_command(GAME, CARD, "truce", "card-truce", planet=may())


async def _drop(interaction: discord.Interaction, number: int | None) -> None:
    await _edit(interaction, lambda s: imperium.plan.dropped(s.view, s.drafted, number))


async def _edit(
    interaction: discord.Interaction, orders_of: Callable[[Scene], tuple[Any, ...]]
) -> None:
    def answer(scene: Scene) -> Keep:
        imperium.plan.must_be_in_turn(scene.view)
        return Keep(orders_of(scene))

    await GAME.draft(interaction, answer)
    await _show_own(interaction)


async def _show_own(interaction: discord.Interaction) -> None:
    """Show the own panel in private, with the draft as it stands."""
    services = client_of(interaction).services
    scene = await GAME.own_scene(interaction)
    hasten(interaction, thinking=True)
    locale = await services.languages.of(interaction)
    public = await services.tables.scene(scene.match.id, None)
    nonce = str(interaction.id)
    direct = interaction.guild_id is None
    shown = await services.messages.hand(
        scene, public, (), locale, nonce, looks=True, direct=direct
    )
    await whisper_shown(interaction, shown)
