"""What Discord delivers twice, or too late to be answered: done once, with a line in the log."""

from __future__ import annotations

import logging
from typing import Any

import pytest

from cogs.chat import answer
from offline import simcord_time
from tests.bot.club import Club
from tests.bot.deeds import filled_in, forged
from tests.bot.lobbies import options_with, presses
from tests.bot.player import Player
from tests.games.shazamm.play.duels import begun, cast, lobby, rows

CALLBACK = "/interactions/*/*/callback"
LATE, ANSWERED = 10062, 40060
FORM = "b:1:1:cast:="


@pytest.fixture(autouse=True)
def told(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    caplog.set_level(logging.INFO, "cogs")
    return caplog


def lines(told: pytest.LogCaptureFixture) -> list[str]:
    """Return what the cogs have logged, each with its level; no traceback among it."""
    ours = [record for record in told.records if record.name.startswith("cogs")]
    assert not any(record.exc_info for record in ours)
    return [f"{record.levelname} {record.getMessage()}" for record in ours]


def callbacks(club: Club) -> int:
    return sum(request.path.endswith("/callback") for request in club.requests)


@pytest.mark.parametrize("verb", ["computer", "join", "leave", "rotate", "start"])
async def test_what_is_pressed_once_and_delivered_twice_is_done_once(
    club: Club, alice: Player, bob: Player, told: pytest.LogCaptureFixture, verb: str
) -> None:
    await lobby(alice, bob)
    if verb in ("computer", "join"):
        await presses(bob, "leave")
    message, who = club.messages[-1], bob if verb in ("join", "leave") else alice
    if message.control(verb) is None:
        message = await options_with(who, verb)
    control = message.control(verb)
    assert control is not None
    before = callbacks(club)
    await club.at_once(forged(who.person.member, message, control.custom_id, times=2))
    seats = {"leave": ["Alice"], "rotate": ["Bob", "Alice"], "computer": ["Alice", ""]}
    names = [name for (name,) in rows(club, "SELECT name FROM seat ORDER BY seat")]
    assert names == seats.get(verb, ["Alice", "Bob"])
    assert callbacks(club) - before == 1
    assert lines(told) == [f"INFO {verb} came once more"]


@pytest.mark.parametrize("code", [LATE, ANSWERED])
async def test_a_command_that_cannot_be_answered_any_more_costs_one_line(
    club: Club, alice: Player, told: pytest.LogCaptureFixture, code: int
) -> None:
    await begun(club)
    before = callbacks(club)
    club.fail("POST", CALLBACK, 404, code, times=None)
    await cast(alice, 5)
    assert callbacks(club) - before == 1
    assert rows(club, "SELECT count(*) FROM entry WHERE kind <> 'deal'") == [(1,)]
    (line,) = lines(told)
    assert line.startswith("INFO")


@pytest.mark.parametrize("code", [LATE, ANSWERED])
async def test_a_form_that_cannot_open_any_more_costs_one_line(
    club: Club, alice: Player, told: pytest.LogCaptureFixture, code: int
) -> None:
    await begun(club)
    before = callbacks(club)
    club.fail("POST", CALLBACK, 404, code, times=None)
    assert (await alice.press("act", on=club.messages[-1])).form is None
    assert callbacks(club) - before == 1
    (line,) = lines(told)
    assert line.startswith("INFO")


@pytest.mark.parametrize("code", [LATE, ANSWERED])
async def test_suggestions_that_come_too_late_cost_one_line(
    club: Club, alice: Player, told: pytest.LogCaptureFixture, code: int
) -> None:
    await begun(club)
    club.fail("POST", CALLBACK, 404, code, times=None)
    before = callbacks(club)
    assert await alice.suggestions("shazamm cast", "bet") == {}
    assert callbacks(club) - before == 1
    (line,) = lines(told)
    assert line.startswith("INFO")


async def test_what_was_pressed_on_a_message_that_is_dismissed_is_done_without_an_excuse(
    club: Club, alice: Player, told: pytest.LogCaptureFixture
) -> None:
    await begun(club)
    asked = await alice.slash("resign")
    club.fail("PATCH", "/webhooks/*", 404, 10008, times=None)
    reply = await alice.press("resign", on=asked.messages[0])
    assert not reply.messages
    assert rows(club, "SELECT kind FROM entry WHERE kind <> 'deal'") == [("resign",)]
    (line,) = lines(told)
    assert line.startswith("INFO")


async def test_what_is_pressed_on_a_message_that_is_gone_is_answered_all_the_same(
    club: Club, alice: Player, told: pytest.LogCaptureFixture
) -> None:
    await begun(club)
    asked = await alice.slash("resign")
    club.fail("POST", CALLBACK, 404, 10008)
    reply = await alice.press("resign-no", on=asked.messages[0])
    assert reply.private and reply.text
    assert club.stands(asked.messages[0])
    (line,) = lines(told)
    assert line.startswith("INFO")


@pytest.mark.parametrize("seconds", [0.0005, 0.002])
async def test_the_time_and_whoever_answers_never_both_give_the_first_answer(
    club: Club,
    alice: Player,
    told: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    seconds: float,
) -> None:
    monkeypatch.setattr(answer, "IN_TIME", seconds)
    simcord_time.let_run(club.env, seconds)
    await begun(club)
    before = callbacks(club)
    for _ in range(2):
        for command in ("help", "board", "hand", "status"):
            assert (await alice.slash(command)).private
        typed = filled_in(alice.person.member, club.channel.id, FORM, {"bet": "5"})
        (reply,) = await club.at_once(typed)
        assert reply.private
    assert callbacks(club) - before == 10
    assert lines(told) == []


async def test_what_is_delivered_to_the_next_process_once_its_question_has_passed_was_made(
    club: Club, alice: Player, bob: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begun(club)
    club.fail("POST", CALLBACK, 404, LATE, times=None)
    delivered, emit = list[tuple[str, dict[str, Any]]](), club.env.backend.emit
    with monkeypatch.context() as patch:
        patch.setattr(
            club.env.backend,
            "emit",
            lambda *one, **more: (delivered.append(one), emit(*one, **more)),
        )
        await club.at_once(filled_in(alice.person.user, alice.person.dm.id, FORM, {"bet": "5"}))
    (again,) = [one for one in delivered if one[0] == "INTERACTION_CREATE"]
    club.env.backend.faults.clear()
    await cast(bob, 6)
    await club.restart(killed=True)
    asked = len(club.requests)
    emit(*again)
    await club.rest()
    told = str([one.json for one in club.requests[asked:] if "/callback" in one.path])
    assert "That is done and stands" in told and "nothing was changed" not in told
    assert rows(club, "SELECT count(*) FROM entry WHERE kind <> 'deal'") == [(2,)]
