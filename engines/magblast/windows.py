"""Cards that wait for answers: who is asked, in which order answers count (rulings 1 to 7).

A card is announced, everybody who may answer is asked at once, and nothing is shown until
all have answered. Then the first answer in the order of priority takes effect: a card opens
a window of its own, an ability works at once. Passes stand. Whoever's answer was cancelled
is asked again; answers not yet looked at stay as they were given.
"""

from __future__ import annotations

from msgspec.structs import replace

from engines.core import Player, Seat
from engines.magblast.answers import cancel, possible
from engines.magblast.effects import resolve
from engines.magblast.model import OVER, Answer, Card, Kind, Respond
from engines.magblast.state import Play, State, popped, with_fleet
from engines.magblast.supply import discard, lay_down
from engines.magblast.telling import Run, card_name, labels, ship_name

NOBODY: frozenset[Seat] = frozenset()


def announce(state: State, play: Play, run: Run) -> State:
    """Put a play on the stack, ask everyone who may answer it, and go on if nobody may."""
    run.revealed = True
    play = replace(play, asked=_asked(state, play))
    leaves_no_trace = play.is_squadron and state.since(4)  # it comes home (ruling 38)
    state = replace(
        state,
        stack=(*state.stack, play),
        answers=(*state.answers, (None,) * len(state.fleets)),
        last_card=state.last_card if leaves_no_trace else state.round,
    )
    return settle(state, run)


def _asked(state: State, play: Play) -> tuple[Seat, ...]:
    """Return the seats asked about a play in order of priority, whatever they hold."""
    if play.kind is Kind.TEMPORAL_FLUX and not state.edition.flux_stops_flux:
        return ()
    first = () if play.defender in (None, play.seat) else (play.defender,)
    done = (play.seat, play.defender)
    others = [seat for seat in state.clockwise(state.active) if seat not in done]
    return (*first, *others)


def unanswered(state: State) -> frozenset[Seat]:
    """Return who is still being asked about the newest play; nobody when there is none."""
    if not state.stack:
        return NOBODY
    answers = state.answers[-1]
    return frozenset([seat for seat in state.stack[-1].asked if answers[seat] is None])


def respond(state: State, seat: Seat, action: Respond, run: Run) -> State:
    """Note an answer; when it was the last, let the answers take effect."""
    return settle(_with_answer(state, seat, action), run)


def _with_answer(state: State, seat: Seat, action: Respond | None) -> State:
    answers = state.answers[-1]
    answers = (*answers[:seat], action, *answers[seat + 1 :])
    return replace(state, answers=(*state.answers[:-1], answers))


def settle(state: State, run: Run) -> State:
    """Carry out plays and answers until somebody must be asked, or nothing waits any more."""
    while state.stack and state.phase is not OVER and state.question is None:
        if unanswered(state):
            return state
        run.revealed = True
        state = _next(state, run)
    return state


def _next(state: State, run: Run) -> State:
    """Let the first answer that has not been looked at take effect, or else the play."""
    play = state.top
    for heard in range(play.heard, len(play.asked)):
        seat = play.asked[heard]
        answer = state.answers[-1][seat]
        assert answer is not None
        if answer.answer is not Answer.PASS and answer in possible(state, seat):
            return _take(_heard_before(state, heard), seat, answer, run)
    return resolve(popped(state), play, run)


def _heard_before(state: State, count: int) -> State:
    play = replace(state.top, heard=count)
    return replace(state, stack=(*state.stack[:-1], play))


def _take(state: State, seat: Seat, answer: Respond, run: Run) -> State:
    """Let an answer take effect: an ability at once, a card after a window of its own."""
    play = state.top
    if answer.answer is Answer.ABILITY:
        return cancel(popped(_pay(state, seat, answer, run)), play, Answer.ABILITY, run)
    state = _with_answer(state, seat, None)
    card = answer.cards[0] if answer.cards else str(_CARDS[answer.answer])
    against = card_name(play.card)
    run.tell("answers", player=Player(seat), card=card_name(card), against=against, outdone={seat})
    _tell_owner(seat, (card,), play, run)
    response = Play(
        number=state.plays + 1,
        seat=seat,
        card=card,
        defender=play.seat,
        against=play.number,
    )
    state = replace(lay_down(state, seat, (card,), run), plays=state.plays + 1)
    return announce(state, response, run)


def _tell_owner(seat: Seat, cards: tuple[Card, ...], play: Play, run: Run) -> None:
    """Tell a seat what has left its hand: perhaps its orders answered while it was away."""
    against, player = card_name(play.card), Player(play.seat)
    run.whisper({seat}, "own-answer", cards=labels(cards), against=against, player=player)


_CARDS = {Answer.FLUX: Kind.TEMPORAL_FLUX, Answer.EVADE: Kind.EVASIVE_ACTION}


def _pay(state: State, seat: Seat, answer: Respond, run: Run) -> State:
    """Pay for an ability that cancels: with resources, or with one of its counted uses."""
    fleet = state.fleets[seat]
    run.tell(
        "shields",
        player=Player(seat),
        flagship=ship_name(fleet.flagship),
        cards=labels(answer.cards),
        count=len(answer.cards),
        left=max(0, fleet.uses - 1),
    )
    if answer.cards:
        _tell_owner(seat, answer.cards, state.top, run)
        return discard(lay_down(state, seat, answer.cards, run), answer.cards)
    return with_fleet(state, seat, replace(fleet, uses=fleet.uses - 1))
