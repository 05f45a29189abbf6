"""Panels as people use them, without Discord: every control pressed, every choice chosen.

A panel is a pure function of a scene, and so is what pressing leads to; the scenes here are
made of positions as `tables` makes them. `Desk.press_everything` is the law: whatever is offered
is accepted, leads on, and what stands there afterwards can be shown.
"""

from __future__ import annotations

import importlib
import random
import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple, cast

import pytest
from msgspec.structs import replace

from cogs.chat.components import Modal, form_id, framed, rows
from cogs.chat.game import GameCog
from cogs.panels.ahead import BACK
from cogs.panels.game import offered
from cogs.panels.given import AHEAD
from cogs.panels.panel import (
    ACT,
    MOST_OF_PANEL,
    Act,
    Answer,
    Button,
    Choice,
    Filled,
    Form,
    Keep,
    Leave,
    Line,
    Menu,
    Order,
    Panel,
    Pick,
    Row,
    Show,
    Style,
    Submit,
    components,
)
from cogs.words.names import plain_voice
from cogs.words.strings import LOCALES
from engines.core import Seat, encode, text
from engines.foresight import foreseen
from store import Match, Status
from store import Seat as SeatRow
from tables import Scene, TableOptions
from tables.match.ahead import carried_out, chosen, with_plan
from tables.match.log import ACTION
from tables.match.moves import step
from tables.match.orders import changed as ordered
from tables.match.position import Position
from tables.options import option_value
from tests.bot.limits import V2, message_problems, modal_problems
from tests.laws.cases import Case, cases
from tests.sampled import some_of

LONGEST_DRAFT = 60
"""What may travel in a control of what has been chosen so far."""
LONGEST_ABOUT = 100
"""How many letters Discord shows below a field of a form."""
LONGEST_LABEL = 45
"""How many letters Discord shows above a field of a form."""
LONGEST_TITLE = 28
"""How many letters of what a menu asks a phone of 400 pixels shows."""
NAMED = re.compile(r"[^\W\d_]{2}")
"""A word. What a menu asks cannot be read where something is chosen in it already."""
WAYS_OUT = 40
"""How many panels are looked at for one that leads to a move."""
MAIN_WAY = 0.5
"""How often a walk goes on by a highlighted button, if there is one."""

ONLY_SHOW = {("magblast", "quiet")}
"""The buttons that may leave everything as it was: they show it, or order it once more."""

OFFERED_CASES = [case for case in cases() if case.key in offered()]
every_offered_case = pytest.mark.parametrize("case", OFFERED_CASES, ids=lambda case: case.name)
some_offered_cases = some_of("case", OFFERED_CASES, lambda case: case.key, lambda case: case.name)
"""For laws that take long: every case is soaked, and each looked at by some of them."""


@cache
def cog_of(key: str) -> GameCog:
    """Return the cog of a game, which no client runs: its panels are pure functions."""
    module = importlib.import_module(f"cogs.games.{key}")
    found = [
        one
        for one in vars(module).values()
        if isinstance(one, type) and issubclass(one, GameCog) and one.__module__ == module.__name__
    ]
    (kind,) = found
    return kind()


def position_of(case: Case, state: Any, rules: int | None = None) -> Position:
    """Return a match of people that stands at a state, by the newest rules if not by others."""
    match = Match(
        id=7,
        game=case.key,
        rules_version=rules or case.engine.meta.rules_version,
        status=Status.PLAYING if case.engine.outcome(state) is None else Status.ENDED,
        guild_id=1,
        channel_id=2,
        host_id=100,
        locale="en",
        config=encode(case.config),
        options=encode(TableOptions()),
        seed="panels",
        created_at=0.0,
        started_at=0.0,
        ended_at=None,
        outcome=None,
    )
    seats = tuple(
        SeatRow(7, seat, 100 + seat, f"Person {seat}", None, "", None, b"")
        for seat in range(case.seats)
    )
    return Position(match, seats, state, ply=0, number=0)


class Pressed(NamedTuple):
    """A control of a panel and what was chosen in it; a form holds its own suggestion."""

    verb: str
    filled: Filled
    control: Button | Menu | Form

    def __str__(self) -> str:
        return f"{self.verb} {self.filled.extra} {' '.join(self.filled.pick())}".strip()


class Desk(NamedTuple):
    """What a person has before them: a position, a draft that is kept, what has been chosen."""

    position: Position
    seat: Seat
    drafted: tuple[Any, ...] = ()
    draft: str = ""

    @property
    def scene(self) -> Scene:
        """What is shown to the person."""
        scene = self.position.scene(self.seat)
        return replace(scene, drafted=self.drafted if scene.legal else ())

    @property
    def cog(self) -> GameCog:
        """What makes the panels of this game."""
        return cog_of(self.position.match.game)

    def presses(self) -> Iterator[Pressed]:
        """Yield every control that is shown, with each of its choices."""
        for row in self.cog.controls(self.scene, self.draft):
            if isinstance(row, Menu):
                yield from (
                    Pressed(row.verb, Filled(picks={"values": values}, extra=row.extra), row)
                    for values in _picked(row)
                )
            else:
                yield from (Pressed(b.verb, Filled(extra=b.extra), b) for b in row)

    def answer(self, pressed: Pressed) -> Answer:
        """Return what pressing leads to; a form is filled in as it suggests itself."""
        answer = self.cog.answer(self.scene, pressed.verb, pressed.filled)
        if not isinstance(answer, Form):
            return answer
        self._must_open(answer)
        suggested = _suggestion(answer)
        if suggested is None:
            return answer
        return self.cog.answer(self.scene, answer.verb, suggested)

    def _must_open(self, form: Form) -> None:
        """Assert that a form can be opened, and says in a line what must be typed, and why."""
        typed = [field for field in form.fields if isinstance(field, Line) and field.required]
        assert all(line.about is not None for line in typed), typed
        for locale in LOCALES:
            say = plain_voice(self.scene.seats, locale)
            labels = [say(field.label) for field in form.fields]
            assert not [label for label in labels if len(label) > LONGEST_LABEL], labels
            abouts = [say(field.about) for field in form.fields if field.about is not None]
            assert not [about for about in abouts if len(about) > LONGEST_ABOUT], abouts
            custom_id = form_id(form, self.scene)
            modal = Modal(form, custom_id, say)
            problems = list(modal_problems(cast(Any, modal.to_dict())))
            assert not problems, problems

    def must_be_sound(self, locales: Sequence[str] = LOCALES) -> None:
        """Assert that all of the panel can be made, said in these languages, and sent."""
        scene, cog = self.scene, self.cog
        assert len(self.draft) <= LONGEST_DRAFT and ":" not in self.draft, self.draft
        begun = bool(self.draft or self.drafted)
        preview = cog.preview(scene, self.draft) if begun else None
        asked = cog.asks(scene)
        said = (*(() if asked is None else (asked,)), *(preview.lines if preview else ()))
        said += cog.hints(scene, self.draft)
        panel = cog.controls(scene, self.draft)
        assert panel or self.seat not in scene.asked, "whoever is asked has something to press"
        self._must_show_the_way(panel)
        assert components(panel) <= MOST_OF_PANEL, "no room for what stands beside it"
        for locale in locales:
            say = plain_voice(scene.seats, locale)
            assert all(say(line).strip() for line in said)
            titles = [say(row.title) for row in panel if isinstance(row, Menu)]
            assert not [title for title in titles if len(title) > LONGEST_TITLE], titles
            assert len(set(titles)) == len(titles), "nobody would know which of two to choose in"
            shown = [say(one.label) for row in panel for one in _chosen(row)]
            assert all(map(NAMED.search, shown)), f"a number of what? {shown}"
            sent = framed(rows(panel, scene, say)).to_components() if panel else []
            problems = [] if not sent else list(_sent_problems(sent))
            assert not problems, problems

    def _must_show_the_way(self, panel: Panel) -> None:
        """Assert that one of several buttons that do different things is highlighted, or the only.

        Without a menu, whoever is asked for a move would not know where to begin. What only leads
        back is none of them.
        """
        if self.seat not in self.scene.asked or any(isinstance(row, Menu) for row in panel):
            return
        every = (one for row in panel if not isinstance(row, Menu) for one in row)
        buttons = [one for one in every if one.verb != AHEAD + BACK]
        alike = len(buttons) > 1 and len({button.verb for button in buttons}) == 1
        assert alike or any(map(shines, buttons)), [str(one.label) for one in buttons]

    def followed(self, answer: Answer) -> Desk:
        """Return what a person has before them after an answer, which must be accepted."""
        match answer:
            case Act(action):
                made = step(self.position, self.seat, action, ACTION)
                assert made.after is not None
                return Desk(made.after, self.seat, self.drafted)
            case Keep(orders, draft):
                return Desk(self.position, self.seat, orders, draft)
            case Show(draft):
                return Desk(self.position, self.seat, self.drafted, draft)
            case Submit():
                return self._submitted(answer)
            case Leave(actions, draft):
                left = chosen(self.position, self.seat, actions)
                assert left.after is not None
                return Desk(left.after, self.seat, self.drafted, draft)
            case Order(field, value):
                given = ordered(self.position, self.seat, field, option_value(value))
                return self._replace(position=replace(given, number=self.position.number))
            case Form():
                return self

    def _submitted(self, submit: Submit) -> Desk:
        """Carry a draft out as `tables` does; nothing of it may stop but for a surprise."""
        made = carried_out(self.position, self.seat, submit.orders)
        *earlier, last = made.moves
        after = last.after
        assert after is not None
        if made.left and not made.ahead:
            engine, seat = self.position.engine, self.seat
            before = earlier[-1].after if earlier else self.position
            assert before is not None
            expected = foreseen(engine, engine.view(before.state, seat), seat, last.action)
            surprised = expected is None or expected.view != engine.view(after.state, seat)
            assert surprised, f"{made.left[0]} was refused though all went as foreseen"
        return Desk(with_plan(after, self.seat, made.ahead), self.seat, (*made.left, *submit.rest))

    def _may_stay(self, pressed: Pressed) -> bool:
        """Tell whether a control may leave all as it was: it says so, or was chosen before.

        A button shows what was chosen only beside another that could be.
        """
        if isinstance(pressed.control, Button) and pressed.control.style is Style.GOOD:
            return self._is_one_of_several(pressed.control)
        if not isinstance(pressed.control, Menu):
            return (self.position.match.game, pressed.verb) in ONLY_SHOW
        before = {choice.value for choice in pressed.control.choices if choice.chosen}
        return before.issuperset(pressed.filled.pick())

    def _is_one_of_several(self, button: Button) -> bool:
        rows = (
            row for row in self.cog.controls(self.scene, self.draft) if not isinstance(row, Menu)
        )
        return any(sum(o.verb == button.verb for o in row) > 1 for row in rows if button in row)

    def must_open(self) -> None:
        """Assert that the button that everybody sees opens what this person is asked."""
        act = Pressed(ACT, Filled(), Button(ACT, text("button-act")))
        self.followed(self.answer(act)).must_be_sound()

    def press_everything(self) -> list[tuple[Pressed, Answer, Desk]]:
        """Press every control with every choice, and return what each led to.

        Whatever is offered is accepted, a button does something, and what stands there
        afterwards can be shown.
        """
        found: list[tuple[Pressed, Answer, Desk]] = []
        for number, pressed in enumerate(self.presses()):
            try:
                answer = self.answer(pressed)
                after = self.followed(answer)
                if after == self and not isinstance(answer, Form):
                    assert self._may_stay(pressed), "nothing comes of it"
                after.must_be_sound((LOCALES[number % len(LOCALES)],))
            except Exception as error:
                error.add_note(f"seat {self.seat} pressed {pressed} with {self.drafted}")
                raise
            found.append((pressed, answer, after))
        return found


def walk(desk: Desk, panels: int, chance: random.Random) -> None:
    """Press everything on a panel, then on one that it leads to, and so on."""
    desk.must_be_sound()
    desk.must_open()
    for _ in range(panels):
        found = desk.press_everything()
        on = [one for one in found if isinstance(one[1], Keep | Show)]
        must_lead_out(desk, found)
        if not on:
            return
        main = [one for one in on if isinstance(one[0].control, Button) and shines(one[0].control)]
        _, _, desk = chance.choice(main if main and chance.random() < MAIN_WAY else on)


def must_lead_out(desk: Desk, found: list[tuple[Pressed, Answer, Desk]]) -> None:
    """Assert that pressing on from a panel comes to a move; nobody asked is in a dead end."""
    if desk.seat not in desk.scene.asked:
        return
    waiting = _buttons_first(found)
    for _ in range(WAYS_OUT):
        if not waiting:
            break
        _, answer, after = waiting.pop(0)
        if isinstance(answer, Act | Submit | Form):
            return
        pressed = [(one, after.answer(one)) for one in after.presses()]
        if any(isinstance(further, Act | Submit | Form) for _, further in pressed):
            return
        waiting += _buttons_first([(one, then, after.followed(then)) for one, then in pressed])
    raise AssertionError(f"no way from {desk.drafted} {desk.draft!r} to a move")


def _buttons_first(
    found: list[tuple[Pressed, Answer, Desk]],
) -> list[tuple[Pressed, Answer, Desk]]:
    return sorted(found, key=lambda one: not isinstance(one[0].control, Button))


def _chosen(row: Row) -> Iterator[Choice]:
    """Yield what is chosen in a menu."""
    yield from (one for one in row.choices if one.chosen) if isinstance(row, Menu) else ()


def _sent_problems(components: list[Any]) -> Iterator[str]:
    return message_problems({"components": components, "flags": V2}, (), new=False)


def shines(button: Button) -> bool:
    """Tell whether a button is highlighted, as what leads on is."""
    return button.style in (Style.MAIN, Style.GOOD)


def _picked(menu: Menu) -> Iterator[tuple[str, ...]]:
    """Yield each choice alone, where one may be chosen, and as many as may be."""
    values = tuple(choice.value for choice in menu.choices)
    if menu.least <= 1:
        yield from ((value,) for value in values)
    if menu.most > 1:
        yield values[: menu.most]


def _suggestion(form: Form) -> Filled | None:
    """Return a form filled in with what stands in it; None where something must be typed."""
    lines = [field for field in form.fields if isinstance(field, Line)]
    if any(line.required and not line.filled for line in lines):
        return None
    picks = {field.name: _preset(field) for field in form.fields if isinstance(field, Pick)}
    return Filled({line.name: line.filled for line in lines}, picks, form.extra)


def _preset(pick: Pick) -> tuple[str, ...]:
    chosen = tuple(choice.value for choice in pick.choices if choice.chosen)
    return chosen or tuple(choice.value for choice in pick.choices[: pick.least])
