"""Several things of one choice, named in any order: gems from the reserve, cards that go under a law.

The rules ask for them one by one and list every choice once. To a person that is no order: things are gathered, and
given as one answer, in the order in which the rules list them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from viceregal.core.foretell import ASKED, Walk
from viceregal.core.game import Game
from viceregal.core.records import Action, Seat
from viceregal.core.rules import State
from viceregal.terminal.foretold import walked

_MAX_TRIED: Final = 4000  # steps in search of what else could be named with a thing


class Gathering:
    """What a question for several things takes.

    `things` are all that can be named, in the order of the rules; `ends` are answers that say that it is enough.
    """

    def __init__(self, game: Game, s: State, seat: Seat) -> None:
        self.game = game
        self.s = s
        self.seat = seat
        legal = game.legal(s, seat)
        self.kind = legal[0].part_of()
        self.ends = [action for action in legal if action.part_of() is not self.kind]
        self.things = self._all_things()
        self._baskets: list[Counter[Action]] | None = None

    def _all_things(self) -> list[Action]:
        """The first answer leaves most of the others open, so all come up on the way of first answers."""
        found: list[Action] = []
        s = self.s
        while True:
            parts = self._parts(s)
            found += [part for part in parts if part not in found]
            walk = walked(self.game, s, self.seat, parts[:1])
            if not parts or not self._goes_on(walk):
                return found
            s = walk.s

    def _parts(self, s: State) -> list[Action]:
        return [action for action in self.game.legal(s, self.seat) if action.part_of() is self.kind]

    def _goes_on(self, walk: Walk) -> bool:
        """Is the same asked again after all of these answers?"""
        return walk.made.stop == ASKED and type(walk.s.todo[-1]) is type(self.s.todo[-1])

    # What was named so far --------------------------------------------------------------------------------------

    def in_order(self, named: Sequence[Action]) -> tuple[Action, ...]:
        """As the rules list them; what is no thing of the choice comes last."""
        return tuple(sorted(named, key=lambda each: _place(self.things, each)))

    def open(self, held: Sequence[Action]) -> list[Action]:
        """What can be named next to these, and the answers that end the choice with these."""
        things = [thing for thing in self.things if self._fits([*held, thing])]
        return [*things, *[end for end in self.ends if self._is_taken([*held, end])]]

    def is_whole(self, named: Sequence[Action]) -> bool:
        """Nothing more is asked for."""
        walk = walked(self.game, self.s, self.seat, self.in_order(named))
        return walk.made.refusal is None and not self._goes_on(walk)

    def _is_taken(self, named: Sequence[Action]) -> bool:
        return walked(self.game, self.s, self.seat, self.in_order(named)).made.refusal is None

    def _fits(self, named: Sequence[Action]) -> bool:
        """Things may be taken by themselves; or, where few are left of what is listed later, only with others."""
        if self._is_taken(named):
            return True
        wanted = Counter(named)
        return any(wanted <= basket for basket in self._whole_baskets())

    def _whole_baskets(self) -> list[Counter[Action]]:
        if self._baskets is None:
            self._baskets = []
            self._fill(self.s, (), [_MAX_TRIED])
        return self._baskets

    def _fill(self, s: State, named: tuple[Action, ...], left: list[int]) -> None:
        assert self._baskets is not None
        for part in self._parts(s):
            left[0] -= 1
            if left[0] < 0:
                return
            walk = walked(self.game, s, self.seat, (part,))
            if self._goes_on(walk):
                self._fill(walk.s, (*named, part), left)
            else:
                self._baskets.append(Counter((*named, part)))


def _place(things: list[Action], action: Action) -> int:
    return things.index(action) if action in things else len(things)
