"""A match as it stands: who sits where, the state of the game, how far the log has come."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

import engines
from engines.core import Dice, Engine, Outcome, Seat, decode
from store import Match, Status
from store import Seat as SeatRow
from tables.fairness import Chances, dice_seed
from tables.match.lately import Lately
from tables.match.once import once
from tables.match.ordered import orders_in
from tables.match.planned import kept
from tables.match.scene import Scene
from tables.options import Pace, TableOptions


class Position(Struct, frozen=True, dict=True):
    """One moment of a match that has begun; every move makes a new one.

    `ply` is the number of the last action, `number` that of the last row of the log. Undo may
    leave numbers of actions out (see `tables.match.undo`).
    `watching` is the seat of the person who made the last move and need not be called, as
    long as nothing came since but answers of computers. `chain` is the log's running hash, and
    `shown` what of it everybody sees (see `tables.match.seals`). `lately` is what boards show of
    what has happened; None until the log is asked (see `tables.match.recalling`).
    """

    match: Match
    seats: tuple[SeatRow, ...]
    state: Any
    ply: int
    number: int
    watching: Seat | None = None
    chain: str | None = None
    shown: str | None = None
    lately: Lately | None = None

    @once
    def engine(self) -> Engine[Any, Any, Any, Any]:
        """The rules of this match's game, of the version that it began with.

        Raises `UnknownRules` where this program does not play them any more.
        """
        return engines.load(self.match.game, self.match.rules_version)

    @property
    def going(self) -> bool:
        """Whether the match is played and not paused."""
        return self.match.status is Status.PLAYING and not self.match.paused

    @once
    def options(self) -> TableOptions:
        """What was agreed on about the table."""
        return decode(self.match.options, TableOptions)

    @once
    def seed(self) -> str:
        """The seed of the dice. It reaches nobody before the match has ended."""
        return dice_seed(self.match, self.seats)

    @once
    def chances(self) -> Chances:
        """All chance of the match, that of the match it was taken from included."""
        return Chances(self.seed, self.options.origin)

    def dice(self, ply: int) -> Dice:
        """Return the dice of a ply (0: the deal)."""
        return self.chances.dice(ply)

    @once
    def asked(self) -> frozenset[Seat]:
        """The seats that are waited for; while the match is paused, nobody is."""
        return self.engine.to_act(self.state) if self.going else frozenset()

    @once
    def responding(self) -> frozenset[Seat]:
        """The seats that were asked for a response, whether or not they have answered."""
        return self.engine.responding(self.state) if self.asked else frozenset()

    @once
    def out(self) -> frozenset[Seat]:
        """The seats that are out of a match in which others play on."""
        return self.engine.out(self.state) if self.going and self.outcome is None else frozenset()

    @once
    def waited_for(self) -> frozenset[Seat]:
        """The seats that the public waits for: who has answered already is not told."""
        return self.asked | self.responding

    @once
    def outcome(self) -> Outcome | None:
        """How the match ended, by the rules or because people resigned."""
        if self.match.outcome is not None:
            return decode(self.match.outcome, Outcome)
        return self.engine.outcome(self.state)

    @once
    def people(self) -> frozenset[Seat]:
        """The seats that a person plays now; computers play the others, also those they sit in."""
        return frozenset(seat for seat in self.owners if self.seats[seat].sat_in_at is None)

    @once
    def owners(self) -> frozenset[Seat]:
        """The seats whose persons have not given up, whoever plays there now."""
        return frozenset(
            row.seat for row in self.seats if row.user_id is not None and row.resigned_at is None
        )

    @once
    def staying(self) -> frozenset[Seat]:
        """The seats whose persons have not given up and are not out: others wait for them."""
        return self.owners - self.out

    @once
    def agreeing(self) -> frozenset[Seat]:
        """The seats whose people must agree: they play themselves, and are not out."""
        return self.people - self.out

    def users(self, seats: frozenset[Seat]) -> frozenset[int]:
        """Return the ids of the people on some seats."""
        users = (self.seats[seat].reaches for seat in seats)
        return frozenset(user for user in users if user is not None)

    def decision(self, seat: Seat) -> int:
        """Return the number of what `seat` is asked now."""
        return self.engine.decision(self.state, seat)

    def question(self, seat: Seat) -> int:
        """Return a number that tells what `seat` is asked now from all else that it was asked.

        Where a question was taken back, others have the decisions of earlier ones.
        """
        return (self.seats[seat].withdrawn << 32) + self.decision(seat)

    def scene(self, seat: Seat | None) -> Scene:
        """Return what `seat` (None: a spectator) may see."""
        others = self.waited_for - {seat}
        return Scene(
            match=self.match,
            seats=tuple(_without_secrets(row) for row in self.seats),
            seat=seat,
            view=self.engine.view(self._shown, seat),
            asked=others | (self.asked & {seat}),
            responding=self.responding,
            legal=seat is not None and self.may_move(seat),
            question=0 if seat is None else self.question(seat),
            outcome=self.outcome,
            shown=self.shown,
            ahead=() if seat is None else kept(self.seats[seat]),
            orders=None if seat is None else self.orders(seat),
            lately=() if self.lately is None else self.lately.seen_by(seat),
            back=seat is not None and self.may_take_back(seat),
            out=self.out,
        )

    def may_take_back(self, seat: Seat) -> bool:
        """Tell whether a person can take back the last action of a seat, be it by asking others."""
        back = {} if self.lately is None else self.lately.back
        if not self.going or seat not in self.people or seat not in back:
            return False
        return not back[seat] or bool(self.agreeing - {seat})

    def orders(self, seat: Seat) -> Any:
        """Return a seat's standing orders as they stand now; None in a game without any."""
        kind = self.engine.meta.orders
        if kind is None:
            return None
        orders = orders_in(self.seats[seat].orders, kind)
        return self.engine.orders_now(self.engine.view(self.state, seat), seat, orders)

    @property
    def _shown(self) -> Any:
        """The state that views are made of: one that was given up is laid open."""
        given_up = self.match.status is Status.ENDED and self.engine.outcome(self.state) is None
        return self.engine.laid_open(self.state) if given_up else self.state

    def may_move(self, seat: Seat) -> bool:
        """Tell whether a person on `seat` may make a move now, waited for or not."""
        if not self.going or seat not in self.people:
            return False
        return seat in self.asked or seat in self.engine.may_act(self.state)

    def seconds(self, seat: Seat) -> float | None:
        """Return how long a seat may take over what it is asked; None without limit."""
        bank = self.seats[seat].bank
        if bank is None or self.bank is None or seat in self.responding:
            return self.options.seconds(responding=seat in self.responding)
        return bank

    def starts(self, now: float) -> float:
        """Return when a clock begins to run that is wound now: after a pause, if there is one."""
        return max(now, self.match.rests_until or now)

    @property
    def bank(self) -> Pace | None:
        """How the banks of time grow; None where each move has a time of its own, or none has."""
        return self.options.clock.bank

    @property
    def timed(self) -> frozenset[Seat]:
        """The people who are waited for and whose time is limited."""
        waited = self.asked & self.people
        return frozenset(seat for seat in waited if self.seconds(seat) is not None)

    def with_match(self, **columns: Any) -> Position:
        """Return this position with some columns of its match row changed."""
        return msgspec.structs.replace(self, match=msgspec.structs.replace(self.match, **columns))

    def moved(self, state: Any, ply: int) -> Position:
        """Return the position that an action leads to; who sits there, and why, stays known."""
        made = msgspec.structs.replace(self, state=state, ply=ply, number=self.number + 1)
        known = vars(self)
        vars(made).update({name: known[name] for name in _OF_THE_TABLE if name in known})
        return made

    def noted(self, **fields: Any) -> Position:
        """Return this position with other fields than match, seats and state.

        Whatever is worked out once hangs on those three alone, and stays known.
        """
        made = msgspec.structs.replace(self, **fields)
        vars(made).update(vars(self))
        return made


_OF_THE_TABLE = ("engine", "options", "seed", "chances", "people", "owners")
"""What is worked out of the rows of the match and its seats alone."""


def _without_secrets(row: SeatRow) -> SeatRow:
    """Return a seat as all may know it; whether and when somebody did anything is a secret."""
    return msgspec.structs.replace(row, orders=b"", ahead=None, bank=None, missed=0, withdrawn=0)


def config_of(match: Match) -> Any:
    """Return the game options of a match, as the game's own struct."""
    return decode(match.config, engines.load(match.game).meta.config)
