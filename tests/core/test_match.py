"""The checked door: who acts, what is refused, what is told to whom, and the way back."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy, deepcopy

import pytest
from viceregal_mini.game import GAME

from viceregal.core.chance import Chance
from viceregal.core.errors import BadAction, NoSeat, Refusal, ViceregalError
from viceregal.core.match import APART, Match, NoUndo
from viceregal.core.records import CHANCE
from viceregal.i18n.complaints import said_in


def begun(seats: int = 3, edition: str = "second", hand: str = "two", seed: int = 4) -> Match:
    """In the second edition everybody has four gems when the first bids are asked."""
    return Match.new(
        GAME, GAME.setup(seats, edition, {"hand": hand}), seed, ("Ania", "Bartek", "Cyryl")[:seats]
    )


def kinds(match: Match, seat: int | None = None, since: int = 0) -> list[str]:
    return [type(event).__name__ for event in match.events(seat, since)]


# Who acts -------------------------------------------------------------------------------------------------------


def test_several_are_asked_at_once() -> None:
    match = begun()
    assert match.to_move == (0, 1, 2)
    assert match.legal() == match.legal(0) == match.legal(2) == ["bid 0", "bid 1", "bid 2", "bid 3", "bid 4"]
    assert match.legal(3) == [] and match.actions(CHANCE) == []
    with pytest.raises(ViceregalError, match="seats 0, 1, 2 are asked at once: say which one acts"):
        match.play("bid 1")
    match.play("bid 1", 2)
    assert match.to_move == (0, 1)
    match.play("bid 0", 0)
    assert match.to_move == (1,)
    match.play("bid 0")  # only one is left, so it need not be said
    assert match.to_move != (1,) or match.legal()[-1] == "pass"


def test_who_has_answered_is_no_longer_asked() -> None:
    match = begun()
    match.play("bid 1", 2)
    assert match.legal(2) == []
    with pytest.raises(Refusal) as refusal:
        match.play("bid 2", 2)
    assert refusal.value.rule == "MI-TURN-1" and refusal.value.values == {"seat": "2"}


@pytest.mark.parametrize("seat", [3, 9, CHANCE])
def test_a_seat_that_is_not_there_sees_and_hears_nothing(seat: int) -> None:
    match = begun()
    for ask in (match.view, match.events, lambda seat: match.foretell("bid 1", seat)):
        with pytest.raises(NoSeat, match=f"there is no seat {seat} .there are: 0 to 2."):
            ask(seat)


@pytest.mark.parametrize("copied", [copy, deepcopy])
@pytest.mark.parametrize("moves", [0, 5, APART + 3])
def test_a_copy_goes_its_own_way(copied: Callable[[Match], Match], moves: int) -> None:
    match, chance = begun(), Chance(1)

    def go_on(some: Match) -> None:
        some.play(chance.pick(some.actions()), some.to_move[0])

    for _ in range(moves):
        go_on(match)
    record, position = match.record(), match.position()
    other = copied(match)
    assert (other.record(), other.position()) == (record, position) and other.game is match.game
    while not other.over:
        go_on(other)
    assert (match.record(), match.position()) == (record, position)
    luck = copied(match).chance
    assert match.chance is not luck and match.chance.below(10**9) == luck.below(10**9)


def test_the_game_is_over() -> None:
    match, chance = begun(), Chance(1)
    while match.to_move:
        match.play(chance.pick(match.actions(match.to_move[0])), match.to_move[0])
    assert match.over and match.to_move == () and match.legal() == [] and match.legal(1) == []
    assert match.winners() == GAME.winners(match.state) != ()
    with pytest.raises(Refusal) as refusal:
        match.play("pass")
    assert refusal.value.rule == "MI-END-1"


def test_nobody_has_won_before_the_end() -> None:
    match = begun()
    assert not match.over and match.winners() == () and match.scores() == (0, 0, 0)


# What is refused ------------------------------------------------------------------------------------------------


def test_refusals_name_the_rule_and_change_nothing() -> None:
    match = begun()
    before, entries = match.position(), len(match.log)
    with pytest.raises(Refusal) as refusal:
        match.play("bid 5", 0)
    assert str(refusal.value) == "MI-BID-1: seat 0 does not have that much"
    assert (refusal.value.complaint.key, refusal.value.values) == ("not_that_much", {"seat": "0"})
    with pytest.raises(Refusal, match="MI-BID-1: this does not answer the current question: pass"):
        match.play("pass", 0)
    with pytest.raises(BadAction, match="no action begins with 'bind': did you mean 'bid'"):
        match.play("bind 1", 0)
    assert match.position() == before and len(match.log) == entries


def test_why_not_asks_without_playing() -> None:
    match = begun()
    assert match.why_not("bid 4", 0) is None
    refusal = match.why_not("bid 5", 0)
    assert refusal is not None and refusal.rule == "MI-BID-1"
    assert match.to_move == (0, 1, 2)


# What is told ---------------------------------------------------------------------------------------------------


def test_events_reach_those_they_are_for() -> None:
    match = begun()
    assert kinds(match, 0).count("CardSeen") == 2, "the own two cards"
    assert "CardSeen" not in kinds(match) and kinds(match).count("CardDrawn") == 6
    since = len(match.log)
    assert [type(event).__name__ for event in match.play("bid 1", 0)] == ["BidPlaced"]
    assert kinds(match, None, since) == kinds(match, 1, since) == ["BidPlaced"]


def test_play_returns_what_everybody_was_told_and_chance_answers_by_itself() -> None:
    match = begun(2)
    match.play("bid 0", 0)
    told = [type(event).__name__ for event in match.play("bid 0", 1)]
    assert told[:2] == ["BidPlaced", "BidsRevealed"]
    assert CHANCE not in match.to_move


# The way back ---------------------------------------------------------------------------------------------------


def test_a_sealed_bid_can_be_taken_back() -> None:
    match = begun()
    before = match.position()
    match.play("bid 4", 1)
    match.undo(1)
    assert match.position() == before and match.to_move == (0, 1, 2)
    match.play("bid 2", 1)
    assert match.position()["bids"] == [{"seat": 1, "gems": 2}]


def test_not_when_another_has_acted_unless_he_agrees() -> None:
    match = begun()
    match.play("bid 4", 1)
    match.play("bid 0", 0)
    with pytest.raises(NoUndo, match="seat 0 has acted since"):
        match.undo(1)
    with pytest.raises(NoUndo, match="seat 0 has acted since"):
        match.undo(1, consent=(2,))
    match.undo(1, consent=(0,))
    assert match.to_move == (0, 1, 2) and match.position()["bids"] == []


def test_not_when_something_has_come_to_light_unless_all_forget_it() -> None:
    match = begun()
    entries = len(match.log)
    for seat in (0, 1, 2):
        match.play("bid 0", seat)
    with pytest.raises(NoUndo, match="something hidden has come to light since"):
        match.undo(2)
    with pytest.raises(NoUndo, match="something hidden has come to light since"):
        match.undo(0, consent=(1, 2))
    match.undo(0, consent=(1, 2), even_revealed=True)
    assert len(match.log) == entries and match.to_move == (0, 1, 2)


def test_nothing_to_take_back() -> None:
    match = begun()
    with pytest.raises(NoUndo, match="seat 2 has decided nothing yet") as raised:
        match.undo(2)
    assert said_in("ru", raised.value) == "место 2 ещё ничего не решало"


def test_a_refused_undo_changes_nothing() -> None:
    match = begun()
    match.play("bid 4", 1)
    match.play("bid 0", 0)
    before, entries = match.position(), len(match.log)
    with pytest.raises(NoUndo):
        match.undo(1)
    assert match.position() == before and len(match.log) == entries


def test_rewind_goes_to_any_entry_of_the_log() -> None:
    match = begun()
    positions = []
    for seat in (2, 0):
        positions.append((len(match.log), match.position()))
        match.play("bid 1", seat)
    for entries, position in reversed(positions):
        match.rewind(entries)
        assert len(match.log) == entries and match.position() == position
    match.rewind(0)
    assert match.log == [] and match.to_move == (CHANCE,)
    match.settle()
    assert match.to_move == (0, 1, 2)


def test_every_state_of_the_log_can_be_seen_again() -> None:
    """Only some states are kept; the others are played again, and come out the same."""
    match = begun(seed=9)
    chance = Chance("walk")
    positions = {len(match.log): match.position()}
    while not match.over:
        seat = chance.pick(list(match.to_move))
        match.play(chance.pick(match.actions(seat)), seat)
        positions[len(match.log)] = match.position()
    assert len(match.log) > 2 * APART
    assert len(match.kept) == (len(match.log) + APART - 1) // APART
    walked = [GAME.open_view(state) for state in match.states()]
    assert len(walked) == len(match.log) + 1
    for number, position in sorted(positions.items(), reverse=True):
        assert GAME.open_view(match.state_before(number)) == walked[number] == position
        if number < len(match.log):
            match.rewind(number)
            assert match.position() == position
            assert len(match.kept) == (number + APART - 1) // APART


def test_a_state_that_was_asked_for_may_be_played_on() -> None:
    """It is a copy: the match does not change."""
    match = begun()
    before = match.position()
    for state in [match.state_before(len(match.log)), match.state_before(0), *match.states()]:
        while state.todo:
            seat = GAME.deciders(state)[0]
            GAME.apply(
                state, seat, GAME.legal(state, seat)[0] if seat != CHANCE else GAME.sample(state, Chance(1))
            )
    assert match.position() == before
    assert [GAME.open_view(state) for state in match.states()][-1] == before
    match.rewind(0)
    assert match.to_move == (CHANCE,)


@pytest.mark.parametrize("entries", [-1, 7, 8, 100])
def test_rewind_stays_within_the_log(entries: int) -> None:
    match = begun()
    assert len(match.log) == 7
    with pytest.raises(NoUndo, match=f"the log has no entry {entries}"):
        match.rewind(entries)


def test_an_undone_record_is_that_of_the_decisions_that_stand() -> None:
    match = begun()
    before = match.record()
    match.play("bid 4", 1)
    match.undo(1)
    assert match.record() == before


# From a position ------------------------------------------------------------------------------------------------


def test_a_match_goes_on_from_a_position() -> None:
    first = begun()
    first.play("bid 3", 1)
    match = Match.from_document(GAME, first.position(), "another seed")
    assert match.position() == match.start == first.position()
    assert match.log == [] and match.players == () and match.to_move == (0, 2)
    match.play("bid 1", 2)
    assert match.start == first.position(), "the start is a position of its own"


def test_a_match_from_a_question_to_chance_lets_chance_answer() -> None:
    document = GAME.open_view(GAME.new(GAME.setup(2)))
    match = Match.from_document(GAME, document, 1)
    assert match.to_move == (0, 1) and match.start == document and len(match.log) == 5


def test_every_answer_of_chance_may_have_a_source_of_its_own() -> None:
    """Made for the number of the decision: a match that is read again goes on with the same luck."""

    def played(first: int) -> list[str]:
        match, asked = begun(), []
        dealt = len(match.log)
        match.chance_at = lambda number: asked.append(number) or Chance(first + number)  # type: ignore[func-returns-value]
        for _ in range(12):
            if not match.over:
                match.play(match.legal(match.to_move[0])[0], match.to_move[0])
        assert asked == [
            number for number, entry in enumerate(match.log) if entry.seat == CHANCE and number >= dealt
        ]
        return [GAME.text(entry.action) for entry in match.log]

    assert played(100) == played(100) != played(900)


def test_the_way_back_says_whose_decisions_go_and_what_has_come_to_light() -> None:
    match = begun()
    first = len(match.log)
    match.play("bid 4", 1)
    match.play("bid 0", 0)
    back = match.way_back(1)
    assert (back.entry, back.others, back.reveals) == (first, {0}, False)
    match.play("bid 0", 2)
    assert match.way_back(2).reveals
