"""The pages on which somebody chooses what they look for, as Discord shows them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import discord
from discord import ui

from cogs.chat.components import LABEL, Message, cut
from cogs.chat.menus import Option, menu_of_several
from cogs.panels.game import offered
from cogs.panels.ids import ANY, ControlId
from cogs.panels.lobby import table_text
from cogs.panels.seeking import (
    ABROAD,
    BEGIN,
    CALLS,
    CLOCKS,
    GAMES,
    HOURS,
    SETUPS,
    STOP,
    STRENGTH,
    TURN,
    WELCOME,
    written,
)
from engines.core import Say, Text, text
from tables.options import PRESETS, Clock, Welcome
from tables.rows import Seek
from tables.seeking.wanted import OFFERED_HOURS, Strength, Wanted


def first(wanted: Wanted, say: Say) -> list[ui.ActionRow[Any]]:
    """Return the page on which one chooses what to play."""
    extra = written(wanted)
    games: list[Option] = [(key, text(f"{key}-name"), None) for key in offered()]
    setups: list[Option] = [(name, text(f"preset-{name}"), None) for name in PRESETS]
    clocks: list[Option] = [(clock.value, table_text("clock", clock), None) for clock in Clock]
    begin = _button(BEGIN, "seek-begin", extra, say, discord.ButtonStyle.success)
    more = [
        *([begin] if wanted.games else []),
        _button(TURN, "seek-with", extra, say),
        _button(CALLS, "seek-hours", "", say),
    ]
    return [
        _menu(GAMES, games, wanted.games, extra, say),
        _menu(SETUPS, setups, wanted.setups, extra, say),
        _menu(CLOCKS, clocks, wanted.clocks, extra, say),
        ui.ActionRow(*more),
    ]


def second(wanted: Wanted, say: Say, *, opened: bool) -> list[ui.ActionRow[Any]]:
    """Return the page on which one chooses with whom; also with people of other servers, where this
    one is open to them."""
    extra = written(wanted, further=True)
    strengths: list[Option] = [
        (s.value, text(f"seek-strength-{s}"), text(f"seek-strength-{s}-about")) for s in Strength
    ]
    tiers: list[Option] = [(w.value, table_text("welcome", w), None) for w in Welcome]
    hours: list[Option] = [(str(n), text("seek-hours", hours=n), None) for n in OFFERED_HOURS]
    begin = _button(BEGIN, "seek-begin", extra, say, discord.ButtonStyle.success)
    back = _button(TURN, "seek-back", extra, say)
    abroad = _button(ABROAD, "seek-here" if wanted.abroad else "seek-abroad", extra, say)
    return [
        _menu(STRENGTH, strengths, (wanted.strength,), extra, say, most=1),
        _menu(WELCOME, tiers, (wanted.welcome,), extra, say, most=1),
        _menu(HOURS, hours, (str(wanted.hours),), extra, say, most=1),
        ui.ActionRow(*([begin] if wanted.games else []), *([abroad] if opened else []), back),
    ]


def _menu(
    verb: str,
    options: list[Option],
    chosen: tuple[str, ...],
    extra: str,
    say: Say,
    most: int | None = None,
) -> ui.ActionRow[Any]:
    title = f"seek-menu-{verb.removeprefix('find-')}"
    several = len(options) if most is None else most
    return menu_of_several(verb, title, options, chosen, say, most=several, extra=extra)


def stops(seeks: Iterable[Seek], extra: str, say: Say) -> list[ui.ActionRow[Any]]:
    """Return a button for each thing that somebody looks for, by which they stop."""
    found = [
        _button(STOP, "seek-stop", f"{seek.id}.{extra}", say, number=number)
        for number, seek in enumerate(seeks, 1)
        if seek.match_id is None
    ]
    return [ui.ActionRow(*found[start : start + 5]) for start in range(0, len(found), 5)]


def _button(
    verb: str,
    label: str,
    extra: str,
    say: Say,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    **args: int,
) -> ui.Button[Any]:
    control = ControlId(0, ANY, verb, extra)
    return ui.Button(
        custom_id=str(control),
        id=control.component,
        label=cut(say(text(f"button-{label}", **args)), LABEL),
        style=style,
    )


def page(say: Say, lines: tuple[Text, ...], controls: list[ui.ActionRow[Any]]) -> Message:
    """Return words, and what can be pressed below them."""
    shown: ui.TextDisplay[Any] = ui.TextDisplay("\n".join(map(say, lines)))
    return Message([shown, *controls])
