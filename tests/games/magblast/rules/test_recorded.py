"""Which recorded matches there are: every number of seats that was asked for, every ending.

That they still lead where they led is a law of every game (`tests/laws/test_played.py`).
"""

from __future__ import annotations

from pathlib import Path

import pytest

from engines.magblast.model import EditionName
from engines.magblast.state import Ending
from tests.laws.played import Played, read

FOLDER = Path(__file__).parents[1] / "played"
RECORDS = tuple(read(path) for path in sorted(FOLDER.glob("*.json")))


def _finished(edition: EditionName) -> list[Played]:
    """Return the matches of an edition that went on to the last flagship."""
    return [
        record
        for record in RECORDS
        if record.config["edition"] == edition
        and record.outcome is not None
        and record.outcome.reason.key == f"magblast-outcome-{Ending.LAST}"
    ]


@pytest.mark.parametrize(
    ("edition", "seats"),
    [
        *((EditionName.THIRD, n) for n in (2, 3, 4, 8)),
        *((EditionName.SECOND, n) for n in (2, 4, 5, 8)),
    ],
)
def test_a_match_to_the_last_flagship_is_recorded(edition: EditionName, seats: int) -> None:
    assert [record for record in _finished(edition) if record.seats == seats]


def test_every_ending_is_recorded() -> None:
    told = {r.outcome.reason.key for r in RECORDS if r.outcome is not None}
    assert told == {
        "magblast-outcome-last",
        *(
            f"magblast-outcome-{end}-{how}"
            for end in ("rounds", "quiet")
            for how in ("won", "tied")
        ),
    }


@pytest.mark.parametrize("edition", EditionName)
def test_the_records_show_every_kind_of_action(edition: EditionName) -> None:
    """Sweeping is the third edition's; a Brutal Assault was called in one of its matches."""
    kinds = {action["type"] for record in _finished(edition) for _, action in record.entries}
    usual = {
        *("keep", "discard", "draw", "reinforce", "place", "move", "fire", "sound", "hush"),
        *("launch", "play", "use", "respond", "end"),
    }
    third = {"scatter", "sweep", "agree"} if edition is EditionName.THIRD else set[str]()
    assert usual | third <= kinds
