"""A bot that nobody asks for anything draws what first pictures take, once it is connected."""

from __future__ import annotations

import signal
from pathlib import Path

from tests.operating.process import running_bot
from tests.operating.stub import stub_of_discord

NO_REST = """
import sys
from functools import partial
from cogs.chat import warming
from operating import running
running.warm = partial(warming.warm, rest=0.0)
rehearsed = warming.rehearsed
def told(game, locale, wanted):
    done = rehearsed(game, locale, wanted)
    print(f"drawn: {game} {locale} {done}", file=sys.stderr, flush=True)
    return done
warming.rehearsed = told
"""


async def test_it_draws_a_board_of_each_game_when_nobody_waits(tmp_path: Path) -> None:
    async with stub_of_discord() as stub, running_bot(stub, tmp_path, NO_REST) as running:
        for game in ("imperium", "magblast", "rebelmoon", "shazamm"):
            for locale in ("en", "es"):
                await running.says(f"drawn: {game} {locale} True")
        assert await running.end(signal.SIGTERM) == 0
    assert running.log.index("ready bot=") < running.log.index("drawn:")
    assert "Traceback" not in running.log
