"""What a reader of a table is told: the position and the lines of the log, as one seat may know them."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from viceregal.core.foretell import barred
from viceregal.core.match import Match
from viceregal.core.records import Action
from viceregal.core.rules import State
from viceregal.games import pack
from viceregal.games.headings import open_headings, totals
from viceregal.server.tables.table import Table
from viceregal.server.tables.votes import undo_from
from viceregal.server.telling.foretelling import foretold_of, tell_barred, tell_usual
from viceregal.server.telling.lines import line_of, proposed_words
from viceregal.server.telling.score import tell_lines_of
from viceregal.server.telling.words import answer_words, names_of, speech_of

Plain = dict[str, Any]


@dataclass(frozen=True)
class Viewpoint:
    """From which seat somebody looks (None: as a spectator), in which language, holding which seats."""

    look: int | None
    lang: str
    holds: frozenset[int]
    player: str | None = None  # who has made the table, or has a seat kept, is told so
    foretell: bool = False  # wants to be told with a question what would come of its answers


def tell_lines(table: Table, look: int | None, lang: str, since: int, last: int | None = None) -> list[Plain]:
    """Of the entries after `since`, up to `last`."""
    lines = [line_of(table, entry, look, lang) for entry in table.entries[since:last]]
    return [line for line in lines if line is not None]


def tell_position(table: Table, look: int | None, lang: str, now: float, foretell: bool = False) -> Plain:
    match = table.match
    headings = None if match is None else open_headings(match.game, match.state)
    undo, undo_of = undo_from(table, look)
    return {
        "seq": table.seq,
        "look": look,
        "view": table.view(look),
        "secret": is_secret(table, look),
        "asked": list(table.asked),
        "question": tell_question(table, look, lang, foretell),
        "prompt": tell_prompt(table, look, lang),
        "scores": None if headings is None else totals(headings, len(table.places)),
        "headings": headings,
        "sheet": None if match is None else tell_sheet(table, match.state, lang),
        "undo": undo,
        "undo_of": undo_of,
        "proposal": tell_proposal(table, look, lang),
        "talk": tell_talk(table, look, now),
        "clocks": tell_clocks(table),
        "at": now,
    }


def tell_sheet(table: Table, state: State, lang: str) -> list[Plain] | None:
    """Where the points of everybody come from so far; nothing where they may come of what is hidden."""
    lines = table.game.open_score_sheet(state)
    if lines is None:
        return None
    speech, rules = speech_of(lang, table.game.key), pack(table.game.key).headings()
    return tell_lines_of(lines, speech, rules)


def tell_past(table: Table, look: int | None, lang: str, seq: int, now: float) -> Plain:
    """The position as it was after an entry: to be looked at, so nothing is asked."""
    state = table.state_after(seq)
    view, to_all = (None if state is None else table.game.view(state, seat) for seat in (look, None))
    headings = None if state is None else open_headings(table.game, state)
    return {
        "seq": seq,
        "look": look,
        "view": view,
        "secret": _bare(view) != _bare(to_all),
        "asked": [],
        "question": None,
        "prompt": None,
        "scores": None if headings is None else totals(headings, len(table.places)),
        "headings": headings,
        "sheet": None if state is None else tell_sheet(table, state, lang),
        "undo": "no",
        "undo_of": None,
        "proposal": None,
        "talk": tell_talk(table, look, now),
        "clocks": None,
        "at": now,
    }


def tell_question(table: Table, look: int | None, lang: str, foretell: bool = False) -> Plain | None:
    asked = None if look is None else table.questions.get(look)
    if asked is None or look is None or table.match is None:
        return None
    match, names = table.match, names_of(table, lang)
    speech = speech_of(lang, match.game.key)
    refused = barred(match.game, match.state, look)
    actions: list[Plain] = [
        {
            "action": match.game.text(action),
            "words": answer_words(lang, match.game.key, asked.frame, action, names),
            **_told_of(match, look, action),
        }
        for action in match.actions(look)
    ]
    made = foretold_of(table, look, lang) if foretell and look in table.people else None
    if made is not None:
        actions = [{**each, "foretold": then} for each, then in zip(actions, made, strict=True)]
    return {
        "number": asked.number,
        "seat": look,
        "is": type(asked.frame).__name__,
        "words": speech.question(asked.frame, names, look),
        "rule": match.game.rules.rule_of(match.state, match.state.todo[-1]),
        "because": tell_because(table, look, lang),
        "actions": actions,
        "usual": tell_usual(match.game, asked.frame, match.actions(look)),
        "barred": [
            {**told, **_told_of(match, look, each.action)}
            for each, told in zip(refused, tell_barred(table, asked.frame, refused, lang, look), strict=True)
        ],
    }


def tell_because(table: Table, look: int, lang: str) -> Plain | None:
    """What the question follows from, as the log has told it."""
    match = table.match
    event = None if match is None else pack(table.game.key).led_to(match, look)
    if event is None:
        return None
    words = speech_of(lang, table.game.key).event(event, names_of(table, lang), look)
    return {"is": type(event).__name__, "words": words} if words else None


def _told_of(match: Match, seat: int, action: Action) -> Plain:
    told = asdict(pack(match.game.key).told_of(match.state, seat, action))
    return {name: value for name, value in told.items() if value}


def tell_prompt(table: Table, look: int | None, lang: str) -> Plain | None:
    """What others are asked. Frames are public, so everybody may know it."""
    if table.match is None or not table.questions or look in table.questions:
        return None
    match = table.match
    frame = match.state.todo[-1]
    return {
        "is": type(frame).__name__,
        "words": speech_of(lang, match.game.key).question(frame, names_of(table, lang), look),
        "rule": match.game.rules.rule_of(match.state, match.state.todo[-1]),
    }


def tell_proposal(table: Table, look: int | None, lang: str) -> Plain | None:
    proposal = table.proposal
    if proposal is None:
        return None
    names = names_of(table, lang)
    return {
        "number": proposal.number,
        "what": proposal.what,
        "seat": proposal.seat,
        "whom": proposal.whom,
        "waiting": sorted(proposal.waiting),
        "until": proposal.until,
        "clock": proposal.clock,
        "words": proposed_words(proposal.what, proposal.seat, proposal.whom, names, lang, look),
    }


def tell_talk(table: Table, look: int | None, now: float) -> Plain:
    talk = table.talk()
    partner = talk.partner(look)
    private = None if partner is None or now > talk.until else {"with": partner, "until": talk.until}
    return {"open": talk.open, "rule": talk.rule, "private": private}


def tell_clocks(table: Table) -> list[Plain] | None:
    clocks = table.clocks
    if clocks is None:
        return None
    return [
        {
            "bank": clocks.bank[seat],
            "since": clocks.since.get(seat),
            "grace": clocks.grace + clocks.extra.get(seat, 0.0),
            "deadline": clocks.deadline(seat),
        }
        for seat in range(len(table.places))
    ]


# What is public -------------------------------------------------------------------------------------------------


def is_secret(table: Table, look: int | None) -> bool:
    """Does this view hold anything that a spectator's does not?"""
    if look is None or table.match is None:
        return False
    return _bare(table.view(look)) != _bare(table.view(None))


def _bare(view: Plain | None) -> Plain:
    return {name: value for name, value in (view or {}).items() if name != "viewer"}
