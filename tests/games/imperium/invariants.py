"""What holds of every position of Imperium Galáctica: `faults` names what does not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

from engines.core import Seat
from engines.imperium.board import BLUE, POINTS_LIMIT, RED, Board, Phase, Unit, enemy_of
from engines.imperium.cards import Card, deck
from engines.imperium.cargo import holds
from engines.imperium.clashes import Clash, Combat, Loss
from engines.imperium.missions import SCENARIOS, Mission
from engines.imperium.options import Deck
from engines.imperium.secret_orders import protectable
from engines.imperium.space import WALLS
from engines.imperium.state import Hidden, State, includes
from engines.imperium.systems import PLANETS, Size
from engines.imperium.units import BUILDINGS, OWN_TOKENS, SQUADRONS, TYPES, Kind, Pool, tokens
from engines.imperium.victory import last_turn

SEATS = (RED, BLUE)


def faults(state: State) -> Iterator[str]:
    """Yield what is wrong with a position, a sentence for each; nothing if it is sound."""
    board = state.board
    yield from _cards(state)
    yield from _map(board)
    yield from _tokens(board)
    for seat in SEATS:
        yield from _side(board, seat)
        yield from _secrets(board, state.hidden[seat], seat)
    if board.result is None:
        yield from _moment(board)
        yield from _combats(board)
        yield from _questions(board)


# Cards


@cache
def _whole(mission: Mission, copies: int) -> list[Card]:
    return sorted(deck(SCENARIOS[mission].without) * copies)


def _cards(state: State) -> Iterator[str]:
    """Every card is once in a hand, in a pile or among the discards."""
    board, config = state.board, state.board.config
    piles = tuple((*p, *d) for p, d in zip(state.piles, board.discards, strict=True))
    hands = tuple(hidden.hand for hidden in state.hidden)
    if not config.chance:
        if any(piles) or any(hands):
            yield "there are cards in a match without chance"
    elif config.deck is Deck.OWN:
        for seat in SEATS:
            if sorted((*piles[seat], *hands[seat])) != _whole(config.mission, 1):
                yield f"the cards of seat {seat} are not its deck"
    else:
        copies = 2 if config.deck is Deck.SHARED else 1
        if sorted((*piles[0], *hands[RED], *hands[BLUE])) != _whole(config.mission, copies):
            yield "all cards together are not the deck"


def _secrets(board: Board, hidden: Hidden, seat: Seat) -> Iterator[str]:
    hand = hidden.hand
    for name, some in (("pledges", hidden.pledge), ("is known to hold", hidden.known)):
        if some and not includes(hand, some):
            yield f"seat {seat} {name} a card that is not in its hand"
    if hidden.commits and not includes(hand, (laid.card for laid in hidden.commits)):
        yield f"seat {seat} has laid a card that is not in its hand"
    if len(set(hidden.commits)) < len(hidden.commits):
        yield f"seat {seat} has laid two cards of a name at one combat"
    asked = board.window.combats if board.window else ()
    if any(laid.combat not in asked for laid in hidden.commits) and board.result is None:
        yield f"seat {seat} has laid a card at a combat that nobody asks about"
    bids = board.bidding is not None and board.bidding.holder == seat
    if (hidden.limit or hidden.pledge) and not bids and board.result is None:
        yield f"seat {seat} goes up to a limit, or pledges cards, without a bid that stands"
    if hidden.watch is not None and Card.COUNTER_INTELLIGENCE not in hand:
        yield f"seat {seat} waits for a card without Counter-intelligence"
    if hidden.truce is not None:
        yield from _truce(board, hidden, seat)


def _truce(board: Board, hidden: Hidden, seat: Seat) -> Iterator[str]:
    if Card.FORCED_TRUCE not in hidden.hand:
        yield f"seat {seat} has ordered a truce without the card"
    if board.rules_version >= 2 and hidden.truce not in protectable(board, seat):
        yield f"seat {seat} has ordered a truce for a planet that it cannot protect"


# The map


def _map(board: Board) -> Iterator[str]:
    red, blue = (side.units for side in board.sides)
    if not red.keys().isdisjoint(blue):
        yield "units of both sides stand in one sector"
    for sector, planet in board.planets.items():
        held = bool(planet.troops) or planet.size is Size.HOME
        if (planet.owner is not None) is not held:
            yield f"{sector} is held without troops, or has troops without an owner"
        if len(planet.troops) > PLANETS[planet.size].capacity:
            yield f"{sector} holds more troops than it can"
        if planet.owner is None and planet.buildings:
            yield f"buildings lie on {sector}, which is neutral"
        if not planet.buildings <= BUILDINGS:
            yield f"something lies on {sector} that is no building"
        if planet.cannon_damaged and Kind.CANNON not in planet.buildings:
            yield f"a cannon is damaged on {sector}, where there is none"
        if sector in board.terrain:
            yield f"{sector} is a planet and something else"
    for sector, left in board.mines.items():
        if left not in (1, 2) or sector in board.planets or sector not in board.map.hexes:
            yield f"a minefield lies in {sector} that cannot"


def _side(board: Board, seat: Seat) -> Iterator[str]:
    side = board.sides[seat]
    if not 0 <= side.points <= POINTS_LIMIT:
        yield f"seat {seat} has {side.points} points"
    if side.debt < 0 or min(side.gates_held, side.planets_destroyed, side.blockades) < 0:
        yield f"seat {seat} has a negative debt or score"
    if len({unit.id for unit in side.units.values()}) < len(side.units):
        yield f"seat {seat} has two units of one number"
    pending = board.choice.at if board.choice and board.choice.loss is Loss.CARGO else None
    for sector, unit in side.units.items():
        if not _can_stand(board, sector):
            yield f"{unit.id} stands in {sector}, where no unit can"
        if not unit.id.startswith(f"{unit.kind}-"):
            yield f"{unit.id} is a {unit.kind}"
        if unit.cargo and sector != pending:
            yield from _cargo(unit)


def _can_stand(board: Board, sector: str) -> bool:
    if sector in board.planets or sector not in board.map.hexes or sector in board.radiation:
        return False
    return board.terrain.get(sector) not in WALLS and sector not in board.clouds


def _cargo(unit: Unit) -> Iterator[str]:
    squadrons = sum(kind in SQUADRONS for kind in unit.cargo)
    stats = unit.stats
    if squadrons > stats.squadrons or len(unit.cargo) - squadrons > stats.troops:
        yield f"{unit.id} carries more than it can"


def _tokens(board: Board) -> Iterator[str]:
    """Nobody has more tokens than lie in the box; what is carried counts once."""
    shared = Counter(TYPES[kind].pool for p in board.planets.values() for kind in p.buildings)
    shared[Pool.MINES] = len(board.mines)
    for seat in SEATS:
        side = board.sides[seat]
        kinds = [kind for unit in side.units.values() for kind in (unit.kind, *unit.cargo)]
        kinds += [k for p in board.planets.values() if p.owner == seat for k in p.troops]
        used = Counter(TYPES[kind].pool for kind in kinds)
        used[Pool.MISSILES] += sum(marker.owner == seat for marker in board.radiation.values())
        for pool, count in side.lost.items():
            (used if pool in OWN_TOKENS else shared)[pool] += count
        for pool, count in used.items():
            if count > tokens(pool):
                yield f"seat {seat} has {count} tokens of {pool}"
    for pool, count in shared.items():
        if count > tokens(pool):
            yield f"there are {count} tokens of {pool}"


# The moment


def _moment(board: Board) -> Iterator[str]:
    if not 1 <= board.turn <= last_turn(board):
        yield f"it is Game Turn {board.turn}"
    bidding = board.phase is Phase.INITIATIVE
    if bidding is not (board.bidding is not None):
        yield "there is a bidding out of its phase, or none in it"
    if not bidding and board.first is None:
        yield "nobody has the initiative"
    truce = board.effects.truce
    if truce is not None and board.phase not in (Phase.COMBAT, Phase.INITIATIVE):
        yield "a truce holds before the combat phase"
    if board.phase is not Phase.COMBAT and (board.combats or board.current is not None):
        yield "combats are declared outside their phase"


def _combats(board: Board) -> Iterator[str]:
    seen = {(combat.target, combat.second) for combat in board.combats}
    if len(seen) < len(board.combats):
        yield "two combats are declared against one target"
    if board.current is not None and not 0 <= board.current <= len(board.combats):
        yield "a combat is resolved that was not declared"
    if board.current is None:  # once they are resolved, what takes part may be gone
        for combat in board.combats:
            yield from _declared(board, combat)


def _declared(board: Board, combat: Combat) -> Iterator[str]:
    own, enemy = board.active, enemy_of(board.active)
    units = {unit.id: unit for unit in board.sides[own].units.values()}
    if not combat.attackers and not combat.landings:
        yield f"nobody attacks {combat.target}"
    for name in combat.attackers:
        if name not in units and not _fires(board, own, name):
            yield f"{name} attacks, which is not in play"
    for landing in combat.landings:
        ship = units.get(landing.unit)
        if ship is None or not holds(ship.cargo, landing.cargo):
            yield f"{landing.unit} lands what it does not carry"
    if combat.clash is Clash.ATTACK and board.unit(enemy, combat.target) is None:
        yield f"{combat.target} is attacked, where nobody is"
    if combat.clash in (Clash.INVASION, Clash.BOMBARDMENT) and board.owner(combat.target) != enemy:
        yield f"{combat.target} is invaded or bombarded, which is not the enemy's"


def _fires(board: Board, seat: Seat, sector: str) -> bool:
    planet = board.planets.get(sector)
    return planet is not None and planet.owner == seat and Kind.ION_CANNON in planet.buildings


def _questions(board: Board) -> Iterator[str]:
    window, choice, battle = board.window, board.choice, board.battle
    if window is not None:
        if any(not 0 <= at < len(board.combats) for at in window.combats):
            yield "cards are asked for a combat that is not declared"
        if not window.ready <= set(SEATS) or board.current is None:
            yield "cards are asked for outside the resolution, or of nobody"
    if battle is not None and battle.planet not in board.planets:
        yield "a planet is fought for that is not there"
    if choice is None:
        return
    if not 0 < choice.count <= len(choice.pool):
        yield "more tokens are lost than there are to choose from"
    if not holds(_at_stake(board), choice.pool):
        yield f"tokens are to be chosen in {choice.at} that are not there"


def _at_stake(board: Board) -> tuple[Kind, ...]:
    """Return the tokens among which losses are being chosen."""
    choice, battle = board.choice, board.battle
    if choice is None:
        return ()
    match choice.loss:
        case Loss.CARGO:
            ship = board.unit(choice.seat, choice.at)
            return () if ship is None else ship.cargo
        case Loss.ATTACKERS:
            landings = () if battle is None else battle.landings
            return tuple(kind for landing in landings for kind in landing.cargo)
        case _:
            planet = board.planets.get(choice.at)
            return () if planet is None else planet.tokens
