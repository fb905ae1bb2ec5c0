"""VR-END: the score by its headings, with the examples of the rulebooks, a column for each edition."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.viceroy.given import card_with, given
from tests.held import rule

# A green circle on level 2 (1.0, 1.1 and 2.0), and one on level 3 (2.0, 2.1 and 3.0).
GREEN_TOWER = {
    "1.0": card_with("BGB"),
    "1.1": card_with("GBY"),
    "1.2": card_with("YYB"),
    "2.0": card_with("BGG"),
    "2.1": card_with("GBB"),
    "3.0": card_with("BYG"),
}
OTHER = {"1.0": 60}


def scored(
    edition: str, pyramid: dict[str, int], tokens: dict[str, list[str]], **said: Any
) -> dict[str, int]:
    said.setdefault("pyramids", [pyramid, OTHER])
    g = given(edition, turn=12, tokens=[tokens, {}], **said)
    return g.score(0)


@rule("VR-END-3", "VR-END-11", "VR-PYR-4")
@pytest.mark.parametrize(("edition", "points"), [("ru", 14), ("cs", 13), ("pl", 13)])
def test_two_green_circles_with_a_bonus_of_four(edition: str, points: int) -> None:
    tokens = {str(GREEN_TOWER["1.2"]): ["circle-green+4"]}
    assert scored(edition, GREEN_TOWER, tokens)["circles"] == points


@rule("VR-END-3", "VR-END-11")
@pytest.mark.parametrize(("edition", "points"), [("ru", 7), ("cs", 6), ("pl", 6)])
def test_one_green_circle_on_level_two(edition: str, points: int) -> None:
    pyramid = {place: card for place, card in GREEN_TOWER.items() if place in ("1.0", "1.1", "2.0")}
    assert scored(edition, pyramid, {str(pyramid["1.0"]): ["circle-green+4"]})["circles"] == points


@rule("VR-END-4", "VR-END-11")
@pytest.mark.parametrize("edition", ["ru", "cs", "pl"])
def test_a_yellow_endless_gem_on_level_three(edition: str) -> None:
    tokens = {str(GREEN_TOWER["3.0"]): ["gem-yellow"], str(GREEN_TOWER["1.0"]): ["circle-yellow+4"]}
    assert scored(edition, GREEN_TOWER, tokens)["endless_gems"] == 7


@rule("VR-END-4")
@pytest.mark.parametrize(("edition", "points"), [("ru", 3), ("cs", 1), ("pl", 1)])
def test_an_endless_gem_on_level_one(edition: str, points: int) -> None:
    assert (
        scored(edition, OTHER | {"1.1": 1}, {"1": ["gem-red"]}, pyramids=[{"1.0": 1}, OTHER])["endless_gems"]
        == points
    )


@rule("VR-END-7", "VR-END-11")
@pytest.mark.parametrize("edition", ["ru", "cs", "pl"])
def test_three_magic_with_five_and_two(edition: str) -> None:
    tokens = {"1": ["magic", "magic", "magic+5"], "2": ["magic", "magic+2"]}
    assert scored(edition, {"1.0": 1, "1.1": 2}, tokens)["magic"] == 21
    assert scored(edition, {"1.0": 1}, {"1": ["magic", "magic"]})["magic"] == 0
    assert scored(edition, {"1.0": 1}, {"1": ["magic+5"]})["magic"] == 0


@rule("VR-END-8", "VR-END-11")
@pytest.mark.parametrize(("edition", "points"), [("ru", 14), ("cs", 24), ("pl", 24)])
def test_two_sets_of_two_defence_five_magic_three_science(edition: str, points: int) -> None:
    tokens = {"1": ["defence"] * 2 + ["magic"] * 5 + ["science"] * 3}
    assert scored(edition, {"1.0": 1}, tokens)["sets"] == points


@rule("VR-END-9", "VR-END-11")
@pytest.mark.parametrize(
    ("edition", "bare", "defended"), [("ru", -15, -9), ("cs", -20, -12), ("pl", -20, -12)]
)
def test_enemies_with_two_and_three_attacks(edition: str, bare: int, defended: int) -> None:
    said: dict[str, Any] = {
        "seats": 3,
        "attacks": [4, 2, 3],
        "pyramids": [{"1.0": 1}, {"1.0": 59}, {"1.0": 60}],
    }
    for tokens, points in (([], bare), (["defence"] * 2, defended), (["defence"] * 9, 0)):
        g = given(edition, turn=12, tokens=[{"1": tokens}, {}, {}], **said)
        assert g.score(0)["attack"] == points


@rule("VR-END-6")
def test_point_tokens_count_at_face_value() -> None:
    assert (
        scored("cs", {"1.0": 1, "1.1": 2}, {"1": ["points-12", "points-2"], "2": ["points-15"]})["points"]
        == 29
    )


@rule("VR-END-10")
def test_equal_players_share_the_victory() -> None:
    g = given(
        "cs", turn=12, pyramids=[{"1.0": 1}, {"1.0": 2}], tokens=[{"1": ["points-3"]}, {"2": ["points-3"]}]
    )
    assert g.game.winners(g.match.state) == (0, 1)


# Laws --------------------------------------------------------------------------------------------------------------


@rule("VR-END-5")
@pytest.mark.parametrize("edition", ["ru", "cs", "pl"])
def test_law_68_counts_every_card_tucked_ones_too(edition: str) -> None:
    g = given(
        edition, turn=12, pyramids=[{"1.0": 1, "1.1": 68, "2.0": 72}, OTHER], tucked=[{"72": [3, 4]}, {}]
    )
    assert g.score(0)["laws"] == 5 + 10  # law 72: five for each card under it


@rule("VR-RUL-10")
@pytest.mark.parametrize(("edition", "points"), [("ru", (3, 6)), ("cs", (2, 3)), ("pl", (3, 6))])
def test_law_74_scores_its_level(edition: str, points: tuple[int, int]) -> None:
    low = given(edition, turn=12, pyramids=[{"1.0": 1, "1.1": 74}, OTHER])
    high = given(edition, turn=12, pyramids=[{"1.0": 1, "1.1": 2, "2.0": 74}, OTHER])
    assert (low.score(0)["laws"], high.score(0)["laws"]) == points


@rule("VR-RUL-13", "VR-RUL-15", "VR-PYR-6")
@pytest.mark.parametrize("edition", ["ru", "cs", "pl"])
def test_law_86_scores_neighbouring_characters_but_no_laws(edition: str) -> None:
    pyramid = {"1.0": 1, "1.1": 86, "1.2": 2, "1.3": 5, "2.0": 3, "2.1": 68}
    g = given(edition, turn=12, pyramids=[pyramid, OTHER], tucked=[{"1": [9]}, {}])
    laws = g.score(0)["laws"]
    assert laws == 2 * 3 + 7  # 1, 2 and 3 touch it; law 68 counts seven cards


@rule("VR-RUL-11")
@pytest.mark.parametrize("edition", ["ru", "cs", "pl"])
def test_law_76_pays_two_points_a_gem(edition: str) -> None:
    g = given(edition, turn=12, pyramids=[{"1.0": 1, "1.1": 76}, OTHER], parked={"red": 3, "blue": 2})
    assert g.score(0)["laws"] == 10


@rule("VR-RUL-22")
def test_a_tucked_law_scores_nothing() -> None:
    g = given("cs", turn=12, pyramids=[{"1.0": 1, "1.1": 72}, OTHER], tucked=[{"72": [68]}, {}])
    assert g.score(0)["laws"] == 5
