"""Mag·Blast as an engine: the contract of `engines.core`, carried out by this package."""

from __future__ import annotations

from typing import Any

from engines.core import Dice, Engine, IllegalConfig, Meta, Outcome, Seat, Step, play, text
from engines.magblast import checks, moves, questions, resampling, view
from engines.magblast.applying import carry_out
from engines.magblast.decisions import with_decisions
from engines.magblast.ending import fallen, outcome
from engines.magblast.estimate import chances
from engines.magblast.imagine import BLANK, imagine, turns_up
from engines.magblast.model import Action, Config, Phase, Respond
from engines.magblast.options import GROUPS, PRESETS, idle_options
from engines.magblast.orders import Orders, answer, orders_now
from engines.magblast.setup import prepared
from engines.magblast.sounds import plain, voiced
from engines.magblast.state import State
from engines.magblast.telling import Run
from engines.magblast.unasked import by_itself, next_turn
from engines.magblast.view import View
from engines.versions import stamp


class MagBlast(Engine[Config, State, Action, View]):
    """Fleets, flagships, and shots that miss unless somebody makes the sound."""

    meta = Meta(
        key="magblast",
        seats=range(2, 9),
        rules_version=5,
        config=Config,
        state=State,
        action=Action,
        view=View,
        orders=Orders,
        first_orders=("quiet", "flagship_hit", "ship_lost", "ship_hit", "direct_hit"),
        presets=PRESETS,
        groups=GROUPS,
        edition="edition",
        slips=(("beginner", 0.48), ("easy", 0.32)),
        wavers=(("normal", 0.8),),
    )

    def idle_options(self, config: Config, seats: int) -> frozenset[str]:
        """Return what says nothing about who may be attacked (ruling 36)."""
        return idle_options(config, seats)

    def start(self, config: Config, seats: int, dice: Dice) -> Step[State]:
        """Shuffle and deal. Raises `IllegalConfig` unless two to eight play."""
        if seats not in self.meta.seats:
            raise IllegalConfig(text("magblast-refusal-seats"))
        run = Run(dice)
        state = prepared(config, seats, run, stamp(self.rules))
        return Step(state, tuple(run.events))

    def to_act(self, state: State) -> frozenset[Seat]:
        """Return who is still asked about a card, or else the active player."""
        return questions.to_act(state)

    def may_act(self, state: State) -> frozenset[Seat]:
        """Return who may play a card of any turn, steal with Xxcha, or call a Brutal Assault."""
        return questions.may_act(state)

    def changing(self, state: State) -> frozenset[Seat]:
        """Return who has placed the first fleet while others have not."""
        return questions.changing(state)

    def responding(self, state: State) -> frozenset[Seat]:
        """Return everyone asked about a card, or who owes a shot its sound."""
        return questions.responding(state)

    def out(self, state: State) -> frozenset[Seat]:
        """Return whose flagships are destroyed while others play on."""
        return frozenset(state.fallen)

    def out_ranked(self, state: State) -> tuple[frozenset[Seat], ...]:
        """Return whose flagships are destroyed, the last to fall first."""
        return fallen(state)

    def decision(self, state: State, seat: Seat) -> int:
        """Return the number of what this seat is asked, kept for each seat by itself."""
        return state.decisions[seat]

    def legal_actions(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """Return every sensible shot, launch, card and answer; of payments and the like some.

        What only a person would do, such as to miss, is legal and not among them.
        """
        return moves.legal_actions(state, seat)

    def check(self, state: State, seat: Seat, action: Action) -> None:
        """Raise `IllegalAction` with what is possible instead."""
        checks.check(state, seat, action)

    def apply(self, state: State, seat: Seat, action: Action, dice: Dice) -> Step[State]:
        """Carry out an action, and all that nobody must be asked about: plays, answers, phases."""
        run = Run(dice)
        after = by_itself(carry_out(state, seat, action, run), run)
        return Step(with_decisions(state, after, seat), tuple(run.events), run.revealed)

    def default_action(self, state: State, seat: Seat) -> Action:
        """Return a pass, the end of the phase, or the least there is to choose."""
        return moves.default_action(state, seat)

    def answer_by_orders(self, view: View, seat: Seat, orders: Orders) -> Respond | None:
        """Return how a seat answers the newest card by its orders; None asks the person."""
        return answer(view, seat, orders)

    def voiced(self, state: State, seat: Seat, action: Action, language: str) -> Action:
        """Return a computer's action with its sound in a language of people."""
        return voiced(state, seat, action, language)

    def plain(self, state: State, seat: Seat, action: Action) -> Action:
        """Return an attack with the sound that computers make, whatever is said with it."""
        return plain(state, seat, action)

    def orders_now(self, view: View, seat: Seat, orders: Orders, **given: Any) -> Orders:
        """Return the orders that stand: those to let everything pass lapse with their time."""
        return orders_now(view, seat, orders, given)

    def view(self, state: State, seat: Seat | None) -> View:
        """Return everything but hands, decks, drawn ships and answers of others."""
        return view.view(state, seat)

    def imagine(self, view: View) -> State:
        """Return the position that a view shows, with blank cards and ships for the hidden ones."""
        return imagine(view)

    def resample(self, state: State, seat: Seat, dice: Dice) -> State:
        """Deal anew what the seat has not seen, and draw what others have answered."""
        return resampling.resample(state, seat, dice)

    def supposed(self, state: State, seat: Seat, action: Action) -> State | None:
        """Return where an action leads; None where it turns up a card that nobody has seen."""
        dice = Dice("supposed", 0)
        try:
            after = play(self, state, seat, action, dice).state
        except KeyError as unknown:
            if unknown.args != (BLANK,):
                raise
            return None  # it hangs on what the card is
        return None if dice.used or turns_up(state, after) else after

    def next_turn(self, state: State, seat: Seat) -> State | None:
        """Return a seat's next turn as it begins with the cards in its hand alone."""
        waits = state.phase not in (Phase.SETUP, Phase.OVER) and state.active != seat
        asked = bool(state.stack) or state.shot is not None or state.question is not None
        return next_turn(state, seat) if waits and not asked and state.fleets[seat].alive else None

    def outcome(self, state: State) -> Outcome | None:
        """Return who is left, or who stands best where the match ends by count."""
        return outcome(state)

    def estimate(self, state: State) -> tuple[float, ...]:
        """Weigh flagships, fleets, guarded zones, hands and abilities."""
        return chances(state)
