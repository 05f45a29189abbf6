"""Actions that nobody offered: of the right types, of the wrong ones, and slightly off."""

from __future__ import annotations

from functools import cache
from typing import Any, cast

import msgspec
from hypothesis import strategies as st
from msgspec import inspect

from engines.core import Meta

SMALL = 20
"""Most integers tried lie within this distance of the middle of their range."""

LETTERS = (
    "azAZ09 _-.,:;/|\"'`\\{}[]\0\t\n\x7f·¡éñßİı½٣²中\u0301\u200b\u202e\ue000\ufeff😀\U0010ffff"
)
"""One of each sort: to list all that there are takes Hypothesis as long as many laws do."""


def words(longest: int = 8) -> st.SearchStrategy[str]:
    """Return words of any letters."""
    return st.text(st.sampled_from(LETTERS), max_size=longest)


json_like = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | words(),
    lambda parts: st.lists(parts, max_size=4) | st.dictionaries(words(), parts, max_size=4),
    max_leaves=12,
)


@cache
def almost_actions(meta: Meta) -> st.SearchStrategy[Any]:
    """Return plain data with the tags and fields of this game's actions, wrongly filled."""
    structs = _structs(inspect.type_info(meta.action))
    return st.one_of([_almost(struct) for struct in structs])


def _almost(struct: inspect.StructType) -> st.SearchStrategy[Any]:
    tag = {struct.tag_field: st.just(struct.tag)} if struct.tag_field else {}
    fields = {field.encode_name: json_like for field in struct.fields}
    return st.fixed_dictionaries(cast(Any, tag), optional=cast(Any, fields))


@cache
def well_formed(meta: Meta) -> st.SearchStrategy[Any]:
    """Return actions of the right types and bounds, whatever the rules say of them."""
    plain = _strategy(inspect.type_info(meta.action))
    return plain.map(lambda data: msgspec.convert(data, type=meta.action))


def _structs(kind: inspect.Type) -> list[inspect.StructType]:
    parts = kind.types if isinstance(kind, inspect.UnionType) else (kind,)
    return [part for part in parts if isinstance(part, inspect.StructType)]


def _strategy(kind: inspect.Type) -> st.SearchStrategy[Any]:
    match kind:
        case inspect.UnionType(types=types):
            return st.one_of([_strategy(part) for part in types])
        case inspect.StructType():
            return _whole(kind)
        case inspect.VarTupleType() | inspect.FrozenSetType():
            return _collection(kind)
        case inspect.DictType(key_type=key, value_type=value):
            return st.dictionaries(_strategy(key), _strategy(value), max_size=4)
        case _:
            return _scalar(kind)


def _collection(kind: inspect.VarTupleType | inspect.FrozenSetType) -> st.SearchStrategy[Any]:
    unique = str if isinstance(kind, inspect.FrozenSetType) else None
    few = min(kind.max_length or 6, 20)
    items = _strategy(kind.item_type)
    return st.lists(items, min_size=kind.min_length or 0, max_size=few, unique_by=unique)


def _whole(struct: inspect.StructType) -> st.SearchStrategy[Any]:
    fields: dict[Any, Any] = {f.encode_name: _strategy(f.type) for f in struct.fields}
    if struct.tag_field:
        fields[struct.tag_field] = st.just(struct.tag)
    return st.fixed_dictionaries(fields)


def _scalar(kind: inspect.Type) -> st.SearchStrategy[Any]:
    match kind:
        case inspect.IntType(ge=int(low), le=int(high)):
            middle = (low + high) // 2
            near = st.integers(max(low, middle - SMALL), min(high, middle + SMALL))
            return near | st.sampled_from((low, high))
        case inspect.EnumType(cls=cls):
            return st.sampled_from([member.value for member in cls])
        case inspect.LiteralType(values=values):
            return st.sampled_from(values)
        case inspect.StrType(max_length=longest):
            return words(min(longest or 8, 8))
        case inspect.BoolType():
            return st.booleans()
        case inspect.NoneType():
            return st.none()
        case _:
            raise TypeError(f"an action must not hold {kind}: unbounded or of an unknown kind")
