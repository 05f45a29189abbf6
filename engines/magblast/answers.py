"""What can be answered to a card, and what an answer does to it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from msgspec.structs import replace

from engines.core import Player, Seat
from engines.magblast.cards import Flagship
from engines.magblast.damage import add_squadron
from engines.magblast.editions import ICONS, KINDS, is_flagship
from engines.magblast.fleet import Fleet
from engines.magblast.model import Answer, Card, Kind, Respond
from engines.magblast.state import Play, Squadron, State
from engines.magblast.supply import discard
from engines.magblast.telling import Run, card_name

SHIELD_ICONS = 2
"""Resources that Cranium Consortium and Jol-Nar discard to cancel a blast."""
PAYERS = frozenset((Flagship.CRANIUM_CONSORTIUM, Flagship.JOL_NAR))


def possible(state: State, seat: Seat) -> tuple[Respond, ...]:
    """Return every answer a seat that is asked about the newest play can give."""
    return answers(state.top, seat, state.fleets[seat], state.hands[seat])


def answers(play: Play, seat: Seat, fleet: Fleet, hand: tuple[Card, ...]) -> tuple[Respond, ...]:
    """Return every answer to a play by a seat with this fleet and hand; passing comes first."""
    given = [Respond(play.number)]
    if can_intercept(play, seat, fleet):
        fighters = dict.fromkeys(card for card in hand if KINDS[card] is Kind.FIGHTER)
        given += (Respond(play.number, Answer.INTERCEPT, (card,)) for card in fighters)
    if can_evade(play, seat) and Kind.EVASIVE_ACTION in hand:
        given.append(Respond(play.number, Answer.EVADE))
    if can_shield(play, seat, fleet):
        given += (Respond(play.number, Answer.ABILITY, p) for p in _payments(fleet, hand))
    if Kind.TEMPORAL_FLUX in hand:
        given.append(Respond(play.number, Answer.FLUX))
    return tuple(given)


def can_evade(play: Play, seat: Seat) -> bool:
    """Tell whether Evasive Action of this seat may answer a play (ruling 5)."""
    return play.defender == seat and (play.is_attack or play.kind is Kind.DIRECT_HIT)


def can_intercept(play: Play, seat: Seat, fleet: Fleet) -> bool:
    """Tell whether a fighter of this seat may answer a play (rulings 22 and 31)."""
    threatened = play.is_squadron and play.defender == seat
    return threatened and not fleet.under(Kind.MINEFIELD) and bool(fleet.carriers())


def can_shield(play: Play, seat: Seat, fleet: Fleet) -> bool:
    """Tell whether this seat's flagship may cancel a play: a blast on a fleet ship."""
    if play.defender != seat or not play.is_blast or is_flagship(str(play.target)):
        return False
    yssaril = fleet.flagship is Flagship.YSSARIL_TRIBES and bool(fleet.uses)
    return yssaril or fleet.flagship in PAYERS


def _payments(fleet: Fleet, hand: tuple[Card, ...]) -> Iterator[tuple[Card, ...]]:
    """Yield what may be paid for the ability: one card of two icons, or two of one."""
    if fleet.flagship not in PAYERS:
        yield ()
        return
    paying = [card for card in hand if ICONS[card]]
    yield from dict.fromkeys((c,) for c in paying if len(ICONS[c]) >= SHIELD_ICONS)
    single = [card for card in paying if len(ICONS[card]) == 1]
    yield from dict.fromkeys(combinations(single, SHIELD_ICONS))


def cancel(state: State, play: Play, how: Answer, run: Run) -> State:
    """Return the state in which a play, just taken off the stack, has come to nothing."""
    run.tell(f"cancelled-{how}", player=Player(play.seat), card=card_name(play.card))
    if not _is_response(play) and play.kind is not Kind.STRATEGIC_ALLOCATION:
        state = replace(state, chain=None)
    if play.is_squadron and how is Answer.EVADE:  # it goes home when the turn ends
        return add_squadron(state, Squadron(play.card, play.seat))
    return discard(state, (play.card,))


def _is_response(play: Play) -> bool:
    return play.against is not None
