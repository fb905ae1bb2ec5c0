"""A review says what is true: of endgames solved to the end, of blunders that were planted, and always the same."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from tests.review.short_games import last_of
from viceregal.bots import registry
from viceregal.core.chance import Chance
from viceregal.core.errors import BadRecord, BadSetup
from viceregal.core.match import Match
from viceregal.games import game as find_game
from viceregal.games import pack
from viceregal.i18n import LANGUAGES
from viceregal.review import making
from viceregal.review.making import review
from viceregal.review.page import html_of
from viceregal.review.sources import sources_picture
from viceregal.review.summing import turning_points
from viceregal.review.telling import signed, tell_review
from viceregal.review.verdict import Verdict

HAND = "hand-of-the-king"
RECORDS = {
    HAND: "hand-of-the-king-2p-base-all-v2",
    "viceroy": "viceroy-2p-pl-0-virtual-v2",
    "viscounts": "viscounts-solo-builder",
}
SOLVES = 1_000_000  # nodes: more than the last ten cards have
LITTLE = {HAND: 300, "viceroy": 8, "viscounts": 60}


def text_of(game: str) -> str:
    return last_of(RECORDS[game], 60 if game == "viscounts" else 20)


@pytest.fixture(scope="module")
def reviews() -> dict[str, dict[str, Any]]:
    return {game: review(text_of(game), LITTLE[game]) for game in RECORDS}


# What is true -----------------------------------------------------------------------------------------------------


def endgame(seed: int) -> Match:
    """A game by lot, up to where a search sees all of it; from there both play as well as can be."""
    match, chance = (
        Match.new(find_game(HAND), find_game(HAND).setup(2, values={"companions": "none"}), seed),
        Chance(seed),
    )
    while sum(match.state.left) > 9:  # type: ignore[attr-defined]
        match.play(chance.pick(match.actions()))
    return match


def play_out(match: Match, worst_at: int | None = None) -> int | None:
    """To the end with the best answers, but for one: at its `worst_at`-th choice a seat plays the worst. Where that was."""
    analyst = registry.steady_analyst(HAND, SOLVES)
    planted, choices = None, 0
    while not match.over:
        found = analyst.analyse(match.position())
        assert found.exact
        answer = found.judged[0].action
        loses = found.judged[0].value > 0 > found.judged[-1].value
        if planted is None and worst_at is not None and loses:
            if choices == worst_at:
                planted, answer = len(match.log), found.judged[-1].action
            choices += 1
        match.play(answer)
    return planted


def late_review(match: Match, start: int) -> dict[str, Any]:
    """Of the endgame alone."""
    text = match.record()
    numbers = tuple([number for number in making.plan(text) if number >= start])
    return making.finish(text, making.work(text, making.Piece(numbers, SOLVES, True)), SOLVES)


def test_perfect_play_in_a_solved_endgame_is_called_perfect() -> None:
    match = endgame(3)
    start = len(match.log)
    play_out(match)
    late = late_review(match, start)["verdicts"]
    assert late and all(each["exact"] and each["lost"] == 0 and not each["size"] for each in late)
    assert {each["chance"] for each in late} <= {0.0, 1.0}
    winner = match.winners()[0]
    assert all(each["chance"] == float(each["seat"] == winner) for each in late)


@pytest.mark.parametrize("seed", [1, 2])
def test_a_planted_blunder_is_found_and_explained(seed: int) -> None:
    match = endgame(seed)
    start = len(match.log)
    planted = play_out(match, worst_at=0)
    assert planted is not None
    made = late_review(match, start)
    verdict = next(each for each in made["verdicts"] if each["number"] == planted)
    assert verdict["size"] == "blunder" and verdict["lost_chance"] == 1.0 and planted in made["turning"]
    assert (verdict["chance"], verdict["chance_played"]) == (1.0, 0.0)
    assert verdict["best"] != verdict["played"]
    told = tell_review(made, match, "en")
    point = next(each for each in told["turning"] if each["number"] == planted)
    assert point["worth"].startswith("chance to win 100% → 0%") and point["better"]["words"].startswith(
        "Varys"
    )


def test_a_hidden_truth_does_not_change_the_verdict() -> None:
    """Judged by what the player could know: the same view, whatever lies under the cards, is the same verdict."""
    game = find_game("viceroy")
    match = Match.new(game, game.setup(2, "pl"), 4)
    while len(match.log) < 12 or not game.is_at_rest(match.state):
        seat = match.players_to_move[0]
        match.play(match.actions(seat)[0], seat)
    seat = match.players_to_move[0]
    view = match.view(seat)
    other = Match.from_document(game, game.to_document(game.guess(view, Chance("other"))), 9)
    assert other.position() != match.position() and other.view(seat) == view
    found = []
    for each in (match, other):
        number = len(each.log)
        each.play(each.actions(seat)[-1], seat)
        piece = making.Piece((number,), 40, False)
        found.append([{**plain, "number": 0} for plain in making.work(each.record(), piece)])
    assert found[0] == found[1]


# What it adds up to -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", RECORDS)
def test_the_same_record_and_budget_make_the_same_review(
    game: str, reviews: dict[str, dict[str, Any]]
) -> None:
    text = text_of(game)
    assert review(text, LITTLE[game]) == reviews[game]
    pieces = making.begin(text, making.plan(text), LITTLE[game])
    shares = []
    while (piece := pieces.next()) is not None:
        for number in piece.numbers:  # one by one, as elsewhere
            pieces.take(making.work(text, making.Piece((number,), piece.amount, piece.thorough)))
        shares.append(pieces.done / pieces.all)
    assert shares == sorted(shares) and shares[-1] == 1.0
    assert making.finish(text, pieces.made(), pieces.budget) == reviews[game]
    assert json.loads(json.dumps(reviews[game])) == reviews[game]


@pytest.mark.parametrize("game", RECORDS)
def test_choice_luck_and_the_rest_add_up_to_the_lead(game: str, reviews: dict[str, dict[str, Any]]) -> None:
    for share in reviews[game]["shares"]:
        if share["start"] is None:
            continue
        parts = [share[name] or 0 for name in ("start", "choices", "rivals", "luck", "unforeseen")]
        assert sum(parts) == pytest.approx(share["end"], abs=0.1)
        assert share["choices"] <= 0 <= (share["rivals"] or 0)
    assert all((share["rivals"] is None) == (game == "viscounts") for share in reviews[game]["shares"]), (
        "a board decides nothing"
    )
    if game == HAND:
        assert all(share["luck"] == 0 for share in reviews[game]["shares"]), (
            "nothing is hidden after the deal"
        )
    if game == "viceroy":
        assert any(share["luck"] for share in reviews[game]["shares"])


def test_several_rivals_are_not_told_to_have_decided_nothing() -> None:
    """What they did is in one sum with what nobody could foresee, and no line stands there with a nought."""
    match = begun(HAND, "", 9, seats=3)
    made = review(match.record(), LITTLE[HAND])
    told = tell_review(made, match, "en")
    assert all(share["rivals"] is None for share in made["shares"])
    assert all("rivals" not in share and "unforeseen" in share for share in told["shares"])
    assert told["labels"]["share.unforeseen"] == "unforeseen, and what the rivals did"


def begun(game: str, edition: str, decisions: int, seats: int = 2) -> Match:
    match = Match.new(find_game(game), find_game(game).setup(seats, edition), 5)
    for _ in range(decisions):
        seat = match.players_to_move[0]
        match.play(match.actions(seat)[-1], seat)
        match.settle()
    return match


def broken_off(game: str, edition: str, decisions: int) -> dict[str, Any]:
    return review(begun(game, edition, decisions).record(), LITTLE[game])


def test_a_game_of_two_decisions_claims_no_luck_and_one_of_six_does() -> None:
    """One decision each, then somebody gave up: what came of them nobody has looked at."""
    for game, edition in ((HAND, ""), ("viceroy", "pl")):
        for share in broken_off(game, edition, 2)["shares"]:
            assert [share[part] for part in ("rivals", "luck", "unforeseen")] == [None] * 3
            assert share["start"] + share["choices"] == pytest.approx(share["end"], abs=0.02)
    for share in broken_off("viceroy", "pl", 6)["shares"]:
        parts = [share[name] for name in ("start", "choices", "rivals", "luck", "unforeseen")]
        assert share["luck"] and sum(parts) == pytest.approx(share["end"], abs=0.1)


@pytest.mark.parametrize("game", RECORDS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_told_in_every_language_and_fits_in_one_file(
    game: str, lang: str, reviews: dict[str, dict[str, Any]]
) -> None:
    match = making.match_of(text_of(game))
    told = tell_review(reviews[game], match, lang)
    page = html_of(told, match, lambda *_: "#board#")
    assert (
        "review." not in page
        and "reason." not in page
        and "statistic." not in page
        and "heading." not in page
    )
    assert "http" not in page.replace('xmlns="http://www.w3.org/2000/svg"', ""), "it needs nothing else"
    assert page.count("#board#") == len(told["turning"]) <= 5
    assert told["picture"].count("data-at=") == len(told["turning"])
    assert told["sources"] in page and told["sources"].count("<svg") == 1


def test_a_lead_that_rounds_to_nothing_has_no_sign() -> None:
    leads = [signed(lead, "en") for lead in (-0.04, 0.0, 0.04, -0.06, 1.25)]
    assert leads == ["0", "0", "0", "−0.1", "+1.2"]


def test_turning_points_are_few_and_of_different_turns() -> None:
    def lost(number: int, seat: int, chance: float) -> Verdict:
        return Verdict(
            number, seat, "a", "b", 1, 0, 0, 0.5, 0.5 - chance, 1, chance, "", False, False, (), ()
        )

    row = [lost(0, 0, 0.3), lost(1, 0, 0.2), lost(2, 1, 0.25), lost(3, 0, 0.1)]
    assert [each.number for each in turning_points(row)] == [0, 2, 3]
    many = [lost(number, number % 2, 0.05 + number / 100) for number in range(12)]
    assert [each.number for each in turning_points(many)] == [7, 8, 9, 10, 11]
    little = [lost(number, number % 2, 0.01) for number in range(12)]
    assert len(turning_points(little)) == 3


def drawn_points(sources: str, heading: str) -> list[float]:
    """How high the shapes of a heading are at their end, in points of the picture, player by player."""
    found = []
    for shape in re.findall(rf'data-heading="{heading}" d="M([^"]*)Z"', sources):
        places = [tuple(map(float, each.split())) for each in shape.split("L")]
        last = max(x for x, _ in places)
        ys = [y for x, y in places if x == last]
        found.append(max(ys) - min(ys))
    return found


def test_the_picture_of_sources_shows_what_each_heading_came_to() -> None:
    scores = [
        {"at": 0, "headings": {"gold": [0, 0], "debts": [0, 0]}, "totals": [0, 0]},
        {"at": 4, "headings": {"gold": [6, 2], "debts": [-2, 0]}, "totals": [4, 2]},
        {"at": 8, "headings": {"gold": [12, 3], "debts": [-4, 0]}, "totals": [8, 3]},
    ]
    made = {"scores": scores, "seats": 2, "decisions": 10}
    words = {"gold": "Gold & silver", "debts": "Debts", "never": "Never"}
    picture = sources_picture(made, ["Ania <3", "Olek"], words, "Points")
    assert "Ania &lt;3" in picture and "Gold &amp; silver" in picture and "Never" not in picture
    a_point = 96 / 16  # from four below the line to twelve above it
    assert drawn_points(picture, "gold") == pytest.approx([12 * a_point, 3 * a_point], abs=0.11)
    assert drawn_points(picture, "debts") == pytest.approx([4 * a_point], abs=0.11), (
        "who has none has no shape"
    )
    assert sources_picture({**made, "scores": scores[:1]}, ["A", "B"], words, "Points") == ""


@pytest.mark.parametrize("game", RECORDS)
def test_what_is_counted_was_there(game: str) -> None:
    match = making.match_of(text_of(game))
    found = {each.key: each.values for each in pack(game).statistics(match)}
    assert len(found) > 1 and all(len(values) == match.setup.seats for values in found.values())
    if game == HAND:
        held = [0, 0]
        for sign, state in ((1, match.state), (-1, match.state_before(0))):
            held = [held[seat] + sign * state.banners.count(seat) for seat in range(2)]  # type: ignore[attr-defined]
        lost = found.get("banners_lost", (0, 0))
        assert [won - gone for won, gone in zip(found["banners_won"], lost, strict=True)] == held


# Bad input --------------------------------------------------------------------------------------------------------


def test_what_cannot_be_reviewed_is_said_in_one_line() -> None:
    with pytest.raises(BadRecord, match="game: no game is called 'chess'"):
        review(text_of(HAND).replace(f"game: {HAND}", "game: chess"))
    with pytest.raises(BadRecord, match="line 1: "):
        review("no record at all")
    begun = Match.new(find_game(HAND), find_game(HAND).setup(2), 1)
    with pytest.raises(BadSetup, match="there is nothing to review"):
        review(begun.record())
    with pytest.raises(BadSetup, match="nodes is a whole number"):
        review(text_of(HAND), 10**15)
