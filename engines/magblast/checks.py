"""What the rules allow at this moment: the gate before each action's own check."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from engines.core import Player, Seat
from engines.magblast.abilities import check_use
from engines.magblast.answers import SHIELD_ICONS, answers, can_shield, possible
from engines.magblast.brutal import check_agree
from engines.magblast.cardplay import check_play
from engines.magblast.concussion import check_scatter
from engines.magblast.firing import check_fire, check_sounding
from engines.magblast.maneuver import check_maneuver, check_move
from engines.magblast.mines import check_sweep
from engines.magblast.model import (
    SETUP,
    Action,
    Agree,
    Answer,
    Discard,
    Draw,
    End,
    Finish,
    Fire,
    Hush,
    Keep,
    Launch,
    Maneuver,
    Move,
    Place,
    PlayCard,
    Reinforce,
    Respond,
    Scatter,
    Sound,
    Sweep,
    Use,
)
from engines.magblast.passing import reached
from engines.magblast.questions import is_optional
from engines.magblast.refusals import need_cards, refuse
from engines.magblast.setup import check_keep
from engines.magblast.shipyard import check_place, check_reinforce, placeable
from engines.magblast.squadrons import check_launch
from engines.magblast.state import Asking, State
from engines.magblast.telling import card_name, labels, ship_names
from engines.magblast.turn import check_discard, check_draw, check_end, check_finish
from engines.magblast.windows import unanswered

_Check: TypeAlias = Callable[[State, Seat, Any], None]
_OF_ANY_TURN = (PlayCard, Use)
"""What may be done on any turn, if it is one of those cards or abilities."""


def check(state: State, seat: Seat, action: Action) -> None:
    """Raise `IllegalAction` unless the rules allow this action to this seat now."""
    if state.phase is SETUP or isinstance(action, Keep):
        if not isinstance(action, Keep):
            ships = ship_names(state.dealt[seat])
            raise refuse("place-ships-first", ships=ships, dealt=len(ships))
        check_keep(state, seat, action)
    elif state.question is not None:
        _check_choice(state, seat, action)
    elif isinstance(action, Respond):
        _check_response(state, seat, action)
    elif isinstance(action, Agree):
        check_agree(state, seat)
    elif isinstance(action, _OF_ANY_TURN) and is_optional(state, seat, action):
        _CHECKS[type(action)](state, seat, action)
    else:
        _check_turn(state, seat)
        _CHECKS[type(action)](reached(state, seat, action), seat, action)


def _check_choice(state: State, seat: Seat, action: Action) -> None:
    """A question in the middle of an effect comes before everything else."""
    assert state.question is not None
    if state.question.asking is Asking.SCATTER:
        if not isinstance(action, Scatter):
            raise refuse("scatter-first")
        check_scatter(state, action)
        return
    if not isinstance(action, Place):
        raise refuse("place-first", ships=ship_names(placeable(state)))
    check_place(state, seat, action)


def _check_turn(state: State, seat: Seat) -> None:
    """Raise `IllegalAction` unless this seat is the active player and nothing waits."""
    if state.stack:
        top = state.top
        key = "answer-first" if seat in unanswered(state) else "others-answer"
        raise refuse(key, card=card_name(top.card), player=Player(top.seat))
    if seat != state.active:
        raise refuse("not-your-turn", player=Player(state.active))


def _check_end(state: State, seat: Seat, action: End) -> None:
    check_end(state, seat)


def _check_finish(state: State, seat: Seat, action: Finish) -> None:
    check_finish(state)


def _check_hush(state: State, seat: Seat, action: Hush) -> None:
    if state.shot is None:
        raise refuse("no-silent-shot")


def _nothing_to_place(state: State, seat: Seat, action: Place | Scatter) -> None:
    raise refuse("nothing-to-place")


_CHECKS: dict[type, _Check] = {
    Discard: check_discard,
    Draw: check_draw,
    Reinforce: check_reinforce,
    Move: check_move,
    Maneuver: check_maneuver,
    Fire: check_fire,
    Sound: check_sounding,
    Hush: _check_hush,
    Launch: check_launch,
    PlayCard: check_play,
    Sweep: check_sweep,
    Use: check_use,
    Place: _nothing_to_place,
    Scatter: _nothing_to_place,
    End: _check_end,
    Finish: _check_finish,
}
"""What refuses each action of the active player, besides the time at which it may be done."""


def _check_response(state: State, seat: Seat, action: Respond) -> None:
    """Raise `IllegalAction` for answers to nothing, too late, or to one's own card.

    Whoever passes needs no card for it: their hand, which may be hidden, is not looked at.
    """
    named = [play for play in state.stack if play.number == action.play]
    if not named:
        raise refuse("answered-late" if action.play <= state.plays else "nothing-to-answer")
    play = named[0]
    if play.seat == seat:
        raise refuse("own-card", card=card_name(play.card))
    top = state.top
    if play is not top:
        raise refuse("answer-newest", card=card_name(top.card), player=Player(top.seat))
    if seat not in unanswered(state):
        raise refuse("answered-already", card=card_name(play.card))
    if action != Respond(top.number) and action not in possible(state, seat):
        _refuse_answer(state, seat, action)


def _refuse_answer(state: State, seat: Seat, action: Respond) -> None:
    """Raise `IllegalAction` with the reason why this is no answer to the newest play."""
    need_cards(state, seat, action.cards)
    play, fleet, hand = state.top, state.fleets[seat], state.hands[seat]
    offered = {answer.answer for answer in answers(play, seat, fleet, hand)}
    if action.answer is Answer.ABILITY and can_shield(play, seat, fleet):
        count = 0 if Answer.ABILITY in offered and fleet.uses else SHIELD_ICONS
        raise refuse("shield-cost", count=count)
    if action.answer in offered:
        key = "which-fighter" if action.answer is Answer.INTERCEPT else "no-cards-to-name"
        raise refuse(key, cards=labels(action.cards), count=len(action.cards))
    raise refuse(f"cannot-{action.answer}", card=card_name(play.card))
