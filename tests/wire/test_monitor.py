"""Whoever watches the bot reads over HTTP what it has done, and how it is."""

from __future__ import annotations

from pathlib import Path

from tests.operating.watching import asked, free_port, numbers
from tests.wire.evening import SOON, evening
from tests.wire.player import until


async def test_what_has_happened_is_counted(tmp_path: Path) -> None:
    port = free_port()
    async with evening(tmp_path, BROADSIDE_METRICS=str(port)) as party:
        person = party.arrives()
        place = party.fake.world.add_channel("watched")
        for typed in ("ladder", "ladder"):
            assert (await person.types(place, typed)).acknowledged, party.bot.said
        opened = await person.types(place, "play", game="shazamm", where="here")
        assert await until(lambda: bool(person.knobs(place, "join")), SOON), (
            opened,
            party.bot.said,
        )
        await party.shown()
        status, written = await asked(port, "/metrics")
        health = await asked(port, "/health")
    assert status == 200
    found = numbers(written)
    assert found["broadside_answer_seconds_count"] == 3
    assert found["broadside_answer_seconds_bucket +Inf"] == 3
    assert found["broadside_commits_total"] > 1
    assert found["broadside_pictures_total"] > 0
    assert found["broadside_requests_total done"] > 3
    assert found["broadside_requests_total failed"] == 0
    assert found["broadside_loop_late_seconds_count"] > 0
    assert found["broadside_connected"] == 1
    assert found["broadside_outbox_due"] == found["broadside_outbox_late_seconds"] == 0
    assert health[0] == 200
    assert '"well": true' in health[1]
