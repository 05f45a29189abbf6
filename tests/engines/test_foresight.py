"""What can be foreseen from a seat's own view, and what it is told of what it chooses ahead."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from msgspec import Struct

import engines
from engines import load
from engines.choosing import Given
from engines.core import Dice, IllegalAction, Meta, Outcome, Step, text
from engines.foresight import (
    Foreseen,
    Here,
    asked_at_once,
    course,
    expected,
    foreseen,
    here_of,
    looks_the_same,
    spoken,
    told,
    unspoken,
)
from engines.magblast.cards import Flagship
from engines.magblast.model import Fire
from engines.open import OpenEngine
from tests.engines.painting import Colour, Paint, Painting, Rest
from tests.games.magblast.positions import side, table


class Say(Struct, frozen=True):
    """What a seat does: call on the others, answer them, pass, roll a die, or go home."""

    what: str


class Talk(Struct, frozen=True):
    """Whose turn it is, who is called on and has not answered, and what was said."""

    turn: int = 0
    called: frozenset[int] = frozenset()
    said: tuple[str, ...] = ()


SAYINGS = ("call", "answer", "pass", "roll", "home", "!", "poll")
CALL, ANSWER, PASS, ROLL, HOME, SHOUT, POLL = map(Say, SAYINGS)


class Talks(OpenEngine[Struct, Talk, Say]):
    """Some seats talk in turn; who calls, or polls all, goes on when all have answered.

    Of nobody who is on turn it is known what they would pass with, but of the `patient`.
    """

    meta = Meta("talks", range(2, 100), 1, Struct, Talk, Say, Talk)

    def __init__(self, seats: int, *patient: int) -> None:
        super().__init__()
        self._seats, self._patient = seats, patient

    def start(self, config: Struct, seats: int, dice: Dice) -> Step[Talk]:
        """Return that nobody has said anything."""
        return Step(Talk())

    def to_act(self, state: Talk) -> frozenset[int]:
        """Return who is called on, or on turn."""
        return state.called or frozenset((state.turn,))

    def responding(self, state: Talk) -> frozenset[int]:
        """Return who is called on."""
        return state.called

    def decision(self, state: Talk, seat: int) -> int:
        """Return how much was said."""
        return len(state.said)

    def legal_actions(self, state: Talk, seat: int) -> Iterable[Say]:
        """Return answers of whoever is called on, and all else of whoever is on turn."""
        return (ANSWER,) if seat in state.called else (PASS, CALL, ROLL, HOME, POLL)

    def apply(self, state: Talk, seat: int, action: Say, dice: Dice) -> Step[Talk]:
        """Note what was said, and who is next."""
        said = (*state.said, action.what)
        if seat in state.called:
            return Step(Talk(state.turn, state.called - {seat}, said))
        if action == CALL:
            others = frozenset(range(self._seats)) - {seat}
            return Step(Talk(seat, others, said))
        if action == POLL:
            return Step(Talk(seat, frozenset(range(self._seats)), said))
        if action == ROLL:
            dice.roll()
        return Step(Talk((state.turn + 1) % self._seats, said=said))

    def idle_action(self, state: Talk, seat: int) -> Say | None:
        """Return that the patient pass."""
        return PASS if seat in self._patient else None

    def outcome(self, state: Talk) -> Outcome | None:
        """Return that it is over once somebody has gone home."""
        return Outcome(text("over"), (frozenset((0,)),)) if "home" in state.said else None

    def estimate(self, state: Talk) -> tuple[float, ...]:
        """Return that nobody wins."""
        return (0.5,) * self._seats


def test_others_answer_as_if_their_time_ran_out_and_the_seat_goes_on() -> None:
    calls = foreseen(Talks(3), Talk(), 0, CALL)
    assert calls == Foreseen(Talk(0, said=("call", "answer", "answer")), alone=True)


def test_others_let_their_turns_pass_where_they_can() -> None:
    passes = foreseen(Talks(3, 1, 2), Talk(), 0, PASS)
    assert passes == Foreseen(Talk(0, said=("pass",) * 3), alone=False, later=True)
    assert foreseen(Talks(3, 1), Talk(), 0, PASS) is None, "the last cannot"


def test_whoever_waits_foresees_from_where_it_stands() -> None:
    waits = foreseen(Talks(3, 0, 1), Talk(), 2, None)
    assert waits == Foreseen(Talk(2, said=("pass", "pass")), alone=False, later=True)
    asked = foreseen(Talks(3), Talk(), 0, None)
    assert asked == Foreseen(Talk(), alone=False)


def test_whoever_has_to_answer_first_foresees_nothing() -> None:
    assert foreseen(Talks(3), Talk(0, frozenset((1, 2))), 1, None) is None
    answered = foreseen(Talks(2, 0), Talk(0, frozenset((1,))), 1, ANSWER)
    assert answered == Foreseen(Talk(1, said=("answer", "pass")), alone=False, later=True)


def test_nothing_is_foreseen_of_chance_nor_after_the_end() -> None:
    assert foreseen(Talks(2, 1), Talk(), 0, ROLL) is None
    assert foreseen(Talks(2, 1), Talk(), 0, HOME) is None
    assert foreseen(Talks(2, 1), Talk(said=("home",)), 0, None) is None


def given(seat: int, what: Say = PASS) -> Given:
    return Given(seat, what, text("x"))


def test_what_another_is_given_to_do_first_is_done_in_its_turn() -> None:
    waits = foreseen(Talks(2), Talk(), 1, None, given(0))
    assert waits == Foreseen(Talk(1, said=("pass",)), alone=True, later=True)
    later = foreseen(Talks(3, 0), Talk(), 2, None, given(1))
    assert later == Foreseen(Talk(2, said=("pass", "pass")), alone=False, later=True)
    assert foreseen(Talks(3), Talk(), 0, None, given(1)) is None, "it is asked before"
    answers = Talk(0, frozenset((1,)))
    assert foreseen(Talks(2), answers, 0, None, given(1)) is None, "an answer is no turn"


def test_what_a_seat_is_asked_about_its_own_action_it_is_asked_at_once() -> None:
    polled = Talk(0, frozenset((0, 1)), ("poll",))
    assert asked_at_once(Talks(2), Talk(), 0, POLL) == polled
    assert asked_at_once(Talks(2), Talk(), 0, CALL) is None, "others alone are asked"
    assert asked_at_once(Talks(1), Talk(), 0, PASS) is None, "that is a turn of its own"
    assert asked_at_once(Talks(2), Talk(), 0, ROLL) is None, "nobody knows"
    assert asked_at_once(Talks(2), Talk(), 0, HOME) is None
    with pytest.raises(IllegalAction):
        asked_at_once(Talks(2), Talk(), 0, SHOUT)


class Guesses:
    """Guesses that whoever is on turn might say anything, also what nobody may."""

    def __init__(self, view: Talk) -> None:
        self._view = view

    def expected(self) -> Iterable[Given]:
        """Return what might be said, unless somebody has still to answer."""
        said = () if self._view.called else (PASS, CALL, ROLL, HOME, SHOUT)
        return [given(self._view.turn, one) for one in said]


@pytest.fixture
def guessed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let three talk, of whom the last is patient, and what they might say be guessed."""
    monkeypatch.setattr(engines, "load", lambda _: Talks(3, 2))
    monkeypatch.setattr(engines, "ways", lambda _, view, __: Guesses(view))


@pytest.mark.usefixtures("guessed")
def test_of_what_others_may_do_that_is_expected_which_leads_to_a_question() -> None:
    """It may be after an answer, and what is forbidden leads nowhere, as the end and chance do."""

    def found(here: Here, seat: int) -> list[Given]:
        return list(expected("talks", here, seat))

    assert found(Here(Talk()), 1) == [given(0)]
    assert found(Here(Talk(0, frozenset((2,)))), 1) == [given(0)]
    assert found(Here(Talk(1)), 0) == [given(1)], "the patient passes behind it"
    assert found(Here(Talk(), asked=True), 1) == []
    assert found(Here(Talk()), 0) == found(Here(None), 0) == found(Here(Talk(said=("home",))), 1)
    assert found(Here(None), 0) == []


def test_what_the_rules_forbid_is_refused() -> None:
    with pytest.raises(IllegalAction):
        foreseen(Talks(2, 1), Talk(), 0, SHOUT)


def test_what_never_comes_to_an_end_is_not_foreseen() -> None:
    everybody = range(99)
    assert foreseen(Talks(50, *everybody), Talk(), 0, PASS) is not None
    assert foreseen(Talks(99, *everybody), Talk(), 0, PASS) is None


# -- What is told ------------------------------------------------------------------------------

BLUE = Paint((Colour.BLUE,), title="Sea")


def details(action: Paint, ways: Painting | None = None) -> tuple[str, ...] | None:
    found = told(ways or Painting(), action)
    return None if found is None else tuple(detail.key for detail in found.details)


def test_an_action_is_told_with_all_that_is_told_of_what_was_chosen() -> None:
    found = told(Painting(), BLUE)
    assert found is not None
    assert found.words.args["way"] == text("paint")
    assert details(BLUE) == ("about-blue",)
    assert details(Paint((Colour.RED, Colour.BLUE), 9, "sketch", title="Sea")) == (
        *("about-red", "about-blue"),
        "covered",
        "takes-long",
    )


def test_nothing_is_told_of_what_cannot_be_chosen() -> None:
    assert told(Painting(), Rest()) is None, "only the tired rest"
    assert told(Painting(tired=True), Rest()) is not None
    assert details(Paint((Colour.RED,) * 3)) is None, "two colours at most"
    assert details(Paint((Colour.RED,), over="sketch"), Painting(old=False)) is None
    assert details(Paint((Colour.RED,)), Painting(old=False)) == ("about-red",)
    assert details(Paint(())) is None, "a colour at least"


def test_words_that_were_not_said_are_asked_for_where_they_must_be() -> None:
    untitled = Silent((Colour.RED,))
    lacking = unspoken(Silently(), untitled)
    assert lacking is not None
    assert (lacking[0], lacking[1].longest) == ("title", 8)
    assert unspoken(Silently(), Silent((Colour.RED,), title="Sea")) is None
    assert unspoken(Silently(titled=False), untitled) is None
    assert unspoken(Silently(), Rest()) is None
    assert spoken(Silently(), untitled, "Fire") == Silent((Colour.RED,), title="Fire")
    said = Silent((Colour.RED,), title="Sea")
    assert spoken(Silently(), said, "Fire") is said


class Silent(Struct, frozen=True, tag="paint"):
    """A picture of which the size is of no account."""

    colours: tuple[Colour, ...]
    over: str | None = None
    title: str = ""


class Silently(Painting):
    """Ways whose steps do not tell what is typed at their end, nor what was left out."""

    actions = Silent

    def steps(self, action: object) -> tuple[str, dict[str, tuple[str, ...]]]:
        """Return the colours alone."""
        if not isinstance(action, Silent):
            return "rest", {}
        return "paint", {"colours": tuple(map(str, action.colours))}


def test_views_that_show_the_same_look_the_same() -> None:
    assert looks_the_same(Talk(1, said=("a",)), Talk(1, said=("a",)))
    assert not looks_the_same(Talk(1), Talk(2))


# -- Several actions ---------------------------------------------------------------------------


def test_shots_are_foreseen_one_after_the_other_with_sounds_that_are_still_to_be_made() -> None:
    """Two cruisers fire at one of a hull that bears both; a third shot is not held."""
    ships, target = ("cruiser-freya", "cruiser-troya"), "dreadnought-ferdt"
    state = table(
        side(Flagship.FREEP, yellow=ships, hand=("beam-blast", "beam-blast-star")),
        side(Flagship.THE_GLORP, yellow=(target,)),
    )
    view = load("magblast").view(state, 0)
    start = here_of("magblast", view, asked=True)
    first, second = (
        Fire(card, ship, target, None)
        for card, ship in zip(("beam-blast", "beam-blast-star"), ships, strict=True)
    )
    both = course("magblast", start, 0, (first, second))
    assert both.refused is None
    assert [one.action for one in both.forecasts] == [first, second]
    assert looks_the_same(both.forecasts[0].start.view, view)
    assert all(one.start.alone for one in both.forecasts), "nobody has a turn between them"
    left = [one.start.view.hull_left(target) for one in both.forecasts]
    assert (*left, both.view.hull_left(target)) == (9, 6, 3), "a beam blast does three"
    again = course("magblast", start, 0, (first, first))
    assert again.refused is not None
    assert len(again.forecasts) == 1
    assert again.view.hull_left(target) == 6
    nothing = course("magblast", start, 0, ())
    assert nothing.forecasts == () and looks_the_same(nothing.view, view)


def test_nothing_is_foreseen_beyond_what_nobody_knows() -> None:
    nim = load("nim")
    start = nim.start(nim.meta.config(), 2, Dice("foresight", 0)).state
    take = next(iter(nim.legal_actions(start, 0)))
    assert course("nim", here_of("nim", start, asked=False), 1, (take,)).forecasts == ()
    led = course("nim", here_of("nim", start, asked=True), 0, (take, take))
    assert [one.action for one in led.forecasts] == [take]
    assert led.view is None, "the other will take something"
