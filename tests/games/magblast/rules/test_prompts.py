"""What each seat is told to do, or whom all wait for."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engines.core import Dice, Player, Seat, Text
from engines.magblast import ENGINE
from engines.magblast.cards import Flagship
from engines.magblast.model import Action, Config, Keep, Phase, Zone
from engines.magblast.prompts import play_text, prompt
from engines.magblast.state import Asking, Question, State
from engines.magblast.telling import ship_names
from tests.games.magblast.fleets import damaged
from tests.games.magblast.positions import do, fire, put, side, table

TASH = "cruiser-tash"


def prompts(state: State) -> list[str]:
    """Return what a spectator and each seat are told."""
    return [key(state, seat) for seat in (None, *range(len(state.fleets)))]


def key(state: State, seat: Seat | None) -> str:
    return prompt(ENGINE.view(state, seat)).key.removeprefix("magblast-prompt-")


def test_whoever_has_placed_the_fleet_waits_for_the_others() -> None:
    state = ENGINE.start(Config(), 2, Dice("prompts", 0)).state
    assert prompts(state) == ["placing", "place-fleet", "place-fleet"]
    said = prompt(ENGINE.view(state, 1))
    assert said.args == {"ships": ship_names(state.dealt[1]), "dealt": 6}
    placed = do(state, 0, Keep(state.dealt[0][:4])).state
    assert prompts(placed) == ["placing", "placing", "place-fleet"]


def test_who_is_at_turn_is_told_the_phase_and_the_others_who_it_is() -> None:
    for phase in (Phase.DISCARD, Phase.DRAW, Phase.REINFORCE, Phase.MANEUVER, Phase.ATTACK):
        state = table(side(Flagship.FREEP, yellow=(TASH,)), side(), phase=phase, active=1)
        assert prompts(state) == ["wait", "wait", f"phase-{phase}"]
        assert prompt(ENGINE.view(state, 0)).args == {"player": Player(1)}


def test_who_has_to_choose_in_the_middle_of_a_card_is_told_what() -> None:
    state = table(side(Flagship.FREEP, yellow=(TASH,)), side(Flagship.TRI_BOT))
    for question, told in (
        (Question(Asking.SCATTER, ship=TASH, zone=Zone.YELLOW), "scatter"),
        (Question(Asking.BOARD, ship=TASH), "place"),
    ):
        assert prompts(replace(state, question=question)) == ["wait", told, "wait"]


def test_who_is_asked_about_a_card_is_told_which() -> None:
    guns = side(Flagship.FREEP, yellow=("scout-dink",), hand=("laser-blast",))
    state = table(guns, side(Flagship.TRI_BOT, yellow=(TASH,)), side(Flagship.ALPHA_MAZONS))
    asked = do(state, 0, fire("laser-blast", "scout-dink", TASH)).state
    assert prompts(asked) == ["answers", "answers", "answer", "answer"]


CARDS = ("laser-blast", "minefield-star", "asteroids-star", "spacedock")
PLAYED: tuple[tuple[Action, tuple[str, ...]], ...] = (
    (fire("laser-blast", "scout-dink", TASH), ("attack",) * 4),
    (fire("laser-blast", "scout-dink", "cruiser-freya"), ("lethal",) * 4),
    (put("minefield-star", "tri-bot"), ("fleet-of", "fleet-of", "fleet-yours", "fleet-of")),
    (put("asteroids-star", "freep"), ("fleet-own", "fleet-yours", "fleet-own", "fleet-own")),
    (put("spacedock", "scout-dink", "laser-blast"), ("target",) * 4),
)


@pytest.mark.parametrize(("action", "words"), PLAYED)
def test_what_is_played_on_what_is_said_to_everyone(action: Action, words: tuple[str, ...]) -> None:
    """A spectator and each seat: what lasts lies on a fleet, all else has a ship for a target."""
    state = table(
        side(Flagship.FREEP, yellow=("scout-dink",), hand=CARDS),
        side(Flagship.TRI_BOT, yellow=(TASH, "cruiser-freya")),
        side(Flagship.ALPHA_MAZONS),
    )
    state = damaged(state, 0, "scout-dink", "laser-blast")
    state = damaged(state, 1, "cruiser-freya", "mag-blast")
    stack = do(state, 0, action).state
    for seat, expected in zip((None, 0, 1, 2), words, strict=True):
        view = ENGINE.view(stack, seat)
        said = play_text(view, view.stack[-1])
        assert said.key == ("magblast-play-yours" if seat == 0 else "magblast-play-by")
        what = said.args["what"]
        assert isinstance(what, Text)
        assert what.key == f"magblast-play-{expected}"
