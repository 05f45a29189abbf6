"""Playing the other cards: on ships, on fleets, and after a hit ("Impactos Directos")."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from engines.core import Either, Player, Seat
from engines.magblast.aim import is_fleet
from engines.magblast.cards import (
    BOARDINGS,
    LASTING,
    ON_FLEET_SHIPS_ONLY,
    SPACEDOCKS,
    TURRETS,
    Flagship,
)
from engines.magblast.concussion import need_room_to_throw
from engines.magblast.editions import KINDS, category, is_flagship
from engines.magblast.model import Card, Category, Kind, Phase, PlayCard, ShipId
from engines.magblast.refusals import need_cards, need_own_ship, need_phase, refuse
from engines.magblast.shipyard import need_room, need_ships
from engines.magblast.state import Chain, Link, Play, State, own_ship, with_fleet
from engines.magblast.supply import lay_down
from engines.magblast.telling import (
    KIND_NAMES,
    ZONE_NAMES,
    Run,
    card_name,
    place_of,
    places_of,
    ship_name,
    ship_names,
)
from engines.magblast.windows import announce

CHAINED = frozenset((Category.DIRECT_HIT, Category.EFFECT))
"""Cards that are played on what was just hit, and on nothing else."""


def check_play(state: State, seat: Seat, action: PlayCard) -> None:
    """Raise `IllegalAction` unless this card may be played so by the active player now."""
    need_cards(state, seat, (action.card,))
    kind = KINDS[action.card]
    _check_time(state, kind)
    if action.blasts and kind not in SPACEDOCKS:
        raise refuse("no-blasts-to-name", card=card_name(action.card))
    if kind in SPACEDOCKS:
        _check_spacedock(state, seat, action)
    elif kind in LASTING:
        _check_lasting(state, seat, action)
    elif category(action.card) is Category.UPGRADE:
        _check_upgrade(state, seat, action)
    elif action.target is not None:
        raise refuse("no-target-to-name", card=card_name(action.card))
    elif kind is Kind.REINFORCEMENTS:
        need_room(state, seat)
        need_ships(state)
    elif category(action.card) in CHAINED:
        _check_chained(state, seat, action.card)


def _check_time(state: State, kind: Kind) -> None:
    """Raise `IllegalAction` for cards that are used otherwise, or in another phase."""
    if kind in TURRETS or kind is Kind.RAMMING_SPEED:
        raise refuse("fire-it", card=KIND_NAMES[kind])
    if kind in (Kind.FIGHTER, Kind.BOMBER):
        raise refuse("launch-it", card=kind)
    if kind in (Kind.TEMPORAL_FLUX, Kind.EVASIVE_ACTION):
        raise refuse("only-an-answer", card=KIND_NAMES[kind])
    if kind is Kind.REINFORCEMENTS:
        need_phase(state, state.edition.reinforcements_in)
    elif kind is not Kind.STRATEGIC_ALLOCATION or not state.edition.allocation_any_turn:
        need_phase(state, Phase.ATTACK)


def _check_spacedock(state: State, seat: Seat, action: PlayCard) -> None:
    if action.target is not None and is_flagship(action.target):
        raise refuse("not-on-flagships", card=card_name(action.card))
    ship = need_own_ship(state, seat, action.target)
    under = tuple(blast.card for blast in ship.blasts)
    most = min(SPACEDOCKS[KINDS[action.card]], len(under))
    extra = Counter(action.blasts) - Counter(under)
    if not under:
        hit = ship_names(s.id for s in state.fleets[seat].ships if s.blasts)
        raise refuse("undamaged", ship=ship_name(ship.id), ships=hit, count=len(hit))
    if extra or not 1 <= len(action.blasts) <= most:
        cards = tuple(card_name(card) for card in under)
        raise refuse("which-blasts", ship=ship_name(ship.id), most=most, cards=cards)


def _check_lasting(state: State, seat: Seat, action: PlayCard) -> None:
    kind, target = KINDS[action.card], action.target
    fleets = _fleets_for(state, seat, kind)
    if target is None or not is_fleet(state, target):
        players, card = Either(tuple(map(Player, fleets))), card_name(action.card)
        raise refuse("name-a-fleet", card=card, players=players, count=len(fleets))
    owner = state.owner(target)
    if owner not in fleets:
        if owner == seat:
            raise refuse("own-minefield")
        raise refuse("minesweepers-guard", count=len(fleets))


def _fleets_for(state: State, seat: Seat, kind: Kind) -> tuple[Seat, ...]:
    """Return on whose fleets a seat may play a Minefield or Asteroids."""
    if kind is Kind.ASTEROIDS or state.edition.minefield_on_any:
        return state.living
    return tuple(s for s in state.living if s != seat and not _swept(state, s))


def _swept(state: State, seat: Seat) -> bool:
    fleet = state.fleets[seat]
    return any(fleet.is_minesweeper(ship) for ship in fleet.ships)


def lasting_targets(state: State, seat: Seat, kind: Kind) -> tuple[ShipId, ...]:
    """Return the fleets on which a seat may play a Minefield or Asteroids."""
    return tuple(state.fleets[s].flagship.value for s in _fleets_for(state, seat, kind))


def _check_upgrade(state: State, seat: Seat, action: PlayCard) -> None:
    """One upgrade of each kind per ship, and none on flagships (ruling 44)."""
    if action.target is not None and is_flagship(action.target):
        raise refuse("not-on-flagships", card=card_name(action.card))
    ship = need_own_ship(state, seat, action.target)
    if ship.has(KINDS[action.card]):
        raise refuse("has-upgrade", ship=ship_name(ship.id), card=card_name(action.card))


def _check_chained(state: State, seat: Seat, card: Card) -> None:
    """A Direct Hit needs a hit, an effect a Direct Hit (rulings 24 to 27)."""
    chain = state.chain
    if chain is None:
        raise refuse("no-hit", card=card_name(card))
    direct = category(card) is Category.DIRECT_HIT
    if direct and chain.link is not Link.HIT:
        target = place_of(state, chain.target)
        if chain.ship is None:
            raise refuse("already-direct-rammed", target=target)
        raise refuse("already-direct", target=target, edition=state.config.edition)
    if not direct:
        if chain.link is not Link.DIRECT and not skips_direct_hit(state, seat):
            raise refuse("no-direct-hit", card=card_name(card))
        _check_effect(state, seat, KINDS[card], chain)


def skips_direct_hit(state: State, seat: Seat) -> bool:
    """Tell whether a seat may play an effect right after a hit: Alpha Mazons."""
    fleet = state.fleets[seat]
    return fleet.flagship is Flagship.ALPHA_MAZONS and bool(fleet.uses)


def _check_effect(state: State, seat: Seat, kind: Kind, chain: Chain) -> None:
    if kind in ON_FLEET_SHIPS_ONLY and is_flagship(chain.target):
        raise refuse("not-on-flagships", card=KIND_NAMES[kind])
    if kind in BOARDINGS:
        check_boarding(state, seat, chain.target)
    if kind is Kind.CONCUSSIVE_BLAST and state.since(5):
        need_room_to_throw(state, chain.target)


def check_boarding(state: State, seat: Seat, target: ShipId) -> None:
    """Raise `IllegalAction` if a ship cannot be boarded, or there is no room for it."""
    owner = state.owner(target)
    ship = None if owner is None else state.fleets[owner].ship(target)
    if ship is not None and ship.has(Kind.SECURITY_FORCE):
        raise refuse("guarded", target=place_of(state, target))
    need_room(state, seat)


def play_card(state: State, seat: Seat, action: PlayCard, run: Run) -> State:
    """Play a card; what it does comes once nobody stops it."""
    target, ship = action.target, None
    if category(action.card) in CHAINED:
        assert state.chain is not None
        target, ship = state.chain.target, state.chain.ship
        state = _chained(state, seat, action.card, run)
    owner = None if target is None else state.owner(target)
    play = Play(
        number=state.plays + 1,
        seat=seat,
        card=action.card,
        target=target,
        defender=owner,
        ship=ship,
        lethal=KINDS[action.card] is Kind.CATASTROPHIC_DAMAGE,
        blasts=action.blasts,
    )
    _tell_play(state, play, run)
    state = lay_down(state, seat, (action.card,), run)
    return announce(replace(state, plays=play.number), play, run)


def _chained(state: State, seat: Seat, card: Card, run: Run) -> State:
    """Return the state with what the card of a chain uses up."""
    chain = state.chain
    if category(card) is Category.DIRECT_HIT or chain is None:
        return state
    if chain.link is Link.HIT:
        fleet = state.fleets[seat]
        run.tell("skips", player=Player(seat), left=fleet.uses - 1)
        state = with_fleet(state, seat, replace(fleet, uses=fleet.uses - 1))
    return replace(state, chain=None)


def _tell_play(state: State, play: Play, run: Run) -> None:
    player, card = Player(play.seat), card_name(play.card)
    if play.target is None:
        run.tell("plays", player=player, card=card)
    elif play.kind in LASTING:
        assert play.defender is not None
        if play.defender == play.seat:
            run.tell("plays-on-own-fleet", player=player, card=card)
            return
        run.tell("plays-on-fleet", player=player, card=card, victim=Player(play.defender))
    elif play.defender == play.seat:
        ship = own_ship(state, play.seat, play.target)
        zone = ZONE_NAMES[ship.zone]
        run.tell("plays-on-own", player=player, card=card, ship=ship_name(ship.id), zone=zone)
    else:
        (target,) = places_of(state, (play.target,))
        run.tell("plays-on", player=player, card=card, target=target)
