"""Leaks that are planted on purpose, one for each kind of thing that somebody is given.

Most tell a number that hangs on the whole state of the match, so that whatever is hidden shows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple
from zlib import crc32

import pytest
from msgspec.structs import replace

from engines.core import Event, IllegalAction, Step, Text, Trace, encode, text
from engines.shazamm.engine import Shazamm
from tables.match import position
from tables.match.consequences import Advance
from tables.match.position import Position
from tests.laws.worlds import Difference

Plant = Callable[[pytest.MonkeyPatch], None]


class Leak(NamedTuple):
    """A leak and by what it is found; in a match of Shazamm!, where many things are hidden."""

    plant: Plant
    what: str
    game: str = "shazamm"
    world: str = "drawn anew"

    @property
    def is_drawn(self) -> bool:
        """Whether it shows in messages, for which pictures must be drawn."""
        return " of the " in self.what

    def is_found(self, difference: Difference) -> bool:
        """Tell whether a difference is this leak."""
        return difference.what == self.what and self.world in difference.world

    def __str__(self) -> str:
        return self.plant.__name__


def told(state: Any) -> int:
    """Return a number that tells states apart."""
    return crc32(encode(state))


def one_of(items: Any, state: Any) -> Any:
    """Return one of the items, as the whole state has it."""
    every = list(items)
    return every[told(state) % len(every)]


def with_number(said: Text, states: list[Any]) -> Text:
    """Return a text that tells a number besides."""
    return Text(said.key, {**said.args, "n": told(states[0])})


# -- Of the rules ---------------------------------------------------------------------------------


def the_own_view(patch: pytest.MonkeyPatch) -> None:
    """Of the turn, which everybody knows, seats are shown another number."""
    _let_turn_tell(patch, lambda seat: seat is not None)


def the_spectators_view(patch: pytest.MonkeyPatch) -> None:
    _let_turn_tell(patch, lambda seat: seat is None)


def _let_turn_tell(patch: pytest.MonkeyPatch, whom: Callable[[Any], bool]) -> None:
    view = Shazamm.view

    def shown(self: Shazamm, state: Any, seat: Any) -> Any:
        return replace(view(self, state, seat), turn_number=told(state) if whom(seat) else 0)

    patch.setattr(Shazamm, "view", shown)


def who_is_asked(patch: pytest.MonkeyPatch) -> None:
    to_act = Shazamm.to_act

    def some(self: Shazamm, state: Any) -> frozenset[int]:
        every = to_act(self, state)
        return frozenset([one_of(sorted(every), state)]) if every else every

    patch.setattr(Shazamm, "to_act", some)


def who_may_act(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Shazamm, "may_act", lambda _, state: frozenset(range(told(state) % 3)))


def the_question(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Shazamm, "decision", lambda _, state, seat: told(state))


def what_is_legal(patch: pytest.MonkeyPatch) -> None:
    """The order of the actions tells it, nothing else."""
    legal = Shazamm.legal_actions

    def turned(self: Shazamm, state: Any, seat: Any) -> list[Any]:
        every = list(legal(self, state, seat))
        return every[:: 1 if told(state) % 2 else -1]

    patch.setattr(Shazamm, "legal_actions", turned)


def the_default(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(
        Shazamm,
        "default_action",
        lambda self, state, seat: one_of(self.legal_actions(state, seat), state),
    )


def a_reason(patch: pytest.MonkeyPatch) -> None:
    check = Shazamm.check

    def telling(self: Shazamm, state: Any, seat: Any, action: Any) -> None:
        try:
            check(self, state, seat, action)
        except IllegalAction as refused:
            raise IllegalAction(with_number(refused.text, [state])) from refused

    patch.setattr(Shazamm, "check", telling)


def whether_it_is_allowed(patch: pytest.MonkeyPatch) -> None:
    check = Shazamm.check

    def telling(self: Shazamm, state: Any, seat: Any, action: Any) -> None:
        check(self, state, seat, action)
        if told(state) % 2:
            raise IllegalAction(text("refusal-not-asked"))

    patch.setattr(Shazamm, "check", telling)


def an_event(patch: pytest.MonkeyPatch) -> None:
    """Whoever acts hears a number."""
    apply = Shazamm.apply

    def telling(self: Shazamm, state: Any, seat: Any, action: Any, dice: Any) -> Step[Any]:
        step = apply(self, state, seat, action, dice)
        more = Event(with_number(text("shazamm-name"), [state]), frozenset([seat]))
        return replace(step, events=(*step.events, more))

    patch.setattr(Shazamm, "apply", telling)


def a_trace(patch: pytest.MonkeyPatch) -> None:
    """Everybody sees a number on the board."""
    apply = Shazamm.apply

    def telling(self: Shazamm, state: Any, seat: Any, action: Any, dice: Any) -> Step[Any]:
        step = apply(self, state, seat, action, dice)
        seen = Trace("number", count=told(step.state))
        return replace(step, events=(*step.events, Event(text("shazamm-name"), None, seen)))

    patch.setattr(Shazamm, "apply", telling)


# -- Of the tables --------------------------------------------------------------------------------


def a_scene(patch: pytest.MonkeyPatch) -> None:
    scene = Position.scene
    patch.setattr(
        Position,
        "scene",
        lambda self, seat: replace(scene(self, seat), shown=str(told(self.state))),
    )


def standing_orders(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(position, "_without_secrets", lambda row: row)


def a_board_that_is_new(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Advance, "turn_passed", property(lambda self: told(self.after.state) % 2 == 1))


def a_clock(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Position, "seconds", lambda self, _: float(told(self.state)))


def who_has_answered(patch: pytest.MonkeyPatch) -> None:
    """The public waits for those who have not answered yet, by name."""
    patch.setattr(Position, "waited_for", property(lambda self: self.asked))


def that_somebody_has_answered(patch: pytest.MonkeyPatch) -> None:
    """The board is edited, with nothing new on it."""
    patch.setattr(Advance, "is_noticed", True)


LEAKS = [
    Leak(the_own_view, "view"),
    Leak(the_spectators_view, "spectator"),
    Leak(who_is_asked, "all who are to act"),
    Leak(who_is_asked, "to_act"),
    Leak(who_may_act, "may_act"),
    Leak(who_may_act, "all who may act"),
    Leak(the_question, "decision"),
    Leak(what_is_legal, "legal_actions"),
    Leak(the_default, "default_action"),
    Leak(a_reason, "refusals"),
    Leak(whether_it_is_allowed, "comes"),
    Leak(an_event, "events"),
    Leak(a_trace, "traces"),
    Leak(a_scene, "scene"),
    Leak(a_scene, "everybody's scene"),
    Leak(a_scene, "what a move leads to"),
    Leak(standing_orders, "scene", "magblast"),
    Leak(a_board_that_is_new, "notices"),
    Leak(a_clock, "clocks"),
    Leak(who_has_answered, "to_act", "magblast", "in secret"),
    Leak(that_somebody_has_answered, "notices", "magblast", "in secret"),
]
