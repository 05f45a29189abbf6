"""Panels alone are enough to play, keep Discord's limits, and lead to nothing but legal moves."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import islice

import pytest

import engines
from cogs.chat.components import LABEL, MENU_LABEL, TITLE
from cogs.panels import chooser, drafts, pressed
from cogs.panels.drafts import CHOOSE
from cogs.panels.panel import (
    MOST_CHOICES,
    Act,
    Button,
    Filled,
    Form,
    Menu,
    Panel,
    Show,
)
from cogs.words.strings import LOCALES, speaker
from engines.choosing import Chosen, Foretold, Pick, Way, Ways
from engines.core import IllegalAction, Refusal, Say, Seat
from engines.magblast import ENGINE
from engines.magblast.editions import KINDS
from engines.magblast.model import (
    Action,
    EditionName,
    Fire,
    Launch,
    Phase,
    PlayCard,
    Reinforce,
)
from engines.magblast.state import State
from engines.magblast.view import View
from tests.games.magblast.positions import side, table
from tests.games.magblast.random_play import random_match
from tests.sampled import sampled

CUSTOM_ID, DRAFT, MOST_ROWS = 100, 60, 8
PLIES = 400
PRESSES = 25
"""After so many presses something must have been done."""
NOISE = "Tatatachán"
GONE = {"fire", "launch", "play", "reinforce"}
"""The ways that are gone to each of their ends."""


@cache
def voice(locale: str) -> Say:
    return speaker(locale, lambda seat: f"A player called {seat} and more")


def asked_seats(state: State) -> Iterator[Seat]:
    yield from sorted(ENGINE.to_act(state) | ENGINE.may_act(state))


def moments(edition: EditionName, number: int, every: int = 3) -> Iterator[State]:
    """Yield positions of the beginning of a random match."""
    for ply, moment in enumerate(islice(random_match(edition, number), PLIES)):
        if ENGINE.outcome(moment.state) is None and ply % every == 0:
            yield moment.state


every_edition = pytest.mark.parametrize("edition", EditionName)


@every_edition
@pytest.mark.parametrize("number", sampled([0, 2]))
def test_whoever_presses_anything_keeps_to_the_rules_and_gets_somewhere(
    edition: EditionName, number: int
) -> None:
    """A player who never read the rules presses about; each move that comes of it is legal."""
    chance = random.Random(f"{edition}{number}")
    for state in moments(edition, number):
        for seat in asked_seats(state):
            waited = seat in ENGINE.to_act(state)
            action = fumble(state, seat, chance)
            assert action is not None or not waited, "there is no way on"


def fumble(state: State, seat: Seat, chance: random.Random) -> Action | None:
    """Press anything until something is done; None if there is nothing to press."""
    ways, draft = ways_of(state, seat), ""
    for _ in range(PRESSES):
        panel = chooser.panel(ways, draft)
        if not panel:
            return None
        answer = pressed.answer(ways, *press(chance.choice(panel), chance))
        if isinstance(answer, Form):
            answer = pressed.answer(ways, answer.verb, filled_in(answer))
        if isinstance(answer, Act):
            if not crowds(state, seat, answer.action):
                ENGINE.check(state, seat, answer.action)
                return answer.action
            continue
        assert isinstance(answer, Show)
        assert len(answer.draft) <= DRAFT
        draft = answer.draft
        preview(ways, draft)
    ended = pressed.answer(ways, "end", Filled())
    return ended.action if isinstance(ended, Act) else None


def ways_of(state: State, seat: Seat) -> Ways[View, Action]:
    return engines.ways("magblast", ENGINE.view(state, seat), seat)


def preview(ways: Ways[View, Action], draft: str) -> Foretold | None:
    path = drafts.gone(ways, drafts.draft_of(draft))
    return None if path is None else ways.foretold(path)


def crowds(state: State, seat: Seat, action: Action) -> bool:
    """Tell whether an action is refused for three ships in a zone: one tries on."""
    try:
        ENGINE.check(state, seat, action)
    except IllegalAction as refusal:
        return refusal.text.key.endswith(("zone-crowded", "scatter-crowded"))
    return False


def press(row: tuple[Button, ...] | Menu, chance: random.Random) -> tuple[str, Filled]:
    if isinstance(row, Menu):
        count = chance.randint(row.least, row.most)
        picked = chance.sample(row.choices, count)
        return row.verb, Filled(picks={"values": tuple(c.value for c in picked)}, extra=row.extra)
    button = chance.choice(row)
    return button.verb, Filled(extra=button.extra)


def filled_in(form: Form) -> Filled:
    return Filled(lines={field.name: NOISE for field in form.fields}, extra=form.extra)


@every_edition
@pytest.mark.parametrize("number", sampled([6, 7]))
def test_panels_keep_the_limits_of_discord(edition: EditionName, number: int) -> None:
    """Labels are not cut, menus are not too long, and no two controls are the same."""
    chance = random.Random(number)
    for state in moments(edition, number, every=12):
        for seat in asked_seats(state):
            ways, draft = ways_of(state, seat), ""
            for _ in range(4):
                panel = chooser.panel(ways, draft)
                check(panel)
                if not panel:
                    break
                answer = pressed.answer(ways, *press(chance.choice(panel), chance))
                draft = answer.draft if isinstance(answer, Show) else ""
                if isinstance(answer, Form):
                    check_form(answer)


def check(panel: Panel) -> None:
    controls = [c for row in panel for c in (row if isinstance(row, tuple) else (row,))]
    ids = [(control.verb, control.extra) for control in controls]
    assert len(set(ids)) == len(ids)
    assert len(panel) <= MOST_ROWS
    for control in controls:
        assert len(f"b:{10**12}:{10**4}:{control.verb}:{control.extra}") <= CUSTOM_ID
        check_control(control)
    assert all(1 <= len(row) <= 5 for row in panel if isinstance(row, tuple))


def check_control(control: Button | Menu) -> None:
    for locale in LOCALES:
        say = voice(locale)
        if isinstance(control, Button):
            assert len(say(control.label)) <= LABEL
            continue
        assert 1 <= len(control.choices) <= MOST_CHOICES
        assert len({choice.value for choice in control.choices}) == len(control.choices)
        assert sum(choice.chosen for choice in control.choices) <= control.most
        for choice in control.choices:
            assert len(choice.value) <= CUSTOM_ID
            assert 0 < len(say(choice.label)) <= MENU_LABEL
            assert choice.about is None or len(say(choice.about)) <= MENU_LABEL


def check_form(form: Form) -> None:
    for locale in LOCALES:
        say = voice(locale)
        assert len(say(form.title)) <= TITLE
        for field in form.fields:
            assert len(say(field.label)) <= TITLE
            assert field.about is None or len(say(field.about)) <= MENU_LABEL


@every_edition
@pytest.mark.parametrize("number", sampled([1, 3]))
def test_everything_that_is_legal_can_be_reached(edition: EditionName, number: int) -> None:
    """What the rules offer, cards that differ in nothing but icons aside, is in some menu."""
    for state in moments(edition, number):
        for seat in asked_seats(state):
            ways = ways_of(state, seat)
            found = {plain(action) for way in ways.now() for action in ends(ways, way, {})}
            for action in ENGINE.legal_actions(state, seat):
                if isinstance(action, Fire | Launch | PlayCard | Reinforce):
                    assert plain(action) in found, action


def ends(ways: Ways[View, Action], way: Way, chosen: Chosen) -> Iterator[Action]:
    """Yield the actions to which the choices of a way lead, where one is chosen at each step."""
    left = [key for key in way.keys if key not in chosen]
    if way.verb not in GONE or not left:
        yield from (ways.action(way.verb, chosen),) if way.verb in GONE else ()
        return
    ask = ways.ask(way.verb, left[0], chosen)
    values = [(value,) for value in ask.values] if isinstance(ask, Pick) else [("",)]
    for value in values or [()]:
        yield from ends(ways, way, {**chosen, left[0]: value})


def plain(action: object) -> object:
    """Return an action without its sound and icons."""
    match action:
        case Fire(card, ship, target):
            return ("fire", KINDS[card], ship, target)
        case Launch(card, target):
            return ("launch", KINDS[card], target)
        case PlayCard(card, target, blasts):
            return ("play", KINDS[card], target, blasts)
        case Reinforce(cards, ship):
            return ("reinforce", cards, ship)
        case _:
            return action


@every_edition
def test_a_draft_that_cannot_be_read_is_refused(edition: EditionName) -> None:
    """Whatever stands in a forged control, it is refused or leads to a panel; nothing breaks."""
    chance = random.Random(7)
    forged = [
        "",
        "x",
        "#",
        "zzzz#ship",
        "9z9z*cards",
        "!",
        "a/b/c!",
        "a/b/c?",
        "a/b/c=",
        "~9/~99#steps",
        "flux#answer",
        "yyyyyyy/y/y/y/y/y/y/y!",
        "00/11/22#",
        "@@/:",
    ]
    for state in moments(edition, 4, every=3):
        for seat in asked_seats(state):
            verb = chance.choice([*(way.verb for way in ways_of(state, seat).now()), "other"])
            check_forged(state, seat, verb, chance.choice(forged))


def check_forged(state: State, seat: Seat, verb: str, draft: str) -> None:
    ways = ways_of(state, seat)
    try:
        answer = pressed.answer(ways, verb, Filled(extra=draft))
        if isinstance(answer, Show):
            chooser.panel(ways, answer.draft)
        if isinstance(answer, Act):
            ENGINE.check(state, seat, answer.action)
    except Refusal:
        return


def test_a_crowded_zone_is_passed_through_but_not_confirmed() -> None:
    """Ships may be put where a fourth stands for the moment; the phase does not end so."""
    state = table(
        side(yellow=("cruiser-1", "scout-1"), green=("scout-2", "cruiser-2", "cruiser-3")),
        side(),
        phase=Phase.MANEUVER,
    )
    ways = ways_of(state, 0)
    crowded = "maneuver/y/g"
    assert "!" not in does(chooser.panel(ways, crowded))
    foretold = preview(ways, crowded)
    assert foretold is not None
    assert [line.key for line in foretold.lines] == ["magblast-refusal-zone-crowded"]
    mended = "maneuver/y/g/y"
    assert "!" in does(chooser.panel(ways, mended))


def test_where_a_ship_goes_is_asked_of_the_one_that_was_chosen() -> None:
    """Of nobody at first: a menu for each ship would leave no room for anything else."""
    state = table(
        side(yellow=("scout-dink",), green=("cruiser-tash",)), side(), phase=Phase.MANEUVER
    )
    ways = ways_of(state, 0)
    (way,) = (way for way in ways.now() if way.folded is not None)
    rows = [row for row in chooser.panel(ways) if not isinstance(row, Menu) or row.verb == way.verb]
    assert [row.extra for row in rows if isinstance(row, Menu)] == [f"{CHOOSE}steps"]
    assert not any(button.extra for row in rows if not isinstance(row, Menu) for button in row)


def does(panel: Panel) -> list[str]:
    buttons = (button for row in panel if not isinstance(row, Menu) for button in row)
    return [button.extra[-1:] for button in buttons]
