"""The rulebook's data is whole in all four languages, and its reader finds what is asked."""

import re
from itertools import combinations, groupby

import pytest

from viceregal import rulebook
from viceregal.rulebook import LANGUAGES, MARKS, Rule, reader

HAND = "hand-of-the-king"
VICEROY = "viceroy"
VISCOUNTS = "viscounts"
ALL_RULES = [rule for game in rulebook.games() for rule in rulebook.rules(game)]
every_rule = pytest.mark.parametrize("rule", ALL_RULES, ids=lambda rule: rule.id)

# A rule's id in a text: HK-BAN-3, VW-R2, VW-4.10.
QUOTED = re.compile(r"\b[A-Z]+-(?:[A-Z]+-|[A-Z]|\d+\.)\d+")

# How a text of mixed origin says which part is a ruling of ours, and which a deduction.
RULING = {"en": "Our ruling:", "pl": "Nasze rozstrzygnięcie:", "ru": "Наше решение:", "cs": "Náš výklad:"}
DEDUCTION = {"en": "It follows:", "pl": "Wynika z tego:", "ru": "Отсюда следует:", "cs": "Z toho plyne:"}


def test_hand_of_the_king_has_all_its_rules() -> None:
    sizes = {"SET": 4, "MOV": 3, "BAN": 8, "COM": 13, "END": 3, "VAR": 4, "EX": 3}
    expected = [f"HK-{chapter}-{n}" for chapter, size in sizes.items() for n in range(1, size + 1)]
    assert [rule.id for rule in rulebook.rules(HAND)] == expected


def test_viceroy_has_all_its_rules() -> None:
    sizes = {"SET": 7, "PYR": 9, "LAW": 3, "AUC": 13, "PAS": 4, "PAY": 5, "DEV": 5, "COS": 6, "REW": 10}
    sizes |= {"ORD": 3, "LIM": 2, "END": 12, "SOL": 8, "UI": 1, "RUL": 24}
    expected = [f"VR-{chapter}-{n}" for chapter, size in sizes.items() for n in range(1, size + 1)]
    assert [rule.id for rule in rulebook.rules(VICEROY)] == expected


def test_viscounts_has_all_its_rules() -> None:
    sizes = (8, 3, 3, 10, 8, 9, 8, 5, 2, 7, 4, 11, 1)
    expected = [f"VW-{chapter}.{n}" for chapter, size in enumerate(sizes, 1) for n in range(1, size + 1)]
    expected += [f"VW-R{n}" for n in range(1, 27)] + [f"VW-T{n}" for n in range(1, 19)]
    assert [rule.id for rule in rulebook.rules(VISCOUNTS)] == expected


@every_rule
def test_titles_and_texts_are_there_in_every_language(rule: Rule) -> None:
    for words in (rule.title, rule.text):
        assert tuple(words) == LANGUAGES
        assert all(text and text == text.strip() for text in words.values())
        assert all(words[a] != words[b] for a, b in combinations(LANGUAGES, 2))


@every_rule
def test_a_title_is_short_and_a_text_is_sentences(rule: Rule) -> None:
    assert all(len(title) <= 50 and "\n" not in title for title in rule.title.values())
    assert all(text.endswith(".") and "  " not in text for text in rule.text.values())


@every_rule
def test_only_russian_is_written_in_cyrillic(rule: Rule) -> None:
    for lang in LANGUAGES:
        for text in (rule.title[lang], rule.text[lang]):
            assert bool(re.search("[а-яё]", text, re.IGNORECASE)) == (lang == "ru")


@every_rule
def test_no_word_mixes_latin_and_cyrillic_letters(rule: Rule) -> None:
    words = re.findall(r"\w+", f"{rule.title['ru']} {rule.text['ru']}")
    assert not [w for w in words if re.search("[a-z]", w, re.I) and re.search("[а-яё]", w, re.I)]


@every_rule
def test_marks_and_place(rule: Rule) -> None:
    assert rule.marks and set(rule.marks) <= set(MARKS) and len(set(rule.marks)) == len(rule.marks)
    assert rule.place


@every_rule
def test_a_text_of_mixed_origin_says_which_part_is_not_print(rule: Rule) -> None:
    mixed = len(rule.marks) > 1
    for lang in LANGUAGES:
        assert (RULING[lang] in rule.text[lang]) == (mixed and "ruling" in rule.marks)
        assert (DEDUCTION[lang] in rule.text[lang]) == (mixed and "deduction" in rule.marks)


@every_rule
def test_a_rule_holds_in_some_editions_of_its_game(rule: Rule) -> None:
    known = {HAND: ("standard",), VICEROY: ("ru", "cs", "pl"), VISCOUNTS: ("standard",)}[rule.game]
    assert rule.editions and rule.editions == tuple(key for key in known if key in rule.editions)


def test_the_phases_of_viceroy_are_those_of_its_editions() -> None:
    def held_in(chapter: str) -> set[tuple[str, ...]]:
        return {rule.editions for rule in rulebook.rules(VICEROY) if rule.chapter == chapter}

    assert held_in("LAW") == held_in("PAY") == {("ru",)}
    assert held_in("DEV") == {("cs", "pl"), ("pl",)}
    assert held_in("AUC") == held_in("END") == {("ru", "cs", "pl")}


@pytest.mark.parametrize(("game", "chapter", "mark"), [(VICEROY, "RUL", "ruling"), (VISCOUNTS, "T", "print")])
def test_chapters_of_one_origin_are_marked_with_it_and_nothing_else(
    game: str, chapter: str, mark: str
) -> None:
    assert {rule.marks for rule in rulebook.rules(game) if rule.chapter == chapter} == {(mark,)}


@pytest.mark.parametrize("rule", rulebook.rules(VICEROY), ids=lambda rule: rule.id)
def test_a_place_of_viceroy_names_the_rulebooks_of_its_editions(rule: Rule) -> None:
    named = re.findall(r"(?:^|; )(ru|cs|pl): ", rule.place)
    # the ring of a gem is printed in one rulebook, and held to in all editions
    assert tuple(named) == (("pl",) if rule.id == "VR-UI-1" else rule.editions)


@every_rule
def test_rules_quoted_in_a_text_exist_and_are_the_same_in_every_language(rule: Rule) -> None:
    quoted = {lang: set(QUOTED.findall(rule.text[lang])) for lang in LANGUAGES}
    assert all(quoted[lang] == quoted["en"] for lang in LANGUAGES)
    assert all(rulebook.rule(rule_id).id == rule_id for rule_id in quoted["en"])


@every_rule
def test_figures_are_the_same_in_every_language(rule: Rule) -> None:
    figures = {lang: sorted(re.findall(r"\d+", rule.text[lang])) for lang in LANGUAGES}
    assert all(figures[lang] == figures["en"] for lang in LANGUAGES)


@pytest.mark.parametrize("game", rulebook.games())
def test_chapters_stand_in_order_and_their_rules_are_numbered_from_one(game: str) -> None:
    by_chapter = [(key, list(run)) for key, run in groupby(rulebook.rules(game), lambda rule: rule.chapter)]
    assert [key for key, _ in by_chapter] == [chapter.key for chapter in rulebook.chapters(game)]
    for key, run in by_chapter:
        parts = [re.fullmatch(r"[A-Z]+-([A-Z]+|\d+)[-.]?(\d+)", rule.id) for rule in run]
        assert [part and part.groups() for part in parts] == [(key, str(n + 1)) for n in range(len(run))]


@pytest.mark.parametrize("game", rulebook.games())
def test_chapter_titles_are_there_in_every_language(game: str) -> None:
    for chapter in rulebook.chapters(game):
        assert tuple(chapter.title) == LANGUAGES
        assert len(set(chapter.title.values())) == len(LANGUAGES)


def test_ids_are_unique_over_all_games_and_say_their_game() -> None:
    assert len({rule.id for rule in ALL_RULES}) == len(ALL_RULES)
    assert {rule.id.split("-")[0] for rule in rulebook.rules(HAND)} == {"HK"}
    assert {rule.game for rule in rulebook.rules(HAND)} == {HAND}


def test_a_rule_is_found_by_its_id_in_any_case() -> None:
    assert rulebook.rule("HK-BAN-3") is rulebook.rule(" hk-ban-3 ")
    assert rulebook.rule("HK-BAN-3").marks == ("print",)
    assert rulebook.rule("HK-COM-4").marks == ("print", "ruling")
    assert rulebook.rule("VW-4.10") is rulebook.rule("vw-4.10")
    assert rulebook.rule("vw-r2").chapter == "R"


@pytest.mark.parametrize(
    "rule_id", ["HK-BAN-99", "HK-", "HK", "ZZ-BAN-1", "VW-1.99", "VW-4", "VW-R-2", "", "nonsense"]
)
def test_an_unknown_id_is_refused_by_name(rule_id: str) -> None:
    with pytest.raises(rulebook.UnknownRule) as refusal:
        rulebook.rule(rule_id)
    assert isinstance(refusal.value, KeyError)
    assert str(refusal.value) == f"no rule has the id {rule_id!r}"


def test_a_rule_says_in_which_editions_it_holds() -> None:
    assert rulebook.rule("HK-BAN-3").editions == ("standard",)
    assert rulebook.rule("VR-AUC-9").editions == ("ru", "cs", "pl")
    assert rulebook.rule("VR-DEV-3").editions == ("pl",)


@every_rule
def test_paragraphs_of_some_editions_are_the_same_ones_in_every_language(rule: Rule) -> None:
    where = {lang: [each.editions for each in rule.paragraphs[lang]] for lang in LANGUAGES}
    assert all(set(editions) <= set(rule.editions) for editions in where["en"])
    if any(editions != rule.editions for editions in where["en"]):
        assert all(where[lang] == where["en"] for lang in LANGUAGES)
    for lang in LANGUAGES:
        assert rule.text[lang] == "\n\n".join(each.text for each in rule.paragraphs[lang])
        assert "[" not in rule.text[lang]


def test_a_paragraph_names_the_editions_it_holds_in() -> None:
    common, eastern, russian = rulebook.rule("VR-AUC-12").paragraphs["en"]
    assert common.editions == ("ru", "cs", "pl")
    assert eastern.editions == ("cs", "pl") and eastern.text.startswith("Czech and Polish editions: ")
    assert russian.editions == ("ru",) and russian.text.startswith("Russian edition: ")
    row = WHOLE | {"id": "VR-SET-1", "text": TEXTS | {"cs": "One.\n\n[pl cs] Two."}}
    with pytest.raises(rulebook.BadRulebook, match=r"VR-SET-1, text: \[pl cs\] must be some of ru, cs, pl"):
        reader._rule(VICEROY, "VR", {"SET"}, row)


def test_editions_stand_in_the_order_of_the_game() -> None:
    row = WHOLE | {"id": "VR-SET-1", "editions": ["cs", "pl"]}
    assert reader._rule(VICEROY, "VR", {"SET"}, row).editions == ("cs", "pl")
    with pytest.raises(rulebook.BadRulebook, match="editions must be some of ru, cs, pl, in this order"):
        reader._rule(VICEROY, "VR", {"SET"}, row | {"editions": ["pl", "cs"]})


@pytest.mark.parametrize("given", [[], "ru", [7]])
def test_editions_of_a_game_must_be_keys(given: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader, "_document", lambda game: {"editions": given})
    with pytest.raises(rulebook.BadRulebook, match="new-game: editions must be a list of keys"):
        reader._editions("new-game")


def test_an_unknown_game_and_an_unknown_language_are_refused() -> None:
    with pytest.raises(rulebook.UnknownGame, match="no rulebook of the game 'chess'"):
        rulebook.rules("chess")
    with pytest.raises(rulebook.UnknownGame):
        rulebook.search("king", "en", "../hand_of_the_king")
    with pytest.raises(rulebook.UnknownLanguage, match="'de'"):
        rulebook.search("König", "de")


@pytest.mark.parametrize(
    ("words", "lang", "rule_id"),
    [
        ("chorągiew wraca", "pl", "HK-BAN-5"),
        ("CHORAGIEW stol", "pl", "HK-BAN-5"),
        ("lancuch", "pl", "HK-COM-3"),
        ("знамена поле", "ru", "HK-SET-1"),
        ("ЗНАМЯ возвращается", "ru", "HK-BAN-5"),
        ("vrana korouhev sandor", "cs", ""),
        ("trioka vrana tri", "cs", "HK-VAR-2"),
        ("H\N{RIGHT SINGLE QUOTATION MARK}ghar kills", "en", "HK-COM-7"),
        ("hk-end tie", "en", "HK-VAR-1"),
        ("zaslonka zeton ataku", "pl", "VR-REW-7"),
        ("vecny drahokam", "cs", "VR-REW-8"),
        ("НЕИСЧЕРПАЕМЫЙ камень", "ru", "VR-COS-3"),
        ("wypycha nadmiar robotnikow", "pl", "VW-7.3"),
        ("надел пожалован", "ru", "VW-2.1"),
        ("stret ukazatele zlocinec", "cs", "VW-T13"),
        ("vw-r multiplier", "en", ""),
    ],
)
def test_search_needs_every_word_and_minds_neither_case_nor_accents(
    words: str, lang: str, rule_id: str
) -> None:
    found = [rule.id for rule in rulebook.search(words, lang)]
    assert rule_id in found if rule_id else not found


def test_search_keeps_the_order_of_the_rulebook_and_to_the_game() -> None:
    everything = rulebook.search("hk-", "en", HAND)
    assert everything == list(rulebook.rules(HAND))
    assert rulebook.search("varys", "en") == rulebook.search("varys", "en", HAND)
    assert rulebook.search("   ", "en") == []


def test_paragraphs_stay_apart_and_line_breaks_go() -> None:
    paragraphs = rulebook.rule("HK-COM-12").text["en"].split("\n\n")
    assert [p.split()[0] for p in paragraphs] == ["The", "Known:", "Reconstructed:", "A"]
    assert all("\n" not in p for p in paragraphs)


TEXTS = dict.fromkeys(LANGUAGES, "t")
WHOLE = {
    "id": "HK-SET-1",
    "chapter": "SET",
    "marks": ["print"],
    "place": "there",
    "title": TEXTS,
    "text": TEXTS,
}


@pytest.mark.parametrize(
    ("broken", "message"),
    [
        ({"id": "HK-SET-0"}, "is not of the form"),
        ({"id": "VR-SET-1"}, "is not of the form"),
        ({"id": 7}, "id must be a text"),
        ({"chapter": "BAN"}, "is not of the form"),
        ({"id": "HK-NEW-1", "chapter": "NEW"}, "there is no chapter 'NEW'"),
        ({"marks": []}, "marks must be"),
        ({"marks": "print"}, "marks must be"),
        ({"marks": ["ruling", "print"]}, "marks must be"),
        ({"marks": ["rumour"]}, "marks must be"),
        ({"place": " "}, "place must be a text"),
        ({"editions": []}, "editions must be some of standard"),
        ({"editions": "standard"}, "editions must be some of standard"),
        ({"editions": ["pl"]}, "editions must be some of standard"),
        ({"title": {"en": "t"}}, "title must be given in en, pl, ru, cs"),
        ({"text": TEXTS | {"cs": ""}}, "cs must be a text"),
    ],
)
def test_a_broken_row_is_refused_with_its_place(broken: dict[str, object], message: str) -> None:
    assert reader._rule(HAND, "HK", {"SET"}, WHOLE).id == "HK-SET-1"
    with pytest.raises(rulebook.BadRulebook, match=re.escape(message)):
        reader._rule(HAND, "HK", {"SET"}, WHOLE | broken)


@pytest.mark.parametrize(
    ("rule_id", "chapter", "good"),
    [
        ("VW-4.10", "4", True),
        ("VW-R2", "R", True),
        ("VW-4-10", "4", False),
        ("VW-4.0", "4", False),
        ("VW-4.1.0", "4", False),
        ("VW-R.2", "R", False),
        ("VW-R-2", "R", False),
        ("VW-410", "4", False),
        ("VW-4.10", "R", False),
    ],
)
def test_ids_of_numbered_chapters_and_of_chapters_with_a_letter(
    rule_id: str, chapter: str, good: bool
) -> None:
    row = WHOLE | {"id": rule_id, "chapter": chapter}
    if good:
        assert reader._rule(VISCOUNTS, "VW", {"4", "R"}, row).chapter == chapter
    else:
        with pytest.raises(rulebook.BadRulebook, match="is not of the form"):
            reader._rule(VISCOUNTS, "VW", {"4", "R"}, row)
