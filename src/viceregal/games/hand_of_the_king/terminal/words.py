"""What the table says around the board: the headline, the bar at the top, the keys at the bottom."""

from __future__ import annotations

from collections.abc import Sequence

from viceregal.core.records import NOBODY
from viceregal.games.hand_of_the_king.rules.actions import Call, Dismiss, Name
from viceregal.games.hand_of_the_king.rules.state import HandState
from viceregal.games.hand_of_the_king.terminal.foretell import in_words
from viceregal.games.hand_of_the_king.terminal.heraldry import LETTERS
from viceregal.games.hand_of_the_king.terminal.scene import Scene
from viceregal.terminal.headline import Notice, Saying
from viceregal.terminal.sayings import said_at_the_end, said_of_question
from viceregal.terminal.sitting import Sitting


def saying(scene: Scene, sitting: Sitting, notice: Notice | None, question: str, so_far: str = "") -> Saying:
    """The headline of the moment."""
    if scene.asked is None:
        return said_at_the_end(scene, sitting)
    name = scene.names[scene.asked]
    asked = f"{scene.sign(scene.asked)} {name}"
    if sitting.bot_is_asked and scene.shown is None:
        asked, question = scene.sign(scene.asked), scene.speech.say("table.thinking", player=name)
    rule = sitting.rule_in(scene.state)
    return said_of_question(question, asked, rule, notice, _foretold(scene) or so_far, _prompt(scene))


def _foretold(scene: Scene) -> str:
    """What comes of the choice that is pointed at; for a companion, first what it does."""
    if scene.shown is None:
        return ""
    told = in_words(scene.speech, scene.shown, scene.names)
    choice = scene.choice
    if choice is None:
        return told
    action = choice.actions[0]
    if isinstance(action, Call):
        return f"{scene.speech.companion_text(action.companion)} {told}"
    if scene.choices.is_first_of_two:
        return scene.speech.card(int(choice.targets[0].removeprefix("card ")))
    return told


def _prompt(scene: Scene) -> str:
    """How to answer, as long as nothing is pointed at."""
    every = scene.choices.every
    if not every:
        return scene.speech.say("table.prompt_wait")
    if scene.state.talk != NOBODY:
        return scene.speech.say("table.prompt_talk", other=scene.names[scene.state.talk])
    if scene.asks_for_a_move:
        return scene.speech.say("table.prompt_move")
    match every[0].actions[0]:
        case Call() | Dismiss():
            return scene.speech.say("table.prompt_companion")
        case Name():
            return scene.speech.say("table.prompt_house")
    return scene.speech.say("table.prompt_choice")


def title_parts(scene: Scene, sitting: Sitting) -> Sequence[str]:
    """What is played, in which way, and how far it has come."""
    setup, speech = sitting.match.setup, scene.speech
    state = scene.state
    assert isinstance(state, HandState)
    return (
        speech.say("game.title"),
        speech.say(f"option.variant.{setup.value('variant')}"),
        speech.say("table.turn", turn=state.turn),
    )


def keys_now(scene: Scene) -> Sequence[tuple[str, str, str]]:
    """The keys that matter most come first: what does not fit is left out."""
    keys = [("?", "keys.help", "?")]
    if scene.asks_for_a_move:
        keys += [("↑↓←→", "keys.way", "tab"), (LETTERS, "keys.house", "tab")]
    if scene.choices.every:
        keys += [("⏎", "keys.do", "enter"), ("Z", "keys.undo", "z"), ("H", "keys.hint", "h")]
    elif scene.asked is not None:
        keys += [("␣", "keys.hurry", "space"), ("Z", "keys.undo", "z")]
    else:
        keys += [("Z", "keys.undo", "z")]
    keys += [("R", "keys.rule", "r"), ("Q", "keys.quit", "q")]
    if scene.choices.every:
        keys += [("Tab", "keys.next", "tab")]
    keys += [("C", "keys.chronicle", "c"), ("N", "keys.new", "n"), ("⇧L", "keys.language", "L")]
    keys += [("⇧S", "keys.save", "S"), ("D", "keys.light", "d")]
    return [(shown, scene.speech.say(label), f"key {key}") for shown, label, key in keys]
