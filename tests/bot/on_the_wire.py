"""All that a match sends to others than Alice, in two runs that only she can tell apart."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

from discord import app_commands

from engines import keys
from engines.core import Refusal
from store import Changes
from tables.tables import By
from tests.bot.club import Club
from tests.bot.deeds import forged
from tests.bot.player import Reply
from tests.bot.running import begin
from tests.bot.twins import Deed, Twins, alike, seats_of
from tests.bot.watched import Watched, calm, seen
from tests.games.shazamm.play.duels import rows
from tests.laws.cases import bounds
from tests.tables.house import put

HIDING = [key for key in keys() if bounds(key).hidden]
"""The games in which anything is hidden."""
COMMANDS: tuple[str, ...] = (
    *("matches", "next", "status", "profile", "export", "undo", "draw", "hint", "review", "ahead"),
    *("nudge", "notify", "legend", "rules"),
)
"""What others type. Not /log and /replay: a position that was laid out is not where its log leads,
so they play the deeds again from the chance deal, and tell what the rules then refuse."""
MENU = "Check this match"
HASH = re.compile(r"(?<![0-9a-f])[0-9a-f]{32}(?![0-9a-f])")


class OnTheWire(Watched):
    """A match, and all that Bob, Carol and the channel have had of it.

    `pressed` is what could be pressed in Alice's hand in the first run: others press it in both.
    """

    def __init__(self, club: Club, key: str, pressed: list[str]) -> None:
        super().__init__(club)
        self._key = key
        self._hashes: dict[str, int] = {}
        self.pressed = pressed
        self.thorough = False
        """Whether others try all that they can."""
        self.states: list[Any] = []
        """How the match stood at each moment."""

    async def look(self) -> None:
        """Note what others know now, and how the match stands."""
        await super().look()
        self.states.append((await self.club.bot.services.tables.live.position(1)).state)

    async def typed(self) -> list[Any]:
        """Return what others are told, if they try all that they can, and what the channel says."""
        told = [one async for one in self._tried()] if self.thorough else []
        return [*told, calm(self._named("\n".join(m.text for m in self.club.messages)))]

    async def _tried(self) -> AsyncIterator[tuple[Any, ...]]:
        for player in (self.bob, self.carol):
            for command, option in self._completed():
                found = await player.suggestions(command, option, "")
                yield command, option, list(found.items())
            for command in COMMANDS:
                yield command, self._told(await player.slash(command))
            yield MENU, self._told(await player.menu(self.club.messages[-1], MENU))
            for custom_id in self.pressed:
                deed = forged(player.person.member, self.club.messages[-1], custom_id)
                (reply,) = await self.club.at_once(deed)
                yield custom_id, self._told(reply)

    def _completed(self) -> Iterator[tuple[str, str]]:
        """Yield the options of the game's commands for which anything is suggested."""
        group = next(c for c in self.club.bot.tree.get_commands() if c.name == self._key)
        assert isinstance(group, app_commands.Group)
        for command in group.walk_commands():
            if isinstance(command, app_commands.Command):
                for option in command.parameters:
                    if option.autocomplete:
                        yield command.qualified_name, option.display_name

    def _told(self, reply: Reply) -> tuple[Any, ...]:
        form = reply.form
        asked = form and (form.title, str(form.fields), str(form.filled), form.text)
        words = calm(self._named(reply.text))
        return reply.acknowledged, words, calm(str(asked)), [seen(m) for m in reply.messages]

    def _named(self, words: str) -> str:
        """Name hashes by their order: whether one has changed is told too."""
        return HASH.sub(lambda m: f"#{self._hashes.setdefault(m[0], len(self._hashes))}", words)


async def differences(folder: Path, twins: Twins) -> list[str]:
    """Play both runs, and return where anything differs that others have had of them."""
    one = await _played(folder / "one", twins, None)
    other = await _played(folder / "other", twins, one)
    if other is None:  # what Alice was to draft was done at once
        other = await _played(folder / "undrafted", twins, one, drafts=False)
    assert one is not None and other is not None
    assert one.of_alice != other.of_alice or not twins.differ, "Alice sees no other hand"
    many = _alike_for(twins, one, other)
    return list(_different(one.moments[:many], other.moments[:many], "moment"))


def _alike_for(twins: Twins, one: OnTheWire, other: OnTheWire) -> int:
    """Return for how many moments nobody but Alice could tell two runs apart.

    What she holds may come to light: an order of hers answers a shot, or she has nothing to answer.
    """
    same = [alike(twins.case, *pair) for pair in zip(one.states, other.states, strict=True)]
    return (*same, False).index(False)


async def _played(
    folder: Path, twins: Twins, first: OnTheWire | None, *, drafts: bool = True
) -> OnTheWire | None:
    """Play a run: the first, or the second after the `first`; None if a draft was done at once."""
    folder.mkdir()
    people = ("alice", "bob", "carol", "dan")[: 2 + twins.case.seats - 1]
    async with Club(folder, people) as club:
        match = OnTheWire(club, twins.case.key, first.pressed if first else [])
        seated, number = await _laid_out(club, twins, second=first is not None)
        if first is None and match.alice.dms:
            match.pressed = [control.custom_id for control in match.alice.dms[-1].controls]
        await match.look()
        for deed in twins.deeds:
            who, refused = club[seated[deed.seat]], ""
            if deed.both or first is not None:
                refused = await _done(match, number, who.id, deed)
            await match.look()
            if who is not match.alice:
                match.moments[-1]["refused"] = refused
        if first is not None and drafts and not await _drafts(match):
            return None
        match.thorough = True
        await match.look()
        return match


async def _laid_out(club: Club, twins: Twins, *, second: bool) -> tuple[tuple[str, ...], int]:
    """Begin a match where a run begins; return who sits where, and its number."""
    alice, _ = seats_of(twins.case.key)
    seated = (*(("alice", "bob"), ("bob", "alice"))[alice], "dan")[: twins.case.seats]
    number = await begin(club, twins.case.key, seated)
    await club.store.commit(Changes().update_match(number, config=twins.config))
    stands = twins.other if second else twins.one
    await put(club.store, club.bot.services.tables, number, stands)
    for name in seated:
        await club[name].slash("board", again=True)
    await club.rest()
    for old in (*club.messages[:-1], *(m for n in seated for m in club[n].dms[:-1])):
        club.delete(old)
    club.requests.clear()
    return seated, number


async def _done(match: OnTheWire, number: int, user_id: int, deed: Deed) -> str:
    """Let a deed be done; return why it was refused."""
    refused = ""
    try:
        with match.club.as_the_bot():
            await match.club.bot.services.tables.play.submit(number, By(user_id), deed.action)
    except Refusal as refusal:  # of Alice's: an order of hers may have answered before
        refused = str(refusal.text)
    await match.club.rest()
    return refused


async def _drafts(match: OnTheWire) -> bool:
    """Let Alice choose what stands first in a menu of her hand; tell whether nothing was done."""
    controls = match.alice.dms[-1].controls if match.alice.dms else ()
    menu = next((c for c in controls if c.options and not c.disabled), None)
    if menu is None:
        return True
    count = rows(match.club, "SELECT count(*) FROM entry")
    await match.alice.choose(menu.custom_id, next(iter(menu.options)), on=match.alice.dms[-1])
    await match.club.rest()
    return rows(match.club, "SELECT count(*) FROM entry") == count


def _different(one: Any, other: Any, where: str) -> Iterator[str]:
    """Yield where two things differ, and how."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        for key in one:
            yield from _different(one[key], other[key], f"{where}.{key}")
    elif isinstance(one, list | tuple) and isinstance(other, list | tuple):
        for number, (mine, yours) in enumerate(zip(one, other, strict=False)):
            yield from _different(mine, yours, f"{where}[{number}]")
        if len(one) != len(other):
            longer = one if len(one) > len(other) else other
            more = longer[min(len(one), len(other))]
            yield f"{where}: {len(one)} and {len(other)}, {more!s:.500}"
    elif one != other:
        yield f"{where}\n  {one!s:.500}\n  {other!s:.500}"
