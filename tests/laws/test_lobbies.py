"""In every game, however it is set up: what a lobby shows leads to the start.

What is left of it afterwards tells what was agreed on and where the match is played, and nothing
that is over.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from cogs.panels.lobby import AGREE, lobby_panel, lobby_texts, option_name, telling_options
from cogs.panels.options import Item, seats_page
from cogs.panels.panel import Button, Style
from cogs.words.strings import LOCALES, speaker
from engines.core import Dice, encode
from engines.options import options
from store import Status
from tables import Scene
from tables.agreement import Gathering
from tests.laws.cases import Case
from tests.laws.panels import every_offered_case, position_of

MOST_WORDS = 75
"""How many words are left of a lobby but of who sits there, where one option was changed."""
BEGAN = 86_400
OVER = frozenset({"lobby-room", "lobby-to-agree", "lobby-change"})
"""What matters only as long as a lobby is open."""


def _scene(case: Case, sitting: int, status: Status = Status.LOBBY) -> Scene:
    """Return what all see of a lobby in which so many people sit, or of what became of it."""
    state = case.engine.start(case.config, case.seats, Dice("lobby", 0)).state
    stands = position_of(case, state)
    seats = tuple(
        replace(stands.seats[0], seat=seat, user_id=100 + seat, name=f"Person {seat}")
        for seat in range(sitting)
    )
    began = None if status is Status.LOBBY else float(BEGAN)
    match = replace(stands.match, status=status, started_at=began)
    return Scene(match, seats, None, None, frozenset(), legal=False, question=0, outcome=None)


def _buttons(scene: Scene) -> list[Button]:
    rows = (row for row in lobby_panel(scene, "nonce") if isinstance(row, tuple))
    return [one for row in rows for one in row if isinstance(one, Button)]


def _offered(scene: Scene) -> set[str]:
    return {button.verb for button in _buttons(scene)}


def _shining(scene: Scene) -> set[str]:
    return {button.verb for button in _buttons(scene) if button.style is not Style.PLAIN}


@every_offered_case
def test_what_shines_in_a_lobby_would_be_accepted_now(case: Case) -> None:
    seats = case.engine.meta.seats
    for sitting in range(1, seats[-1] + 1):
        scene = _scene(case, sitting)
        room, enough = sitting < seats[-1], sitting in seats
        due = {"join": room, "start": enough, "computer": room and not enough}
        assert _shining(scene) == {verb for verb, helps in due.items() if helps}
        asked = replace(scene.seats[0], orders=encode(Gathering(scene.match, ()).terms))
        waits = replace(scene, seats=(asked, *scene.seats[1:]))
        assert "start" not in _shining(waits)
        assert AGREE in _shining(waits)
        offered = _offered(scene)
        assert {verb: verb in offered for verb in ("join", "computer")} == {
            "join": room,
            "computer": room,
        }


@every_offered_case
def test_the_host_is_offered_only_what_the_seats_as_they_are_allow(case: Case) -> None:
    """A button that would be refused, or would change nothing, says something that is not true."""
    most = case.engine.meta.seats[-1]
    for sitting in range(1, most + 1):
        people = _scene(case, sitting)
        last = replace(people.seats[-1], user_id=None, level="easy")
        mixed = replace(people, seats=(*people.seats[:-1], last))
        for scene in (people, mixed) if sitting > 1 else (people,):
            due = {"computer": sitting < most, "no-computer": scene is mixed, "rotate": sitting > 1}
            offered = _verbs(seats_page(scene, people.match.host_id, "en"))
            assert {verb: verb in offered for verb in due} == due


@every_offered_case
def test_a_match_that_is_fair_only_with_another_says_so_before_it_begins(case: Case) -> None:
    """Where two sit there may be sides, which are swapped for the next match."""
    said = {item.said.key for item in seats_page(_scene(case, case.seats), 100, "en")}
    assert ("lobby-afterwards" in said) is (tuple(case.engine.meta.seats) == (2,))


def _verbs(items: Iterable[Item]) -> set[str]:
    rows = (item.row for item in items if isinstance(item.row, tuple))
    return {one.verb for row in rows for one in row}


@every_offered_case
def test_what_is_left_of_a_lobby_tells_what_still_holds(case: Case) -> None:
    before, after = _scene(case, case.seats), _scene(case, case.seats, Status.PLAYING)
    told = lobby_texts(after, "en")
    agreed_on = [line for line in lobby_texts(before, "en")[1:] if line.key not in OVER]
    assert [line for line in agreed_on if line not in told] == []
    assert not OVER & {line.key for line in told}
    idle = {option.field for option in options(case.engine.meta)} - telling_options(after)
    named = [dict(line.args).get("name") for line in told]
    assert not [field for field in idle if option_name(case.key, field) in named]
    for locale in LOCALES:
        words = "\n".join(map(speaker(locale), lobby_texts(after, locale)))
        assert f"<t:{BEGAN}:f>" in words
        assert f"<#{after.match.channel_id}>" in words
        assert len(words.split()) - 2 * case.seats <= MOST_WORDS
