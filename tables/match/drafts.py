"""Drafts: what a player has put together and not yet submitted. Nobody else ever sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

import engines
from engines.core import decode, encode, text
from store import Changes, Draft, DraftChanged, Store
from tables.errors import StaleDraft
from tables.match.scene import Scene


class Drafts:
    """The drafts of all matches. They are kept in the database, and nowhere else."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def keep(self, scene: Scene, orders: Sequence[Any]) -> Scene:
        """Store orders in place of those of `scene`, and return the scene with them.

        Raises `StaleDraft` if the draft is not what the scene holds any more.
        """
        assert scene.seat is not None
        draft = Draft(scene.match.id, scene.seat, encode(tuple(orders)))
        try:
            await self._store.commit(Changes().draft(draft, encode(scene.drafted)))
        except DraftChanged as error:
            raise StaleDraft(text("refusal-draft-changed")) from error
        return msgspec.structs.replace(scene, drafted=tuple(orders))


def drafted(game: str, kept: Draft | None) -> tuple[Any, ...]:
    """Return the orders of a draft, in the order of their submission; none if there is no draft.

    What an earlier version wrote and this one cannot read counts as nothing.
    """
    if kept is None:
        return ()
    try:
        return decode(kept.orders, tuple[engines.load(game).meta.action, ...])
    except msgspec.ValidationError:
        return ()
