"""Firing blasts: turrets, zones, targets and the sound ("Realizar disparos").

A ship that rams fires too: itself.
"""

from __future__ import annotations

from msgspec.structs import replace

from engines.core import Either, Player, Seat
from engines.magblast.aim import blast_obstacle, blast_targets
from engines.magblast.cards import TURRETS
from engines.magblast.damage import destroy
from engines.magblast.editions import KINDS, category, damage
from engines.magblast.fleet import Ship
from engines.magblast.model import ATTACK, Category, Fire, Kind, ShipId, Sound, Turret
from engines.magblast.refusals import need_cards, need_own_ship, need_phase, refuse
from engines.magblast.sounds import check_sound, cleaned, remember
from engines.magblast.state import Link, Play, State, with_fleet_ship
from engines.magblast.supply import discard, lay_down
from engines.magblast.telling import (
    SHIP_NAMES,
    TURRET_NAMES,
    Run,
    card_name,
    place_of,
    places_of,
    ship_name,
    ship_names,
)
from engines.magblast.traces import of_loss, of_shot
from engines.magblast.windows import announce


def check_fire(state: State, seat: Seat, action: Fire) -> None:
    """Raise `IllegalAction` unless this ship can fire this card at this target now."""
    need_phase(state, ATTACK)
    need_cards(state, seat, (action.card,))
    if not is_shot(KINDS[action.card]):
        raise refuse("not-a-blast", card=card_name(action.card))
    check_not_mined(state, seat)
    ship = need_own_ship(state, seat, action.ship)
    if ship.boarded and not state.config.boarded_may_fire:
        raise refuse("just-boarded", ship=ship_name(ship.id))
    if not is_extra(state, action):
        _check_ready(state, seat, ship, KINDS[action.card])
    else:
        _check_turret(state, seat, ship, KINDS[action.card])
    _check_aim(state, seat, ship, action.target)
    if action.sound is not None:
        check_sound(state, seat, action.sound)


def is_shot(kind: Kind) -> bool:
    """Tell whether a kind of card is fired: a blast, or a ramming ship."""
    return kind in TURRETS or kind is Kind.RAMMING_SPEED


def check_not_mined(state: State, seat: Seat) -> None:
    """Raise `IllegalAction` under a Minefield: no moving, firing or launching (ruling 31).

    One of somebody who is out lies until the order of play has passed their seat (ruling 30).
    """
    lying = state.fleets[seat].lasting
    until = [state.clockwise(card.caster)[0] for card in lying if card.kind is Kind.MINEFIELD]
    if until:
        raise refuse("minefield", players=tuple(Player(s) for s in dict.fromkeys(until)))


def _check_ready(state: State, seat: Seat, ship: Ship, kind: Kind) -> None:
    if kind is Kind.RAMMING_SPEED:
        return
    _check_turret(state, seat, ship, kind)
    if not has_shot(state, ship, TURRETS[kind]):
        ready = ready_ships(state, seat, kind)
        raise refuse(
            "has-fired", ship=ship_name(ship.id), ships=Either(ship_names(ready)), count=len(ready)
        )


def _check_turret(state: State, seat: Seat, ship: Ship, kind: Kind) -> None:
    if TURRETS[kind] not in ship.card.turrets:
        ready = ready_ships(state, seat, kind)
        raise refuse(
            "no-turret",
            ship=ship_name(ship.id),
            turret=TURRET_NAMES[TURRETS[kind]],
            turrets=tuple(TURRET_NAMES[turret] for turret in ship.card.turrets),
            ships=Either(ship_names(ready)),
            count=len(ready),
        )


def ready_ships(state: State, seat: Seat, kind: Kind) -> tuple[ShipId, ...]:
    """Return the ships of a seat that can still fire this kind of blast."""
    turret = TURRETS[kind]
    return tuple(
        ship.id
        for ship in state.fleets[seat].ships
        if turret in ship.card.turrets and may_fire(state, ship) and has_shot(state, ship, turret)
    )


def may_fire(state: State, ship: Ship) -> bool:
    """Tell whether a ship was not boarded this turn, or may fire all the same (ruling 28)."""
    return not ship.boarded or state.config.boarded_may_fire


def has_shot(state: State, ship: Ship, turret: Turret) -> bool:
    """Tell whether a ship has a shot left: one a turn, in a Brutal Assault one per turret.

    A Secondary Cannon gives one more, from any turret.
    """
    if ship.swept:
        return False
    spare = 1 if ship.has(Kind.SECONDARY_CANNON) else 0
    if not state.brutal:
        return len(ship.shots) < 1 + spare
    return turret not in ship.shots or len(ship.shots) - len(set(ship.shots)) < spare


def is_extra(state: State, action: Fire) -> bool:
    """Tell whether this is the second shot that a Direct Hit allows (rulings 25 and 26)."""
    chain = state.chain
    return (
        chain is not None
        and chain.link is Link.DIRECT
        and chain.ship == action.ship
        and chain.target == action.target
        and category(action.card) is Category.BLAST
    )


def _check_aim(state: State, seat: Seat, ship: Ship, target: ShipId) -> None:
    obstacle = blast_obstacle(state, seat, ship, target)
    if obstacle is None:
        return
    targets = blast_targets(state, seat, ship)
    name = SHIP_NAMES.get(target)
    named = {} if name is None else {"target": name}
    raise refuse(
        obstacle,
        **named,
        ship=ship_name(ship.id),
        targets=Either(places_of(state, targets)),
        count=len(targets),
    )


def fire(state: State, seat: Seat, action: Fire, run: Run) -> State:
    """Fire; without its sound the shot waits for it, or misses in a Skirmish in 5.1."""
    play, state = _shot(state, seat, action, run)
    if action.sound is not None:
        return _loud(state, play, action.sound, run)
    run.tell(
        "fires-silently",
        player=Player(seat),
        ship=ship_name(action.ship),
        card=card_name(play.card),
        target=place_of(state, action.target),
        waits=int(not state.config.skirmish),
    )
    state = replace(state, shot=play)
    return missed(state, run) if state.config.skirmish else state


def _shot(state: State, seat: Seat, action: Fire, run: Run) -> tuple[Play, State]:
    """Return the play, and the state after the ship has fired it, or has been sacrificed."""
    ship = need_own_ship(state, seat, action.ship)
    kind = KINDS[action.card]
    rams = kind is Kind.RAMMING_SPEED
    amount = ship.card.speed if rams else damage(action.card)
    play = Play(
        number=state.plays + 1,
        seat=seat,
        card=action.card,
        target=action.target,
        defender=state.owner(action.target),
        ship=ship.id,
        zone=ship.zone,
        damage=amount,
        lethal=amount >= state.hull_left(action.target),
        extra=is_extra(state, action),
    )
    state = lay_down(replace(state, plays=play.number, chain=None), seat, (action.card,), run)
    if rams:
        lost = of_loss(state, ship.id)
        run.tell("rams", trace=lost, player=Player(seat), ship=ship_name(ship.id))
        return play, destroy(state, ship.id, run)
    if not play.extra:
        fired = replace(ship, shots=(*ship.shots, TURRETS[kind]))
        state = with_fleet_ship(state, seat, fired)
    return play, state


def check_sounding(state: State, seat: Seat, action: Sound) -> None:
    """Raise `IllegalAction` unless a shot of this seat waits for its sound, and this is one."""
    if state.shot is None:
        raise refuse("no-silent-shot")
    check_sound(state, seat, action.words)


def sound(state: State, seat: Seat, action: Sound, run: Run) -> State:
    """Make the sound that a shot waits for: now it flies."""
    assert state.shot is not None
    return _loud(state, state.shot, action.words, run)


def _loud(state: State, play: Play, words: str, run: Run) -> State:
    play = replace(play, sound=cleaned(words))
    run.tell(
        "fires",
        trace=of_shot(state, play),
        noise=play.sound or "",
        player=Player(play.seat),
        ship=ship_name(play.ship or ""),
        card=card_name(play.card),
        target=place_of(state, play.target or ""),
    )
    state = remember(replace(state, shot=None), play.seat, play.sound or "")
    return announce(state, play, run)


def missed(state: State, run: Run) -> State:
    """Let the shot that waits for its sound miss: it is discarded, and has been fired."""
    play = state.shot
    assert play is not None
    run.tell(
        "misses",
        trace=of_shot(state, play),
        player=Player(play.seat),
        ship=ship_name(play.ship or ""),
        target=place_of(state, play.target or ""),
    )
    return discard(replace(state, shot=None), (play.card,))
