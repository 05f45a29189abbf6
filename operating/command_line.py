"""The command line: what is asked for is done, and what is wrong is said in one line."""

from __future__ import annotations

import argparse
import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path

from cogs.chat.addresses import WrongAddress
from operating import logs, streams
from operating.backups import backup, restore, restored
from operating.doctor import ALL_WELL, SOMETHING_WRONG, doctor
from operating.hearing import heard
from operating.interruption import Interrupted, Interruptions
from operating.moving import export_whole, import_whole
from operating.retrying import retry
from operating.server_doctor import look_at_matches, look_at_server, look_at_shards
from operating.settings import (
    MAY_PASS,
    WRONG_SET_UP,
    Settings,
    WrongSetting,
    environment_with_file,
    misspelt,
    settings_from,
    with_token,
)
from operating.weather import Refused
from store import StoreAway, StoreBusy, StoreError
from store.addresses import is_server
from store.inspection import slices_served
from tables.match.retrying import WrongMatch

log = logging.getLogger("broadside")

NOTHING_DONE = {
    "backup": "no copy was made",
    "restore": "the database is as it was",
    "restored": "nothing was noted",
    "export": "no file was written",
    "import": "nothing was read in",
    "doctor": "it had not come to its end",
    "retry": "it may not have been heard, so ask once more",
}
"""What is true of each command that was interrupted before it was done."""
PARTLY_MENDED = "what was not mended is as it was, and `doctor` says what is left"


def main(run: Callable[[Settings], Awaitable[None]], arguments: list[str] | None = None) -> int:
    """Do what the command line says, which is `run` unless it names another command.

    Returns the exit code.
    """
    streams.fill()
    try:
        return _told(run, arguments)
    finally:
        streams.let_go_of_the_unsaid()


def _told(run: Callable[[Settings], Awaitable[None]], arguments: list[str] | None) -> int:
    """Do what the command line says, or tell who has interrupted it what became of it."""
    given = _parser().parse_args(arguments)
    with Interruptions() as interruptions:  # of the bot until the loop hears them
        try:
            return _begun(run, given, interruptions)
        except Interrupted as interrupted:
            if given.command is None:
                return 0
            done = PARTLY_MENDED if _mends(given) else NOTHING_DONE[given.command]
            return complain(f"interrupted: {done}", interrupted.code)


def _begun(
    run: Callable[[Settings], Awaitable[None]],
    given: argparse.Namespace,
    interruptions: Interruptions,
) -> int:
    """Do what is asked for, or say in one line why it cannot be; return the exit code."""
    try:
        environment = environment_with_file(Path(".env"))
        if given.database is not None:
            environment["BROADSIDE_DATABASE"] = given.database
        settings = settings_from(environment)
        strange = misspelt(environment)
        if given.command is not None:
            if strange:
                streams.aside(f"broadside: {strange}\n")
            return heard(lambda: _done(given, settings, interruptions.too_late))
        settings = with_token(settings)
        logs.set_up(settings)
        if strange:
            log.warning("%s", strange)
        asyncio.run(_awaited(run, settings))
    except (StoreAway, StoreBusy) as passing:
        could_not_look = given.command == "doctor"  # whose 1 says that something is wrong
        return complain(str(passing), WRONG_SET_UP if could_not_look else MAY_PASS)
    except (WrongSetting, WrongAddress, WrongMatch, StoreError, Refused) as error:
        return complain(str(error))
    return 0


def _done(given: argparse.Namespace, settings: Settings, too_late: Callable[[], None]) -> int:
    """Do what a command asks for, and return the exit code.

    `too_late` is called at the moment from which on nothing can be broken off.
    """
    database = settings.database
    match given.command:
        case "backup":
            print(backup(in_file(database, given.command), given.file, too_late))
        case "restore":
            print(restore(in_file(database, given.command), given.file, too_late))
        case "restored":
            print(restored(database, too_late))
        case "doctor":
            return _looked(given, settings)
        case "export":
            print(export_whole(database, given.all, too_late))
        case "import":
            print(import_whole(database, given.all, too_late))
        case _:
            print(asyncio.run(retry(database, given.match)))
    return 0


def _mends(given: argparse.Namespace) -> bool:
    return given.command == "doctor" and given.repair


def _looked(given: argparse.Namespace, settings: Settings) -> int:
    """Look at the database, in a file or on a server, and at the shards; return the exit code."""
    if given.repair or not is_server(settings.database):
        path = in_file(settings.database, "doctor --repair" if given.repair else "doctor")
        code = doctor(path, repair=given.repair, backup=given.backup)
        served = slices_served(Path(path)) if settings.shards else ()
        return max(code, int(bool(look_at_shards(settings, served))))
    look = look_at_server(settings.database)
    faults = [*look.faults, *look_at_shards(settings, look.served)]
    code = look_at_matches(settings.database) if look.readable else ALL_WELL
    if look.unread:
        print(f"no match was looked at: {look.unread}")
        code = WRONG_SET_UP
    if not faults:
        print("all is well with the server")
    return SOMETHING_WRONG if faults else code


def in_file(database: str, command: str) -> str:
    """Return the path of a database that is a file. Raises `WrongSetting` if it is on a server."""
    if is_server(database):
        raise WrongSetting(
            f"`{command}` is for a database in a file; of one on a server, take pg_dump, and"
            " pg_restore with `restored` after it, or `export --all`"
        )
    return database


async def _awaited(run: Callable[[Settings], Awaitable[None]], settings: Settings) -> None:
    await run(settings)


def complain(reason: str, code: int = WRONG_SET_UP) -> int:
    """Say in one line what whoever runs the bot can put right; return the exit code."""
    streams.aside(f"broadside: {reason}\n")
    return code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="Runs Broadside. See docs/operating.md.")
    database = "the SQLite file, or a server's postgresql:// address (BROADSIDE_DATABASE)"
    parser.add_argument("--database", help=database)
    commands = parser.add_subparsers(dest="command", metavar="[COMMAND]")

    def command(name: str, about: str) -> argparse.ArgumentParser:
        added = commands.add_parser(name, help=about, description=about)
        added.add_argument("--database", default=argparse.SUPPRESS, help=database)
        return added

    retrying = command("retry", "let paused matches be tried again, also while the bot runs")
    retrying.add_argument("match", nargs="?", metavar="MATCH", help="its number (all, if left out)")
    copying = command("backup", "copy the database to a new file, also while the bot runs")
    copying.add_argument("file", metavar="FILE", help="where to; it must not be there yet")
    restoring = command("restore", "put a backup in the place of the database; stop the bot first")
    restoring.add_argument("file", metavar="FILE", help="the backup; it stays as it is")
    command(
        "restored", "note that the database is a backup's, as after pg_restore; stop the bot first"
    )
    leaving = command("export", "write all that the bot knows to a new file, to be moved")
    leaving.add_argument("--all", required=True, metavar="FILE", help="it must not be there yet")
    arriving = command("import", "read such a file into a database that holds nothing yet")
    arriving.add_argument("--all", required=True, metavar="FILE", help="it stays as it is")
    looking = command("doctor", "say what is wrong with what is kept, also while the bot runs")
    looking.add_argument("--repair", action="store_true", help="mend it; stop the bot first")
    looking.add_argument(
        "--no-backup", dest="backup", action="store_false", help="mend it without keeping a copy"
    )
    return parser
