"""A turn: both commit, both reveal, the wall is pushed, the bets are paid.

The rulebook's "Como se Juega" and "¿Cómo muevo el cortafuegos?".
"""

from __future__ import annotations

from msgspec.structs import replace

from engines.core import Player, Seat
from engines.shazamm.asides import tell_commitment, tell_turn
from engines.shazamm.model import DECOY, Cast, Fate, Phase, RoundEnd, Spell, Turn
from engines.shazamm.numbers import END_OF_ROUND
from engines.shazamm.push import pay, push
from engines.shazamm.rounds import finish_round, run_out
from engines.shazamm.spells import cancel_twins, resolve
from engines.shazamm.state import Card, Showdown, State, Wizard, with_wizard
from engines.shazamm.table import fated, laid
from engines.shazamm.telling import Run, names, tell


def commit(state: State, seat: Seat, action: Cast, run: Run) -> State:
    """Lay a bet and cards face down; once both have, play the turn out."""
    again = state.wizards[seat].cast is not None
    state = with_wizard(state, seat, replace(state.wizards[seat], cast=action))
    if state.wizards[1 - seat].cast is not None:
        return play_out(_revealed(state, run), run)
    if not again:
        tell(run, "shazamm-event-committed", outdone=frozenset({seat}), player=Player(seat))
    tell_commitment(seat, action, run, again=again)
    return state


def play_out(state: State, run: Run) -> State:
    """Let the pending spells act; unless one of them asks, bring the turn to its end."""
    state = resolve(state, run)
    if state.chooser is not None:
        return state
    if state.table.uses(END_OF_ROUND, 0) or state.table.uses(END_OF_ROUND, 1):
        return _cut_off(state, run)
    return _pushed_and_paid(state, run)


def _revealed(state: State, run: Run) -> State:
    casts = [wizard.cast for wizard in state.wizards]
    cards: list[Card] = []
    for seat, cast in enumerate(casts):
        assert cast is not None
        spells = sorted(cast.spells)
        cards += [Card(spell, seat, seat, _fate(spell)) for spell in spells]
        count = len(spells)
        tell(
            run,
            "shazamm-event-reveal",
            player=Player(seat),
            bet=cast.bet,
            spells=names(spells),
            count=count,
        )
    bets = tuple(cast.bet for cast in casts if cast is not None)
    wizards = tuple(map(_emptied, state.wizards))
    table = Showdown((bets[0], bets[1]), tuple(cards), state.wall)
    state = replace(state, wizards=(wizards[0], wizards[1]), showdown=table)
    return _silenced(state, run) if state.silenced else cancel_twins(state, run)


def _fate(spell: Spell) -> Fate:
    """Return what becomes of a card as it is revealed: of a decoy nothing more."""
    return Fate.APPLIED if spell == DECOY else Fate.PENDING


def _emptied(wizard: Wizard) -> Wizard:
    """Take the laid cards out of the hand; the decoy never leaves it."""
    laid = wizard.cast.spells if wizard.cast else ()
    hand = tuple([s for s in wizard.hand if s == DECOY or s not in laid])
    return replace(wizard, hand=hand, cast=None)


def _silenced(state: State, run: Run) -> State:
    """Lose every spell to the Silence of an earlier turn of the round."""
    lost = sorted(card.spell for card in state.table.cards if card.pending)
    if not lost:
        return state
    tell(run, "shazamm-event-lost-to-silence", spells=names(lost), count=len(lost))
    return fated(state, Fate.SILENCED, lambda card: card.pending)


def _cut_off(state: State, run: Run) -> State:
    """End of round: nothing is compared, moved or paid."""
    return _close(state, None, RoundEnd.SPELL, run)


def _pushed_and_paid(state: State, run: Run) -> State:
    powers = (state.table.power(0), state.table.power(1))
    standing = state.wall
    state = push(state, powers, run)
    state = pay(state, state.wall - standing, run)
    return _close(state, powers, _round_end(state), run)


def _round_end(state: State) -> RoundEnd | None:
    if any(state.wall == wizard.slab for wizard in state.wizards):
        return RoundEnd.WIZARD_HIT
    if any(wizard.mana == 0 for wizard in state.wizards):
        return RoundEnd.RUN_OUT
    return None


def _close(state: State, powers: tuple[int, int] | None, ended: RoundEnd | None, run: Run) -> State:
    pushed = state.wall
    if ended is RoundEnd.RUN_OUT:
        state = run_out(state, run)
    last = _record(state, powers, pushed, ended)
    tell_turn(state, last, run)
    wizards = (_cleared(state, 0), _cleared(state, 1))
    state = replace(state, wizards=wizards, showdown=None, last=last, decision=state.decision + 1)
    if ended is None:
        return replace(state, phase=Phase.CAST, turn=state.turn + 1)
    return finish_round(state, ended, run)


def _record(
    state: State, powers: tuple[int, int] | None, pushed: int, ended: RoundEnd | None
) -> Turn:
    table = state.table
    return Turn(
        number=state.turn,
        round=state.round,
        bets=table.bets,
        laid=laid(table),
        powers=powers,
        wall_before=table.wall_before,
        wall_pushed=pushed,
        wall_after=state.wall,
        ended=ended,
    )


def _cleared(state: State, seat: Seat) -> Wizard:
    """Discard what a wizard laid, and remember what counts as played (ruling on Clone)."""
    wizard, cards = state.wizards[seat], [c for c in state.table.cards if c.spell != DECOY]
    discard = (*wizard.discard, *[c.spell for c in cards if c.seat == seat and not c.cloned])
    played = tuple(sorted([c.spell for c in cards if seat in (c.seat, c.user)]))
    return replace(wizard, discard=discard, played=played)
