"""Faults of several processes on one database."""

from __future__ import annotations

from tests.mutations.faults import Edit, Mutation

MUTATIONS = (
    Mutation(
        "moves are made of a match that another process called off",
        (Edit("tables/match/making.py", r"changes\.as_read\(before\.match\).*$", "pass"),),
        ("tests/tables/test_play.py", "-k", "another_process_called_off"),
        "DID NOT RAISE",
    ),
    Mutation(
        "whoever is second to another process gets an apology",
        (
            Edit(
                "tables/attempts.py",
                r"= \(EntryTaken, MatchChanged\)",
                "= (EntryTaken,)",
            ),
        ),
        ("tests/bot/test_quicker.py", "-k", "shazamm"),
        "Something went wrong",
    ),
    Mutation(
        "two processes without shards serve one server both",
        (
            Edit(
                "operating/settings.py",
                r"return self\.shards or \(\(WHOLE,\) if is_server\(self\.database\) else \(\)\)",
                "return self.shards",
            ),
        ),
        ("tests/wire/test_shards.py", "-k", "two_processes_without_shards"),
        "assert",
    ),
    Mutation(
        "a process without shards serves a file beside those that have some",
        (
            Edit(
                "operating/running.py",
                r"if served := await store\.shards\.served\(\):",
                "if served := ():",
            ),
        ),
        ("tests/wire/test_shards.py", "-k", "refuses_a_file"),
        "AssertionError",
    ),
    Mutation(
        "every process thinks about the same question",
        (
            Edit(
                "tables/match/computers.py",
                r"if not self\._store\.shared:",
                "if True:",
            ),
        ),
        ("tests/tables/test_shared.py", "-k", "one_process_thinks"),
        "assert",
    ),
    Mutation(
        "what a dead process was thinking about is left to it",
        (
            Edit(
                "store/postgres/access.py",
                r"connection\.execute\(sql\.FORGET_THE_DEADS\.encode\(\)\)",
                "pass",
            ),
        ),
        ("tests/tables/test_shared.py", "-k", "another_process_thinks_on"),
        "assert",
    ),
    Mutation(
        "an old process pauses matches of a new one",
        (
            Edit(
                "tables/match/live.py",
                r"if isinstance\(error, engines\.UnknownRules\) and self\._store\.others:",
                "if False:",
            ),
        ),
        ("tests/tables/test_shared.py", "-k", "another_release"),
        "UnknownRules",
    ),
    Mutation(
        "doctor looks at no match on a server",
        (
            Edit(
                "operating/command_line.py",
                r"look_at_matches\(settings\.database\) if look\.readable else ALL_WELL",
                "ALL_WELL",
            ),
        ),
        ("tests/operating/test_server_doctor.py", "-k", "every_match_on_a_server"),
        "assert",
    ),
    Mutation(
        "a process lets people's time end where nobody serves them",
        (
            Edit(
                "tables/clocks.py",
                r"due\(now, AT_ONCE, of\)",
                "due(now, AT_ONCE)",
            ),
        ),
        ("tests/tables/test_signs.py", "-k", "clocks_alone_stand"),
        "nobody could",
    ),
    Mutation(
        "nobody is credited after the number of shards was changed",
        (
            Edit(
                "tables/attendance.py",
                r"since = \{shard: max\(at, others\)",
                "since = {shard: at",
            ),
        ),
        ("tests/tables/test_signs.py", "-k", "another_number"),
        "assert",
    ),
    Mutation(
        "a shard that an earlier release serves counts as left alone",
        (
            Edit(
                "tables/attendance.py",
                r"return last if alive is None else",
                "return last if True else",
            ),
        ),
        ("tests/tables/test_signs.py", "-k", "from_before_shards"),
        "assert",
    ),
    Mutation(
        "a sign of life that another gave first is not given",
        (Edit("tables/attendance.py", r"TRIES = 5", "TRIES = 1"),),
        ("tests/tables/test_signs.py", "-k", "given_again"),
        "assert",
    ),
    Mutation(
        "a sign of life is due only after a whole pulse",
        (Edit("tables/attendance.py", r"DUE = 0\.75", "DUE = 1.0"),),
        ("tests/tables/test_attendance.py", "-k", "wakes_once_a_pulse"),
        "assert",
    ),
    Mutation(
        "whoever was second once has to press once more",
        (Edit("tables/attempts.py", r"range\(RETRIES\)", "range(1)"),),
        ("tests/bot/test_quicker.py", "-k", "second_once and shazamm-EntryTaken"),
        "assert",
    ),
    Mutation(
        "every process looks round the matches of all",
        (
            Edit(
                "tables/match/watchdog.py",
                r"running\(TIME_UP, of\)",
                "running(TIME_UP)",
            ),
        ),
        ("tests/tables/test_signs.py", "-k", "its_own_shards"),
        "assert",
    ),
    Mutation(
        "matches of a shard that comes later are not gone on with",
        (
            Edit(
                "tables/upkeep.py",
                r"return late or any\(map\(self\._is_new, self\._attendance\.attended\(\)\)\)",
                "return late",
            ),
        ),
        ("tests/tables/test_signs.py", "-k", "comes_later"),
        "assert",
    ),
    Mutation(
        "whoever starts on a server waits for leases of the dead",
        (
            Edit(
                "store/postgres/access.py",
                r"connection\.execute\(sql\.LEAVE_THE_DEADS\.encode\(\)\)",
                "pass",
            ),
        ),
        ("tests/store/test_shards.py", "-k", "where_no_other_lives"),
        "assert",
    ),
    Mutation(
        "shards are served beside a process that has none",
        (
            Edit(
                "store/parts/shards.py",
                r"wanted != WHOLE and not self\._access\.shared",
                "False",
            ),
        ),
        ("tests/store/test_shards.py", "-k", "beside_who_has_none and file"),
        "assert",
    ),
    Mutation(
        "shards wait on a server for a process without that has ended",
        (
            Edit(
                "store/parts/shards.py",
                r"wanted != WHOLE and not self\._access\.shared",
                "wanted != WHOLE",
            ),
        ),
        ("tests/store/test_shards.py", "-k", "beside_who_has_none and server"),
        "assert",
    ),
    Mutation(
        "a clock that was wrong once keeps shards from being served",
        (
            Edit(
                "store/sql/shards.py",
                r"abs\(at - \{NOW\}\) < \?",
                "{NOW} - at < ?",
            ),
        ),
        ("tests/store/test_shards.py", "-k", "beside_who_has_none"),
        "assert",
    ),
    Mutation(
        "who was told second of a move that stands says why it cannot be made",
        (
            Edit(
                "cogs/chat/attending.py",
                r"if await client\.services\.tables\.records\.was_done\(interaction\.id\):",
                "if False:",
            ),
        ),
        ("tests/bot/test_told_too.py", "-k", "rebelmoon"),
        "nothing to decide right now",
    ),
    Mutation(
        "time runs out for whoever has moved in this moment",
        (Edit("tables/match/play.py", r"Changes\(\)\.taken\(deadline\)\.", "Changes()."),),
        ("tests/tables/test_as_read.py", "-k", "clock-renewed"),
        "assert",
    ),
)
