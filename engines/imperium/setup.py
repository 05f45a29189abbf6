"""Before the first bid: the map, the deployment, the decks (rulebook, "Preparación")."""

from __future__ import annotations

from msgspec.structs import replace

from engines.core import Dice, Seat
from engines.imperium.board import BLUE, RED, Board, Planet, Side, Unit
from engines.imperium.cards import Card, deck
from engines.imperium.hands import drawn
from engines.imperium.hexes import Direction
from engines.imperium.maps import Map, Sector, map_of
from engines.imperium.missions import Deployed, Scenario, scenarios
from engines.imperium.options import Config, Deck, Opener
from engines.imperium.state import Hidden, State
from engines.imperium.systems import Size, Terrain
from engines.imperium.units import Kind
from engines.versions import stamp


def prepared(config: Config, dice: Dice, rules_version: int) -> State:
    """Return the position in which the first bidding is about to be opened."""
    scenario = scenarios(rules_version)[config.mission]
    chart = map_of(config.mission)
    board = Board(
        config=config,
        sides=(_side(scenario, chart, RED), _side(scenario, chart, BLUE)),
        planets=_planets(scenario, chart),
        terrain=_terrain(chart),
        clouds=_clouds(chart) if config.chance else (),
        discards=(),
        opener=(opener := _opener(config, dice)),
        active=opener,
        rules=stamp(rules_version),
    )
    return _dealt(board, dice)


def _opener(config: Config, dice: Dice) -> Seat:
    """Return who opens the first bidding; the higher die, if it is left to the dice."""
    match config.opener:
        case Opener.BLUE:
            return BLUE
        case Opener.DICE:
            return dice.below(2) if config.chance else RED
        case Opener.RED:
            return RED


def _side(scenario: Scenario, chart: Map, seat: Seat) -> Side:
    units: dict[Sector, Unit] = {}
    numbers: dict[Kind, int] = {}
    for deployed in deployment(scenario, seat):
        number = numbers[deployed.kind] = numbers.get(deployed.kind, 0) + 1
        cargo = tuple(sorted(deployed.cargo))
        units[_place(chart, seat, deployed)] = Unit(
            f"{deployed.kind}-{number}", deployed.kind, cargo=cargo
        )
    return Side(scenario.points[seat], units)


def deployment(scenario: Scenario, seat: Seat) -> tuple[Deployed, ...]:
    """Return the units a side starts with, as red would lay them."""
    if seat == BLUE and scenario.blue_units is not None:
        return scenario.blue_units
    return scenario.units


def _place(chart: Map, seat: Seat, deployed: Deployed) -> Sector:
    direction = Direction(deployed.direction)
    found = chart.towards(chart.homes[seat], direction if seat == RED else direction.opposite)
    assert found is not None
    return found


def _planets(scenario: Scenario, chart: Map) -> dict[Sector, Planet]:
    planets: dict[Sector, Planet] = {}
    for sector, printed in chart.printed.items():
        if printed is Size.HOME:
            owner = chart.homes.index(sector)
            planets[sector] = Planet(Size.HOME, owner, scenario.garrison)
        elif isinstance(printed, Size):
            planets[sector] = Planet(printed)
    return planets


def _terrain(chart: Map) -> dict[Sector, Terrain]:
    return {
        sector: printed
        for sector, printed in chart.printed.items()
        if isinstance(printed, Terrain) and printed is not Terrain.CLOUD
    }


def _clouds(chart: Map) -> tuple[Sector, ...]:
    return tuple(s for s in chart.sectors if chart.printed.get(s) is Terrain.CLOUD)


def _dealt(board: Board, dice: Dice) -> State:
    """Shuffle the decks and deal the starting cards; without chance there are none."""
    piles = _piles(board, dice)
    board = replace(board, discards=((),) * len(piles))
    state = State(board, (Hidden(), Hidden()), piles)
    if board.config.chance:
        for seat in (RED, BLUE):
            state, _ = drawn(state, seat, board.scenario.cards, dice)
    return state


def _piles(board: Board, dice: Dice) -> tuple[tuple[Card, ...], ...]:
    if not board.config.chance:
        return ((), ())
    cards = deck(board.scenario.without)
    match board.config.deck:
        case Deck.OWN:
            return dice.shuffled(cards), dice.shuffled(cards)
        case Deck.SHARED:
            return (dice.shuffled(cards + cards),)
        case Deck.SINGLE:
            return (dice.shuffled(cards),)
