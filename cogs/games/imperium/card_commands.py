"""The commands of cards, bids, losses and drafts."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import discord
from discord import app_commands

from cogs.chat.commands import named, with_options, words
from cogs.chat.late import late
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
from cogs.panels.panel import Keep, Submit
from tables import Scene

if TYPE_CHECKING:
    from cogs.games.imperium import answers, offers, parsing
    from cogs.games.imperium import plan as plans
    from engines.imperium import actions, cards, questions
    from engines.imperium.actions import Action
    from engines.imperium.state import View
else:
    answers, offers, parsing, plans = late(
        "cogs.games.imperium", "answers", "offers", "parsing", "plan"
    )
    actions, questions, cards = late("engines.imperium", "actions", "questions", "cards")

Points = app_commands.Range[int, 0, 1000]
Combat = app_commands.Range[int, 1, 99]
HOW = [
    app_commands.Choice(name=words(f"imperium-submit-{how}"), value=how)
    for how in ("orders", "phase", "turn")
]


@completing(cards=lambda: offers.pledges)
@GROUP.command(**named("imperium-command-bid"))
@with_options("imperium-command-bid", "amount", "limit", "cards")
async def bid(
    interaction: discord.Interaction, amount: Points, limit: Points = 0, cards: str = ""
) -> None:
    """Bid for the initiative, with a secret maximum and cards that go for it."""
    pledged = tuple(parsing.named_card(part) for part in cards.split(",") if part.strip())
    await act_at_once(interaction, actions.Bid(amount, limit, pledged))


@GROUP.command(**named("imperium-command-pass"))
async def pass_(interaction: discord.Interaction) -> None:
    """Stand pat in the bidding."""
    await act_at_once(interaction, actions.Pass())


@CARD.command(**named("imperium-command-ready"))
async def ready(interaction: discord.Interaction) -> None:
    """Lay no more cards."""
    await act_at_once(interaction, actions.Ready())


@completing(units=lambda: offers.losses)
@GROUP.command(**named("imperium-command-losses"))
@with_options("imperium-command-losses", "units")
async def losses(interaction: discord.Interaction, units: str) -> None:
    """Say which tokens are lost."""
    await act_at_once(interaction, actions.Remove(parsing.named_cargo(units)))


@GROUP.command(**named("imperium-command-end"))
async def end(interaction: discord.Interaction) -> None:
    """Be done with the phase that the draft has come to."""
    ended: list[Action] = []

    def answer(scene: Scene) -> Keep:
        must_be_in_turn(scene.view)
        ended.append(actions.End(plans.follow(scene.view, scene.drafted).view.board.phase))
        return Keep(plans.added(scene.view, scene.drafted, *ended))

    scene = await GAME.draft(interaction, answer)
    await tell_draft(interaction, scene, tuple(ended))


@GROUP.command(**named("imperium-command-submit"))
@with_options("imperium-command-submit", "what")
@app_commands.choices(what=HOW)
async def submit_draft(interaction: discord.Interaction, what: str = "orders") -> None:
    """Submit the draft: its orders, those of this phase, or the whole turn."""
    await submit_answer(interaction, lambda scene: answers.submitted(scene, what))


@DRAFT.command(**named("imperium-command-draft-show"))
async def draft_show(interaction: discord.Interaction) -> None:
    """Show the draft on a map of one's own."""
    await show_own(interaction)


@DRAFT.command(**named("imperium-command-draft-undo"))
async def draft_undo(interaction: discord.Interaction) -> None:
    """Take the last order out of the draft."""
    await _edit(
        interaction, lambda s: answers.dropped(s, len(plans.follow(s.view, s.drafted).orders) - 1)
    )


@completing(order=lambda: offers.drafted)
@DRAFT.command(**named("imperium-command-draft-drop"))
@with_options("imperium-command-draft-drop", "order")
async def draft_drop(interaction: discord.Interaction, order: str) -> None:
    """Take an order out of the draft, by its number."""
    await _edit(interaction, lambda scene: answers.dropped(scene, parsing.number_of(order) - 1))


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
        return answers.bought(scene, count)

    await submit_answer(interaction, answer)


@completing(card=lambda: offers.discards)
@CARD.command(**named("imperium-command-card-discard"))
@with_options("imperium-command-card-discard", "card")
async def discard(interaction: discord.Interaction, card: str) -> None:
    """Discard a card above the limit of the hand."""
    await add_orders(
        interaction, questions.Stage.CARDS, lambda _: (actions.Discard(parsing.named_card(card)),)
    )


@completing(
    card=lambda: offers.cards,
    units=lambda: offers.card_units,
    sectors=lambda: offers.card_sectors,
    building=lambda: offers.card_buildings,
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

    def order(view: View) -> actions.Play:
        built = parsing.named_kind(building) if building else None
        return actions.Play(
            parsing.named_card(card),
            parsing.named_units(view, units),
            parsing.named_sectors(view, sectors),
            built,
        )

    if plans.is_blind(actions.Play(parsing.named_card(card))):
        await submit_answer(interaction, lambda s: _as_submit(answers.drafted(s, order(s.view))))
    elif parsing.named_card(card) is cards.Card.SUPREME_COMMAND:
        await submit_answer(interaction, lambda s: answers.at_once(s, order(s.view)))
    else:
        moment = plans.stage_of(actions.Play(parsing.named_card(card))) or questions.Stage.COMBAT
        await add_orders(interaction, moment, lambda view: (order(view),))


@completing(card=lambda: offers.lays, combat=lambda: offers.lay_combats)
@CARD.command(**named("imperium-command-card-lay"))
@with_options("imperium-command-card-lay", "card", "combat")
async def lay(interaction: discord.Interaction, card: str, combat: str) -> None:
    """Lay a card face down at a declared combat."""
    await act_at_once(interaction, actions.Commit(_combat(combat), parsing.named_card(card)))


@completing(card=lambda: offers.laid, combat=lambda: offers.laid_combats)
@CARD.command(**named("imperium-command-card-take"))
@with_options("imperium-command-card-take", "card", "combat")
async def take(interaction: discord.Interaction, card: str, combat: str) -> None:
    """Take a card up again that lies face down."""
    await act_at_once(
        interaction, actions.Commit(_combat(combat), parsing.named_card(card), back=True)
    )


@completing(rank=lambda: offers.ranks)
@CARD.command(**named("imperium-command-card-watch"))
@with_options("imperium-command-card-watch", "rank")
async def watch(interaction: discord.Interaction, rank: str = "") -> None:
    """Order in secret which enemy cards are cancelled; without a rank, none."""
    await act_at_once(interaction, actions.Watch(parsing.named_rank(rank) if rank else None))


@completing(planet=lambda: offers.truces)
@CARD.command(**named("imperium-command-card-truce"))
@with_options("imperium-command-card-truce", "planet")
async def truce(interaction: discord.Interaction, planet: str = "") -> None:
    """Order in secret which planet a truce protects; without a planet, none."""

    def answer(scene: Scene) -> Submit:
        return answers.at_once(
            scene, actions.Truce(parsing.named_sector(scene.view, planet) if planet else None)
        )

    await submit_answer(interaction, answer)


async def _edit(interaction: discord.Interaction, answer_of: Callable[[Scene], Keep]) -> None:
    def answer(scene: Scene) -> Keep:
        must_be_in_turn(scene.view)
        return answer_of(scene)

    await GAME.draft(interaction, answer)
    await show_own(interaction)


def _combat(typed: str) -> int:
    """Return the index of the combat whose number was typed."""
    return parsing.number_of(typed) - 1


def _as_submit(answer: Keep | Submit) -> Submit:
    assert isinstance(answer, Submit)
    return answer
