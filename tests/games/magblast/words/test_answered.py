"""What whoever answers a card of another reads of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from engines.core import Player
from tests.laws.heard import steps_of
from tests.laws.played import FILES

BATTLES = [path for path in FILES if path.parent.parent.name == "magblast"]


@pytest.mark.parametrize("path", BATTLES, ids=lambda path: path.stem)
def test_whose_card_answers_reads_that_once(path: Path) -> None:
    """With the icons of the card; all others read that they answered."""
    for events in steps_of(path):
        for said in (event for event in events if event.text.key == "magblast-event-answers"):
            player = said.text.args["player"]
            assert isinstance(player, Player)
            owner = player.seat
            more = [e for e in events if e.text.key.endswith("-own-answer") and e.kept_by(owner)]
            assert more and not said.kept_by(owner)
            assert said.kept_by(None) and said.kept_by(1 - min(owner, 1))
