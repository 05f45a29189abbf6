"""Copies of JSON are as deep as ever, and what is no JSON is copied too."""

from __future__ import annotations

import simcord.components
import simcord.gateway
import simcord.http.router

from cogs.panels.panel import Style
from offline.simcord_inside import copied


def test_a_copy_shares_nothing_that_can_be_changed() -> None:
    row = {"type": 1, "components": [{"label": "Ja, ñu", "value": None, "on": True, "at": 1.5}]}
    made = copied(row)
    assert made == row
    made["components"][0]["label"] = "other"
    assert row["components"][0]["label"] == "Ja, ñu"


def test_what_is_no_json_is_copied_as_it_is() -> None:
    made = copied({"style": Style.MAIN, "rows": [object]})
    assert made == {"style": Style.MAIN, "rows": [object]}
    assert isinstance(made["style"], Style)


def test_simcord_copies_so() -> None:
    assert vars(simcord.components)["deepcopy"] is copied
    assert vars(simcord.gateway)["copy"].deepcopy is copied
    assert vars(simcord.http.router)["copy"].deepcopy is copied
