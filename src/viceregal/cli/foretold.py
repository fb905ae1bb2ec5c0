"""What would come of actions, in lines of text: what happens, the price, the points, and what is asked then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from viceregal.cli.complaints import FORETELL_FOR_WHOM, SEAT_OPTION
from viceregal.core.complaints import AT
from viceregal.core.errors import BadSetup, ViceregalError
from viceregal.i18n import foretelling

if TYPE_CHECKING:
    from collections.abc import Sequence

    from viceregal.core.foretell import Foretelling, ScoreChange
    from viceregal.core.game import Game
    from viceregal.core.rules import State
    from viceregal.i18n.game_speech import GameSpeech


class Unforetold(ViceregalError):
    """A text to be foretold that is no action at all."""


def foretold(the_game: Game, s: State, texts: Sequence[str], seat: str | None) -> Foretelling:
    """What would come of these actions, one after the other, of the seat that is said or asked."""
    from viceregal.core.foretell import foretell

    actions = []
    for number, text in enumerate(texts, start=1):
        try:
            actions.append(the_game.parse(text))
        except ViceregalError as error:
            raise Unforetold(AT, place=f"--foretell {number}", reason=error) from None
    return foretell(the_game, s, read_seat(the_game, s, seat), actions)


def read_seat(the_game: Game, s: State, text: str | None) -> int:
    """Without `--seat` it is the one that is asked, if there is one only."""
    seats = the_game.setup_of(s).seats
    if text is not None and text not in [str(seat) for seat in range(seats)]:
        raise BadSetup(SEAT_OPTION, last=seats - 1, given=repr(text[:60]))
    if text is not None:
        return int(text)
    asked = [seat for seat in the_game.deciders(s) if seat >= 0]
    if len(asked) > 1:
        names = ", ".join([str(each) for each in asked])
        raise BadSetup(FORETELL_FOR_WHOM, seats=names)
    return asked[0] if asked else 0


def lines(the_game: Game, made: Foretelling, lang: str) -> list[str]:
    """The foretelling as it is printed."""
    from viceregal.cli.show import speech_of

    speech = speech_of(the_game, lang)
    names = [speech.say("board.seat", seat=seat) for seat in range(the_game.facts.max_seats)]
    return [
        *foretelling.happenings(made, speech, names),
        *foretelling.price(made, speech),
        *[points(change, speech) for change in made.scores if change.before != change.after],
        *ending(the_game, made, speech, names),
    ]


def points(change: ScoreChange, speech: GameSpeech) -> str:
    """With what makes the points afterwards."""
    sources = "; ".join([said for line in change.come if (said := speech.source(line))])
    told = f"{speech.say('board.seat', seat=change.seat)}  {foretelling.points(change, speech, '->')}"
    return told + (f": {sources}" if sources else "")


def ending(the_game: Game, made: Foretelling, speech: GameSpeech, names: Sequence[str]) -> list[str]:
    """What is asked then, or by which rule the next action is refused."""
    refusal = made.refusal
    if refusal is None:
        return [foretelling.ending(made, speech, names)]
    because = f"{refusal.rule}: {speech.refusal(refusal, names)}"
    text = the_game.text(made.actions[made.done])
    lacks = foretelling.missing(refusal, speech)
    return [speech.say("foretold.refused", action=text, why=because), *([lacks] if lacks else [])]
