"""What holds in every position of Mag·Blast, whatever was played: see `faults`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import TypeAlias

from engines.core import Seat
from engines.magblast.cards import LASTING, TURRETS
from engines.magblast.editions import EDITIONS, HULLS, KINDS, category, deck
from engines.magblast.fleet import Blast, Fleet
from engines.magblast.model import ZONE_CAP, ZONES, Card, Category, EditionName, Kind, Phase, ShipId
from engines.magblast.state import Asking, Play, State

Owners: TypeAlias = dict[ShipId, Seat]
"""Whose each ship and flagship in play is."""

DAMAGING = frozenset((*TURRETS, Kind.RAMMING_SPEED))
SQUADRONS = frozenset((Kind.FIGHTER, Kind.BOMBER))


def faults(state: State) -> Iterator[str]:
    """Yield a sentence for each thing that is wrong with a position; nothing if it is sound."""
    misplaced = tuple(_by_seat(state))
    yield from misplaced
    if misplaced:
        return
    owners = _owners(state)
    yield from _box(state, owners)
    yield from _hulls(state)
    for seat, fleet in enumerate(state.fleets):
        yield from _fleet(state, seat, fleet)
    yield from _hands(state)
    yield from _waiting(state, owners)
    yield from _question(state, owners)
    yield from _squadrons(state, owners)
    yield from _assault(state)


def _by_seat(state: State) -> Iterator[str]:
    """Yield what has not exactly one place for each seat."""
    seats = len(state.fleets)
    rows = [state.hands, state.decisions, state.seen, *state.seen, *state.answers]
    if state.phase is Phase.SETUP:
        rows += [state.dealt, state.kept]
    elif state.dealt or state.kept:
        yield "ships are dealt or kept after the set-up"
    if any(len(row) != seats for row in rows):
        yield "something has not one place for each seat"
    if len(state.answers) != len(state.stack):
        yield "the answers do not belong to the plays"
    named = {state.active, state.first, state.brutal_from or 0, *state.agreed, *state.fallen}
    named |= {play.seat for play in state.stack} | {s.seat for s in state.squadrons}
    if not named <= set(range(seats)):
        yield "somebody is named who has no seat"


def _owners(state: State) -> Owners:
    owners: Owners = {}
    for seat, fleet in enumerate(state.fleets):
        if fleet.alive:
            owners[fleet.flagship.value] = seat
            owners.update((ship.id, seat) for ship in fleet.ships)
    return owners


def _box(state: State, owners: Owners) -> Iterator[str]:
    """Yield it when a card or ship of the box is not in exactly one place."""
    all_cards, all_ships = _printed(state.config.edition)
    cards = Counter(_cards(state))
    if cards != all_cards:
        yield f"cards are missing ({all_cards - cards}) or too many ({cards - all_cards})"
    ships = Counter(_ships(state, owners))
    if ships != all_ships:
        yield f"ships are missing ({all_ships - ships}) or too many ({ships - all_ships})"


@cache
def _printed(edition: EditionName) -> tuple[Counter[Card], Counter[ShipId]]:
    box = EDITIONS[edition]
    return Counter(deck(box)), Counter(ship.id for ship in box.ships)


def _cards(state: State) -> Iterator[Card]:
    yield from state.action_deck
    yield from state.action_discard
    for hand in state.hands:
        yield from hand
    yield from (play.card for play in state.stack)
    yield from (squadron.card for squadron in state.squadrons)
    if state.shot is not None:
        yield state.shot.card
    for fleet in state.fleets:
        yield from (blast.card for blast in fleet.blasts)
        yield from (lying.card for lying in fleet.lasting)
        for ship in fleet.ships:
            yield from (blast.card for blast in ship.blasts)
            yield from ship.upgrades


def _ships(state: State, owners: Owners) -> Iterator[ShipId]:
    yield from state.ship_deck
    yield from state.ship_discard
    yield from state.drawn
    for dealt in state.dealt:
        yield from dealt
    for fleet in state.fleets:
        yield from (ship.id for ship in fleet.ships)
    question = state.question
    if question is not None and question.ship is not None and question.ship not in owners:
        yield question.ship


def _hulls(state: State) -> Iterator[str]:
    """Yield what is in play though its damage has reached its hull."""
    passing = Counter[ShipId]()
    for squadron in state.squadrons:
        if squadron.target is not None:
            passing[squadron.target] += squadron.damage
    for fleet in state.fleets:
        if not fleet.alive:
            continue
        lasting = {ship.id: ship.lasting_damage for ship in fleet.ships}
        lasting[fleet.flagship.value] = fleet.flagship_damage
        for ship, damage in lasting.items():
            if damage + passing[ship] >= HULLS[ship]:
                yield f"{ship} is in play with no hull left"


def _fleet(state: State, seat: Seat, fleet: Fleet) -> Iterator[str]:
    """Yield what is wrong with a fleet: what lies in and under it, and what is left of the dead."""
    if not fleet.alive and (fleet.ships or fleet.blasts or fleet.lasting or state.hands[seat]):
        yield f"something is left of seat {seat}, which is out"
    if fleet.alive is (seat in state.fallen):
        yield f"seat {seat} is both in play and fallen, or neither"
    moving = state.phase is Phase.MANEUVER and seat == state.active
    zones = [ship.zone for ship in fleet.ships]
    if not moving and any(zones.count(zone) > ZONE_CAP for zone in ZONES):
        yield f"a zone of seat {seat} holds too many ships"
    if any((ship.origin is not None) is not moving for ship in fleet.ships):
        yield f"a ship of seat {seat} is on its way though it is not, or is not though it is"
    if seat != state.active and any(s.shots or s.swept or s.boarded for s in fleet.ships):
        yield f"a ship of seat {seat} has fired out of turn"
    if any(lying.kind not in LASTING for lying in fleet.lasting):
        yield f"what lies on the fleet of seat {seat} is no Minefield and no Asteroids"
    yield from _under("the flagship", fleet.blasts, ())
    for ship in fleet.ships:
        yield from _under(ship.id, ship.blasts, ship.upgrades)


def _under(name: str, blasts: tuple[Blast, ...], upgrades: tuple[Card, ...]) -> Iterator[str]:
    if any(KINDS[blast.card] not in DAMAGING or blast.amount < 0 for blast in blasts):
        yield f"what lies under {name} as damage is no blast"
    kinds = [KINDS[card] for card in upgrades]
    if len(set(kinds)) < len(kinds) or any(
        category(card) is not Category.UPGRADE for card in upgrades
    ):
        yield f"{name} has what is no upgrade, or one twice"


def _hands(state: State) -> Iterator[str]:
    """Yield whose hand is not sorted, or does not hold what somebody has seen go there."""
    for seat, hand in enumerate(state.hands):
        if tuple(sorted(hand)) != hand:
            yield f"the hand of seat {seat} is not sorted"
        for row in state.seen:
            if row[seat] and not Counter(row[seat]) <= Counter(hand):
                yield f"seat {seat} does not hold what was seen to go there"


def _waiting(state: State, owners: Owners) -> Iterator[str]:
    """Yield what is wrong with the chain, the silent shot and the cards that wait for answers."""
    chain, shot = state.chain, state.shot
    if chain is not None:
        if owners.get(chain.target, state.active) == state.active:
            yield "the target of a chain is not an enemy in play"
        if chain.ship is not None and owners.get(chain.ship) != state.active:
            yield "whose hit began a chain is not in play"
        if state.phase is not Phase.ATTACK:
            yield "a chain outlasts the Attack phase"
    if shot is not None:
        if shot.seat != state.active or not shot.is_blast or state.phase is not Phase.ATTACK:
            yield "what waits for its sound is no shot of the active player"
        yield from _play(shot, owners)
    for at, play in enumerate(state.stack):
        yield from _play(play, owners)
        yield from _asked(state, at, play)


def _play(play: Play, owners: Owners) -> Iterator[str]:
    if play.target is not None and owners.get(play.target) != play.defender:
        yield f"the target of {play.card} is not in play, or is another's"
    fired = play.ship is not None and play.is_blast and play.kind is not Kind.RAMMING_SPEED
    if fired and owners.get(play.ship or "") != play.seat:
        yield f"the ship that fired {play.card} is not in play"
    if play.is_attack and (play.target is None or play.defender == play.seat):
        yield f"{play.card} attacks nobody, or its own player"


def _asked(state: State, at: int, play: Play) -> Iterator[str]:
    """Yield what is wrong with who is asked about a play, and what they have answered."""
    living = set(state.living)
    if not set(play.asked) <= living - {play.seat} or play.seat not in living:
        yield f"about {play.card} somebody is asked who is out, or its own player"
    if play.against is not None and (not at or state.stack[at - 1].number != play.against):
        yield f"{play.card} answers something that is not below it"
    for seat, given in enumerate(state.answers[at]):
        if given is not None and (seat not in play.asked or given.play != play.number):
            yield f"seat {seat} has answered what it was not asked"


def _question(state: State, owners: Owners) -> Iterator[str]:
    question = state.question
    if len(state.drawn) != (0 if question is None else question.drawn):
        yield "ships are drawn that no question asks about, or the other way round"
    if question is None:
        return
    held = None if question.ship is None else owners.get(question.ship)
    if question.asking is Asking.PLACE:
        if held is not None or bool(state.drawn) is (question.ship is not None):
            yield "the question is not where a new ship goes"
    elif held in (None, state.active):
        yield "the question is about a ship that no enemy has in play"
    if question.asking is not Asking.SCATTER and state.fleets[state.active].full:
        yield "there is no room for the ship that is to be placed"


def _squadrons(state: State, owners: Owners) -> Iterator[str]:
    for out in state.squadrons:
        if KINDS[out.card] not in SQUADRONS or not state.fleets[out.seat].alive:
            yield f"{out.card} is out and is no squadron, or its player is out of the game"
        if out.target is not None and out.target not in owners:
            yield f"a squadron holds on to {out.target}, which is not in play"
        if bool(out.damage) is (out.target is None):
            yield "a squadron does damage to nothing, or none to its target"


def _assault(state: State) -> Iterator[str]:
    agreed = len(state.agreed) == 2
    if (state.brutal_from is not None) is not agreed or (state.brutal and not agreed):
        yield "a Brutal Assault was agreed by one, or not by two"
