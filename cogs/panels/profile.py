"""What is told of a person: how reliable, how strong, and how one's own matches with them ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from engines.bars import Bar, Bars
from engines.core import Outcome, Say, Text, decode, text
from tables.match.ratings import points
from tables.mentions import mentioned
from tables.reliability import Attended, Tier, told
from tables.rows import Meeting, Rating

FULL = 2000
"""Points of which a bar is full, unless somebody has more."""


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
    lines = [text("profile-head", who=mentioned(user_id))]
    if tier is Tier.HIDDEN:
        lines.append(text("profile-hidden"))
    else:
        lines += [told(attended), *map(_rung, ratings)]
    if meetings is not None:
        lines += [text("profile-met"), *(_met(meetings) or [text("profile-never-met")])]
    return tuple(lines)


def pictured(
    tier: Tier,
    attended: Attended,
    ratings: Sequence[Rating],
    meetings: Sequence[Meeting] | None,
    say: Say,
) -> tuple[Bars, ...]:
    """Return what of it stands on a picture (`Pictures.bars`); nothing where there is nothing."""
    groups = list[Bars]()
    if tier is not Tier.HIDDEN and attended.played:
        groups.append(_stays(attended, say))
    if tier is not Tier.HIDDEN and ratings:
        groups.append(_strength(ratings, say))
    if records := _records(meetings or ()):
        groups.append(_against(records, say))
    return tuple(groups)


def _stays(attended: Attended, say: Say) -> Bars:
    finished, played = attended.finished, attended.played
    bar = Bar(
        say(text("profile-bar-matches")),
        (finished, 0, played - finished),
        played,
        f"{finished} / {played}",
    )
    return Bars(say(text("profile-bar-reliability")), say(text("profile-bar-finished")), (bar,))


def _strength(ratings: Sequence[Rating], say: Say) -> Bars:
    full = max(FULL, *map(points, ratings))
    bars = (
        Bar(say(text(f"{one.game}-name")), (max(points(one), 0),), full, str(points(one)))
        for one in ratings
    )
    return Bars(say(text("profile-bar-strength")), say(text("profile-bar-points")), tuple(bars))


def _against(records: Mapping[str, Counter[str]], say: Say) -> Bars:
    full = max(record.total() for record in records.values())
    bars = list[Bar]()
    for game, record in records.items():
        parts = record["won"], record["drawn"], record["lost"]
        bars.append(Bar(say(text(f"{game}-name")), parts, full, " – ".join(map(str, parts))))
    return Bars(say(text("profile-bar-met")), say(text("profile-bar-record")), tuple(bars))


def _rung(rating: Rating) -> Text:
    return text(
        "profile-rating",
        game=text(f"{rating.game}-name"),
        points=points(rating),
        played=rating.played,
    )


def _met(meetings: Iterable[Meeting]) -> list[Text]:
    """Return a line for each game that two people have played against each other."""
    return [
        text(
            "profile-record",
            game=text(f"{game}-name"),
            won=record["won"],
            lost=record["lost"],
            drawn=record["drawn"],
        )
        for game, record in _records(meetings).items()
    ]


def _records(meetings: Iterable[Meeting]) -> dict[str, Counter[str]]:
    """Return by game how matches ended for the first of two people."""
    found = dict[str, Counter[str]]()
    for meeting in meetings:
        outcome = None if meeting.outcome is None else decode(meeting.outcome, Outcome)
        if outcome is not None and outcome.ranking:
            found.setdefault(meeting.game, Counter())[_how(meeting, outcome)] += 1
    return dict(sorted(found.items()))


def _how(meeting: Meeting, outcome: Outcome) -> str:
    """Return how a match ended for the first of two people: by who came before whom."""
    places = {seat: place for place, seats in enumerate(outcome.ranking) for seat in seats}
    mine, other = places[meeting.seat], places[meeting.other]
    if mine == other:
        return "drawn"
    return "won" if mine < other else "lost"
