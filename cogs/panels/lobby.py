"""What a lobby shows and offers: seats, options, and the buttons to join and start."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, TypeAlias

import engines
from cogs.panels.lessons import LEARN
from cogs.panels.panel import Button, Panel, Style
from cogs.words.names import mention
from engines import lessons
from engines.core import Text, Verbatim, decode, text
from engines.lessons import game_of
from engines.options import options
from tables import Absence, Board, Clock, Expired, Response, Scene, TableOptions, Welcome
from tables.agreement import Gathering, Member, Terms
from tables.away import moment
from tables.fairness import commitment
from tables.lobby import USUAL
from tables.match.dealing import hash_of_table
from tables.match.position import config_of
from tables.mentions import mentioned
from tables.options import NEW, option_value
from tables.reliability import Tier
from tables.rows import Seat as SeatRow
from tables.rows import Status

AGREE = "agree-again"
"""The verb of who agrees to a lobby that has changed; games have actions called "agree"."""
YES, NO = "found-yes", "found-no"
"""The verbs of two who were found for each other: to play, or not."""
OPTIONS = "options"
"""The verb that opens what else there is to choose in a lobby, and turns its pages."""


Tiers: TypeAlias = Mapping[int, Tier]
"""How reliable people have shown to be, by their ids."""
UNTOLD: Tiers = MappingProxyType({})


def lobby_texts(scene: Scene, locale: str, tiers: Tiers = UNTOLD) -> tuple[Text, ...]:
    """Return what a lobby says, line by line: as little as one must know before it begins.

    Once it is closed that stays, with what the deal is held against, and since when and where the
    match is played; there is no room any more, and nothing to agree to.
    """
    match = scene.match
    head = text(_head(scene), game=game_name(scene), number=match.id, host=mentioned(match.host_id))
    chosen = (*_unusual(scene), *clock_lines(scene), *_unusual_table(scene))
    promise = text("lobby-promise", hash=commitment(match.seed))
    returns = _returns(scene)
    if scene.in_lobby and not match.starting:
        seats = seat_lines(scene, locale, tiers)
        return (head, *returns, *seats, *chosen, promise, *_to_agree(scene))
    people = _people_lines(scene, locale, UNTOLD)
    return (head, *returns, *people, *chosen, *_since(scene), promise, _table_hash(scene))


def _returns(scene: Scene) -> tuple[Text, ...]:
    """Return of which match one is the return, with the sides swapped; nothing if of none."""
    number = decode(scene.match.options, TableOptions).returns
    return (text("lobby-returns", number=number),) if isinstance(number, int) else ()


def _since(scene: Scene) -> tuple[Text, ...]:
    """Return when a match began and where its boards are; nothing while it has not begun."""
    match = scene.match
    if match.started_at is None:
        return ()
    when, where = moment(match.started_at), Verbatim(f"<#{match.channel_id}>")
    return (text("lobby-since", when=when, where=where),)


def seat_lines(scene: Scene, locale: str, tiers: Tiers = UNTOLD) -> tuple[Text, ...]:
    """Return who sits where, and for how many there is room.

    Of people it is told how reliable they are, where there is anything to tell.
    """
    seats = engines.load(scene.match.game).meta.seats
    people = _people_lines(scene, locale, tiers)
    room = text("lobby-room", taken=len(scene.seats), least=seats[0], most=seats[-1])
    return people if is_full(scene) else (*people, room)


def _people_lines(scene: Scene, locale: str, tiers: Tiers) -> tuple[Text, ...]:
    return tuple(
        _person_line(scene, row, locale, tiers.get(row.reaches or 0, Tier.NEW))
        if row.user_id is not None
        else text(
            "lobby-computer",
            number=row.seat + 1,
            who=mention(row, locale, scene.seats),
            level=text(f"lobby-level-{row.level}"),
        )
        for row in scene.seats
    )


def _person_line(scene: Scene, row: SeatRow, locale: str, tier: Tier) -> Text:
    who = mention(row, locale, scene.seats)
    if tier in (Tier.NEW, Tier.HIDDEN):
        return text("lobby-seat", number=row.seat + 1, who=who)
    shown = text(f"reliability-{tier}")
    return text("lobby-seat-tier", number=row.seat + 1, who=who, tier=shown)


def promises(scene: Scene) -> tuple[Text, ...]:
    """Return what the shuffles of a match will be held against, and what that means."""
    return (text("lobby-promised", hash=commitment(scene.match.seed)), _table_hash(scene))


def _table_hash(scene: Scene) -> Text:
    """Return what all is told of what is agreed on, so that nobody changes it afterwards."""
    return text("lobby-table", hash=hash_of_table(scene.match, scene.seats))


def starting_texts(scene: Scene) -> tuple[Text, ...]:
    """Return what the first message of a match says until it is dealt."""
    match = scene.match
    title = text("table-title", game=text(f"{match.game}-name"), number=match.id)
    promise = text("table-start-promise", hash=commitment(match.seed))
    return (title, text("table-starting"), promise, _table_hash(scene))


def status_line(scene: Scene) -> Text:
    """Return how a lobby stands, for whoever asks in its place."""
    name = text(f"{scene.match.game}-name")
    if scene.match.starting:
        return text("status-starting", game=name)
    if _gathering(scene).sought:
        return text("status-sought", game=name)
    if is_full(scene):
        return text("status-lobby-full", game=name)
    return text("status-lobby", game=name, taken=len(scene.seats))


def listed_line(scene: Scene, where: str) -> Text:
    """Return a lobby as a line among those of a server; the way to it is `where`."""
    game, number, way = text(f"{scene.match.game}-name"), scene.match.id, Verbatim(where)
    if is_full(scene):
        return text("matches-lobby-full", game=game, number=number, where=way)
    taken = len(scene.seats)
    return text("matches-lobby", game=game, number=number, taken=taken, where=way)


def is_full(scene: Scene) -> bool:
    """Tell whether a lobby has no seat left."""
    return len(scene.seats) >= engines.load(scene.match.game).meta.seats[-1]


def _head(scene: Scene) -> str:
    """Return the key of a lobby's title: what it waits for, or what became of it."""
    if scene.match.starting:
        return "lobby-starting"
    if not scene.in_lobby:
        return _HEADS[scene.match.status]
    if _gathering(scene).sought:
        return "lobby-sought"
    seats = engines.load(scene.match.game).meta.seats
    if len(scene.seats) not in seats:
        return "lobby-open"
    if _gathering(scene).waiting:
        return "lobby-asks"
    return "lobby-full" if is_full(scene) else "lobby-ready"


_HEADS = {
    Status.PLAYING: "lobby-started",
    Status.ENDED: "lobby-started",
    Status.CANCELLED: "lobby-cancelled",
}


def _gathering(scene: Scene) -> Gathering:
    return Gathering(scene.match, scene.seats)


def _to_agree(scene: Scene) -> tuple[Text, ...]:
    """Return who has still to agree, and with what that is new to any of them."""
    lobby = _gathering(scene)
    waiting = lobby.waiting
    if not scene.in_lobby or not waiting or lobby.sought:  # who has agreed to nothing yet
        return ()
    who = tuple(mentioned(row.user_id) for row in waiting if row.user_id is not None)
    agreed = [lobby.agreed(row) for row in waiting]
    head = text("lobby-to-agree", who=who, many=len(who))
    return (head, *_changed(scene.match.game, agreed, lobby.terms))


def _changed(game: str, agreed: list[Terms[Any]], now: Terms[Any]) -> list[Text]:
    """Return a line for all that stands otherwise than people agreed to: old and new."""
    lines: list[Text] = []
    engine = engines.load(game)
    before, config = [engine.comes_to(one.config) for one in agreed], engine.comes_to(now.config)
    for option in options(engine.meta):
        field = option.field
        olds, new = [getattr(one, field) for one in before], getattr(config, field)
        old = tuple(option_text(game, field, v) for v in option.values if v in olds and v != new)
        if old:
            lines.append(_change(option_name(game, field), old, (option_text(game, field, new),)))
    for field in TableOptions.__struct_fields__:
        olds, new = [getattr(terms.table, field) for terms in agreed], getattr(now.table, field)
        old = tuple(table_text(field, v) for v in dict.fromkeys(olds) if v != new)
        if old:
            lines.append(_change(text(f"option-{field}"), old, (table_text(field, new),)))
    return [*lines, *_changed_company({terms.company for terms in agreed}, now.company)]


def _changed_company(agreed: set[tuple[Member, ...]], now: tuple[Member, ...]) -> list[Text]:
    """Return a line if others play than people agreed to, or on other seats.

    Where each agreed to something else it tells only what stands now.
    """
    others, name = agreed - {now}, text("lobby-company")
    if len(others) == 1:
        return [_change(name, _members(*others), _members(now))]
    return [text("lobby-option", name=name, value=_members(now))] if others else []


def _members(company: tuple[Member, ...]) -> tuple[Text | Verbatim, ...]:
    return tuple(
        text("lobby-member", level=text(f"lobby-level-{member}"))
        if isinstance(member, str)
        else mentioned(member)
        for member in company
    )


def _change(name: Text, old: tuple[Text | Verbatim, ...], new: tuple[Text | Verbatim, ...]) -> Text:
    return text("lobby-change", name=name, old=old, new=new)


def game_name(scene: Scene) -> Text:
    """Return what the game of a match is called."""
    return text(f"{scene.match.game}-name")


def _unusual(scene: Scene) -> tuple[Text, ...]:
    """Return a line for every option that is otherwise than in the standard game, and matters."""
    match, config = scene.match, config_of(scene.match)
    lines = [
        _chosen_line(match.game, option.field, getattr(config, option.field))
        for option in options(engines.load(match.game).meta)
        if option.field in telling_options(scene)
        and getattr(config, option.field) != option.default
    ]
    return tuple(lines) or (text("lobby-standard"),)


def told_config(scene: Scene) -> Any:
    """Return the options of a match as they are told."""
    return engines.load(scene.match.game).comes_to(config_of(scene.match))


def telling_options(scene: Scene) -> frozenset[str]:
    """Return the options of a lobby that change something for as many as sit there."""
    engine = engines.load(scene.match.game)
    many = max(len(scene.seats), engine.meta.seats[0])
    idle = engine.idle_options(config_of(scene.match), many)
    return frozenset(option.field for option in options(engine.meta)) - idle


def clock_lines(scene: Scene) -> tuple[Text, ...]:
    """Return a line for each clock of a match; no answer has longer than a turn has."""
    agreed = decode(scene.match.options, TableOptions)
    as_a_turn = agreed.seconds(responding=True) == agreed.clock.seconds
    return tuple(
        _table_line(field, Response.NONE if field == "response" and as_a_turn else value)
        for field, value in clocks(scene)
    )


def _unusual_table(scene: Scene) -> tuple[Text, ...]:
    """Return a line for what else is otherwise than in a lobby that nobody has changed."""
    return tuple(
        _table_line(f, value) for f, value in besides(scene) if value is not getattr(NEW, f)
    )


TableValue: TypeAlias = Clock | Response | Board | Expired | Welcome | Absence | None
"""A value of an option of the table; None where a match began before there was a choice."""


def _table_line(field: str, value: TableValue) -> Text:
    return text("lobby-option", name=text(f"option-{field}"), value=table_text(field, value))


def clocks(scene: Scene) -> list[tuple[str, Clock | Response]]:
    """Return the clocks of a match by field: that for responses where the game asks for any."""
    agreed = decode(scene.match.options, TableOptions)
    clocks: list[tuple[str, Clock | Response]] = [("clock", agreed.clock)]
    if engines.load(scene.match.game).meta.orders is not None:
        clocks.append(("response", agreed.response))
    return clocks


BESIDES = ("expired", "away", "board", "welcome")
"""What is agreed on about the table beside clocks, by field."""


def besides(scene: Scene) -> tuple[tuple[str, TableValue], ...]:
    """Return what else is agreed on about the table, by field."""
    agreed = decode(scene.match.options, TableOptions)
    return tuple((field, getattr(agreed, field)) for field in BESIDES)


def table_text(field: str, value: TableValue) -> Text:
    """Return what a value of the table's options is called."""
    return text(f"option-{field}-{'before' if value is None else value}")


def _chosen_line(game: str, field: str, value: Any) -> Text:
    return text(
        "lobby-option",
        name=option_name(game, field),
        value=option_text(game, field, value),
    )


def option_name(game: str, field: str) -> Text:
    """Return what an option is called."""
    return text(f"{game}-option-{field.replace('_', '-')}")


def option_text(game: str, field: str, value: Any) -> Text:
    """Return what a value of an option is called."""
    key = field.replace("_", "-")
    if isinstance(value, int) and not isinstance(value, bool):
        return text("option-number", value=value)
    return text(f"{game}-option-{key}-{option_value(value).replace('_', '-')}")


def lobby_panel(scene: Scene, nonce: str) -> Panel:
    """Return the controls of an open lobby; the host's do nothing for others.

    Whoever joins is held to the options that were to be seen, of which the button has the mark
    behind the message's nonce. Where all seats are taken nobody is offered one. What shines is
    what would be accepted now, and leads to the start.
    """
    lobby = _gathering(scene)
    seen = f"{nonce}.{lobby.terms.options_mark}"
    agree = Button(AGREE, text("button-agree"), Style.GOOD, lobby.terms.mark, anyone=True)
    seats = engines.load(scene.match.game).meta.seats
    enough, room = len(scene.seats) in seats, len(scene.seats) < seats[-1]
    begins = Style.MAIN if enough and not lobby.waiting else Style.PLAIN
    helps = Style.PLAIN if enough else Style.MAIN
    joins = Button("join", text("button-join"), Style.GOOD, seen, anyone=True)
    starts = Button("start", text("button-start"), begins, anyone=True)
    fills = Button("computer", text("button-add-computer"), helps, extra=USUAL, anyone=True)
    chooses = Button(OPTIONS, text("button-options"), anyone=True)
    buttons = (joins, starts, fills, chooses) if room else (starts, chooses)
    if lobby.sought:
        buttons = answers()
    rules = Button("rules", text("button-rules"), extra=scene.match.game, anyone=True)
    learn = Button(LEARN, text("button-learn"), anyone=True)
    taught = any(game_of(key) == scene.match.game for key in lessons.keys())
    rows = (buttons, (rules, learn) if taught else (rules,))
    return ((agree,), *rows) if lobby.waiting and not lobby.sought else rows


def answers(*, said: bool = False) -> tuple[Button, ...]:
    """Return how one of two says yes or no who were found for each other, or (`said`) still no."""
    no = Button(NO, text("button-sought-no"), anyone=True)
    return (no,) if said else (Button(YES, text("button-sought-yes"), Style.GOOD, anyone=True), no)


def seen_by(extra: str) -> str | None:
    """Return the mark of the options from what a button to join carries; old ones carry none."""
    return extra.partition(".")[2] or None
