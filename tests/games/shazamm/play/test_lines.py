"""What wizards type in one line."""

from __future__ import annotations

import pytest

from engines.shazamm.model import Cast
from tests.games.shazamm.positions import position
from tests.laws.lines import answer_to, desk_of, orders, refusal

MEANT = {
    "5": Cast(5, ()),
    "cast 5": Cast(5, ()),
    "5 -": Cast(5, ()),
    "5 1+3": Cast(5, (1, 3)),
    "5 1, 3": Cast(5, (1, 3)),
    "5 1 3": Cast(5, (1, 3)),
    "cast 5 Silence + Recycle": Cast(5, (1, 6)),
    "5 Inferno": Cast(5, (10,)),
}


@pytest.mark.parametrize(("line", "expected"), MEANT.items(), ids=MEANT)
def test_a_line_is_done(line: str, expected: Cast) -> None:
    assert orders(answer_to(desk_of("shazamm", position(), 0), line)) == (expected,)


REFUSED = {
    "five": "“five” cannot be understood here. Begin with cast.",
    "cast five": "“five” is not possible here. Type a whole number from 1 to 50.",
    "cast": "Something is still to be filled in.",
    "5 Infernal": "“Infernal” is not possible here. Choose 0 Decoy",
    "5; 5": "because of part 2",
}


@pytest.mark.parametrize(("line", "why"), REFUSED.items(), ids=REFUSED)
def test_what_is_not_understood_is_named(line: str, why: str) -> None:
    assert why in refusal(desk_of("shazamm", position(), 0), line)
