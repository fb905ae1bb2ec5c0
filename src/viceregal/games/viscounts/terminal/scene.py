"""What there is to draw: one picture of the table, handed to all its panels."""

from __future__ import annotations

from dataclasses import dataclass, field

from rich.cells import cell_len
from rich.style import Style

from viceregal.games.viscounts.rules import frames
from viceregal.games.viscounts.rules.board import NOWHERE
from viceregal.games.viscounts.rules.cards.deck import CARDS
from viceregal.games.viscounts.rules.scoring import scores
from viceregal.games.viscounts.rules.state import ViscountsState
from viceregal.games.viscounts.terminal.choices import Choice, Choices
from viceregal.games.viscounts.terminal.signs import SEAT_SIGNS
from viceregal.games.viscounts.words.speech import ViscountsSpeech
from viceregal.terminal.painted import aim
from viceregal.terminal.picking_scene import PickingScene
from viceregal.terminal.scene import ScenePanel

# Questions about what lies on the main board: a small screen shows the ring then.
_ON_THE_RING = (
    frames.AskMove,
    frames.AskRecruit,
    frames.AskHire,
    frames.AskManuscript,
    frames.AskSpot,
    frames.AskSection,
    frames.AskShift,
    frames.AskGroup,
    frames.AskBump,
)


@dataclass(frozen=True, kw_only=True)
class Scene(PickingScene):
    """`looked_at` says whose board lies below the ring."""

    speech: ViscountsSpeech
    state: ViscountsState
    choices: Choices = field(default_factory=Choices)
    turned: bool = False  # a small screen shows the other half

    @property
    def choice(self) -> Choice | None:
        return None if self.pointed is None else self.choices.every[self.pointed]

    @property
    def is_laid_out(self) -> bool:
        return self.state.layout != NOWHERE

    @property
    def shows_pairs(self) -> bool:
        """Are player cards and heroes still being chosen?"""
        return bool(self.state.heroes) and isinstance(self.ask, frames.AskPair)

    @property
    def is_set_up(self) -> bool:
        """Is the first turn still to come?"""
        return any(isinstance(frame, frames.BuildPiles | frames.AskPair) for frame in self.state.todo)

    @property
    def wants_ring(self) -> bool:
        """Is the question about the main board?"""
        return isinstance(self.ask, _ON_THE_RING) != self.turned

    def is_ai(self, seat: int) -> bool:
        return seat == self.state.ai

    def lit(self, target: str, ground: Style) -> Style:
        """What can be chosen is underlined, what is pointed at lies on gold."""
        if self.is_pointed(target):
            ground = ground + Style(color=self.palette.card_ink, bgcolor=self.palette.gold, bold=True)
        elif self.is_target(target):
            ground = ground + Style(underline=True, bold=True)
        return aim(target, ground)

    def mark(self, target: str) -> str:
        """A diamond stands before what can be chosen, whatever the colours."""
        if self.is_pointed(target):
            return "◆"
        return "◇" if self.is_target(target) else " "

    def hand(self, seat: int) -> tuple[list[int], int]:
        """The cards of a hand that may be seen, and how many there are besides."""
        hand = self.view["players"][seat]["hand"]
        if isinstance(hand, list):
            return [CARDS.index(card) for card in hand], 0
        return [CARDS.index(card) for card in hand["known"]], hand["hidden"]

    def draw_pile(self, seat: int) -> int:
        """How many cards are in it: hidden cards of the hand lie among them in the view."""
        return len(self.view["players"][seat]["draw"]) - self.hand(seat)[1]

    def score(self, seat: int) -> int:
        return scores(self.state)[seat]

    def sign(self, seat: int) -> str:
        return SEAT_SIGNS[seat]


def cut(text: str, width: int) -> str:
    """What does not fit ends in an ellipsis."""
    if cell_len(text) <= width:
        return text
    return text[: max(0, width - 1)].rstrip() + "…" if width > 0 else ""


class Panel(ScenePanel[Scene]):
    """A part of this table."""
