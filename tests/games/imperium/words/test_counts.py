"""A count-out is told with its numbers: in the aim, while it comes near, and when it decides."""

from __future__ import annotations

import re

import pytest

from cogs.words.strings import LOCALES, speaker
from engines.core import Text, text
from engines.imperium.actions import Annihilate, End
from engines.imperium.board import BLUE, RED, Board, Phase
from engines.imperium.counting import (
    LAST_TURNS,
    count_words,
    mission_aim,
    side_count,
    soon_counted,
)
from engines.imperium.missions import SCENARIOS, Mission
from engines.imperium.state import State
from engines.imperium.systems import Size
from engines.imperium.units import Kind
from engines.imperium.victory import BLOCKADE_FROM, BLOCKADE_LEAST, last_turn, scores_blockade
from engines.versions import stamp
from tests.by_language import ByLanguage
from tests.games.imperium.positions import act, changed, fought, planet, position, unit

COUNTED = [mission for mission in Mission if SCENARIOS[mission].tally]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("mission", COUNTED)
def test_an_aim_says_when_its_match_is_counted_out(mission: Mission, locale: str) -> None:
    board = position(mission=mission).board
    assert str(last_turn(board)) in speaker(locale)(mission_aim(board))


@pytest.mark.parametrize("locale", LOCALES)
def test_the_aim_of_the_blockade_says_how_many_planets_it_takes(locale: str) -> None:
    """Half of what the enemy has is not enough where that is but one."""
    few, enough = blockading(1), blockading(BLOCKADE_LEAST)
    assert [scores_blockade(board, RED) for board in (few, enough)] == [False, True]
    said = speaker(locale)(mission_aim(few))
    assert re.search(rf"\b{BLOCKADE_LEAST} (?:at least|planetas o más)", said)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_aim_of_the_ultimate_weapon_says_whose_planets_count(locale: str) -> None:
    """Neutral ones do not, however many are destroyed."""
    done = [annihilated(owner) for owner in (None, BLUE)]
    assert [board.sides[RED].planets_destroyed for board in done] == [0, 1]
    said = speaker(locale)(mission_aim(done[0]))
    two = ByLanguage("two enemy planets", en="two enemy planets", es="dos planetas enemigos")
    assert two[locale] in said


def blockading(planets: int) -> Board:
    """Return a position in which red blockades so many planets of blue's, and all that it has."""
    state = position(mission=Mission.BLOCKADE, turn=BLOCKADE_FROM)
    chart, home = state.board.map, state.board.map.homes[BLUE]
    others = [s for s, one in state.board.planets.items() if one.size is not Size.HOME]
    held = [home, *sorted(others)[: planets - 1]]
    near = {chart.neighbours[sector][0]: unit(Kind.FRIGATE) for sector in held}
    owned = {sector: planet(Size.SMALL, BLUE, "T") for sector in held if sector != home}
    return position(mission=Mission.BLOCKADE, turn=BLOCKADE_FROM, red=near, planets=owned).board


def annihilated(owner: int | None) -> Board:
    """Return a position in which red has destroyed a planet of that owner by annihilator."""
    blank = position(mission=Mission.WEAPON).board
    target = min(s for s, one in blank.planets.items() if one.size is not Size.HOME)
    state = position(
        mission=Mission.WEAPON,
        red={blank.map.neighbours[target][0]: unit(Kind.ANNIHILATOR)},
        blue={blank.map.neighbours[blank.map.homes[BLUE]][0]: unit(Kind.FRIGATE)},
        planets={target: planet(Size.SMALL, owner, "" if owner is None else "T")},
    )
    return fought(state, Annihilate("annihilator-1", target)).state.board


@pytest.mark.parametrize("locale", LOCALES)
def test_a_match_of_old_rules_keeps_its_aim(locale: str) -> None:
    """What is told of a mission is true of the rules that its match is played by."""
    say = speaker(locale)
    for mission in (Mission.DEFEAT, Mission.GATES):
        told = [say(mission_aim(ruled(mission, rules))) for rules in (2, 3)]
        assert told[0] != told[1]
    assert "10" not in say(mission_aim(ruled(Mission.DEFEAT, 2)))
    assert "10" in say(mission_aim(ruled(Mission.DEFEAT, 3)))


def ruled(mission: Mission, rules: int) -> Board:
    return changed(position(mission=mission), rules=stamp(rules)).board


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("mission", COUNTED)
def test_both_numbers_stand_there_before_it_counts(mission: Mission, locale: str) -> None:
    board = position(mission=mission, points=(31, 32)).board
    say = speaker(locale, lambda seat: f"⟦{seat}⟧")
    rule, red, blue = map(say, count_words(board))
    assert str(last_turn(board)) in rule
    assert "⟦0⟧" in red
    assert "⟦1⟧" in blue
    assert ("31" in red) == ("32" in blue) == ("points" in SCENARIOS[mission].tally)


@pytest.mark.parametrize("mission", COUNTED)
def test_the_end_tells_both_counts(mission: Mission) -> None:
    limit = SCENARIOS[mission].limit
    state = position(Phase.MOVEMENT, mission=mission, active=BLUE, turn=limit, points=(9, 8))
    wanted = [text("imperium-event-counted", **side_count(state.board, s)) for s in (RED, BLUE)]
    assert counted(state) == wanted
    assert counted(changed(state, turn=limit - 1)) == []


def counted(state: State) -> list[Text]:
    """End the movement of the active side; return what is told of a count."""
    step = act(state, state.board.active, End(Phase.MOVEMENT))
    return [event.text for event in step.events if event.text.key == "imperium-event-counted"]


def test_the_last_game_turns_are_played_for_the_count() -> None:
    last = SCENARIOS[Mission.DEFEAT].limit
    assert soon_counted(position(turn=last).board, RED)
    assert not soon_counted(position(turn=last - LAST_TURNS).board, RED)


def test_nothing_is_counted_where_a_convoy_arrives_or_not() -> None:
    assert count_words(position(mission=Mission.CONVOY).board) == ()
