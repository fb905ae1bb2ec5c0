"""Several decisions of one seat made as one: whether they can be, and in which order the rules take them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from viceregal.core.complaints import (
    CHANCE_BETWEEN,
    DECISION_REFUSED,
    OTHERS_BETWEEN,
    OVER_BEFORE,
    SECRET_BETWEEN,
)
from viceregal.core.errors import BadAction, Refusal, ViceregalError
from viceregal.core.foretell import ASKED, CHANCES, OTHERS, REFUSED, SECRET, Foretelling, Walk
from viceregal.core.game import Game
from viceregal.core.records import Action, Seat
from viceregal.core.rules import State

# Steps in search of an order that is not the listed one: only choices of a few parts have such.
MAX_TRIES: Final = 200


class BrokenRow(ViceregalError):
    """Decisions that cannot be made as one; nothing was done. `index` is the first that cannot be reached or is refused.

    `stop` says why, by the words of `foretell.STOPS`; where it is REFUSED, `refusal` is there.
    """

    def __init__(self, index: int, stop: str, refusal: Refusal | None = None) -> None:
        super().__init__(_why(index + 1, stop, refusal))
        self.index = index
        self.stop = stop
        self.refusal = refusal


def _why(number: int, stop: str, refusal: Refusal | None) -> ViceregalError:
    if refusal is not None:
        return ViceregalError(DECISION_REFUSED, number=number, reason=refusal)
    if stop == OTHERS:
        return ViceregalError(OTHERS_BETWEEN, number=number)
    if stop == CHANCES:
        return ViceregalError(CHANCE_BETWEEN, number=number)
    if stop == SECRET:
        return ViceregalError(SECRET_BETWEEN, number=number)
    return ViceregalError(OVER_BEFORE, number=number)


def check_row(game: Game, s: State, seat: Seat, actions: Sequence[Action]) -> list[Action]:
    """The row as the rules take it; BrokenRow where they do not. The state is left alone.

    It is walked as a foretelling is: so nobody learns from a row that is refused what a foretelling would not tell.
    """
    if not actions:
        raise ViceregalError("a row has at least one decision")
    if len(actions) == 1 and game.why_not(s, seat, actions[0]) is None:
        return list(actions)  # as most are: there is nothing to walk
    row = in_listed_order(game, s, seat, actions)
    made = _walked(game, s, seat, row).made
    if made.done < len(row):
        raise BrokenRow(made.done, made.stop, made.refusal)
    return row


def in_listed_order(game: Game, s: State, seat: Seat, actions: Sequence[Action]) -> list[Action]:
    """The row in the order in which the rules list it, where they take one order only; else as it is.

    Rules list a choice of several things once: gems by colour, cards by number. To a person that is no order. So where
    an answer is refused, it is looked for with the things in it in another order, and then, among the answers around
    it that are parts of the same choice, for another order of these. An order that the rules take is left alone, and
    where they would take several others, none is picked: then the order says something.
    """
    row = list(actions)
    for _ in actions:
        made = _walked(game, s, seat, row).made
        if made.stop != REFUSED:
            return row
        better = _mended(game, s, seat, row, made.done)
        if better is None:
            return row  # so it is refused for what is wrong with it, and not for an order that is no rule
        row = better
    return row


def _walked(game: Game, s: State, seat: Seat, row: Sequence[Action]) -> Walk:
    walk = Walk(game, s.clone(), seat, Foretelling(seat, tuple(row)))
    walk.go()
    return walk


def _mended(game: Game, s: State, seat: Seat, row: list[Action], index: int) -> list[Action] | None:
    """The row with the refused answer, or the choice that it is part of, in the order of the rules."""
    before = _walked(game, s, seat, row[:index])
    if before.made.stop != ASKED:
        return None
    answer = _as_listed(game, before.s, seat, row[index])
    if answer is not None:
        return [*row[:index], answer, *row[index + 1 :]]
    first, end = _choice_around(row, index)
    if end - first < 2:
        return None
    found = _only_order(game, _walked(game, s, seat, row[:first]).s, seat, row[first:end])
    return None if found is None else [*row[:first], *found, *row[end:]]


# One answer -------------------------------------------------------------------------------------------------------


def _as_listed(game: Game, s: State, seat: Seat, action: Action) -> Action | None:
    """The only answer on offer that has the same things in another order."""
    wanted = _unordered(game, action)
    if wanted is None:
        return None
    same = [each for each in game.legal(s, seat) if _unordered(game, each) == wanted]
    return same[0] if len(same) == 1 else None


def _unordered(game: Game, action: Action) -> dict[str, Any] | None:
    """An action with the lists in it sorted; none if it has no list of several things."""
    plain = game.words.plain(action)
    lists = {name: sorted(value, key=str) for name, value in plain.items() if isinstance(value, list)}
    return {**plain, **lists} if any([len(value) > 1 for value in lists.values()]) else None


# Several answers --------------------------------------------------------------------------------------------------


def _choice_around(row: list[Action], index: int) -> tuple[int, int]:
    """From where to where in the row answers stand that are parts of the same choice as this one."""
    kind = row[index].part_of()
    first, end = index, index + 1
    while first > 0 and row[first - 1].part_of() is kind:
        first -= 1
    while end < len(row) and row[end].part_of() is kind:
        end += 1
    return first, end


def _only_order(game: Game, s: State, seat: Seat, parts: list[Action]) -> list[Action] | None:
    """The one other order of these parts that the rules take; none if there is none, or several."""
    listed = _Listed(game, s, seat, parts)
    if listed.complete:  # nearly always: a search through all orders of a big hand would never end
        return None if listed.may_be_changed() else listed.placed
    search = _Search(game, seat, parts)
    search.look(s, [], parts)
    return search.found[0] if len(search.found) == 1 and search.tries <= MAX_TRIES else None


class _Listed:
    """The parts of a choice in the order in which the rules list them: always the first on offer of those left."""

    def __init__(self, game: Game, s: State, seat: Seat, parts: list[Action]) -> None:
        self.game = game
        self.seat = seat
        self.parts = parts  # as they were named: the verbs stay where they are
        self.placed: list[Action] = []
        self.states: list[State] = [s]  # before each part, and after the last
        left = parts[:]
        while left and self._place_one(left):
            pass
        self.complete = not left

    def _place_one(self, left: list[Action]) -> bool:
        """Whether one of those left is on offer; it is left no longer."""
        named = [_named_as(self.game, part, self.parts[len(self.placed)]) for part in left]
        for action in self.game.legal(self.states[-1], self.seat):
            if action in named:
                after = _after(self.game, self.states[-1], self.seat, action, len(left) == 1)
                if after is None:
                    return False
                self.placed.append(action)
                self.states.append(after)
                left.pop(named.index(action))
                return True
        return False

    def may_be_changed(self) -> bool:
        """Whether two parts beside each other may change places.

        What rules ask of an order is that one part comes before another. So if several orders were right, one of them
        would differ from this one by two neighbours alone.
        """
        return any([self._may_change(number) for number in range(len(self.placed) - 1)])

    def _may_change(self, number: int) -> bool:
        one, other = self.placed[number], self.placed[number + 1]
        sooner, later = _named_as(self.game, other, one), _named_as(self.game, one, other)
        if sooner is None or later is None or sooner == one:
            return False
        s: State | None = self.states[number]
        row = [sooner, later, *self.placed[number + 2 :]]
        for place, action in enumerate(row):
            if s is not None:
                s = _after(self.game, s, self.seat, action, place == len(row) - 1)
        return s is not None


def _after(game: Game, s: State, seat: Seat, action: Action, is_last: bool) -> State | None:
    """The state after an answer; none if it is refused or, where more are to come, the seat is not asked again."""
    walk = _walked(game, s, seat, [action])
    return walk.s if walk.made.done == 1 and (is_last or walk.made.stop == ASKED) else None


class _Search:
    """Looks for the orders of the parts of a choice that the rules take, until there are two."""

    def __init__(self, game: Game, seat: Seat, parts: list[Action]) -> None:
        self.game = game
        self.seat = seat
        self.parts = parts  # as they were named: the verbs stay where they are
        self.found: list[list[Action]] = []
        self.tries = 0

    def look(self, s: State, placed: list[Action], left: list[Action]) -> None:
        if not left:
            self.found.append(placed)
            return
        tried: list[Action] = []
        for number, part in enumerate(left):
            if len(self.found) > 1 or self.tries > MAX_TRIES:
                return
            answer = _named_as(self.game, part, self.parts[len(placed)])
            if answer is None or answer in tried:
                continue
            tried.append(answer)
            self.tries += 1
            rest = left[:number] + left[number + 1 :]
            after = _after(self.game, s, self.seat, answer, not rest)
            if after is not None:
                self.look(after, [*placed, answer], rest)


def _named_as(game: Game, part: Action, verb: Action) -> Action | None:
    """What one part of a choice names, with the verb of another: `with varys` as `swap varys`."""
    if type(part) is type(verb):
        return part
    _, _, things = game.text(part).partition(" ")
    word, _, _ = game.text(verb).partition(" ")
    try:
        return game.parse(f"{word} {things}")
    except BadAction:
        return None
