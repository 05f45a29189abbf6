"""Every form of every game: filled with nonsense it says why not, and opens again as it was."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from cogs.panels.game import GamePanels
from cogs.panels.ids import ANY, ControlId
from cogs.panels.panel import (
    Act,
    Button,
    Filled,
    Form,
    Keep,
    Line,
    Menu,
    Panel,
    Show,
    Submit,
)
from engines.core import Dice, Refusal, Seat, play
from tables import Scene
from tables.match.position import Position
from tests.bot.club import Club
from tests.bot.player import Player, Reply
from tests.bot.running import Running, begin
from tests.bot.seen import Seen
from tests.games.shazamm.play.duels import refused
from tests.guests import offered_by_the_bot
from tests.sampled import every_other

PLIES = 60
DEEP = 3
"""How many controls are pressed one after the other on the way to a form."""
NONSENSE = "§§"


class Used(NamedTuple):
    """A control that is pressed, or in which `values` are chosen."""

    item: Button | Menu
    values: tuple[str, ...]


class Met(NamedTuple):
    """A form, where it was met, and which controls lead to it."""

    state: Any
    seat: Seat
    path: tuple[Used, ...]
    form: Form


def controls(panel: Panel) -> Iterator[Used]:
    for row in panel:
        if isinstance(row, Menu):
            yield from (Used(row, (choice.value,)) for choice in row.choices[:3])
        else:
            yield from (Used(button, ()) for button in row)


def forms(
    cog: GamePanels, scene: Scene, seen: set[str], draft: str = "", deep: int = DEEP
) -> Iterator[Any]:
    """Yield each form that a panel leads to, with the way to it; each draft is `seen` once."""
    if not deep or draft in seen:
        return
    seen.add(draft)
    for used in controls(cog.controls(scene, draft)):
        filled = Filled(picks={"values": used.values}, extra=used.item.extra)
        try:
            answer = cog.answer(scene, used.item.verb, filled)
        except Refusal:
            continue
        if isinstance(answer, Form):
            yield (used,), answer
        elif isinstance(answer, Show):
            for path, form in forms(cog, scene, seen, answer.draft, deep - 1):
                yield (used, *path), form


def met_at_random(cog: GamePanels, position: Position) -> list[Met]:
    """Return the first form of each kind that a random match meets."""
    chance, engine, state = random.Random(cog.key), position.engine, position.state
    found: dict[tuple[str, ...], Met] = {}
    for ply in range(PLIES):
        if not engine.to_act(state):
            break
        for seat in sorted(engine.to_act(state)):
            scene = replace(position, state=state).scene(seat)
            for path, form in forms(cog, scene, set()):
                kind = (path[-1].item.verb, form.verb)
                found.setdefault(kind, Met(state, seat, path, form))
        seat = chance.choice(sorted(engine.to_act(state)))
        action = chance.choice(list(engine.legal_actions(state, seat)))
        state = play(engine, state, seat, action, Dice("forms", ply)).state
    return list(found.values())


async def walk(player: Player, match: Running[Any], scene: Scene, path: Sequence[Used]) -> Reply:
    """Press or choose each control of a path, the first on a private panel."""
    reply = await player.press("hand", on=match.club.messages[-1])
    panel = reply.messages[0]
    for item, values in path:
        question = ANY if item.anyone else scene.question
        name = str(ControlId(match.number, question, item.verb, item.extra))
        now = match.club.look_up(panel.channel_id, panel.id)
        if isinstance(item, Menu):
            reply = await player.choose(name, *values, on=now)
        else:
            reply = await player.press(name, on=now)
    return reply


def nonsense(form: Form) -> dict[str, Any]:
    values: dict[str, Any] = {}
    for field in form.fields:
        if isinstance(field, Line):
            values[field.name] = NONSENSE[: field.longest]
        else:
            values[field.name] = [choice.value for choice in field.choices[: field.least]]
    return values


@pytest.mark.parametrize("game", every_other(offered_by_the_bot(), 1))
async def test_a_form_filled_with_nonsense_is_refused_and_opens_again_as_it_was_filled(
    club: Club, game: str
) -> None:
    number = await begin(club, game)
    match = Running[Any](club, number)
    position = await club.bot.services.tables.live.position(number)
    found = met_at_random(club.bot.services.games[game], position)
    assert found, "no form was met"
    for one in found:
        await match.stand(one.state)
        player = match.players[one.seat]
        scene = await club.bot.services.tables.scene_for(number, player.id)
        opened = await walk(player, match, scene, one.path)
        assert opened.form is not None
        filled = nonsense(one.form)
        reply = await player.submit(opened, **filled)
        refused(reply)
        for _ in range(2):  # whoever closes it may open it once more
            (button,) = reply.messages[0].controls
            again = await player.press(button.custom_id, on=reply.messages[0])
            assert again.form is not None
            assert again.form.custom_id == opened.form.custom_id
            chosen = {name: list(field.chosen) for name, field in again.form.fields.items()}
            assert {name: again.form.filled.get(name, chosen[name]) for name in filled} == filled


def moves(cog: GamePanels, scene: Scene) -> Iterator[Used]:
    """Yield what on a panel does something at once, or adds to what is put together."""
    for used in controls(cog.controls(scene)):
        filled = Filled(picks={"values": used.values}, extra=used.item.extra)
        try:
            answer = cog.answer(scene, used.item.verb, filled)
        except Refusal:
            continue
        if isinstance(answer, Act | Keep | Submit):
            yield used


@pytest.mark.parametrize("game", every_other(offered_by_the_bot(), 1))
async def test_what_was_refused_is_gone_once_its_author_has_gone_on_otherwise(
    club: Club, game: str
) -> None:
    """And whoever is refused twice has one message of it."""
    number = await begin(club, game)
    match = Running[Any](club, number)
    position = await club.bot.services.tables.live.position(number)
    cog, tried = club.bot.services.games[game], 0
    for one in met_at_random(cog, position):
        await match.stand(one.state)
        player = match.players[one.seat]
        scene = await club.bot.services.tables.scene_for(number, player.id)
        ways = list(moves(cog, scene))
        if not ways:
            continue
        tried += 1
        told: list[Seen] = []
        for _ in range(2):
            opened = await walk(player, match, scene, one.path)
            told += (await player.submit(opened, **nonsense(one.form))).messages
        assert [club.stands(message) for message in told] == [False, True]
        await walk(player, match, scene, ways[:1])
        assert not club.stands(told[-1])
    assert tried
