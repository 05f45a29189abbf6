"""What is offered at once beside a form is done by that one choice, and says what it does."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import engines
from cogs.panels import chooser, pressed
from cogs.panels.game import offered
from cogs.panels.panel import MOST_CHOICES, Act, Filled, Menu
from engines.choosing import Pick, Way, Ways
from engines.core import View, converted
from tests.laws.matches import spread
from tests.laws.played import read, some_records

MOMENTS = 12
"""How many moments of a recorded match are looked at."""


@some_records
def test_one_choice_does_what_it_is_called_by(path: Path) -> None:
    """The rules accept it, and all else is as usual."""
    played = read(path)
    if played.game not in offered():
        return
    engine = played.engine
    for state in spread(tuple(played.states()), MOMENTS):
        if engine.outcome(state) is not None:
            continue
        for seat in sorted(engine.to_act(state)):
            ways = engines.ways(played.game, engine.view(state, seat), seat)
            for way, menu in _menus(ways):
                for made in _made(ways, way, menu):
                    engine.check(state, seat, made)


@some_records
def test_what_is_typed_in_a_form_can_be_chosen_as_well(path: Path) -> None:
    """Whoever does not know how cells are written finds likely ones in a menu."""
    played = read(path)
    engine = played.engine
    for state in spread(tuple(played.states()), MOMENTS):
        for seat in sorted(engine.to_act(state)):
            ways = engines.ways(played.game, engine.view(state, seat), seat)
            for way in ways.now():
                asks = [ways.ask(way.verb, key, {}) for key in way.keys] if way.form else []
                typed = [
                    ask for ask in asks if isinstance(ask, Pick) and ask.typed and ask.most == 1
                ]
                assert not typed or (way.at_once is not None and way.at_once.choices), way.verb


def _menus(ways: Ways[View, Any]) -> Iterator[tuple[Way, Menu]]:
    """Yield the menus of what is done at once, each with its way."""
    menus = [row for row in chooser.panel(ways) if isinstance(row, Menu)]
    for way in ways.now():
        if way.at_once is not None and way.at_once.choices:
            (menu,) = (menu for menu in menus if menu.verb == way.verb)
            assert len(menu.choices) == len(way.at_once.choices) <= MOST_CHOICES
            yield way, menu


def _made(ways: Ways[View, Any], way: Way, menu: Menu) -> Iterator[Any]:
    """Yield what each choice of such a menu does."""
    assert way.at_once is not None
    for shown, choice in zip(menu.choices, way.at_once.choices, strict=True):
        filled = Filled({}, {"values": (shown.value,)}, menu.extra)
        done = pressed.answer(ways, menu.verb, filled)
        assert isinstance(done, Act), f"{choice.label}: {done}"
        action = converted(done.action, ways.actions)
        assert ways.steps(action)[1][way.at_once.key] == (choice.value,)
        yield action
