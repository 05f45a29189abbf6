"""Faults in messages and answers."""

from __future__ import annotations

from tests.mutations.faults import Edit, Mutation

MUTATIONS = (
    Mutation(
        "posts that one statement writes go out the other way round",
        (
            Edit(
                "store/changes.py",
                r"\(\*self\.statements\.pop\(\)\.parameters, \*rows\)",
                "(*rows, *self.statements.pop().parameters)",
            ),
        ),
        ("tests/store/test_outbox.py", "-k", "order"),
        "assert",
    ),
    Mutation(
        "what discord.py has repeated in a thread is told again",
        (
            Edit(
                "tables/outbox/delivering.py",
                r"if done := await self\._transport\.stands\(delivery\):",
                "if since is not None and (done := await self._transport.stands(delivery)):",
            ),
        ),
        ("tests/tables/test_unconfirmed.py",),
        "assert",
    ),
    Mutation(
        "a change that tells more is marked as the one before it",
        (
            Edit(
                "tables/outbox/request.py",
                r" if self\.edits else nonce",
                " if not nonce else nonce",
            ),
        ),
        ("tests/tables/test_unconfirmed.py",),
        "assert",
    ),
    Mutation(
        "a voice says again what it said with other numbers",
        (Edit("cogs/words/names.py", r"repr\(said\)", "said.key"),),
        ("tests/laws/test_quoting.py", "-k", "says_again"),
        "assert",
    ),
    Mutation(
        "a picture is sent to where it stands",
        (
            Edit(
                "cogs/chat/standing.py", r"Kept\(known\[file\.filename\]\) if .*? else file", "file"
            ),
        ),
        ("tests/wire/test_calm.py",),
        "sent_again",
    ),
    Mutation(
        "whoever waits is sent the board once more",
        (Edit("cogs/chat/pictures.py", r"every if deciding or .*? else frozenset.*$", "every"),),
        ("tests/laws/test_private.py", "-k", "draws_for_it and magblast"),
        "assert",
    ),
    Mutation(
        "what was pressed is not changed as the answer",
        (
            Edit(
                "cogs/chat/answer.py",
                r"^ *self\._standings\.note_answer.*$",
                "            pass",
            ),
        ),
        ("tests/wire/test_light.py", "-k", "as_the_answer"),
        "assert",
    ),
    Mutation(
        "what Discord has refused to keep is tried again",
        (Edit("cogs/chat/standing.py", r"self\._keeps = self\._keeps or False", "pass"),),
        ("tests/wire/test_light.py", "-k", "kept_files"),
        "assert",
    ),
    Mutation(
        "a refusal speaks of another match than was meant",
        (Edit("cogs/chat/services.py", r" or interaction\.extras\.get\(_ABOUT\)", ""),),
        ("tests/bot/test_which_match.py", "-k", "refusal_names"),
        "IndexError",
    ),
    Mutation(
        "a message is marked with a number that Discord cannot hold",
        (
            Edit(
                "cogs/panels/ids.py",
                r"^    return zlib\.crc32\(nonce\.encode\(\)\) % \(2\*\*31 - 2\) \+ 1$",
                "    return zlib.crc32(nonce.encode()) + 1",
            ),
        ),
        ("tests/wire/test_calm.py",),
        "is greater than the maximum of 2147483647",
    ),
    Mutation(
        "an answer in words is taken for the message that was pressed",
        (
            Edit("cogs/chat/answer.py", r"self\._given in \(None, First\.UPDATE\) and ", ""),
            Edit(
                "cogs/chat/answer.py",
                r"^            if self\._given is not First\.UPDATE:\n.*\n(?=        return)",
                "",
            ),
        ),
        ("tests/bot/test_agreement.py", "-k", "what_was_changed"),
        "assert",
    ),
    Mutation(
        "whoever presses is told first that an answer follows",
        (
            Edit(
                "cogs/chat/answer.py",
                r"^        self\._timer = asyncio\..*$",
                "        self._time_is_up()",
            ),
        ),
        ("tests/bot/test_at_once.py",),
        "did not respond with a modal",
    ),
    Mutation(
        "the book tells today's rules of a match that began before",
        (Edit("cogs/shared/rules.py", r"match\.id, rules=rules\)", "match.id)"),),
        ("tests/bot/test_rulebook.py", "-k", "began_before"),
        "assert",
    ),
    Mutation(
        "no page of the book says that a match keeps earlier rules",
        (Edit("cogs/chat/books.py", r"\*_earlier\(book, say\), every", "every"),),
        ("tests/laws/test_rulebook.py", "-k", "earlier_rules"),
        "assert",
    ),
    Mutation(
        "a name within bold words ends them",
        (Edit("cogs/words/names.py", r"bold_throughout\(say\(said\)\)", "say(said)"),),
        ("tests/laws/test_quoting.py", "-k", "bold"),
        "bold_in_bold",
    ),
    Mutation(
        "whoever looks back is not told that matches are let go",
        (Edit("cogs/chat/which.py", r"^        if days is None:$", "        if True:"),),
        ("tests/bot/test_privacy.py", "-k", "let_go"),
        "No match of this channel",
    ),
    Mutation(
        "a poll is looked for by its nonce",
        (Edit("cogs/chat/transport.py", r"and question is not None:", "and question is None:"),),
        ("tests/games/magblast/play/test_voice_votes.py", "-k", "power_cut_at_a_poll"),
        "stands there twice",
    ),
    Mutation(
        "where answers are slow a change is announced and another message comes",
        (
            Edit(
                "cogs/shared/closer.py",
                r"thinking=not is_whisper\(interaction\)",
                "thinking=is_whisper(interaction)",
            ),
        ),
        ("tests/bot/test_at_once.py", "-k", "what_is_announced and imperium"),
        "assert",
    ),
    Mutation(
        "a match that is over waits for nobody",
        (
            Edit(
                "cogs/chat/acting.py",
                r"asked\(await self\.own_scene\(interaction\)\)",
                "await self.own_scene(interaction)",
            ),
        ),
        ("tests/bot/test_every_situation.py", "-k", "would_be_refused and ended_early"),
        "This match is over",
    ),
    Mutation(
        "who has given up is asked whether to give up",
        (Edit("cogs/shared/table.py", r"scene = holding\(", "scene = seated("),),
        ("tests/bot/test_every_situation.py", "-k", "would_be_refused and given_up"),
        "You have given up this match",
    ),
    Mutation(
        "a line typed after the end is told that it waits",
        (
            Edit(
                "cogs/chat/acting.py",
                r"playing(\(await self\.own_scene\(interaction\)\)\n +actions)",
                r"\1",
            ),
        ),
        ("tests/bot/test_every_situation.py", "-k", "is_answered and has_ended-alice"),
        "something is missing",
    ),
    Mutation(
        "what was chosen ahead is looked at though the match is over",
        (
            Edit(
                "cogs/chat/router.py",
                r"\(playing if (.*) else asked\)",
                r"(seated if \1 else asked)",
            ),
        ),
        ("tests/bot/test_every_old_control.py", "-k", "rebelmoon-ends"),
        "Something went wrong",
    ),
    Mutation(
        "a line that is typed is looked at in the event loop",
        (
            Edit(
                "cogs/chat/acting.py",
                r"await asyncio\.to_thread\(suggestions, scene, say\)",
                "suggestions(scene, say)",
            ),
        ),
        ("tests/laws/test_beside.py", "-k", "nim"),
        "MainThread",
    ),
    Mutation(
        "a switch is not read while another option is suggested",
        (Edit("cogs/chat/acting.py", r"return str\(value\)\.lower\(\)", "return str(value)"),),
        ("tests/games/rebelmoon/play/test_offers.py", "-k", "switch"),
        "Extra items",
    ),
    Mutation(
        "a text ends with an empty line",
        (Edit("cogs/chat/components.py", r"(\{words\}\") if words else .*", r"\1"),),
        ("tests/bot/test_matches.py", "-k", "not_waited_for"),
        "an empty line",
    ),
    Mutation(
        "whoever moves reads on their hand nothing of what everybody hears",
        (
            Edit(
                "tables/match/consequences.py",
                r"if own or out else",
                "if out else",
            ),
        ),
        ("tests/tables/test_since.py", "-k", "whoever_moves and imperium"),
        "assert",
    ),
    Mutation(
        "whoever is out of a match has a message of nothing that put them out",
        (
            Edit(
                "tables/match/consequences.py",
                r"if own or out else",
                "if own else",
            ),
        ),
        ("tests/laws/test_out.py", "-k", "has_a_message and third-3"),
        "nothing is said to them",
    ),
    Mutation(
        "nothing notifies whoever is out of a match that they are",
        (
            Edit(
                "tables/match/consequences.py",
                r" or \(out and not own\)",
                "",
            ),
        ),
        ("tests/laws/test_out.py", "-k", "has_a_message and third-3"),
        "nothing notifies of it",
    ),
    Mutation(
        "the board that calls somebody tells twice what it began to tell before they moved",
        (
            Edit(
                "cogs/panels/since.py",
                r"    for line in reversed\(told\):$",
                "    for line in told[:1]:",
            ),
        ),
        ("tests/laws/test_reports.py", "-k", "once_more"),
        "assert",
    ),
    Mutation(
        "whoever has won reads who has won by name",
        (
            Edit(
                "cogs/chat/messages.py",
                r"\*spoken_to\(scene\.seat, how_it_ended\(scene\)\)",
                "*how_it_ended(scene)",
            ),
        ),
        ("tests/laws/test_endings.py", "-k", "shazamm or nim"),
        "assert",
    ),
)
