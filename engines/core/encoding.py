"""Canonical bytes, and what comes from outside."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeVar, cast

import msgspec

from engines.core.engine import Action, Engine
from engines.core.refusals import MalformedAction
from engines.core.saying import text

_encoder = msgspec.json.Encoder(order="deterministic")
_Decoded = TypeVar("_Decoded")


def encode(value: Any) -> bytes:
    """Return the canonical JSON of a struct: equal values have equal bytes."""
    return _encoder.encode(value)


def decode(data: bytes, kind: type[_Decoded]) -> _Decoded:
    """Return the `kind` that `encode` made `data` of. Raises `msgspec.ValidationError`."""
    return _decoder(kind).decode(data)


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    """Return what reads a kind: msgspec would look through all of a union at each call."""
    return msgspec.json.Decoder(kind)


@cache
def _holding(kind: Any) -> Any:
    """Return a struct that holds one of a kind: of structs msgspec remembers what it found out."""
    made = msgspec.defstruct("Holding", [("it", kind)], frozen=True, array_like=True)
    _decoder(made)
    return made


def learn(kind: Any) -> None:
    """Let a type be known, so that it can be decoded in several threads at once.

    msgspec works out the fields of a struct when it is first decoded, and ends the process if
    another thread decodes it meanwhile.
    """
    _decoder(kind)
    _holding(kind)


def parse_action(engine: Engine[Any, Any, Action, Any], raw: object) -> Action:
    """Return the action that plain data (or a struct) stands for, types and bounds checked.

    Raises `MalformedAction`. Everything from outside passes here before it reaches `play`.
    """
    return cast(Action, converted(raw, engine.meta.action))


def action_in(engine: Engine[Any, Any, Action, Any], data: bytes) -> Action:
    """Return the action that an entry of a log holds. Raises `msgspec.ValidationError`."""
    return cast(Action, _decoder(engine.meta.action).decode(data))


def converted(raw: object, kind: Any, *, strict: bool = True) -> Any:
    """Return the `kind` that plain data (or a struct) stands for; if not `strict`, text too.

    Raises `MalformedAction`, also for what no log could hold, such as half of a surrogate pair.
    """
    try:
        plain = (msgspec.to_builtins(raw),)
        made = msgspec.convert(plain, type=_holding(kind), strict=strict).it
        encode(made)
    except (msgspec.ValidationError, TypeError, UnicodeEncodeError, RecursionError) as error:
        raise MalformedAction(text("refusal-malformed")) from error
    return made
