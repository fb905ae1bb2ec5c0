"""The greedy bot: the most banners at the end of its turn, through companions too, and from the view alone."""

from __future__ import annotations

from typing import Any

import pytest

from viceregal.arena.runner import Plan, checked, run
from viceregal.core.chance import Chance
from viceregal.games.hand_of_the_king.bots import greedy
from viceregal.games.hand_of_the_king.bots.greedy import Greedy, worth
from viceregal.games.hand_of_the_king.rules.game import GAME


def position(grid: list[str], areas: list[str], banners: dict[str, int], **more: Any) -> dict[str, Any]:
    """A position; rows of the grid may be short or missing, and characters that lie nowhere are dead."""
    rows = [row.split() for row in [*grid, *[""] * (6 - len(grid))]]
    return {
        "game": GAME.key,
        "seats": len(areas),
        "grid": [" ".join([*row, *["."] * (6 - len(row))]) for row in rows],
        "areas": [area.split() for area in areas],
        "banners": banners,
        "todo": [{"is": "AskTurn", "seat": 0}],
        **more,
    }


def choices(document: dict[str, Any], tries: int = 12) -> set[str]:
    """What the bot chooses, over several seeds."""
    state = GAME.from_open_view(document)
    (seat,) = GAME.deciders(state)
    view, legal = GAME.view(state, seat), GAME.legal(state, seat)
    return {GAME.text(Greedy(Chance(seed)).choose(view, legal)) for seed in range(tries)}


def play_on(document: dict[str, Any]) -> tuple[list[str], dict[str, Any]]:
    """The bot's whole turn, and the banners after it."""
    state = GAME.from_open_view(document)
    (seat,) = GAME.deciders(state)
    turn, texts = state.turn, []  # type: ignore[attr-defined]
    while state.todo and state.turn == turn:  # type: ignore[attr-defined]
        action = Greedy(Chance(1)).choose(GAME.view(state, seat), GAME.legal(state, seat))
        texts.append(GAME.text(action))
        GAME.apply(state, seat, action)
    return texts, GAME.open_view(state)["banners"]


def test_a_banner_is_better_than_many_cards() -> None:
    grid = ["varys robb", "balon", "theon"]
    areas, held = ["", "asha euron victarion"], {"greyjoy": 1}
    assert choices(position(grid, areas, held)) == {"move right stark"}


def test_taking_a_banner_away_is_better_than_a_free_one() -> None:
    areas, held = ["", "theon"], {"greyjoy": 1}
    assert choices(position(["varys robb", "balon"], areas, held)) == {"move down greyjoy"}


def test_among_equal_banners_more_cards() -> None:
    assert choices(position(["varys robb sansa", "balon"], ["", ""], {})) == {"move right stark"}


def test_among_equals_chance_decides() -> None:
    found = choices(position(["varys robb", "balon"], ["", ""], {}), tries=40)
    assert found == {"move right stark", "move down greyjoy"}


def test_companions_are_part_of_the_gain() -> None:
    """The last Tully is worth one banner more with Jon, who makes the Greyjoys change hands."""
    document = position(
        ["varys hoster", "robb sansa"],
        ["", "balon theon"],
        {"greyjoy": 1},
        pool=["sandor", "jon"],
    )
    texts, banners = play_on(document)
    assert texts[:3] == ["move right tully", "call jon", "name greyjoy"]
    assert banners["greyjoy"] == 0
    assert banners["tully"] == 0


def test_an_exchange_is_seen_through() -> None:
    """Littlefinger: give a Stark, for a tie is enough to keep that banner, and take the only Baratheon."""
    document = position(
        ["varys hoster", ". robert"],
        ["eddard robb arya", "sansa stannis balon theon asha"],
        {"stark": 0, "baratheon": 1, "greyjoy": 1},
        pool=["littlefinger"],
    )
    texts, banners = play_on(document)
    assert texts[:2] == ["move right tully", "call littlefinger"]
    assert texts[3] == "take stannis"
    assert banners["baratheon"] == 0
    assert banners["tully"] == 0


def test_a_chain_of_companions_is_followed() -> None:
    """Hodor takes Bran, the last Stark, which earns Bronn, who takes Tyrion from the other's area."""
    document = position(
        ["varys margaery", ". . bran"],
        ["", "tyrion"],
        {"lannister": 1},
        pool=["ygritte", "bronn", "hodor"],
    )
    texts, banners = play_on(document)
    assert texts[:2] == ["move right tyrell", "call hodor"]
    assert [banners[house] for house in ("tyrell", "stark", "lannister")] == [0, 0, 0]


def test_a_tied_banner_is_kept_for_the_own_side() -> None:
    document = position(
        ["varys margaery", ". . robert"],
        ["arya", "eddard robb"],
        {"stark": 1},
        pool=["ygritte"],
    )
    texts, banners = play_on(document)
    assert texts[:2] == ["move right tyrell", "call ygritte"]
    assert texts[-1] == "banner stark 0"
    assert banners["stark"] == 0


def test_partners_count_together() -> None:
    """In teams it takes a banner from an opponent rather than from its partner."""
    document = position(
        ["varys robb", "balon"],
        ["", "", "eddard", "theon"],
        {"stark": 2, "greyjoy": 3},
        options={"variant": "teams"},
    )
    assert choices(document) == {"move down greyjoy"}
    document["options"] = {}
    assert choices(document, 40) == {"move right stark", "move down greyjoy"}


@pytest.mark.parametrize(("seats", "variant"), [(2, "base"), (3, "raven"), (4, "base"), (4, "raven")])
def test_whole_games(seats: int, variant: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every answer is legal, no raven flies, and a small cap on what is looked at does no harm."""
    setup = GAME.setup(seats, values={"variant": variant})
    for most in (greedy.MAX_POSITIONS, 5):
        monkeypatch.setattr(greedy, "MAX_POSITIONS", most)
        records: list[str] = []
        plan = checked(Plan(GAME.key, setup, ("greedy",) * seats, 6, 1, records=True))
        run(plan, on_record=records.append)
        assert len(records) == 6
        assert not any("raven" in record.partition("\n\n")[2] for record in records)


def test_it_beats_chance() -> None:
    plan = checked(Plan(GAME.key, GAME.setup(2), ("greedy", "random"), 60, 3, rotate=True))
    assert run(plan).document()["wins_by_bot"]["greedy"] >= 45


def test_same_view_and_seed_same_choice() -> None:
    state = GAME.start(GAME.setup(2), Chance(5))
    (seat,) = GAME.deciders(state)
    view, legal = GAME.view(state, seat), GAME.legal(state, seat)
    assert len({GAME.text(Greedy(Chance(9)).choose(view, legal)) for _ in range(5)}) == 1


def test_what_a_position_is_worth() -> None:
    document = position(
        ["varys robb"],
        ["eddard sansa", "balon theon asha", "tywin"],
        {"stark": 0, "greyjoy": 1, "lannister": 2},
    )
    state = GAME.from_open_view(document)
    assert [worth(state, seat) for seat in range(3)] == [(0, 2), (0, 3), (0, 1)]  # type: ignore[arg-type]
