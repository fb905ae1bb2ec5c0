"""Viscounts in the terminal: the ring with its castle, the piles that end the game, and each player's board and track."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from viceregal.core.records import Event
from viceregal.games.viscounts.rules.cards.ai_boards import AI_BOARDS
from viceregal.games.viscounts.rules.cards.deck import CARDS, ROWS, SCHEME_KEYS
from viceregal.games.viscounts.rules.cards.player_cards import PLAYER_CARDS
from viceregal.games.viscounts.rules.cards.rows import RIBBONS
from viceregal.games.viscounts.rules.cards.schemes import SCHEMES
from viceregal.games.viscounts.rules.effects import BUILDINGS, GOODS, ICON_COUNT
from viceregal.games.viscounts.rules.options import PLAYERS
from viceregal.games.viscounts.rules.player_board import BONUS_ICONS, SLOT_ICONS, SLOTS, SPACES, START_ICONS
from viceregal.games.viscounts.terminal.letters_ring import SEAT_STYLES, ring_table, workers
from viceregal.games.viscounts.terminal.letters_short import (
    LEGEND,
    card_line,
    card_name,
    icon_letters,
    marked,
    short,
    tile_name,
)

if TYPE_CHECKING:
    from viceregal.i18n.game_speech import GameSpeech

# What follows "seat 1" while a question is open.
_ASKED: Final = {
    "AskPair": "to take a player card and hero",
    "AskDestroyOwn": "to destroy an own card, or not",
    "AskPlay": "to play a card",
    "AskMove": "to move the viscount",
    "AskAct": "to take a primary action",
    "AskFund": "to carry the action out, a card being dismissed",
    "AskRecruit": "to hire, or not",
    "AskDiscard": "to discard, or not",
    "AskDestroy": "to destroy a card, or not",
    "AskRearrange": "to rearrange the board",
    "AskHire": "to hire for free",
    "AskManuscript": "to take a manuscript for free",
    "AskOneOf": "to choose an effect",
    "AskResource": "to choose a resource",
    "AskFlip": "to flip a debt or a deed",
    "AskSlot": "to choose the building's slot",
    "AskSpot": "to choose a building spot",
    "AskSection": "to choose a castle section",
    "AskShift": "to make a castle move, or not",
    "AskGroup": "to resolve a group in the castle",
    "AskBump": "to bump a worker",
}
_INDENT: Final = "  "


def board(view: dict[str, Any]) -> RenderableType:
    """The whole table, within 100 columns."""
    parts: list[RenderableType] = []
    if view["ring"] is not None:
        parts += [ring_table(view), _middle(view)]
    parts += _laid_out(view)
    for seat in range(view["seats"]):
        parts += [Text(""), *_seat(view, seat)]
    return Group(*parts, Text(""), Text(LEGEND, style="dim"), _next(view))


def remark(event: Event, speech: GameSpeech) -> str:
    """Nothing is left out of the sentences of this game."""
    return ""


# The middle of the table ------------------------------------------------------------------------------------------


def _middle(view: dict[str, Any]) -> Text:
    """The third tier, the cards that are held, and how long the game lasts."""
    text = Text.assemble(("castle, tier 3: ", "bold"), workers(view["third_tier"]))
    if view["leader"] is not None:
        text.append("   leader ").append(_who(view["leader"]))
    for ribbon, seat in view["bonus"].items():
        if seat is not None:
            text.append(f"   {ribbon} bonus ").append(_who(seat))
    left = [
        f"{paper} {'revealed' if count == 0 else count}"
        for paper, count in (
            ("debts to poverty", view["debts_left"]),
            ("deeds to prosperity", view["deeds_left"]),
        )
        if count is not None
    ]
    if left:
        text.append("\n" + ", ".join(left))
    if view["last_round"]:
        text.append(f"   last round: {view['last_round']}", style="bold")
    return text


def _laid_out(view: dict[str, Any]) -> list[Text]:
    """Pairs of player card and hero that nobody has taken yet."""
    lines = []
    heroes = view["heroes"] or [None] * len(view["player_cards"])
    if view["todo"] and any(frame["is"] in ("AskPair", "AskHeroes") for frame in view["todo"]):
        for number, hero in zip(view["player_cards"], heroes, strict=True):
            lines.append(Text(f"{_player_card(number)} with {card_line(hero) if hero else 'a hero'}"))
    return lines


def _player_card(number: str) -> str:
    row = next(each for each in PLAYER_CARDS if str(each.number) == str(number))
    goods = [f"{count} {good}" for good, count in zip(GOODS, row.goods, strict=True) if count]
    if row.choices:
        goods.append(f"{row.choices} resource")
    name = marked(f"player card {number}", row.mark)
    return f"{name}: {', '.join(goods)}, {row.debts} debt, {row.deeds} deed, {short(row.extra)};"


def _who(seat: int) -> Text:
    return Text(f"seat {seat}", style=f"bold {SEAT_STYLES[seat]}")


# The seats --------------------------------------------------------------------------------------------------------


def _seat(view: dict[str, Any], seat: int) -> list[Text]:
    player = view["players"][seat]
    ai = seat == 1 and _rival(view) != PLAYERS
    head = _who(seat)
    if ai:
        row = next(each for each in AI_BOARDS if each.key == _rival(view))
        head.append(f"  AI board {marked(row.key, row.mark)}")
    goods = "  ".join([f"{good} {count}" for good, count in player["goods"].items()])
    head.append(f"  {goods}  workers {player['workers']}", style="default")
    papers = (
        f"{_INDENT}debts {player['debts']['unpaid']} unpaid, {player['debts']['paid']} paid   "
        f"deeds {player['deeds']['acquired']} acquired, {player['deeds']['approved']} approved   "
    )
    lines = [head, Text(papers).append(track(player["corruption"], player["virtue"]))]
    lines += _schemes(view) if ai else _cards(view, seat)
    lines.append(Text(f"{_INDENT}built: {_built(player['slots'])}"))
    if player["manuscripts"]:
        names = ", ".join([tile_name(tile) for tile in player["manuscripts"]])
        lines.append(Text(f"{_INDENT}manuscripts: {names}"))
    return lines


def _rival(view: dict[str, Any]) -> str:
    rival: str = view.get("options", {}).get("rival", PLAYERS)
    return rival


def track(corruption: int, virtue: int) -> Text:
    """Seven spaces; C is corruption, V is virtue, and both on one space are a collision."""
    text = Text("track ")
    for space in range(1, 8):
        sign = ("C" if corruption == space else "") + ("V" if virtue == space else "")
        text.append(f"[{sign}]" if sign else str(space), style="bold" if sign else "dim")
        text.append(" " if space < 7 else "")
    return text


def _cards(view: dict[str, Any], seat: int) -> list[Text]:
    """The three spaces from left to right, the icons they make, hand and piles."""
    player = view["players"][seat]
    spaces = [
        f"{number}: {card_line(card) if card else '-'}" for number, card in enumerate(player["board"], 1)
    ]
    icons = icon_letters(icons_of(view, seat))
    hand = player["hand"]
    if isinstance(hand, list):
        held = ", ".join([card_line(card) for card in hand]) or "-"
    else:
        held = ", ".join([*[card_name(card) for card in hand["known"]], f"{hand['hidden']} hidden"])
    # With the hidden cards of the hand among them, the draw pile is as much shorter.
    drawn = len(player["draw"]) - (0 if isinstance(hand, list) else hand["hidden"])
    return [
        Text(f"{_INDENT}board {'   '.join(spaces)}   icons {icons}"),
        Text(f"{_INDENT}hand {held}   draw pile {drawn}, discards {len(player['discards'])}"),
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


def _schemes(view: dict[str, Any]) -> list[Text]:
    """The AI's row of schemes, the newest first."""
    schemes = view["schemes"]
    spaces = [
        f"{number}: {_scheme(scheme) if scheme else '-'}" for number, scheme in enumerate(schemes["board"], 1)
    ]
    pile = len(schemes["pile"])
    pile += schemes["secret"] if isinstance(schemes["secret"], int) else 0
    future = len(schemes["future"]) - (schemes["secret"] if isinstance(schemes["secret"], int) else 0)
    return [
        Text(f"{_INDENT}schemes {'   '.join(spaces)}"),
        Text(f"{_INDENT}pile {pile}, discards {len(schemes['discards'])}, future {future}"),
    ]


def _scheme(word: str) -> str:
    row = SCHEMES[SCHEME_KEYS.index(word)]
    return f"{marked(word.upper(), row.mark)} {icon_letters(row.icons)}"


def _built(slots: list[str]) -> str:
    """For each kind of building its three slots, uncovered ones by their number."""
    said = []
    for building in BUILDINGS:
        numbers = [str(number) if f"{building}-{number}" in slots else "·" for number in (1, 2, 3)]
        said.append(f"{building.replace('-', ' ')}s {''.join(numbers)}")
    return "   ".join(said)


def _next(view: dict[str, Any]) -> Text:
    if not view["todo"]:
        return Text("the game is over", style="bold")
    asked = view["todo"][-1]
    what = _ASKED.get(asked["is"])
    if what is None:
        return Text("chance is asked", style="bold")
    return Text(f"round {view['round']}: seat {asked['seat']} {what}", style="bold")
