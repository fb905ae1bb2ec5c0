"""Every record of Viceroy says itself in four languages, and sounds right."""

from __future__ import annotations

import re

import pytest

import viceregal
from tests.blanks import plain
from tests.spoken import NAMES, is_said
from viceregal.core.chance import Chance
from viceregal.core.errors import Refusal
from viceregal.core.game import ScoreLine
from viceregal.core.records import Event
from viceregal.core.refusals import NOT_ASKED, NOT_YOUR_TURN
from viceregal.games.viceroy.rules import actions, effects, events, frames
from viceregal.games.viceroy.rules.cards.characters import CHARACTERS
from viceregal.games.viceroy.rules.cards.deck import law
from viceregal.games.viceroy.rules.cards.laws import LAWS
from viceregal.games.viceroy.rules.editions.edition import Edition
from viceregal.games.viceroy.rules.options import EDITIONS
from viceregal.games.viceroy.rules.refusals import NO_GEM, TOO_DEAR_THERE
from viceregal.games.viceroy.rules.scoring import HEADINGS
from viceregal.games.viceroy.rules.state import NO_BID, PASS_BID
from viceregal.games.viceroy.words.speech import ViceroySpeech
from viceregal.i18n import LANGUAGES, speak

VICEROY = "viceroy"
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def _speech(lang: str) -> ViceroySpeech:
    speech = speak(lang).of(VICEROY)
    assert isinstance(speech, ViceroySpeech)
    return speech


@every_language
def test_all_cards_are_told_apart_by_their_names(lang: str) -> None:
    speech = _speech(lang)
    names = [speech.card(number) for number in range(1, 89)]
    assert len(set(names)) == 88
    assert all(is_said(name) for name in names)


@every_language
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_words_of_cards_come_from_their_effects(lang: str, edition: str) -> None:
    speech = _speech(lang)
    for character in CHARACTERS:
        assert all(is_said(speech.effect(reward)) for reward in character.rewards), character
    texts = [speech.law_text(each.number, EDITIONS[edition]) for each in LAWS]
    assert all(is_said(text) and text.endswith(".") for text in texts)
    points = " / ".join(map(str, EDITIONS[edition].scoring.tuck_free_card))
    assert points in speech.law_text(74, EDITIONS[edition])


@every_language
def test_law_74_without_a_free_card_is_not_said_to_bring_nothing(lang: str) -> None:
    """VR-RUL-10: it scores its level in any case; so the sentence for what really brings nothing would be wrong."""
    speech = _speech(lang)
    for reader in (None, 0):
        told = speech.event(events.NothingGained(0, 74, law(74).effect), NAMES, reader)
        nothing = speech.event(events.NothingGained(0, 67, law(67).effect), NAMES, reader)
        assert is_said(told) and told.split(speech.card(74))[0] != nothing.split(speech.card(67))[0]


def test_a_numbered_reward_is_said_in_full() -> None:
    speech = _speech("en")
    ask = frames.AskOneOf(0, 83, law(83).effect)
    said = [plain(speech.answer(ask, actions.PickEffect(number), NAMES)) for number in (1, 2, 3)]
    assert said == ["1 magic token + magic bonus +2", "infinite gem in a colour of your choice", "4 gems"]
    five = frames.AskLevelFive(0, 32)
    said = [plain(speech.answer(five, actions.PickEffect(number), NAMES)) for number in (1, 2)]
    assert said == ["1 card from either deck + 5 gems + 1 magic token", "15 power points"]


@every_language
@pytest.mark.parametrize("edition", EDITIONS)
def test_whole_games_are_told_without_a_gap(lang: str, edition: str) -> None:
    """What everybody and what each seat was told; every question, every choice, and the score sheet."""
    speech = _speech(lang)
    for seed in range(2):
        match = viceregal.new(VICEROY, 1 + seed, edition=edition, seed=seed, virtual="2")
        chance = Chance(seed)
        while not match.over:
            seat = match.to_move[0]
            ask, choices = match.state.todo[-1], match.actions(seat)
            assert is_said(speech.question(ask))
            said = [speech.answer(ask, action, NAMES) for action in choices]
            assert all(is_said(each) for each in said)
            assert len(set(said)) == len(said), (ask, said)
            match.play(chance.pick(choices), seat)
        for seat_or_all in (None, *range(1 + seed)):
            assert all(is_said(speech.event(event, NAMES)) for event in match.events(seat_or_all))
        for line in match.score_sheet():
            assert line.heading in HEADINGS
            assert is_said(speech.source(line)), line


@every_language
def test_refusals_are_said_with_names_in_place_of_words(lang: str) -> None:
    speech = _speech(lang)
    refused = [
        Refusal("VR-AUC-6", NO_GEM, colour="red"),
        Refusal("VR-COS-6", TOO_DEAR_THERE, card="32"),
        Refusal("VR-ORD-2", NOT_YOUR_TURN, seat="1"),
        Refusal("VR-AUC-1", NOT_ASKED, action="bid red"),
    ]
    said = [speech.refusal(refusal, NAMES) for refusal in refused]
    assert all(is_said(text) and text.endswith(".") for text in said)
    assert speech.colour(1) in said[0]
    assert speech.card(32) in said[1]
    assert "Ossian" in said[2]
    assert speech.gem(1) in said[3]


def _told(lang: str, event: Event, reader: int | None = None) -> str:
    return plain(_speech(lang).event(event, NAMES, reader))


# How it sounds --------------------------------------------------------------------------------------------------


def test_bids_as_they_are_told() -> None:
    revealed = events.BidsRevealed(2, (0, 5, 4, -1), (3,))
    assert {lang: _told(lang, revealed) for lang in LANGUAGES} == {
        "en": "Bids, round 2: Ania – blue gem, Ossian – empty hand, Marek – attack token, "
        "Virtual opponent 1 – yellow gem.",
        "pl": "Stawki, kolejka 2: Ania – niebieski kamień, Ossian – pusta dłoń, Marek – żeton ataku, "
        "Wirtualny przeciwnik 1 – żółty kamień.",
        "ru": "Ставки, круг 2: Ania — синий камень, Ossian — пустая ладонь, Marek — жетон атаки, "
        "Виртуальный соперник 1 — жёлтый камень.",
        "cs": "Nabídky, kolo 2: Ania – modrý drahokam, Ossian – prázdná pěst, Marek – žeton útoku, "
        "Virtuální soupeř 1 – žlutý drahokam.",
    }


def test_who_sits_an_auction_out_is_told_when_it_begins() -> None:
    """Law 69, VR-RUL-6. Who is out of it by the second round has won a card, or passed."""
    revealed = events.BidsRevealed(1, (0, NO_BID, PASS_BID), ())
    assert {lang: _told(lang, revealed) for lang in LANGUAGES} == {
        "en": "Bids, round 1: Ania – blue gem, Marek – empty hand, Ossian sits this auction out.",
        "pl": "Stawki, kolejka 1: Ania – niebieski kamień, Marek – pusta dłoń, Ossian pauzuje w tej aukcji.",
        "ru": "Ставки, круг 1: Ania — синий камень, Marek — пустая ладонь, Ossian пропускает этот аукцион.",
        "cs": "Nabídky, kolo 1: Ania – modrý drahokam, Marek – prázdná pěst, Ossian vynechává tuto dražbu.",
    }
    assert _told("en", revealed, 1).endswith(", you sit this auction out.")
    assert "sits" not in _told("en", events.BidsRevealed(2, (0, NO_BID, PASS_BID), ()))


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda each: each.key)
def test_what_becomes_of_the_other_first_cards_is_said_as_the_edition_has_it(edition: Edition) -> None:
    """VR-SET-5: how many go back stands in it, and one that stays in hand."""
    first = edition.first_cards
    back = first.dealt - 1 - first.kept
    for lang in LANGUAGES:
        assert re.findall(r"\d", _speech(lang).say(f"about.first.{edition.key}")) == [str(back)] * bool(back)


def test_a_payment_as_it_is_told() -> None:
    paid = events.Paid(0, (1, 0, 0, 2), (1, 0, 0, 0))
    assert _told("en", paid) == "Ania pays these gems: blue, yellow ×2; infinite gems: blue."
    assert _told("pl", events.Paid(0, (0, 0, 1, 0), (0,) * 4)) == "Ania płaci kamieniami: zielony."
    assert _told("pl", events.Paid(0, (0, 0, 1, 0), (0,) * 4), 0) == "Płacisz kamieniami: zielony."
    assert _told("cs", events.Paid(0, (0,) * 4, (0,) * 4)) == "Ania neplatí nic."
    assert _told("ru", events.Paid(0, (0,) * 4, (1, 0, 0, 0)), 0) == (
        "Вы платите одними неисчерпаемыми камнями: синий."
    )


@pytest.mark.parametrize(
    ("lang", "counts"),
    [
        ("en", {1: "1 gem", 2: "2 gems", 5: "5 gems"}),
        ("pl", {1: "1 kamień", 2: "2 kamienie", 5: "5 kamieni", 22: "22 kamienie", 12: "12 kamieni"}),
        ("ru", {1: "1 камень", 2: "2 камня", 5: "5 камней", 21: "21 камень", 12: "12 камней"}),
        ("cs", {1: "1 drahokam", 2: "2 drahokamy", 5: "5 drahokamů", 22: "22 drahokamů"}),
    ],
)
def test_numbers_take_the_form_of_their_language(lang: str, counts: dict[int, str]) -> None:
    for count, form in counts.items():
        assert plain(_speech(lang).effect(effects.Gems(count))) == form


def test_a_player_without_a_name_is_called_by_number() -> None:
    said = _speech("ru").event(events.GemGiven(0, 2, 1), ())
    assert plain(said) == "Игрок 1 отдаёт красный камень, его получает Игрок 3."


def test_a_line_of_the_score_says_how_its_points_come_together() -> None:
    """VR-END-7 to VR-END-9: magic times bonuses, sets times their worth, attacks against defence."""
    speech = ViceroySpeech("en")
    magic = ScoreLine(0, "magic", 15, ("3", "57 magic+2", "4 magic", "12 magic+3"))
    assert speech.sum(magic) == "3 × (2 + 3)"
    assert speech.sum(ScoreLine(0, "sets", 24, ("2", "57 magic", "4 science"))) == "2 × 12"
    assert plain(speech.sum(ScoreLine(0, "sets", 0, ("0", "4 magic")))) == "0 sets"
    attack = plain(speech.sum(ScoreLine(0, "attack", -4, ("3", "4 defence"))))
    assert attack == "3 opposing attack tokens; defence: 1"
    assert speech.sum(ScoreLine(0, "circles", 3, ("3.1", "red"))) == ""


def test_a_line_of_the_score_sheet_names_what_is_marked_on_the_table() -> None:
    """A circle by its place, a card by its number, and where tokens are counted the cards they lie on, each once."""
    speech = ViceroySpeech("en")
    assert speech.marks(ScoreLine(0, "circles", 3, ("3.1", "red", "57 circle-red+2"))) == ["3.1"]
    assert speech.marks(ScoreLine(0, "laws", 4, ("70",))) == ["70"]
    magic = ScoreLine(0, "magic", 15, ("3", "4 magic", "57 magic", "57 magic", "57 magic+2", "60 magic+3"))
    assert speech.marks(magic) == ["4", "57", "60"]
    assert speech.marks(ScoreLine(0, "sets", 0, ("0",))) == []
