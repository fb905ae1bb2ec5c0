"""What a player wants to know before a card is played, an action paid for, a worker placed, somebody hired."""

from __future__ import annotations

from tests.games.viscounts.given import Given, player
from tests.marks import rule
from viceregal import Event
from viceregal.core.foretell import Barred, Foretelling, barred
from viceregal.games.viscounts.pack import PACK
from viceregal.games.viscounts.rules.effects import BUILDINGS

FULL_HAND = "trader squire labourer"


def kinds(events: list[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


def points(made: Foretelling, seat: int = 0) -> dict[str, int]:
    """How the score of a seat changes, by heading."""
    changes = [change for change in made.scores if change.seat == seat and change.after != change.before]
    return {change.heading: change.after - change.before for change in changes}


def missing(made: Foretelling) -> dict[str, int]:
    assert made.stop == "refused" and made.refusal is not None
    return made.refusal.missing


def at_question(g: Given) -> list[Barred]:
    return barred(g.match.game, g.match.state, 0)


@rule("VW-5.3")
def test_a_criminal_from_the_own_hand_brings_corruption(given: Given) -> None:
    """The others do not know the card; its owner does, so that all of it can be foretold."""
    g = given(player(hand="thief trader", board="- abbot"), player("town-5"))
    made = g.match.foretell("play thief.0")
    assert kinds(made.events) == ["CardPlayed", "MarkersMoved"]
    assert made.stop == "asked" and type(made.asked).__name__ == "AskMove"


@rule("VW-6.1", "VW-6.6")
def test_a_payment_with_criminals_says_what_it_costs_and_what_is_missing(given: Given) -> None:
    """The thief and the abbot make one icon for workers."""
    g = given(player("inner-a", board="thief abbot", gold=4), player("town-7"), stage="act")
    assert g.match.foretell("workers 2 gold gold").cost == {"gold": 2, "worker": 2}
    assert missing(g.match.foretell("workers 4 gold gold gold gold")) == {"gold": 3}
    assert missing(g.match.foretell("workers 3 gold")) == {"gold": 3}, "affordable: so many are to be added"
    assert missing(g.match.foretell("transcribe")) == {"ink": 1}


@rule("VW-R15")
def test_workers_that_are_not_in_the_supply_are_missing(given: Given) -> None:
    own = player("inner-a", board="thief abbot", gold=9)
    g = given(own, player("town-7"), stage="act", third_tier=[19, 0], leader=0)
    assert missing(g.match.foretell("workers 3 gold gold gold gold")) == {"worker": 2}


@rule("VW-7.1")
def test_workers_that_make_a_group_climb_and_earn(given: Given) -> None:
    g = given(player("inner-a", board="thief abbot"), player("town-7"), stage="act", first_tier={"i": [2, 1]})
    made = g.match.foretell("workers 1")
    assert kinds(made.events) == ["WorkersPlaced", "WorkerRose", "Gained", "Gained", "WorkersSpread"]
    assert made.cost == {"worker": 1} and made.gain == {"ink": 1, "stone": 1}
    assert points(made) == {"workers": 2}


@rule("VW-5.6")
def test_a_ride_that_is_too_far_says_how_much_silver_is_missing(given: Given) -> None:
    g = given(player("town-1", board="abbot", silver=1), player("town-5"), stage="move")
    assert missing(g.match.foretell("move town-5 3")) == {"silver": 2}
    assert missing(g.match.foretell("move town-5 0")) == {"silver": 1}, "it takes two"
    assert missing(g.match.foretell("move town-4 0")) == {}, "the silver is there"
    assert g.match.foretell("move town-4 1").cost == {"silver": 1}


@rule("VW-5.6")
def test_places_out_of_reach_name_the_silver_they_would_take(given: Given) -> None:
    g = given(player("town-1", board="trader", silver=1), player("town-9"), stage="move")
    found = {g.match.game.text(each.action): each.refusal.missing for each in at_question(g)}
    assert len(found) == 15 - len(g.legal())
    assert found["move town-4 0"] == {"silver": 1} and found["move inner-d 0"] == {"silver": 2}


@rule("VW-6.1", "VW-6.2")
def test_what_cannot_be_paid_for_here_is_named_with_what_is_missing(given: Given) -> None:
    g = given(player("town-1", board="abbot", stone=2), player("town-5"), stage="act")
    found = {g.match.game.text(each.action): each.refusal for each in at_question(g)}
    offered = {text.split()[1] for text in g.legal() if text.startswith("construct")}
    assert {text.split()[1] for text in found if text.startswith("construct")} | offered == set(BUILDINGS)
    assert all(
        refusal.missing["stone"] > 0 for text, refusal in found.items() if text.startswith("construct")
    )
    assert {text for text in found if text.startswith("dismiss")} == {"dismiss trade", "dismiss construct"}
    assert not set(found) & set(g.legal())


@rule("VW-4.6", "VW-8.1")
def test_who_is_hired_does_what_the_corner_says_whoever_turns_up_next(given: Given) -> None:
    """The debt collector brings corruption, and that a collision; the card below is for chance to say."""
    seats = [
        player("inner-a", board="abbot", hand=FULL_HAND, silver=5, corruption=3, virtue=4),
        player("town-7", board="thief"),
    ]
    g = given(*seats, stage="recruit", tops={"a": "debt-collector-1"})
    made = g.match.foretell("hire debt-collector-1")
    assert kinds(made.events)[:3] == ["Hired", "MarkersMoved", "CollisionBegan"]
    assert made.stop == "chance" and kinds_of_asked(made) == ["AskTurnUp"]
    assert made.cost == {"silver": 3} and made.gain["silver"] == 2
    assert points(made) == {"unpaid-debts": -2, "acquired-deeds": 1}


def kinds_of_asked(made: Foretelling) -> list[str]:
    assert made.asked == made.put_off[0]
    return [type(frame).__name__ for frame in made.put_off]


@rule("VW-8.2", "VW-8.3")
def test_a_collision_says_what_everybody_gains(given: Given) -> None:
    own = player("inner-a", board="abbot", hand=FULL_HAND, silver=9, corruption=2, virtue=2)
    g = given(own, player("town-7", board="thief"), stage="recruit")
    made = g.match.foretell("decline")
    assert kinds(made.events)[1:] == [
        *("CollisionBegan", "Gained", "Gained", "MarkersMoved", "MarkersReset", "TurnBegan"),
    ]
    assert made.gain == {"silver": 1, "acquired-deed": 2} and points(made) == {"acquired-deeds": 2}


@rule("VW-6.7")
def test_a_manuscript_does_what_it_does_whichever_lies_below(given: Given) -> None:
    own = player("inner-a", board="abbot", ink=4)
    g = given(own, player("town-7"), stage="act", tiles={"a": "black-4-ink"})
    text = g.starts_with("transcribe")[0]
    made = g.match.foretell(text)
    assert kinds(made.events)[:2] == ["Paid", "Transcribed"] and "Gained" in kinds(made.events)
    assert kinds_of_asked(made) == ["AskTurnUpTile"] and points(made)["sets"] == 1


@rule("VW-6.2")
def test_a_dismissal_that_is_too_dear_says_so(given: Given) -> None:
    own = player("inner-a", board="abbot", silver=1)
    g = given(own, player("town-7"), stage="act", tops={"a": "debt-collector-1"})
    assert missing(g.match.foretell("dismiss place")) == {"silver": 2}


@rule("VW-8.4")
def test_what_is_drawn_is_not_foretold(given: Given) -> None:
    g = given(player("inner-a", board="abbot", hand="trader"), player("town-7"), stage="act")
    made = g.match.foretell("pass")
    assert made.stop == "chance" and type(made.asked).__name__ == "AskDraw"


@rule("VW-6.1", "VW-6.3", "VW-6.4")
def test_each_answer_says_how_many_icons_it_takes_paid_or_not(given: Given) -> None:
    """What is printed, times the exchanges: whoever draws it has nothing to work out."""
    g = given(player("town-1", board="trader lender abbot", silver=1), player("town-5"), stage="act")
    state, refused = g.match.state, [each.action for each in at_question(g)]
    takes = {
        g.match.game.text(action): PACK.told_of(state, 0, action).takes
        for action in [*g.match.actions(0), *refused]
    }
    assert takes["pass"] == takes["dismiss trade"] == {}
    assert takes["trade 3 0"] == {"merchant": 3}
    assert takes["construct guildhall"] == {"builder": 7}
    g = given(player("town-2", board="trader lender abbot", silver=1), player("town-5"), stage="act")
    taken = [PACK.told_of(g.match.state, 0, action).takes for action in g.match.actions(0)]
    assert {"merchant": 4} in taken


@rule("VW-6.6", "VW-6.7")
def test_workers_and_manuscripts_say_how_many_icons_they_take(given: Given) -> None:
    g = given(player("inner-a", board="thief abbot"), player("town-7"), stage="act")
    takes = {
        g.match.game.text(each.action): PACK.told_of(g.match.state, 0, each.action).takes
        for each in at_question(g)
    }
    assert takes["workers 4"] == {"noble": 8}
    assert takes["transcribe"].keys() == {"cleric"}
