"""The process in which a film is made: `python -m cogs.chat.shooting`.

It reads from standard input what is to be shown, and writes a dot for each picture that is drawn,
then the film. It is told what its viewer could see and nothing else: views, names, a language.
"""

from __future__ import annotations

import importlib
import sys
from typing import Any

import msgspec

import engines
from cogs.chat.scripts import DONE, DRAWN, LARGE, Film, Script, Shot
from cogs.words.lines import one_line
from cogs.words.strings import speaker
from engines.core import decode
from render.kit.film import TooLarge, filmed
from thinking.apart import modest

COMPUTING = 60
"""Seconds of computing that it may take."""
MEMORY = 2 << 30
"""Bytes that it may take."""


def drawn(script: Script, shot: Shot) -> Any:
    """Return the picture of a shot, as it is drawn where the match is gone through."""
    renderer: Any = importlib.import_module(f"render.{script.game}")
    view = decode(shot.view, engines.load(script.game, script.rules).meta.view)
    say = speaker(script.locale, script.names.__getitem__, one_line, script.number)
    marked = shot.lately and shot.kind in getattr(renderer, "MARKED", ())
    marks = (shot.lately,) if marked else ()
    return getattr(renderer, shot.kind)(view, say, *marks)


def main() -> None:
    """Make the film that standard input asks for."""
    modest(MEMORY, COMPUTING)
    script = msgspec.msgpack.decode(sys.stdin.buffer.read(), type=Script)
    out, pngs, alt = sys.stdout.buffer, list[bytes](), ""
    for shot in script.shots:
        picture = drawn(script, shot)
        pngs.append(picture.png)
        alt = picture.alt
        out.write(DRAWN)
        out.flush()
    try:
        film = Film(filmed(pngs, script.most), alt)
    except TooLarge:
        out.write(LARGE)
    else:
        out.write(DONE + msgspec.msgpack.encode(film))


if __name__ == "__main__":
    main()
