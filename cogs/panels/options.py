"""What there is to choose in a lobby, page by page: for its host menus, for others what stands."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Any, NamedTuple, TypeAlias

from msgspec.structs import replace

import engines
from cogs.panels.lobby import (
    OPTIONS,
    TableValue,
    besides,
    clocks,
    game_name,
    option_name,
    option_text,
    promises,
    seat_lines,
    table_text,
    telling_options,
    told_config,
)
from cogs.panels.panel import Button, Choice, Menu, Row, Style
from engines.core import Player, Text, decode, text
from engines.options import Option, groups, preset
from tables import Expired, Scene
from tables.lobby import LEVELS
from tables.match.position import config_of
from tables.mentions import mentioned
from tables.options import PRESETS, TableOptions, option_value, timed
from tables.returning import can_return

PRESET = "preset"
"""The verb of the menu that chooses everything at once."""


class Shared(StrEnum):
    """The pages that every lobby has; between them stand the groups of the game's options."""

    MATCH = "match"
    """A whole choice, and what of the table is changed first; below, the way to the rest."""
    TABLE = "table"
    """The rest of what is agreed on about the table."""
    SEATS = "seats"
    """Who plays, and how one goes."""


FIRST = ("clock", "board")
"""What of the table is changed most, by field."""
Table: TypeAlias = tuple[tuple[str, TableValue], ...]
GAME = "game-"
"""Begins the name of a page that has a group of the game's options."""


class Item(NamedTuple):
    """One thing on a page: what is said, and what can be pressed below it."""

    said: Text
    row: Row | None = None


def page_of(scene: Scene, field: str) -> str:
    """Return the page on which an option or a clock is chosen."""
    found = groups(engines.load(scene.match.game).meta)
    return next(
        (f"{GAME}{name}" for name, group in found.items() if field in [o.field for o in group]),
        Shared.MATCH if field in FIRST else Shared.TABLE,
    )


def options_page(scene: Scene, page: str, user_id: int, locale: str) -> tuple[Item, ...]:
    """Return a page for somebody, with the way to the others; an unknown one is the first."""
    names = _pages(scene)
    page = page if page in (*names, Shared.TABLE) else Shared.MATCH
    host = scene.match.host_id == user_id
    match page:
        case Shared.MATCH:
            items = _whole(scene, host=host)
        case Shared.TABLE:
            items = _table(scene, _table_fields(scene)[1], host=host)
        case Shared.SEATS:
            items = seats_page(scene, user_id, locale)
        case _:
            items = _group(scene, page.removeprefix(GAME), host=host)
    lit = Shared.MATCH if page == Shared.TABLE else page
    tabs = tuple(
        Button(
            OPTIONS,
            _page_name(scene, name),
            Style.MAIN if name == lit else Style.PLAIN,
            name,
            anyone=True,
        )
        for name in names
    )
    head = text("options-head", game=game_name(scene), number=scene.match.id)
    about = (
        text("options-host") if host else text("options-guest", who=mentioned(scene.match.host_id))
    )
    return (Item(head), Item(about, tabs), *items)


def _pages(scene: Scene) -> tuple[str, ...]:
    """Return the pages, in order; a group that changes nothing has none."""
    telling = telling_options(scene)
    found = groups(engines.load(scene.match.game).meta)
    named = (f"{GAME}{name}" for name, fields in found.items() if _among(fields, telling))
    return (Shared.MATCH, *named, Shared.SEATS)


def _among(fields: tuple[Option, ...], telling: frozenset[str]) -> tuple[Option, ...]:
    return tuple(option for option in fields if option.field in telling)


def _page_name(scene: Scene, page: str) -> Text:
    match page:
        case Shared.MATCH:
            return text("options-match")
        case Shared.SEATS:
            return text("options-seats")
        case _:
            name = page.removeprefix(GAME)
            return text(f"{scene.match.game}-group-{name}") if name else text("options-game")


def _whole(scene: Scene, *, host: bool) -> tuple[Item, ...]:
    """Return what is chosen whole, what of the table is changed first, and the way to the rest."""
    presets = (_presets(scene),) if host else ()
    more = Button(OPTIONS, text("options-further-button"), extra=Shared.TABLE, anyone=True)
    further = Item(text("options-further"), (more,))
    return (*presets, *_table(scene, _table_fields(scene)[0], host=host), further)


def _table(scene: Scene, fields: Table, *, host: bool) -> tuple[Item, ...]:
    """Return some of what is agreed on about the table, each with what it does."""
    return tuple(
        _item(
            text(f"option-{field}"),
            table_text(field, stands),
            text(f"option-{field}-about"),
            _table_menu(field, stands) if host else None,
        )
        for field, stands in fields
    )


def _table_fields(scene: Scene) -> tuple[Table, Table]:
    """Return what is agreed on about the table by field: what is changed first, and the rest."""
    every = (*clocks(scene), *besides(scene))
    first = tuple(one for one in every if one[0] in FIRST)
    return first, tuple(one for one in every if one[0] not in FIRST)


def _presets(scene: Scene) -> Item:
    match, meta = scene.match, engines.load(scene.match.game).meta
    stands = config_of(match), decode(match.options, TableOptions)
    choices = tuple(
        Choice(
            name,
            text(f"preset-{name}"),
            text(
                f"{match.game}-preset-{name}"
                if name in dict(meta.presets)
                else f"preset-{name}-about"
            ),
            chosen=stands == (preset(meta, name), timed(stands[1], name)),
        )
        for name in PRESETS
    )
    return Item(text("options-whole"), Menu(PRESET, text("menu-preset"), choices, anyone=True))


def _group(scene: Scene, name: str, *, host: bool) -> tuple[Item, ...]:
    """Return the options of a group that change something, each with what it does."""
    game, config = scene.match.game, told_config(scene)
    fields = groups(engines.load(game).meta).get(name, ())
    items: list[Item] = []
    for option in _among(fields, telling_options(scene)):
        stands = getattr(config, option.field)
        about = text(f"{game}-option-{option.field.replace('_', '-')}-about")
        named, value = option_name(game, option.field), option_text(game, option.field, stands)
        menu = _option_menu(game, option, config) if host else None
        items.append(_item(named, value, about, menu))
    return tuple(items)


def _item(name: Text, value: Text, about: Text, menu: Menu | None) -> Item:
    """Return an option with what it does; what stands is in its menu, or else in words."""
    if menu is not None:
        return Item(text("options-choose", name=name, about=about), menu)
    return Item(text("options-option", name=name, value=value, about=about))


def _option_menu(game: str, option: Option, config: Any) -> Menu:
    field, stands = option.field, getattr(config, option.field)
    choices = tuple(
        Choice(option_value(value), option_text(game, field, value), chosen=value == stands)
        for value in _told_values(game, option, config)
    )
    return Menu("option", option_name(game, field), choices, extra=field, anyone=True)


def _told_values(game: str, option: Option, config: Any) -> Iterator[Any]:
    """Yield the values of an option that mean what they say beside the others."""
    engine = engines.load(game)
    for value in option.values:
        told = engine.comes_to(replace(config, **{option.field: value}))
        if getattr(told, option.field) == value:
            yield value


def _table_menu(field: str, stands: TableValue) -> Menu:
    kind = Expired if stands is None else type(stands)
    choices = tuple(
        Choice(value.value, table_text(field, value), chosen=value is stands) for value in kind
    )
    return Menu("option", text(f"option-{field}"), choices, extra=field, anyone=True)


def seats_page(scene: Scene, user_id: int, locale: str) -> tuple[Item, ...]:
    """Return who sits where, and what somebody can do about it."""
    *some, last = seat_lines(scene, locale)
    fair = (text("lobby-afterwards"),) if can_return(scene.match) else ()
    items = [*map(Item, promises(scene)), *map(Item, fair), *map(Item, some)]
    if scene.match.host_id == user_id:
        items += [Item(last, _changes(scene) or None), *_computers(scene), *_out(scene)]
    else:
        items.append(Item(last))
    goes = (Button("leave", text("button-leave"), anyone=True),)
    ends = Button("cancel", text("button-cancel"), Style.DANGER, anyone=True)
    if scene.match.host_id == user_id:
        return (*items, Item(text("options-go-host"), (*goes, ends)))
    sits = scene.seat_of(user_id) is not None
    return (*items, Item(text("options-go"), goes)) if sits else tuple(items)


def _changes(scene: Scene) -> tuple[Button, ...]:
    """Return what the host can do with the seats as they are."""
    away = Button("no-computer", text("button-no-computer"), anyone=True)
    rotate = Button("rotate", text("button-rotate"), anyone=True)
    computers = any(row.user_id is None for row in scene.seats)
    return (*([away] if computers else ()), *([rotate] if len(scene.seats) > 1 else ()))


def _computers(scene: Scene) -> tuple[Item, ...]:
    """Return the buttons that seat a computer, one for each level, while there is room."""
    if len(scene.seats) >= engines.load(scene.match.game).meta.seats[-1]:
        return ()
    levels = tuple(
        Button(
            "computer",
            text("button-computer", level=text(f"lobby-level-{level}")),
            extra=level,
            anyone=True,
        )
        for level in LEVELS
    )
    return (Item(text("options-computers"), levels),)


def _out(scene: Scene) -> tuple[Item, ...]:
    """Return the menu by which the host takes somebody else out, if there is anybody."""
    others = tuple(
        Choice(str(row.user_id), text("player-name", who=Player(row.seat)))
        for row in scene.seats
        if row.user_id not in (None, scene.match.host_id)
    )
    menu = Menu("take-out", text("menu-take-out"), others, anyone=True)
    return (Item(text("options-out"), menu),) if others else ()
