"""What is told of a person: how reliable, how strong, and how one's own matches with them ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from cogs.panels.lobby import called
from engines.core import Outcome, Text, decode, text
from tables.match.ratings import points
from tables.reliability import Attended, Tier, told
from tables.rows import Meeting, Rating


def profile(
    user_id: int,
    tier: Tier,
    attended: Attended,
    ratings: Sequence[Rating],
    meetings: Sequence[Meeting] | None,
) -> tuple[Text, ...]:
    """Return the lines about a person.

    `attended` and `ratings` are told unless the person is hidden; `meetings` are those with
    the reader, from the reader's side, and None of a person who asks about themselves.
    """
    lines = [text("profile-head", who=called(user_id))]
    if tier is Tier.HIDDEN:
        lines.append(text("profile-hidden"))
    else:
        lines += [told(attended), *map(_rung, ratings)]
    if meetings is not None:
        lines += [text("profile-met"), *(_met(meetings) or [text("profile-never-met")])]
    return tuple(lines)


def _rung(rating: Rating) -> Text:
    return text(
        "profile-rating",
        game=text(f"{rating.game}-name"),
        points=points(rating),
        played=rating.played,
    )


def _met(meetings: Iterable[Meeting]) -> list[Text]:
    """Return a line for each game that two people have played against each other."""
    found = dict[str, Counter[str]]()
    for meeting in meetings:
        outcome = None if meeting.outcome is None else decode(meeting.outcome, Outcome)
        if outcome is not None and outcome.ranking:
            how = _how(meeting, outcome)
            found.setdefault(meeting.game, Counter())[how] += 1
    return [
        text(
            "profile-record",
            game=text(f"{game}-name"),
            won=record["won"],
            lost=record["lost"],
            drawn=record["drawn"],
        )
        for game, record in sorted(found.items())
    ]


def _how(meeting: Meeting, outcome: Outcome) -> str:
    """Return how a match ended for the first of two people: by who came before whom."""
    places = {seat: place for place, seats in enumerate(outcome.ranking) for seat in seats}
    mine, other = places.get(meeting.seat), places.get(meeting.other)
    if mine is None or other is None or mine == other:
        return "drawn"
    return "won" if mine < other else "lost"
