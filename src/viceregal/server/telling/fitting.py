"""What goes with what somebody wishes to play, in words."""

from __future__ import annotations

from viceregal.bots.levels import levels
from viceregal.bots.strength import measured_at
from viceregal.games import game as find_game
from viceregal.games import pack
from viceregal.games.fitting import (
    Lack,
    Way,
    lack_of_choice,
    lack_of_edition,
    lack_of_seats,
    mended,
    options_of,
)
from viceregal.i18n.complaints import sentence_in
from viceregal.i18n.game_speech import GameSpeech
from viceregal.server.shapes.library import Barred, BarredChoice, Fitting, SeatRuled
from viceregal.server.telling.words import measured_words, speech_of


def tell_fitting(key: str, wish: Way, last: str, lang: str) -> Fitting:
    """The nearest to this wish that goes, what cannot be chosen beside it, and who then plays which seat."""
    way, speech = mended(key, wish, last), speech_of(lang, key)
    options = options_of(key, way)
    return Fitting(
        seats=way.seats,
        edition=way.edition,
        options=options,
        barred=_barred(key, way, speech),
        ruled=_ruled(key, options, speech),
        sides=[list(side) for side in pack(key).partners(way.seats, options)],
        measured=_measured(key, way, speech),
    )


def _measured(key: str, way: Way, speech: GameSpeech) -> dict[str, str]:
    found = {each.level: measured_at(key, each.level, way.seats, way.edition) for each in levels(key)}
    return {level: measured_words(told, speech) for level, told in found.items() if told is not None}


def _barred(key: str, way: Way, speech: GameSpeech) -> Barred:
    facts = find_game(key).facts
    seats = {str(n): lack_of_seats(key, way, n) for n in range(facts.min_seats, facts.max_seats + 1)}
    editions = {edition: lack_of_edition(key, way, edition) for edition in facts.editions}
    options = {
        option.key: {choice: lack_of_choice(key, way, option.key, choice) for choice in option.choices}
        for option in facts.options
    }
    return Barred(
        seats=_choices(seats, speech),
        editions=_choices(editions, speech),
        options={option: _choices(lacks, speech) for option, lacks in options.items()},
    )


def _choices(lacks: dict[str, Lack | None], speech: GameSpeech) -> list[BarredChoice]:
    return [
        BarredChoice(choice=choice, words=_words(lack, speech), rule=lack.why.rule)
        for choice, lack in lacks.items()
        if lack is not None
    ]


def _words(lack: Lack, speech: GameSpeech) -> str:
    """In a word or two what it would need, where that is one thing; else as the refusal says it."""
    if lack.option:
        needed = f"option.{lack.option}.needed"
        return speech.say(needed if speech.has(needed) else f"option.{lack.option}")
    if lack.editions:
        return speech.listing([speech.say(f"edition.{edition}") for edition in lack.editions])
    if lack.seats:
        first, last = lack.seats[0], lack.seats[-1]
        return speech.say("fitting.seats", number=str(first) if first == last else f"{first}–{last}")
    return sentence_in(speech.lang, lack.why)


def _ruled(key: str, options: dict[str, str], speech: GameSpeech) -> list[SeatRuled]:
    """As the option says it by which the rules play them."""
    solo = pack(key).solo_option()
    return [
        SeatRuled(seat=seat, words=speech.say(f"option.{solo}.{options[solo]}"), rule=each.rule)
        for seat, each in pack(key).ruled_seats(options).items()
    ]
