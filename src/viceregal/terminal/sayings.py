"""What the headline says at every table: how the game has ended, or what is asked and what would come of an answer."""

from __future__ import annotations

from viceregal.terminal.headline import Notice, Saying
from viceregal.terminal.picking_scene import PickingScene
from viceregal.terminal.scene import TableScene
from viceregal.terminal.sitting import Sitting


def said_at_the_end(scene: TableScene, sitting: Sitting) -> Saying:
    """Who has won."""
    winners = sitting.match.winners()
    listed = scene.speech.listing([scene.names[seat] for seat in winners])
    below = scene.speech.say_n("end.winners", len(winners), winners=listed)
    return Saying(scene.speech.say("end.title"), below, sitting.rule)


def said_of_question(
    question: str, asked: str, rule: str, notice: Notice | None, told: str, prompt: str
) -> Saying:
    """Below the question stands why something was refused; or a notice and what is told; or how to answer."""
    if notice is not None and notice.is_refusal:
        return Saying(question, notice.text, notice.rule or rule, is_refusal=True, asked=asked)
    before, after = (notice.text, notice.after) if notice else ("", "")
    below = " ".join(part for part in (before, told, after) if part)
    return Saying(question, below or prompt, rule, asked=asked)


def saying(
    scene: PickingScene, sitting: Sitting, notice: Notice | None, told: str, *, covered: bool
) -> Saying:
    """The headline of the moment where one picks among choices; `told` is what comes of the one pointed at."""
    say = scene.speech.say
    if not scene.asked or scene.ask is None:
        return said_at_the_end(scene, sitting)
    seat = scene.asked[0]
    asked = f"{scene.sign(seat)} {scene.names[seat]}"
    if covered:
        return Saying(say("table.covered"), say("table.uncover"), sitting.rule, asked=asked)
    question = scene.speech.question(scene.ask, scene.names, seat)
    if sitting.bot_is_asked:
        asked, question = scene.sign(seat), say("table.thinking", player=scene.names[seat])
    prompt = say("table.prompt" if scene.choices.every else "table.prompt_wait")
    return said_of_question(question, asked, sitting.rule_in(scene.state), notice, told, prompt)
