"""The process in which a foreign file is looked at: `python -m tables.proof.worker`.

It reads the file from standard input, writes what came of it, and ends. Whatever the file does to
it, the bot goes on: it may take so much memory and time, and no more.
"""

from __future__ import annotations

import subprocess
import sys

import msgspec
from msgspec import Struct

from tables.proof.foreign import Brought, Unfit, brought
from thinking.apart import beside, modest

SECONDS = 30.0
"""How long it may take, the start of the process included. A thousand steps take a second."""
COMPUTING = 15
"""Seconds of computing that it may take."""
MEMORY = 1 << 30
"""Bytes that it may take."""


class Answer(Struct, frozen=True):
    """What came of a file: a match, or in one word why there is none."""

    brought: Brought | None = None
    unfit: str = ""


def looked_at(data: bytes, seconds: float = SECONDS) -> Brought:
    """Return the match that a file tells, looked at in a process of its own. Raises `Unfit`."""
    with beside("tables.proof.worker") as process:
        try:
            said, _ = process.communicate(data, timeout=seconds)
        except subprocess.TimeoutExpired as error:
            raise Unfit("long") from error
        finally:
            process.kill()
    try:
        answer = msgspec.msgpack.decode(said, type=Answer)
    except msgspec.DecodeError as error:  # it came to no end of its own
        raise Unfit("long") from error
    if answer.brought is None:
        raise Unfit(answer.unfit)
    return answer.brought


def main() -> None:
    """Look at what standard input holds."""
    modest(MEMORY, COMPUTING)
    try:
        answer = Answer(brought(sys.stdin.buffer.read()))
    except Unfit as unfit:
        answer = Answer(unfit=unfit.what)
    except MemoryError:
        answer = Answer(unfit="long")
    except Exception:  # whatever an engine makes of what should not be
        answer = Answer(unfit="steps")
    sys.stdout.buffer.write(msgspec.msgpack.encode(answer))


if __name__ == "__main__":
    main()
