"""What happens is told with who did it, and to whose."""

from __future__ import annotations

from pathlib import Path

from cogs.panels.since import names
from engines.core import Text
from tests.laws.heard import heard, steps_of
from tests.laws.played import every_record, read

PIECES = ("unit", "ship")
"""The arguments that hold a thing which belongs to somebody."""
UNSAID = {
    "Agree": "two called for a Brutal Assault, and what counts is who begins it",
    "End": "whose turn it was is known, and what is told is of the next",
    "Finish": "whose turn it was is known, and what is told is of the next",
    "Scatter": "whose shot it was is told before it, and what is told is where it throws them",
}
"""Which deeds are told without whoever did them, and why."""


@every_record
def test_whoever_does_something_to_another_is_named(path: Path) -> None:
    played = read(path)
    steps = zip(played.actions(), played.states(), steps_of(path)[1:], strict=False)
    for (seat, action), before, events in steps:
        deed = type(action).__name__
        if seat in played.engine.responding(before) or deed in UNSAID:
            continue
        lines = [event.text for event in events if event.audience is None]
        told = any(names(line, seat) for line in lines)
        assert told or not _about_others(lines, seat, played.seats), (deed, lines)


def _about_others(lines: list[Text], seat: int, seats: int) -> bool:
    return any(names(line, other) for line in lines for other in range(seats) if other != seat)


@every_record
def test_whoever_owns_a_thing_that_does_or_suffers_something_is_named(path: Path) -> None:
    """By its name, as where it stands in their fleet, or beside it."""
    seats = range(read(path).seats)
    for line in heard(path):
        for piece in (line.args[name] for name in PIECES if name in line.args):
            named = "player" in line.args or any(names(piece, seat) for seat in seats)
            assert named, line
