"""What there is to draw: one picture of the table, handed to all its panels."""

from __future__ import annotations

from dataclasses import dataclass

from viceregal.games.viceroy.rules import frames
from viceregal.games.viceroy.rules.cards.deck import NO_CARD
from viceregal.games.viceroy.rules.scoring import open_score_sheet
from viceregal.games.viceroy.rules.state import ViceroyState
from viceregal.games.viceroy.terminal.signs import HIDDEN, SEAT_SIGNS
from viceregal.games.viceroy.words.speech import ViceroySpeech
from viceregal.terminal.picking_scene import PickingScene
from viceregal.terminal.scene import ScenePanel

# Questions about the cards on offer: the offer is unfolded then.
_AUCTION = (
    frames.AskBids,
    frames.AskPick,
    frames.AskClaims,
    frames.AskAttackPick,
    frames.AskAgainstVirtual,
    frames.AskBury,
    frames.AskOffer,
    frames.AskKeep,
)


@dataclass(frozen=True, kw_only=True)
class Scene(PickingScene):
    """`looked_at` says whose pyramid stands in the middle, `viewer` whose hand and screen are open."""

    speech: ViceroySpeech
    state: ViceroyState

    @property
    def is_auction(self) -> bool:
        return isinstance(self.ask, _AUCTION)

    @property
    def line(self) -> list[int]:
        """The colours in the order of this game's auction line."""
        return self.state.line or [0, 1, 2, 3]

    @property
    def to_place(self) -> int:
        """The card whose place is asked for; 0 if none is."""
        ask = self.ask
        if isinstance(ask, frames.AskPlace):
            return ask.card
        if isinstance(ask, frames.AskPlaces) and self.viewer is not None:
            return self.state.shown[self.viewer]
        return NO_CARD

    @property
    def places_cost(self) -> bool:
        """Is what is to be placed paid for?"""
        return not (isinstance(self.ask, frames.AskPlace) and self.ask.free)

    def hand(self) -> list[int]:
        """The open hand; empty if there is none to be seen."""
        if self.viewer is None:
            return []
        hand: list[int] = self.view["hands"][self.viewer]
        return hand

    def hidden_cards(self, seat: int) -> tuple[list[int], int, int]:
        """Of another's hand: the cards one knows, and how many characters and laws there are besides."""
        hand = self.view["hands"][seat]
        if isinstance(hand, list):
            return hand, 0, 0
        return hand["known"], hand["characters"], hand["laws"]

    def gem_count(self, seat: int) -> str:
        """How many gems are behind a screen, if that is shown: each returned two at the start, all else was seen."""
        open_gems = self.view["gems"][seat]
        if open_gems is not None:
            return str(sum(open_gems.values()))
        remembered = self.view["remembered"]
        if not remembered["shown"]:
            return HIDDEN
        return str(remembered["gem_counts"][seat])

    def attack_count(self, seat: int) -> str:
        """The same of attack tokens."""
        count = self.view["attacks"][seat]
        if count is None and self.view["remembered"]["shown"]:
            count = self.view["remembered"]["attacks"][seat]
        return HIDDEN if count is None else str(count)

    def score(self, seat: int) -> int:
        s = self.state
        return (
            sum([line.points for line in open_score_sheet(s) if line.seat == seat]) if all(s.pyramids) else 0
        )

    def sign(self, seat: int) -> str:
        return SEAT_SIGNS[seat]


class Panel(ScenePanel[Scene]):
    """A part of this table."""
