"""A game under way behind an environment: one state, its chance, and the answers that are not finished yet.

All environments stand on this: what is asked of whom, which numbers answer it, what a seat is told, what came of it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from viceregal import games
from viceregal.core.chance import Chance
from viceregal.core.drawing import drawn
from viceregal.core.errors import BadAction, BadSetup
from viceregal.core.game import View
from viceregal.core.options import Setup
from viceregal.core.records import Action
from viceregal.core.rules import State
from viceregal.envs.numbers import Choice, Code
from viceregal.envs.schemas import NOTHING_BEGUN, Begun, Schema
from viceregal.faults import Fault, broke_down

REWARDS: Final = ("win", "score")
Mask = NDArray[np.int8]


@dataclass(frozen=True)
class Snapshot:
    """All that an environment is: it can be kept, pickled, and put back any number of times."""

    state: State
    chance: Chance
    begun: tuple[Begun, ...]
    fault: str
    lost: int


def schema_of(key: str, setup: Setup) -> Schema:
    """The schema that a game brings; BadSetup if it brings none, Fault if it breaks down over it."""
    pack = games.pack(key)
    try:
        schema = pack.environment(setup)
    except BadSetup:
        raise
    except Exception as error:
        raise broke_down(f"the environment of {key}", error) from error
    if schema is None:
        raise BadSetup(f"the game {key!r} brings no environment: its pack has to offer one")
    if not isinstance(schema, Schema):
        raise Fault(f"the environment of {key} is no Schema, but {type(schema).__name__}")
    return schema


class Table:
    """One game, played by numbers."""

    def __init__(self, schema: Schema, key: str, reward: str = "win") -> None:
        if reward not in REWARDS:
            raise BadSetup(f"no reward is called {reward!r} (there are: {', '.join(REWARDS)})")
        self.key = key
        self.game = games.game(key)
        self.schema = schema
        self.setup = schema.setup
        self.seats = schema.setup.seats
        self.players = schema.agents(list(games.ruled_seats(key, schema.setup)))
        self.reward = reward
        self.size = schema.numbers.size
        self.settles = True  # chance answers by itself, from its seeded source
        self.scale: NDArray[np.float32] = np.concatenate(
            [np.full(block.size, 1 / block.most, np.float32) for block in schema.blocks]
        )
        self.state: State = self.game.new(schema.setup)
        self.chance = Chance(0)
        self.begun: list[Begun] = [NOTHING_BEGUN] * self.seats
        self.fault = ""
        self.lost = -1  # the seat that a fault has cost the game
        self._choices: dict[int, dict[int, Choice]] = {}

    # The course of a game ---------------------------------------------------------------------------------------

    def deal(self, seed: int | str) -> None:
        """A new game."""
        self.chance = Chance(seed)
        self.begun = [NOTHING_BEGUN] * self.seats
        self.fault, self.lost = "", -1
        self._choices.clear()
        try:
            self.state = self.game.start(self.setup, self.chance)
        except Exception as error:
            raise broke_down(f"the game {self.key}", error) from error

    def asked(self) -> tuple[int, ...]:
        """Who has to answer; nobody, when the game is over."""
        todo = self.state.todo
        return todo[-1].deciders() if todo and not self.fault else ()

    def over(self) -> bool:
        return not self.state.todo or bool(self.fault)

    def choices(self, seat: int) -> dict[int, Choice]:
        """The numbers that this seat can answer with now, and what each leads to."""
        found = self._choices.get(seat)
        if found is None:
            legal = self.game.legal(self.state, seat)
            found = self.schema.numbers.choices(legal, self.state, seat, self.begun[seat])
            self._choices[seat] = found
        return found

    def forget_choices(self) -> None:
        """The state was changed from outside."""
        self._choices.clear()

    def answer(self, seat: int, number: int) -> None:
        """One number of this seat. BadAction where it is none of the choices: nothing has changed then."""
        choice = self.choices(seat).get(number)
        if choice is None:
            raise BadAction(self.why_not(seat, number))
        if isinstance(choice, list):
            choice = self._narrowed(seat, number, choice)
            if choice is None:
                return
        self.play(seat, choice)

    def _narrowed(self, seat: int, number: int, several: list[tuple[Code, Action]]) -> Action | None:
        """The one action that is meant; or none yet, and what was said is kept. What must follow is not asked."""
        begun = (*self.begun[seat], number)
        while len(several) > 1:
            following = {said[len(begun)] for said, _ in several}
            if len(following) > 1:
                self.begun[seat] = begun
                self._choices.pop(seat, None)
                return None
            begun = (*begun, *following)
        return several[0][1]

    def play(self, seat: int, action: Action) -> None:
        """Carry out an action, and let chance answer."""
        if seat >= 0:
            self.begun[seat] = NOTHING_BEGUN
        self._choices.clear()
        try:
            self.game.apply(self.state, seat, action)
            if self.settles:
                self.game.settle(self.state, self.chance)
        except Exception as error:
            self.fault = str(broke_down(f"the game {self.key}", error))

    def why_not(self, seat: int, number: object) -> str:
        """Why a number is refused, for people."""
        size = self.size
        if self.over():
            return "the game is over"
        if seat not in self.asked():
            return f"it is not the turn of seat {seat}"
        if not isinstance(number, int | np.integer) or not 0 <= number < size:
            return f"{number!r} is no number of an action (0 to {size - 1})"
        return f"{number} ({self.schema.numbers.labels[int(number)]}) does not answer what is asked of seat {seat}"

    def lose(self, seat: int, fault: str) -> None:
        """End the game: this seat has lost it, everybody else has won."""
        self.fault, self.lost = fault, seat
        self._choices.clear()

    # What is told -----------------------------------------------------------------------------------------------

    def raw(self, seat: int) -> bytearray:
        try:
            return self.schema.observe(self.state, seat, self.begun[seat])
        except Exception as error:
            raise broke_down(f"the environment of {self.key}", error) from error

    def flat(self, seat: int) -> NDArray[np.float32]:
        """What a seat may know as one vector: each number divided by the largest that its block can tell."""
        return np.multiply(np.frombuffer(self.raw(seat), np.uint8), self.scale)

    def nested(self, seat: int) -> dict[str, NDArray[np.uint8]]:
        """The same block by block, as it stands."""
        told = np.frombuffer(self.raw(seat), np.uint8)
        schema = self.schema
        return {
            block.name: told[start : start + block.size].reshape(block.shape)
            for block, start in zip(schema.blocks, schema.starts, strict=True)
        }

    def mask(self, seat: int) -> Mask:
        """A 1 for each number that this seat can answer with now; nobody else can."""
        marks = bytearray(self.size)
        found = self._choices.get(seat)
        if found is None and seat in self.asked():
            found = self.choices(seat)
        for number in found or ():
            marks[number] = 1
        return np.frombuffer(marks, np.int8)

    def view(self, seat: int | None) -> View:
        return self.game.view(self.state, seat)

    def drawn(self, seat: int | None = None) -> str:
        """The board in letters."""
        return drawn(self.key, self.view(seat))

    def returns(self) -> list[float]:
        """What the game is worth to each seat when it is over: `win` shares a pot to which everybody has paid alike.

        Who wins alone gets 1, of N seats the others lose 1 / (N - 1) each; the sum is 0. Alone at the table, 1 or -1.
        `score`: the own points less the mean of the others'.
        """
        seats = self.seats
        if self.lost >= 0:
            return shares(seats, tuple([seat for seat in range(seats) if seat != self.lost]))
        if self.fault or self.state.todo:
            return [0.0] * seats
        if self.reward == "win":
            return shares(seats, self.game.winners(self.state))
        points = self.game.scores(self.state)
        if seats == 1:
            return [float(points[0])]
        return [own - (sum(points) - own) / (seats - 1) for own in points]

    # Keeping and going back -------------------------------------------------------------------------------------

    def snapshot(self) -> Snapshot:
        return Snapshot(self.state.clone(), self.chance.clone(), tuple(self.begun), self.fault, self.lost)

    def restore(self, kept: Snapshot) -> None:
        self.state, self.chance = kept.state.clone(), kept.chance.clone()
        self.begun, self.fault, self.lost = list(kept.begun), kept.fault, kept.lost
        self._choices.clear()

    def __reduce__(self) -> Any:
        """To other processes a table goes without its schema, which is found there by the name of the game."""
        return _brought, (self.key, self.setup, self.reward, self.settles, self.snapshot())

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        return self.clone()

    def clone(self) -> Table:
        made = Table.__new__(Table)
        made.__dict__.update(self.__dict__)
        made._choices = {}
        made.restore(self.snapshot())
        return made


def _brought(key: str, setup: Setup, reward: str, settles: bool, kept: Snapshot) -> Table:
    table = Table(schema_of(key, setup), key, reward)
    table.settles = settles
    table.restore(kept)
    return table


def shares(seats: int, winners: tuple[int, ...]) -> list[float]:
    if seats == 1:
        return [1.0 if winners else -1.0]
    if not winners:
        return [0.0] * seats
    share = seats / len(winners)
    return [((share if seat in winners else 0.0) - 1) / (seats - 1) for seat in range(seats)]


def set_up(key: str, seats: int | None, edition: str, options: dict[str, Any] | None) -> Setup:
    """The set-up of a table, from what an environment was given; BadSetup says what is wrong with it."""
    values = {name: _word(value) for name, value in (options or {}).items()}
    return games.game(key).setup(seats, edition, values)


def _word(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
