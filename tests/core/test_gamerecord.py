"""Game records: what they look like, and for each way to break one, the line and the reason."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from viceregal_mini.game import GAME, game

import viceregal
from viceregal.core import gamerecord
from viceregal.core.chance import Chance
from viceregal.core.errors import BadRecord
from viceregal.core.match import Match

BEGINNING = """\
viceregal record 1
game: mini
version: 1
edition: first
seats: 2
options: hand=none
players: Ania | Bartek
seed: 7
result: unfinished

1. * reveal scholar4
2. 0 bid 1
3. 1 bid 0
"""
LINES = BEGINNING.split("\n")


def begun(upto: int = 3) -> Match:
    match = Match.new(GAME, GAME.setup(2, "first", {"hand": "none"}), 7, ("Ania", "Bartek"))
    for seat, text in ((0, "bid 1"), (1, "bid 0"))[: upto - 1]:
        match.play(text, seat)
    return match


def finished() -> Match:
    match, chance = begun(1), Chance(1)
    while match.to_move:
        match.play(chance.pick(match.actions(match.to_move[0])), match.to_move[0])
    return match


def replay(text: str) -> Match:
    (record,) = gamerecord.read(text)
    return gamerecord.replay(record, game)


def test_a_record_looks_like_this() -> None:
    assert begun().record() == BEGINNING


def test_a_finished_record_says_how_it_came_out() -> None:
    match = finished()
    scores = " ".join(map(str, match.scores()))
    winners = " ".join(map(str, match.winners()))
    assert f"\nresult: {scores}, won by {winners}\n" in match.record()
    assert replay(match.record()).record() == match.record()


def test_what_a_record_may_hold_besides() -> None:
    """Remarks, blank lines, other line ends, blanks at the ends, no players and no seed."""
    text = BEGINNING.replace("\n", "  \r\n").replace("1. *", "# the row\r\n\r\n   1. *")
    text = "# a remark first\n\n" + text
    assert replay(text).record() == BEGINNING
    without = "\n".join([line for line in LINES if not line.startswith(("players", "seed"))])
    assert replay(without).players == ()


def test_many_records_in_one_file() -> None:
    texts = [begun(1).record(), finished().record(), begun().record()]
    records = gamerecord.read("\n".join(texts))
    assert [gamerecord.replay(record, game).record() for record in records] == texts
    assert [record.first_line for record in records] == [1, 13, 13 + texts[1].count("\n") + 1]


def test_a_part_of_a_record() -> None:
    text = finished().record()
    (record,) = gamerecord.read(text)
    for upto in (0, 1, 3):
        assert len(gamerecord.replay(record, game, upto).log) == upto
    broken = text.replace("won by", "won by nobody or")
    (record,) = gamerecord.read(broken)
    assert gamerecord.replay(record, game, 2).log, "the result is that of the whole"


def test_names_cannot_break_a_record() -> None:
    match = Match.new(GAME, GAME.setup(2), 1, ("An|ia\nresult: 9", "  Bar   tek "))
    again = replay(match.record())
    assert again.players == ("An/ia result: 9", "Bar tek")
    assert again.record() == match.record()


def test_a_record_from_a_position_keeps_it() -> None:
    match = Match.from_document(GAME, begun(2).position(), 3)
    match.play("bid 2", 1)
    again = replay(match.record())
    assert again.position() == match.position() and again.start == match.start
    assert again.record() == match.record()


# Broken records -------------------------------------------------------------------------------------------------


def line(number: int, text: str) -> Callable[[list[str]], None]:
    """Put a text in the place of a line, counted from 1."""

    def change(lines: list[str]) -> None:
        lines[number - 1] = text

    return change


def added(number: int, text: str) -> Callable[[list[str]], None]:
    return lambda lines: lines.insert(number - 1, text)


def dropped(number: int) -> Callable[[list[str]], None]:
    def change(lines: list[str]) -> None:
        del lines[number - 1]

    return change


BROKEN = [
    (line(1, "viceregal record 2"), 1, "a record begins with 'viceregal record 1', not 'viceregal record 2'"),
    (dropped(1), 1, "a record begins with 'viceregal record 1', not 'game: mini'"),
    (line(2, "game mini"), 2, "'game mini' is not a field of a record; an empty line ends the head"),
    (line(2, "Game: mini"), 2, "'Game: mini' is not a field of a record; an empty line ends the head"),
    (line(2, "game: chess"), 2, "game: no game is called 'chess' (there are: mini)"),
    (dropped(2), 1, "the record lacks its game"),
    (dropped(9), 1, "the record lacks its result"),
    (added(3, "game: mini"), 3, "game is given twice"),
    (line(3, "version: 2"), 3, "version: made with version '2' of the rules; these are version 1"),
    (line(3, "version: one"), 3, "version: made with version 'one' of the rules; these are version 1"),
    (line(5, "seats: two"), 5, "seats: 'two' is not a number of seats"),
    (line(5, "seats: -2"), 5, "seats: '-2' is not a number of seats"),
    (line(5, "seats: 2222"), 5, "seats: '2222' is not a number of seats"),
    (
        line(6, "options: hand=three"),
        6,
        "options: MI-DEAL-1: option hand cannot be 'three' (it can be: two, none)",
    ),
    (line(6, "options: hand"), 6, "options: MI-DEAL-1: option hand cannot be '' (it can be: two, none)"),
    (line(6, "options: foot=two"), 6, "options: no option is called 'foot' (there are: hand)"),
    (line(9, "result: 0 0, won by 0"), 9, "result: the game came out as 'unfinished', not '0 0, won by 0'"),
    (added(10, 'position: {"game": "mini"'), 10, "position: this is not JSON"),
    (added(10, "position: " + "[" * 100_000), 10, "position: this is not JSON"),
    (dropped(10), 10, "'1. * reveal scholar4' is not a field of a record; an empty line ends the head"),
    (line(11, "1. *"), 11, "'1. *' is not of the form '1. seat action'"),
    (line(11, "* reveal scholar4"), 11, "decision 1 is expected here, not '*'"),
    (line(11, "1 * reveal scholar4"), 11, "decision 1 is expected here, not '1'"),
    (line(11, "2. * reveal scholar4"), 11, "decision 1 is expected here, not '2.'"),
    (line(11, "1. x reveal scholar4"), 11, "'x' is neither a seat nor * for chance"),
    (line(11, "1. -1 reveal scholar4"), 11, "'-1' is neither a seat nor * for chance"),
    (line(11, "1. * reveal scholar9"), 11, "'reveal scholar9': card: 'scholar9' is not known: did you mean"),
    (line(11, "1. * revael scholar4"), 11, "no action begins with 'revael': did you mean 'reveal'?"),
    (
        line(11, "1. * draw scholar4"),
        11,
        "MI-DEAL-1: this does not answer the current question: draw scholar4",
    ),
    (line(11, "1. 0 reveal scholar4"), 11, "MI-TURN-1: another player is deciding now, not seat 0"),
    (dropped(11), 11, "decision 1 is expected here, not '2.'"),
    (line(12, "2. 0 bid 9"), 12, "MI-BID-1: seat 0 does not have that much"),
    (line(12, "2. 3 bid 1"), 12, "MI-TURN-1: another player is deciding now, not seat 3"),
    (line(13, "3. 0 bid 1"), 13, "MI-TURN-1: another player is deciding now, not seat 0"),
    (added(14, "4. 1 bid 0"), 14, "MI-TURN-1: another player is deciding now, not seat 1"),
    (added(14, "game: mini"), 14, "'game: mini' is not of the form '4. seat action'"),
]


@pytest.mark.parametrize(("change", "at", "reason"), BROKEN, ids=[reason[:40] for _, _, reason in BROKEN])
def test_a_broken_record_says_where_and_why(
    change: Callable[[list[str]], None], at: int, reason: str
) -> None:
    lines = LINES[:]
    change(lines)
    with pytest.raises(BadRecord) as error:
        replay("\n".join(lines))
    assert (error.value.line, str(error.value.reason)[: len(reason)]) == (at, reason)
    assert str(error.value) == f"line {at}: {error.value.reason}"


@pytest.mark.parametrize(
    ("number", "text"),
    [(4, "edition: second"), (5, "seats: 3"), (6, "options: hand=two")],
)
def test_head_and_position_must_not_contradict_each_other(number: int, text: str) -> None:
    lines = Match.from_document(GAME, begun(2).position(), 3).record().split("\n")
    assert lines[number - 1] != text
    lines[number - 1] = text
    with pytest.raises(BadRecord):
        replay("\n".join(lines))


def test_seats_are_written_in_plain_digits() -> None:
    with pytest.raises(BadRecord, match="line 5: seats"):
        replay(BEGINNING.replace("seats: 2", "seats: ٢"))


def test_the_line_is_that_of_the_file_in_later_records_too() -> None:
    with pytest.raises(BadRecord) as error:
        for record in gamerecord.read(BEGINNING + "\n" + BEGINNING.replace("bid 1", "bid 9")):
            gamerecord.replay(record, game)
    assert error.value.line == len(LINES) + 12


def test_a_position_that_is_none() -> None:
    lines = LINES[:]
    lines.insert(9, "position: {}")
    with pytest.raises(BadRecord, match="line 10: position: the document has no field 'game'"):
        replay("\n".join(lines))


@pytest.mark.parametrize("text", ["", "\n\n", "# only a remark"])
def test_no_record_at_all(text: str) -> None:
    with pytest.raises(BadRecord, match="line 1: there is no record here"):
        gamerecord.read(text)


def test_names_are_as_many_as_seats() -> None:
    match = viceregal.new("hand-of-the-king", seats=3, seed=1, players=("Ania", "Olek"))
    text = match.record()
    assert "\nplayers: Ania | Olek | \n" in text or "\nplayers: Ania | Olek |\n" in text
    [again] = viceregal.replay(text)
    assert again.players == ("Ania", "Olek", "")
    with pytest.raises(BadRecord, match="there are 4 names for 3 seats"):
        viceregal.replay(text.replace("Ania | Olek |", "Ania | Olek | Jan | Ewa"))


def test_no_name_can_give_orders_to_a_terminal() -> None:
    """Neither one that is written into a record, nor one that somebody has put there."""
    match = viceregal.new("hand-of-the-king", seats=2, seed=1, players=("\x1b[2JAnia", "O\u202elek"))
    text = match.record()
    assert "players: ?[2JAnia | O?lek\n" in text
    forged = text.replace("?[2JAnia", "\x1b]0;mine\x07")
    [again] = viceregal.replay(forged)
    assert again.players[0] == "?]0;mine?"
