"""Which of the acts that led to a failure are needed for it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence


async def shortest(
    acts: Sequence[int],
    fails: Callable[[Sequence[int]], Awaitable[bool]],
    enough: Callable[[], bool],
) -> list[int]:
    """Return a part of `acts`, in their order, that fails too, and of which all is needed.

    Halves are left out, then quarters, and so on down to single acts. Where `enough` says so
    before that, what was found so far is returned.
    """
    left, parts = list(acts), 2
    while left and not enough():
        size = -(-len(left) // parts)
        shorter = await _without_a_part(left, size, fails, enough)
        if shorter is not None:
            left, parts = shorter, max(parts - 1, 2)
        elif size == 1:
            break
        else:
            parts = min(2 * parts, len(left))
    return left


async def _without_a_part(
    acts: list[int],
    size: int,
    fails: Callable[[Sequence[int]], Awaitable[bool]],
    enough: Callable[[], bool],
) -> list[int] | None:
    for start in range(0, len(acts), size):
        rest = acts[:start] + acts[start + size :]
        if enough():
            return None
        if await fails(rest):
            return rest
    return None
