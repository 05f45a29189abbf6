"""What a lobby shows and offers: seats, options, and the buttons to join and start."""

from __future__ import annotations

from typing import Any

import engines
from cogs.panels.panel import Button, Choice, Menu, Panel, Style
from cogs.words.names import mention
from engines.core import Player, Text, Verbatim, decode, text
from engines.options import options
from tables import Clock, Response, Scene, TableOptions
from tables.agreement import Gathering, Member, Terms
from tables.fairness import commitment
from tables.lobby import LEVELS
from tables.match.dealing import hash_of_table
from tables.match.position import config_of
from tables.options import option_value
from tables.rows import Status

AGREE = "agree-again"
"""The verb of who agrees to a lobby that has changed; games have actions called "agree"."""


def lobby_texts(scene: Scene, locale: str) -> tuple[Text, ...]:
    """Return what a lobby says, line by line."""
    match = scene.match
    game = text(f"{match.game}-name")
    seats = engines.load(match.game).meta.seats
    people = tuple(
        text("lobby-seat", number=row.seat + 1, who=mention(row, locale, scene.seats))
        if row.level is None
        else text(
            "lobby-computer",
            number=row.seat + 1,
            who=mention(row, locale, scene.seats),
            level=text(f"lobby-level-{row.level}"),
        )
        for row in scene.seats
    )
    head = text(_head(scene), game=game, number=match.id, host=_called(match.host_id))
    room = text("lobby-room", taken=len(scene.seats), least=seats[0], most=seats[-1])
    promise = text("lobby-promise", hash=commitment(match.seed))
    agreed = text("lobby-table", hash=hash_of_table(match, scene.seats))
    tagline = text(f"{match.game}-tagline")
    return (head, tagline, room, *people, *_chosen(scene), promise, agreed, *_to_agree(scene))


def starting_texts(scene: Scene) -> tuple[Text, ...]:
    """Return what the first message of a match says until it is dealt."""
    match = scene.match
    title = text("table-title", game=text(f"{match.game}-name"), number=match.id)
    promise = text("table-start-promise", hash=commitment(match.seed))
    agreed = text("lobby-table", hash=hash_of_table(match, scene.seats))
    return (title, text("table-starting"), promise, agreed)


def _head(scene: Scene) -> str:
    """Return the key of a lobby's title: what it waits for, or what became of it."""
    if scene.match.starting:
        return "lobby-starting"
    if not scene.in_lobby:
        return _HEADS[scene.match.status]
    seats = engines.load(scene.match.game).meta.seats
    if len(scene.seats) not in seats:
        return "lobby-open"
    if _gathering(scene).waiting:
        return "lobby-asks"
    return "lobby-full" if len(scene.seats) == seats[-1] else "lobby-ready"


_HEADS = {
    Status.PLAYING: "lobby-started",
    Status.ENDED: "lobby-started",
    Status.CANCELLED: "lobby-cancelled",
}


def _gathering(scene: Scene) -> Gathering:
    return Gathering(scene.match, scene.seats)


def _called(user_id: int) -> Verbatim:
    return Verbatim(f"<@{user_id}>")


def _to_agree(scene: Scene) -> tuple[Text, ...]:
    """Return who has still to agree, and with what that is new to any of them."""
    lobby = _gathering(scene)
    waiting = lobby.waiting
    if not scene.in_lobby or not waiting:
        return ()
    who = tuple(_called(row.user_id) for row in waiting if row.user_id is not None)
    agreed = [lobby.agreed(row) for row in waiting]
    head = text("lobby-to-agree", who=who, many=len(who))
    return (head, *_changed(scene.match.game, agreed, lobby.terms))


def _changed(game: str, agreed: list[Terms[Any]], now: Terms[Any]) -> list[Text]:
    """Return a line for all that stands otherwise than people agreed to: old and new."""
    lines: list[Text] = []
    for option in options(engines.load(game).meta):
        field = option.field
        olds, new = [getattr(terms.config, field) for terms in agreed], getattr(now.config, field)
        old = tuple(option_text(game, field, v) for v in option.values if v in olds and v != new)
        if old:
            lines.append(_change(option_name(game, field), old, (option_text(game, field, new),)))
    for field in TableOptions.__struct_fields__:
        olds, new = [getattr(terms.table, field) for terms in agreed], getattr(now.table, field)
        old = tuple(_clock_text(field, v) for v in dict.fromkeys(olds) if v != new)
        if old:
            lines.append(_change(text(f"option-{field}"), old, (_clock_text(field, new),)))
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
        else _called(member)
        for member in company
    )


def _change(name: Text, old: tuple[Text | Verbatim, ...], new: tuple[Text | Verbatim, ...]) -> Text:
    return text("lobby-change", name=name, old=old, new=new)


def _chosen(scene: Scene) -> tuple[Text, ...]:
    """Return a line for every option of the game, and for the clocks."""
    match = scene.match
    meta = engines.load(match.game).meta
    config = config_of(match)
    lines = [
        _chosen_line(match.game, option.field, getattr(config, option.field))
        for option in options(meta)
    ]
    return (*lines, *clock_lines(scene))


def clock_lines(scene: Scene) -> tuple[Text, ...]:
    """Return a line for each clock of a match."""
    return tuple(
        text("lobby-option", name=text(f"option-{field}"), value=_clock_text(field, value))
        for field, value in _clocks(scene)
    )


def _clocks(scene: Scene) -> list[tuple[str, Clock | Response]]:
    """Return the clocks of a match by field: that for responses where the game asks for any."""
    agreed = decode(scene.match.options, TableOptions)
    clocks: list[tuple[str, Clock | Response]] = [("clock", agreed.clock)]
    if engines.load(scene.match.game).meta.orders is not None:
        clocks.append(("response", agreed.response))
    return clocks


def _clock_text(field: str, value: Clock | Response) -> Text:
    return text(f"option-{field}-{value}")


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

    The nonce in the button to join is how a posted lobby is recognised after a crash. Beside it
    stands the mark of the options, so that nobody joins others than were to be seen.
    """
    lobby = _gathering(scene)
    seen = f"{nonce}.{lobby.terms.options_mark}"
    agree = Button(AGREE, text("button-agree"), Style.GOOD, lobby.terms.mark, anyone=True)
    buttons = (
        Button("join", text("button-join"), Style.GOOD, seen, anyone=True),
        Button("leave", text("button-leave"), anyone=True),
        Button("start", text("button-start"), Style.MAIN, anyone=True),
        Button("cancel", text("button-cancel"), Style.DANGER, anyone=True),
        Button("rules", text("button-rules"), extra=scene.match.game, anyone=True),
    )
    computers = tuple(
        Button(
            "computer",
            text("button-computer", level=text(f"lobby-level-{level}")),
            extra=level,
            anyone=True,
        )
        for level in LEVELS
    )
    seats = (
        Button("no-computer", text("button-no-computer"), anyone=True),
        Button("rotate", text("button-rotate"), anyone=True),
    )
    asked = ((agree,),) if lobby.waiting else ()
    return (*asked, buttons, computers + seats, *_out(scene), *_menus(scene))


def seen_by(extra: str) -> str | None:
    """Return the mark of the options from what a button to join carries; old ones carry none."""
    return extra.partition(".")[2] or None


def _out(scene: Scene) -> tuple[Menu, ...]:
    """Return the menu by which the host takes somebody else out, if there is anybody."""
    others = tuple(
        Choice(str(row.user_id), text("player-name", who=Player(row.seat)))
        for row in scene.seats
        if row.user_id not in (None, scene.match.host_id)
    )
    return (Menu("take-out", text("menu-take-out"), others, anyone=True),) if others else ()


def _menus(scene: Scene) -> tuple[Menu, ...]:
    match = scene.match
    meta = engines.load(match.game).meta
    config = config_of(match)
    menus = [
        Menu(
            "option",
            option_name(match.game, option.field),
            tuple(
                Choice(
                    option_value(value),
                    text(
                        "option-choice",
                        name=option_name(match.game, option.field),
                        value=option_text(match.game, option.field, value),
                    ),
                    chosen=value == getattr(config, option.field),
                )
                for value in option.values
            ),
            extra=option.field,
            anyone=True,
        )
        for option in options(meta)
    ]
    return (*menus, *(_clock_menu(field, chosen) for field, chosen in _clocks(scene)))


def _clock_menu(field: str, chosen: Clock | Response) -> Menu:
    name = text(f"option-{field}")
    return Menu(
        "option",
        name,
        tuple(
            Choice(
                value.value,
                text("option-choice", name=name, value=_clock_text(field, value)),
                chosen=value is chosen,
            )
            for value in type(chosen)
        ),
        extra=field,
        anyone=True,
    )
