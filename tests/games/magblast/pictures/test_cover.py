"""Mag·Blast's covers: one for each edition, whatever else is agreed on."""

from __future__ import annotations

from cogs.words.strings import speaker
from engines.magblast.model import Config, EditionName
from render.magblast import cover


def test_each_edition_has_a_cover_of_its_own() -> None:
    say = speaker("en")
    assert len({cover(Config(edition=edition), say).png for edition in EditionName}) == 2
    assert cover(Config(skirmish=True), say) == cover(Config(), say)
