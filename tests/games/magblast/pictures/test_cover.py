"""Mag·Blast's covers: one for each edition, whatever else is agreed on."""

from __future__ import annotations

from cogs.words.strings import speaker
from engines.magblast.model import Config, EditionName
from render.magblast import cover
from tests.render.pictures import seen_of


def test_each_edition_has_a_cover_of_its_own() -> None:
    say = speaker("en")
    assert len({seen_of(cover(Config(edition=edition), say)) for edition in EditionName}) == 2
    assert seen_of(cover(Config(skirmish=True), say)) == seen_of(cover(Config(), say))
