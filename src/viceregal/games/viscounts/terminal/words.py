"""What the table says around the board: the headline, the bar at the top, the keys at the bottom."""

from __future__ import annotations

from collections.abc import Sequence

from viceregal.games.viscounts.rules import frames
from viceregal.games.viscounts.terminal.scene import Scene
from viceregal.terminal.sitting import Sitting


def phase(scene: Scene) -> str:
    """Which phase of the turn it is, by what comes after it on the stack."""
    if scene.is_set_up:
        return scene.speech.say("phase.deal")
    for frame in reversed(scene.state.todo):
        if isinstance(frame, frames.Phase):
            place = max(0, frame.phase - 1)
            return scene.speech.say(f"phase.{frames.PHASES[place]}")
        if isinstance(frame, frames.AiRow):
            return scene.speech.say("phase.ai")
    return ""


def title_parts(scene: Scene, sitting: Sitting) -> Sequence[str]:
    """What is played, and how far it has come."""
    say = scene.speech.say
    parts = [say("game.title")]
    if not scene.is_set_up:
        parts.append(say("table.round", round=scene.state.round))
    return [*parts, phase(scene)]


def keys_now(scene: Scene) -> Sequence[tuple[str, str, str]]:
    """The keys that matter most come first: what does not fit is left out."""
    keys = [("?", "keys.help", "?")]
    if scene.choices.every:
        groups = scene.choices.groups()
        most = min(9, len(groups))
        keys += [("↑↓", "keys.choose", "down"), (f"1–{most}" if most > 1 else "1", "keys.number", "down")]
        if any(len(group) > 1 for group in groups):
            keys.append(("◂▸", "keys.way_to_pay", "right"))
        keys += [("⏎", "keys.do", "enter"), ("Z", "keys.undo", "z"), ("H", "keys.hint", "h")]
    elif scene.asked:
        keys += [("␣", "keys.hurry", "space"), ("Z", "keys.undo", "z")]
    else:
        keys += [("Z", "keys.undo", "z")]
    if scene.compact:
        keys.append(("B", "keys.turn", "b"))
    keys += [("V", "keys.look", "v"), ("R", "keys.rule", "r")]
    if scene.state.ai >= 0:
        keys.append(("T", "keys.ai_turn", "t"))
    keys += [("C", "keys.chronicle", "c"), ("Q", "keys.quit", "q"), ("N", "keys.new", "n")]
    keys += [("L", "keys.language", "l"), ("S", "keys.save", "s"), ("D", "keys.light", "d")]
    return [(shown, scene.speech.say(label), f"key {key}") for shown, label, key in keys]
