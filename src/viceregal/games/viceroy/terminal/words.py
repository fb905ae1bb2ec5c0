"""What the table says around the board: in which phase it is, and the bar at the top."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from viceregal.core.records import Frame
from viceregal.games.viceroy.rules import frames
from viceregal.games.viceroy.terminal.scene import Scene
from viceregal.terminal.sitting import Sitting

# What is still to be done says in which phase it is.
_PHASE_OF: Final[dict[type, type]] = {
    frames.RevealBids: frames.AuctionPhase,
    frames.EndRound: frames.AuctionPhase,
    frames.RenewOffer: frames.AuctionPhase,
    frames.RevealKeep: frames.PaymentPhase,
    frames.RevealPlaces: frames.PaymentPhase,
    frames.PaymentPhase: frames.AuctionPhase,
    frames.AuctionPhase: frames.LawPhase,
    frames.BuildingRound: frames.BuildingRound,
}


def phase(scene: Scene) -> str:
    """Where in the turn the game is, by what lies on the stack."""
    say = scene.speech.say
    if scene.state.turn == 0:
        return say("phase.deal")
    if scene.state.lifted:
        return say("phase.end")
    last = type(scene.state.edition.phases[-1])
    for frame in reversed(scene.state.todo):
        kind = _PHASE_OF.get(type(frame))
        if isinstance(frame, frames.RevealCards):
            kind = frames.BuildingRound if frame.round else frames.LawPhase
        elif isinstance(frame, frames.StartTurn | frames.EndGame):
            kind = last
        if kind is None:
            continue
        name = say(f"phase.{kind.__name__}")
        number = _round(frame)
        return say("phase.round", phase=name, round=number) if number else name
    return ""


def _round(frame: Frame) -> int:
    """The round of an auction or of the building phase; 0 where there is none to tell."""
    if isinstance(frame, frames.BuildingRound):
        return max(1, frame.round - 1)  # it is still to come
    if isinstance(frame, frames.RevealBids | frames.EndRound | frames.RevealCards):
        return frame.round
    return 0


def title_parts(scene: Scene, sitting: Sitting) -> Sequence[str]:
    """What is played, in which edition, and how far it has come."""
    say = scene.speech.say
    parts = [say("game.title"), say(f"edition.{sitting.match.setup.edition}")]
    if scene.state.turn:
        parts.append(say("event.TurnBegan", turn=scene.state.turn))
    return [*parts, phase(scene)]
