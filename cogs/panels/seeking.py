"""What somebody chooses who looks for another to play with, and what they read of it.

What was chosen so far travels in the controls, in few letters: a mark of the games that there are,
and which of all there is to choose is chosen.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from msgspec.structs import replace

from cogs.panels.game import offered
from cogs.panels.lobby import table_text
from engines.core import Either, Refusal, Text, Verbatim, text
from tables.options import PRESETS, Clock, Welcome
from tables.rows import Seek
from tables.seeking.facts import wanted_of
from tables.seeking.seeking import Others
from tables.seeking.waking import shared_hours, waking
from tables.seeking.wanted import HOURS_WANTED, OFFERED_HOURS, Strength, Wanted
from tables.wishes import Calls

GAMES, SETUPS, CLOCKS = "find-games", "find-setups", "find-clocks"
STRENGTH, WELCOME, HOURS = "find-strength", "find-welcome", "find-hours"
"""The verbs of the menus, each of which changes one thing."""
CALLS = "calls-open"
"""The verb of the button that shows how one is called, and when not."""
BEGIN, STOP, TURN = "find-begin", "find-stop", "find-turn"
"""The verbs that begin to look, that stop, and that turn to the other page."""
ABROAD = "find-abroad"
"""The verb of the button that says whether it may be somebody of another server."""
HOURS_OFFERED = tuple(map(str, OFFERED_HOURS))
PARTS = 8
"""How many parts a control carries besides the mark of the games."""

Value = TypeVar("Value")


def written(wanted: Wanted, *, further: bool = False) -> str:
    """Return what is chosen so far, as controls carry it; `further` is the page with whom."""
    masks = (
        _mask(offered(), wanted.games),
        _mask(PRESETS, wanted.setups),
        _mask(tuple(Clock), wanted.clocks),
        _mask(tuple(Strength), (wanted.strength,)),
        _mask(tuple(Welcome), (wanted.welcome,)),
        _mask(OFFERED_HOURS, (wanted.hours,)),
    )
    flags = (str(int(flag)) for flag in (wanted.abroad, further))
    return ".".join((_book(), *(f"{mask:x}" for mask in masks), *flags))


def read(extra: str) -> tuple[Wanted, bool]:
    """Return what is chosen so far, and whether that is the page with whom. Raises `Refusal`."""
    book, *parts = extra.split(".")
    if book != _book() or len(parts) != PARTS or not {*parts[-2:]} <= {"0", "1"}:
        raise Refusal(text("refusal-unknown-control"))
    games, setups, clocks, strength, welcome, hours, abroad, further = parts
    return Wanted(
        _chosen(offered(), games),
        _chosen(PRESETS, setups),
        _chosen(tuple(Clock), clocks),
        _one(tuple(Strength), strength),
        _one(tuple(Welcome), welcome),
        _one(OFFERED_HOURS, hours),
        abroad=abroad == "1",
    ), further == "1"


def choose(wanted: Wanted, verb: str, picked: Sequence[str]) -> Wanted:
    """Return what is wanted once this was picked in a menu. Raises `Refusal`."""
    offers: dict[str, Sequence[str]] = {
        GAMES: offered(),
        SETUPS: PRESETS,
        CLOCKS: tuple(Clock),
        STRENGTH: tuple(Strength),
        WELCOME: tuple(Welcome),
        HOURS: HOURS_OFFERED,
    }
    if not picked or any(one not in offers[verb] for one in picked):
        raise Refusal(text("refusal-unknown-control"))
    some = tuple(one for one in offers[verb] if one in picked)
    match verb:
        case "find-games":
            return replace(wanted, games=some)
        case "find-setups":
            return replace(wanted, setups=some)
        case "find-clocks":
            return replace(wanted, clocks=tuple(map(Clock, some)))
        case "find-strength":
            return replace(wanted, strength=Strength(some[0]))
        case "find-welcome":
            return replace(wanted, welcome=Welcome(some[0]))
        case _:
            return replace(wanted, hours=int(some[0]))


def fresh(calls: Calls, now: float) -> Wanted:
    """Return what nobody has chosen anything of yet: hours are as many as somebody has, at most."""
    mine = awake(calls, now)
    fitting = [hours for hours in OFFERED_HOURS if hours <= min(mine, HOURS_WANTED)]
    return Wanted((), hours=max(fitting, default=OFFERED_HOURS[0]))


def awake(calls: Calls, now: float) -> float:
    """Return how many hours a day somebody may play."""
    bits = waking(calls, now)
    return shared_hours(bits, bits)


def told(wanted: Wanted, calls: Calls, now: float, others: Others) -> tuple[Text, ...]:
    """Return what stands above the menus: who else looks, when one plays, and with whom."""
    lines = [text("seek-head"), *_others(others), _hours(calls)]
    if awake(calls, now) < wanted.hours:
        lines.append(text("seek-few-hours", hours=wanted.hours))
    lines.append(
        text(
            "seek-with",
            strength=text(f"seek-strength-{wanted.strength}"),
            welcome=table_text("welcome", wanted.welcome),
            hours=wanted.hours,
        )
    )
    if wanted.abroad and others.open:
        lines.append(text("seek-abroad"))
    return tuple(lines)


def own(
    seeks: Iterable[Seek], ways: Mapping[int, str], hinders: Mapping[int, Text], now: float
) -> tuple[Text, ...]:
    """Return a line for all that somebody looks for, and one for what hinders it.

    `ways` lead to lobbies, by match; what `hinders` is by the ids of what is looked for.
    """
    lines = list[Text]()
    for number, seek in enumerate(seeks, 1):
        lines.append(_own(number, seek, ways, now))
        if (why := hinders.get(seek.id)) is not None and seek.until > now:
            lines.append(text("seek-own-hindered", why=why))
    return tuple(lines)


def _own(number: int, seek: Seek, ways: Mapping[int, str], now: float) -> Text:
    what = {"number": number, "what": described(wanted_of(seek))}
    if seek.match_id is not None:
        where = Verbatim(ways.get(seek.match_id, ""))
        return text("seek-own-found", **what, where=where)
    if seek.until <= now:
        return text("seek-own-over", **what)
    return text(
        "seek-own",
        **what,
        where=Verbatim(f"<#{seek.channel_id}>"),
        until=Verbatim(f"<t:{int(seek.until)}:R>"),
    )


def over(wanted: Wanted, why: Text | None) -> Text:
    """Return what somebody is told for whom nobody was found, and what hindered it at the end."""
    if why is None:
        return text("seek-over", what=described(wanted))
    return text("seek-over-hindered", what=described(wanted), why=why)


def described(wanted: Wanted) -> Text:
    """Return in words what somebody would play, and with whom."""
    games = tuple(text(f"{game}-name") for game in wanted.games if game in offered())
    return text(
        "seek-what",
        games=Either(games),
        setups=Either(tuple(text(f"preset-{name}") for name in wanted.setups)),
        clocks=Either(tuple(table_text("clock", clock) for clock in wanted.clocks)),
    )


def _others(others: Others) -> tuple[Text, ...]:
    """Return how many look for somebody here and in other servers, and nothing of who they are."""
    here, abroad = _counts(others.here), _counts(others.abroad)
    first = text("seek-others", games=here) if here else text("seek-nobody")
    return (first, text("seek-others-abroad", games=abroad)) if abroad else (first,)


def _counts(many: Mapping[str, int]) -> tuple[Text, ...]:
    return tuple(
        text("seek-count", game=text(f"{game}-name"), many=many[game])
        for game in offered()
        if many.get(game)
    )


def _hours(calls: Calls) -> Text:
    """Return when somebody plays, as `/notify` knows it."""
    if calls.quiet is None:
        return text("seek-any-hour")
    start, end = (f"{hour:02}:00" for hour in (calls.quiet.end, calls.quiet.start))
    return text("seek-hours-told", start=start, end=end, zone=calls.zone.replace("_", " "))


def _book() -> str:
    """Return the mark of all games that can be chosen."""
    return f"{zlib.crc32('+'.join(offered()).encode()):x}"


def _mask(scale: Sequence[object], chosen: Iterable[object]) -> int:
    some = {*chosen}
    return sum(1 << place for place, value in enumerate(scale) if value in some)


def _chosen(scale: Sequence[Value], part: str) -> tuple[Value, ...]:
    """Return what a mask says is chosen. Raises `Refusal` if it says nothing of the kind."""
    if not re.fullmatch("[0-9a-f]{1,8}", part) or int(part, 16) >= 1 << len(scale):
        raise Refusal(text("refusal-unknown-control"))
    return tuple(value for place, value in enumerate(scale) if int(part, 16) >> place & 1)


def _one(scale: Sequence[Value], part: str) -> Value:
    chosen = _chosen(scale, part)
    if len(chosen) != 1:
        raise Refusal(text("refusal-unknown-control"))
    return chosen[0]
