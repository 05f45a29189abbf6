"""What is told of somebody, told to them: "you lose", "your flagship", not their name.

A message `<key>-you` says what `<key>` says to the player whom it names as `$player`; of one named
as `$caster`, say, it is `<key>-you-caster`. A key that ends with `-of` may have one with `-yours`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import cast

from cogs.words.strings import has
from engines.core import Arg, Either, Player, Say, Seat, Single, Text, text

YOU, YOURS, OF = "-you", "-yours", "-of"


def spoken_to(seat: Seat | None, lines: Iterable[Text]) -> tuple[Text, ...]:
    """Return lines as they are said to whoever sits on a seat (None: to nobody at the table)."""
    return tuple(lines) if seat is None else tuple(_text(line, seat) for line in lines)


def saying_to(seat: Seat | None, say: Say) -> Say:
    """Return what says a text as `say` does, to whoever sits on a seat (None: to nobody)."""
    return lambda said: say(*spoken_to(seat, (said,)))


def _text(said: Text, seat: Seat) -> Text:
    key = next((key for key in _keys(said, seat) if has(key)), said.key)
    return Text(key, {name: _arg(arg, seat) for name, arg in said.args.items()})


def _keys(said: Text, seat: Seat) -> Iterator[str]:
    """Yield under which keys a text may stand that names whoever reads it."""
    named = [name for name, arg in said.args.items() if _names(arg, seat)]
    if "player" in named:
        yield said.key + YOU
    yield from (f"{said.key}{YOU}-{name}" for name in named)
    if named and said.key.endswith(OF):
        yield said.key.removesuffix(OF) + YOURS


def _names(arg: Arg, seat: Seat) -> bool:
    """Tell whether an argument is whoever reads, or a list of players among whom they are."""
    return arg == Player(seat) or (isinstance(arg, tuple) and Player(seat) in arg)


def _is_to_another(item: Arg) -> bool:
    """Tell whether a thing in a list does not begin with whoever reads it: "you" comes first."""
    return not (isinstance(item, Text) and item.key.endswith(YOU))


def _listed(item: Single, seat: Seat) -> Single:
    return text("spoken-you") if item == Player(seat) else cast("Single", _arg(item, seat))


def _arg(arg: Arg, seat: Seat) -> Arg:
    match arg:
        case Text():
            return _text(arg, seat)
        case Either():
            return Either(tuple(cast("Single", _arg(item, seat)) for item in arg.items))
        case tuple():
            items = tuple(_listed(item, seat) for item in arg)
            return tuple(sorted(items, key=_is_to_another))
        case _:
            return arg
