"""The commands of cards, bids, losses and drafts."""

from __future__ import annotations

from collections.abc import Callable

import discord
from discord import app_commands

from cogs.chat.commands import named, with_options, words
from cogs.games.imperium import offers
from cogs.games.imperium.answers import at_once, bought, drafted, dropped, submitted
from cogs.games.imperium.base import (
    CARD,
    DRAFT,
    GAME,
    GROUP,
    act_at_once,
    add_orders,
    completing,
    must_be_in_turn,
    show_own,
    submit_answer,
    tell_draft,
)
from cogs.games.imperium.parsing import (
    named_card,
    named_cargo,
    named_kind,
    named_rank,
    named_sector,
    named_sectors,
    named_units,
    number_of,
)
from cogs.games.imperium.plan import added, follow, is_blind, stage_of
from cogs.panels.panel import Keep, Submit
from engines.imperium.actions import (
    Action,
    Bid,
    Commit,
    Discard,
    End,
    Pass,
    Play,
    Ready,
    Remove,
    Truce,
    Watch,
)
from engines.imperium.asking import Stage
from engines.imperium.cards import Card
from engines.imperium.state import View
from tables import Scene

Points = app_commands.Range[int, 0, 1000]
Combat = app_commands.Range[int, 1, 99]
HOW = [
    app_commands.Choice(name=words(f"imperium-submit-{how}"), value=how)
    for how in ("orders", "phase", "turn")
]


@completing(cards=offers.pledges)
@GROUP.command(**named("imperium-command-bid"))
@with_options("imperium-command-bid", "amount", "limit", "cards")
async def bid(
    interaction: discord.Interaction, amount: Points, limit: Points = 0, cards: str = ""
) -> None:
    """Bid for the initiative, with a secret maximum and cards that go for it."""
    pledged = tuple(named_card(part) for part in cards.split(",") if part.strip())
    await act_at_once(interaction, Bid(amount, limit, pledged))


@GROUP.command(**named("imperium-command-pass"))
async def pass_(interaction: discord.Interaction) -> None:
    """Stand pat in the bidding."""
    await act_at_once(interaction, Pass())


@CARD.command(**named("imperium-command-ready"))
async def ready(interaction: discord.Interaction) -> None:
    """Lay no more cards."""
    await act_at_once(interaction, Ready())


@completing(units=offers.losses)
@GROUP.command(**named("imperium-command-losses"))
@with_options("imperium-command-losses", "units")
async def losses(interaction: discord.Interaction, units: str) -> None:
    """Say which tokens are lost."""
    await act_at_once(interaction, Remove(named_cargo(units)))


@GROUP.command(**named("imperium-command-end"))
async def end(interaction: discord.Interaction) -> None:
    """Be done with the phase that the draft has come to."""
    ended: list[Action] = []

    def answer(scene: Scene) -> Keep:
        must_be_in_turn(scene.view)
        ended.append(End(follow(scene.view, scene.drafted).view.board.phase))
        return Keep(added(scene.view, scene.drafted, *ended))

    scene = await GAME.draft(interaction, answer)
    await tell_draft(interaction, scene, tuple(ended))


@GROUP.command(**named("imperium-command-submit"))
@with_options("imperium-command-submit", "what")
@app_commands.choices(what=HOW)
async def submit_draft(interaction: discord.Interaction, what: str = "orders") -> None:
    """Submit the draft: its orders, those of this phase, or the whole turn."""
    await submit_answer(interaction, lambda scene: submitted(scene, what))


@DRAFT.command(**named("imperium-command-draft-show"))
async def draft_show(interaction: discord.Interaction) -> None:
    """Show the draft on a map of one's own."""
    await show_own(interaction)


@DRAFT.command(**named("imperium-command-draft-undo"))
async def draft_undo(interaction: discord.Interaction) -> None:
    """Take the last order out of the draft."""
    await _edit(interaction, lambda s: dropped(s, len(follow(s.view, s.drafted).orders) - 1))


@completing(order=offers.drafted)
@DRAFT.command(**named("imperium-command-draft-drop"))
@with_options("imperium-command-draft-drop", "order")
async def draft_drop(interaction: discord.Interaction, order: str) -> None:
    """Take an order out of the draft, by its number."""
    await _edit(interaction, lambda scene: dropped(scene, number_of(order) - 1))


@DRAFT.command(**named("imperium-command-draft-clear"))
async def draft_clear(interaction: discord.Interaction) -> None:
    """Throw the whole draft away."""
    await _edit(interaction, lambda _: Keep(()))


@CARD.command(**named("imperium-command-card-buy"))
@with_options("imperium-command-card-buy", "count")
async def buy(interaction: discord.Interaction, count: app_commands.Range[int, 1, 20] = 1) -> None:
    """Buy action cards."""

    def answer(scene: Scene) -> Submit:
        must_be_in_turn(scene.view)
        return bought(scene, count)

    await submit_answer(interaction, answer)


@completing(card=offers.discards)
@CARD.command(**named("imperium-command-card-discard"))
@with_options("imperium-command-card-discard", "card")
async def discard(interaction: discord.Interaction, card: str) -> None:
    """Discard a card above the limit of the hand."""
    await add_orders(interaction, Stage.CARDS, lambda _: (Discard(named_card(card)),))


@completing(
    card=offers.cards,
    units=offers.card_units,
    sectors=offers.card_sectors,
    building=offers.card_buildings,
)
@CARD.command(**named("imperium-command-card-play"))
@with_options("imperium-command-card-play", "card", "units", "sectors", "building")
async def play(
    interaction: discord.Interaction,
    card: str,
    units: str = "",
    sectors: str = "",
    building: str = "",
) -> None:
    """Play a card openly, aimed at units, sectors or a building."""

    def order(view: View) -> Play:
        built = named_kind(building) if building else None
        return Play(named_card(card), named_units(view, units), named_sectors(view, sectors), built)

    if is_blind(Play(named_card(card))):
        await submit_answer(interaction, lambda s: _as_submit(drafted(s, order(s.view))))
    elif named_card(card) is Card.SUPREME_COMMAND:
        await submit_answer(interaction, lambda s: at_once(s, order(s.view)))
    else:
        moment = stage_of(Play(named_card(card))) or Stage.COMBAT
        await add_orders(interaction, moment, lambda view: (order(view),))


@completing(card=offers.lays, combat=offers.lay_combats)
@CARD.command(**named("imperium-command-card-lay"))
@with_options("imperium-command-card-lay", "card", "combat")
async def lay(interaction: discord.Interaction, card: str, combat: str) -> None:
    """Lay a card face down at a declared combat."""
    await act_at_once(interaction, Commit(_combat(combat), named_card(card)))


@completing(card=offers.laid, combat=offers.laid_combats)
@CARD.command(**named("imperium-command-card-take"))
@with_options("imperium-command-card-take", "card", "combat")
async def take(interaction: discord.Interaction, card: str, combat: str) -> None:
    """Take a card up again that lies face down."""
    await act_at_once(interaction, Commit(_combat(combat), named_card(card), back=True))


@completing(rank=offers.ranks)
@CARD.command(**named("imperium-command-card-watch"))
@with_options("imperium-command-card-watch", "rank")
async def watch(interaction: discord.Interaction, rank: str = "") -> None:
    """Order in secret which enemy cards are cancelled; without a rank, none."""
    await act_at_once(interaction, Watch(named_rank(rank) if rank else None))


@completing(planet=offers.truces)
@CARD.command(**named("imperium-command-card-truce"))
@with_options("imperium-command-card-truce", "planet")
async def truce(interaction: discord.Interaction, planet: str = "") -> None:
    """Order in secret which planet a truce protects; without a planet, none."""

    def answer(scene: Scene) -> Submit:
        return at_once(scene, Truce(named_sector(scene.view, planet) if planet else None))

    await submit_answer(interaction, answer)


async def _edit(interaction: discord.Interaction, answer_of: Callable[[Scene], Keep]) -> None:
    def answer(scene: Scene) -> Keep:
        must_be_in_turn(scene.view)
        return answer_of(scene)

    await GAME.draft(interaction, answer)
    await show_own(interaction)


def _combat(typed: str) -> int:
    """Return the index of the combat whose number was typed."""
    return number_of(typed) - 1


def _as_submit(answer: Keep | Submit) -> Submit:
    assert isinstance(answer, Submit)
    return answer
