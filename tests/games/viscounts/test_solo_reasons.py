"""VW-12: each step of the AI is told with its reason, so that it can be followed on a table."""

from __future__ import annotations

import pytest

from tests.games.viscounts.given import Given
from tests.games.viscounts.test_solo import solo
from tests.marks import rule
from viceregal import rulebook
from viceregal.games.viscounts.rules.cards.schemes import SCHEMES
from viceregal.games.viscounts.rules.solo_events import (
    OF_THE_AI,
    REASONS,
    ROW_NAMES,
    RULES_OF_STEPS,
    AiReasoned,
    AiRowBegan,
    rule_of,
)
from viceregal.games.viscounts.words.speech import ViscountsSpeech


@rule("VW-12.1", "VW-12.2")
def test_every_row_of_a_scheme_is_announced_before_it_is_carried_out(given: Given) -> None:
    g = solo(given, "s-x1", {"at": "town-1", "unpaid": 1, "acquired": 1})
    kinds = [event["is"] for event in g.events()]
    rows = [event["row"] for event in g.events() if event["is"] == "AiRowBegan"]
    assert rows == [0, 1, 2, 3]
    assert kinds.index("SchemeRevealed") < kinds.index("AiRowBegan") < kinds.index("AiConsidered")
    g.told(AiRowBegan, row=0, scheme="s-x1", count=1)


@rule("VW-12.7")
@pytest.mark.parametrize(
    ("has", "reason"),
    [
        ({"unpaid": 1, "acquired": 1}, "tie-debt"),
        ({"unpaid": 1, "acquired": 1, "paid": 1}, "fewer-deeds"),
        ({"unpaid": 1, "acquired": 1, "approved": 1}, "fewer-debts"),
        ({"unpaid": 1}, "only-debt"),
        ({"acquired": 1}, "only-deed"),
    ],
)
def test_it_says_why_it_flips_what_it_flips(given: Given, has: dict[str, int], reason: str) -> None:
    g = solo(given, "s-n", {"at": "town-1", **has}, tops={"a": "friar"}, rival="builder")
    g.told(AiReasoned, reason=reason)


def test_every_step_of_the_ai_follows_a_rule_of_the_book() -> None:
    known = {each.id for each in rulebook.rules("viscounts")}
    assert {rule_of(AiReasoned(reason)) for reason in range(len(REASONS))} <= known
    for kind in OF_THE_AI:
        if kind is not AiReasoned:
            assert RULES_OF_STEPS[kind] in known


@pytest.mark.parametrize(
    ("lang", "otherwise"), [("en", "otherwise"), ("pl", "jeśli"), ("ru", "если"), ("cs", "když")]
)
def test_the_bottom_row_says_that_the_second_action_stands_in_for_the_first(
    lang: str, otherwise: str
) -> None:
    """A mere list read as if the action itself were the primary focus."""
    speech = ViscountsSpeech(lang)
    for scheme, row in enumerate(SCHEMES):
        words = speech.event(AiRowBegan(ROW_NAMES.index("action"), scheme, 0), ("Ania", "AI"))
        assert words.count(otherwise) == len(row.acts) - 1
