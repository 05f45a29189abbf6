"""The turn: its phases one after the other, and whose turn is next ("Secuencia del turno")."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from engines.core import TURN, Dice, Player, Seat
from engines.magblast.cards import FLAGSHIP_HULL, Flagship
from engines.magblast.editions import category
from engines.magblast.fleet import Fleet, Ship
from engines.magblast.maneuver import can_maneuver, check_layout, with_origins
from engines.magblast.model import ATTACK, MANEUVER, OVER, Card, Category, Discard, Draw, Phase
from engines.magblast.refusals import need_cards, need_phase, refuse
from engines.magblast.squadrons import come_home
from engines.magblast.state import Ending, State, with_fleet
from engines.magblast.supply import discard, draw_cards, lay_down, ships_to_draw, take_openly
from engines.magblast.telling import KIND_NAMES, Run, labels

HAND = 5
HACAN_HAND = 6
QUIET_ROUNDS = 10
"""After so many whole rounds without a card but squadrons a match ends, whatever the cap."""
WARNED = 3
"""For so many rounds before a match ends by count it is told that it will."""


def begin_turn(state: State, seat: Seat, run: Run) -> State:
    """Begin a seat's turn with its first phase; the first turn has fewer (ruling 11)."""
    fleet = state.fleets[seat]
    number = state.turn + 1
    fleet = replace(fleet, turns=fleet.turns + 1, last_turn=number)
    state = replace(with_fleet(state, seat, fleet), active=seat, turn=number)
    run.tell("turn", trace=TURN, player=Player(seat), round=state.round)
    if state.brutal_from == seat and not state.brutal:
        run.tell("brutal-begins", player=Player(seat))
        state = replace(state, brutal=True)
    if fleet.turns == 1:
        return _draw_phase(state, run) if state.edition.draws_on_first_turn else _reinforce(state)
    if state.since(3) and not _may_discard(state):
        return _draw_phase(state, run)
    return replace(state, phase=Phase.DISCARD)


def _may_discard(state: State) -> bool:
    """Tell whether there is anything to do in the first phase, by what everyone can see."""
    fleet = state.fleets[state.active]
    transfers = fleet.flagship is Flagship.BROTHERHOOD_OF_PEACE and bool(fleet.uses)
    return transfers or bool(state.hands[state.active])


def check_discard(state: State, seat: Seat, action: Discard) -> None:
    """Raise `IllegalAction` unless it is time and the hand holds these cards."""
    need_phase(state, Phase.DISCARD)
    need_cards(state, seat, action.cards)


def throw_away(state: State, seat: Seat, action: Discard, run: Run) -> State:
    """Discard cards and go on to drawing ("Fase 1: Descarte")."""
    if action.cards:
        run.tell("discards", player=Player(seat), cards=labels(action.cards))
        state = discard(lay_down(state, seat, action.cards, run), action.cards)
    return _draw_phase(state, run)


def _draw_phase(state: State, run: Run) -> State:
    """Let the active player draw; only the Overseers of Kalgon have a choice there."""
    if overseen(state):
        return replace(state, phase=Phase.DRAW)
    return _reinforce(_fill_up(state, run))


def overseen(state: State) -> tuple[Card, ...]:
    """Return the discarded blasts the active player may take instead of drawing."""
    fleet = state.fleets[state.active]
    if fleet.flagship is not Flagship.OVERSEERS_OF_KALGON or not fleet.uses:
        return ()
    return tuple(c for c in state.action_discard if category(c) is Category.BLAST)


def hand_limit(fleet: Fleet) -> int:
    """Return up to how many cards a player draws."""
    return HACAN_HAND if fleet.flagship is Flagship.HACAN else HAND


def _fill_up(state: State, run: Run) -> State:
    seat = state.active
    missing = hand_limit(state.fleets[seat]) - len(state.hands[seat])
    return draw_cards(state, seat, max(0, missing), run)


def check_draw(state: State, seat: Seat, action: Draw) -> None:
    """Raise `IllegalAction` unless it is time; only the Overseers take discarded blasts."""
    need_phase(state, Phase.DISCARD, Phase.DRAW)
    if not action.blasts:
        return
    blasts = list(overseen(state))
    if not blasts:
        raise refuse("nothing-to-oversee")
    for card in action.blasts:
        if card not in blasts:
            raise refuse("not-discarded", cards=labels(sorted(set(overseen(state)))))
        blasts.remove(card)


def draw(state: State, seat: Seat, action: Draw, run: Run) -> State:
    """Fill up the hand, or take discarded blasts in its stead ("Fase 2: Robo")."""
    if not action.blasts:
        return _reinforce(_fill_up(state, run))
    fleet = state.fleets[seat]
    run.tell("oversees", player=Player(seat), cards=labels(action.blasts), left=fleet.uses - 1)
    run.revealed = True
    state = with_fleet(state, seat, replace(fleet, uses=fleet.uses - 1))
    left = list(state.action_discard)
    for card in action.blasts:
        left.remove(card)
    state = replace(state, action_discard=tuple(left))
    return _reinforce(take_openly(state, seat, action.blasts))


def _reinforce(state: State) -> State:
    """Go on to reinforcing; past it where there is no room, or nothing to be drawn."""
    if state.fleets[state.active].full or not ships_to_draw(state):
        return _maneuver(state)
    return replace(state, phase=Phase.REINFORCE)


def _maneuver(state: State) -> State:
    """Go on to maneuvering; past it where no ship moves and no ability belongs there."""
    fleet = state.fleets[state.active]
    raids = fleet.flagship is Flagship.FREEP and bool(fleet.uses)
    if not can_maneuver(fleet) and not raids:
        return replace(state, phase=ATTACK)
    return replace(with_origins(state, state.active, marked=True), phase=MANEUVER)


def check_end(state: State, seat: Seat) -> None:
    """Raise `IllegalAction` if the phase cannot be left so: a zone is too full."""
    if state.phase is MANEUVER:
        check_layout(state, seat)


def check_finish(state: State) -> None:
    """Raise `IllegalAction` before cards are drawn, and by the first two versions of the rules.

    There the phases are finished one by one.
    """
    need_phase(state, Phase.ATTACK)


def end(state: State, run: Run) -> State:
    """Finish the phase; after the Attack phase, the turn."""
    return _ENDS[state.phase](state, run)


def next_phase(state: State) -> State:
    """Return what follows upon Reinforce, or upon Maneuver; nothing is told or turned up by it."""
    if state.phase is Phase.REINFORCE:
        return _maneuver(state)
    return replace(with_origins(state, state.active, marked=False), phase=ATTACK)


def _end_turn(state: State, run: Run) -> State:
    state = _rested(come_home(state, run))
    return _next_turn(replace(state, chain=None), run)


_ENDS: dict[Phase, Callable[[State, Run], State]] = {
    Phase.DISCARD: _draw_phase,
    Phase.DRAW: lambda state, run: _reinforce(state),
    Phase.REINFORCE: lambda state, run: next_phase(state),
    Phase.MANEUVER: lambda state, run: next_phase(state),
    Phase.ATTACK: _end_turn,
}
"""What follows upon each phase of a turn."""


def next_turn_of(state: State, seat: Seat) -> State:
    """Return how a seat's next turn begins if nothing changes: as if no card could be drawn.

    None comes from the deck, for nobody can tell which it would be. Ships are there to be drawn:
    the turn stops where they are paid for, whoever can pay.
    """
    run = Run(Dice("foreseen", 0))
    state = _expire(replace(_rested(state), chain=None), seat, run)
    bare = replace(state, action_deck=(), action_discard=())
    return begin_turn(bare, seat, run)


def _rested(state: State) -> State:
    """Return the state in which the active player's ships have not fired yet."""
    fleet = state.fleets[state.active]
    ships = tuple([_ready(ship) for ship in fleet.ships])
    return with_fleet(state, state.active, replace(fleet, ships=ships))


def _ready(ship: Ship) -> Ship:
    """Return a ship as it has done nothing yet in a turn."""
    if ship.shots or ship.swept or ship.boarded:
        return replace(ship, shots=(), swept=False, boarded=False)
    return ship


def _next_turn(state: State, run: Run) -> State:
    """Pass the turn to the left; what those passed by have cast expires (ruling 30)."""
    seats = len(state.fleets)
    seat, wraps = state.active, 0
    while True:
        seat = (seat + 1) % seats
        wraps += seat == state.first
        state = _expire(state, seat, run)
        if state.fleets[seat].alive:
            break
    if wraps:
        state = _next_round(state)
    if state.phase is OVER:
        _tell_standings(state, run)
        return state
    begun = begin_turn(state, seat, run)
    if wraps:
        _warn(begun, run)
    return begun


def _warn(state: State, run: Run) -> None:
    """Tell that the match will soon end by count (ruling 38)."""
    cap, quiet = state.config.round_cap.rounds, state.round - state.last_card - 1
    if cap is not None and state.round > cap - WARNED:
        run.tell("last-rounds", left=cap - state.round + 1)
    if quiet >= QUIET_ROUNDS - WARNED:
        run.tell("quiet", rounds=quiet, most=QUIET_ROUNDS)


def _tell_standings(state: State, run: Run) -> None:
    """Tell the numbers by which a match that ended by count ranks the living (ruling 38)."""
    for seat in state.living:
        hull, fleet = standing(state.fleets[seat])
        run.tell("counted", player=Player(seat), hull=hull, fleet=fleet)


def _expire(state: State, caster: Seat, run: Run) -> State:
    for seat, fleet in enumerate(state.fleets):
        gone = [lying for lying in fleet.lasting if lying.caster == caster]
        if gone:
            left = tuple([lying for lying in fleet.lasting if lying.caster != caster])
            state = with_fleet(state, seat, replace(fleet, lasting=left))
            state = discard(state, (lying.card for lying in gone))
            for kind in dict.fromkeys(lying.kind for lying in gone):
                key = "stays-under" if state.fleets[seat].under(kind) else "expires"
                run.tell(key, player=Player(seat), card=KIND_NAMES[kind])
    return state


def _next_round(state: State) -> State:
    """Count the round; the cap, or ten quiet rounds, end the match (ruling 38)."""
    state = replace(state, round=state.round + 1)
    cap = state.config.round_cap.rounds
    if cap is not None and state.round > cap:
        return replace(state, phase=Phase.OVER, ending=Ending.ROUNDS)
    if state.round - state.last_card > QUIET_ROUNDS:
        return replace(state, phase=Phase.OVER, ending=Ending.QUIET)
    return state


def standing(fleet: Fleet) -> tuple[int, int]:
    """Return what decides when a match ends by count: flagship first, then fleet (ruling 38)."""
    return (FLAGSHIP_HULL - fleet.flagship_damage, fleet.hull)
