"""Faults of several processes on one database."""

from __future__ import annotations

from tests.mutations.faults import Edit, Mutation

MUTATIONS = (
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
                r"if isinstance\(error, engines\.UnknownRules\) and self\._store\.shared:",
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
)
