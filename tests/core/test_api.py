"""What people who study games lean on: states that compare, keys of what is known, exact chance, steps, copies, words."""

from __future__ import annotations

import dataclasses
import inspect
from fractions import Fraction

import pytest

import viceregal as vr
from viceregal.core.records import CHANCE

KEYS = list(vr.GAMES)
every_game = pytest.mark.parametrize("key", KEYS)


def played(key: str, decisions: int, seed: int = 5) -> vr.Match:
    """Some way into a game, by choices that hang on the seed alone."""
    match, chance = vr.new(key, 2, seed=seed), vr.Chance(seed)
    for _ in range(decisions):
        for seat in match.players_to_move[:1]:
            match.play(chance.pick(match.actions(seat)), seat)
    return match


@every_game
def test_states_that_say_the_same_are_equal(key: str) -> None:
    state = played(key, 9).state
    assert state == state.clone() == played(key, 9).state
    assert len({state, state.clone(), played(key, 9).state}) == 1
    assert state != played(key, 10).state and state != played(key, 9, seed=6).state and state != "a state"


@every_game
def test_what_a_seat_cannot_know_is_no_part_of_its_key(key: str) -> None:
    match = played(key, 6)
    other = match.clone()
    for seed in range(20):
        match.game.redeal(other.state, 0, vr.Chance(seed))
        assert other.information_key(0) == match.information_key(0)
        assert match.game.information_key(other.state, 0) == match.game.information_key(match.state, 0)
    hides = key == "viceroy"  # in the others chance draws when it is asked, and nothing lies hidden yet
    assert (other.state != match.state) == hides
    assert (other.information_key(1) != match.information_key(1)) == hides


@every_game
def test_a_seat_remembers_what_it_saw(key: str) -> None:
    keys = [played(key, decisions).information_key(0) for decisions in range(8)]
    assert len(set(keys)) == len(keys)
    with pytest.raises(vr.NoSeat):
        played(key, 1).information_key(2)


@every_game
def test_outcomes_of_chance_are_those_that_are_legal_and_add_up_to_one(key: str) -> None:
    game, chance = vr.game(key), vr.Chance(3)
    state, listed, uneven = game.new(game.setup(2)), 0, 0
    while game.deciders(state):
        [seat, *_] = game.deciders(state)
        if seat != CHANCE:
            game.apply(state, seat, chance.pick(game.legal(state, seat)))
            continue
        if game.is_countable(state):
            outcomes = game.chance_outcomes(state)
            assert [action for action, _ in outcomes] == game.legal(state, CHANCE)
            assert sum([likely for _, likely in outcomes]) == 1
            assert game.sample(state, chance) in dict(outcomes)
            uneven += len({likely for _, likely in outcomes}) > 1
            listed += 1
        else:
            with pytest.raises(ValueError, match="too many outcomes to list"):
                game.chance_outcomes(state)
        game.apply(state, CHANCE, game.sample(state, chance))
    assert listed > 0
    with pytest.raises(ValueError, match="chance is not asked"):
        game.chance_outcomes(state)


def test_twins_in_a_pool_are_twice_as_likely() -> None:
    """Viscounts: of the cards in a draw pile equal ones are one outcome."""
    from viceregal.core.outcomes import EveryWay

    every, likely = EveryWay(), dict.fromkeys("aab", Fraction(0))
    while True:
        likely[every.some(list("aab"), 2)[1]] += every.likelihood()
        if not every.next_way():
            break
    assert likely == {"a": Fraction(2, 3), "b": Fraction(1, 3)}


@pytest.mark.parametrize("draw", ["shuffled", "some", "take", "pick", "below"])
def test_every_way_of_drawing_is_one_that_luck_could_take(draw: str) -> None:
    from viceregal.core.outcomes import EveryWay

    def drawn(chance: vr.Chance) -> tuple[object, ...]:
        match draw:
            case "shuffled":
                return tuple(chance.shuffled([1, 2, 3]))
            case "pick":
                return (chance.pick([1, 2, 3]),)
            case "below":
                return (chance.below(3), chance.below(2))
            case _:
                return tuple(getattr(chance, draw)([1, 2, 3], 2))

    every, ways = EveryWay(), []
    while True:
        ways.append(drawn(every))
        if not every.next_way():
            break
    assert len(ways) == len(set(ways))
    assert set(ways) == {drawn(vr.Chance(seed)) for seed in range(200)}


@every_game
def test_steps_lead_forwards_and_backwards(key: str) -> None:
    match = played(key, 20)
    [again] = vr.replay(match.record())
    steps, states = again.steps(), list(match.states())
    for number, state in enumerate(states):
        assert (steps.at, steps.state) == (number, state)
        assert steps.view(0) == match.game.view(state, 0)
        entry = steps.forward()
        assert (entry is None) == (number == len(match.log))
    for state in reversed(states[:-1]):
        assert steps.back() is not None
        assert steps.state == state and steps.position() == match.position(steps.at)
    assert steps.back() is None
    assert again.position() == match.position()
    assert again.steps(7).state == states[7]
    for at in (-1, len(match.log) + 1):
        with pytest.raises(vr.ViceregalError, match="decisions to step through"):
            steps.go_to(at)


@every_game
def test_a_clone_goes_its_own_way_with_the_same_luck(key: str) -> None:
    match = played(key, 20)
    record = match.record()
    copied = match.clone()
    for each in (copied, match):
        while not each.over:
            for seat in each.players_to_move[:1]:
                each.play(each.actions(seat)[-1], seat)
        if each is copied:
            assert match.record() == record
    assert copied.record() == match.record() != record


@every_game
def test_a_match_tells_what_it_is(key: str) -> None:
    match = played(key, 3)
    asked = ", ".join([str(seat) for seat in match.players_to_move])
    assert repr(match) == f"<Match of {key}, 2 seats, 3 decisions, to move: {asked}>"
    head, *board = str(match).split("\n")
    assert head == repr(match) and len(board) > 5
    assert repr(match.game) == f"<Game {key}>" and repr(vr.Chance(7)) == "Chance(7)"
    assert repr(match.state).startswith(f"<{type(match.state).__name__}: Ask")
    while not match.over:
        for seat in match.players_to_move[:1]:
            match.play(match.actions(seat)[-1], seat)
    assert repr(match).endswith(f"won by {', '.join([str(seat) for seat in match.winners()])}>")


def test_several_players_move_at_once() -> None:
    match = vr.new("viceroy", 3, seed=7)
    assert match.players_to_move == (0, 1, 2)
    match.play(match.legal(1)[0], seat=1)
    assert match.players_to_move == (0, 2)


def told(thing: object) -> str:
    return (
        (inspect.getdoc(thing) or "").rpartition("--\n\n")[2].strip()
    )  # compiled ones begin with their signature


@pytest.mark.parametrize(
    "name", [name for name in vr.__all__ if name not in ("CHANCE", "View")]
)  # a number, and a name for dict[str, Any]: no object that could say something
def test_the_public_face_has_its_words(name: str) -> None:
    """Compiled or not: `help(vr.Match.play)` says what it does, and so does all that is offered."""
    offered = getattr(vr, name)
    assert len(told(offered)) > 20
    members = vars(offered).items() if inspect.isclass(offered) else []
    silent = [
        member
        for member, value in members
        if not member.startswith("_") and (callable(value) or isinstance(value, property)) and not told(value)
    ]
    fields = (
        {field.name for field in dataclasses.fields(offered)} if dataclasses.is_dataclass(offered) else set()
    )
    assert [member for member in silent if member not in fields] == []


def test_a_compiled_property_has_its_words() -> None:
    assert "any order" in told(vr.Match.players_to_move)
    assert told(vr.Match.over) == "Whether the game has ended."


def test_a_method_says_what_it_takes() -> None:
    assert "Carry out an action" in told(vr.Match.play)
    assert "Play on at random" in told(vr.playout)
    assert [*inspect.signature(vr.Match.play).parameters] == ["self", "action", "seat"]


def test_records_tell_what_their_numbers_stand_for() -> None:
    match = vr.new("hand-of-the-king", seed=7)
    assert repr(match.actions()[0]) == 'Move("move up stark")'
    events = match.play("move up stark")
    assert "house=stark" in repr(events)
    kind = type(vr.new("hand-of-the-king", seed=7).actions()[0])
    assert repr(kind(9, 99)) == "Move(direction=9, house=99)"  # what no rule makes is shown as it is


@every_game
def test_the_repr_of_every_action_holds_its_text(key: str) -> None:
    match = played(key, 9)
    for seat in match.players_to_move:
        for action, text in zip(match.actions(seat), match.legal(seat), strict=True):
            assert repr(action) == f'{type(action).__name__}("{text}")'


def test_all_that_is_offered_is_there() -> None:
    assert [name for name in vr.__all__ if getattr(vr, name, None) is None] == []
    with pytest.raises(AttributeError):
        _ = vr.Bott  # type: ignore[attr-defined]
