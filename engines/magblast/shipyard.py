"""New ships: paying for them, drawing them and placing them ("Fase 3: Refuerzo").

Boarded ships are placed here too.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import combinations

from msgspec.structs import replace

from engines.core import Player, Seat
from engines.magblast.cards import Flagship
from engines.magblast.editions import ICONS
from engines.magblast.fleet import Ship, without_ship
from engines.magblast.model import Card, Phase, Place, Reinforce, ShipId, Zone
from engines.magblast.refusals import need_cards, need_phase, refuse
from engines.magblast.state import (
    Asking,
    Question,
    State,
    own_ship,
    with_fleet,
    with_fleet_ship,
)
from engines.magblast.supply import (
    discard,
    discard_ships,
    draw_ships,
    lay_down,
    ships_to_draw,
)
from engines.magblast.telling import (
    ZONE_NAMES,
    Run,
    card_name,
    labels,
    ship_name,
    ship_names,
    zone_names,
)

SAME, DIFFERENT = 3, 3
"""Icons that pay for a ship: as many of one kind, or one of each kind."""
TWO_TO_CHOOSE = frozenset((Flagship.MHEE_YOW_MEEX, Flagship.LETNEV))
"""Flagships that draw two ships and keep one (ruling 43)."""


def pays(cards: tuple[Card, ...]) -> bool:
    """Tell whether cards show what a ship costs: three icons alike, or one of each."""
    icons = Counter(icon for card in cards for icon in ICONS[card])
    return len(icons) >= DIFFERENT or max(icons.values(), default=0) >= SAME


def superfluous(cards: tuple[Card, ...]) -> Card | None:
    """Return a card without which the others still pay; None if each is needed (ruling 14)."""
    for at, card in enumerate(cards):
        if pays((*cards[:at], *cards[at + 1 :])):
            return card
    return None


@lru_cache(maxsize=4096)
def payments(hand: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    """Return every set of cards of a (sorted) hand that pays for a ship, the smallest first."""
    paying = [card for card in hand if ICONS[card]]
    sets = dict.fromkeys(c for size in (2, 3) for c in combinations(paying, size))
    return tuple(cards for cards in sets if pays(cards) and superfluous(cards) is None)


def need_room(state: State, seat: Seat) -> None:
    """Raise `IllegalAction` if the fleet has no room for a ship (ruling 16)."""
    if state.fleets[seat].full:
        raise refuse("fleet-full")


def need_ships(state: State) -> None:
    """Raise `IllegalAction` if no ship is left to be drawn (ruling 12)."""
    if not ships_to_draw(state):
        raise refuse("no-ships-left")


def check_reinforce(state: State, seat: Seat, action: Reinforce) -> None:
    """Raise `IllegalAction` unless these cards pay for a ship and there is one to be had."""
    need_phase(state, Phase.REINFORCE)
    need_room(state, seat)
    need_ships(state)
    need_cards(state, seat, action.cards)
    if not pays(action.cards):
        sets = payments(state.hands[seat])
        cheapest = labels(sets[0]) if sets else ()
        raise refuse("does-not-pay", count=len(sets), cards=cheapest)
    extra = superfluous(action.cards)
    if extra is not None:
        raise refuse("pays-too-much", card=card_name(extra))
    if action.ship is not None:
        _check_wish(state, seat, action.ship)


def _check_wish(state: State, seat: Seat, ship: ShipId) -> None:
    fleet = state.fleets[seat]
    if fleet.flagship is not Flagship.TRI_BOT or not fleet.uses:
        raise refuse("no-wish")
    if ship not in state.ship_discard:
        ships = ship_names(state.ship_discard)
        raise refuse("wish-not-there", ships=ships, count=len(ships))


def reinforce(state: State, seat: Seat, action: Reinforce, run: Run) -> State:
    """Pay, draw, and ask where the ship goes; Tri-Bot may take a discarded one instead."""
    run.tell("pays", player=Player(seat), cards=labels(action.cards))
    state = discard(lay_down(state, seat, action.cards, run), action.cards)
    if action.ship is None:
        return ask_where_drawn(state, seat, draw_count(state, seat), run)
    fleet = state.fleets[seat]
    state = with_fleet(state, seat, replace(fleet, uses=fleet.uses - 1))
    run.tell("wishes", player=Player(seat), ship=ship_name(action.ship), left=fleet.uses - 1)
    discards = tuple(ship for ship in state.ship_discard if ship != action.ship)
    question = Question(Asking.PLACE, ship=action.ship)
    return replace(state, ship_discard=discards, question=question)


def draw_count(state: State, seat: Seat) -> int:
    """Return how many ships a seat draws to keep one of them."""
    return 2 if state.fleets[seat].flagship in TWO_TO_CHOOSE else 1


def ask_where_drawn(state: State, seat: Seat, count: int, run: Run) -> State:
    """Draw ships and ask which goes where; without any left, nothing happens."""
    state, drawn = draw_ships(state, count, run)
    if not drawn:
        return state
    run.tell("draws-ships", player=Player(seat), count=len(drawn), outdone={seat})
    run.whisper({seat}, "drawn-ships", ships=ship_names(drawn), count=len(drawn))
    question = Question(Asking.PLACE, drawn=len(drawn))
    return replace(state, drawn=drawn, question=question)


def placeable(state: State) -> tuple[ShipId, ...]:
    """Return the ships among which the question asks: those drawn, or the one that is known."""
    question = state.question
    if question is None or question.ship is None:
        return state.drawn
    return (question.ship,)


def check_place(state: State, seat: Seat, action: Place) -> None:
    """Raise `IllegalAction` unless the question asks for this ship and the zone has room."""
    ships = placeable(state)
    if action.ship not in ships:
        raise refuse("place-other-ship", ships=ship_names(ships))
    zones = state.fleets[seat].open_zones()
    if action.zone not in zones:
        raise refuse("zone-full", zone=ZONE_NAMES[action.zone], zones=zone_names(zones))


def place(state: State, seat: Seat, action: Place, run: Run) -> State:
    """Put a drawn or boarded ship into its zone; another that was drawn is discarded."""
    return _put(state, seat, action, run, "places")


def place_alone(state: State, run: Run) -> State:
    """Put a ship where alone there is room, and tell why; else leave the state as it is."""
    question, seat = state.question, state.active
    if question is None or question.asking is Asking.SCATTER:
        return state
    ships, zones = placeable(state), state.fleets[seat].open_zones()
    if len(ships) != 1 or len(zones) != 1:
        return state
    return _put(state, seat, Place(ships[0], zones[0]), run, "places-alone")


def _put(state: State, seat: Seat, action: Place, run: Run, key: str) -> State:
    question, drawn = state.question, state.drawn
    assert question is not None
    run.revealed = True
    state = replace(state, question=None, drawn=())
    run.tell(
        key,
        player=Player(seat),
        ship=ship_name(action.ship),
        zone=ZONE_NAMES[action.zone],
    )
    if question.asking is Asking.BOARD:
        return _boarded(state, seat, action)
    others = tuple(ship for ship in drawn if ship != action.ship)
    if others:
        run.tell("throws-back", player=Player(seat), ships=ship_names(others))
    new = Ship(action.ship, action.zone, origin=_origin(state, action.zone))
    return discard_ships(with_fleet_ship(state, seat, new), others)


def _origin(state: State, zone: Zone) -> Zone | None:
    return zone if state.phase is Phase.MANEUVER else None


def _boarded(state: State, seat: Seat, action: Place) -> State:
    """Move a ship over with all that is under it (rulings 23 and 28)."""
    victim = state.owner(action.ship)
    assert victim is not None
    ship = own_ship(state, victim, action.ship)
    state = with_fleet(state, victim, without_ship(state.fleets[victim], ship.id))
    moved = replace(ship, zone=action.zone, shots=(), swept=False, boarded=True)
    return with_fleet_ship(state, seat, moved)
