"""Nobody but the Rebel learns what type a face-down weapon is: two matches that differ only in
types are the same for everyone else, to the last byte."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from tests.bot.club import Club
from tests.bot.watched import Watched, tells_nothing
from tests.games.rebelmoon.play.raids import Raid, arms, begun

SAME = {"D7": "laser/red", "B5": "emp/yellow"}
"""One that is activated, and one that is scanned."""
ONE = SAME | {"D4": "laser/orange", "E6": "emp/red", "E2": "asteroid_destroyer/yellow"}
OTHER = SAME | {"D4": "frag_mine/orange", "E6": "contact_mine/red", "E2": "laser/yellow"}
KINDS = ("laser", "asteroid_destroyer")


class WatchedRaid(Watched):
    """A match in which Alice is the Rebel, Bob flies, and Carol looks on."""

    async def typed(self) -> list[Any]:
        """Return what the commands offer and answer to Bob and Carol."""
        offered = [
            await player.suggestions(command, option, "", None, **filled)
            for player, command, option, filled in self._asked()
        ]
        told = [
            (await player.slash(command, None, **options)).text
            for player, command, options in self._tried()
        ]
        return [*offered, *told]

    def _asked(self) -> list[Any]:
        options: list[tuple[str, str, Mapping[str, Any]]] = [
            ("place", "cell", {}),
            ("place", "weapon", {"cell": "G1"}),
            ("fly", "turn", {}),
            ("fly", "turn", {"advance": False, "upgrade": "scanner"}),
            ("fly", "upgrade", {"advance": False}),
            ("fly", "target", {"advance": False, "upgrade": "scanner"}),
            ("activate", "weapon", {}),
            ("look", "cell", {}),
            *[("look", "cell", {"kind": kind}) for kind in KINDS],
            *[("activate", "target", {"weapon": cell}) for cell in ONE],
        ]
        return [
            (player, f"rebelmoon {command}", option, filled)
            for player in (self.bob, self.carol)
            for command, option, filled in options
        ]

    def _tried(self) -> list[Any]:
        cells = [cell for cell in ONE if cell not in SAME]
        options = [
            *[("look", {"cell": cell}) for cell in cells],
            *[("look", {"cell": "E6", "kind": kind}) for kind in KINDS],
            *[("activate", {"weapon": cell}) for cell in cells],
            ("activate", {"weapon": "E2", "target": "G1"}),
        ]
        return [
            (player, f"rebelmoon {command}", given)
            for player in (self.bob, self.carol)
            for command, given in options
        ]


async def play(match: WatchedRaid, weapons: Mapping[str, str]) -> None:
    """Play a match in which three weapons stay face down, one of which is destroyed so."""
    club, alice, bob = match.club, match.alice, match.bob
    options: dict[str, Any] = {"board_side": "4", "scanner": "true", "bomb_laser": "true"}
    raid = Raid(club, await begun(club, ("bob", "alice"), **options), ("bob", "alice"))
    await raid.does(bob, "place", cell="G1")
    in_form, unseen = dict(islice(weapons.items(), 2)), dict(islice(weapons.items(), 2, None))
    await place_in_form(raid, *in_form.items())
    await match.look()
    await raid.goes(*arms(**unseen))
    await raid.does(bob, "pass")
    await raid.does(alice, "pass")
    await match.look()
    await raid.does(bob, "fly", advance=False, upgrade="scanner", target="B5")
    for cell in weapons:
        hand = [message for message in alice.dms if not message.ephemeral][-1]
        await alice.choose("activate", cell, on=hand)
        await raid.does(alice, "look", cell=cell)
        await raid.does(alice, "activate", weapon=cell, target="A1")
    await raid.does(alice, "pass")
    await match.look()
    await raid.does(bob, "fly", upgrade="bomb_laser")
    await raid.does(alice, "activate", weapon="D4")
    await match.look()
    await raid.does(alice, "activate", weapon="D7")
    await match.look()


async def place_in_form(raid: Raid, *weapons: tuple[str, str]) -> None:
    """Let Alice place weapons by the form, and Bob pass in between."""
    for number, (cell, weapon) in enumerate(weapons):
        if number:
            await raid.does(raid.imperial, "pass")
        opened = await raid.rebel.press("act", on=raid.club.messages[-1])
        await raid.rebel.submit(opened, cell=cell, weapon=[weapon])


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def two_matches(tmp_path_factory: pytest.TempPathFactory) -> tuple[WatchedRaid, WatchedRaid]:
    async def played(folder: Path, weapons: Mapping[str, str]) -> WatchedRaid:
        async with Club(folder, ("alice", "bob", "carol")) as club:
            match = WatchedRaid(club)
            await play(match, weapons)
            return match

    one = await played(tmp_path_factory.mktemp("one"), ONE)
    return one, await played(tmp_path_factory.mktemp("other"), OTHER)


@pytest.mark.soak
async def test_others_see_the_same_whatever_lies_face_down(
    two_matches: tuple[WatchedRaid, WatchedRaid],
) -> None:
    tells_nothing(*two_matches, moments=5)


async def test_what_is_compared_would_show_a_difference(
    two_matches: tuple[WatchedRaid, WatchedRaid],
) -> None:
    """An activation tells a type: moments before and after it differ."""
    one, _ = two_matches
    before, after = one.moments[-2], one.moments[-1]
    told = "turns up the weapon on D7 and activates it: red laser"
    assert told in str(after["wire"]["channel"])
    assert told not in str(before["wire"])
    assert "destroys the orange weapon on D4" in str(before["wire"]["channel"])
