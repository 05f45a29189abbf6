"""What a match is remembered by: figures and a moment that everybody heard, on one picture."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from cogs.panels.game import offered
from cogs.words.strings import LOCALES, speaker
from engines.core import Player, text
from engines.retelling import Ending, Sound, retelling, unveiled
from render.kit import endings
from render.kit.canvas import Picture
from render.kit.lettering import Fitted, write
from tests.laws.ends import whole
from tests.laws.pictures import WIDE, drawer, must_be_sent
from tests.laws.played import FILES, read
from tests.sampled import every_other, sampled

ENDED = [path for path in FILES if read(path).outcome is not None]


def named_by(path: Path) -> str:
    return f"{path.parent.parent.name}-{path.stem}"


every_end = pytest.mark.parametrize("path", every_other(ENDED), ids=named_by)
one_end_a_game = pytest.mark.parametrize(
    "path",
    [one for key in offered() for one in sampled(p for p in ENDED if read(p).game == key)],
    ids=named_by,
)
ON_A_PHONE = 400 / endings.WIDE
READABLE = 9.9
"""The least size of letters on a phone that is 400 pixels wide."""
SOUND = Sound("kra-" * 12, 0, 12)


def named(seat: int) -> str:
    return f"{seat}{WIDE}"[: len(WIDE)]


@one_end_a_game
def test_the_end_of_a_match_is_drawn_and_told_in_every_language(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every seat has its row, every figure its column, and nothing is too small to be read."""
    record = read(path)
    assert record.outcome is not None
    told, _ = whole(record)
    remembered = retelling(record.game, told, record.seats, record.outcome)
    ending = Ending(record.outcome, remembered, len(record.entries), 75, SOUND)
    written: list[Fitted] = []

    def watched(image: Any, words: Fitted, *args: Any, **how: Any) -> None:
        written.append(words)
        write(image, words, *args, **how)

    monkeypatch.setattr(endings, "write", watched)
    for locale in LOCALES:
        say = speaker(locale, named)
        config = msgspec.convert(record.config, type=record.engine.meta.config)
        cover = drawer(record.game, "cover")(config, say)
        written.clear()
        picture: Picture = endings.ended(cover, ending, record.seats, 1234, say)
        must_be_sent(picture)
        lines = list(endings.told(ending, record.seats, 1234, say))
        assert all(words.size * ON_A_PHONE >= READABLE for words in written)
        for seat in range(record.seats):
            assert any(line[1:].startswith(f". {named(seat)}") for line in lines)
            for figure in remembered.figures:
                assert any(f"{say(figure.name)} {figure.values[seat]}" in line for line in lines)
        shown = " ".join(line for words in written for line in words.lines)
        titles = (figure.name for figure in remembered.figures)
        for words in (endings.result(ending), *titles, *remembered.moment):
            assert "".join(say(words).split()) in "".join(shown.split())
        head = say(text("ending-sound", who=Player(0), damage=SOUND.damage))
        ends = head.rpartition(named(0))[2]
        assert any(line.endswith(ends) for words in written for line in words.lines), ends


@every_end
def test_a_match_comes_to_something_that_was_heard(path: Path) -> None:
    record = read(path)
    told, _ = whole(record)
    remembered = retelling(record.game, told, record.seats, record.outcome)
    assert all(one in told for one in remembered.moment)
    for figure in remembered.figures:
        assert len(figure.values) == record.seats
        assert min(figure.values) >= 0 < max(figure.values)


@every_end
def test_whatever_a_hand_holds_at_the_end_is_turned_up(path: Path) -> None:
    """Whoever held something that others could not see has a line that names it."""
    record = read(path)
    _, state = whole(record)
    told = {line.args["who"]: line.args["cards"] for line in unveiled(record.game, state)}
    for seat in range(record.seats):
        view = record.engine.view(state, seat)
        hand = getattr(getattr(view, "own", view), "hand", None) or ()
        cards = told.get(Player(seat), ())
        assert isinstance(cards, tuple)
        assert len(cards) == len(hand)
