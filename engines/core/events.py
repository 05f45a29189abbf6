"""What has happened: events, what is to be seen of them, and how a match ended."""

from __future__ import annotations

from msgspec import Struct

from engines.core.saying import Player, Seat, Text, text


class Trace(Struct, frozen=True):
    """What an event leaves to be seen on a board, until something else has happened.

    `what` is one of the game's own kinds, `who` did it or suffered it, `at` are places as the
    game's pictures know them, `count` is how many or how much, and `said` what was shouted.
    `begins` tells that a turn begins with it.
    """

    what: str
    who: Seat | None = None
    at: tuple[str, ...] = ()
    count: int = 0
    said: str = ""
    begins: bool = False


TURN = Trace("turn", begins=True)
"""The trace of an event that begins somebody's turn, of which nothing is to be seen."""


class Event(Struct, frozen=True):
    """Something that happened. `audience` is who may hear of it; None is everyone.

    Whoever hears of it may see its `trace` on the board. An `aside` sums up for its audience what
    they hear in other events of the same action: it answers whoever acts or waits, and is left
    out where all that happened is told once more, as to whoever is called. Who is `outdone` hears
    the same and more in another event of the action, and is told of that instead.
    """

    text: Text
    audience: frozenset[Seat] | None = None
    trace: Trace | None = None
    aside: bool = False
    outdone: frozenset[Seat] = frozenset()

    def heard_by(self, seat: Seat | None) -> bool:
        """Tell whether `seat` (None: a spectator) may hear of this."""
        return self.audience is None or seat in self.audience

    def is_told_to(self, seat: Seat | None) -> bool:
        """Tell whether `seat` (None: a spectator) hears of this, and not of more in its place."""
        return self.heard_by(seat) and seat not in self.outdone

    def kept_by(self, seat: Seat | None) -> bool:
        """Tell whether `seat` (None: a spectator) is told of this also later on."""
        return not self.aside and self.is_told_to(seat)

    def told_to(self, seat: Seat | None) -> Text:
        """Return what `seat` is told, which may hear of this.

        What not everyone hears names the seat as `to`, whatever the game says in it: it is about
        whoever is told it.
        """
        if self.audience is None or seat is None:
            return self.text
        return Text(self.text.key, {**self.text.args, "to": Player(seat)})


class Outcome(Struct, frozen=True):
    """How a match ended.

    `ranking` has the seats from best to worst; seats in one set share the place.
    A draw of all is a single set; without any the match counts for nobody.
    """

    reason: Text
    ranking: tuple[frozenset[Seat], ...]

    @property
    def winners(self) -> frozenset[Seat]:
        """The seats that won; empty when everybody drew."""
        return self.ranking[0] if len(self.ranking) > 1 else frozenset()

    @property
    def undecided(self) -> Text:
        """What is told where nobody has won."""
        return text("table-draw" if self.ranking else "table-no-winner")
