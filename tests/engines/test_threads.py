"""Several threads may decode what a game holds, and none is the first."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.guests import offered_by_the_bot

OFTEN = 2
"""How many processes are tried: each of them has a first time of its own."""
AT_ONCE = """
import sys, threading
import engines
from engines.core import Dice, decode, encode

engine = engines.load(sys.argv[1])
state = encode(engine.start(engine.meta.config(), engine.meta.seats[0], Dice("first", 0)).state)
sys.setswitchinterval(1e-6)
together = threading.Barrier(4)

def read():
    together.wait()
    decode(state, engine.meta.state)

threads = [threading.Thread(target=read) for _ in range(together.parties)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
"""


@pytest.mark.parametrize("key", offered_by_the_bot())
def test_threads_that_decode_a_state_at_once_end_well(key: str) -> None:
    """Without what `engines.load` does for it, one process in three ends by a fault in memory."""
    for _ in range(OFTEN):
        subprocess.run([sys.executable, "-c", AT_ONCE, key], check=True)
