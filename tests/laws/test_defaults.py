"""Where nobody has chosen anything, a match is played by the plain rules."""

from __future__ import annotations

import pytest
from msgspec import Struct

from engines import keys, load
from engines.options import choices

ON = {
    "imperium": {"chance"},
    "magblast": {"save_flux"},
    "nim": {"last_loses"},
}
"""What is on unless somebody turns it off: it belongs to the rules, or spares what is dear."""
NUMBERS = {"imperium": {"bid": 0}, "rebelmoon": {"board_side": 5}}


def given(kind: type[Struct] | None) -> dict[str, object]:
    """Return the defaults of the choices that are a yes or no, or a number."""
    found = choices(kind) if kind is not None else ()
    return {o.field: o.default for o in found if isinstance(o.default, int)}


@pytest.mark.parametrize("key", keys())
def test_variants_are_off_unless_somebody_turns_them_on(key: str) -> None:
    meta = load(key).meta
    defaults = given(meta.config) | given(meta.orders)
    switches = {field for field, default in defaults.items() if isinstance(default, bool)}
    assert {field for field in switches if defaults[field]} == ON.get(key, set())
    numbers = {field: defaults[field] for field in defaults.keys() - switches}
    assert numbers == NUMBERS.get(key, {})
