"""A question on the command line: the board, what is asked, numbered answers, and what is typed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from viceregal.core.errors import ViceregalError
    from viceregal.core.match import Match
    from viceregal.i18n.game_speech import GameSpeech


def shown(match: Match, seat: int, lang: str) -> None:
    """The board as the seat sees it."""
    from viceregal.boards import board

    print(board(match.game.key, match.view(seat), lang))


def answered(match: Match, seat: int, lang: str, names: Sequence[str] = ()) -> str:
    """The text of an answer, typed or chosen by its number; nothing at an empty line and at the end of the input."""
    from viceregal.bots.base import sensible
    from viceregal.i18n import speak

    speech, frame = speak(lang).of(match.game.key), match.state.todo[-1]
    offered = sensible(match.actions(seat))
    print(speech.question(frame, names, seat))
    for number, action in enumerate(offered, start=1):
        print(f"{number:>3}  {speech.answer(frame, action, names)}  [{match.game.text(action)}]")
    try:
        typed = input("> ").strip()
    except EOFError:
        return ""
    if typed.isascii() and typed.isdigit() and 1 <= int(typed) <= len(offered):
        return match.game.text(offered[int(typed) - 1])
    return typed


def why_not(error: ViceregalError, match: Match, lang: str, names: Sequence[str] = ()) -> str:
    """What was typed is refused, by a rule or because it says nothing."""
    from viceregal.core.errors import Refusal
    from viceregal.i18n import speak
    from viceregal.i18n.complaints import said_in

    if not isinstance(error, Refusal):
        return said_in(lang, error)
    speech = speak(lang).of(match.game.key)
    seats = names or [speech.say("board.seat", seat=seat) for seat in range(match.setup.seats)]
    return with_missing(f"{error.rule}: {speech.refusal(error, seats)}", error, speech)


def with_missing(why: str, error: ViceregalError, speech: GameSpeech) -> str:
    """Why an action is refused and, where it is for want of something, what is missing."""
    from viceregal.core.errors import Refusal
    from viceregal.i18n.foretelling import missing

    if not isinstance(error, Refusal) or not error.missing:
        return why
    return f"{why.removesuffix('.')}; {missing(error, speech)}"
