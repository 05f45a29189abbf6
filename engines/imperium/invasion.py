"""Invasions of planets (rulebook, "Invasiones planetarias"; rulings I-R14 to I-R18)."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from msgspec.structs import replace

from engines.core import Player, Seat
from engines.imperium.board import Board, Planet, Reason, Result, enemy_of, ground_kinds
from engines.imperium.cards import Card
from engines.imperium.clashes import Battle, Combat, Landing
from engines.imperium.damage import less, settled, tell_garrison_lost, tell_if_lost
from engines.imperium.firing import NO_CARDS, Laid
from engines.imperium.income import tell_wasted
from engines.imperium.maps import Sector
from engines.imperium.names import kind_names
from engines.imperium.systems import PLANETS, Size
from engines.imperium.telling import Run
from engines.imperium.units import TROOPS, TYPES, Kind

SHOCK_TROOPS = 2
ALL_OUT_OFFENSIVE = 4
ENTRENCHMENT = 2
CIVIL_RESISTANCE = 4


class Ending(StrEnum):
    """How an invasion ends if nothing changes its strengths (ruling I-R17)."""

    HELD = "held"
    SPENT = "spent"
    """All have fallen on both sides."""
    SPARED = "spared"
    """It is taken if the defender fells squadrons rather than the last troops, or else spent."""
    RAIDED = "raided"
    """It is taken, and nobody stays."""
    CONQUERED = "conquered"


TAKEN = frozenset((Ending.RAIDED, Ending.CONQUERED))


class Forces(NamedTuple):
    """The strengths of an invasion and how many fall for them.

    `cannon` is what the defensive cannon suffers: 0 nothing, 1 damage, 2 destruction.
    """

    attack: int
    defence: int
    cannon: int
    defenders_fall: int
    attackers_fall: int


def landings(
    board: Board, seat: Seat, combat: Combat, laid: Laid = NO_CARDS
) -> tuple[Landing, ...]:
    """Return what still takes part: ships that live, and no squadrons under a shield."""
    shielded = is_shielded(board, combat.target) and Card.LIGHTNING_INVASION not in laid[seat]
    found = (_landing(board, seat, landing, shielded) for landing in combat.landings)
    return tuple(landing for landing in found if landing.cargo)


def _landing(board: Board, seat: Seat, landing: Landing, shielded: bool) -> Landing:
    sector = board.where(seat, landing.unit)
    aboard = board.sides[seat].units[sector].cargo if sector else ()
    cargo = shared(landing.cargo, aboard)
    return Landing(landing.unit, tuple(k for k in cargo if k in TROOPS or not shielded))


def is_shielded(board: Board, planet: Sector) -> bool:
    """Tell whether a planetary shield bars air support and bombardment."""
    return Kind.SHIELD in board.planets[planet].buildings


def landed(landings: tuple[Landing, ...]) -> tuple[Kind, ...]:
    """Return everything that takes part on the attacker's side, sorted."""
    return tuple(sorted(kind for landing in landings for kind in landing.cargo))


def forces(board: Board, seat: Seat, combat: Combat, laid: Laid = NO_CARDS) -> Forces:
    """Return the strengths of a declared invasion, cards included.

    The attack first wears down the defensive cannon, then each point fells one defender.
    """
    planet = board.planets[combat.target]
    force = landed(landings(board, seat, combat, laid))
    attack = _with_cards(_strength(force), laid[seat], laid[enemy_of(seat)])
    defence = _strength(planet.troops)
    ignored = Card.LIGHTNING_INVASION in laid[seat]
    cannon, spent = (0, 0) if ignored else _wear(planet, attack)
    return Forces(
        attack=attack,
        defence=defence,
        cannon=cannon,
        defenders_fall=min(len(planet.troops), max(0, attack - spent)),
        attackers_fall=min(len(force), defence),
    )


def _strength(kinds: tuple[Kind, ...]) -> int:
    return sum(TYPES[kind].front.attack for kind in kinds)


def _with_cards(attack: int, mine: frozenset[Card], theirs: frozenset[Card]) -> int:
    attack += SHOCK_TROOPS if Card.SHOCK_TROOPS in mine else 0
    attack += ALL_OUT_OFFENSIVE if Card.ALL_OUT_OFFENSIVE in mine else 0
    attack -= ENTRENCHMENT if Card.ENTRENCHMENT in theirs else 0
    attack -= CIVIL_RESISTANCE if Card.CIVIL_RESISTANCE in theirs else 0
    attack = max(0, attack)
    return attack // 2 if Card.MARTIAL_LAW in theirs else attack


def _wear(planet: Planet, attack: int) -> tuple[int, int]:
    """Return what a cannon suffers and how much of the attack it absorbs (ruling I-R15)."""
    if Kind.CANNON not in planet.buildings:
        return 0, 0
    cannon = TYPES[Kind.CANNON]
    side = cannon.back if planet.cannon_damaged and cannon.back else cannon.front
    if attack >= side.defence:
        return 2, side.defence
    return (1 if attack and not planet.cannon_damaged else 0), attack


def succeeds(board: Board, combat: Combat, found: Forces, force: tuple[Kind, ...]) -> bool:
    """Tell whether an invasion takes its planet if nothing changes its strengths.

    The defender picks which attackers fall, and would leave squadrons rather than troops.
    """
    return ending(board, combat, found, force) in TAKEN


def ending(board: Board, combat: Combat, found: Forces, force: tuple[Kind, ...]) -> Ending:
    """Return how an invasion ends if nothing changes its strengths."""
    planet = board.planets[combat.target]
    if found.defenders_fall < len(planet.troops):
        return Ending.HELD
    if Kind.CANNON in planet.buildings and found.cannon < 2:
        return Ending.HELD
    if len(force) <= found.attackers_fall:
        return Ending.SPENT
    holders = sum(kind in ground_kinds(board) for kind in force)
    if holders <= found.attackers_fall:
        return Ending.SPARED
    stays = combat.stay or planet.size is Size.HOME
    return Ending.CONQUERED if stays else Ending.RAIDED


def begin(board: Board, seat: Seat, combat: Combat, laid: Laid, run: Run) -> Board:
    """Settle the strengths of an invasion; who falls is chosen next."""
    found = forces(board, seat, combat, laid)
    force = landings(board, seat, combat, laid)
    run.tell(
        "invaded",
        player=Player(seat),
        planet=combat.target,
        cargo=kind_names(landed(force)),
        attack=found.attack,
        defence=found.defence,
    )
    ignored = Card.LIGHTNING_INVASION in laid[seat]
    battle = Battle(
        planet=combat.target,
        attacker=seat,
        landings=force,
        stay=combat.stay,
        defenders_fall=found.defenders_fall,
        attackers_fall=found.attackers_fall,
        cannon_stands=_cannon_stands(board.planets[combat.target], found, ignored),
    )
    return replace(_with_cannon(board, combat.target, found, run), battle=battle)


def _cannon_stands(planet: Planet, found: Forces, ignored: bool) -> bool:
    return Kind.CANNON in planet.buildings and found.cannon < 2 and not ignored


def _with_cannon(board: Board, sector: Sector, found: Forces, run: Run) -> Board:
    planet = board.planets[sector]
    match found.cannon:
        case 0:
            return board
        case 1:
            run.tell("cannon-damaged", planet=sector)
            return board.with_planet(sector, replace(planet, cannon_damaged=True))
        case _:
            run.tell("cannon-destroyed", planet=sector)
            return board.with_planet(sector, planet.without(Kind.CANNON))


def conclude(board: Board, battle: Battle, run: Run) -> Board:
    """Carry out the losses of both sides at once, and see whose the planet is."""
    seat, sector = battle.attacker, battle.planet
    felled, fallen = battle.fallen_defenders or (), battle.fallen_attackers or ()
    if felled or fallen:
        run.tell(
            "invasion-losses",
            planet=sector,
            defenders=kind_names(felled),
            defended=len(felled),
            attackers=kind_names(fallen),
            attacked=len(fallen),
        )
    planet = board.planets[sector]
    planet = replace(planet, troops=less(planet.troops, felled))
    board = replace(board.with_planet(sector, planet), battle=None)
    board = _disembarked(board, battle, fallen)
    survivors = [k for k in less(landed(battle.landings), fallen) if k in ground_kinds(board)]
    if planet.troops or battle.cannon_stands:
        run.tell("invasion-failed", player=Player(seat), planet=sector)
        return board
    if not survivors:
        run.tell("invasion-spent", player=Player(seat), planet=sector)
        return _abandoned(board, sector, run)
    return _conquered(board, battle, survivors, run)


def _disembarked(board: Board, battle: Battle, gone: tuple[Kind, ...]) -> Board:
    """Take tokens out of the ships that landed them, in the order of the declaration."""
    seat, left = battle.attacker, list(gone)
    for landing in battle.landings:
        sector = board.where(seat, landing.unit)
        if sector is not None:
            ship = board.sides[seat].units[sector]
            leaving = shared(shared(landing.cargo, ship.cargo), tuple(left))
            lighter = replace(ship, cargo=less(ship.cargo, leaving))
            board = board.with_unit(seat, sector, lighter)
            left = list(less(tuple(left), leaving))
    return board


def shared(some: tuple[Kind, ...], others: tuple[Kind, ...]) -> tuple[Kind, ...]:
    """Return the tokens that two groups have in common, each as often as both have it."""
    left, found = list(others), list[Kind]()
    for kind in some:
        if kind in left:
            left.remove(kind)
            found.append(kind)
    return tuple(found)


def _abandoned(board: Board, sector: Sector, run: Run) -> Board:
    """Let a planet that nobody holds become neutral; a home planet stays its owner's."""
    planet = board.planets[sector]
    left = settled(planet)
    tell_if_lost(planet, left, sector, run)
    return board.with_planet(sector, left)


def _conquered(board: Board, battle: Battle, survivors: list[Kind], run: Run) -> Board:
    """Take a planet whose defence has fallen: buildings are destroyed, troops stay or return.

    The cheapest stay. Ruling I-R17; the variant "Saqueo planetario" is ruling I-R44.
    """
    seat, sector, planet = battle.attacker, battle.planet, board.planets[battle.planet]
    size = planet.size
    tell_garrison_lost(planet, planet.tokens, sector, run)
    if size is Size.HOME:
        return replace(board, result=Result(Reason.HOME_CONQUERED, seat))
    places = min(battle.stay, PLANETS[size].capacity)
    staying = tuple(sorted(survivors, key=lambda kind: TYPES[kind].cost)[:places])
    board = _disembarked(board, battle, staying)
    if staying:
        run.tell("conquered", player=Player(seat), planet=sector, troops=kind_names(staying))
        return board.with_planet(sector, Planet(size, seat, tuple(sorted(staying))))
    run.tell("raided", player=Player(seat), planet=sector)
    board = board.with_planet(sector, Planet(size))
    return looted(board, seat, size, run) if board.config.looting else board


def looted(board: Board, seat: Seat, size: Size, run: Run) -> Board:
    """Pay at once what a planet yields that was conquered and left."""
    before = board.sides[seat].points
    board = board.with_points(seat, before + PLANETS[size].income)
    gained = board.sides[seat].points - before
    run.tell("looted", player=Player(seat), points=gained)
    tell_wasted(seat, PLANETS[size].income - gained, run)
    return board
