"""Sentences with numbers are those that Fluent makes, though a number is written only once."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentResource

from cogs.words.bundle import Bundle
from cogs.words.strings import LOCALES

SENTENCES = """
plain = { $n } of { $name }
counted = { $n ->
    [0] none
    [one] { $n } card
   *[other] { $n } cards
 }
shaped = { NUMBER($n, minimumFractionDigits: 1) } and { NUMBER($n, useGrouping: 0) }
lacking = { $n } and { $more }
"""


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("key", ["plain", "counted", "shaped", "lacking"])
def test_a_sentence_with_numbers_is_what_fluent_makes_of_it(language: str, key: str) -> None:
    bundle = Bundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(SENTENCES))
    pattern = bundle.get_message(key).value
    assert pattern is not None
    for number in (0, 1, 2, 12, 999, 1000, 12345, 1_000_000, -1, -1000) * 2:
        args = {"n": number, "name": "Ana"}
        words, wrong = bundle.filled(pattern, args)
        meant, errors = bundle.format_pattern(pattern, args)
        assert (words, [str(one) for one in wrong]) == (str(meant), [str(one) for one in errors])
        assert bool(wrong) is (key == "lacking")
