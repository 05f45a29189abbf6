"""Nobody is spoken of by name to their own face, and nobody is named twice in one line."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any, cast

from hypothesis import given
from msgspec import Struct, structs

from bots.advice import Advice, Ground
from cogs.chat.game import GameCog
from cogs.panels.hint import hint
from cogs.panels.panel import Keep, Show
from cogs.panels.since import head, missed
from cogs.panels.spoken import spoken_to
from cogs.words.strings import LOCALES, speaker
from engines.core import IllegalAction, Say, Seat, Text, encode
from store import Match as MatchRow
from store import Seat as SeatRow
from store import Status
from tables.match.advising import Advised
from tables.match.position import Position
from tests.laws.cases import Case
from tests.laws.matches import Match, Ply, law, random_match, seeds
from tests.laws.panels import Desk, every_offered_case, position_of, some_offered_cases

HEARD = 12
"""How many happenings a head is made of."""
DRAFTED, DRAFTS = 64, 4
"""Positions in which drafts are looked at, and how many in each."""
HINTED = 6
"""How many actions are advised in a position."""
SOME = 16
"""Positions of a match that are looked at, and plies whose actions others try."""


@some_offered_cases
@law
@given(number=seeds)
def test_no_seat_reads_its_own_name_where_it_is_spoken_to(case: Case, number: int) -> None:
    """Neither in what it is asked and told above its controls, nor on any of them."""
    match = random_match(case, number)
    for state in match.some_states(SOME):
        for seat in match.seats:
            _assert_unnamed(seat, _private(match, state, seat))


@some_offered_cases
@law
@given(number=seeds)
def test_no_seat_reads_its_own_name_in_what_a_draft_would_do(case: Case, number: int) -> None:
    match = random_match(case, number)
    for state in match.some_states(DRAFTED):
        position = position_of(case, state)
        for seat in sorted(position.asked):
            for desk in islice(_drafts(Desk(position, seat)), DRAFTS):
                shown = desk.cog.preview(desk.scene, desk.draft)
                _assert_unnamed(seat, shown.lines if shown else ())


def _drafts(desk: Desk) -> Iterator[Desk]:
    """Yield what stands there after each press that leads to a draft."""
    for pressed in desk.presses():
        answer = desk.answer(pressed)
        if isinstance(answer, Keep | Show):
            yield desk.followed(answer)


@every_offered_case
@law
@given(number=seeds)
def test_no_seat_reads_its_own_name_in_what_it_alone_is_told(case: Case, number: int) -> None:
    match = random_match(case, number)
    for step in (match.start, *(ply.step for ply in match.plies)):
        for event in step.events:
            for seat in event.audience or ():
                _assert_unnamed(seat, (event.text,))


@some_offered_cases
@law
@given(number=seeds)
def test_no_seat_reads_its_own_name_in_a_refusal(case: Case, number: int) -> None:
    match = random_match(case, number)
    plies = match.some_plies(SOME)
    for ply in plies:
        for seat in match.seats:
            _assert_unnamed(seat, _refusals(match, ply, seat, plies))


@some_offered_cases
@law
@given(number=seeds)
def test_no_seat_reads_its_own_name_in_what_it_has_missed(case: Case, number: int) -> None:
    """Neither at the head of its hand, nor in /catchup, nor in all that it has ever heard."""
    match, telling = random_match(case, number), _game(case.key).telling
    steps = (match.start, *(ply.step for ply in match.plies))
    for seat in match.seats:
        heard = [e.text for step in steps for e in step.events if e.is_told_to(seat)]
        _assert_unnamed(seat, spoken_to(seat, heard))
        for at in range(0, len(heard), HEARD):
            some = heard[at : at + HEARD]
            _assert_unnamed(seat, (*head(some, seat, telling), *missed(some, seat, telling)))


@some_offered_cases
@law
@given(number=seeds)
def test_no_seat_reads_its_own_name_in_a_hint(case: Case, number: int) -> None:
    """Whatever a computer may advise it, and whatever that leads to."""
    match = random_match(case, number)
    for state in match.some_states(SOME):
        for seat in match.engine.to_act(state):
            view = match.engine.view(state, seat)
            for action in islice(match.engine.legal_actions(state, seat), HINTED):
                advice = Advice(action, Ground.ONLY)
                _assert_unnamed(seat, hint(Advised(case.key, seat, view, advice, stands=True)))


@some_offered_cases
@law
@given(number=seeds)
def test_nobody_is_named_twice_in_one_line(case: Case, number: int) -> None:
    """Not "Ada: Asteroids on Ada's fleet" but "on their own fleet"."""
    match = random_match(case, number)
    for state in match.some_states(SOME):
        _assert_once(match, _asked_of(_scene(match, state, None)))
    for step in (match.start, *(ply.step for ply in match.plies)):
        _assert_once(match, (event.text for event in step.events))


def _private(match: Match, state: Any, seat: Seat) -> Iterator[Text]:
    scene, game = _scene(match, state, seat), _game(match.case.key)
    yield from _asked_of(scene)
    if scene.legal:
        yield from game.hints(scene, "")
        yield from _texts(game.controls(scene))


def _asked_of(scene: Any) -> Iterator[Text]:
    asks = _game(scene.match.game).asks(scene)
    if asks is not None:
        yield asks


def _texts(shown: Any) -> Iterator[Text]:
    """Return every text that something to press is made of."""
    match shown:
        case Text():
            yield shown
        case tuple():
            for part in shown:
                yield from _texts(part)
        case Struct():
            for part in structs.astuple(shown):
                yield from _texts(part)
        case _:
            pass


def _refusals(match: Match, ply: Ply, seat: Seat, others: tuple[Ply, ...]) -> Iterator[Text]:
    if seat not in match.engine.to_act(ply.before) | match.engine.may_act(ply.before):
        return
    for other in others:
        try:
            match.engine.check(ply.before, seat, other.action)
        except IllegalAction as refusal:
            yield refusal.text


def _assert_unnamed(seat: Seat, texts: Any) -> None:
    for text in texts:
        for locale in LOCALES:
            words = _say(locale)(text)
            assert _name(seat) not in words, (text.key, words)


def _assert_once(match: Match, texts: Any) -> None:
    for text in texts:
        for locale in LOCALES:
            words = _say(locale)(text)
            assert all(words.count(_name(seat)) < 2 for seat in match.seats), (text.key, words)


def _name(seat: Seat) -> str:
    return f"⟦{seat}⟧"


@cache
def _say(locale: str) -> Say:
    return speaker(locale, _name)


@cache
def _game(key: str) -> GameCog:
    """Return a game's cog; what it says hangs on no bot."""
    module = importlib.import_module(f"cogs.games.{key}")
    kinds = (kind for kind in vars(module).values() if isinstance(kind, type))
    (kind,) = (k for k in kinds if issubclass(k, GameCog) and k.__module__ == module.__name__)
    return cast(Any, kind)()


def _scene(match: Match, state: Any, seat: Seat | None) -> Any:
    """Return what a seat sees of a match of people in a certain state."""
    ended = match.engine.outcome(state) is not None
    status = Status.ENDED if ended else Status.PLAYING
    meta = match.engine.meta
    row = MatchRow(
        *(1, meta.key, meta.rules_version, status, None, 1, 1, LOCALES[0]),
        *(encode(match.case.config), b"{}", "", 0.0, 0.0, None, None),
    )
    seats = tuple(SeatRow(1, s, s + 1, _name(s), None, "", None, b"") for s in match.seats)
    return Position(row, seats, state, 1, 1).scene(seat)
