"""Whatever people send is bounded: it is kept for ever, and shown to everybody."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Any, TypeAlias

import pytest
from msgspec import inspect

from engines import keys, load

Bound: TypeAlias = int | tuple[int | None, int | None] | None
"""The greatest length of a text or list; the least and the greatest of numbers; None: none."""

SECTOR, UNIT, CARD, SOUND, SPELL = 3, 20, 40, 100, (0, 14)
WHATEVER_FITS = (-1_000_000, 1_000_000)
"""Numbers that the rules check against what somebody has."""
BOUNDS: dict[str, dict[str, set[Bound]]] = {
    "imperium": {
        "amount": {(0, 1000)},
        "at": {SECTOR},
        "bid": {(0, 50)},
        "cards": {40},
        "cargo": {8},
        "combat": {(0, 99)},
        "count": {(1, 20)},
        "kinds": {8},
        "limit": {(0, 1000)},
        "planet": {SECTOR},
        "sectors": {3},
        "sectors[]": {SECTOR},
        "stay": {(0, 6)},
        "target": {SECTOR},
        "to": {SECTOR},
        "unit": {UNIT},
        "units": {3},
        "units[]": {UNIT},
    },
    "magblast": {
        "blasts": {2, 3},
        "blasts[]": {CARD},
        "card": {CARD},
        "cards": {10, 105},
        "cards[]": {CARD},
        "fleet": {CARD},
        "moves": {24},
        "play": {(0, 1_000_000)},
        "ship": {CARD},
        "ships": {6},
        "ships[]": {CARD},
        "since": {(0, 1_000_000)},
        "sound": {SOUND},
        "target": {CARD},
        "words": {SOUND},
        "zones": {3},
    },
    "rebelmoon": {
        "board_side": {(4, 7)},
        "cell": {3},
        "target": {3},
        "turn": {(-3, 3)},
        "weapon": {3},
    },
    "shazamm": {
        "bet": {WHATEVER_FITS},
        "change": {WHATEVER_FITS},
        "spell": {SPELL},
        "spells": {15},
        "spells[]": {SPELL},
        "stock": {14},
        "stock[]": {SPELL},
    },
}


def bounds(kind: Any, name: str = "") -> Iterator[tuple[str, Bound]]:
    """Yield the fields that hold texts, lists or numbers, with their bounds."""
    match kind:
        case inspect.Metadata(type=inner):
            yield from bounds(inner, name)
        case inspect.UnionType(types=types):
            for one in types:
                yield from bounds(one, name)
        case inspect.StructType(fields=fields):
            for field in fields:
                yield from bounds(field.type, field.name)
        case inspect.IntType(ge=least, le=most):
            yield name, None if least is None or most is None else (least, most)
        case inspect.StrType(max_length=longest):
            yield name, longest
        case inspect.VarTupleType(item_type=item, max_length=longest):
            yield name, longest
            yield from bounds(item, f"{name}[]")
        case _:
            assert isinstance(kind, inspect.EnumType | inspect.BoolType | inspect.NoneType), kind


@pytest.mark.parametrize("key", keys())
def test_everything_that_people_send_has_its_bound(key: str) -> None:
    """A smaller one would make matches that were played illegible."""
    meta = load(key).meta
    found = defaultdict[str, set[Bound]](set)
    for kind in (meta.action, meta.orders, meta.config):
        for name, bound in bounds(inspect.type_info(kind)) if kind is not None else ():
            found[name].add(bound)
    assert None not in {bound for each in found.values() for bound in each}
    assert key not in BOUNDS or found == BOUNDS[key]
