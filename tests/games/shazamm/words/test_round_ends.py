"""What somebody reads of a turn of Shazamm! that ends a round, and of what was secret before."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from cogs.panels.report import report
from cogs.panels.since import public_head
from cogs.panels.spoken import spoken_to
from cogs.words.strings import speaker
from engines.core import Seat, Text
from tests.laws.heard import heard, steps_of, telling_at
from tests.laws.played import FILES, read

SAY = speaker("en", "P{}".format)
DUELS = [path for path in FILES if path.parent.parent.name == "shazamm"]
every_duel = pytest.mark.parametrize("path", DUELS, ids=lambda path: path.stem)


@every_duel
def test_whoever_casts_last_reads_what_the_other_bet_though_the_round_ends(path: Path) -> None:
    for seat, told in _answers(path):
        keys = [line.key for line in told]
        if "shazamm-event-reveal" in keys and "shazamm-event-round" in keys:
            shown = report(spoken_to(seat, told), telling_at(path), SAY)
            assert any(f"P{1 - seat} bets" in line for line in shown), shown


def _answers(path: Path) -> list[tuple[Seat, list[Text]]]:
    """Return who acts in a recorded match, and what that leads to, as they are told it."""
    steps = zip(read(path).actions(), steps_of(path)[1:], strict=True)
    return [
        (seat, [event.told_to(seat) for event in events if event.kept_by(seat)])
        for (seat, _), events in steps
    ]


@every_duel
def test_what_there_was_of_mana_with_what_is_told_to_change_it_is_what_there_is(path: Path) -> None:
    for before, events in zip(read(path).states(), steps_of(path)[1:], strict=False):
        paid: list[Mapping[str, Any]] = [
            e.text.args for e in events if e.text.key.endswith("-pays")
        ]
        for said in paid:
            had = before.wizards[said["player"].seat].mana
            assert had - said["paid"] + said["gained"] == said["mana"], said


@every_duel
def test_nobody_is_told_that_they_were_ready_once_bets_are_turned_up(path: Path) -> None:
    said = heard(path)
    for end in (at for at, line in enumerate(said) if line.key == "shazamm-event-reveal"):
        ready = [line for line in said[max(0, end - 3) : end] if line.key.endswith("-committed")]
        for seat in (0, 1):
            told = public_head([*ready, said[end], said[-1]], seat, telling_at(path), said[-1:])
            assert not any(line.key.endswith("-committed") for line in told)
