"""What the table says around the board: in which phase it is, and the bar at the top."""

from __future__ import annotations

from collections.abc import Sequence

from viceregal.games.viceroy.rules.phases import phase_played
from viceregal.games.viceroy.terminal.scene import Scene
from viceregal.terminal.sitting import Sitting


def phase(scene: Scene) -> str:
    """Where in the turn the game is."""
    say = scene.speech.say
    played, number = phase_played(scene.state)
    name = say(f"phase.{played}")
    return say("phase.round", phase=name, round=number) if number else name


def title_parts(scene: Scene, sitting: Sitting) -> Sequence[str]:
    """What is played, in which edition, and how far it has come."""
    say = scene.speech.say
    parts = [say("game.title"), say(f"edition.{sitting.match.setup.edition}")]
    if scene.state.turn:
        parts.append(say("event.TurnBegan", turn=scene.state.turn))
    return [*parts, phase(scene)]
