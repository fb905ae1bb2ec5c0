"""What a review claims, held to answers that the rules alone give: last turns counted out, and blunders planted there.

Endgames of Hand of the King, solved by search, stand in `test_review.py`.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.review.exact import worths
from tests.review.short_games import GOLDEN
from viceregal.bots import registry
from viceregal.core import gamerecord
from viceregal.core.chance import Chance
from viceregal.core.match import Match
from viceregal.games import game as find_game
from viceregal.i18n import speak
from viceregal.review import making
from viceregal.review.telling import tell_review
from viceregal.review.verdict import decisions

OWN = Path(__file__).parent / "records"
# The game, the decision in it from which on nobody else decides and chance changes nothing, and by how many points a
# review may be off: where chance is still asked, though it changes nothing, it goes by what the search expects.
LAST = {
    "a card, then circles": ("viceroy-1p-pl-1-virtual-v2", 142, 0.5),
    "a card on offer": ("viceroy-1p-ru-1-virtual-v2", 173, 0.5),
    "circles alone": ("viceroy-1p-cs-1-virtual-v2", 149, 0.5),
    "circles for two": ("viceroy-2p-pl-0-virtual-v2", 213, 0.5),
    "circles that decide": ("viceroy-2p-ru-0-virtual-v2", 196, 0.5),
    "a whole move": ("viscounts-last-turn", 7, 0.5),
    "an action": ("viscounts-last-turn", 8, 0.5),
    "a debt or not": ("viscounts-last-turn", 10, 0.5),
    "an action that is dear": ("viscounts-last-action", 2, 0.5),
}


@cache
def whole(name: str) -> Match:
    file = next(each for each in (OWN / f"{name}.record", GOLDEN / f"{name}.record") if each.is_file())
    return gamerecord.replay(gamerecord.read(file.read_text(encoding="utf-8"))[0], find_game)


@cache
def known(name: str, number: int) -> dict[str, int]:
    match = whole(name)
    return worths(match.game, match.state_before(number), match.log[number].seat)


def played_to_the_end(name: str, number: int, best: bool) -> Match:
    """The game up to there, then the best answer or the worst, and from then on the best."""
    before = whole(name)
    match = Match.at(before.game, before.position(0), Chance(1))
    for entry in before.log[:number]:
        match.enter(entry.seat, entry.action)
    pick = max if best else min
    while not match.over:
        seat = match.players_to_move[0]
        found = worths(match.game, match.state, seat)
        match.play(pick(found, key=lambda text: found[text]), seat)
        match.settle()
        pick = max
    return match


def reviewed(match: Match, number: int) -> dict[str, Any]:
    effort = registry.steady(match.game.key)
    assert effort is not None
    made = making.work(match.record(), making.Piece((number,), effort.thorough, True))
    return making.finish(match.record(), made, effort.thorough)


@pytest.mark.parametrize(("name", "number", "off"), LAST.values(), ids=list(LAST))
def test_a_planted_blunder_costs_what_it_costs(name: str, number: int, off: float) -> None:
    """The better answer that is named is one of the best, and what was lost is what the rules say."""
    exact = known(name, number)
    dear = max(exact.values()) - min(exact.values())
    assert dear >= 3, "there is a blunder to plant"
    match = played_to_the_end(name, number, best=False)
    made = reviewed(match, number)
    (verdict,) = made["verdicts"]
    assert exact[verdict["best"]] == max(exact.values())
    assert verdict["lost"] == pytest.approx(dear, abs=off)
    assert made["turning"] == [number]
    (told,) = tell_review(made, match, "en")["turning"]
    assert told["better"]["action"] == verdict["best"] and told["played"]["action"] == verdict["played"]
    fall = made["curves"][verdict["seat"]][:2]
    assert [point[0] for point in fall] == [number, number + 1], "the curve shows the fall"
    assert fall[0][2] - fall[1][2] == pytest.approx(dear, abs=off)


@pytest.mark.parametrize(("name", "number", "off"), LAST.values(), ids=list(LAST))
def test_the_best_answer_is_never_called_a_mistake(name: str, number: int, off: float) -> None:
    made = reviewed(played_to_the_end(name, number, best=True), number)
    (verdict,) = made["verdicts"]
    assert verdict["lost"] == 0 and not verdict["size"] and made["turning"] == []


WITHOUT_CHANCE = {name: case for name, case in LAST.items() if case[0].startswith("viceroy")}


@pytest.mark.parametrize(("name", "number", "off"), WITHOUT_CHANCE.values(), ids=list(WITHOUT_CHANCE))
def test_what_is_certain_is_counted_out(name: str, number: int, off: float) -> None:
    """To the point, with what it adds up from by the headings of the score sheet."""
    exact = known(name, number)
    match = played_to_the_end(name, number, best=False)
    made = reviewed(match, number)
    (verdict,) = made["verdicts"]
    assert verdict["exact"] and verdict["error"] == 0
    assert (verdict["value"], verdict["value_played"]) == (max(exact.values()), min(exact.values()))
    assert sum([points for _, points in verdict["reasons"]]) == verdict["lost"]
    (told,) = tell_review(made, match, "en")["turning"]
    headings = [heading for heading, _ in verdict["reasons"]]
    assert headings and all(heading.startswith("heading.") for heading in headings)
    speech = speak("en").of(match.game.key)
    assert [each["words"] for each in told["reasons"]] == [speech.say(heading) for heading in headings]


def test_where_others_or_chance_still_have_a_say_nothing_is_certain() -> None:
    for name in ("viceroy-2p-pl-0-virtual-v2", "viceroy-1p-pl-1-virtual-v2"):
        match = whole(name)
        middle = next(number for number in decisions(match) if number > len(match.log) // 2)
        (verdict,) = making.work(match.record(), making.Piece((middle,), 20, False))
        assert not verdict["exact"]
