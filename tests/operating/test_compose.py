"""`compose.yaml` can be read, and what it sets are settings that there are."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from operating import settings
from operating.slices import gaps
from store.addresses import is_server, shown

ROOT = Path(__file__).parents[2]
READ = re.compile(r'"((?:BROADSIDE|DISCORD)_\w+)"')
"""How a setting stands where it is read."""
FILLED = re.compile(r"\$\{(\w+):([?-])([^}]*)\}")
PLAIN = re.compile(r"(?P<key>[\w_]+):(?: (?P<value>.+))?")


def lines(text: str) -> Iterator[tuple[int, str]]:
    """Yield what stands in a file of YAML, and how far in."""
    for line in text.splitlines():
        assert "\t" not in line
        if (bare := line.strip()) and not bare.startswith("#"):
            yield len(line) - len(line.lstrip()), bare


def read(text: str) -> Any:
    """Return what a file says that has keys, lists and scalars, each on a line; nothing else.

    An item of a list may have keys."""
    found, left = _block(list(lines(text)))
    assert not left, f"cannot be read: {left[0]}"
    return found


def _block(rest: list[tuple[int, str]]) -> tuple[Any, list[tuple[int, str]]]:
    depth = rest[0][0]
    keys: dict[str, Any] = {}
    items: list[Any] = []
    while rest and rest[0][0] == depth:
        (_, line), *rest = rest
        if line.startswith("- "):
            if PLAIN.fullmatch(line[2:]):
                item, rest = _block([(depth + 2, line[2:]), *rest])
            else:
                item = scalar(line[2:])
            items.append(item)
            continue
        match = PLAIN.fullmatch(line)
        assert match is not None, f"cannot be read: {line}"
        assert match["key"] not in keys, f"stands twice: {line}"
        if match["value"] is not None:
            keys[match["key"]] = scalar(match["value"])
        else:
            assert rest and rest[0][0] > depth, f"nothing is below: {line}"
            keys[match["key"]], rest = _block(rest)
    assert not (keys and items) and (not rest or rest[0][0] < depth)
    return keys or items, rest


def scalar(said: str) -> str:
    if said.startswith('"'):
        assert said.endswith('"') and '"' not in said[1:-1] and "\\" not in said
        return said[1:-1]
    assert re.fullmatch(r"[\w.{}/-]+", said), f"needs quotes: {said}"
    return said


@pytest.fixture
def services() -> dict[str, Any]:
    return read((ROOT / "compose.yaml").read_text("utf-8"))["services"]


def filled(said: str, **known: str) -> str:
    """Return a value with what comes from the environment."""

    def fill(match: re.Match[str]) -> str:
        otherwise = match[3] if match[2] == "-" else ""
        return known.get(match[1]) or otherwise or pytest.fail(f"{match[1]} is not known")

    return FILLED.sub(fill, said)


def test_what_it_sets_are_settings(services: dict[str, Any]) -> None:
    told = services["bot"]["environment"]
    there = READ.findall(Path(settings.__file__).read_text("utf-8"))
    assert told.keys() <= set(there)
    documented = (ROOT / "docs" / "operating.md").read_text("utf-8")
    assert all(f"| `{name}` |" in documented for name in told)
    known = {"BROADSIDE_PASSWORD": "secret", "DISCORD_TOKEN": "a-token"}
    found = settings.settings_from({name: filled(value, **known) for name, value in told.items()})
    assert settings.with_token(found).token == "a-token"
    assert is_server(found.database) and shown(found.database).endswith("://database/broadside")
    assert gaps(found.shards, found.shards[0].shards) == []


def test_every_setting_of_the_file_beside_it_reaches_the_bots(services: dict[str, Any]) -> None:
    """As that file: what is misspelt in it arrives, too, and is named. It need not be there.

    What is said in both places is as in `environment`, by the specification of such files.
    """
    bot = services["bot"]
    assert bot["env_file"] == [{"path": ".env", "required": "false"}]
    here_alone = {"BROADSIDE_DATABASE", "BROADSIDE_METRICS"}
    for name, value in bot["environment"].items():
        taken = re.match(r"\$\{(\w+):", value)
        assert name in here_alone or (taken and taken[1] == name), f"{name} of the file is lost"
    documented = (ROOT / "docs" / "operating.md").read_text("utf-8")
    (said,) = re.findall(r"Of the settings (.*) stand in `compose\.yaml` alone", documented)
    assert set(re.findall(r"`(\w+)`", said)) == here_alone


def test_each_slice_has_a_process(services: dict[str, Any]) -> None:
    """By `scale`, which every program heeds that reads such files; some overlook `deploy`."""
    bot = services["bot"]
    slices = settings.settings_from(
        {"BROADSIDE_SHARDS": filled(bot["environment"]["BROADSIDE_SHARDS"])}
    ).shards
    assert "deploy" not in bot
    assert int(bot["scale"]) == len(slices) == 2


def test_metrics_are_read_by_the_services_alone(services: dict[str, Any]) -> None:
    """Where they can be reached by another container no port of the machine leads to them."""
    bot = services["bot"]
    heard = settings.settings_from(
        {"BROADSIDE_METRICS": bot["environment"]["BROADSIDE_METRICS"]}
    ).metrics
    assert heard is not None
    assert heard.host == "0.0.0.0"
    assert not {"ports", "network_mode"} & bot.keys()


def test_passwords_come_from_the_environment(services: dict[str, Any]) -> None:
    """Without one nothing starts."""
    told = {**services["database"]["environment"], **services["bot"]["environment"]}
    for name in ("POSTGRES_PASSWORD", "DISCORD_TOKEN"):
        assert FILLED.fullmatch(told[name]), name
        assert ":?" in told[name]
    assert re.search(r"//\w+:\$\{BROADSIDE_PASSWORD:\?[^}]+\}@", told["BROADSIDE_DATABASE"])


def test_what_it_names_is_there(services: dict[str, Any]) -> None:
    build = services["bot"]["build"]
    assert (ROOT / build["context"] / build["dockerfile"]).is_file()
    for packages in build["args"]["PACKAGES"].split():
        assert (ROOT / "requirements" / f"{packages}.txt").is_file()
    assert set(services["bot"]["depends_on"]) <= set(services)


def test_a_bot_that_is_set_up_wrongly_is_not_started_for_ever(services: dict[str, Any]) -> None:
    """What starts it again cannot tell exit code 2 from others, and docs/operating.md says so."""
    policy = services["bot"]["restart"]
    assert re.fullmatch(r"on-failure:\d+", policy)
    assert f"`{policy}`" in (ROOT / "docs" / "operating.md").read_text("utf-8")


def test_no_registry_is_named(services: dict[str, Any]) -> None:
    images = [one["image"] for one in services.values() if "image" in one]
    assert images == ["postgres:17"]


@pytest.mark.parametrize(
    "wrong", ["a:\n\tb: c", "a: b\na: c", "a:\n", "a: [b]", "a:\n  b: c\n d: e", "- a\nb: c"]
)
def test_what_is_no_such_file_is_not_read(wrong: str) -> None:
    with pytest.raises((AssertionError, IndexError)):
        read(wrong)
