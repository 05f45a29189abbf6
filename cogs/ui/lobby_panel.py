"""What a lobby shows and offers: seats, options, and the buttons to join and start."""

from __future__ import annotations

from typing import Any

import engines
from cogs.ui.names import mention
from cogs.ui.panel import Button, Choice, Menu, Panel, Style
from engines.core import Text, decode, text
from engines.options import options
from store import Status
from tables import Clock, Response, Scene, TableOptions
from tables.fairness import commitment
from tables.lobby import LEVELS
from tables.options import option_value
from tables.position import config_of


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
    head = text(_HEADS[match.status], game=game, number=match.id)
    room = text("lobby-room", taken=len(scene.seats), least=seats[0], most=seats[-1])
    promise = text("lobby-promise", hash=commitment(match.seed))
    tagline = text(f"{match.game}-tagline")
    return (head, tagline, room, *people, *_chosen(scene), promise)


_HEADS = {
    Status.LOBBY: "lobby-open",
    Status.PLAYING: "lobby-started",
    Status.ENDED: "lobby-started",
    Status.CANCELLED: "lobby-cancelled",
}


def _chosen(scene: Scene) -> tuple[Text, ...]:
    """Return a line for every option that stands otherwise than usual, and for the clocks."""
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

    The nonce in the first button is how a posted lobby is recognised after a crash.
    """
    buttons = (
        Button("join", text("button-join"), Style.GOOD, nonce, anyone=True),
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
    return (buttons, computers + seats, *_menus(scene))


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
