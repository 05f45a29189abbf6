"""Advice is given to whoever decides against computers alone, on what stands and is known."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from msgspec.structs import replace

from bots.playing import AnyEngine
from cogs.panels.hint import hint, hint_button, words_of
from engines import load, ways
from engines.choosing import is_forced
from engines.core import Dice, MatchOver, NotAsked, encode, text
from engines.imperium.actions import Build, End, Play, Truce, Watch
from engines.imperium.board import BLUE, Phase
from engines.imperium.cards import Card, Rank
from engines.imperium.units import Kind
from engines.shazamm import ENGINE
from engines.shazamm.model import Cast, Config, Deal
from store import Status
from tables import NotSeated, TableRefusal
from tables.lobby import Guest, Place
from tables.match.advising import Advised
from tables.tables import By
from tests.games.imperium.positions import act, position
from tests.games.imperium.secret import WATCHING, besieged
from tests.laws.played import FILES, read
from tests.tables.house import ALICE, BOB, Clock, Hall, hall, put
from tests.tables.post_office import PostOffice

SPREAD = 7
"""Of so many positions that are alike one is looked at."""
PATIENCE = 10.0
"""Seconds after which whoever is not refused is taken to wait."""


async def alone(house: Hall, game: str = "shazamm") -> int:
    """Begin a match against as many computers as a game needs, and let them answer."""
    match_id = await house.begin(("easy",), game=game)
    await house.settle()
    return match_id


async def until_asked(house: Hall, match_id: int) -> None:
    """Let computers play until Alice is asked."""
    for _ in range(20):
        if 0 in (await house.position(match_id)).asked:
            return
        await house.tables.computers.look_at(await house.position(match_id))
        await house.settle()


@pytest.mark.parametrize("game", ["imperium", "magblast", "rebelmoon", "shazamm"])
async def test_advice_can_be_followed(house: Hall, game: str) -> None:
    match_id = await alone(house, game)
    await until_asked(house, match_id)
    found = await house.tables.advising.advise(match_id, ALICE)
    again = await house.tables.advising.advise(match_id, ALICE)
    assert found.stands
    assert again.advice is found.advice, "whoever asks again reads the same, thought of once"
    assert hint(found)[0].key == "hint-head"
    await house.tables.play.submit(match_id, By(ALICE), found.advice.action)


async def test_who_is_not_asked_or_plays_with_people_is_refused(house: Hall) -> None:
    advise = house.tables.advising.advise
    with_bob = await house.begin()
    with pytest.raises(TableRefusal) as refused:
        await advise(with_bob, ALICE)
    assert refused.value.text.key == "refusal-hint-people"
    with pytest.raises(NotSeated):
        await advise(with_bob, BOB + 1)
    await house.tables.play.resign(with_bob, By(BOB))
    with pytest.raises(MatchOver):
        await advise(with_bob, ALICE)


async def test_who_played_with_people_gets_none_once_they_have_given_up(house: Hall) -> None:
    """Such a match is rated."""
    lobby = house.tables.lobby
    match_id = await lobby.open("magblast", Guest(ALICE, "Alice", 1), Place(5, 8, "en"))
    await lobby.join(match_id, Guest(BOB, "Bob", 2))
    await lobby.join(match_id, Guest(BOB + 1, "Carol", 3))
    await house.start(match_id)
    await house.tables.play.resign(match_id, By(BOB))
    await house.tables.play.sit_out(match_id, By(BOB + 1), "easy")
    with pytest.raises(TableRefusal) as refused:
        await house.tables.advising.advise(match_id, ALICE)
    assert refused.value.text.key == "refusal-hint-people"


async def test_a_hint_is_offered_to_whoever_decides_against_computers_alone(house: Hall) -> None:
    scene = await house.tables.scene(await alone(house), 0)
    assert hint_button(scene)
    waits = replace(scene, asked=scene.asked - {0})
    ended = replace(scene, match=replace(scene.match, status=Status.ENDED))
    assert not any(map(hint_button, (waits, ended)))
    assert not hint_button(await house.tables.scene(await house.begin(channel=9), 0))


async def test_an_order_of_spells_is_named_as_it_is_drawn(house: Hall) -> None:
    match_id = await house.begin(("easy",), game="shazamm", channel=10)
    state = ENGINE.start(Config(deal=Deal.ARRANGED), 2, Dice("arranged", 0)).state
    await put(house.store, house.tables, match_id, state)
    found = await house.tables.advising.advise(match_id, ALICE)
    told = words_of(ways("shazamm", found.view, 0), found.advice.action).words.args["what"]
    assert isinstance(told, tuple)
    assert len(told) == len(found.advice.action.stock)
    other = replace(found.advice.action, stock=found.advice.action.stock[::-1])
    assert words_of(ways("shazamm", found.view, 0), other).words.args["what"] == told[::-1]


async def test_a_draft_is_taken_for_done(house: Hall) -> None:
    match_id = await alone(house, "imperium")
    await put(house.store, house.tables, match_id, position(Phase.CONSTRUCTION, active=0))
    before = (await house.position(match_id)).scene(0).view
    found = await house.tables.advising.advise(match_id, ALICE, (Build(Kind.CORVETTE, "J2"),))
    assert encode(found.view) != encode(before)
    assert found.stands
    done = (End(Phase.CONSTRUCTION), End(Phase.MOVEMENT), End(Phase.COMBAT))
    with pytest.raises(NotAsked) as refused:
        await house.tables.advising.advise(match_id, ALICE, done)
    assert refused.value.text.key == "refusal-hint-drafted"


Asked: TypeAlias = Callable[[AnyEngine, Any], bool]


def asks(engine: AnyEngine, state: Any) -> bool:
    """Tell whether a person on the first seat is asked in a position."""
    return 0 in engine.to_act(state) and not by_orders(engine, state)


def by_orders(engine: AnyEngine, state: Any) -> bool:
    """Tell whether standing orders answer there for whoever has changed none."""
    if 0 not in engine.to_act(state) or engine.meta.orders is None:
        return False
    return engine.answer_by_orders(engine.view(state, 0), 0, engine.meta.orders()) is not None


def compelled(game: str, asked: Asked) -> Iterator[Any]:
    """Yield recorded positions in which all that the first seat can do leads to where it is asked.

    `asked` tells whether it is, there.
    """
    engine = load(game)
    for path in (path for path in FILES if path.parent.parent.name == game):
        record = read(path)
        if record.seats == 2:
            yield from (state for state in record.states() if leads_on(engine, state, asked))


def leads_on(engine: AnyEngine, state: Any, asked: Asked) -> bool:
    """Tell whether the first seat can do one thing alone, and is asked after it."""
    if engine.outcome(state) is not None or 0 not in engine.to_act(state):
        return False
    only, *others = islice(engine.legal_actions(state, 0), 2)
    after = None if others else engine.supposed(state, 0, only)
    return after is not None and engine.outcome(after) is None and asked(engine, after)


async def _play(house: Hall, match_id: int, found: Advised) -> None:
    """Do what was advised, and all that comes before it."""
    for action in (*(one.action for one in found.before), found.advice.action):
        await house.tables.play.submit(match_id, By(ALICE), action)


@pytest.mark.parametrize("game", ["imperium", "magblast"])
async def test_a_hint_goes_on_to_where_there_is_something_to_choose(house: Hall, game: str) -> None:
    """The panel offers what comes after what has to be done, so there is something else to do."""
    match_id, engine = await alone(house, game), load(game)
    states = tuple(islice(compelled(game, asks), 0, SPREAD * 3, SPREAD))
    assert states
    for state in states:
        await put(house.store, house.tables, match_id, state)
        found = await house.tables.advising.advise(match_id, ALICE)
        assert not leads_on(engine, engine.imagine(found.view), asks)
        head, before, *_ = hint(found)
        done = [words_of(ways(game, view, 0), action).words for view, action in found.before]
        assert before == text("hint-before", what=tuple(done))
        assert done
        assert head.args["what"] not in done
        await _play(house, match_id, found)


async def test_nothing_is_called_the_only_thing_to_do_where_the_panel_offers_more(
    house: Hall,
) -> None:
    """Computers choose from what is sensible; the rules allow more, and the panel offers that."""
    match_id, engine = await alone(house, "imperium"), load("imperium")
    for state in islice(compelled("imperium", lambda *_: True), 0, SPREAD * 20, SPREAD):
        seen = ways("imperium", engine.view(state, 0), 0)
        if len(seen.now()) == 1 or by_orders(engine, state):
            continue
        await put(house.store, house.tables, match_id, state)
        found = await house.tables.advising.advise(match_id, ALICE)
        assert found.before == ()
        assert hint(found)[-1].key == "hint-sole"
        break
    else:
        pytest.fail("there is no such position")


async def test_what_standing_orders_answer_nobody_is_advised_about(house: Hall) -> None:
    match_id = await alone(house, "imperium")
    engine, states = load("imperium"), compelled("imperium", by_orders)
    forced = (s for s in states if is_forced(ways("imperium", engine.view(s, 0), 0)))
    await put(house.store, house.tables, match_id, next(forced))
    found = await house.tables.advising.advise(match_id, ALICE)
    assert found.before == ()
    assert hint(found)[-1].key == "hint-only"


async def test_one_is_advised_about_one_thing_at_a_time_and_told_what_has_changed(
    house: Hall,
) -> None:
    match_id = await alone(house)
    gate, loop = threading.Event(), asyncio.get_running_loop()
    loop.set_default_executor(ThreadPoolExecutor(1))
    busy = loop.run_in_executor(None, gate.wait)  # nothing is thought of before that ends
    first = asyncio.create_task(house.tables.advising.advise(match_id, ALICE))
    await asyncio.sleep(0)
    try:
        with pytest.raises(TableRefusal) as refused:
            async with asyncio.timeout(PATIENCE):
                await house.tables.advising.advise(match_id, ALICE)
        await house.tables.play.submit(match_id, By(ALICE), Cast(5))
    finally:
        gate.set()
    assert refused.value.text.key == "refusal-hint-thinking"
    await busy
    found = await first
    assert not found.stands
    assert hint(found)[-1].key == "hint-changed"
    await house.settle()
    assert (await house.tables.advising.advise(match_id, ALICE)).stands


async def test_there_is_time_for_advice_also_where_computers_have_next_to_none(
    tmp_path: Path,
) -> None:
    """Whoever asks would rather wait than be told that nothing was thought of."""
    clock = Clock()
    async with hall(tmp_path / "tables.db", clock, PostOffice(clock), seconds=0.01) as house:
        found = await house.tables.advising.advise(await house.begin(("easy",)), ALICE)
        assert found.stands
        assert house.tables.computers.thoughts.load().processes


async def advice_after(house: Hall, match_id: int, state: Any, drafted: Any) -> tuple[Any, ...]:
    """Return what somebody sees of a state, and what advice comes of it after a draft."""
    await put(house.store, house.tables, match_id, state)
    found = await house.tables.advising.advise(match_id, ALICE, (drafted,))
    scene = await house.tables.scene(match_id, 0)
    return encode(scene.view), encode(found.view), encode(found.advice)


SECRETS = [
    (besieged(), Truce("E3"), End(Phase.MOVEMENT)),
    (
        position(Phase.CARDS, points=(0, 0), hands=WATCHING),
        Watch(Rank.CAPTAIN),
        Play(Card.WAR_LOAN),
    ),
]
"""States, what the other gives as a secret order, and what one's own draft is."""


@pytest.mark.parametrize(("plain", "secret", "drafted"), SECRETS, ids=["truce", "watch"])
async def test_a_draft_does_not_try_what_others_have_ordered_in_secret(
    house: Hall, plain: Any, secret: Any, drafted: Any
) -> None:
    match_id = await alone(house, "imperium")
    ordered = act(plain, BLUE, secret).state
    assert await advice_after(house, match_id, plain, drafted) == await advice_after(
        house, match_id, ordered, drafted
    )
