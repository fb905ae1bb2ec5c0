"""How long reviews take: what is played, counted and told, with a clock that does not matter."""

from __future__ import annotations

import sys

import pytest

from bench import reviews
from viceregal.core.gamerecord import read
from viceregal.review import making


def test_every_game_is_measured_with_each_number_of_players() -> None:
    assert {(kind.game, kind.edition, kind.seats) for kind in reviews.KINDS} >= {
        ("hand-of-the-king", "", 2),
        *[("viceroy", edition, seats) for edition in ("pl", "ru", "cs") for seats in (1, 2, 3, 4)],
        *[("viscounts", "", seats) for seats in (2, 3, 4)],
    }
    assert {kind.bar for kind in reviews.KINDS if kind.game == "hand-of-the-king"} == {60.0}


def test_whole_games_are_played_and_the_same_seed_plays_the_same() -> None:
    kind = next(kind for kind in reviews.KINDS if "noble" in str(kind))
    text = reviews.record_of(kind, "test/0")
    assert text == reviews.record_of(kind, "test/0") != reviews.record_of(kind, "test/1")
    assert making.match_of(text).over and read(text)[0].field("game") == "viscounts"


def test_a_review_that_takes_too_long_is_missed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    taken = {"hand-of-the-king for 2": 61.0}

    def took(kind: reviews.Kind, seed: str) -> reviews.Took:
        return reviews.Took(str(kind), seed, 40, taken.get(str(kind), 1.0), kind.bar)

    monkeypatch.setattr(reviews, "took", took)
    monkeypatch.setattr(sys, "argv", ["bench.reviews", "--only", "viceroy pl"])
    assert reviews.main() == 0
    monkeypatch.setattr(sys, "argv", ["bench.reviews"])
    assert reviews.main() == 1
    assert "MISSED: 60 s at most" in capsys.readouterr().out


@pytest.mark.parametrize("wrong", [["--games", "0"], ["--only", "chess"]])
def test_what_cannot_be_measured_is_said(monkeypatch: pytest.MonkeyPatch, wrong: list[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["bench.reviews", *wrong])
    with pytest.raises(SystemExit):
        reviews.main()
