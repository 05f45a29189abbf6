"""Whatever brings the end of a time forward, a call that was put off still comes before it."""

from __future__ import annotations

import pytest

from tables import Clock as TableClock
from tables import TableOptions
from tables.match.consequences import PUT_OFF
from tables.tables import By
from tables.wishes import LEFT, Calls, How, Quiet
from tests.laws.bells import rung
from tests.tables.battles import ON_SHIP, PEOPLE, VICTIM, ambush, battle, order, shoot
from tests.tables.called import HOUR, wish
from tests.tables.house import Hall

WAYS = [Calls(how, digest=23) for how in How]
WAYS += [Calls(how, quiet=Quiet(13, 21), digest=23) for how in How]


async def _agree(house: Hall, match_id: int, days: int) -> None:
    for user in PEOPLE:
        await house.tables.resting.agree(match_id, By(user), days, asking=user == PEOPLE[0])
        await house.settle()


@pytest.mark.parametrize("calls", WAYS, ids=lambda c: f"{c.how}-{bool(c.quiet)}")
async def test_an_answer_is_called_for_in_time_when_a_rest_is_over_sooner(
    house: Hall, calls: Calls
) -> None:
    match_id = await battle(house, ambush(), table=TableOptions(clock=TableClock.WEEK))
    await order(house, match_id, VICTIM, others="ask")
    await _agree(house, match_id, 3)
    await wish(house, calls, PEOPLE[VICTIM])
    known = len(house.office.letters)
    await shoot(house, match_id, ON_SHIP)
    assert VICTIM in (await house.position(match_id)).responding
    await _agree(house, match_id, 0)
    dues = await house.tables.absences.ends(match_id)
    rows = await house.store.deadlines.of_match(match_id)
    waits = [row.due_at for row in rows if (row.kind, row.seat) == (PUT_OFF, VICTIM)]
    assert all(at <= max(house.clock.seconds, dues[VICTIM] - LEFT) for at in waits)
    while house.clock.seconds + HOUR < dues[VICTIM]:
        await house.pass_time(HOUR)
    asking = {f"hand-{VICTIM}", f"roll-{VICTIM}"}
    heard = [x for x in house.office.letters[known:] if PEOPLE[VICTIM] in rung(x)]
    assert [x for x in heard if x.surface in asking]
