"""Whoever is asked reads what it is about, and is not asked what has one answer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cogs.panels.drafts import LAST, SEPARATOR, Draft, draft_of, gone, path_of
from cogs.panels.panel import Menu
from cogs.words.names import plain_voice
from cogs.words.strings import LOCALES
from engines.choosing import Ask, Choice, Pick, Way, Ways
from tests.laws.cases import Case
from tests.laws.matches import spread
from tests.laws.panels import Desk, position_of
from tests.laws.played import every_record, read, some_records
from tests.sampled import sampled

SOME, MANY = 12, 40
"""How many positions of a match are looked at: in every run, in the soak."""
MOST_WORDS = 45
"""How long a single line is at most."""
ENDS = (".", "!", "?", ":", "*", ")")
"""What a sentence ends with."""

positions = pytest.mark.parametrize("most", sampled([SOME, MANY]))


@positions
@every_record
def test_every_question_says_what_it_is_about(path: Path, most: int) -> None:
    """In every language, above the controls, in lines that are read at a glance."""
    for desk in desks(path, most):
        scene, cog = desk.scene, desk.cog
        asks, hints = cog.asks(scene), cog.hints(scene, "")
        said = (*(() if asks is None else (asks,)), *hints)
        assert hints, f"seat {desk.seat} reads nothing but {asks}"
        for locale in LOCALES:
            say = plain_voice(scene.seats, locale)
            for line in map(say, said):
                assert len(line.split()) <= MOST_WORDS, line
            assert any(say(line).rstrip().endswith(ENDS) for line in said), said


@positions
@every_record
def test_a_question_with_one_answer_is_not_asked(path: Path, most: int) -> None:
    """Where one thing alone can be chosen first, what comes next is asked at once."""
    for desk in desks(path, most):
        ways = desk.cog.ways(desk.scene)
        begun = [way.verb for way in ways.now() if _has_one_answer(ways, way)]
        rows = desk.cog.panel(desk.scene, "")
        shown = [row for row in rows if isinstance(row, Menu) and row.verb in begun]
        others = [b for row in rows if not isinstance(row, Menu) for b in row if b.verb in begun]
        assert not begun or len(shown) + len(others) > len(begun), begun


@some_records
def test_whoever_can_only_go_on_is_told_so(path: Path) -> None:
    """What is asked where there is more to do is not asked where there is not.

    Else one looks for a card or a piece that could be played.
    """
    found: dict[str, set[bool]] = {}
    for desk in desks(path, MANY):
        asks, now = desk.cog.asks(desk.scene), desk.cog.ways(desk.scene).now()
        alone = not any(way.keys for way in now)
        if asks is not None:
            found.setdefault(asks.key, set()).add(alone)
    assert not [key for key, alone in found.items() if len(alone) > 1]


@some_records
def test_what_a_button_does_that_leaves_no_choice_is_told_above_it(path: Path) -> None:
    """What it pays, say: no menu shows it, and it is done with one press."""
    for desk in desks(path, MANY):
        ways, preview = desk.cog.ways(desk.scene), desk.cog.preview(desk.scene, "")
        told = () if preview is None else preview.lines
        rows = desk.cog.panel(desk.scene, "")
        for button in (b for row in rows if not isinstance(row, Menu) for b in row):
            draft = draft_of(f"{button.verb}{SEPARATOR}{button.extra.removesuffix(LAST)}")
            way = gone(ways, draft) if button.extra.endswith(LAST) else None
            if way is None or any(len(_choices(ask)) > 1 for ask in way.asks.values()):
                continue
            foretold = ways.foretold(way)
            assert foretold is None or all(line in told for line in foretold.lines), button


def _choices(ask: Ask) -> Sequence[Choice]:
    return ask.choices if isinstance(ask, Pick) else ()


@some_records
def test_what_is_said_of_a_choice_stands_beside_it(path: Path) -> None:
    """What it leads to, where that is known, or else what it is."""
    for desk in desks(path, MANY):
        ways = desk.cog.ways(desk.scene)
        menus = [row for row in desk.cog.panel(desk.scene, "") if isinstance(row, Menu)]
        for way in ways.now():
            ask = ways.ask(way.verb, way.keys[0], {}) if way.keys and not way.at_once else None
            for choice in ask.choices if isinstance(ask, Pick) else ():
                shown = (one for menu in menus if menu.verb == way.verb for one in menu.choices)
                beside = [one.about for one in shown if one.label == choice.label]
                assert all(about == (choice.foretold or choice.about) for about in beside), choice


def _has_one_answer(ways: Ways[Any, Any], way: Way) -> bool:
    """Tell whether the first step of a way leaves no choice, and another follows it."""
    if way.form is not None or not way.keys or way.group or way.typed or way.folded:
        return False
    path = path_of(ways, way, Draft(way.verb))
    first = path.asks[path.way.keys[0]]
    follows = path.open is not None and path.open != path.way.keys[0]
    alone = isinstance(first, Pick) and len(first.choices) == first.least == 1
    return alone and follows and isinstance(path.asks[path.open or ""], Pick)


def desks(path: Path, most: int) -> Iterator[Desk]:
    """Yield what those who are asked have before them in some positions of a recorded match."""
    record = read(path)
    engine = record.engine
    config = msgspec.convert(record.config, type=engine.meta.config)
    case = Case(record.game, config, record.seats, "hints")
    states = [state for state in record.states() if engine.outcome(state) is None]
    for state in spread(tuple(states), most):
        position = position_of(case, state)
        for seat in sorted(engine.to_act(state)):
            yield Desk(position, seat)
