"""A picture writes nothing that its letters cannot write, and nothing that runs from right to left.

People are called what they like: by emoji, in any script. A face draws boxes for what it lacks, and
a name that is read the other way turns the whole line round, so that numbers stand with others.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cogs.words.strings import LOCALES, speaker
from engines.core import Say
from engines.curves import Chart, Curve
from engines.retelling import Ending, Retelling, Sound, retelling
from render.kit import curves, endings
from render.kit.lettering import Face
from render.kit.names import numbered
from render.magblast.words import sound_words
from tests.laws.ends import whole
from tests.laws.matches import spread
from tests.laws.moments import marked, played
from tests.laws.pictures import drawer, kinds
from tests.laws.played import FILES, every_record, read, some_records
from tests.render.letters import UNWRITABLE, drawn, unwritten
from tests.sampled import every_other

MOMENTS = 24
"""How many moments of each record are soaked."""
ENDED = [path for path in FILES if read(path).outcome is not None]


def speakers() -> Iterator[Say]:
    """Yield what says texts in each language: all names cannot be written, or some of them."""
    for locale in LOCALES:
        yield speaker(locale, UNWRITABLE.__getitem__)
        yield speaker(locale, (*UNWRITABLE[3:], *UNWRITABLE[:3]).__getitem__)


def must_be_written(path: Path, some: slice) -> None:
    """Hold boards and hands to the law at some of the moments of a record."""
    record, says = read(path), list(speakers())
    for moment in spread(tuple(played(path)), MOMENTS)[some]:
        say = says[moment.number % len(says)]
        for kind in kinds(record.game):
            seat = moment.number % record.seats
            view: Any = record.engine.view(moment.state, seat if kind == "hand" else None)
            lately = (moment.lately.seen_by(seat),) if kind in marked(record.game) else ()
            with drawn() as found:
                drawer(record.game, kind)(view, say, *lately)
            assert unwritten(found) == [], f"{path.stem}, {kind} at {moment.number}"


@some_records
def test_boards_and_hands_write_what_can_be_written(path: Path) -> None:
    """Some moments of a record, the end among them; the soak looks at many of all."""
    must_be_written(path, slice(-1, None, -11))


@pytest.mark.soak
@every_record
def test_boards_and_hands_write_what_can_be_written_at_any_time(path: Path) -> None:
    must_be_written(path, slice(None))


@pytest.mark.parametrize("path", every_other(ENDED), ids=lambda path: path.stem)
def test_the_end_of_a_match_writes_what_can_be_written(path: Path) -> None:
    record = read(path)
    assert record.outcome is not None
    config = msgspec.convert(record.config, type=record.engine.meta.config)
    remembered = retelling(record.game, whole(record)[0], record.seats)
    for say in speakers():
        sound = Sound("קרע 🔥", 0, 12)
        ending = Ending(record.outcome, remembered, len(record.entries), 75, sound)
        cover = drawer(record.game, "cover")(config, say)
        with drawn() as found:
            picture = endings.ended(cover, ending, record.seats, 1234, say)
        assert unwritten(found) == []
        assert all(say(text) in picture.alt for text in remembered.moment)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("sound", ["Pew! Pew!", "БАБАХ!", "ΜΠΑΜ!", "Тыдыщ pew", "🔥 мяу", "🔥🔥"])
def test_the_best_sound_is_written_at_the_end_as_on_the_board(sound: str, locale: str) -> None:
    say = speaker(locale, "AB".__getitem__)
    record = read(next(path for path in ENDED if path.parent.parent.name == "magblast"))
    assert record.outcome is not None
    ending = Ending(record.outcome, Retelling(), 9, 75, Sound(sound, 0, 12))
    config = msgspec.convert(record.config, type=record.engine.meta.config)
    cover = drawer("magblast", "cover")(config, say)
    with drawn() as found:
        endings.ended(cover, ending, record.seats, 7, say)
    assert unwritten(found) == []
    assert sound_words(sound, say).upper() in {words for _, words in found}


def test_curves_write_what_can_be_written() -> None:
    lines = tuple(Curve(name, seat, (0.5, 0.4)) for seat, name in enumerate(UNWRITABLE))
    say = speaker("en")
    seats = [numbered(seat, say) for seat in range(len(UNWRITABLE))]
    with drawn() as found:
        picture = curves.charted(Chart("How", (0, 9), lines, (), "Start", "Move 9"), say)
    assert unwritten(found) == []
    assert all(name in picture.alt for name in UNWRITABLE)
    assert {words for _, words in found} >= {*seats[:4], "Ana", seats[5], "Abe", "7"}


# -- The law sees what it is for ---------------------------------------------------------------


@pytest.mark.parametrize("name", UNWRITABLE)
def test_the_law_sees_what_cannot_be_written(name: str) -> None:
    assert unwritten({(Face.TEXT, f"{name} wins")}) == [f"{name} wins"]
    assert unwritten({(Face.TEXT, "Red wins")}) == []
