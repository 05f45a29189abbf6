"""What can be chosen in a combat: targets, attackers, cards face down, losses; no Discord."""

from __future__ import annotations

from itertools import combinations

from cogs.games.imperium.choices import Choices, units
from cogs.games.imperium.plan import possible
from cogs.games.imperium.words import (
    combat_words,
    condition,
    odds_words,
    short,
    staying,
    target_name,
    unit_words,
)
from cogs.panels.panel import Choice
from engines.core import Text, text
from engines.imperium.actions import (
    Action,
    Attack,
    Commit,
    Invade,
    Remove,
)
from engines.imperium.advice.draft import draft
from engines.imperium.advice.landing import partly
from engines.imperium.advice.odds import declarations, odds
from engines.imperium.board import Board
from engines.imperium.clashes import Clash
from engines.imperium.declarable import Declaration, target_of
from engines.imperium.defaults import usual_losses
from engines.imperium.names import card_effect, card_name, kind_names
from engines.imperium.state import View
from engines.imperium.units import Kind, UnitId

MOST_LOSSES = 24


def attackers(view: View) -> tuple[UnitId, ...]:
    """Return all that could declare something: own units, and planets with an ion cannon."""
    board = view.board
    cannons = (
        sector
        for sector in board.controlled(view.seat or 0)
        if Kind.ION_CANNON in board.planets[sector].buildings
    )
    return (*(unit.id for unit in units(view).values()), *cannons)


def declarable(view: View) -> tuple[Declaration, ...]:
    """Return everything that can be declared."""
    return tuple(order for unit in attackers(view) for order in declarations(view, unit))


def aim_of(order: Declaration) -> str:
    """Return what a declaration does to which sector: "attack/D7"."""
    tag = type(order).__name__.lower()
    return f"{tag}/{target_of(order)}"


def targets(view: View) -> Choices:
    """Return everything that can be done to the enemy, with what all together would do."""
    board, seat = view.board, view.seat or 0
    found: dict[str, list[Declaration]] = {}
    for order in declarable(view):
        found.setdefault(aim_of(order), []).append(order)
    return tuple(
        Choice(
            aim,
            text(f"imperium-aim-{aim.split('/')[0]}", target=target_name(board, seat, target)),
            together(view, orders),
        )
        for aim, orders in found.items()
        for target in (target_of(orders[0]),)
    )


def together(view: View, orders: list[Declaration]) -> Text:
    """Return what declarations against one target come to, all of them and without cards."""
    count = text("imperium-able", count=len(orders))
    if not isinstance(orders[0], Attack | Invade):
        return count
    board = draft(view, tuple(orders)).view.board
    combat = next((c for c in board.combats if c.target == target_of(orders[0])), None)
    if combat is None or combat.clash is Clash.MINES:
        return count
    return text("imperium-able-together", count=len(orders), result=odds_words(odds(board, combat)))


def able(view: View, aim: str) -> tuple[Declaration, ...]:
    """Return the declarations for one aim, by each that can take part."""
    return tuple(order for order in declarable(view) if aim_of(order) == aim)


def is_joint(view: View, aim: str) -> bool:
    """Tell whether all that can take part in what is aimed at can do so together."""
    board = draft(view, able(view, aim)[:2]).view.board
    before = sum(len(one.attackers) + len(one.landings) for one in view.board.combats)
    return sum(len(one.attackers) + len(one.landings) for one in board.combats) == before + 2


def fighters(view: View, aim: str) -> Choices:
    """Return who can take part in what is aimed at."""
    board, seat = view.board, view.seat or 0
    found: list[Choice] = []
    for order in able(view, aim):
        sector = board.where(seat, order.unit)
        if sector is None:
            found.append(Choice(order.unit, short(order.unit)))
        else:
            ship = board.sides[seat].units[sector]
            found.append(Choice(ship.id, unit_words(ship, sector), condition(board, seat, sector)))
    return tuple(found)


def parts(view: View, aim: str) -> tuple[tuple[Invade, Choice], ...]:
    """Return the ways to invade what is aimed at with less, or to leave fewer troops there."""
    tag, _, planet = aim.partition("/")
    found = dict.fromkeys(order.unit for order in able(view, aim)) if tag == "invade" else ()
    return tuple((order, _part(order)) for unit in found for order in partly(view, unit, planet))


def _part(order: Invade) -> Choice:
    """Return what of a ship lands, and how many troops stay after a victory."""
    cargo = text("imperium-part", unit=short(order.unit), cargo=kind_names(order.cargo))
    return Choice("", cargo, staying(order.stay))


def declared(view: View) -> Choices:
    """Return the declared combats by their target."""
    board, seat = view.board, view.seat or 0
    found = dict.fromkeys(combat.target for combat in board.combats)
    return tuple(Choice(target, target_name(board, seat, target)) for target in found)


def combat_lines(board: Board, asked: tuple[int, ...] | None = None) -> tuple[Text, ...]:
    """Return the declared combats in words, numbered; `asked` are those that matter."""
    return tuple(
        text("imperium-combat-line", number=at + 1, combat=combat_words(board, combat))
        for at, combat in enumerate(board.combats)
        if asked is None or at in asked
    )


# Cards face down


def commitments(view: View) -> tuple[tuple[Commit, Choice], ...]:
    """Return the cards that the viewer can lay at the combats that are being asked about."""
    board = view.board
    hand = view.own.hand if view.own else ()
    asked = board.window.combats if board.window else ()
    found: list[tuple[Commit, Choice]] = []
    for at in asked:
        for card in dict.fromkeys(hand):
            order = Commit(at, card)
            if possible(view, order):
                found.append((order, _laying(board, order)))
    return tuple(found)


def _laying(board: Board, order: Commit) -> Choice:
    target = board.combats[order.combat].target
    words = text("imperium-lay", card=card_name(order.card), number=order.combat + 1, sector=target)
    return Choice("", words, card_effect(order.card))


def laid(view: View) -> tuple[tuple[Commit, Choice], ...]:
    """Return the cards that the viewer has laid and can take up again."""
    board, own = view.board, view.own
    orders = [Commit(one.combat, one.card, back=True) for one in (own.commits if own else ())]
    return tuple((order, _laying(board, order)) for order in orders)


def losses(board: Board) -> tuple[tuple[Remove, Text], ...]:
    """Return the ways to pick losses, the usual one first."""
    choice = board.choice
    if choice is None:
        return ()
    usual = usual_losses(board)
    ways = sorted({tuple(sorted(way)) for way in combinations(choice.pool, choice.count)} - {usual})
    found = (usual, *ways[: MOST_LOSSES - 1])
    return tuple((Remove(way), text("imperium-cargo", cargo=kind_names(way))) for way in found)


def orders_for(view: View, aim: str, chosen: tuple[str, ...]) -> tuple[Action, ...]:
    """Return the declarations of the chosen units for an aim."""
    return tuple(order for order in able(view, aim) if order.unit in chosen)
