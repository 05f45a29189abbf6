"""Commands are registered when they change, and only then."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot import NOT_NOTED
from cogs.panels.game import offered
from operating.backups import backup, restore, restored
from operating.moving import export_whole, import_whole
from store import COMMANDS_HASH, RESTORED, Changes
from store.sql.settings import SKIPPED
from tests.bot.club import Club
from tests.bot.command_limits import MESSAGE, command_problems
from tests.bot.fixtures import ErrorLog
from tests.bot.player import Player
from tests.bot.registered import registered

FULL = """
CREATE TRIGGER full BEFORE INSERT ON setting WHEN NEW.name = 'commands'
BEGIN SELECT RAISE(FAIL, 'no room is left'); END;
"""
"""Lets the note alone fail of what is registered, as where a disk is full at that moment."""
OF_OURSELVES = {RESTORED, SKIPPED}
"""What the program remembers of the database alone, whatever has become of the world since."""

pytestmark = pytest.mark.club(new=True)


async def test_a_restart_registers_nothing(club: Club, alice: Player) -> None:
    assert len(registered(club)) == 1
    await club.restart()
    await club.restart(killed=True)
    assert len(registered(club)) == 1
    assert (await alice.slash("help")).private


async def test_commands_that_have_changed_are_registered(club: Club) -> None:
    assert club.bot.store is not None
    await club.bot.store.commit(Changes().setting(COMMANDS_HASH, "of an older version"))
    await club.restart()
    assert len(registered(club)) == 2
    await club.restart()
    assert len(registered(club)) == 2


async def test_commands_that_are_registered_are_not_called_unregistered(
    club: Club, error_log: ErrorLog
) -> None:
    """At a full disk it is the note of it that is missing, and the next start registers again."""
    assert club.bot.store is not None
    await club.bot.store.commit(Changes().setting(COMMANDS_HASH, "of an older version"))
    database = club.settings.database
    with closing(sqlite3.connect(database)) as other:
        other.executescript(FULL)
    await club.restart()
    assert len(registered(club)) == 2
    assert "no room is left" in error_log.expect(NOT_NOTED)
    with closing(sqlite3.connect(database)) as other:
        other.execute("DROP TRIGGER full")
    await club.restart()
    assert len(registered(club)) == 3
    await club.restart()
    assert len(registered(club)) == 3


def _restore(database: Path) -> None:
    copy = database.with_name("copy.db")
    backup(str(database), str(copy))
    restore(str(database), str(copy))


def _put_back_otherwise(database: Path) -> None:
    restored(str(database))


def _move(database: Path) -> None:
    file = database.with_name("moved")
    export_whole(str(database), str(file))
    database.unlink()
    import_whole(str(database), str(file))


@pytest.mark.parametrize("put_back", [_restore, _put_back_otherwise, _move])
async def test_what_is_put_back_does_not_say_what_discord_has(
    club: Club, put_back: Callable[[Path], None]
) -> None:
    """Another version may have registered its own commands since: whoever goes back to an older
    one had the newer one's stay."""
    await club.end()
    database = Path(club.settings.database)
    put_back(database)
    with closing(sqlite3.connect(database)) as connection:
        left = {name for (name,) in connection.execute("SELECT name FROM setting")}
    assert left <= OF_OURSELVES, "what says something of Discord does not outlast a backup"
    await club.start_anew()
    assert len(registered(club)) == 2
    await club.restart()
    assert len(registered(club)) == 2


async def test_names_are_valid_and_unique_in_every_language(club: Club) -> None:
    (commands,) = registered(club)
    assert list(command_problems(commands)) == []
    names = {command["name"] for command in commands}
    assert names == {
        *(
            "play",
            "seek",
            "cancel",
            "hand",
            "board",
            "status",
            "next",
            "matches",
            "catchup",
            "undo",
        ),
        *("ahead", "hint", "replay", "review", "log", "profile"),
        *("resign", "back", "substitute", "move-match", "nudge", "pause", "away", "draw"),
        *("export", "import"),
        *("rules", "legend", "learn", "words", "help", "language", "notify", "ladder", "report"),
        *("server", "block", "unblock", "privacy"),
        *offered(),
        "Check this match",  # in the menu of a message
    }


@pytest.mark.parametrize("locale", ["es-ES", "es-419"])
async def test_every_name_and_description_is_said_in_both_spanish(club: Club, locale: str) -> None:
    (commands,) = registered(club)
    for command in commands:
        for node in _nodes(command):
            if command["type"] != MESSAGE:  # in a menu there is no room for one
                assert node["description_localizations"][locale]
            assert node["name_localizations"][locale] == node["name_localizations"]["es-ES"]


def _nodes(command: dict[str, Any]) -> list[dict[str, Any]]:
    return [command, *(inner for o in command.get("options") or () for inner in _nodes(o))]


async def test_commands_are_for_servers_and_the_bots_own_messages_alone(club: Club) -> None:
    (commands,) = registered(club)
    for command in commands:
        in_direct_messages = command["name"] not in ("play", "cancel", "server", "move-match")
        wanted = [0, 1] if in_direct_messages else [0]
        assert sorted(command["contexts"] or [0, 1]) == wanted, command["name"]
