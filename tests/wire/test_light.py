"""Pictures that stay and changes that are made as answers: both may be refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from cogs.chat.standing import TOO_LONG
from tables import Board
from tests.bot.limits import MENUS
from tests.sampled import sampled
from tests.wire.asked import Asked
from tests.wire.calm import judged
from tests.wire.evening import evening
from tests.wire.interactions import Answer
from tests.wire.refused import UNKNOWN_MESSAGE, UNKNOWN_WEBHOOK, WRONG_FORM
from tests.wire.weather import Storm, Trouble, callbacks, keeps_files, later_answers

MOVES = 6
REFUSALS = (0, 1)
"""How often kept files are refused; 0 is always."""


async def test_the_hand_that_was_pressed_is_changed_as_the_answer(tmp_path: Path) -> None:
    """Of a bet that is made there only the board's edit counts, even if it was put off."""
    async with evening(tmp_path) as party:
        await party.begin("shazamm")
        await judged(party)  # the lobby, too, says that all have begun
        host, api = party.players[0], party.fake.api
        before = api.counted
        opened = await host.presses(host.knobs(host.dm, "cast")[-1])
        await host.fills_in(opened, lambda field, _: "1")
        await judged(party)
        assert api.counted - before == 1
        assert len(party.ledger.entries()) > 1


async def test_a_hand_that_waits_takes_no_request_when_the_next_stands(tmp_path: Path) -> None:
    """Both bet by the menu of their hands; whoever was first is called, and the old hand stays."""
    async with evening(tmp_path) as party:
        await party.begin("shazamm", board=Board.ONE)
        host, edits = party.players[0], list[int]()
        (waits,) = (k.message for k in host.knobs(host.dm, "cast") if k.raw["type"] in MENUS)
        for player in party.players:
            (menu,) = (k for k in player.knobs(player.dm, "cast") if k.raw["type"] in MENUS)
            await player.presses(menu, [menu.raw["options"][0]["value"]])
            await judged(party)
            edits.append(waits.edits)
        assert edits[0] == edits[1] > 0
        assert host.sees(host.dm)[-1].id > waits.id


@pytest.mark.parametrize("most", sampled(REFUSALS))
async def test_kept_files_may_be_refused(most: int, tmp_path: Path) -> None:
    """All is sent then; and nothing is kept any more, unless that was ever taken."""
    async with evening(tmp_path) as party:
        refusal = Trouble(status=400, code=WRONG_FORM)
        party.fake.weather.storms = [Storm(refusal, 1.0, keeps_files, most)]
        await party.begin("rebelmoon")
        await party.play(MOVES)
        await judged(party)
    assert party.fake.weather.met[refusal.name] == 1


@pytest.mark.parametrize("code", sampled([UNKNOWN_WEBHOOK, UNKNOWN_MESSAGE]))
async def test_an_answer_may_come_too_late(code: int, tmp_path: Path) -> None:
    """What cannot be told as an answer is told by a request of its own.

    On a line that was slow once every answer is put off, and so comes later.
    """
    async with evening(tmp_path) as party:
        world, refusal = party.fake.world, Trouble(status=404, code=code)

        def changes_what_was_pressed(asked: Asked) -> bool:
            token = asked.path.split("/")[3] if later_answers(asked) else ""
            return bool(token) and world.by_token(token).answer is Answer.NOTED

        slow = Storm(Trouble(hangs=1.2 * TOO_LONG), 1.0, callbacks, 1)
        refused = Storm(refusal, 1.0, changes_what_was_pressed)
        party.fake.weather.storms = [slow, refused]
        await party.begin("shazamm")
        await party.play(MOVES)
        await judged(party)
    assert party.fake.weather.met[refusal.name] > 0
