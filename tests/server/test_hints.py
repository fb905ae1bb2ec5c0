"""A hint in words: its list says nothing against its own advice, and several gems are advised as one choice."""

from __future__ import annotations

from random import Random

from tests.server.offline import Offline
from viceregal.bots import registry
from viceregal.bots.analysis import Analysis, Judged, Reason
from viceregal.games.viceroy.rules.recolouring import best_recolouring
from viceregal.games.viceroy.rules.scoring import score_of
from viceregal.games.viceroy.rules.state import ViceroyState
from viceregal.server.shapes.messages import Hint
from viceregal.server.telling.hints import in_order, tell_hint


def judged(action: str, value: float, *points: float) -> Judged:
    reasons = tuple([Reason(f"h{number}", each) for number, each in enumerate(points)])
    return Judged(action, value, 0.5, 0.7, 9, reasons)


def test_the_list_is_in_the_order_of_what_it_shows() -> None:
    sure, unsure = in_order([judged("a", 3, 2.0), judged("b", 1, -2.0), judged("c", 2, -1.0, 0.5)])
    assert [each.action for each in sure] == ["a", "c", "b"] and not unsure
    assert [each.points for each in sure[0].reasons] == [1.0, -0.5], "compared with the one that is next now"
    as_it_was = [judged("a", 3, 2.0), judged("b", 2, -2.0)]
    assert in_order(as_it_was) == (as_it_was, [])


def test_what_only_seems_better_than_the_advice_comes_last_and_without_a_worth() -> None:
    offline = Offline("viceroy")
    offline.play_to("AskGem", Random(1))
    legal = offline.match.legal(offline.seat)
    assert len(legal) > 2
    values = [8.2, 8.5, 7.0]
    tried = [judged(action, value, 1.0) for action, value in zip(legal[:3], values, strict=True)]
    found = Analysis(offline.seat, 8.2, False, 1, 100, 0.0, [legal[0]], tried)
    hint = tell_hint(offline.table, found, offline.question, False, "en")
    Hint.model_validate(hint)
    assert [(each["action"], each["value"]) for each in hint["choices"]] == [
        (legal[0], 8.2),
        (legal[2], 7.0),
        (legal[1], None),
    ]
    assert hint["action"] == legal[0]


def test_gems_are_advised_all_together_and_can_be_taken_so() -> None:
    offline, choice = Offline("viceroy"), Random(1)
    offline.play_to("AskGem", choice)
    while offline.match.state.todo[-1].count < 2:  # type: ignore[attr-defined]
        offline.play_at_random(choice, 1)
        offline.play_to("AskGem", choice)
    seat, count = offline.seat, offline.match.state.todo[-1].count  # type: ignore[attr-defined]
    view = offline.match.view(seat)
    found = registry.analyst("viceroy", {"sims": "20"}).analyse(view)
    row = tell_hint(offline.table, found, offline.question, False, "en")["row"]
    assert len(row) == count and all(each.startswith("gem ") for each in row)
    for each in row:
        assert each in offline.match.legal(seat)
        offline.at().decide(seat, offline.question, each)


def test_all_circles_that_are_worth_it_are_advised_together() -> None:
    """The row is the best recolouring as a whole, with its end: nothing of it is left out when it is taken."""
    most = 0
    for seed in range(6):
        offline = Offline("viceroy", seed=str(seed), edition="ru")
        offline.play_to("AskRecolour", Random(seed))
        state, seat = offline.match.state, offline.seat
        assert isinstance(state, ViceroyState)
        best = state.clone()
        plan = best_recolouring(best, seat)
        best.painted |= {(seat, place): colour for place, colour in plan}
        found = registry.analyst("viceroy", {"sims": "20"}).analyse(offline.match.view(seat))
        hint = tell_hint(offline.table, found, offline.question, False, "en")
        for each in hint["row"]:
            offline.at().decide(seat, offline.question, each)
        assert score_of(offline.match.state, seat) == score_of(best, seat)  # type: ignore[arg-type]
        assert offline.table.phase == "over" or offline.seat != seat
        most = max(most, len(plan))
        assert {each["heading"] for choice in hint["choices"] for each in choice["reasons"]} <= {
            "points",
            "rivals",
        }
    assert most > 1, "there was something to leave out"
