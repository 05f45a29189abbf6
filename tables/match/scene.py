"""What one seat, or the public, may see of a match at one moment."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from engines.core import Outcome, Player, Seat, Trace
from store import Match, Status
from store import Seat as SeatRow
from tables.match.planned import Planned


class Scene(Struct, frozen=True):
    """All that pictures, texts and panels are made of. It holds no state, only a view.

    `seat` is the viewer (None: a spectator); `view` is None while the match is a lobby, and
    where the program cannot make it.
    `legal` is whether this seat may act now; `asked` are the seats that are waited for, as
    far as the viewer may know: of others who respond it is not told who has. `responding`
    are all who were asked for a response. `drafted` are the orders that the viewer has put
    together and not yet submitted, `ahead` is what the viewer has chosen ahead, `orders` are the
    viewer's standing orders.
    `shown` is what everybody sees of the log's hash, `lately` what the board shows of what has
    happened, oldest first. `back` tells that the viewer has an action to take back. `out` are the
    seats that are out of a match in which others play on.
    """

    match: Match
    seats: tuple[SeatRow, ...]
    seat: Seat | None
    view: Any
    asked: frozenset[Seat]
    legal: bool
    question: int
    outcome: Outcome | None
    responding: frozenset[Seat] = frozenset()
    drafted: tuple[Any, ...] = ()
    ahead: tuple[Planned, ...] = ()
    shown: str | None = None
    orders: Any = None
    lately: tuple[Trace, ...] = ()
    back: bool = False
    out: frozenset[Seat] = frozenset()

    @property
    def in_lobby(self) -> bool:
        """Whether the match has not begun."""
        return self.match.status is Status.LOBBY

    @property
    def over(self) -> bool:
        """Whether the match has ended or was called off."""
        return self.match.status in (Status.ENDED, Status.CANCELLED)

    @property
    def paused(self) -> bool:
        """Whether the match stands still; `view` is None then if it cannot be made."""
        return self.match.paused

    @property
    def agreeing(self) -> frozenset[Seat]:
        """The seats whose people must agree: they play themselves, and are not out."""
        owned = (row for row in self.seats if row.user_id is not None and row.resigned_at is None)
        return frozenset(row.seat for row in owned if row.sat_in_at is None) - self.out

    @property
    def is_out(self) -> bool:
        """Whether the viewer is out of a match in which others play on."""
        return self.seat in self.out

    @property
    def gave_up(self) -> bool:
        """Whether the viewer has given up a match in which others play on."""
        if self.seat is None or self.over:
            return False
        return self.seats[self.seat].resigned_at is not None

    @property
    def sat_in(self) -> bool:
        """Whether a computer plays for the viewer, who may take the seat back."""
        return (
            self.seat is not None and not self.over and self.seats[self.seat].sat_in_at is not None
        )

    def name(self, seat: Seat) -> str:
        """Return the name of whoever sits on `seat`, exactly as the person wrote it."""
        return self.seats[seat].name

    def seat_of(self, user_id: int) -> Seat | None:
        """Return where a person sits, also one who has resigned; None for a spectator."""
        return next((row.seat for row in self.seats if row.user_id == user_id), None)

    def who(self, seats: frozenset[Seat]) -> tuple[Player, ...]:
        """Return seats as something a text can name, in order."""
        return tuple(Player(seat) for seat in sorted(seats))
