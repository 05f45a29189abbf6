"""Shazamm! as an engine: the contract of `engines.core`, carried out by this package."""

from __future__ import annotations

from msgspec.structs import replace

from engines.core import Dice, Engine, IllegalConfig, Meta, Outcome, Player, Seat, Step, play, text
from engines.shazamm import checks, knowledge, proposals, resampling
from engines.shazamm.choices import choose
from engines.shazamm.defaults import default_action
from engines.shazamm.estimate import chances
from engines.shazamm.imagine import SEALED, imagine
from engines.shazamm.model import (
    Action,
    Arrange,
    Cast,
    Clone,
    Config,
    Deal,
    Phase,
    Recycle,
    Steal,
    View,
)
from engines.shazamm.setup import arrange, prepared
from engines.shazamm.state import State
from engines.shazamm.telling import Run
from engines.shazamm.turn import commit, play_out

BOTH = frozenset((0, 1))
NOBODY: frozenset[Seat] = frozenset()
_SEATS = {
    (False, False): NOBODY,
    (True, False): frozenset((0,)),
    (False, True): frozenset((1,)),
    (True, True): BOTH,
}
"""Who it is that both are asked about, by whether it is the first and the second."""


class Shazamm(Engine[Config, State, Action, View]):
    """Two wizards, a bridge over lava, and a wall of fire between them."""

    meta = Meta(
        key="shazamm",
        seats=range(2, 3),
        rules_version=1,
        config=Config,
        state=State,
        action=Action,
        view=View,
        draws=True,
    )

    def start(self, config: Config, seats: int, dice: Dice) -> Step[State]:
        """Deal and place the wizards. Raises `IllegalConfig` unless two play."""
        if seats not in self.meta.seats:
            raise IllegalConfig(text("shazamm-refusal-seats"))
        run: Run = []
        state = prepared(config, dice, run)
        return Step(state, tuple(run), dice.used)

    def to_act(self, state: State) -> frozenset[Seat]:
        """Return who has not committed yet, or who must choose for a spell."""
        if state.phase is Phase.OVER:
            return NOBODY
        if state.chooser is not None:
            return frozenset((state.chooser,))
        return BOTH - _committed(state)

    def may_act(self, state: State) -> frozenset[Seat]:
        """Return who has committed and may still change it, since the other has not."""
        return _committed(state)

    def changing(self, state: State) -> frozenset[Seat]:
        """Return who has committed: there is nothing else to do besides."""
        return self.may_act(state)

    def decision(self, state: State, seat: Seat) -> int:
        """Return the number of questions asked so far: each turn and each choice is one."""
        return state.decision

    def legal_actions(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """Return a varied selection of bets and cards, or the answers to a spell."""
        asked = seat in self.to_act(state) or seat in self.may_act(state)
        return proposals.legal_actions(state, seat) if asked else ()

    def check(self, state: State, seat: Seat, action: Action) -> None:
        """Raise `IllegalAction` with what is possible instead."""
        checks.check(state, seat, action)

    def apply(self, state: State, seat: Seat, action: Action, dice: Dice) -> Step[State]:
        """Carry out a commitment or a choice, and all that follows from it."""
        run: Run = []
        after = _applied(state, seat, action, run)
        return Step(after, tuple(run), _revealed(state, after, seat))

    def default_action(self, state: State, seat: Seat) -> Action:
        """Return the smallest bet with the decoy, or nothing taken, stolen or changed."""
        return default_action(state)

    def view(self, state: State, seat: Seat | None) -> View:
        """Return everything but hands, stocks and commitments of others."""
        return knowledge.view(state, seat)

    def resample(self, state: State, seat: Seat, dice: Dice) -> State:
        """Deal the cards that the seat does not see anew, and draw the other's commitment."""
        return resampling.resample(state, seat, dice)

    def imagine(self, view: View) -> State:
        """Return the position that a view shows, with blanks for hidden cards and commitments."""
        return imagine(view)

    def supposed(self, state: State, seat: Seat, action: Action) -> State | None:
        """Return where an action leads; None where it turns up what the other has laid, or draws.

        What the other lays face up in what is supposed is known, and so is what comes of it.
        """
        after = play(self, state, seat, action, Dice("supposed", 0)).state
        rival = state.wizards[1 - seat].cast
        hidden = rival == SEALED and rival is not after.wizards[1 - seat].cast
        return None if hidden or _drawn(state, after) else after

    def outcome(self, state: State) -> Outcome | None:
        """Return who is left on the bridge; a draw when both fell."""
        if state.phase is not Phase.OVER:
            return None
        fallen = state.fallen()
        if len(fallen) == 2:
            return Outcome(text("shazamm-outcome-draw", round=state.round), (fallen,))
        (winner,) = BOTH - fallen
        reason = text(
            "shazamm-outcome-fall",
            winner=Player(winner),
            loser=Player(1 - winner),
            round=state.round,
        )
        return Outcome(reason, (frozenset((winner,)), fallen))

    def essence(self, state: State) -> State:
        """Leave out the turn before, and how many there were."""
        return replace(state, turn=0, decision=0, last=None)

    def estimate(self, state: State) -> tuple[float, ...]:
        """Weigh the wall, the ground behind each wizard, mana and spells."""
        return chances(state)


def _committed(state: State) -> frozenset[Seat]:
    """Return who has committed; once both have, nobody, since that is turned up at once."""
    first, second = state.wizards
    if state.phase is Phase.ARRANGE:
        return _SEATS[first.arranged, second.arranged]
    return _SEATS[first.cast is not None, second.cast is not None]


def _applied(state: State, seat: Seat, action: Action, run: Run) -> State:
    match action:
        case Arrange():
            return arrange(state, seat, action, run)
        case Cast():
            return commit(state, seat, action, run)
        case Clone() | Steal() | Recycle():
            return play_out(choose(state, action, run), run)


def _revealed(before: State, after: State, seat: Seat) -> bool:
    """Tell whether commitments were turned up, or cards drawn that nobody knew."""
    turned_up = before.phase is Phase.CAST and before.wizards[1 - seat].cast is not None
    return turned_up or _drawn(before, after)


def _drawn(before: State, after: State) -> bool:
    return before.deal is Deal.DRAWN and before.wizards[0].stock != after.wizards[0].stock
