"""The counts are as they were; where they are not, the split says behind which action to look."""

from __future__ import annotations

import pytest

from tests.perft.entries import Entry, entries
from viceregal.core.perft import perft, split

ENTRIES = entries()


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: f"{entry.game.key}-{entry.version}-{entry.name}")
def test_counts(entry: Entry) -> None:
    s = entry.state()
    for depth, count in entry.counts:
        found = perft(entry.game, s, depth)
        if found != count:
            behind = "\n".join([f"{nodes:9} {action}" for action, nodes in split(entry.game, s, depth)])
            pytest.fail(f"{entry.name}: perft {depth} is {found}, not {count}\n{behind}")


def test_every_question_of_a_player_is_counted_from() -> None:
    for game in {entry.game.key: entry.game for entry in ENTRIES}.values():
        asked = {type(entry.state().todo[-1]) for entry in ENTRIES if entry.game is game}
        asked |= {kind for kind, question in game.rules.questions.items() if question.options is None}
        players = {kind for kind in game.rules.questions if kind.__name__ not in ("AskLot", "AskReturn")}
        assert asked >= players, game.key
