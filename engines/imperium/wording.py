"""Orders, units and combats of Imperium Galáctica in words."""

from __future__ import annotations

from typing import TypeAlias

from engines.core import MalformedAction, Text, text
from engines.imperium import actions as act
from engines.imperium.advice.moving import Way, consequence_name, way_to
from engines.imperium.advice.odds import AttackOdds, InvasionOdds, odds, shelling_of
from engines.imperium.board import Board, Unit, enemy_of, engaged
from engines.imperium.clashes import Clash, Combat
from engines.imperium.construction import MINES_PRICE, price
from engines.imperium.maps import Sector
from engines.imperium.names import (
    card_name,
    id_name,
    id_short,
    kind_name,
    kind_names,
    of_id,
    phase_name,
    planet_name,
)
from engines.imperium.repairs import damaged_at, repair_price
from engines.imperium.state import View
from engines.imperium.units import UnitId

_Fight: TypeAlias = (
    act.Attack
    | act.Invade
    | act.Bombard
    | act.Annihilate
    | act.Strike
    | act.Withdraw
    | act.First
    | act.Commit
)
_Undrafted: TypeAlias = act.Bid | act.Pass | act.Watch | act.Truce | act.Ready | act.Remove
"""What no draft holds."""


def order_words(view: View, order: act.Action) -> Text:
    """Return what a drafted order does, seen from the board before it."""
    seat = view.seat or 0
    match order:
        case act.Move(unit, to):
            return _move(view, unit, to)
        case act.Build(kind, at):
            cost = price(view.board, seat, kind, at)
            return text("imperium-order-build", unit=kind_name(kind), sector=at, price=cost)
        case act.Sow(unit, at):
            return text("imperium-order-sow", unit=short(unit), sector=at, price=MINES_PRICE)
        case act.Repair(at):
            return _repair(view.board, seat, at)
        case act.Save(unit):
            return text("imperium-order-save", unit=short(unit))
        case act.Load(unit, at, cargo):
            return text("imperium-order-load", unit=short(unit), cargo=kind_names(cargo), sector=at)
        case act.Unload(unit, at, cargo):
            return text(
                "imperium-order-unload", unit=short(unit), cargo=kind_names(cargo), sector=at
            )
        case act.Buy(count):
            cost = count * view.board.scenario.price
            return text("imperium-buy", count=count, price=cost)
        case act.Play():
            return _play(order)
        case act.Discard(card):
            return text("imperium-order-discard", card=card_name(card))
        case act.End(phase):
            return text("imperium-order-end", phase=phase_name(phase))
        case _:
            return _fight(view.board, seat, order)


def _fight(board: Board, seat: int, order: _Fight | _Undrafted) -> Text:
    match order:
        case act.Attack(unit, target):
            name = target_name(board, seat, target)
            return text("imperium-order-attack", unit=short(unit), target=name)
        case act.Invade(unit, planet, cargo, stay):
            units = kind_names(cargo)
            invades = text("imperium-order-invade", unit=short(unit), cargo=units, sector=planet)
            if stay == act.MOST_TROOPS:
                return invades
            return text("imperium-order-invade-stay", order=invades, stay=staying(stay))
        case act.Bombard(unit, planet):
            return text("imperium-order-bombard", unit=short(unit), sector=planet)
        case act.Annihilate(unit, planet):
            return text("imperium-order-annihilate", unit=short(unit), sector=planet)
        case act.Strike(unit, target):
            return text("imperium-order-strike", unit=short(unit), sector=target)
        case act.Withdraw(target):
            return text("imperium-order-withdraw", sector=target)
        case act.First(target):
            return text("imperium-order-first", sector=target)
        case act.Commit(combat, card):
            return text("imperium-order-lay", card=card_name(card), number=combat + 1)
        case act.Bid() | act.Pass() | act.Watch() | act.Truce() | act.Ready() | act.Remove():
            raise MalformedAction(text("refusal-malformed"))


def staying(stay: int) -> Text:
    """Return how many troops stay on a planet at most that is taken."""
    if stay == act.MOST_TROOPS:
        return text("imperium-stay-all")
    return text("imperium-stay", count=stay)


def bid_words(order: act.Bid) -> Text:
    """Return what is bid, and how far in secret if that is higher."""
    limit = order.limit if order.limit > order.amount else 0
    cards = tuple(card_name(card) for card in order.cards)
    return text(
        "imperium-bid-up-to", amount=order.amount, limit=limit, cards=cards, count=len(cards)
    )


def _move(view: View, unit: UnitId, to: Sector) -> Text:
    way = way_to(view, unit, to)
    if way is None:
        return text("imperium-order-move-somewhere", unit=short(unit), sector=to)
    return text("imperium-order-move", unit=short(unit), way=way_words(view, unit, way))


def way_words(view: View, unit: UnitId, way: Way) -> Text:
    """Return a move with its consequences: "F2 → D7, 2 of 2, becomes engaged"."""
    start = None if view.seat is None else view.board.where(view.seat, unit)
    what = tuple(consequence_name(one, of_id(unit)[0]) for one in way.consequences)
    return text(
        "imperium-way",
        start=start or "",
        to=way.to,
        steps=way.steps,
        most=way.allowance,
        consequences=what,
        count=len(what),
    )


def _repair(board: Board, seat: int, at: Sector) -> Text:
    kind = damaged_at(board, seat, at)
    if kind is None:
        return text("imperium-order-repair-nothing", sector=at)
    unit, cost = kind_name(kind), repair_price(board, kind)
    return text("imperium-order-repair", unit=unit, sector=at, price=cost)


def _play(order: act.Play) -> Text:
    building = () if order.building is None else (kind_name(order.building),)
    aims: tuple[Text | str, ...] = (*map(short, order.units), *order.sectors, *building)
    return text("imperium-order-play", card=card_name(order.card), aims=aims, count=len(aims))


def short(unit: UnitId) -> Text:
    """Return the short name of a unit ("FR2"), or of an ion cannon that is named by sector."""
    return id_short(unit) if "-" in unit else text("imperium-ion-cannon-of", sector=unit)


def unit_words(unit: Unit, sector: Sector) -> Text:
    """Return an own unit with its short name and its sector: "FR2 Frigate · F2"."""
    return text("imperium-own-unit", short=short(unit.id), unit=kind_name(unit.kind), sector=sector)


def condition(board: Board, seat: int, sector: Sector) -> Text:
    """Return how an own unit stands: its strength, its cargo, what hinders it."""
    unit = board.sides[seat].units[sector]
    return text(
        "imperium-condition",
        unit=kind_name(unit.kind),
        attack=unit.stats.attack,
        defence=unit.stats.defence,
        move=unit.stats.move,
        damaged=int(unit.damaged),
        engaged=int(engaged(board, seat, sector)),
        aboard=len(unit.cargo),
        cargo=kind_names(unit.cargo),
    )


def target_name(board: Board, seat: int, sector: Sector) -> Text:
    """Return what lies in a sector that a seat may attack, with the sector."""
    unit = board.unit(enemy_of(seat), sector)
    if unit is not None:
        return text("imperium-enemy-unit", unit=id_name(unit.id), sector=sector)
    if sector in board.planets:
        return planet_words(board, sector)
    return text("imperium-mines-of", sector=sector)


def planet_words(board: Board, sector: Sector) -> Text:
    """Return a planet with its sector."""
    return text("imperium-planet-of", planet=planet_name(board.planets[sector].size), sector=sector)


def combat_words(board: Board, combat: Combat) -> Text:
    """Return a declared combat and what it comes to if nobody lays a card."""
    seat = board.active
    target = target_name(board, seat, combat.target)
    who = tuple(short(unit) for unit in combat.attackers)
    match combat.clash:
        case Clash.ATTACK | Clash.INVASION:
            landed = tuple(short(landing.unit) for landing in combat.landings)
            who = who or landed
            result = odds_words(odds(board, combat))
            key = f"imperium-combat-{combat.clash}"
            return text(key, who=who, count=len(who), target=target, result=result)
        case Clash.BOMBARDMENT:
            comes = shelling_of(board, combat)
            return text("imperium-combat-bombardment", who=who, target=target, comes=comes)
        case Clash.MINES | Clash.ANNIHILATION | Clash.MISSILE:
            return text(f"imperium-combat-{combat.clash}", who=who, count=len(who), target=target)


def odds_words(found: AttackOdds | InvasionOdds | None) -> Text:
    """Return the sums of a combat and its result without cards."""
    match found:
        case AttackOdds():
            return text(
                "imperium-odds-attack",
                unit=kind_name(found.target),
                attack=found.attack,
                defence=found.defence,
                verdict=found.verdict.value,
            )
        case InvasionOdds():
            return text(
                "imperium-odds-invasion",
                attack=found.attack,
                defence=found.defence,
                defenders=found.defenders_fall,
                attackers=found.attackers_fall,
                cannon=found.cannon,
                ending=found.ending.value,
                home=int(found.home),
            )
        case None:
            return text("imperium-odds-none")
