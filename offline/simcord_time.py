"""How time passes in simcord: its private names that concern clocks and timers, checked here.

simcord's clock starts at New Year 2026 and stands while the bot works. A timer of the bot that
nobody moves the clock to runs in earnest beside it: whoever waits for the bot to rest waits that
long, and what a slow machine has not done by then has not happened yet.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import AbstractContextManager
from datetime import UTC, datetime
from typing import Any

from simcord import _dpy_internals, _runtime
from simcord.env import Env

from cogs.chat.beat import Beat
from offline.simcord_inside import check

check(
    (
        (Env, "_bot_scope"),
        (Env, "_move_clock"),
        (Env, "_schedule_timer"),
        (Env, "_settle_internal"),
        (_runtime, "_BOT_SCOPE"),
        (_runtime, "_selected_env"),
        (_dpy_internals, "_clock_monotonic"),
        (_dpy_internals, "_original_callback"),
        (_dpy_internals, "get_state"),
        (_dpy_internals, "_tasks_loop_self"),
        (_dpy_internals, "is_intentional_wait_wakeup"),
        (_dpy_internals, "is_listener_future"),
        (_dpy_internals, "is_view_wait_future"),
        (_dpy_internals, "is_wait_for_listener"),
        (_dpy_internals, "real_monotonic"),
        (_dpy_internals, "tasks_loop_sleep"),
        (_dpy_internals, "view_expiry_task"),
    )
)


def stand_on_the_real_clock(env: Env) -> None:
    """Let the simulated clock show the real time from now on.

    What was made before keeps its id: a world made in the same order has the same users and
    channels on every start, while new messages never take the id of an earlier run's. The
    application is a new one, so that a bot with a database of an earlier run does not take
    its commands for registered.

    The clock stands while the bot works, and `catch_up` moves it on. Whenever a timer is made it
    is put right at once: else that timer would run so much too early as the clock was behind.
    """
    env.backend.clock._epoch = datetime.now(UTC)
    env.backend.application_id = env.backend.snowflake()
    schedule = env._schedule_timer

    def schedule_timer(record: Any, callback: Any, *rest: Any) -> None:
        behind = _behind(env)
        env.backend.advance_clock(behind)
        record.when += behind
        schedule(record, callback, *rest)

    env._schedule_timer = schedule_timer  # type: ignore[method-assign]


def _behind(env: Env) -> float:
    """Return how many seconds the simulated clock is behind the real one."""
    return max(0.0, (datetime.now(UTC) - env.now()).total_seconds())


def _monotonic() -> float:
    """Return what `time.monotonic` is while simcord runs: it is asked many times for each task.

    The simulated clock stands while the bot works: who thinks in a thread until it is late would
    never end there.
    """
    if threading.get_ident() == _MAIN:
        env = _runtime._selected_env(driver=False)
        if env is not None:
            return env._virtual_time
    return _dpy_internals.real_monotonic()


_MAIN = threading.main_thread().ident
_dpy_internals._clock_monotonic = _monotonic


async def catch_up(env: Env) -> None:
    """Move the simulated clock to the real time, and everything that falls due on the way.

    Where the bot works on, nobody waits for it: the clock goes on, and what is due by then falls
    due at the next call. Else it would stand as long as something is awaited that may never come,
    with the limit of that wait.
    """
    try:
        await env.advance_time(_behind(env))
    except TimeoutError:
        env._move_clock(env._virtual_time + _behind(env))


# -- Waits of discord.py's that the bot has not: simcord looks for them in every task again ------


def _where_any(are: Callable[[Any], Any], original: Callable[..., bool]) -> Callable[..., bool]:
    """Return what tells whether a task waits so, without looking where no client's does."""

    def waits(client: Any, *what: Any) -> bool:
        return bool(are(client)) and original(client, *what)

    return waits


def _listeners(client: Any) -> Any:
    """Return those that `Client.wait_for` waits for."""
    return getattr(client, "_listeners", None)


def _views(client: Any) -> Any:
    """Return views and forms that discord.py keeps, and waits for the end of."""
    store = getattr(_dpy_internals.get_state(client), "_view_store", None)
    return store is not None and (store._views or store._modals)


for _name, _are in (
    ("is_listener_future", _listeners),
    ("is_wait_for_listener", _listeners),
    ("is_view_wait_future", _views),
    ("view_expiry_task", _views),
):
    setattr(_dpy_internals, _name, _where_any(_are, getattr(_dpy_internals, _name)))


# -- The rest between two beats: simcord knows that of `discord.ext.tasks`, which this bot has not


def _rests(task: Any) -> bool:
    beat = _dpy_internals._tasks_loop_self(task)
    return isinstance(beat, Beat) and beat.resting


def _rests_on(task: Any, waiter: Any) -> bool:
    return waiter is not None and not waiter.done() and _rests(task)


def _is_wakeup(client: Any, callback: Any, args: tuple[Any, ...], task: Any) -> bool:
    return _rests(task) or _is_other_wakeup(client, callback, args, task)


_is_other_wakeup = _dpy_internals.is_intentional_wait_wakeup
_dpy_internals.tasks_loop_sleep = _rests_on
_dpy_internals.is_intentional_wait_wakeup = _is_wakeup


# -- Timers that wait for nothing but the simulated clock ---------------------------------------


def let_run(env: Env, *seconds: float) -> None:
    """Let timers of just so many seconds run while the bot works, as they do in earnest.

    simcord holds all of them back until it rests. This ends with the bot's run.
    """
    runtime, loop = env._runtime, env._loop
    assert runtime is not None
    assert loop is not None
    simulated = loop.call_later

    def call_later(delay: float, *what: Any, **how: Any) -> Any:
        if delay not in seconds:
            return simulated(delay, *what, **how)
        return runtime.call_at(_dpy_internals.real_monotonic() + delay, *what, **how)

    loop.call_later = call_later  # type: ignore[method-assign]


def move_the_clock_to_timers(env: Env, horizon: float) -> None:
    """Let nobody wait in earnest: once the bot only waits for timers, the clock moves to them.

    Those within `horizon` simulated seconds of a person's action belong to it; later ones are
    left until a test lets time pass. What waits in earnest still are the time limits of asyncio
    on something that is under way, and the rest between two beats never counts.
    """
    held: list[Any] = []
    schedule, until_at_rest = env._schedule_timer, env._settle_internal

    def schedule_timer(record: Any, callback: Any, *rest: Any) -> None:
        schedule(record, callback, *rest)
        if record.real_handle is not None and _waits_for_the_clock(callback):
            record.real_handle.cancel()
            held.append(record)

    async def settle(*, _deadline: float | None = None, **details: Any) -> None:
        if _deadline is not None:
            await until_at_rest(_deadline=_deadline, **details)
            return
        end = env._virtual_time + horizon
        while True:
            await until_at_rest(**{**details, "timeout": None})
            held[:] = [record for record in held if _still_to_come(record, env._virtual_time)]
            due_at = min((record.when for record in held), default=end + 1)
            if due_at > end:
                return
            env._move_clock(due_at)

    env._schedule_timer = schedule_timer  # type: ignore[method-assign]
    env._settle_internal = settle  # type: ignore[method-assign]


def _waits_for_the_clock(callback: Any) -> bool:
    """Tell whether a timer ends a sleep or calls our own code; asyncio's others are limits."""
    original = _dpy_internals._original_callback(callback)
    sleeps = getattr(original, "__name__", "") == "_set_result_unless_cancelled"
    return sleeps or not (getattr(original, "__module__", None) or "asyncio").startswith("asyncio")


def _still_to_come(record: Any, now: float) -> bool:
    return record.handle is not None and not record.handle.cancelled() and record.when > now


# -- Work that nobody would wait for ------------------------------------------------------------


def as_the_bot(env: Env) -> AbstractContextManager[None]:
    """Return a context in which what is called counts as the bot's, so that its work is awaited.

    A test that calls the bot itself, other than by what a person does, needs it: simcord waits
    for the tasks only that have come of an event of its own.
    """
    return env._bot_scope()


def belongs_to_the_bot() -> bool:
    """Tell whether a task that is made now is one that simcord waits for."""
    return _runtime._BOT_SCOPE.get() is not None
