"""What can be chosen now, and by what: each choice stands for answers, and is reached by the things it concerns.

A target is a thing on the table that can be pointed at: `card 5`, `companion 3`, `house 0`, `seat 1`.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from viceregal.core.game import Game
from viceregal.core.records import Action, Frame
from viceregal.games.hand_of_the_king.rules import actions as act
from viceregal.games.hand_of_the_king.rules import frames
from viceregal.games.hand_of_the_king.rules.state import HandState
from viceregal.games.hand_of_the_king.terminal.foretell import Foretold, foretell
from viceregal.terminal.foretold import foretold


@dataclass(frozen=True)
class Choice:
    """Answers to be given one after the other, what they lead to, and by which targets they are reached."""

    actions: tuple[Action, ...]
    foretold: Foretold
    targets: tuple[str, ...]


@dataclass
class Choices:
    """All choices of a question. `picked` is the card that was picked first where two are asked for."""

    every: list[Choice] = field(default_factory=list)
    picked: int | None = None
    pairs: dict[int, list[tuple[Action, Action]]] = field(default_factory=dict)

    def by_target(self, target: str) -> int | None:
        for number, choice in enumerate(self.every):
            if target in choice.targets:
                return number
        return None

    def by_move(self, direction: int, house: int) -> int | None:
        wanted = act.Move(direction, house)
        for number, choice in enumerate(self.every):
            if choice.actions == (wanted,):
                return number
        return None

    def directions(self, direction: int) -> list[int]:
        """The choices that send Varys in this direction."""
        return [
            number
            for number, choice in enumerate(self.every)
            if isinstance(choice.actions[0], act.Move) and choice.actions[0].direction == direction
        ]

    @property
    def targets(self) -> frozenset[str]:
        return frozenset(target for choice in self.every for target in choice.targets)

    @property
    def is_first_of_two(self) -> bool:
        """Is a card asked for to which a second one belongs? Then nothing is answered yet."""
        return bool(self.pairs) and self.picked is None


def choices(
    game: Game, state: HandState, seat: int, legal: list[Action], picked: int | None = None
) -> Choices:
    """The choices of a seat that is asked."""
    if legal and isinstance(legal[0], act.Swap):
        return _pairs(game, state, seat, legal, picked)
    made = Choices()
    for action in legal:
        told = foretell(game, state, seat, (action,))
        made.every.append(Choice((action,), told, _targets(action, told)))
    return made


def _targets(action: Action, told: Foretold) -> tuple[str, ...]:
    match action:
        case act.Move():
            return tuple(f"card {card}" for card in sorted(told.taken))
        case act.Kill() | act.SwapWith() | act.Give() | act.Take():
            return (f"card {action.card}",)
        case act.Call() | act.Dismiss():
            return (f"companion {action.companion}",)
        case act.Name():
            return (f"house {action.house}",)
        case act.GiveBanner() | act.SendRaven():
            return (f"seat {action.seat}",)
    return ()


def _pairs(game: Game, state: HandState, seat: int, legal: list[Action], picked: int | None) -> Choices:
    """Two cards that change places may be pointed at in any order; the rules want the earlier one named first."""
    made = Choices(picked=picked)
    for first in legal:
        assert isinstance(first, act.Swap)
        for second in foretold(game, state, seat, (first,)).offered:
            assert isinstance(second, act.SwapWith)
            made.pairs.setdefault(first.card, []).append((first, second))
            made.pairs.setdefault(second.card, []).append((first, second))
    if picked is None:
        nothing = foretell(game, state, seat, ())
        made.every = [Choice((legal[0],), nothing, (f"card {card}",)) for card in sorted(made.pairs)]
        return made
    for pair in made.pairs[picked]:
        partner = next(card for card in (pair[0].card, pair[1].card) if card != picked)  # type: ignore[attr-defined]
        made.every.append(Choice(pair, foretell(game, state, seat, pair), (f"card {partner}",)))
    return made


def wish(asked: Frame, target: str) -> Action | None:
    """What somebody may have meant who clicked on what cannot be chosen: the rules say why it is refused."""
    kind, _, word = target.partition(" ")
    number = int(word)
    answers: dict[tuple[str, type], Action] = {
        ("card", frames.AskKill): act.Kill(number),
        ("card", frames.AskSwap): act.Swap(number),
        ("card", frames.AskSwapWith): act.SwapWith(number),
        ("card", frames.AskGive): act.Give(number),
        ("card", frames.AskTake): act.Take(number),
        ("companion", frames.AskDismiss): act.Dismiss(number),
    }
    if kind == "seat" and isinstance(asked, frames.AskBanner):
        return act.GiveBanner(asked.house, number)
    return answers.get((kind, type(asked)))
