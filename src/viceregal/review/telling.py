"""A review in words: what is shown on the page, in the file and in the terminal."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from viceregal.core.match import Match
from viceregal.i18n import speak
from viceregal.i18n.catalogue import Words
from viceregal.i18n.game_speech import GameSpeech, named_in_record, names_or_number
from viceregal.i18n.results import result_words
from viceregal.review.ending import HEADING
from viceregal.review.picture import curve_picture
from viceregal.review.sources import sources_picture
from viceregal.review.verdict import SIZES

Plain = dict[str, Any]
MAX_REASONS: Final = 4
MAX_LINE: Final = 6
LABELS: Final = (
    "title", "known", "chance", "lead", "scores", "turning", "none", "played", "better", "why", "line", "mistakes",
    "decisions", "best", "shares", "statistics", "points", "board", "to_replay", "play_on", "save_svg", "save_png",
    *[f"size.{size}" for size, _ in SIZES],
    *[f"share.{part}" for part in ("start", "choices", "rivals", "luck", "unforeseen", "end")],
)  # fmt: skip


def tell_review(made: Plain, match: Match, lang: str) -> Plain:
    """The review with all its words, and its picture."""
    speech = speak(lang).of(match.game.key)
    players = [named_in_record(speech, name) for name in match.players]
    names = [names_or_number(speech, seat, players) for seat in range(match.setup.seats)]
    verdicts = {each["number"]: each for each in made["verdicts"]}
    labels = {name: speech.say(f"review.{name}") for name in LABELS}
    if match.setup.seats > 2:  # what several rivals decided cannot be told from it
        labels["share.unforeseen"] = speech.say("review.share.unforeseen.rivals")
    headings = dict.fromkeys([heading for each in made["scores"] for heading in each["headings"]], "")
    told = {
        **{name: made[name] for name in ("game", "edition", "seats", "winners", "decisions", "budget")},
        "lang": lang,
        "result": result_words(match, speech, names),
        "players": names,
        "labels": labels,
        "turning": [_tell_point(verdicts[number], match, names, speech) for number in made["turning"]],
        "mistakes": made["mistakes"],
        "shares": _known_shares(made["shares"]),
        "statistics": [
            {**each, "words": speech.say(f"statistic.{each['key']}")} for each in made["statistics"]
        ],
        "headings": {
            name: speech.say(f"heading.{name}") if speech.has(f"heading.{name}") else name
            for name in headings
        },
        "scores": made["scores"],
    }
    told["picture"] = curve_picture(made, names, labels, partial(percent, words=speech))
    told["sources"] = sources_picture(made, names, told["headings"], labels["points"])
    return told


def _known_shares(shares: list[Plain]) -> list[Plain]:
    """Without the parts that can be told of nobody."""
    known = [part for part in shares[0] if any(seat[part] is not None for seat in shares)]
    return [{part: seat[part] for part in known} for seat in shares]


def _tell_point(verdict: Plain, match: Match, names: list[str], speech: GameSpeech) -> Plain:
    number, game = verdict["number"], match.game
    ask = match.state_before(number).todo[-1]

    def words(text: str) -> str:
        return speech.answer(ask, game.parse(text), names)

    return {
        "number": number,
        "seat": verdict["seat"],
        "name": names[verdict["seat"]],
        "title": speech.say("review.decision", number=number + 1),
        "question": speech.question(ask, names, verdict["seat"]),
        "size": verdict["size"],
        "played": {"action": verdict["played"], "words": words(verdict["played"])},
        "better": {"action": verdict["best"], "words": words(verdict["best"])},
        "worth": _worth(verdict, speech),
        "exact": verdict["exact"],
        "reasons": [
            {"heading": heading, "words": _reason(heading, speech), "points": points}
            for heading, points in verdict["reasons"][:MAX_REASONS]
        ],
        "line": [speech.action(game.parse(text), names) for text in verdict["line"][:MAX_LINE]],
    }


def _reason(heading: str, speech: GameSpeech) -> str:
    """What a search adds up from has words of its own; what was counted out is called as on the score sheet."""
    return speech.say(heading if heading.startswith(HEADING) else f"reason.{heading}")


def _worth(verdict: Plain, speech: GameSpeech) -> str:
    """How far the chance fell, and the lead with it."""
    lead = speech.say(
        "review.fell_lead",
        before=signed(verdict["value"], speech.lang),
        after=signed(verdict["value_played"], speech.lang),
    )
    if verdict["chance"] is None:
        return lead
    chance = speech.say(
        "review.fell",
        before=percent(verdict["chance"], speech),
        after=percent(verdict["chance_played"], speech),
    )
    return f"{chance}, {lead}"


def signed(value: float, lang: str) -> str:
    """With a true minus, and the decimal sign of the language; what rounds to nothing has neither."""
    if not round(value, 1):
        return "0"
    return f"{value:+.1f}".replace("-", "−").replace(".", speak(lang).say("typesetting.decimal"))


def percent(share: float, words: Words) -> str:
    return words.percent(f"{100 * share:.0f}")
