"""Everything that can go wrong between a caller and the database.

    StoreError
    ├── StoreUnusable            the database cannot be opened
    │   ├── StoreDamaged         ... for its pages are not what they should be
    │   └── StoreAway            ... for now: its server cannot be reached, its file is locked
    ├── StoreClosed              it was closed
    ├── StoreGone                it was deleted, moved or replaced
    ├── StoreBusy                another process kept it locked for too long
    ├── StoreUnwritable          its disk takes nothing
    │   └── StoreFull            ... for it is full
    ├── StoreFailed              it refused, or broke: a bug above, or a dying disk
    └── Conflict                 somebody else was first
        ├── EntryTaken           ... with this entry's number
        ├── InteractionRepeated  ... or rather oneself: this interaction was applied already
        ├── ChannelTaken         ... in this channel
        ├── ChoicesChanged       ... in what a person or a server has chosen
        ├── DraftChanged         ... in this draft
        ├── DeadlineTaken        ... at this deadline
        ├── MatchChanged         ... and the match is gone or not as expected
        ├── PostTaken            ... at delivering this
        ├── SeatTaken            ... and a seat has changed hands
        ├── SeekTaken            ... and whoever looks for somebody does not as expected
        ├── SettingChanged       ... in what the program remembers
        ├── SignTaken            ... with a sign of life
        └── TooSoon              it was oneself, a moment ago

Whatever a commit raises, nothing of it has been written.
"""

from __future__ import annotations


class StoreError(Exception):
    """Root of all errors of the store."""


class StoreUnusable(StoreError):
    """The database cannot be opened; `reason` says why, in one line for the operator."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class StoreDamaged(StoreUnusable):
    """Pages of the database are not what they should be."""


class StoreAway(StoreUnusable):
    """The server of the database cannot be reached, or its file is locked, which may pass."""


class StoreClosed(StoreError):
    """The store was closed before this was asked of it."""


class StoreGone(StoreError):
    """It is not the one that was opened; whoever writes to it writes to nobody."""


class StoreBusy(StoreError):
    """Another process held the database locked beyond the busy timeout; try again later."""


class StoreUnwritable(StoreError):
    """The disk fails, or may only be read; what was stored before is as safe as the disk."""


class StoreFull(StoreUnwritable):
    """The disk is full; what was stored before is safe."""


class StoreFailed(StoreError):
    """The database refused for a reason that trying again does not mend."""


class Conflict(StoreError):
    """Somebody else wrote first."""


class EntryTaken(Conflict):
    """Another writer has appended an entry with this number; load the match again."""


class InteractionRepeated(Conflict):
    """This interaction was applied already; see `Log.was_done`."""


class SeekTaken(Conflict):
    """Somebody does not look for anybody as they did when it was read."""


class SettingChanged(Conflict):
    """What the program remembered is not what was read: another process was quicker."""


class SignTaken(Conflict):
    """Another process has given a sign of life of that shard."""


class ChannelTaken(Conflict):
    """Another match is in its lobby or being played in this channel."""


class ChoicesChanged(Conflict):
    """What a person or a server has chosen is not what was read."""


class DraftChanged(Conflict):
    """The draft does not hold what it was expected to."""


class MatchChanged(Conflict):
    """The match is gone, or it, or what its end is counted by, is not as it was read."""


class DeadlineTaken(Conflict):
    """The deadline was handled by another process, put off, or is gone."""


class PostTaken(Conflict):
    """The post is claimed by another process now, or is gone."""


class SeatTaken(Conflict):
    """A seat of the match has changed hands since what is to be written was read."""


class TooSoon(Conflict):
    """The same was done too short a time ago."""
