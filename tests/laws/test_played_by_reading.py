"""Whoever reads and sees nothing can play: what a control names is explained by the words.

A player is given the pages of *In words* and the controls of the panel, and nothing else; what is
pressed, chosen and typed is left to chance, but every second press goes on by what the panel asks
first, or somebody who adds to a draft as often as they clear it would never come to an end. Each
thing that a menu or a form names, such as a ship, a card or a planet, must be named by the pages
too, unless it is to choose nothing. Cells and sectors are no names: the pages say how they are
numbered.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from cogs.panels.panel import Button, Choice, Filled, Form, Line, Menu, Pick
from cogs.words.names import plain_voice
from cogs.words.strings import LOCALES
from engines.core import Dice, Either, Player, Refusal, Say, Text, Verbatim
from engines.fields import NOTHING
from tables.match.log import ACTION
from tables.match.moves import step
from tables.match.position import Position
from tests.laws.cases import Case, cases
from tests.laws.panels import MAIN_WAY, Desk, Pressed, position_of, shines
from tests.laws.reading import parts_of
from tests.sampled import every_other, sampled

PRESSES = 12
"""Presses of one person in a row, after which the default is played."""
TYPED = 12
"""The largest number that somebody types."""
DEFAULTS = 0.25
"""The share of all moves that may be defaults, if a match is to be called played."""
SAYS_ITSELF = {"magblast-assault", "magblast-likely-end"}
"""What can be done without naming any thing."""
NO_NAME = re.compile(r"[-+]?\d+|[A-Z]\d{1,2}|")
"""Numbers, cells, and nothing at all."""


class Unexplained(NamedTuple):
    """What a control names and no words do."""

    label: str
    name: str


class Read(NamedTuple):
    """A match that somebody played who saw nothing."""

    position: Position
    unexplained: set[Unexplained]
    moves: int
    defaults: int
    """How many of the moves were made because nobody came to another."""


def played_by_reading(case: Case, seed: int, most: int) -> Read:
    """Play a match until its end, or for some presses."""
    chance, engine = random.Random(seed), case.engine
    begun = engine.start(case.config, case.seats, Dice(f"read {seed}", 0))
    position = position_of(case, begun.state)
    found, pressed, moves, defaults = set[Unexplained](), 0, 0, 0
    while engine.outcome(position.state) is None and pressed < most:
        seat = chance.choice(sorted(engine.to_act(position.state)))
        asked, desk, moves = Desk(position, seat), Desk(position, seat), moves + 1
        for _ in range(PRESSES):
            pressed += 1
            found |= set(unexplained(desk, LOCALES[pressed % len(LOCALES)]))
            desk = _pressed(desk, chance)
            if not _still_asked(asked, desk):
                break
        else:
            defaults += 1
            action = engine.default_action(desk.position.state, seat)
            desk = Desk(step(desk.position, seat, action, ACTION).after or position, seat)
        position = desk.position
    return Read(position, found, moves, defaults)


def _still_asked(before: Desk, after: Desk) -> bool:
    """Tell whether a person is asked what they were asked, whatever they ordered meanwhile."""
    engine, seat, state = after.position.engine, after.seat, after.position.state
    same = engine.decision(state, seat) == engine.decision(before.position.state, seat)
    return same and seat in engine.to_act(state)


def _pressed(desk: Desk, chance: random.Random) -> Desk:
    """Return what stands there after a control that chance chooses; refusals change nothing."""
    controls = list(desk.presses())
    if not controls:
        return desk
    try:
        answer = desk.answer(_chosen(controls, chance))
        if isinstance(answer, Form):
            answer = desk.cog.answer(desk.scene, answer.verb, _filled(answer, chance))
        return desk.followed(answer)
    except Refusal:
        return desk


def _chosen(controls: list[Pressed], chance: random.Random) -> Pressed:
    """Return what leads on, or else any control, however many choices others have."""
    by_control: dict[int, list[Pressed]] = {}
    for one in controls:
        by_control.setdefault(id(one.control), []).append(one)
    lead_on = [one for one in controls if isinstance(one.control, Button) and shines(one.control)]
    if chance.random() < MAIN_WAY:
        return chance.choice(lead_on or by_control[id(controls[0].control)])
    return chance.choice(chance.choice(list(by_control.values())))


def _filled(form: Form, chance: random.Random) -> Filled:
    """Return a form filled in by chance: numbers in its lines, and any choices."""
    lines = {
        field.name: field.filled or str(chance.randint(0, TYPED))
        for field in form.fields
        if isinstance(field, Line)
    }
    picks = {
        field.name: tuple(
            choice.value
            for choice in chance.sample(field.choices, chance.randint(field.least, field.most))
        )
        for field in form.fields
        if isinstance(field, Pick)
    }
    return Filled(lines, picks, form.extra)


def unexplained(desk: Desk, locale: str) -> Iterator[Unexplained]:
    """Yield what menus of a panel name that neither its pages nor the panel explain."""
    say = plain_voice(desk.scene.seats, locale)
    read = "\n".join(say(line) for part in parts_of(desk.scene) for line in part.lines)
    for choice in _choices(desk):
        label = say(choice.label)
        if choice.value.rpartition("/")[2] == NOTHING or choice.label.key in SAYS_ITSELF:
            continue
        for name in _names(choice.label, say):
            shown = _stands(name, label) and not NO_NAME.fullmatch(name)
            if shown and not _stands(name, read):
                yield Unexplained(label, name)


def _stands(name: str, words: str) -> bool:
    """Tell whether a name stands in words as a whole, and not as a part of another."""
    whole = rf"(?<!\w){re.escape(name.casefold())}(?!\w)"
    return re.search(whole, words.casefold()) is not None


def _choices(desk: Desk) -> Iterator[Choice]:
    """Yield the choices of a panel's menus, and of the forms that its buttons open."""
    for row in desk.cog.controls(desk.scene, desk.draft):
        if isinstance(row, Menu):
            yield from row.choices
    for pressed in desk.presses():
        try:
            opened = desk.cog.answer(desk.scene, pressed.verb, pressed.filled)
        except Refusal:
            continue
        if isinstance(opened, Form):
            for field in opened.fields:
                if isinstance(field, Pick):
                    yield from field.choices


def _names(what: object, say: Say) -> Iterator[str]:
    """Yield the things that a label is made of: names of things, which are texts without any."""
    match what:
        case Text() if what.args:
            for arg in what.args.values():
                yield from _names(arg, say)
        case Text() | Player():
            yield say(what if isinstance(what, Text) else Text("player-name", {"who": what}))
        case Either():
            for item in what.items:
                yield from _names(item, say)
        case tuple():
            for item in what:
                yield from _names(item, say)
        case str():
            yield what
        case Verbatim():
            yield what.words
        case _:
            return


def test_a_name_that_is_part_of_another_explains_nothing() -> None:
    assert _stands("FR1", "Moved: fr1, FR12.")
    assert not _stands("FR1", "Moved: FR12, XFR1.")


def case_of(key: str) -> Case:
    return next(case for case in cases() if case.key == key)


@pytest.mark.parametrize("key", every_other(["shazamm", "rebelmoon", "magblast", "imperium"]))
def test_what_is_pressed_is_explained_to_whoever_reads(key: str) -> None:
    assert played_by_reading(case_of(key), 1, 60).unexplained == set()


@pytest.mark.parametrize("key", sampled(["rebelmoon", "shazamm", "magblast", "imperium"]))
def test_a_match_is_played_to_its_end_by_reading_alone(key: str) -> None:
    case = case_of(key)
    read = played_by_reading(case, 2, 100_000)
    assert case.engine.outcome(read.position.state) is not None
    assert read.unexplained == set()
    assert read.defaults <= read.moves * DEFAULTS
