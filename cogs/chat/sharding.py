"""What discord.py knows of a client with shards, though it serves only some of them.

discord.py's own `AutoShardedClient` follows its shards in one piece, and ends with the first that
cannot go on. So only what it remembers is used; the lines are ours (`operating/lines.py`). What is
touched here discord.py does not promise.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import discord
from discord.state import AutoShardedConnectionState


class Sharded(discord.Client):
    """A client that can have shards: it has them if it is given a `shard_count`."""

    _connection: Any

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.elsewhere: dict[int, Any] = {}
        """Channels of servers of which other processes hear, as they were asked for."""

    def _get_state(self, **options: Any) -> Any:
        if options.get("shard_count") is None:
            return super()._get_state(**options)
        return AutoShardedConnectionState(
            dispatch=self.dispatch,
            handlers=self._handlers,
            hooks=self._hooks,
            http=self.http,
            **options,
        )

    def serve(self, shards: Iterable[int]) -> None:
        """Know of these shards from now on, and of no server that was known before."""
        state = self._connection
        for task in state._ready_tasks.values():
            task.cancel()
        state._ready_tasks, state._ready_states = {}, {}
        state._guilds.clear()
        state.shard_ids = list(shards)
