"""Every record of Viscounts says itself in four languages, and sounds right."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from tests.blanks import plain
from tests.spoken import NAMES, is_said
from viceregal.core.chance import Chance
from viceregal.core.errors import Refusal
from viceregal.core.match import Match
from viceregal.core.records import Action, Event, Frame
from viceregal.core.refusals import NOT_ASKED
from viceregal.games.viscounts.rules import actions, effects, events, frames, solo_events
from viceregal.games.viscounts.rules.board import exchange_at
from viceregal.games.viscounts.rules.cards.ai_boards import AI_BOARDS
from viceregal.games.viscounts.rules.cards.deck import (
    CARDS,
    FIRST_PRINTED,
    FIRST_STARTER,
    ROWS,
    STARTER_COUNT,
    TILES,
)
from viceregal.games.viscounts.rules.cards.manuscripts import MANUSCRIPTS
from viceregal.games.viscounts.rules.cards.player_cards import PLAYER_CARDS
from viceregal.games.viscounts.rules.cards.rows import (
    AIMS,
    INFERRED,
    NO_SCORE,
    OWNER,
    RECONSTRUCTION,
    SCORED,
    VERIFIED,
)
from viceregal.games.viscounts.rules.cards.schemes import SCHEMES
from viceregal.games.viscounts.rules.effects import THINGS, Gain, OneOf
from viceregal.games.viscounts.rules.game import GAME
from viceregal.games.viscounts.rules.refusals import (
    NO_WORKER_OF_THEIRS,
    NOT_IN_HAND,
    PLAYER_CARD_NOT_LAID_OUT,
    WRONG_PATH,
)
from viceregal.games.viscounts.rules.solo_events import VERDICTS
from viceregal.games.viscounts.words.names import sign
from viceregal.games.viscounts.words.speech import ViscountsSpeech
from viceregal.i18n import LANGUAGES, speak

VISCOUNTS = "viscounts"
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def _speech(lang: str) -> ViscountsSpeech:
    speech = speak(lang).of(VISCOUNTS)
    assert isinstance(speech, ViscountsSpeech)
    return speech


# Every record ---------------------------------------------------------------------------------------------------


@every_language
def test_all_cards_are_told_apart_by_their_names(lang: str) -> None:
    """Starters are the same for every seat."""
    speech = _speech(lang)
    cards = [*range(FIRST_STARTER + STARTER_COUNT), *range(FIRST_PRINTED, len(CARDS))]
    for names in (
        [speech.card(card) for card in cards],
        [speech.tile(tile) for tile in range(len(TILES))],
        [speech.player_card(index) for index in range(len(PLAYER_CARDS))],
        [speech.scheme(scheme) for scheme in range(len(SCHEMES))],
        [speech.ai_board(board) for board in range(len(AI_BOARDS))],
        [speech.place(place) for place in range(15)],
        [speech.slot(slot) for slot in range(9)],
    ):
        assert all(is_said(name) for name in names)
        assert len(set(names)) == len(names)


@every_language
def test_the_words_of_cards_come_from_their_effects(lang: str) -> None:
    speech = _speech(lang)
    texts = [speech.card_text(card) for card in range(len(CARDS))]
    texts += [speech.tile_text(tile) for tile in range(len(TILES))]
    texts += [speech.player_card_text(index) for index in range(len(PLAYER_CARDS))]
    texts += [speech.scheme_text(scheme) for scheme in range(len(SCHEMES))]
    texts += [speech.ai_board_text(board) for board in range(len(AI_BOARDS))]
    assert all(is_said(text) and text.endswith(".") and ".." not in text for text in texts)
    exchanges = [speech.exchange(place) for place in range(15) if place % 3 != 2]
    assert all(is_said(said) for said in exchanges)
    assert len({speech.card_text(card) for card in range(68)}) > 50


@pytest.mark.parametrize(
    ("lang", "forms"),
    [
        ("en", ("1 merchant icon:", "2 merchant icons:", "4 merchant icons:")),
        ("pl", ("1 symbol kupca:", "2 symbole kupca:", "4 symbole kupca:")),
        ("ru", ("1 символ купца:", "2 символа купца:", "4 символа купца:")),
        ("cs", ("1 symbol kupce:", "2 symboly kupce:", "4 symboly kupce:")),
    ],
)
def test_the_icons_of_an_exchange_are_counted_in_the_right_form(lang: str, forms: tuple[str, ...]) -> None:
    speech = _speech(lang)
    towns = {exchange_at(place).icons: place for place in range(15) if place % 3 != 2}
    for icons, form in zip((1, 2, 4), forms, strict=True):
        assert plain(speech.exchange(towns[icons])).startswith(form)


@every_language
def test_what_is_not_known_from_print_says_so_by_name_and_in_its_text(lang: str) -> None:
    speech = _speech(lang)
    shown = [(row.mark, speech.card(card), speech.card_text(card)) for card, row in enumerate(ROWS)]
    shown += [(row.mark, speech.tile(tile), speech.tile_text(tile)) for tile, row in enumerate(MANUSCRIPTS)]
    shown += [(r.mark, speech.player_card(n), speech.player_card_text(n)) for n, r in enumerate(PLAYER_CARDS)]
    shown += [(row.mark, speech.scheme(n), speech.scheme_text(n)) for n, row in enumerate(SCHEMES)]
    shown += [(row.mark, speech.ai_board(n), speech.ai_board_text(n)) for n, row in enumerate(AI_BOARDS)]
    assert {mark for mark, _, _ in shown} == {VERIFIED, INFERRED, RECONSTRUCTION}
    for mark, name, text in shown:
        assert name.endswith("*") == (mark == RECONSTRUCTION), name
        assert (speech.say("mark.reconstruction") in text) == (mark == RECONSTRUCTION), name
        assert name.endswith("°") == (mark == INFERRED), name
        assert (speech.say("mark.inferred") in text) == (mark == INFERRED), name


@every_language
def test_a_record_of_a_box_owner_says_so_and_all_it_gives(lang: str) -> None:
    """Such a manuscript can give and score at once, and for every three of something."""
    speech = _speech(lang)
    row = replace(MANUSCRIPTS[0], scores=SCORED.index("workers"), per=3, mark=OWNER)
    assert speech.effect(row.effect) in speech.tile_gives(row)
    assert "3" in speech.tile_scores(row) and speech.tile_scores(row) in speech.tile_gives(row)
    assert is_said(speech.tile_gives(replace(row, effect=effects.NOTHING, scores=NO_SCORE)))
    assert sign(OWNER) == "†" and "†" in speech.say("mark.legend")
    assert is_said(speech.mark(OWNER))


@pytest.mark.parametrize(
    ("lang", "you"),
    [
        ("en", r"\byou(rs?)?\b"),
        ("pl", r"\b(twoj|twój|odwracasz|dostajesz)"),
        ("ru", r"\b(вы|ваш\w*)\b"),
        ("cs", r"\b(váš|vaš\w*)\b"),
    ],
)
def test_cards_speak_to_nobody_in_particular(lang: str, you: str) -> None:
    """They lie on anybody's board, and spectators read them too."""
    speech = _speech(lang)
    told = [speech.card_text(card) for card in range(len(CARDS))]
    told += [speech.tile_text(tile) for tile in range(len(TILES))]
    told += [speech.player_card_text(index) for index in range(len(PLAYER_CARDS))]
    assert not [text for text in told if re.search(you, text.lower())]


def test_a_numbered_effect_is_said_in_full() -> None:
    ask = frames.AskOneOf(0, OneOf((effects.FreeHire(), effects.Destroy(1))))
    said = [plain(_speech("en").answer(ask, actions.Choose(number), NAMES)) for number in (1, 2)]
    assert said == ["hire any visible townsfolk for free", "destroy 1 card, optional"]


# Whole games ----------------------------------------------------------------------------------------------------

_GAMES = [(2, {}), (4, {}), *[(2, {"rival": board.key, "harder": "2"}) for board in AI_BOARDS]]


@pytest.fixture(scope="module")
def games() -> list[tuple[Match, list[tuple[Frame, list[Action]]]]]:
    """Played once: the games, and each question with its choices."""
    found = []
    for seed, (seats, values) in enumerate(_GAMES):
        match = Match.new(GAME, GAME.setup(seats, values=values), seed)
        chance = Chance(seed)
        asked = []
        while not match.over:
            seat = match.to_move[0]
            choices = match.actions(seat)
            asked.append((match.state.todo[-1], choices))
            match.play(chance.pick(choices), seat)
        found.append((match, asked))
    return found


@every_language
def test_whole_games_are_told_without_a_gap(
    lang: str, games: list[tuple[Match, list[tuple[Frame, list[Action]]]]]
) -> None:
    """What everybody and what each seat was told; every question, every choice, and the score sheet."""
    speech = _speech(lang)
    headings = set()
    for match, asked in games:
        for ask, choices in asked:
            assert is_said(speech.question(ask))
            said = [speech.answer(ask, action, NAMES) for action in choices]
            assert all(is_said(each) for each in said)
            assert len(set(said)) == len(said), (ask, said)
        for seat in (None, *range(match.setup.seats)):
            assert all(is_said(speech.event(event, NAMES)) for event in match.events(seat))
        for line in match.score_sheet():
            headings.add(line.heading)
            assert is_said(speech.source(line)), line
            assert speech.has(f"heading.{line.heading}")
    assert len(headings) >= 10


@every_language
def test_refusals_are_said_with_names_in_place_of_words(lang: str) -> None:
    speech = _speech(lang)
    refused = [
        Refusal("VW-5.2", NOT_IN_HAND, card="thief.0"),
        Refusal("VW-6.3", WRONG_PATH, act="trade", path="outer"),
        Refusal("VW-7.3", NO_WORKER_OF_THEIRS, seat="1"),
        Refusal("VW-1.7", PLAYER_CARD_NOT_LAID_OUT, number="7"),
        Refusal("VW-4.7", NOT_ASKED, action="play thief.0"),
    ]
    said = [speech.refusal(refusal, NAMES) for refusal in refused]
    assert all(is_said(text) and text.endswith(".") for text in said)
    thief = speech.card(CARDS.index("thief.0"))
    assert thief in said[0] and speech.say("path.outer") in said[1]
    assert "Ossian" in said[2] and "7" in said[3] and thief in said[4]


def _told(lang: str, event: Event, reader: int | None = None) -> str:
    return plain(_speech(lang).event(event, NAMES, reader))


# How it sounds --------------------------------------------------------------------------------------------------


def test_a_step_of_the_ai_is_told_with_its_reason() -> None:
    dear = solo_events.AiConsidered(2, 3, 2, 0, VERDICTS.index("too-dear"))
    assert {lang: plain(_speech(lang).event(dear, NAMES)) for lang in LANGUAGES} == {
        "en": "The AI cannot afford this: placing workers (needs 3, icons 2, resources 0).",
        "pl": "SI na to nie stać: umieszczenie robotników (potrzeba: 3, symbole: 2, zasoby: 0).",
        "ru": "ИИ не может это оплатить: размещение рабочих (нужно: 3, символы: 2, ресурсы: 0).",
        "cs": "AI na to nemá: umístění dělníků (potřeba: 3, symboly: 2, suroviny: 0).",
    }
    fell = solo_events.AiFellBack(1)
    assert plain(_speech("en").event(fell, NAMES)) == (
        "The AI can take no action, so it takes the last entry of the starting scheme (noble): "
        "flip 1 debt or deed + 1 virtue."
    )


def test_a_payment_and_a_move_as_they_are_told() -> None:
    paid = events.Paid(0, 1, (0, 0, 3))
    assert _told("en", paid) == "Ania pays for construction: 2 silver, 1 stone."
    assert _told("pl", paid) == "Ania płaci za akcję „budowa budynku”: 2 srebrniki, 1 kamień."
    assert _told("pl", paid, 0) == "Płacisz za akcję „budowa budynku”: 2 srebrniki, 1 kamień."
    assert _told("cs", events.ViscountMoved(1, 5, 0)) == "Ossian posouvá vikomta na vnitřní pole B."
    moved = events.ViscountMoved(1, 4, 3)
    assert _told("ru", moved) == "Ossian ведёт виконта в городок 4 за 3 монеты."
    assert _told("ru", moved, 1) == "Вы ведёте виконта в городок 4 за 3 монеты."


def test_exchanges_are_counted_in_the_right_form() -> None:
    traded = [events.Traded(0, 0, times, 0) for times in (1, 2, 5)]
    said = [_told("pl", each).rpartition(": ")[2] for each in traded]
    assert said == ["1 wymiana.", "2 wymiany.", "5 wymian."]
    assert _told("cs", traded[1], 0) == "Obchodujete v městečku 1: 2 směny."


def test_the_card_ai_pays_for_flips_and_not_for_trade() -> None:
    said = _speech("en").event(solo_events.AiSpent(AIMS.index("flip"), (1, 1)), NAMES)
    assert plain(said) == "The AI spends on flipping debts and deeds: 2 ink wells."


@every_language
def test_every_reason_and_every_row_of_the_ai_has_words(lang: str) -> None:
    told = [solo_events.AiReasoned(reason) for reason in range(len(solo_events.REASONS))]
    said = [_speech(lang).event(each, NAMES) for each in told]
    rows = [_speech(lang).event(solo_events.AiRowBegan(row, 3, 2), NAMES) for row in range(4)]
    assert len({*said, *rows}) == len(told) + 4
    for text in (*said, *rows):
        assert is_said(text) and not re.search(r"\b(slot|tie|only|fewer)-", text), text


@every_language
def test_a_game_with_own_data_has_a_name(lang: str) -> None:
    assert is_said(_speech(lang).say("edition.own-0123abcd"))


@pytest.mark.parametrize(
    ("lang", "thing", "counts"),
    [
        ("en", "deed", {1: "1 deed", 2: "2 deeds", 5: "5 deeds"}),
        ("pl", "debt", {1: "1 dług", 2: "2 długi", 5: "5 długów", 22: "22 długi", 12: "12 długów"}),
        ("ru", "debt", {1: "1 долг", 2: "2 долга", 5: "5 долгов", 21: "21 долг", 12: "12 долгов"}),
        ("cs", "deed", {1: "1 léno", 2: "2 léna", 5: "5 lén", 22: "22 lén"}),
        ("pl", "virtue", {1: "1 punkt cnót", 3: "3 punkty cnót", 7: "7 punktów cnót"}),
    ],
)
def test_numbers_take_the_form_of_their_language(lang: str, thing: str, counts: dict[int, str]) -> None:
    for count, form in counts.items():
        assert plain(_speech(lang).effect(Gain(THINGS.index(thing), count))) == form


def test_the_words_of_a_card() -> None:
    assert plain(_speech("en").card_text(CARDS.index("benefactor"))) == (
        "Value 2. Icons: merchant ×2. When hired or dismissed: 1 virtue. While on the board: for “placing workers” every "
        "2 merchant icons also count as 1 noble icon."
    )
    assert plain(_speech("pl").card_text(CARDS.index("lender.0"))) == (
        "Wartość 1. Symbole: kupiec ×2. Po wyrzuceniu z planszy: odwróć 1 dług lub lenno."
    )
    assert plain(_speech("en").tile_text(TILES.index("black-3-destroy"))) == (
        "Cost 3. Black ribbon. When transcribed: destroy 1 card, optional. "
        "Reconstruction: the printed card may differ."
    )


def test_a_player_without_a_name_is_called_by_number() -> None:
    assert plain(_speech("ru").event(events.Shuffled(1), ())) == "Игрок 2 замешивает сброс в колоду."


def test_what_nobody_holds_at_the_end_is_only_a_debt_or_a_deed() -> None:
    left = {
        lang: [plain(_speech(lang).left(key, 5)) for key in ("unpaid-debt", "acquired-deed")]
        for lang in LANGUAGES
    }
    assert left["en"] == ["5 debts", "5 deeds"]
    assert left["pl"] == ["5 długów", "5 lenn"]
    assert left["ru"] == ["5 долгов", "5 наделов"]
