"""What would come of actions, in lines of text: what happens, the price, the points, and what is asked then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from viceregal.cli.complaints import FORETELL_FOR_WHOM, SEAT_OPTION
from viceregal.core.complaints import AT
from viceregal.core.errors import BadSetup, ViceregalError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from viceregal.core.errors import Refusal
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
    names = seat_names(the_game, speech)
    told = [speech.event(event, names) for event in made.events]
    return [
        *[each for each in told if each],
        *([speech.say("foretold.pays", what=things(made.cost, speech))] if made.cost else []),
        *([speech.say("foretold.gains", what=things(made.gain, speech))] if made.gain else []),
        *[points(change, speech) for change in made.scores if change.before != change.after],
        *ending(the_game, speech, made),
    ]


def seat_names(the_game: Game, speech: GameSpeech) -> list[str]:
    return [speech.say("board.seat", seat=seat) for seat in range(the_game.facts.most_seats)]


def things(counts: dict[str, int], speech: GameSpeech) -> str:
    return speech.listing([speech.thing(thing, count) for thing, count in counts.items()])


def points(change: ScoreChange, speech: GameSpeech) -> str:
    """With what makes the points afterwards."""
    sources = "; ".join([said for line in change.come if (said := speech.source(line))])
    told = f"{speech.say('board.seat', seat=change.seat)}  {heading_words(change.heading, speech)} "
    return f"{told}{change.before} -> {change.after}" + (f": {sources}" if sources else "")


def heading_words(heading: str, speech: GameSpeech) -> str:
    key = f"heading.{heading}"
    return speech.say(key) if speech.has(key) else heading.replace("_", " ")


def ending(the_game: Game, speech: GameSpeech, made: Foretelling) -> list[str]:
    """Why it goes no further, or what is asked."""
    names = seat_names(the_game, speech)
    if made.refusal is not None:
        return refused(the_game.text(made.actions[made.done]), made.refusal, speech, names)
    if made.stop in ("over", "chance"):
        return [speech.say(f"foretold.{made.stop}")]
    if made.asked is None:
        return [speech.say("foretold.secret", player=names[made.seat])]
    whom = [names[seat] for seat in made.asked.deciders()]
    question = speech.question(made.asked, names)
    asked = speech.say_n("foretold.asked", len(whom), players=speech.listing(whom), question=question)
    return [asked + (" " + speech.say_n("foretold.answers", made.answers) if made.answers else "")]


def refused(text: str, refusal: Refusal, speech: GameSpeech, names: Sequence[str]) -> list[str]:
    why = f"{refusal.rule}: {speech.refusal(refusal, names)}"
    missing = refusal.missing
    return [
        speech.say("foretold.refused", action=text, why=why),
        *([speech.say("foretold.missing", what=things(missing, speech))] if missing else []),
    ]
