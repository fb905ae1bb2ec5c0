"""What would come of actions, in words: what happens, the price, the points, and what is asked then.

The command prints these lines and the terminal tables show them. `names` are the players by seat, `reader` is who reads.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from viceregal.core.errors import Refusal
from viceregal.core.foretell import ASKED, CHANCES, OVER, Foretelling, ScoreChange
from viceregal.i18n.game_speech import GameSpeech, sentence

Names = Sequence[str]


def happenings(made: Foretelling, speech: GameSpeech, names: Names, reader: int | None = None) -> list[str]:
    """The events, a sentence each."""
    said = [speech.event(event, names, reader) for event in made.events]
    return [each for each in said if each]


def price(made: Foretelling, speech: GameSpeech, reader: int | None = None) -> list[str]:
    """What goes and what comes."""
    you = _you(made, reader)
    return [
        speech.say(f"foretold.{key}{you}", what=things(counts, speech))
        for key, counts in (("pays", made.cost), ("gains", made.gain))
        if counts
    ]


def things(counts: Mapping[str, int], speech: GameSpeech) -> str:
    return speech.listing([speech.thing(thing, count) for thing, count in counts.items()])


def points(change: ScoreChange, speech: GameSpeech, arrow: str) -> str:
    return f"{heading_words(change.heading, speech)} {change.before} {arrow} {change.after}"


def heading_words(heading: str, speech: GameSpeech) -> str:
    key = f"heading.{heading}"
    return speech.say(key) if speech.has(key) else heading.replace("_", " ")


def ending(made: Foretelling, speech: GameSpeech, names: Names, reader: int | None = None) -> str:
    """Why it goes no further, or what is asked then; for what is refused see `why`."""
    if made.stop in (OVER, CHANCES):
        return speech.say(f"foretold.{made.stop}")
    if made.asked is None:
        return speech.say(f"foretold.secret{_you(made, reader)}", player=names[made.seat])
    question = speech.question(made.asked, names, reader)
    if made.stop == ASKED and made.seat == reader:
        asked = speech.say("foretold.then", question=question)
    else:
        whom = [names[seat] for seat in made.asked.deciders()]
        asked = speech.say_n("foretold.asked", len(whom), players=speech.listing(whom), question=question)
    return asked + (" " + speech.say_n("foretold.answers", made.answers) if made.answers else "")


def missing(refusal: Refusal, speech: GameSpeech) -> str:
    """What would have to be there; nothing where it is not want that forbids the action."""
    return speech.say("foretold.missing", what=things(refusal.missing, speech)) if refusal.missing else ""


def why(refusal: Refusal, speech: GameSpeech, names: Names, reader: int | None = None) -> str:
    """Why something is refused, and what is missing."""
    lacks = missing(refusal, speech)
    said = speech.refusal(refusal, names, reader)
    return f"{sentence(said)} {sentence(lacks)}" if lacks else said


def _you(made: Foretelling, reader: int | None) -> str:
    return ".you" if made.seat == reader else ""
