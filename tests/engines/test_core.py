"""The contract of engines: what every game takes for granted."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from msgspec import Struct

import engines
from engines import core, keys, load
from engines.core import (
    Dice,
    Either,
    Event,
    IllegalAction,
    MalformedAction,
    MatchOver,
    Meta,
    NotAsked,
    Outcome,
    Player,
    Step,
    Text,
    Verbatim,
    converted,
    decode,
    encode,
    parse_action,
    play,
    replay,
    text,
)
from engines.open import OpenEngine
from engines.versions import FIRST, UnknownRules, stamp, version
from tests.values import changeable


class Toss(Struct, frozen=True):
    """Toss a number of dice."""

    dice: int


class Tossed(Struct, frozen=True):
    """What was rolled so far; the first roll is the start's."""

    rolled: tuple[int, ...]


class Tosses(OpenEngine[Struct, Tossed, Toss]):
    """Two seats toss up to two dice in turn, until nine were rolled."""

    meta = Meta("tosses", range(2, 3), 3, Struct, Tossed, Toss, Tossed)

    def start(self, config: Struct, seats: int, dice: Dice) -> Step[Tossed]:
        return Step(Tossed((dice.roll(100),)))

    def to_act(self, state: Tossed) -> frozenset[int]:
        over = self.outcome(state) is not None
        return frozenset() if over else frozenset({len(state.rolled) % 2})

    def decision(self, state: Tossed, seat: int) -> int:
        return len(state.rolled)

    def legal_actions(self, state: Tossed, seat: int) -> Iterable[Toss]:
        return (Toss(0), Toss(1), Toss(2))

    def apply(self, state: Tossed, seat: int, action: Toss, dice: Dice) -> Step[Tossed]:
        return Step(Tossed((*state.rolled, *(dice.roll(100) for _ in range(action.dice)))))

    def outcome(self, state: Tossed) -> Outcome | None:
        return Outcome(text("done"), (frozenset({0, 1}),)) if len(state.rolled) >= 9 else None

    def estimate(self, state: Tossed) -> tuple[float, ...]:
        return (0.5, 0.5)


ENGINE = Tosses()


class Script(Dice):
    """Dice whose numbers a test writes down."""

    def __init__(self, *numbers: float) -> None:
        super().__init__("script", 0)
        self._numbers = list(numbers)

    def random(self) -> float:
        return self._numbers.pop(0)


def test_texts_survive_encoding_whatever_they_hold() -> None:
    args = (1, "words", Player(3), Verbatim("<@1>"), text("inner", number_of=2))
    said = text("key", one=Player(1), some=args, other=Either(args), plain="words")
    assert decode(encode(said), Text) == said
    assert set(text("key", number_of=2).args) == {"number-of"}


def test_values_are_never_changed() -> None:
    assert not changeable(engines, deep=False)
    assert not changeable(core)


def test_who_hears_of_an_event() -> None:
    everyone, one, nobody = (
        Event(text("said"), audience) for audience in (None, frozenset({1}), frozenset[int]())
    )
    assert [everyone.heard_by(seat) for seat in (None, 0, 1)] == [True, True, True]
    assert [one.heard_by(seat) for seat in (None, 0, 1)] == [False, False, True]
    assert [nobody.heard_by(seat) for seat in (None, 0, 1)] == [False, False, False]


@pytest.mark.parametrize(
    ("ranking", "winners"), [([{1}, {0}], {1}), ([{0, 1}, {2}], {0, 1}), ([{0, 1}], set())]
)
def test_who_has_won(ranking: list[set[int]], winners: set[int]) -> None:
    assert Outcome(text("end"), tuple(map(frozenset, ranking))).winners == winners


def test_dice_know_whether_they_were_used() -> None:
    dice = Dice("seed", 1)
    assert not dice.used
    dice.shuffled(["one"])
    assert not dice.used, "there is nothing to draw"
    dice.random()
    assert dice.used


def test_dice_roll_from_one_to_six() -> None:
    assert [Script(number).roll() for number in (0.0, 0.17, 0.84, 0.999)] == [1, 2, 6, 6]
    assert [Script(number).roll(20) for number in (0.0, 0.999)] == [1, 20]
    assert [Script(number).below(3) for number in (0.0, 0.34, 0.999)] == [0, 1, 2]
    assert [Script(number).choice("abc") for number in (0.0, 0.34, 0.999)] == ["a", "b", "c"]


def test_every_place_is_drawn_when_a_pile_is_shuffled() -> None:
    assert Script(0.0, 0.0, 0.0, 0.0).shuffled("abcde") == ("b", "c", "d", "e", "a")
    assert Script(0.999, 0.999, 0.999, 0.999).shuffled("abcde") == tuple("abcde")
    assert Script(0.999, 0.999, 0.999, 0.0).shuffled("abcde") == tuple("bacde")


def test_play_asks_in_order_whether_it_is_over_whose_turn_it_is_and_what_the_rules_say() -> None:
    over, dice = Tossed((1,) * 9), Dice("seed", 1)
    with pytest.raises(MatchOver):
        play(ENGINE, over, 0, Toss(7), dice)
    with pytest.raises(NotAsked):
        play(ENGINE, Tossed((1,)), 0, Toss(7), dice)
    with pytest.raises(IllegalAction) as refused:
        play(ENGINE, Tossed((1,)), 1, Toss(7), dice)
    assert refused.value.text.key == "tosses-refusal-illegal"
    assert not dice.used


def test_what_dice_have_shown_is_not_undone() -> None:
    assert play(ENGINE, Tossed((1,)), 1, Toss(1), Dice("seed", 1)).revealed
    assert not play(ENGINE, Tossed((1,)), 1, Toss(0), Dice("seed", 1)).revealed

    class Showing(Tosses):
        def apply(self, state: Tossed, seat: int, action: Toss, dice: Dice) -> Step[Tossed]:
            return Step(state, revealed=True)

    assert play(Showing(), Tossed((1,)), 1, Toss(0), Dice("seed", 1)).revealed


def test_a_replay_rolls_each_entry_by_its_number() -> None:
    entries = [(1, Toss(2)), (1, Toss(1)), (0, Toss(2))]
    rolled = replay(ENGINE, Struct(), 2, "seed", entries).rolled
    by_number = [(0, 1), (1, 2), (2, 1), (3, 2)]
    assert rolled == tuple(
        roll
        for number, count in by_number
        for dice in (Dice("seed", number),)
        for roll in [dice.roll(100) for _ in range(count)]
    )


def test_an_open_game_hides_nothing_and_asks_nobody_besides() -> None:
    state = Tossed((1,))
    assert ENGINE.view(state, None) is ENGINE.resample(state, 0, Dice("seed", 1)) is state
    assert ENGINE.default_action(state, 1) == Toss(0)
    assert not ENGINE.may_act(state) and not ENGINE.responding(state)


def test_an_engine_begins_by_the_newest_rules_unless_told_otherwise() -> None:
    assert Tosses().rules == 3
    assert Tosses(1).rules == 1
    assert list(Tosses.meta.played_rules) == [1, 2, 3]


def test_what_comes_from_outside_is_an_action_or_none_at_all() -> None:
    """A number that is written as text is read as one only where people chose it."""
    assert parse_action(ENGINE, {"dice": 1}) == Toss(1)
    assert parse_action(ENGINE, Toss(2)) == Toss(2)
    assert converted({"dice": "1"}, Toss, strict=False) == Toss(1)
    for nonsense in ({"dice": "1"}, {"dice": 1.5}, {}, None, {"dice": "\ud800"}):
        with pytest.raises(MalformedAction):
            parse_action(ENGINE, nonsense)


def test_games_are_loaded_by_key_and_version() -> None:
    for key in keys():
        newest = load(key)
        assert load(key, newest.rules) is newest
        assert newest.meta.key == key
        with pytest.raises(UnknownRules):
            load(key, newest.meta.rules_version + 1)
    assert "core" not in keys() and "options" not in keys()
    with pytest.raises(KeyError):
        load("core")


def test_the_first_version_of_rules_leaves_no_stamp() -> None:
    assert FIRST == 1
    assert [isinstance(stamp(number), int) for number in (1, 2, 3)] == [False, True, True]
    assert [version(stamp(number)) for number in (1, 2, 3)] == [1, 2, 3]
