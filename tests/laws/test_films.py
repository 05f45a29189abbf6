"""A film of a match: it has the very pictures that its viewer goes through, and no others."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from io import BytesIO
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from PIL import Image

from cogs.chat.films import Films
from cogs.chat.messages import MessageBuilder
from cogs.chat.pictures import Pictures, Undrawn
from cogs.chat.scripts import Film, Script, Shot
from cogs.chat.seat_pictures import own_pictures
from cogs.chat.seen_film import BESIDE, MOST, Seen
from cogs.chat.services import Services
from cogs.chat.shooting import drawn
from cogs.panels.game import offered
from cogs.words.languages import Languages
from engines.core import Dice, Refusal, encode, text
from render.kit.film import WIDTHS
from store import FORMER, Changes, Status
from tables import NoMatch, Scene
from tables.tables import By
from tests.guests import offered_by_the_bot
from tests.laws import filmed
from tests.sampled import by_turns
from tests.tables.bets import bet
from tests.tables.house import ALICE, BOB, Clock, Hall, hall
from tests.tables.post_office import PostOffice

LIMIT = filmed.LIMIT
MOVES = 12


class Cinema:
    """A hall, and what draws its matches."""

    def __init__(self, house: Hall) -> None:
        pictures = Pictures()
        self.house = house
        self.services = Services(
            house.tables, Languages(house.tables.people), pictures, MessageBuilder(pictures)
        )

    async def played(self, game: str, moves: int = MOVES) -> int:
        """Let a match of a game be played by chance."""
        house = self.house
        number = await house.begin(game=game)
        for move in range(moves):
            position = await house.position(number)
            if not position.asked:
                break
            seat = min(position.asked)
            actions = list(position.engine.legal_actions(position.state, seat))
            by = By(position.seats[seat].user_id)
            await house.tables.play.submit(number, by, Dice(game, move).choice(actions))
        return number

    async def scene(self, number: int) -> Scene:
        """Return what Alice sees."""
        return await self.house.tables.scene_for(number, ALICE)

    async def seen(self, number: int, *, looking_on: bool = False) -> Seen:
        scene = await self.scene(number)
        seat = None if looking_on else scene.seat
        return Seen(self.services, scene, seat, own=False, locale="en")

    async def gone_through(self, scene: Scene, seat: int | None, ply: int) -> bytes:
        """Return the picture in which a step shows the board, as /replay draws it."""
        moment = await self.house.tables.moment(scene, seat, ply)
        drawn = self.services.pictures
        if seat is None:
            picture = await drawn.board(moment.scene, "en")
        else:
            own = await own_pictures(drawn, moment.scene, moment.public, None, "en", deciding=True)
            picture = own.get("board") or own["hand"]
        assert not isinstance(picture, Undrawn)
        return picture.png


@pytest.fixture
async def cinema(tmp_path: Path) -> AsyncIterator[Cinema]:
    clock = Clock()
    async with hall(tmp_path / "films.db", clock, PostOffice(clock)) as opened:
        made = Cinema(opened)
        yield made
        made.services.pictures.close()


def pixels(png: bytes) -> Image.Image:
    with Image.open(BytesIO(png)) as opened:
        return opened.convert("RGB")


@pytest.mark.parametrize(("game", "looking_on"), by_turns(offered(), (False, True)))
async def test_its_pictures_are_those_that_one_goes_through(
    cinema: Cinema, game: str, looking_on: bool
) -> None:
    number = await cinema.played(game)
    scene = await cinema.scene(number)
    eyes = None if looking_on else scene.seat
    script = await (await cinema.seen(number, looking_on=looking_on)).script(LIMIT)
    last = await cinema.house.tables.moment(scene, eyes, None)
    assert len(script.shots) == len(last.steps) <= MOST
    for shot, step in zip(script.shots, last.steps, strict=True):
        shown = await cinema.gone_through(scene, eyes, step.ply)
        assert pixels(drawn(script, shot).png) == pixels(shown), step


@pytest.mark.parametrize("game", offered())
async def test_its_process_is_told_what_its_viewer_saw_and_no_secret(
    cinema: Cinema, game: str
) -> None:
    number = await cinema.played(game, 6)
    scene, tables = await cinema.scene(number), cinema.house.tables
    script = await (await cinema.seen(number)).script(LIMIT)
    told, match = msgspec.msgpack.encode(script), scene.match
    salts = [secret for row in scene.seats for secret in (row.salt, row.pepper)]
    for secret in (match.seed, match.chance, match.dice, *salts):
        assert secret is None or secret.encode() not in told
    steps = (await tables.moment(scene, scene.seat, None)).steps
    for shot, step in zip(script.shots, steps, strict=True):
        moment = await tables.moment(scene, scene.seat, step.ply)
        known = {"board": moment.public, "hand": moment.scene}[shot.kind]
        assert shot.view == encode(known.view)


@pytest.mark.soak
@pytest.mark.parametrize("game", offered_by_the_bot())
def test_that_of_the_largest_recorded_match_is_neither_too_large_nor_made_small(game: str) -> None:
    film = filmed.made(filmed.script(game))
    with Image.open(BytesIO(film.gif)) as opened:
        assert opened.width == WIDTHS[0] and len(film.gif) < filmed.LIMIT - BESIDE
        assert 2 <= getattr(opened, "n_frames", 1) <= MOST


async def test_since_ones_last_turn_it_begins_with_that(cinema: Cinema) -> None:
    house = cinema.house
    number = await house.begin()
    for mana in (3, 2):
        await bet(house, number, ALICE, mana)
        await bet(house, number, BOB, mana)
    scene = await cinema.scene(number)
    moments = await house.tables.latest(scene, 0, MOST, own=True)
    steps = moments[0].steps
    assert [moment.ply for moment in moments] == [step.ply for step in steps][-2:]
    few = await house.tables.latest(scene, 0, 3, own=False)
    assert [moment.place for moment in few] == [len(steps) - n for n in (3, 2, 1)]
    with pytest.raises(Refusal):
        await house.tables.latest(scene, 1, 3, own=False)
    for moment in (*moments, *few):
        assert moment == await house.tables.moment(scene, 0, moment.ply)


async def test_of_one_picture_there_is_no_film(cinema: Cinema) -> None:
    seen = await cinema.seen(await cinema.house.begin())
    with pytest.raises(Refusal) as caught:
        await seen.script(LIMIT)
    assert caught.value.text.key == "refusal-film-nothing"


@asynccontextmanager
async def filming(
    films: Films, script: Script, check: Refusal | None = None, drawn: list[int] | None = None
) -> AsyncIterator[asyncio.Task[Film]]:
    """Make a film for the place 1; if a `check` is given, it may not be shown.

    How many pictures of it were `drawn` is noted.
    """

    async def still() -> None:
        if check is not None:
            raise check

    async def told(done: int) -> None:
        assert 0 <= done <= len(script.shots)
        if drawn is not None:
            drawn.append(done)

    task = asyncio.create_task(films.film(1, script, still, told))
    await asyncio.sleep(0)
    try:
        yield task
    finally:
        films.close()
        await asyncio.wait((task,))


def key_of(task: asyncio.Task[Film]) -> str:
    error = task.exception()
    assert isinstance(error, Refusal)
    return error.text.key


@pytest.fixture
async def script(cinema: Cinema) -> Script:
    """What a film of two steps shows."""
    return await (await cinema.seen(await cinema.played("shazamm", 1))).script(LIMIT)


async def test_there_is_one_at_a_time_in_a_place(script: Script) -> None:
    films = Films()
    async with filming(films, script) as first, filming(films, script) as second:
        await asyncio.wait((second,))
        assert key_of(second) == "refusal-film-busy"
        assert (await first).gif.startswith(b"GIF89a")
    async with filming(films, script) as again:
        assert (await again).alt, "its place is free again"


async def test_it_is_ended_once_it_may_not_be_shown(script: Script) -> None:
    films = Films(every=0.001)
    gone, told = Refusal(text("refusal-no-such-match")), list[int]()
    async with filming(films, script, gone, told) as task:
        await asyncio.wait((task,))
        assert task.exception() is gone and told == [0]


async def test_it_is_told_how_far_it_is(script: Script) -> None:
    told = list[int]()
    longer = replace(script, shots=script.shots * 20)
    async with filming(Films(every=0.001), longer, drawn=told) as task:
        await asyncio.wait((task,))
        assert told == sorted(set(told)) and told[0] == 0 and len(told) > 1


async def test_whoever_ends_the_program_ends_it(script: Script) -> None:
    films = Films()
    async with filming(films, script) as task:
        films.close()
        await asyncio.wait((task,))
        assert key_of(task) == "refusal-film-failed"


@pytest.mark.parametrize(
    ("changed", "key"),
    [
        ({"most": 100}, "refusal-film-large"),
        ({"shots": (Shot("board", b"{}"),) * 2}, "refusal-film-failed"),
    ],
)
async def test_what_comes_to_nothing_is_said(
    script: Script, changed: dict[str, object], key: str
) -> None:
    async with filming(Films(), replace(script, **changed)) as task:
        await asyncio.wait((task,))
        assert key_of(task) == key


async def test_one_that_takes_too_long_is_ended(script: Script) -> None:
    async with filming(Films(seconds=0.0, every=0.001), script) as task:
        await asyncio.wait((task,))
        assert key_of(task) == "refusal-film-failed"


async def test_what_was_forgotten_meanwhile_is_not_shown(cinema: Cinema) -> None:
    """Neither a match that is gone, nor one in which somebody has no name any more."""
    house = cinema.house
    number = await cinema.played("shazamm", 2)
    scene, seen = await cinema.scene(number), await cinema.seen(number)
    seen.check(scene)
    await house.store.commit(Changes().seat(replace(scene.seats[1], user_id=FORMER, name="")))
    await house.tables.live.forget(number)
    with pytest.raises(Refusal) as caught:
        seen.check(await cinema.scene(number))
    assert caught.value.text.key == "refusal-film-stale"
    changes = Changes().update_match(number, status=Status.ENDED)
    await house.store.commit(changes.drop_deadlines(number).drop_match(number))
    await house.tables.live.forget(number)
    with pytest.raises(NoMatch):
        await cinema.scene(number)
