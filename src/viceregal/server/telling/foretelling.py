"""What would come of actions at a table: foretold by the kernel from what the seat may know, told in words here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from viceregal.core.errors import Refusal
from viceregal.core.foretell import (
    ASKED,
    CHANCES,
    OTHERS,
    REFUSED,
    Barred,
    Foretelling,
    as_known_to,
    foretell_in,
)
from viceregal.core.game import Game, ScoreLine
from viceregal.core.records import Action, Frame
from viceregal.core.rows import in_listed_order
from viceregal.core.rules import State
from viceregal.games import pack
from viceregal.i18n.foretelling import heading_words
from viceregal.i18n.game_speech import GameSpeech
from viceregal.server.problem import Problem
from viceregal.server.tables.commands import Commands, parse_row
from viceregal.server.tables.questions import now_asked
from viceregal.server.tables.table import Table
from viceregal.server.telling.words import names_of, speech_of

Plain = dict[str, Any]
FEW = 12  # questions with so many answers come with what would come of each


def foretell_for(
    commands: Commands, seat: int, question: int, texts: Sequence[str], lang: str, alone: bool = False
) -> Plain:
    """What would come of actions, for somebody who could do them."""
    commands.must_play(seat)
    return foretell_at(commands.table, seat, question, texts, lang, alone)


def foretell_each_for(
    commands: Commands,
    seat: int,
    question: int,
    rows: Sequence[Sequence[str]],
    lang: str,
    alone: bool = False,
) -> Plain:
    """The same for several rows, each by itself."""
    commands.must_play(seat)
    return foretell_each_at(commands.table, seat, question, rows, lang, alone)


def foretell_at(
    table: Table, seat: int, question: int, texts: Sequence[str], lang: str, alone: bool = False
) -> Plain:
    """The answer to somebody who asks what would come of these actions. Whose the seat is was checked before.

    With `alone`, as if nobody else were asked now.
    """
    must_be_asked(table, seat, question)
    match = table.match
    assert match is not None
    picture = as_known_to(match.game, match.state, seat, alone)
    actions = in_listed_order(match.game, picture, seat, parse_row(table.game, texts))
    return {**_tell_row(table, picture, seat, actions, lang), "question": question}


def foretell_each_at(
    table: Table, seat: int, question: int, rows: Sequence[Sequence[str]], lang: str, alone: bool = False
) -> Plain:
    """The same for several rows to choose between: what is hidden is guessed once for all of them."""
    must_be_asked(table, seat, question)
    match = table.match
    assert match is not None
    wanted = [parse_row(table.game, texts) for texts in rows]
    picture = as_known_to(match.game, match.state, seat, alone)
    listed = [in_listed_order(match.game, picture, seat, actions) for actions in wanted]
    told = [_tell_row(table, picture.clone(), seat, row, lang) for row in listed]
    return {"question": question, "rows": told}


def _tell_row(table: Table, picture: State, seat: int, row: Sequence[Action], lang: str) -> Plain:
    """What would come of a row, told with what may be answered then, and later in the turn. The picture is used up."""
    made = foretell_in(table.game, picture, seat, row)
    told = tell_foretelling(table, made, lang, True)
    if made.stop == ASKED:
        told["asked"]["later"] = tell_later(table, picture, seat, lang)
    return told


def tell_later(table: Table, state: State, seat: int, lang: str) -> list[Plain]:
    """What may be asked later in the turn, as things stand then, and what would be missing for it."""
    game, speech, names = table.game, speech_of(lang, table.game.key), names_of(table, lang)
    return [
        {
            "action": game.text(each.action),
            "words": speech.action(each.action, names),
            "rule": each.rule,
            "missing": dict(each.missing),
            "lacks": [speech.thing(key, count) for key, count in each.missing.items()],
        }
        for each in pack(game.key).later(state, seat)
    ]


def must_be_asked(table: Table, seat: int, question: int) -> None:
    """Only what is asked now is foretold: an answer to what was asked before would mislead."""
    asked = table.questions.get(seat)
    if asked is None:
        raise Problem(409, "stale", "you are not asked now")
    if asked.number != question:
        raise Problem(409, "stale", now_asked(asked.number))


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
        "things": _tell_things(made, speech),
        "holdings": [
            {"seat": each.seat, "key": each.thing, "before": each.before, "after": each.after}
            for each in made.holdings
        ],
        "scores": [
            {
                "seat": change.seat,
                "heading": change.heading,
                "words": heading_words(change.heading, speech),
                "before": change.before,
                "after": change.after,
                "gone": [_share(line) for line in change.gone],
                "come": [_share(line) for line in change.come],
            }
            for change in made.scores
        ],
        "asked": _tell_asked(table, made, lang, offers),
        "refusal": None if made.refusal is None else _tell_refusal(made.refusal, speech, names, made.seat),
    }


def _tell_things(made: Foretelling, speech: GameSpeech) -> list[Plain]:
    """What goes or comes, in the order of the game's holdings: a gem paid and won back counts both ways."""
    cost, gain = made.cost, made.gain
    return [
        {
            "key": key,
            "before": before,
            "after": made.after[key],
            "cost": speech.thing(key, cost[key]) if key in cost else "",
            "gain": speech.thing(key, gain[key]) if key in gain else "",
        }
        for key, before in made.before.items()
        if key in cost or key in gain
    ]


def _what_stops(made: Foretelling) -> str | None:
    """The kind of step or question that chance or a secret stands behind."""
    if made.stop == CHANCES and made.asked is not None:
        return type(made.asked).__name__
    return made.by or None


def _share(line: ScoreLine) -> Plain:
    return {"points": line.points, "sources": list(line.sources)}


def _tell_asked(table: Table, made: Foretelling, lang: str, offers: bool) -> Plain | None:
    """What players are asked then. What chance is asked has no words: nobody reads it."""
    frame, match = made.asked, table.match
    if frame is None or match is None or made.stop not in (ASKED, OTHERS, REFUSED):
        return None
    game, speech, names = table.game, speech_of(lang, table.game.key), names_of(table, lang)
    told: Plain = {
        "is": type(frame).__name__,
        "words": speech.question(frame, names, made.seat),
        "rule": game.rules.rule_of(match.state, frame),
        "seats": list(frame.deciders()),
        "answers": made.answers,
    }
    if offers:
        told["frame"] = game.words.plain(frame)
        told["actions"] = [
            {"action": game.text(action), "words": speech.answer(frame, action, names)}
            for action in made.offered
        ]
        told["barred"] = tell_barred(table, frame, made.barred, lang, made.seat)
        told["usual"] = tell_usual(game, frame, made.offered)
    return told


def tell_usual(game: Game, frame: Frame, actions: Sequence[Action]) -> str | None:
    """Of no answers, as where somebody else is asked, none is usual."""
    usual = pack(game.key).usual(frame, actions) if actions else None
    return None if usual is None else game.text(usual)


def tell_barred(table: Table, frame: Frame, barred: Sequence[Barred], lang: str, seat: int) -> list[Plain]:
    """Answers that one would look for, each with the reason why it is refused."""
    names, speech = names_of(table, lang), speech_of(lang, table.game.key)
    return [
        {
            "action": table.game.text(each.action),
            "words": speech.answer(frame, each.action, names),
            "refusal": _tell_refusal(each.refusal, speech, names, seat),
        }
        for each in barred
    ]


def _tell_refusal(refusal: Refusal, speech: GameSpeech, names: Sequence[str], seat: int) -> Plain:
    return {
        "rule": refusal.rule,
        "words": speech.refusal(refusal, names, seat),
        "message": str(refusal),
        "missing": refusal.missing,
        "lacks": [speech.thing(key, count) for key, count in refusal.missing.items()],
    }
