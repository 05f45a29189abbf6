"""Launching squadrons, and their way home ("Lanzar escuadrones")."""

from __future__ import annotations

from msgspec.structs import replace

from engines.core import Either, Player, Seat
from engines.magblast.aim import squadron_obstacle, squadron_targets
from engines.magblast.cards import Flagship
from engines.magblast.editions import KINDS, category, damage, is_flagship
from engines.magblast.firing import check_not_mined
from engines.magblast.model import Card, Category, Launch, Phase, ShipId
from engines.magblast.refusals import need_cards, need_phase, refuse
from engines.magblast.sounds import check_sound, cleaned, remember
from engines.magblast.state import Play, State
from engines.magblast.supply import lay_down, take_openly
from engines.magblast.telling import SHIP_NAMES, Run, card_name, labels, place_of, places_of
from engines.magblast.traces import of_shot
from engines.magblast.windows import announce


def check_launch(state: State, seat: Seat, action: Launch) -> None:
    """Raise `IllegalAction` unless a carrier can launch this card at this target now."""
    need_phase(state, Phase.ATTACK)
    need_cards(state, seat, (action.card,))
    if category(action.card) is not Category.SQUADRON:
        raise refuse("not-a-squadron", card=card_name(action.card))
    check_not_mined(state, seat)
    if not state.fleets[seat].carriers():
        raise refuse("no-carrier")
    _check_aim(state, seat, action)
    if action.sound is not None:
        check_sound(state, seat, action.sound)


def _check_aim(state: State, seat: Seat, action: Launch) -> None:
    kind = KINDS[action.card]
    obstacle = squadron_obstacle(state, seat, kind, action.target)
    if obstacle is None:
        return
    targets = squadron_targets(state, seat, kind)
    name = SHIP_NAMES.get(action.target)
    named = {} if name is None else {"target": name}
    raise refuse(
        obstacle,
        **named,
        ship=card_name(action.card),
        targets=Either(places_of(state, targets)),
        count=len(targets),
    )


def launch(state: State, seat: Seat, action: Launch, run: Run) -> State:
    """Launch a squadron at its target."""
    target = action.target
    owner = state.owner(target)
    assert owner is not None
    words = None if action.sound is None else cleaned(action.sound)
    amount = strength(state, action.card, target)
    play = Play(
        number=state.plays + 1,
        seat=seat,
        card=action.card,
        target=target,
        defender=owner,
        damage=amount,
        lethal=amount >= state.hull_left(target),
        sound=words,
    )
    state = _told(state, play, run)
    state = lay_down(state, seat, (action.card,), run)
    return announce(replace(state, plays=play.number), play, run)


def _told(state: State, play: Play, run: Run) -> State:
    """Tell of a launch; its sound is not needed, but it is remembered."""
    player, card = Player(play.seat), card_name(play.card)
    target, shot = place_of(state, play.target or ""), of_shot(state, play)
    if play.sound is None:
        run.tell("launches", trace=shot, player=player, card=card, target=target)
        return state
    loudly = "launches-loudly"
    run.tell(loudly, trace=shot, noise=play.sound, player=player, card=card, target=target)
    return remember(state, play.seat, play.sound)


def strength(state: State, card: Card, target: ShipId) -> int:
    """Return the damage of a squadron; on a fleet ship of The Glorp half of it (ruling 41)."""
    owner = state.owner(target)
    assert owner is not None
    halved = state.fleets[owner].flagship is Flagship.THE_GLORP and not is_flagship(target)
    return damage(card) // 2 if halved else damage(card)


def come_home(state: State, run: Run) -> State:
    """Return every squadron that is out to its hand; its damage is gone."""
    if not state.squadrons:
        return state
    for seat in state.living:
        cards = tuple(s.card for s in state.squadrons if s.seat == seat)
        if cards:
            run.tell("come-home", player=Player(seat), cards=labels(cards), count=len(cards))
            state = take_openly(state, seat, cards)
    return replace(state, squadrons=())
