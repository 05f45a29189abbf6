"""What is chosen in a turn before the combats: cards to buy, repairs, buildings, moves, cargo."""

from __future__ import annotations

from collections.abc import Iterator

from engines.choosing import Choice, Chosen, Number, Pick
from engines.core import Text, text
from engines.fields import joined
from engines.imperium.actions import Buy, Load, Repair, Sow, Unload
from engines.imperium.advice.building import catalogue, offer
from engines.imperium.advice.loading import loads, unloads
from engines.imperium.board import Board
from engines.imperium.cards import HAND_LIMIT
from engines.imperium.checking import allowed
from engines.imperium.construction import MINES_PRICE, check_sow
from engines.imperium.maps import Sector
from engines.imperium.names import kind_name, kind_names
from engines.imperium.repairs import check_repair, damaged_at, damaged_sectors, repair_price
from engines.imperium.supply import savable
from engines.imperium.units import TYPES, Ability, Kind
from engines.imperium.ways.look import Choices, Look, Step, card_choice, only, place, step
from engines.imperium.wording import planet_words, way_words

_BUYING = (1, 2, 3)
"""How many cards the buttons buy."""
MOST_BUILT = 6
"""How many of a kind are built by one command."""


def _discards(look: Look, chosen: Chosen) -> Pick:
    excess = look.hand if len(look.hand) > HAND_LIMIT else ()
    title = text("imperium-choose-discard", most=HAND_LIMIT)
    return Pick(title, tuple(map(card_choice, dict.fromkeys(excess))))


def _bought(look: Look, chosen: Chosen) -> Pick:
    cost = look.board.scenario.price
    counts = tuple(
        Choice(str(n), text("imperium-buy", count=n, price=n * cost))
        for n in _BUYING
        if look.possible(Buy(n))
    )
    return Pick(text("imperium-command-card-buy-count-about"), counts, usual=("1",), loose=True)


def _savings(look: Look, chosen: Chosen) -> Choices:
    """Return the squadrons that are lost unless they are supplied before others."""
    board, seat = look.board, look.seat
    fate = text("imperium-supply-fate")
    return (look.own(sector, fate) for sector in savable(board, seat))


def _repairs(look: Look, chosen: Chosen) -> Choices:
    """Return what can be repaired, with the price."""
    board, seat = look.board, look.seat
    for sector in damaged_sectors(board, seat):
        kind = damaged_at(board, seat, sector)
        if kind is not None and allowed(check_repair, board, seat, Repair(sector)):
            words = text("imperium-at", what=kind_name(kind), sector=sector)
            cost = text("imperium-price", price=repair_price(board, kind))
            yield Choice(sector, words, foretold=cost)


# -- Construction ------------------------------------------------------------------------------


def _kinds(look: Look, chosen: Chosen) -> Choices:
    """Return what can be built somewhere, with price, stock and strength."""
    for one in catalogue(look.view):
        if one.sites:
            words = text("imperium-kind-priced", unit=kind_name(one.kind), price=one.price)
            yield Choice(one.kind, words, _printed(one.kind, one.stock))


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


def _sites(look: Look, chosen: Chosen) -> Choices:
    """Return where a kind can be built, with what lies near."""
    named = only(chosen, "kind")
    if named not in TYPES:
        return
    kind = Kind(named)
    for at, cost in offer(look.view, look.seat, kind).sites.items():
        near = _near(look.board, at)
        told = text("imperium-site", price=cost, near=near, count=len(near))
        words = text("imperium-at", what=kind_name(kind), sector=at)
        yield Choice(at, words, told)


def _near(board: Board, sector: Sector) -> tuple[Text, ...]:
    """Return the planets beside a sector, or the planet that lies in it."""
    if sector in board.planets:
        return (planet_words(board, sector),)
    near = board.map.neighbours[sector]
    return tuple(planet_words(board, s) for s in near if s in board.planets)[:2]


def _count(look: Look, chosen: Chosen) -> Number:
    return Number(text("imperium-command-build-count-about"), 1, MOST_BUILT, 1)


def _layers(look: Look, chosen: Chosen) -> Choices:
    """Return the minelayers that can sow somewhere."""
    for sector, unit in look.units.items():
        if any(_fields(look, {"unit": (unit.id,)})):
            yield look.own(sector)


def _fields(look: Look, chosen: Chosen) -> Iterator[Choice]:
    """Return where a minelayer can sow."""
    board, seat, unit = look.board, look.seat, only(chosen, "unit")
    start = board.where(seat, unit)
    if start is None or not board.sides[seat].units[start].can(Ability.LAY_MINES):
        return
    cost = text("imperium-price", price=MINES_PRICE)
    for at in board.map.neighbours[start]:
        if allowed(check_sow, board, seat, Sow(unit, at)):
            yield Choice(at, text("imperium-mines-of", sector=at), foretold=cost)


# -- Movement ----------------------------------------------------------------------------------


def _movers(look: Look, chosen: Chosen) -> Choices:
    """Return the units that can still move."""
    return (look.own(at) for at, unit in look.units.items() if look.ways(unit.id))


def _destinations(look: Look, chosen: Chosen) -> Choices:
    """Return where a unit can move, the farthest first, with what comes of it."""
    unit = only(chosen, "unit")
    for way in sorted(look.ways(unit), key=lambda way: -way.steps):
        near = _near(look.board, way.to)
        beside = text("imperium-beside", near=near) if near else None
        yield Choice(way.to, way_words(look.view, unit, way), foretold=beside)


def _cargo(*, aboard: bool) -> dict[str, Step]:
    """Return the steps of loading (`aboard`), or of unloading."""
    key = "load" if aboard else "unload"

    def found(look: Look, unit: str) -> tuple[Load | Unload, ...]:
        return loads(look.view, unit) if aboard else unloads(look.view, unit)

    def ships(look: Look, chosen: Chosen) -> Choices:
        return (look.own(at) for at, unit in look.units.items() if found(look, unit.id))

    def places(look: Look, chosen: Chosen) -> Choices:
        at = dict.fromkeys(order.at for order in found(look, only(chosen, "unit")))
        return (Choice(sector, place(look.board, sector)) for sector in at)

    def cargoes(look: Look, chosen: Chosen) -> Choices:
        for order in found(look, only(chosen, "unit")):
            if order.at == only(chosen, "at"):
                what = kind_names(order.cargo)
                words = text(f"imperium-take-{key}", cargo=what, sector=order.at)
                yield Choice(joined(order.cargo), words)

    return {
        "unit": step("unit", ships, loose=True),
        "at": step(text(f"imperium-command-{key}-at-about"), places),
        "cargo": step("cargo", cargoes, 0, several=True),
    }


STEPS: dict[str, dict[str, Step]] = {
    "discard": {"card": _discards},
    "buy": {"count": _bought},
    "save": {"unit": step("save", _savings, loose=True)},
    "repair": {"at": step("repair", _repairs)},
    "build": {
        "kind": step("kind", _kinds),
        "at": step("site", _sites),
        "count": _count,
    },
    "sow": {
        "unit": step("layer", _layers, loose=True),
        "at": step("field", _fields),
    },
    "move": {
        "unit": step("unit", _movers, loose=True),
        "to": step("way", _destinations),
    },
    "load": _cargo(aboard=True),
    "unload": _cargo(aboard=False),
}
"""The steps of what is done in a turn before its combats."""
