"""The bot lends nobody its right to write: who may write nothing in a channel calls nobody there.

What they do in a match that they sit in stays free: moves, and what all agree to.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from typing import Any, TypeAlias

import pytest
from discord import AppCommandOptionType, app_commands

from cogs.chat.permits import WRITING
from cogs.chat.router import router_of
from tests.bot.club import SOON, Club
from tests.bot.deeds import forged
from tests.bot.offered import check_answered, given, typed
from tests.bot.player import Player, Reply
from tests.bot.seen import Seen
from tests.games.magblast.play import noises
from tests.games.shazamm.play.duels import (
    begun,
    cast,
    last_match,
    lobby,
    nothing_changes,
    play_quickly,
    rows,
)
from tests.sampled import sampled

FOUR = ("alice", "bob", "carol", "dora")
pytestmark = pytest.mark.club(*FOUR, settling=SOON)

FREE = frozenset({"pause", "draw-ask", "off-ask", "undo-ask"})
"""What asks all who play to agree: it may be posted though its author may not write there."""
LAST = ("start", "leave", "cancel", "resign", "forget", "privacy delete")
"""What changes most, and is done after all else."""
GAMES = ("shazamm", "rebelmoon")
"""Groups of commands that are moves, or look at a game."""
EXTRAS = ("", "shazamm", "1.0.easy", "easy", "shazamm..0.normal", "shazamm.2.0.normal")
"""What controls carry besides; to most of them the most means nothing."""
Act: TypeAlias = Callable[[], Awaitable[Reply]]
Deed: TypeAlias = tuple[str, Callable[[], Awaitable[list[Reply]]]]


def mute(club: Club, *players: Player) -> None:
    """Let players read the channel and use commands there, and nothing else."""
    for player in players:
        club.forbid_to(player, *WRITING.values(), "mention_everyone", "create_public_threads")


def posted(club: Club) -> tuple[int, int, int]:
    """Return how many messages and threads there are, and how often people were called."""
    messages = [*club.messages, *(one for at in club.threads for one in club.messages_in(at))]
    return len(messages), len(club.threads), len(club.pings)


# -- Whatever there is to type and to press ------------------------------------------------------


async def is_none(club: Club) -> None:
    """Nothing stands in the channel."""


async def is_open(club: Club) -> None:
    await lobby(club["alice"])


async def is_played(club: Club) -> None:
    await begun(club)
    await cast(club["alice"], 5)


async def is_over(club: Club) -> None:
    await begun(club)
    await play_quickly(club)


def filled(club: Club, command: app_commands.Command[Any, ..., Any]) -> Iterator[dict[str, Any]]:
    """Yield what a command is given: what must be, and each option besides."""
    least = given(club, command)
    yield least
    values: dict[AppCommandOptionType, Any] = {
        AppCommandOptionType.boolean: True,
        AppCommandOptionType.user: club["bob"].person.user,
        AppCommandOptionType.integer: 1,
        AppCommandOptionType.string: "1",
    }
    for option in command.parameters:
        if not option.required:
            chosen = option.choices[-1].value if option.choices else values.get(option.type)
            if chosen is not None:
                yield {**least, option.display_name: chosen}


def commands(club: Club, player: Player) -> Iterator[Deed]:
    """Yield all that somebody may type but moves, what changes most last."""
    known = [
        one for one in typed(club, "shazamm") if one.parent is None or one.parent.name not in GAMES
    ]
    for command in sorted(known, key=lambda one: one.qualified_name in LAST):
        for options in filled(club, command):
            name = command.qualified_name

            async def typing(name: str = name, options: dict[str, Any] = options) -> list[Reply]:
                return [await player.slash(name, **options)]

            yield name, typing


def controls(club: Club, player: Player) -> Iterator[Deed]:
    """Yield every verb that is registered, with whatever extras, on the newest message."""
    if not club.messages:
        return
    number, on = last_match(club), club.messages[-1]
    for verb in sorted(router_of(club.bot).verbs, key=lambda verb: (verb in LAST, verb)):
        ids = [f"b:{number}:-1:{verb}:{extra}" for extra in EXTRAS]

        async def pressing(ids: list[str] = ids) -> list[Reply]:
            return await club.at_once(*(forged(player.person.member, on, one) for one in ids))

        yield verb, pressing


SITUATIONS = (
    *((is_none, "alice"), (is_open, "dora"), (is_played, "alice"), (is_over, "dora")),
    *((is_none, "dora"), (is_open, "alice"), (is_played, "dora"), (is_over, "alice")),
)


@pytest.mark.parametrize(
    ("comes_to", "name"), sampled(SITUATIONS, 2), ids=lambda one: getattr(one, "__name__", one)
)
async def test_who_may_write_nothing_lets_the_bot_write_nothing(
    club: Club, comes_to: Callable[[Club], Awaitable[None]], name: str
) -> None:
    """Alice sits in the match, Dora looks on: she has nothing that is free."""
    await comes_to(club)
    club.forged, player = True, club[name]
    mute(club, player)
    free = FREE if name == "alice" else frozenset[str]()
    for of in (commands, controls):
        for what, deed in [*of(club, player)]:
            before = posted(club)
            replies = await deed()
            for reply in replies:
                check_answered(what, reply)
            told = [reply.text for reply in replies]
            assert posted(club) == before or what in free, (what, told)


# -- What would be posted, were it let -------------------------------------------------------------


async def plays(club: Club) -> Act:
    bob = club["bob"].person.member
    return lambda: club["alice"].slash("play", game="shazamm", opponent=bob)


async def plays_in_a_thread(club: Club) -> Act:
    await club["bob"].slash("play", game="shazamm", where="thread")
    (thread,) = club.threads
    await club["bob"].slash("cancel", thread)
    return lambda: club["alice"].slash("play", thread, game="shazamm")


async def plays_again(club: Club) -> Act:
    await is_over(club)
    return lambda: club["alice"].press("again")


async def plays_on(club: Club) -> Act:
    await is_over(club)
    last, alice = club.messages[-1], club["alice"]
    return lambda: _pressed(club, alice, last, f"b:{last_match(club)}:-1:take-up-seat:1.0.easy")


async def has_learned(club: Club) -> Act:
    (page,) = (await club["alice"].slash("learn")).messages
    return lambda: _pressed(club, club["alice"], page, "b:0:-1:learned:shazamm")


async def looks_for_somebody(club: Club) -> Act:
    await club["bob"].slash("seek", game="shazamm")
    return lambda: club["alice"].slash("seek", game="shazamm")


async def moves_the_match(club: Club) -> Act:
    elsewhere = club.world.guild.create_text_channel("elsewhere")
    await club["alice"].slash("play", elsewhere, game="shazamm")
    await club["bob"].press("join", on=club.messages_in(elsewhere)[-1])
    await club["alice"].press("start", on=club.messages_in(elsewhere)[-1])
    return lambda: club["alice"].slash("move-match")


async def posts_the_board(club: Club) -> Act:
    await is_played(club)
    return lambda: club["alice"].slash("board", again=True)


async def posts_the_board_from_afar(club: Club) -> Act:
    await is_played(club)
    return lambda: club["alice"].slash("board", club["alice"].person.dm, again=True)


async def nudges(club: Club) -> Act:
    await is_played(club)
    return lambda: club["alice"].slash("nudge")


async def nudges_from_afar(club: Club) -> Act:
    await is_played(club)
    return lambda: club["alice"].slash("nudge", club["alice"].person.dm)


async def offers_a_seat(club: Club) -> Act:
    await is_played(club)
    carol = club["carol"].person.user
    return lambda: club["alice"].slash("substitute", person=carol)


async def offers_a_seat_to_all(club: Club) -> Act:
    await is_played(club)
    alice = club["alice"]
    (asked,) = (await alice.slash("substitute")).messages
    return lambda: alice.press("seat-seek", on=asked)


async def heckles(club: Club) -> Act:
    await noises.begun(club, noises.with_fallen(1), ("bob", "alice", "carol"))
    return lambda: club["alice"].slash("magblast heckle", words="Boo")


async def _pressed(club: Club, player: Player, on: Seen, custom_id: str) -> Reply:
    (reply,) = await club.at_once(forged(player.person.member, on, custom_id))
    return reply


WAYS = (
    *(plays, plays_in_a_thread, plays_again, plays_on, has_learned, looks_for_somebody),
    *(moves_the_match, posts_the_board, posts_the_board_from_afar, nudges, nudges_from_afar),
    *(offers_a_seat, offers_a_seat_to_all, heckles),
)


@pytest.mark.parametrize("way", WAYS, ids=lambda one: one.__name__)
async def test_what_others_would_read_is_refused_to_who_may_not_write(
    club: Club, alice: Player, way: Callable[[Club], Awaitable[Act]]
) -> None:
    act = await way(club)
    mute(club, alice)
    async with nothing_changes(club):
        before = posted(club)
        lacks = "Send Messages in Threads" if way is plays_in_a_thread else "Send Messages"
        reply = await act()
        assert f"yourself: you lack {lacks}." in reply.text
        assert posted(club) == before
    club.forbid_to(alice)
    await act()
    await club.advance(minutes=2)
    assert posted(club) > before


async def test_who_may_not_write_plays_on_and_agrees(
    club: Club, alice: Player, bob: Player
) -> None:
    await is_played(club)
    mute(club, alice, bob)
    await cast(bob, 4)
    assert "**Alice** bets 5" in club.messages[-1].text
    await alice.slash("pause", days=2)
    await bob.press("rest-agree")
    assert rows(club, "SELECT rests_until IS NOT NULL FROM match") == [(1,)]


async def test_rights_of_which_discord_tells_nothing_are_not_in_the_way(
    club: Club, alice: Player
) -> None:
    act = await posts_the_board_from_afar(club)
    mute(club, alice)
    club.fail("GET", f"/guilds/*/members/{alice.id}", times=None)
    before = posted(club)
    await act()
    assert posted(club) > before
