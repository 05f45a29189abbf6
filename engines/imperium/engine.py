"""The engine of Imperium Galáctica."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

from engines.core import Dice, Engine, IllegalConfig, Meta, Outcome, Player, Seat, Step, text
from engines.imperium import knowledge, questions, resampling, rules
from engines.imperium.actions import Action
from engines.imperium.advice.draft import supposed
from engines.imperium.board import BLUE, RED, enemy_of
from engines.imperium.counting import mission_aim
from engines.imperium.defaults import default_action
from engines.imperium.imagine import imagine
from engines.imperium.judging import estimate
from engines.imperium.missions import Mission
from engines.imperium.names import mission_name, mission_story
from engines.imperium.offers import proposals
from engines.imperium.options import GROUPS, PRESETS, Config, comes_to, idle_options
from engines.imperium.orders import Orders, answer
from engines.imperium.secret_orders import standing_orders
from engines.imperium.setup import prepared
from engines.imperium.state import State, View
from engines.imperium.telling import Run
from engines.imperium.turns import next_turn_of, open_bidding


class Imperium(Engine[Config, State, Action, View]):
    """Imperium Galáctica for two: seat 0 is red, in the south, seat 1 blue."""

    meta: ClassVar[Meta] = Meta(
        key="imperium",
        seats=range(2, 3),
        rules_version=5,
        config=Config,
        state=State,
        action=Action,
        view=View,
        orders=Orders,
        presets=PRESETS,
        groups=GROUPS,
        edition="mission",
        long_turns=True,
        slips=(("beginner", 0.7), ("easy", 0.3), ("normal", 0.2)),
    )

    def idle_options(self, config: Config, seats: int) -> frozenset[str]:
        """Return what cards are asked about where there are none, and an end that is fixed."""
        return idle_options(config)

    def comes_to(self, config: Config) -> Config:
        """Return a config as it is told: nothing is left to chance where there is none."""
        return comes_to(config)

    def start(self, config: Config, seats: int, dice: Dice) -> Step[State]:
        """Lay out the mission; the bidding for the first initiative is open."""
        if seats not in self.meta.seats:
            raise IllegalConfig(text("imperium-refusal-seats"))
        if config.mission is Mission.STORM and not config.chance:
            raise IllegalConfig(text("imperium-refusal-storm-needs-chance"))
        run = Run(dice)
        state = prepared(config, dice, self.rules)
        run.tell(
            "mission",
            mission=mission_name(config.mission),
            story=mission_story(config.mission),
            aim=mission_aim(state.board),
        )
        state = open_bidding(state, state.board.opener, run)
        return Step(state, tuple(run.events), True)

    def to_act(self, state: State) -> frozenset[Seat]:
        """Return who is waited for: both while cards are committed, else one."""
        return questions.to_act(state.board)

    def may_act(self, state: State) -> frozenset[Seat]:
        """Return everyone else while cards are in the game: secret orders can be given."""
        return questions.may_act(state.board)

    def responding(self, state: State) -> frozenset[Seat]:
        """Return who is asked for cards or losses: everyone who holds a card, or who picks."""
        return questions.responding(state)

    def decision(self, state: State, seat: Seat) -> int:
        """Return how often what `seat` is asked has changed."""
        return state.decisions[seat]

    def legal_actions(self, state: State, seat: Seat) -> Iterable[Action]:
        """Return what is sensible to do, the best first; not every way to waste a turn."""
        return proposals(state, seat)

    def check(self, state: State, seat: Seat, action: Action) -> None:
        """Raise `IllegalAction` with the reason if the rules forbid this."""
        rules.check(state, seat, action)

    def apply(self, state: State, seat: Seat, action: Action, dice: Dice) -> Step[State]:
        """Return what a checked action leads to."""
        run = Run(dice)
        after = rules.carry_out(state, seat, action, run)
        counted = replace(after, decisions=_decisions(state, after, seat))
        return Step(counted, tuple(run.events), run.revealed)

    def default_action(self, state: State, seat: Seat) -> Action:
        """Return what a clock that runs out does (ruling I-R47)."""
        return default_action(state, seat)

    def answer_by_orders(self, view: View, seat: Seat, orders: Orders) -> Action | None:
        """Return what a seat's standing orders answer; None asks the person."""
        return answer(view, orders)

    def view(self, state: State, seat: Seat | None) -> View:
        """Return the open board, and the seat's own secrets."""
        return knowledge.view(state, seat)

    def resample(self, state: State, seat: Seat, dice: Dice) -> State:
        """Return the state with the enemy's hand and secrets, and the piles, dealt anew."""
        return resampling.resample(state, seat, dice)

    def imagine(self, view: View) -> State:
        """Return the position that a view shows, with blanks for the cards that it hides."""
        return imagine(view)

    def supposed(self, state: State, seat: Seat, action: Action) -> State | None:
        """Return where an order leads while the clouds stand still; None if it hangs on chance."""
        return supposed(state, seat, action)

    def next_turn(self, state: State, seat: Seat) -> State | None:
        """Return how a side's turn begins that follows upon the enemy's."""
        return next_turn_of(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        """Return how the match ended; None while it goes on."""
        result = state.board.result
        if result is None:
            return None
        reason = f"imperium-outcome-{result.reason.replace('_', '-')}"
        if result.winner is None:
            return Outcome(text(reason), (frozenset((RED, BLUE)),))
        loser = enemy_of(result.winner)
        told = text(reason, winner=Player(result.winner), loser=Player(loser))
        return Outcome(told, (frozenset((result.winner,)), frozenset((loser,))))

    def estimate(self, state: State) -> tuple[float, ...]:
        """Return a rough chance of winning for red and for blue."""
        return estimate(state)


def _decisions(before: State, after: State, actor: Seat) -> tuple[int, int]:
    """Count a seat's question on after its own action, or when another's has changed it."""
    red, blue = before.decisions
    changed = _question(before, 1 - actor) != _question(after, 1 - actor)
    return (red + 1, blue + changed) if actor == RED else (red + changed, blue + 1)


def _question(state: State, seat: Seat) -> tuple[object, ...]:
    """Return what tells one question to a seat from another, while somebody else acts.

    Whoever is waited for is asked the same until they answer, whatever others order in
    secret or commit; who is not can give the secret orders that the own hand allows.
    """
    if seat in questions.to_act(state.board):
        return ()
    return questions.takes_orders(state.board), standing_orders(state, seat)
