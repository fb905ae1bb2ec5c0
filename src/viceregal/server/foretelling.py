"""What would come of actions at a table: foretold by the kernel from what the seat may know, told in words here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from viceregal.core.errors import BadAction
from viceregal.core.foretell import ASKED, CHANCES, OTHERS, REFUSED, Foretelling, as_known_to, foretell_in
from viceregal.core.game import ScoreLine
from viceregal.core.records import Action
from viceregal.i18n.game_speech import GameSpeech
from viceregal.server.entries import Problem
from viceregal.server.table import Table
from viceregal.server.words import names_of, speech_of

Plain = dict[str, Any]
FEW = 12  # questions with so many answers come with what would come of each


def foretell_at(table: Table, seat: int, question: int, texts: Sequence[str], lang: str) -> Plain:
    """The answer to somebody who asks what would come of these actions. Whose the seat is was checked before."""
    must_be_asked(table, seat, question)
    match = table.match
    assert match is not None
    made = match.foretell(parse_row(table, texts), seat)
    return {**tell_foretelling(table, made, lang, True), "question": question}


def must_be_asked(table: Table, seat: int, question: int) -> None:
    """Only what is asked now is foretold: an answer to what was asked before would mislead."""
    asked = table.questions.get(seat)
    if asked is None:
        raise Problem(409, "stale", "you are not asked now")
    if asked.number != question:
        raise Problem(409, "stale", now_asked(asked.number))


def now_asked(number: int) -> str:
    return f"this question was answered or taken back; now {number} is asked"


def parse_row(table: Table, texts: Sequence[str]) -> list[Action]:
    """The actions of texts; a problem with one of several says which."""
    actions = []
    for number, text in enumerate(texts, start=1):
        try:
            actions.append(table.game.parse(text))
        except BadAction as error:
            place = f"action {number}: " if len(texts) > 1 else ""
            raise Problem(400, "action", f"{place}{error}") from None
    return actions


def foretold_of(table: Table, seat: int, lang: str) -> list[Plain] | None:
    """What would come of each answer to the question to a seat, where there are few. Made once for each position."""
    key = (seat, lang)
    if key not in table.foretold:
        table.foretold[key] = _foretell_each(table, seat, lang)
    return table.foretold[key]


def _foretell_each(table: Table, seat: int, lang: str) -> list[Plain] | None:
    match = table.match
    assert match is not None
    actions = match.actions(seat)
    if not 0 < len(actions) <= FEW:
        return None
    picture = as_known_to(match.game, match.state, seat)
    return [
        tell_foretelling(table, foretell_in(match.game, picture.clone(), seat, [action]), lang, False)
        for action in actions
    ]


# In words ---------------------------------------------------------------------------------------------------------


def tell_foretelling(table: Table, made: Foretelling, lang: str, offers: bool) -> Plain:
    """With `offers`, what the seat may answer then is told, too: so a row of decisions is put together."""
    game, names = table.game, names_of(table, lang)
    speech = speech_of(lang, game.key)
    return {
        "seat": made.seat,
        "actions": [game.text(action) for action in made.actions],
        "done": made.done,
        "stop": made.stop,
        "by": _what_stops(made),
        "events": [
            {**game.words.plain(event), "words": speech.event(event, names, made.seat)}
            for event in made.events
        ],
        "cost": made.cost,
        "gain": made.gain,
        "scores": [
            {
                "seat": change.seat,
                "heading": change.heading,
                "words": _heading(change.heading, speech),
                "before": change.before,
                "after": change.after,
                "gone": [_share(line) for line in change.gone],
                "come": [_share(line) for line in change.come],
            }
            for change in made.scores
        ],
        "asked": _tell_asked(table, made, lang, offers),
        "refusal": _tell_refusal(made, speech, names),
    }


def _what_stops(made: Foretelling) -> str | None:
    """The kind of step or question that chance or a secret stands behind."""
    if made.stop == CHANCES and made.asked is not None:
        return type(made.asked).__name__
    return made.by or None


def _heading(name: str, speech: GameSpeech) -> str:
    key = f"heading.{name}"
    return speech.say(key) if speech.has(key) else name


def _share(line: ScoreLine) -> Plain:
    return {"points": line.points, "sources": list(line.sources)}


def _tell_asked(table: Table, made: Foretelling, lang: str, offers: bool) -> Plain | None:
    """What players are asked then. What chance is asked has no words: nobody reads it."""
    frame = made.asked
    if frame is None or made.stop not in (ASKED, OTHERS, REFUSED):
        return None
    game, speech, names = table.game, speech_of(lang, table.game.key), names_of(table, lang)
    told: Plain = {
        "is": type(frame).__name__,
        "words": speech.question(frame, names, made.seat),
        "rule": game.rules.questions[type(frame)].rule,
        "seats": list(frame.deciders()),
        "answers": made.answers,
    }
    if offers:
        told["actions"] = [
            {"action": game.text(action), "words": speech.answer(frame, action, names)}
            for action in made.offered
        ]
    return told


def _tell_refusal(made: Foretelling, speech: GameSpeech, names: Sequence[str]) -> Plain | None:
    refusal = made.refusal
    if refusal is None:
        return None
    return {
        "rule": refusal.rule,
        "words": speech.refusal(refusal, names, made.seat),
        "message": str(refusal),
        "missing": refusal.missing,
    }
