"""VR-END: the score by its headings, with the examples of the rulebooks, a column for each edition."""

from __future__ import annotations

from typing import Any

from tests.games.viceroy.given import card_with, given
from tests.games.viceroy.playing import columns, every_edition
from tests.marks import rule
from viceregal.games.viceroy.rules.events import GameEnded

# A green circle on level 2 (upon BGB and GBY), and one on level 3.
GREEN_TOWER = "BGB GBY YYB / BGG GBB / BYG"


def scored(edition: str, pyramid: str, tokens: dict[int, str] | None = None, **said: Any) -> dict[str, int]:
    """The score of seat 0 when the game ends now."""
    said.setdefault("pyramids", [pyramid, "60"])
    g = given(edition, "end", tokens=tokens, **said)
    g.do("gem blue")
    while g.asked:
        g.do("enough")
    return g.score(0)


@rule("VR-END-3", "VR-END-11", "VR-PYR-4")
@columns(ru=14, cs=13, pl=13)
def test_two_green_circles_with_a_bonus_of_four(edition: str, expected: int) -> None:
    assert scored(edition, GREEN_TOWER, {card_with("YYB"): "circle-green+4"})["circles"] == expected


@rule("VR-END-3", "VR-END-11")
@columns(ru=7, cs=6, pl=6)
def test_one_green_circle_on_level_two(edition: str, expected: int) -> None:
    assert scored(edition, "BGB GBY / BGG", {card_with("BGB"): "circle-green+4"})["circles"] == expected


@rule("VR-END-3")
@columns(ru=3, cs=2, pl=2)
def test_a_bonus_counts_for_its_own_colour_only(edition: str, expected: int) -> None:
    other = "circle-red+4 circle-yellow+2 circle-blue+2"
    assert scored(edition, "BGB GBY / BGG", {card_with("BGB"): other})["circles"] == expected


@rule("VR-END-3")
@columns(ru=2 * (3 + 8), cs=2 * 8 + 5, pl=2 * 8 + 5)
def test_every_bonus_token_counts_for_every_circle(edition: str, expected: int) -> None:
    tokens = {card_with("BGB"): "circle-green+4 circle-green+2", card_with("YYB"): "circle-green+2"}
    assert scored(edition, GREEN_TOWER, tokens)["circles"] == expected


@rule("VR-PYR-4")
@every_edition
def test_a_circle_with_one_wrong_segment_scores_nothing(edition: str) -> None:
    for pyramid in ("BRB GBY / BGG", "BGB RBY / BGG", "BGB GBY / GGR"):
        assert "circles" not in scored(edition, pyramid)


@rule("VR-END-4", "VR-END-11")
@columns(ru=7, cs=7, pl=7)
def test_a_yellow_endless_gem_on_level_three(edition: str, expected: int) -> None:
    tokens = {card_with("BYG"): "gem-yellow", card_with("BGB"): "circle-yellow+4"}
    assert scored(edition, GREEN_TOWER, tokens)["endless_gems"] == expected


@rule("VR-END-4")
@columns(ru=3, cs=1, pl=1)
def test_an_endless_gem_on_level_one(edition: str, expected: int) -> None:
    assert scored(edition, "1", {1: "gem-red"})["endless_gems"] == expected


@rule("VR-END-7", "VR-END-11", "VR-REW-9", "VR-REW-5")
@every_edition
def test_three_magic_with_five_and_two(edition: str) -> None:
    assert scored(edition, "1 2", {1: "magic magic magic+5", 2: "magic magic+2"})["magic"] == 21
    assert scored(edition, "1", {1: "magic magic"})["magic"] == 0
    assert scored(edition, "1", {1: "magic+5"})["magic"] == 0


@rule("VR-END-8", "VR-END-11", "VR-REW-4", "VR-REW-6")
@columns(ru=14, cs=24, pl=24)
def test_two_sets_of_two_defence_five_magic_three_science(edition: str, expected: int) -> None:
    tokens = {1: " ".join(["defence"] * 2 + ["magic"] * 5 + ["science"] * 3)}
    assert scored(edition, "1", tokens)["sets"] == expected
    two_kinds = {1: "defence defence magic magic magic+5"}
    assert scored(edition, "1", two_kinds)["sets"] == 0


@rule("VR-END-8")
@columns(ru=(7, 5, -3), cs=(12, 5, -4), pl=(12, 5, -4))
def test_tokens_of_a_set_count_elsewhere_too(edition: str, expected: tuple[int, int, int]) -> None:
    score = scored(edition, "1", {1: "defence magic science magic+5"}, attacks=[0, 2])
    assert (score["sets"], score["magic"], score["attack"]) == expected


@rule("VR-END-9", "VR-END-11", "VR-REW-7", "VR-REW-6")
@columns(ru=(-15, -9), cs=(-20, -12), pl=(-20, -12))
def test_enemies_with_two_and_three_attacks(edition: str, expected: tuple[int, int]) -> None:
    three: dict[str, Any] = {"attacks": [4, 2, 3], "pyramids": ["1", "59", "60"]}
    bare, defended = expected
    for tokens, points in (("", bare), ("defence defence", defended), (" ".join(["defence"] * 9), 0)):
        assert scored(edition, "", {1: tokens}, **three)["attack"] == points


@rule("VR-END-6", "VR-REW-2")
@every_edition
def test_point_tokens_count_at_face_value(edition: str) -> None:
    assert scored(edition, "1 2", {1: "points-12 points-2", 2: "points-15"})["points"] == 29


@rule("VR-END-10")
@every_edition
def test_most_points_win_and_equal_players_share_the_victory(edition: str) -> None:
    for own, winners in (("points-3", (0, 1)), ("points-2", (1,)), ("points-4", (0,))):
        g = given(edition, "end", pyramids=["1", "2"], tokens={1: own, 2: "points-3"})
        assert g.winners() == ()
        g.do("gem blue")
        assert g.over
        assert g.winners() == winners
        assert g.told(GameEnded, winners=list(winners), scores=list(g.scores()))


@rule("VR-END-1", "VR-END-5")
@every_edition
def test_screens_come_off_and_hands_are_discarded_unscored(edition: str) -> None:
    """Law 68 in the hand gives nothing, and gems that are left over neither."""
    g = given(edition, "end", pyramids=["1 2", "60"], hands=["68 3", "85"], gems=["RRG", ""])
    g.do("gem blue")
    assert g.over
    assert (g.hand(0), g.hand(1)) == ("", "")
    assert {3, 68, 85} <= set(g.document["discards"])
    assert g.document["lifted"]
    lifted = [event for event in g.events() if event["is"] == "ScreenLifted"]
    assert [(each["seat"], each["cards"], each["counts"]) for each in lifted] == [
        (0, [3, 68], [1, 2, 1, 0]),
        (1, [85], [0, 0, 0, 0]),
    ]
    assert g.scores() == (0, 0)


@rule("VR-END-5", "VR-RUL-22")
@every_edition
def test_only_laws_that_lie_in_the_pyramid_score(edition: str) -> None:
    """Law 68 counts five cards; tucked under law 72 it is worth five points and no more."""
    assert scored(edition, "1 68 72 / 2 3")["laws"] == 5
    assert scored(edition, "1 72", tucked={72: "68"})["laws"] == 5


@rule("VR-RUL-10")
@columns(ru=[3, 6, 9, 12], cs=[2, 3, 4, 5], pl=[3, 6, 9, 12])
def test_law_74_scores_its_level(edition: str, expected: list[int]) -> None:
    levels = ["74 2 3 4", "1 2 3 4 / 74", "1 2 3 4 / 5 6 / 74", "1 2 3 4 / 5 6 7 / 8 9 / 74"]
    assert [scored(edition, pyramid)["laws"] for pyramid in levels] == expected
