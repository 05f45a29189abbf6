"""What a lobby tells of its people's absences, before anything begins."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from cogs.words.names import mention
from engines.core import Text, Verbatim, decode, text
from tables import Absence, Scene, TableOptions
from tables.absences import Wished
from tables.away import ALLOWANCE, Hours, moment
from tables.rows import Seat as SeatRow
from tables.wishes import next_at


def counts(scene: Scene) -> bool:
    """Tell whether absences count in a match."""
    agreed = decode(scene.match.options, TableOptions)
    return agreed.away is Absence.COUNT and agreed.clock.seconds is not None


def away_lines(scene: Scene, wished: Mapping[int, Wished], locale: str) -> Iterator[Text]:
    """Yield a line for everybody in a lobby who is away at times, or has been this year.

    The hours are those that count here, whatever else their person wishes by now.
    """
    for row in scene.seats:
        known = wished.get(row.reaches or 0)
        parts = () if known is None else tuple(_parts(row, known))
        if parts:
            yield text("lobby-away", who=mention(row, locale, scene.seats), what=parts)


def _parts(row: SeatRow, wished: Wished) -> Iterator[Text]:
    hours = None if row.hours is None else decode(row.hours, Hours)
    if hours is not None and hours.night is not None:
        start = next_at(hours.zone, hours.night.start, wished.at)
        end = next_at(hours.zone, hours.night.end, start)
        yield text("lobby-away-night", start=_time(start), end=_time(end))
    if hours is not None and hours.weekend:
        yield text("lobby-away-weekend")
    if wished.until is not None:
        yield text("lobby-away-until", when=moment(wished.until))
    for one in wished.planned:
        yield text("lobby-away-planned", start=moment(one.start), end=moment(one.until))
    if hours is not None or wished.left < ALLOWANCE:
        yield text("lobby-away-days", days=wished.left)


def _time(at: float) -> Verbatim:
    """Return a time of the day as everybody's own clock shows it."""
    return Verbatim(f"<t:{int(at)}:t>")
