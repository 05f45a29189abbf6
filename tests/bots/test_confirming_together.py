"""What loses where another decides at once, and what is said to win where nothing is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

from bots import Effort
from bots.advice import Ground, advise
from bots.allowance import for_ever
from bots.confirming import Confirming
from engines.core import Dice, Seat, play
from tests.laws.played import FILES, Played, read

SURELY = Effort(lines=8, width=3, depth=4, replies=2, proof=8_000)
LAST, TRIED = 6, 60
"""So many of the last positions of a record are looked at, and of the actions in each."""
CERTAIN = (Ground.WINS, Ground.SURE, Ground.LIKELY)


def recorded(name: str) -> Played:
    return read(next(path for path in FILES if path.stem == name))


def loses(record: Played, state: Any, seat: Seat, other: Seat, both: tuple[Any, Any]) -> bool:
    """Tell whether a seat has lost once it and another have done what they chose at once."""
    for number, (who, action) in enumerate(zip((seat, other), both, strict=True)):
        state = play(record.engine, state, who, action, Dice("both", number)).state
    outcome = record.engine.outcome(state)
    return outcome is not None and other in outcome.winners


def in_danger(record: Played) -> Iterator[tuple[Any, Seat, Any]]:
    """Yield what a seat could do near the end that loses to some answers, and not to all."""
    for state in record.states()[-LAST:]:
        asked = record.engine.to_act(state)
        for seat in sorted(asked) if len(asked) > 1 else ():
            (other,) = asked - {seat}
            answers = list(record.engine.legal_actions(state, other))
            for mine in islice(record.engine.legal_actions(state, seat), TRIED):
                lost = {loses(record, state, seat, other, (mine, one)) for one in answers}
                if lost == {True, False}:
                    yield state, seat, mine
                    break


def test_what_one_right_answer_refutes_loses() -> None:
    record = recorded("arranged_either_first")
    found = list(in_danger(record))
    assert found
    for state, seat, action in found:
        sure = Confirming(record.engine, state, seat, Dice("alone", 0), for_ever)
        assert sure.loses(action) is True
        assert sure.wins(action) is False


def test_where_nothing_is_hidden_it_is_said_flatly_that_something_wins() -> None:
    record = recorded("last_loses")
    grounds = [
        advise(record.engine, state, seat, Dice("flatly", 0), SURELY, for_ever, for_ever).ground
        for state in record.states()
        for seat in record.engine.to_act(state)
    ]
    assert {one for one in grounds if one in CERTAIN} == {Ground.WINS}
