"""Several decisions as one: all or none, undone together, and in any order where the rules list one only."""

from __future__ import annotations

import pickle

import pytest
from viceregal_mini.game import GAME as MINI

from viceregal import plugins
from viceregal.core.chance import Chance
from viceregal.core.errors import BadAction, ViceregalError
from viceregal.core.foretell import ASKED, CHANCES, OTHERS, REFUSED
from viceregal.core.match import Match
from viceregal.core.records import Action
from viceregal.core.rows import BrokenRow, in_listed_order
from viceregal.games import game as find_game
from viceregal.games.viscounts.rules.actions import Construct
from viceregal.i18n.complaints import said_in


@pytest.fixture(autouse=True)
def mini_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches travel as the key of their game: it has to be found by it."""
    monkeypatch.setenv(plugins.VARIABLE, "viceregal_mini")
    assert find_game(MINI.key) is MINI


def reached(
    key: str, question: str, seed: int = 1, edition: str = "", least: int = 1, **values: str
) -> Match:
    """A match at the first question of this kind that has so many answers."""
    game = find_game(key)
    for number in range(seed, seed + 60):
        match, chance = Match.new(game, game.setup(2, edition, values), number), Chance(number)
        while match.to_move:
            seat = match.to_move[0]
            asked = type(match.state.todo[-1]).__name__
            if asked == question and len(match.actions(seat)) >= least:
                return match
            match.play(chance.pick(match.actions(seat)), seat)
    raise AssertionError(f"{question} does not come")


def playing(*hand: str) -> Match:
    """The small game, where seat 0 may play one of these cards."""
    match = Match.new(MINI, MINI.setup(2, "second", {"hand": "two"}), 4)
    while type(match.state.todo[-1]).__name__ != "AskPlay":
        match.play("bid 0", match.to_move[0])
    document = match.position()
    zones = (document["pool"], *document["hands"], *document["shown"], document["discard"])
    for number, card in enumerate(hand):  # it changes places with one of the hand
        zone = next(zone for zone in zones if card in zone)
        zone[zone.index(card)], document["hands"][0][number] = document["hands"][0][number], card
    document["peeks"] = []
    return Match.from_document(MINI, document, 4)


def broken(match: Match, *row: str) -> BrokenRow:
    """Why it is refused; and nothing has changed."""
    before, entries = match.position(), len(match.log)
    with pytest.raises(BrokenRow) as raised:
        match.play_row(row)
    assert match.position() == before and len(match.log) == entries
    return raised.value


def singly(match: Match, *row: str) -> Match:
    other: Match = pickle.loads(pickle.dumps(match))
    for action in row:
        other.play(action)
    return other


# All or none ----------------------------------------------------------------------------------------------------


def test_a_row_is_what_its_decisions_are_one_by_one() -> None:
    match = playing("scholar1")
    other = singly(match, "play scholar1", "choose 0")
    told = match.play_row(["play scholar1", "choose 0"])
    assert match.position() == other.position()
    assert [entry.action for entry in match.log] == [entry.action for entry in other.log]
    assert told == other.events(None, len(other.log) - len(match.log))


def test_what_is_refused_in_the_middle_changes_nothing() -> None:
    match = playing("scholar1")
    error = broken(match, "play scholar1", "choose 7")
    assert (error.index, error.stop) == (1, REFUSED)
    assert error.refusal is not None and error.refusal.rule == "MI-CHOOSE-1"
    assert str(error).startswith("decision 2: MI-CHOOSE-1: ")
    assert said_in("cs", error).startswith("rozhodnutí 2: MI-CHOOSE-1: ")
    error = broken(match, "play scholar2", "choose 0")
    assert error.index == 0 and error.refusal is not None and error.refusal.rule == "MI-PLAY-1"
    with pytest.raises(BadAction):
        match.play_row(["play scholar1", "chews 0"])
    with pytest.raises(ViceregalError, match="at least one"):
        match.play_row([])


def test_nothing_may_come_in_between() -> None:
    match = playing("merchant1")
    error = broken(match, "play merchant1", "choose 0", "pass")
    assert (error.index, error.stop, error.refusal) == (2, CHANCES, None)
    assert str(error) == "what comes before decision 3 hangs on chance"
    assert said_in("pl", error) == "to, co nastąpi przed decyzją 3, zależy od losu"
    error = broken(match, "pass", "pass")
    assert (error.index, error.stop) == (1, OTHERS)
    match.play_row(["play merchant1", "choose 0"])  # chance may come after the last
    assert match.to_move == (1,)


def test_a_row_is_taken_back_as_one() -> None:
    match = playing("scholar1", "mage1")
    before = match.position()
    match.play_row(["play scholar1", "choose 1"])
    sent: Match = pickle.loads(pickle.dumps(match))
    for each in (match, sent):
        each.undo(0, even_revealed=True)
        assert each.position() == before and not each.log


@pytest.mark.parametrize(
    ("key", "together"),
    [
        ("hand-of-the-king", ("AskCompanion", "AskKill")),
        ("viceroy", ("AskPlaces", "AskPay")),
        ("viscounts", ("AskAct", "AskSpot", "AskSlot")),
    ],
)
def test_what_is_done_in_one_go_is_a_row(key: str, together: tuple[str, ...]) -> None:
    """Rows as long as they lead, made at random: the same as their decisions one by one."""
    game, chance, seen = find_game(key), Chance(2), set()
    for seed in range(8):
        match = Match.new(game, game.setup(2), seed)
        while match.to_move:
            seat = match.to_move[0]
            row, asked = longest(match, seat, chance)
            other: Match = pickle.loads(pickle.dumps(match))
            match.play_row(row, seat)
            for action in row[:-1]:
                other.play(action, seat)
                assert seat in other.to_move
            seen.add(asked)
            if len(row) > 1:
                other.enter(seat, row[-1])
                assert game.open_view(match.state_before(len(other.log))) == other.open_view()
        if any(all(each in asked for each in together) for asked in seen):
            return
    raise AssertionError(f"{together} do not come together in {sorted(seen)}")


def longest(match: Match, seat: int, chance: Chance) -> tuple[list[Action], tuple[str, ...]]:
    """Answers at random for as long as the seat is asked again, at most six, and the questions."""
    row, asked = [chance.pick(match.actions(seat))], [type(match.state.todo[-1]).__name__]
    while len(row) < 6:
        made = match.foretell(row, seat)
        if made.stop != ASKED:
            break
        asked.append(type(made.asked).__name__)
        row.append(chance.pick(made.offered))
    return row, tuple(asked)


# In any order ---------------------------------------------------------------------------------------------------


def test_gems_are_named_in_any_order() -> None:
    match = reached("viceroy", "AskGem", least=3)
    first = match.legal()
    other = singly(match, first[0], first[-1])
    match.play_row([first[-1], first[0]])
    assert match.position() == other.position()


def test_cards_under_law_72_are_named_in_any_order() -> None:
    match = reached("viceroy", "AskTuck", least=3)
    lower, higher = match.legal()[0], match.legal()[1]
    other = singly(match, lower, higher)
    match.play_row([higher, lower])
    assert match.position() == other.position()


def test_the_two_cards_to_swap_are_named_either_way() -> None:
    match = reached("hand-of-the-king", "AskSwap")
    earlier, later = (action.split()[1] for action in match.legal()[:2])
    other = singly(match, f"swap {earlier}", f"with {later}")
    told = match.foretell([f"swap {later}", f"with {earlier}"])
    assert told.done == 2 and told.refusal is None
    match.play_row([f"swap {later}", f"with {earlier}"])
    assert match.position() == other.position()


def test_a_companion_goes_in_one_row_with_whom_it_touches() -> None:
    match = reached("hand-of-the-king", "AskSwap")
    match.rewind(len(match.log) - 1)
    match.play_row(["call ramsay"])
    later, earlier = (action.split()[1] for action in match.legal()[1::-1])
    match.rewind(len(match.log) - 1)
    match.play_row(["call ramsay", f"swap {later}", f"with {earlier}"])
    assert [entry.joined for entry in match.log[-3:]] == [False, True, True]


def test_goods_are_paid_in_any_order() -> None:
    """In Viscounts goods of several kinds pay where a card says so."""
    game, chance = find_game("viscounts"), Chance(1)
    for seed in range(40):
        match = Match.new(game, game.setup(2), seed)
        while match.to_move:
            for action in match.actions():
                if isinstance(action, Construct) and len(set(action.pays)) > 1:
                    turned = Construct(action.building, tuple(reversed(action.pays)))
                    assert match.why_not(turned) is not None
                    assert in_listed_order(game, match.state, match.to_move[0], [turned]) == [action]
                    return
            match.play(chance.pick(match.actions()))
    raise AssertionError("nobody could pay with several goods")


def test_what_the_rules_take_in_no_order_is_left_as_it_is() -> None:
    match = playing("scholar1")
    row = [MINI.parse("choose 1"), MINI.parse("choose 0")]
    assert in_listed_order(MINI, match.state, 0, row) == row
    assert broken(match, "choose 1", "choose 0").index == 0


def test_a_row_that_is_mended_and_still_wrong_is_refused_for_what_is_wrong() -> None:
    match = reached("viceroy", "AskGem", least=3)
    first = match.legal()
    error = broken(match, first[-1], first[0], "bury 1")
    assert error.index == 2
