"""What a head tells in any case, where there is no room for everything."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from cogs.panels.report import report
from cogs.panels.since import head, latest, names
from cogs.panels.telling import PLAIN
from cogs.words.strings import speaker
from engines.core import Dice, Event, Player, Seat, Text, play, text
from tests.laws.heard import telling_at
from tests.laws.played import FILES, read

SAY = speaker("en", "P{}".format)
FATAL = ("magblast-event-hits", "magblast-event-strikes")
BATTLES = [path for path in FILES if path.parent.parent.name == "magblast"]


def whisper(number: int) -> Text:
    return text("whispered", number=number, to=Player(0))


@pytest.mark.parametrize("after", [0, 3, 30])
def test_a_head_tells_at_least_the_latest_thing_that_another_did(after: int) -> None:
    """However much its owner was told alone, and did themselves, before and behind it."""
    earlier, latest = (text("did", player=Player(1), number=number) for number in range(2))
    own = text("did", player=Player(0), number=2)
    before, behind = map(whisper, range(30)), map(whisper, range(30, 30 + after))
    told = head([earlier, *before, latest, own, *behind], 0, PLAIN)
    assert latest in told and earlier not in told


def test_what_one_did_again_and_again_is_not_what_another_did() -> None:
    """Nor does what is minor matter more for being said twice."""
    other, own = text("did", player=Player(1)), text("did", player=Player(0), number=1)
    counted = text("report-turns", line=text("report-times", line=own, times=2), turns=2)
    assert latest([other, counted], 0, PLAIN) == 0
    assert PLAIN._replace(minor=frozenset({"did"})).weight(counted) == 0


def test_what_is_minor_goes_before_what_everybody_heard_though_it_was_told_to_one() -> None:
    telling = PLAIN._replace(minor=frozenset({"whispered"}))
    public = [text("did", player=Player(1), number=number) for number in range(5)]
    told = head([*public, *map(whisper, range(30))], 0, telling)
    assert all(line in told for line in public)


@pytest.mark.parametrize("path", BATTLES, ids=lambda path: path.stem)
def test_whoever_is_called_reads_which_ships_they_have_lost(path: Path) -> None:
    for seat, heard in _calls(path):
        lines = [SAY(line) for line in head(heard, seat, telling_at(path))]
        for said in heard:
            if said.key in FATAL and said.args["left"] == 0 and names(said.args["target"], seat):
                target = said.args["target"]
                assert isinstance(target, Text)
                ship = SAY(target).removeprefix(f"P{seat}’s ")
                assert any(ship in line and "destroyed" in line for line in lines), lines


def _calls(path: Path) -> Iterator[tuple[Seat, list[Text]]]:
    """Yield who acts, not in answer, in a recorded match, and what they have heard since then."""
    played = read(path)
    engine = played.engine
    config = msgspec.convert(played.config, type=engine.meta.config)
    step = engine.start(config, played.seats, Dice(played.seed, 0))
    heard = _told(step.events, played.seats)
    for ply, (seat, action) in enumerate(played.actions(), start=1):
        responding = engine.responding(step.state)
        if seat not in responding:
            yield seat, heard.pop(seat, [])
        step = play(engine, step.state, seat, action, Dice(played.seed, ply))
        for each, lines in _told(step.events, played.seats).items():
            heard[each] += lines


def _told(events: tuple[Event, ...], seats: int) -> defaultdict[Seat, list[Text]]:
    """Return for each seat what it is told of some events."""
    told = defaultdict[Seat, list[Text]](list)
    for seat in range(seats):
        told[seat] += [event.told_to(seat) for event in events if event.kept_by(seat)]
    return told


def test_a_minor_last_line_leaves_a_report_before_all_that_matters() -> None:
    telling = PLAIN._replace(minor=frozenset({"news-page"}))
    matters = [text("player-name", who=Player(number)) for number in range(6)]
    least = [text("news-page", page=number, pages=9) for number in range(5)]
    shown = report([*matters, *least], telling, SAY)
    assert {SAY(line) for line in matters} <= set(shown) and SAY(least[-1]) in shown
    matters += [text("player-name", who=Player(number)) for number in range(6, 9)]
    shown = report([*matters, *least], telling, SAY)
    assert SAY(least[-1]) not in shown and len(set(shown) & {*map(SAY, matters)}) == 7
