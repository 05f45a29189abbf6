"""A search that plays every game: it imagines worlds and learns what does well in them.

It knows what its seat knows and nothing else: the first thing it does with a state is to
draw another one that the seat cannot tell from it, and to forget the real one. What is certain
is settled first (`narrowing`). Where its seat decides alone, what is left is tried in the same
worlds under the same luck, and the worse half dropped again and again (`halving`). Where others
decide at the same time, whoever decides picks in each world by what was learned so far, and the
picks are compared with alternatives. Opponents learn in the same way, so that simultaneous
decisions end in mixed strategies.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Any, TypeAlias

from bots.allowance import KeepGoing, for_ever
from bots.bandit import FAINT, Arm, Bandit, drawn
from bots.effort import Effort, effort_of
from bots.endgames import BOTH, mixtures
from bots.halving import ranked
from bots.narrowing import Narrowing
from bots.playing import AnyEngine, played
from engines.core import Dice, Seat

CERTAIN = 0.5
"""The part of its time in which a thought looks for what is certain. Where many think at once that
would else be all of it, and what to do would be left to chance."""
SOLVING = 0.75
"""The part of its time after which a thought no longer tries to solve the end of a match."""
NEAR = 4
"""Among how many of the best somebody who slips confuses them."""
NEARLY = 0.06
"""How much of its chances somebody who wavers gives away at most, by what was seen."""
OPEN = (0.3, 0.65)
"""Between which chances a match is open: who is well ahead, or behind, takes more care."""
Joint: TypeAlias = dict[Seat, Any]
"""What each deciding seat does at the root; None lets a committed seat's choice stand."""


def choose(
    engine: AnyEngine,
    state: Any,
    seat: Seat,
    dice: Dice,
    level: str | Effort = "normal",
    keep_going: KeepGoing = for_ever,
) -> Any:
    """Return what a computer on `seat` does, which must be asked.

    `level` is a key of `LEVELS` or an effort of its own; `keep_going` is asked before each
    position that is looked at for what is certain, and before each continuation once a first
    world was looked at, and ends the search early. `dice` are the search's own, never the match's.
    """
    known = engine.resample(state, seat, dice)
    return Search(engine, known, seat, dice, effort_of(engine, level)).run(keep_going)


class Search:
    """One decision of one seat. `known` is a world as good as any to this seat.

    Once it was run, `ranked` has what the seat can do that need not be left, the best first;
    `brought` the chances that each of it has brought as far as it was tried, where its seat decides
    alone; `left` what must be left, since it loses for certain; `won` tells that all of `ranked`
    wins so.
    """

    def __init__(
        self, engine: AnyEngine, known: Any, seat: Seat, dice: Dice, effort: Effort
    ) -> None:
        self._engine = engine
        self._known = known
        self._seat = seat
        self._dice = dice
        self._effort = effort
        self._luck = f"luck {dice.random()}"
        self._lines = 0
        self._own = frozenset[Any]()
        self.ranked: list[Any] = []
        self.brought: dict[Any, float] = {}
        self.left: frozenset[Any] = frozenset()
        self.won = False
        self._asked = engine.decision(known, seat)
        self._seats = sorted(engine.to_act(known) | engine.changing(known) | {seat})
        self._bandits: dict[Seat, Bandit[Any]] = {s: Bandit() for s in self._seats}
        others = max(1, len(self._seats) - 1)
        self._widths = dict.fromkeys(self._seats, max(2, effort.width // others))
        self._widths[seat] = effort.width

    @property
    def decides_alone(self) -> bool:
        """Whether nobody else is asked at this moment, or has an answer to change.

        Who may act besides does so by choice and at any time: that is no answer to this.
        """
        return self._seats == [self._seat]

    def run(self, keep_going: KeepGoing) -> Any:
        """Return the action to take."""
        self.ranked = options = self._options(keep_going)
        if len(options) > 1:
            by = self._alone if self.decides_alone else self._mixed
            self.ranked = by(options, keep_going)
        return self.ranked[self._slip()]

    def _slip(self) -> int:
        """Return the place of what is done among what is ranked: not the first for who slips."""
        near, slips = [*range(1, len(self.ranked[:NEAR]))], self._effort.slips
        if self._effort.wavers and self._is_open():
            near, slips = self._costs_little(near), self._effort.wavers
        return self._dice.choice(near) if slips and near and self._dice.random() < slips else 0

    def _is_open(self) -> bool:
        """Tell whether nobody is well ahead, where who wavers does not take more care."""
        least, most = OPEN
        return least <= self._engine.estimate(self._known)[self._seat] <= most

    def _costs_little(self, places: list[int]) -> list[int]:
        """Return those of some places of what is ranked that cost little in place of the first.

        Where others decide too what an action brings hangs on them: none is known to, for between
        what was not tried there is no difference (nan).
        """
        brought = [self.brought.get(action, -inf) for action in self.ranked[:NEAR]]
        return [place for place in places if brought[0] - brought[place] <= NEARLY]

    def weighed(
        self, actions: Sequence[Any], worlds: int, keep_going: KeepGoing
    ) -> list[tuple[float, ...]]:
        """Return each seat's chances after each of some own actions, after the search was run.

        They are means over the same worlds, at least one and at most so many, in which others who
        decide at the same time do as the search has learned.
        """
        found = list[list[tuple[float, ...]]]()
        for number in range(1, worlds + 1):
            if found and not keep_going():
                break
            world = self._engine.resample(self._known, self._seat, self._dice)
            joint = {s: self._expected(world, s) for s in self._seats if s != self._seat}
            found.append([self._value(world, joint | {self._seat: a}, number) for a in actions])
        return [
            tuple(sum(chances) / len(found) for chances in zip(*values, strict=True))
            for values in zip(*found, strict=True)
        ]

    def _expected(self, world: Any, seat: Seat) -> Any:
        """Return what another does in a world as the search has learned it."""
        arms = self._arms(world, seat)
        if not any(arm.weight for arm in arms):
            return self._dice.choice(arms).action
        return drawn(arms, [arm.weight for arm in arms], self._dice).action

    def _alone(self, options: list[Any], keep_going: KeepGoing) -> list[Any]:
        """Return what can be done where nobody else decides, the best first."""
        most, later = max(2, self._effort.lines // 2), list[Any]()
        if len(options) > most:
            options = self._by_first_look(options, keep_going)
            options, later = options[:most], options[most:]
        self.brought = ranked(
            options, lambda left, number: self._tried(left, number, keep_going), self._effort.lines
        )
        return [*self.brought, *later]

    def _by_first_look(self, options: list[Any], keep_going: KeepGoing) -> list[Any]:
        """Return what can be done by how the own seat stands right after it, the best first.

        What there was no time to look at follows as it was offered.
        """
        world, standings = self._engine.resample(self._known, self._seat, self._dice), list[float]()
        for action in options:
            if len(standings) >= self._effort.width and not keep_going():
                break
            after = played(self._engine, world, self._seat, action, Dice(self._luck, 0))
            standings.append(self._engine.estimate(after)[self._seat])
        looked_at = self._dice.shuffled(range(len(standings)))
        best_first = sorted(looked_at, key=lambda at: -standings[at])
        return [*(options[at] for at in best_first), *options[len(standings) :]]

    def _tried(
        self, actions: Sequence[Any], number: int, keep_going: KeepGoing
    ) -> list[float] | None:
        """Return what each action brings in the world of a number; None if there is no time.

        In the first world as many are tried as are compared in one at least, time or not.
        """
        world, values = self._engine.resample(self._known, self._seat, self._dice), list[float]()
        for action in actions:
            free = number == 1 and len(values) < self._effort.width
            if not free and not keep_going():
                return values if number == 1 else None
            values.append(self._value(world, {self._seat: action}, number)[self._seat])
        return values

    def _mixed(self, options: list[Any], keep_going: KeepGoing) -> list[Any]:
        """Return what can be done where others decide too, who learn as well.

        First comes what is drawn from the strategy that was learned, then what it plays most. The
        end of a match is solved where that takes no more plies than those lines would.
        """
        solved = self._solve(options, keep_going)
        if not solved:
            world = 0
            while self._lines < self._effort.lines and (world == 0 or keep_going()):
                world += 1
                self._imagine(world, for_ever if world == 1 else keep_going)
        own = self._bandits[self._seat]
        drawn_first = own.average(self._dice, 0.0 if solved else FAINT)
        return [drawn_first, *(action for action in own.ranked() if action != drawn_first)]

    def _solve(self, options: list[Any], keep_going: KeepGoing) -> bool:
        """Learn how often who decides does what in the end of a match; tell whether it is one."""
        if self._seats != [*BOTH]:
            return False
        other = 1 - self._seat
        theirs = list(self._engine.legal_actions(self._known, other))
        choices = {self._seat: options, other: theirs}
        plies = self._effort.lines * self._effort.depth
        found = mixtures(self._engine, self._known, choices, plies, lambda: keep_going(SOLVING))
        for seat, mixture in (found or {}).items():
            for arm, share in zip(self._bandits[seat].arms(choices[seat]), mixture, strict=True):
                arm.weight = share
        return found is not None

    def _options(self, keep_going: KeepGoing) -> list[Any]:
        """Return what the own seat chooses from: what is certain is settled before all else."""
        options = list(self._engine.legal_actions(self._known, self._seat))
        if len(options) > 1 and self._effort.proof:
            narrowing = Narrowing(self._engine, self._known, self._seat, self._dice)
            whole = frozenset(options)
            options = narrowing.narrowed(options, self._effort.proof, lambda: keep_going(CERTAIN))
            self.won = narrowing.won
            self.left = frozenset() if narrowing.won else whole - frozenset(options)
        self._own = frozenset(options)
        return options

    def _imagine(self, number: int, keep_going: KeepGoing) -> None:
        """Draw a world and compare, for each seat that decides, its pick with others."""
        world = self._engine.resample(self._known, self._seat, self._dice)
        arms = {seat: self._arms(world, seat) for seat in self._seats}
        picks = {seat: self._bandits[seat].draw(arms[seat], self._dice) for seat in self._seats}
        joint = {seat: pick.action for seat, pick in picks.items()}
        values = self._value(world, joint, number)
        for seat, pick in picks.items():
            before, rest = self._before(world, joint, seat, number)
            for arm in self._alternatives(arms[seat], pick, self._widths[seat]):
                if not keep_going():
                    return
                value = self._value(before, rest | {seat: arm.action}, number)[seat]
                arm.learn(value, instead_of=values[seat])

    def _before(self, world: Any, joint: Joint, seat: Seat, number: int) -> tuple[Any, Joint]:
        """Return the world after all but one have decided, and who has not: nobody else.

        Where chance had a part in that it is the world as it was, and all of them.
        """
        luck, before = Dice(self._luck, number), world
        for other in sorted(joint):
            if other != seat:
                before = played(self._engine, before, other, joint[other], luck)
        return (world, joint) if luck.used else (before, {})

    def _arms(self, world: Any, seat: Seat) -> list[Arm[Any]]:
        actions = list(self._engine.legal_actions(world, seat))
        if seat == self._seat:
            actions = [action for action in actions if action in self._own] or [*self._own]
        optional = seat != self._seat and seat in self._engine.changing(world)
        return self._bandits[seat].arms([None, *actions] if optional else actions)

    def _alternatives(self, arms: Sequence[Arm[Any]], pick: Arm[Any], width: int) -> list[Arm[Any]]:
        """Return which arms to compare with the pick: promising ones, and as many others."""
        others = [arm for arm in arms if arm is not pick]
        if len(others) <= width:
            return others
        others.sort(key=lambda arm: arm.regret, reverse=True)
        half = width // 2
        return [*others[:half], *self._dice.shuffled(others[half:])[:half]]

    def _value(self, world: Any, joint: Joint, number: int) -> tuple[float, ...]:
        """Return each seat's chances after a joint decision, under the luck of this number."""
        self._lines += 1
        luck = Dice(self._luck, number)
        for seat in sorted(joint, key=lambda s: s == self._seat):
            world = played(self._engine, world, seat, joint[seat], luck)
        return self._continued(world, luck)

    def _continued(self, world: Any, luck: Dice) -> tuple[float, ...]:
        """Play on until others have answered and the own seat is asked something new; weigh it.

        What a turn of many decisions is worth shows at its end, not in its middle. Whoever thinks
        through several turns plays on so from each to the next.
        """
        alone, answered = frozenset((self._seat,)), not self.decides_alone
        turns, last = self._effort.turns, self._asked
        for _ in range(self._effort.depth):
            asked = self._engine.to_act(world)
            if not asked:
                break
            if answered and self._seat in asked and self._decision(world) > last:
                turns, last, answered = turns - 1, self._decision(world), False
                if not turns:
                    break
            answered = answered or asked != alone
            world = self._answered(world, min(asked), len(asked) == 1, luck)
        return self._engine.estimate(world)

    def _decision(self, world: Any) -> int:
        return self._engine.decision(world, self._seat)

    def _answered(self, world: Any, seat: Seat, alone: bool, luck: Dice) -> Any:
        """Answer for a seat: the best of some answers if it alone decides, or any."""
        answers = luck.shuffled(self._engine.legal_actions(world, seat))
        most = self._effort.weighed(own=seat == self._seat) if alone else 1
        worlds = [self._engine.apply(world, seat, each, luck).state for each in answers[:most]]
        if len(worlds) == 1:
            return worlds[0]
        return max(worlds, key=lambda after: self._engine.estimate(after)[seat])
