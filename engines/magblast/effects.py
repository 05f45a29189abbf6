"""What each card does once nobody stops it."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from engines.core import Player
from engines.magblast.answers import cancel
from engines.magblast.cards import BOARDINGS, SPACEDOCKS
from engines.magblast.damage import (
    add_blasts,
    add_squadron,
    blasts_under,
    destroy,
    destroy_if_due,
    discard_hand,
    with_blasts,
)
from engines.magblast.editions import category, is_flagship
from engines.magblast.fleet import Blast, Lasting
from engines.magblast.model import OVER, Answer, Category, Kind, ShipId
from engines.magblast.shipyard import ask_where_drawn, draw_count
from engines.magblast.state import (
    Asking,
    Chain,
    Link,
    Play,
    Question,
    Squadron,
    State,
    own_ship,
    popped,
    with_fleet,
    with_fleet_ship,
)
from engines.magblast.supply import discard, draw_cards, lay_down, steal
from engines.magblast.telling import Run, card_name, place_of, ship_name, whose
from engines.magblast.traces import of_hit, of_loss


def resolve(state: State, play: Play, run: Run) -> State:
    """Carry out a play that was just taken off the stack."""
    if play.against is not None:
        return _answer(state, play, run)
    if play.is_blast:
        return _hit(state, play, run)
    if play.is_squadron:
        return _strike(state, play, run)
    if category(play.card) is Category.UPGRADE:
        return _upgrade(state, play, run)
    return _EFFECTS[play.kind](state, play, run)


def _answer(state: State, play: Play, run: Run) -> State:
    """Let a response cancel the play below it; then both are gone."""
    below = state.top
    assert below.number == play.against
    state = popped(state)
    if play.kind is Kind.TEMPORAL_FLUX:
        return cancel(discard(state, (play.card,)), below, Answer.FLUX, run)
    if play.kind is Kind.EVASIVE_ACTION:
        return cancel(discard(state, (play.card,)), below, Answer.EVADE, run)
    if below.kind is Kind.BOMBER:
        state = add_squadron(state, Squadron(play.card, play.seat))
    else:
        state = discard(state, (play.card,))
    return cancel(state, below, Answer.INTERCEPT, run)


def _hit(state: State, play: Play, run: Run) -> State:
    """Put a blast under its target; a target that survives may be hit directly."""
    target, owner = _aimed(play)
    left = max(0, state.hull_left(target) - play.damage)
    run.tell(
        "hits-this-turn" if left and state.raided(target) else "hits",
        trace=of_hit(state, target, play.damage),
        noise=play.sound or "",
        player=Player(play.seat),
        ship=ship_name(play.ship or ""),
        target=place_of(state, target),
        damage=play.damage,
        left=left,
    )
    state = add_blasts(state, owner, target, (Blast(play.card, play.damage),))
    state = _jam(state, play, run)
    state = destroy_if_due(state, target, run)
    if state.phase is OVER or state.owner(target) is None:
        return state
    rammed = play.kind is Kind.RAMMING_SPEED
    return replace(state, chain=Chain(Link.HIT, target, None if rammed else play.ship))


def _aimed(play: Play) -> tuple[ShipId, int]:
    assert play.target is not None
    assert play.defender is not None
    return play.target, play.defender


def _jam(state: State, play: Play, run: Run) -> State:
    """Let a ship with an EMP Cannon that hit a fleet ship cost its owner a card of chance."""
    target, owner = _aimed(play)
    shooter = state.fleets[play.seat].ship(play.ship or "")
    if shooter is None or not shooter.has(Kind.EMP_CANNON) or is_flagship(target):
        return state
    if not state.hands[owner]:
        return state
    card = run.dice.choice(state.hands[owner])
    run.tell("jams", player=Player(owner), ship=ship_name(shooter.id), card=card_name(card))
    return discard(lay_down(state, owner, (card,), run), (card,))


def _strike(state: State, play: Play, run: Run) -> State:
    """Put a squadron on its target: temporary damage, until the turn ends."""
    target, _ = _aimed(play)
    run.tell(
        "strikes",
        trace=of_hit(state, target, play.damage),
        card=card_name(play.card),
        target=place_of(state, target),
        damage=play.damage,
        left=max(0, state.hull_left(target) - play.damage),
    )
    squadron = Squadron(play.card, play.seat, target, play.damage)
    return destroy_if_due(add_squadron(state, squadron), target, run)


def _upgrade(state: State, play: Play, run: Run) -> State:
    ship = own_ship(state, play.seat, play.target or "")
    run.tell("upgraded", ship=place_of(state, ship.id), card=card_name(play.card))
    upgraded = replace(ship, upgrades=(*ship.upgrades, play.card))
    return with_fleet_ship(state, play.seat, upgraded)


def _reinforcements(state: State, play: Play, run: Run) -> State:
    state = discard(state, (play.card,))

    return ask_where_drawn(state, play.seat, draw_count(state, play.seat), run)


def _allocation(state: State, play: Play, run: Run) -> State:
    state = discard(state, (play.card,))
    return draw_cards(state, play.seat, state.edition.allocation, run)


def _spacedock(state: State, play: Play, run: Run) -> State:
    """Take the chosen damage cards off a ship; of cards alike the heaviest first."""
    target = play.target or ""
    left = sorted(blasts_under(state, play.seat, target), key=lambda blast: -blast.amount)
    for card in play.blasts:
        left.remove(next(blast for blast in left if blast.card == card))
    state = with_blasts(state, play.seat, target, tuple(left))
    run.tell(
        "repaired-this-turn" if state.raided(target) else "repaired",
        ship=place_of(state, target),
        cards=tuple(card_name(card) for card in play.blasts),
        left=state.hull_left(target),
    )
    return discard(state, (*play.blasts, play.card))


def _lasting(state: State, play: Play, run: Run) -> State:
    _, owner = _aimed(play)
    fleet = state.fleets[owner]
    key = f"lies-{play.kind}-{whose(owner, None, play.seat)}"
    run.tell(key, player=Player(owner), caster=Player(play.seat))
    lasting = (*fleet.lasting, Lasting(play.card, play.seat))
    return with_fleet(state, owner, replace(fleet, lasting=lasting))


def _direct_hit(state: State, play: Play, run: Run) -> State:
    """Let the chain go on: an effect, or another blast from the same ship."""
    target, _ = _aimed(play)
    run.tell("direct-hit", target=place_of(state, target))
    state = discard(state, (play.card,))
    return replace(state, chain=Chain(Link.DIRECT, target, play.ship))


def _catastrophe(state: State, play: Play, run: Run) -> State:
    target, _ = _aimed(play)
    run.tell("catastrophe", trace=of_loss(state, target), target=place_of(state, target))
    return destroy(discard(state, (play.card,)), target, run)


def _bridge_hit(state: State, play: Play, run: Run) -> State:
    """Steal cards of chance (third edition), or have the whole hand discarded (second)."""
    _, owner = _aimed(play)
    state = discard(state, (play.card,))
    stolen = state.edition.bridge_hit
    if stolen is not None:
        return steal(state, play.seat, owner, stolen, run)
    run.tell("loses-hand", player=Player(owner), count=len(state.hands[owner]))
    return discard_hand(state, owner, run)


def _boarding(state: State, play: Play, run: Run) -> State:
    target, _ = _aimed(play)
    run.tell("boards", player=Player(play.seat), target=place_of(state, target))
    question = Question(Asking.BOARD, ship=target)
    return replace(discard(state, (play.card,)), question=question)


def _concussion(state: State, play: Play, run: Run) -> State:
    target, owner = _aimed(play)
    zone = own_ship(state, owner, target).zone
    run.tell("concussion", target=place_of(state, target))
    question = Question(Asking.SCATTER, ship=target, zone=zone)
    return replace(discard(state, (play.card,)), question=question)


_EFFECTS: dict[Kind, Callable[[State, Play, Run], State]] = {
    Kind.REINFORCEMENTS: _reinforcements,
    Kind.STRATEGIC_ALLOCATION: _allocation,
    Kind.MINEFIELD: _lasting,
    Kind.ASTEROIDS: _lasting,
    Kind.DIRECT_HIT: _direct_hit,
    Kind.CATASTROPHIC_DAMAGE: _catastrophe,
    Kind.BRIDGE_HIT: _bridge_hit,
    Kind.CONCUSSIVE_BLAST: _concussion,
    **dict.fromkeys(SPACEDOCKS, _spacedock),
    **dict.fromkeys(BOARDINGS, _boarding),
}
