"""What can be chosen in a turn: units, sectors, cargo, kinds, each with what it means.

Everything takes a view of the phase concerned and returns choices whose values are what the
commands take: a unit's id, a sector, a kind. Menus and autocomplete are made of them.
"""

from __future__ import annotations

from cogs.games.imperium.codec import cargo_part
from cogs.games.imperium.words import condition, planet_words, unit_words, way_words
from cogs.panels.panel import Choice
from engines.core import Text, text
from engines.imperium.actions import Load, Repair, Save, Sow, Unload
from engines.imperium.advice.building import catalogue
from engines.imperium.advice.loading import loads, unloads
from engines.imperium.advice.moving import ways
from engines.imperium.board import Board, Unit
from engines.imperium.cards import HAND_LIMIT, Card
from engines.imperium.checking import allowed
from engines.imperium.construction import MINES_PRICE, check_sow, price
from engines.imperium.maps import Sector
from engines.imperium.names import card_effect, card_name, kind_name, kind_names, side_name
from engines.imperium.repairs import check_repair, damaged_at, damaged_sectors, repair_price
from engines.imperium.state import View
from engines.imperium.supply import check_save, needing_carriers, unsupplied
from engines.imperium.units import TYPES, Ability, Kind, UnitId

Choices = tuple[Choice, ...]


def units(view: View) -> dict[Sector, Unit]:
    """Return the viewer's units by sector, in the order of the rulebook's sheet."""
    if view.seat is None:
        return {}
    order = list(Kind)
    found = view.board.sides[view.seat].units.items()
    return dict(sorted(found, key=lambda item: (order.index(item[1].kind), item[1].id)))


def own(view: View, sector: Sector, about: Text | None = None) -> Choice:
    """Return the choice of the viewer's unit in a sector."""
    seat = view.seat or 0
    unit = view.board.sides[seat].units[sector]
    told = about or condition(view.board, seat, sector)
    return Choice(unit.id, unit_words(unit, sector), told)


# Supply and repair


def savings(view: View) -> Choices:
    """Return the squadrons that can be supplied before others."""
    board, seat = view.board, view.seat or 0
    lost = unsupplied(board, seat)
    return tuple(
        own(view, sector, text("imperium-supply-fate", lost=int(sector in lost)))
        for sector in needing_carriers(board, seat)
        if allowed(check_save, board, seat, Save(board.sides[seat].units[sector].id))
    )


def repairs(view: View) -> Choices:
    """Return what can be repaired, with the price."""
    board, seat = view.board, view.seat or 0
    found: list[Choice] = []
    for sector in damaged_sectors(board, seat):
        kind = damaged_at(board, seat, sector)
        if kind is not None and allowed(check_repair, board, seat, Repair(sector)):
            words = text("imperium-at", what=kind_name(kind), sector=sector)
            cost = text("imperium-price", price=repair_price(board, kind))
            found.append(Choice(sector, words, cost))
    return tuple(found)


# Construction


def kinds(view: View) -> Choices:
    """Return what can be built somewhere, with price, stock and strength."""
    return tuple(
        Choice(offer.kind, _priced(offer.kind, offer.price), _printed(offer.kind, offer.stock))
        for offer in catalogue(view)
        if offer.sites
    )


def _priced(kind: Kind, cost: int) -> Text:
    return text("imperium-kind-priced", unit=kind_name(kind), price=cost)


def _printed(kind: Kind, left: int) -> Text:
    front = TYPES[kind].front
    return text(
        "imperium-kind-about",
        attack=front.attack,
        defence=front.defence,
        move=front.move,
        squadrons=front.squadrons,
        troops=front.troops,
        left=left,
    )


def sites(view: View, kind: Kind) -> Choices:
    """Return where a kind can be built, with what lies near."""
    board, seat = view.board, view.seat or 0
    offer = next((one for one in catalogue(view) if one.kind is kind), None)
    return tuple(
        Choice(
            at,
            text("imperium-at", what=kind_name(kind), sector=at),
            text(
                "imperium-site",
                price=price(board, seat, kind, at),
                near=_near(board, at),
                count=len(_near(board, at)),
            ),
        )
        for at in (offer.sites if offer else ())
    )


def _near(board: Board, sector: Sector) -> tuple[Text, ...]:
    """Return the planets beside a sector, or the planet that lies in it."""
    if sector in board.planets:
        return (planet_words(board, sector),)
    near = board.map.neighbours[sector]
    return tuple(planet_words(board, s) for s in near if s in board.planets)[:2]


def layers(view: View) -> Choices:
    """Return the minelayers that can sow somewhere."""
    return tuple(own(view, s) for s, unit in units(view).items() if fields(view, unit.id))


def fields(view: View, unit: UnitId) -> Choices:
    """Return where a minelayer can sow."""
    board, seat = view.board, view.seat or 0
    start = board.where(seat, unit)
    if start is None or not board.sides[seat].units[start].can(Ability.LAY_MINES):
        return ()
    cost = text("imperium-price", price=MINES_PRICE)
    return tuple(
        Choice(at, text("imperium-mines-of", sector=at), cost)
        for at in board.map.neighbours[start]
        if allowed(check_sow, board, seat, Sow(unit, at))
    )


# Movement


def movers(view: View) -> Choices:
    """Return the units that can still move, load or unload."""
    return tuple(own(view, s) for s, unit in units(view).items() if _can_go(view, unit))


def _can_go(view: View, unit: Unit) -> bool:
    return bool(ways(view, unit.id) or loads(view, unit.id) or unloads(view, unit.id))


def flyers(view: View) -> Choices:
    """Return the units that can still move."""
    return tuple(own(view, s) for s, unit in units(view).items() if ways(view, unit.id))


def destinations(view: View, unit: UnitId) -> Choices:
    """Return where a unit can move, the farthest first, with what comes of it."""
    found = sorted(ways(view, unit), key=lambda way: -way.steps)
    return tuple(
        Choice(
            way.to,
            way_words(view, unit, way),
            _beside(view.board, way.to),
        )
        for way in found
    )


def _beside(board: Board, sector: Sector) -> Text | None:
    near = _near(board, sector)
    return text("imperium-beside", near=near) if near else None


def loaders(view: View) -> Choices:
    """Return the ships that can take something aboard."""
    return tuple(own(view, s) for s, unit in units(view).items() if loads(view, unit.id))


def unloaders(view: View) -> Choices:
    """Return the ships that can land or launch something."""
    return tuple(own(view, s) for s, unit in units(view).items() if unloads(view, unit.id))


def cargo_places(view: View, unit: UnitId, *, aboard: bool) -> Choices:
    """Return the sectors that a ship can load from (`aboard`), or unload to."""
    found = loads(view, unit) if aboard else unloads(view, unit)
    return tuple(Choice(at, _place(view.board, at)) for at in dict.fromkeys(o.at for o in found))


def _place(board: Board, at: Sector) -> Text:
    return planet_words(board, at) if at in board.planets else text("imperium-space", sector=at)


def cargoes(view: View, unit: UnitId, at: Sector, *, aboard: bool) -> Choices:
    """Return what a ship can load from a sector (`aboard`), or unload to it."""
    found = loads(view, unit) if aboard else unloads(view, unit)
    return tuple(
        Choice(cargo_part(order.cargo), text("imperium-cargo", cargo=kind_names(order.cargo)))
        for order in found
        if order.at == at
    )


def cargo_words(order: Load | Unload) -> Text:
    """Return a loading or unloading of the chosen ship."""
    key = "load" if isinstance(order, Load) else "unload"
    return text(f"imperium-take-{key}", cargo=kind_names(order.cargo), sector=order.at)


# Cards


def discards(view: View) -> Choices:
    """Return the cards of a hand that is too large."""
    hand = view.own.hand if view.own else ()
    if len(hand) <= HAND_LIMIT:
        return ()
    return tuple(card_choice(card) for card in dict.fromkeys(hand))


def card_choice(card: Card) -> Choice:
    """Return the choice of a card, with its effect."""
    return Choice(card, card_name(card), card_effect(card))


def planet_choice(view: View, sector: Sector) -> Choice:
    """Return the choice of a planet."""
    return Choice(sector, planet_words(view.board, sector))


def place_choice(view: View, sector: Sector) -> Choice:
    """Return the choice of a sector, with what lies there."""
    board = view.board
    for seat in (0, 1):
        unit = board.unit(seat, sector)
        if unit is not None:
            words = unit_words(unit, sector)
            return Choice(sector, text("imperium-of-side", what=words, side=side_name(seat)))
    return Choice(sector, _place(board, sector))


def notable(view: View) -> tuple[Sector, ...]:
    """Return the sectors of the map, those with something in them first."""
    board = view.board
    taken = {*board.planets, *board.sides[0].units, *board.sides[1].units}
    return tuple(sorted(board.map.sectors, key=lambda sector: sector not in taken))


def fleet_lines(board: Board, seat: int) -> tuple[Text, ...]:
    """Return the units and the planets of a side, a line for each."""
    order = list(Kind)
    found = sorted(
        board.sides[seat].units.items(), key=lambda item: (order.index(item[1].kind), item[1].id)
    )
    ships = tuple(
        text("imperium-fleet-unit", unit=unit_words(unit, s), how=condition(board, seat, s))
        for s, unit in found
    )
    planets = tuple(
        text(
            "imperium-fleet-planet",
            planet=planet_words(board, s),
            income=board.planets[s].income,
            tokens=kind_names(board.planets[s].tokens),
            count=len(board.planets[s].tokens),
        )
        for s in board.controlled(seat)
    )
    head = text("imperium-fleet", side=side_name(seat), points=board.sides[seat].points)
    return (head, *ships, *planets)
