"""What would come of actions, in lines of text: what happens, the price, the points, and what is asked then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from viceregal.core.errors import BadSetup, ViceregalError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from viceregal.core.errors import Refusal
    from viceregal.core.foretell import Foretelling, ScoreChange
    from viceregal.core.game import Game
    from viceregal.core.records import Event
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
            raise Unforetold(f"--foretell {number}: {error}") from None
    return foretell(the_game, s, read_seat(the_game, s, seat), actions)


def read_seat(the_game: Game, s: State, text: str | None) -> int:
    """Without `--seat` it is the one that is asked, if there is one only."""
    seats = the_game.setup_of(s).seats
    if text is not None and text not in [str(seat) for seat in range(seats)]:
        raise BadSetup(f"--seat takes a seat from 0 to {seats - 1}, not {text[:60]!r}")
    if text is not None:
        return int(text)
    asked = [seat for seat in the_game.deciders(s) if seat >= 0]
    if len(asked) > 1:
        names = ", ".join([str(each) for each in asked])
        raise BadSetup(f"seats {names} are asked at once; --seat says for whom to foretell")
    return asked[0] if asked else 0


def lines(the_game: Game, made: Foretelling) -> list[str]:
    """The foretelling as it is printed; a game without sentences is told in its plain words."""
    from viceregal.cli.show import speech_of

    speech = speech_of(the_game, "en")
    told = [sentence(the_game, speech, event) for event in made.events]
    return [
        *[each for each in told if each],
        *([f"pays: {things(made.cost)}"] if made.cost else []),
        *([f"gains: {things(made.gain)}"] if made.gain else []),
        *[points(change) for change in made.scores if change.before != change.after],
        *ending(the_game, speech, made),
    ]


def sentence(the_game: Game, speech: GameSpeech | None, event: Event) -> str:
    if speech is None:
        return str(the_game.words.plain(event))
    return speech.event(event, seat_names(the_game))


def seat_names(the_game: Game) -> list[str]:
    return [f"seat {seat}" for seat in range(the_game.facts.most_seats)]


def things(counts: dict[str, int]) -> str:
    return ", ".join([f"{count} {thing}" for thing, count in counts.items()])


def points(change: ScoreChange) -> str:
    """With what makes the points afterwards."""
    sources = "; ".join([", ".join(line.sources) for line in change.come if line.sources])
    heading = change.heading.replace("_", " ")
    return f"seat {change.seat}  {heading} {change.before} -> {change.after}" + (
        f": {sources}" if sources else ""
    )


def ending(the_game: Game, speech: GameSpeech | None, made: Foretelling) -> list[str]:
    """Why it goes no further, or what is asked."""
    if made.refusal is not None:
        return refused(the_game.text(made.actions[made.done]), made.refusal)
    if made.stop == "over":
        return ["then the game is over"]
    if made.stop == "chance":
        return ["then chance decides"]
    if made.asked is None:
        return [f"what comes then, seat {made.seat} cannot know"]
    seats = made.asked.deciders()
    whom = f"seat {seats[0]} is" if len(seats) == 1 else f"seats {', '.join(map(str, seats))} are"
    question = (
        type(made.asked).__name__ if speech is None else speech.question(made.asked, seat_names(the_game))
    )
    return [f"then {whom} asked: {question}" + (f" ({made.answers} answers)" if made.answers else "")]


def refused(text: str, refusal: Refusal) -> list[str]:
    return [
        f"{text} is refused: {refusal}",
        *([f"missing: {things(refusal.missing)}"] if refusal.missing else []),
    ]
