"""Viscounts in the terminal: the ring with its castle, the piles that end the game, and each player's board and track."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from viceregal.core.records import Event
from viceregal.games.viscounts.rules.cards.ai_boards import AI_BOARDS
from viceregal.games.viscounts.rules.cards.deck import CARDS, ROWS, SCHEME_KEYS
from viceregal.games.viscounts.rules.cards.player_cards import PLAYER_CARDS
from viceregal.games.viscounts.rules.cards.rows import RIBBONS, PlayerCard
from viceregal.games.viscounts.rules.cards.schemes import SCHEMES
from viceregal.games.viscounts.rules.effects import BUILDINGS, DEBT, DEED, ICON_COUNT, RESOURCE
from viceregal.games.viscounts.rules.options import PLAYERS
from viceregal.games.viscounts.rules.player_board import BONUS_ICONS, SLOT_ICONS, SLOTS, SPACES, START_ICONS
from viceregal.games.viscounts.rules.vocabulary import WORDS
from viceregal.games.viscounts.terminal.letters_ring import SEAT_STYLES, ring_table, workers
from viceregal.games.viscounts.terminal.letters_short import (
    card_line,
    card_name,
    icon_letters,
    legend,
    short,
    tile_name,
)
from viceregal.games.viscounts.words.speech import ViscountsSpeech
from viceregal.i18n.boards import asked_now
from viceregal.i18n.game_speech import GameSpeech

_INDENT: Final = "  "


def board(view: dict[str, Any], speech: GameSpeech, names: Sequence[str] = ()) -> RenderableType:
    """The whole table, within 100 columns."""
    assert isinstance(speech, ViscountsSpeech)
    parts: list[RenderableType] = []
    if view["ring"] is not None:
        parts += [ring_table(view, speech), _middle(view, speech)]
    parts += _laid_out(view, speech)
    for seat in range(view["seats"]):
        parts += [Text(""), *_seat(view, seat, speech)]
    return Group(*parts, Text(""), Text(legend(speech), style="dim"), _next(view, speech, names))


def remark(event: Event, speech: GameSpeech) -> str:
    """Nothing is left out of the sentences of this game."""
    return ""


# The middle of the table ------------------------------------------------------------------------------------------


def _middle(view: dict[str, Any], speech: ViscountsSpeech) -> Text:
    """The third tier, the cards that are held, and how long the game lasts."""
    text = Text.assemble((speech.say("board.third_tier") + " ", "bold"), workers(view["third_tier"]))
    if view["leader"] is not None:
        text.append(f"   {speech.say('board.leader')} ").append(_who(view["leader"], speech))
    for ribbon, seat in view["bonus"].items():
        if seat is not None:
            text.append(f"   {speech.say('table.bonus')}, {speech.say(f'ribbon.{ribbon}')}: ")
            text.append(_who(seat, speech))
    left = [
        speech.say(f"table.{card}", left=count) if count else speech.say(f"table.{card}_revealed")
        for card, count in (("poverty", view["debts_left"]), ("prosperity", view["deeds_left"]))
        if count is not None
    ]
    if left:
        text.append("\n" + speech.listing(left))
    if view["last_round"]:
        text.append("   " + speech.say("table.last_round", round=view["last_round"]), style="bold")
    return text


def _laid_out(view: dict[str, Any], speech: ViscountsSpeech) -> list[Text]:
    """Pairs of player card and hero that nobody has taken yet."""
    heroes = view["heroes"] or [None] * len(view["player_cards"])
    if not any(frame["is"] in ("AskPair", "AskHeroes") for frame in view["todo"]):
        return []
    lines = []
    for number, hero in zip(view["player_cards"], heroes, strict=True):
        index = next(at for at, row in enumerate(PLAYER_CARDS) if str(row.number) == str(number))
        told = card_line(hero, speech) if hero else speech.say("board.hero")
        name, gains = speech.player_card(index), _begins_with(PLAYER_CARDS[index], speech)
        lines.append(Text(speech.say("board.pair", player_card=name, gains=gains, hero=told)))
    return lines


def _begins_with(row: PlayerCard, speech: ViscountsSpeech) -> str:
    things = [*enumerate(row.goods), (RESOURCE, row.choices), (DEBT, row.debts), (DEED, row.deeds)]
    said = [speech.gains(thing, count) for thing, count in things if count]
    return speech.listing([*said, short(row.extra, speech)])


def _who(seat: int, speech: ViscountsSpeech) -> Text:
    return Text(speech.say("board.seat", seat=seat), style=f"bold {SEAT_STYLES[seat]}")


# The seats --------------------------------------------------------------------------------------------------------


def _seat(view: dict[str, Any], seat: int, speech: ViscountsSpeech) -> list[Text]:
    player = view["players"][seat]
    ai = seat == 1 and _rival(view) != PLAYERS
    head = _who(seat, speech)
    if ai:
        board = next(at for at, each in enumerate(AI_BOARDS) if each.key == _rival(view))
        head.append("  " + speech.say("board.ai_board", ai_board=speech.ai_board(board)))
    goods = "  ".join([f"{speech.say(f'good.{good}')} {count}" for good, count in player["goods"].items()])
    head.append(f"  {goods}  {speech.say('board.workers', count=player['workers'])}", style="default")
    papers = speech.say("board.papers", **player["debts"], **player["deeds"])
    shown = track(player["corruption"], player["virtue"], speech)
    lines = [head, Text(f"{_INDENT}{papers}   ").append(shown)]
    lines += _schemes(view, speech) if ai else _cards(view, seat, speech)
    lines.append(Text(_INDENT + speech.say("board.built", buildings=_built(player["slots"], speech))))
    if player["manuscripts"]:
        tiles = speech.listing([tile_name(tile, speech) for tile in player["manuscripts"]])
        lines.append(Text(_INDENT + speech.say("board.manuscripts", tiles=tiles)))
    return lines


def _rival(view: dict[str, Any]) -> str:
    rival: str = view.get("options", {}).get("rival", PLAYERS)
    return rival


def track(corruption: int, virtue: int, speech: ViscountsSpeech) -> Text:
    """Seven spaces, with a letter for corruption and one for virtue; both on one space are a collision."""
    text = Text(speech.say("board.track") + " ")
    letters = [(corruption, speech.say("letter.corruption")), (virtue, speech.say("letter.virtue"))]
    for space in range(1, 8):
        sign = "".join([letter for at, letter in letters if at == space])
        text.append(f"[{sign}]" if sign else str(space), style="bold" if sign else "dim")
        text.append(" " if space < 7 else "")
    return text


def _cards(view: dict[str, Any], seat: int, speech: ViscountsSpeech) -> list[Text]:
    """The three spaces from left to right, the icons they make, hand and piles."""
    player = view["players"][seat]
    spaces = [
        f"{number}: {card_line(card, speech) if card else '-'}"
        for number, card in enumerate(player["board"], 1)
    ]
    hand = player["hand"]
    if isinstance(hand, list):
        held = speech.listing([card_line(card, speech) for card in hand]) or "-"
    else:
        known = [card_name(card, speech) for card in hand["known"]]
        held = speech.listing([*known, speech.say_n("board.hidden", hand["hidden"])])
    # With the hidden cards of the hand among them, the draw pile is as much shorter.
    drawn = len(player["draw"]) - (0 if isinstance(hand, list) else hand["hidden"])
    icons, discards = icon_letters(icons_of(view, seat), speech), len(player["discards"])
    return [
        Text(_INDENT + speech.say("board.spaces", spaces="   ".join(spaces), icons=icons)),
        Text(_INDENT + speech.say("board.hand", hand=held, draw=drawn, discards=discards)),
    ]


def icons_of(view: dict[str, Any], seat: int) -> list[int]:
    """VW-6.1: cards, uncovered start icons, slots and bonus cards."""
    player = view["players"][seat]
    counts = [0] * ICON_COUNT
    for space in range(SPACES):
        card = player["board"][space]
        row = ROWS[CARDS.index(card)].icons if card else START_ICONS[space]
        counts = [have + more for have, more in zip(counts, row, strict=True)]
    for bit, icon, count in SLOT_ICONS:
        if SLOTS[bit.bit_length() - 1] in player["slots"]:
            counts[icon] += count
    for ribbon, (icon, count) in zip(RIBBONS, BONUS_ICONS, strict=True):
        if view["bonus"][ribbon] == seat:
            counts[icon] += count
    return counts


def _schemes(view: dict[str, Any], speech: ViscountsSpeech) -> list[Text]:
    """The AI's row of schemes, the newest first."""
    schemes = view["schemes"]
    spaces = [
        f"{number}: {_scheme(scheme, speech) if scheme else '-'}"
        for number, scheme in enumerate(schemes["board"], 1)
    ]
    secret = schemes["secret"] if isinstance(schemes["secret"], int) else 0
    counts = {
        "pile": len(schemes["pile"]) + secret,
        "discards": len(schemes["discards"]),
        "future": len(schemes["future"]) - secret,
    }
    return [
        Text(_INDENT + speech.say("board.schemes", spaces="   ".join(spaces))),
        Text(_INDENT + speech.say("table.schemes", **counts)),
    ]


def _scheme(word: str, speech: ViscountsSpeech) -> str:
    scheme = SCHEME_KEYS.index(word)
    return f"{speech.scheme(scheme)} {icon_letters(SCHEMES[scheme].icons, speech)}"


def _built(slots: list[str], speech: ViscountsSpeech) -> str:
    """For each kind of building its three slots, uncovered ones by their number."""
    said = []
    for building in BUILDINGS:
        numbers = [str(number) if f"{building}-{number}" in slots else "·" for number in (1, 2, 3)]
        said.append(f"{speech.say(f'building.{building}')} {''.join(numbers)}")
    return "   ".join(said)


def _next(view: dict[str, Any], speech: ViscountsSpeech, names: Sequence[str]) -> Text:
    when = speech.say("table.round", round=view["round"])
    return Text(asked_now(view, WORDS, speech, names, when), style="bold")
