"""Viceroy in the terminal: the auction line, the pyramids with their circles, what is known of screens and hands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from viceregal.core.records import Effect, Event
from viceregal.games.viceroy.rules.cards.deck import BOTTOM, TOP_LEFT, TOP_RIGHT, character, is_law, law
from viceregal.games.viceroy.rules.effects import COLOURS, InOrder, OneOf
from viceregal.games.viceroy.rules.pyramid import Place
from viceregal.games.viceroy.rules.vocabulary import WORDS
from viceregal.games.viceroy.terminal.letters_pyramid import COLOUR_STYLES, LETTERS, pyramid_lines

if TYPE_CHECKING:
    from viceregal.i18n.game_speech import GameSpeech

# What follows "seat 1" while a question is open.
_ASKED: Final = {
    "AskFirst": "to choose the first card",
    "AskSecond": "to choose a further card to keep",
    "AskBids": "to bid",
    "AskPick": "to take one of two cards",
    "AskClaims": "to claim one of two cards",
    "AskAttackPick": "to take a card for an attack token",
    "AskCards": "to choose a hand card",
    "AskPlace": "to place a card",
    "AskPlaces": "to place the bought card",
    "AskKeep": "to play or to discard the bought card",
    "AskGem": "to take a gem",
    "AskDeck": "to choose a deck",
    "AskRecolour": "to recolour circles",
}


def board(view: dict[str, Any]) -> RenderableType:
    """The whole table, within 100 columns."""
    parts: list[RenderableType] = [_offer(view), _stocks(view)]
    for seat in range(view["seats"]):
        parts += [Text(""), _seat(view, seat)]
        parts += pyramid_lines(_pyramid(view, seat), _tokens(view, seat), _painted(view, seat))
        parts += _below(view, seat)
    return Group(*parts, Text(""), _next(view))


def remark(event: Event, speech: GameSpeech) -> str:
    """Nothing is left out of the sentences of this game."""
    return ""


# The offer --------------------------------------------------------------------------------------------------------


def _offer(view: dict[str, Any]) -> Table:
    """A column for each auction card in the order of the line; the point of the arrow is above, the foot below."""
    table = Table(box=box.SQUARE, padding=(0, 1), show_lines=True)
    for colour in view["line"]:
        table.add_column(Text(f"{LETTERS[colour]} {colour}", style=f"bold {COLOUR_STYLES[colour]}"), width=21)
    if view["line"]:
        for row in ("points", "feet"):
            table.add_row(*[_card(view[row][colour]) for colour in view["line"]])
    return table


def _card(card: int) -> Text:
    """A character on offer: number, name, segments, then cost and reward from the lowest level up."""
    if not card:
        return Text("-", style="dim")
    text = Text.assemble((title(card), "bold"), "  ", segments(card), "\n")
    row = character(card)
    for level in range(4):
        text.append(f"{level + 1} ", style="dim")
        text.append(letter(row.costs[level]))
        text.append(f" {effect_words(row.rewards[level])}" + ("\n" if level < 3 else ""))
    return text


def title(card: int) -> str:
    return f"law {card}" if is_law(card) else f"{card} {character(card).name.replace('_', ' ').title()}"


def letter(colour: int) -> Text:
    return Text(LETTERS[COLOURS[colour]], style=f"bold {COLOUR_STYLES[COLOURS[colour]]}")


def segments(card: int) -> Text:
    """Top left, top right, bottom."""
    return Text.assemble(letter(TOP_LEFT[card]), letter(TOP_RIGHT[card]), "/", letter(BOTTOM[card]))


def effect_words(effect: Effect) -> str:
    """The words of the notation: `gems 4`, `circle-bonus red 2`."""
    if isinstance(effect, InOrder):
        return " + ".join([effect_words(part) for part in effect.parts])
    if isinstance(effect, OneOf):
        return " or ".join([effect_words(part) for part in effect.parts])
    plain = WORDS.plain(effect)
    words = [str(value) for name, value in plain.items() if name != "is"]
    return " ".join([_spaced(plain["is"]), *words])


def _spaced(name: str) -> str:
    """`EndlessGem` is said as `endless gem`."""
    return "".join([f" {sign.lower()}" if sign.isupper() else sign for sign in name]).strip()


def _stocks(view: dict[str, Any]) -> Text:
    text = Text.assemble("reserve ", _gems(view["reserve"]))
    laws = view["laws"] + len(view["laws_on_top"])
    text.append(f"   large deck {view['large']}, small deck {view['small']}, laws {laws}")
    return text


def _gems(gems: dict[str, int]) -> Text:
    return Text(" ").join(
        [
            Text(f"{LETTERS[colour]}{count}", style=f"bold {COLOUR_STYLES[colour]}")
            for colour, count in gems.items()
        ]
    )


# The seats --------------------------------------------------------------------------------------------------------


def _seat(view: dict[str, Any], seat: int) -> Text:
    """Gems and hands as far as they are known to whom the view belongs."""
    text = Text.assemble((f"seat {seat}", "bold"), "   gems ")
    if view["gems"][seat] is not None:
        text.append(_gems(view["gems"][seat]))
    else:
        text.append(_hidden_gems(view["remembered"], seat))
    text.append(f"   attack {_attacks(view, seat)}   hand {_hand(view['hands'][seat])}")
    if view["shown"][seat]:
        text.append(f"   before it: {title(view['shown'][seat])}")
    if view["answered"][seat]:
        text.append("   (has answered)", style="dim")
    return text


def _hidden_gems(remembered: dict[str, Any], seat: int) -> str:
    """VR-SET-4: behind a screen; their number could be kept in mind, for each returned two at the start."""
    if not remembered["shown"]:
        return "hidden"
    return str(max(0, sum(remembered["gems_and_returned"][seat].values()) - 2))


def _attacks(view: dict[str, Any], seat: int) -> str:
    count, remembered = view["attacks"][seat], view["remembered"]
    if count is None and remembered["shown"]:
        count = remembered["attacks"][seat]
    return "hidden" if count is None else str(count)


def _hand(hand: Any) -> str:
    if isinstance(hand, list):
        return ", ".join([title(card) for card in hand]) or "-"
    parts = [title(card) for card in hand["known"]]
    parts += [f"{hand[kind]} {kind}" for kind in ("characters", "laws") if hand[kind]]
    return ", ".join(parts) or "-"


def _below(view: dict[str, Any], seat: int) -> list[Text]:
    """What the drawing has no room for: tucked cards, parked gems, and what the laws there say."""
    lines = []
    for card in sorted(_pyramid(view, seat).values()):
        if is_law(card):
            line = Text.assemble((title(card), "bold"), f": {effect_words(law(card).effect)}")
            if law(card).number == _parking(view, seat):
                line.append("; on it: ")
                line.append(_gems(view["parked"]))
            lines.append(line)
    for host, cards in view["tucked"][seat].items():
        lines.append(Text(f"under {title(int(host))}: {', '.join([title(card) for card in cards])}"))
    return lines


def _parking(view: dict[str, Any], seat: int) -> int:
    """The law of this pyramid that gems lie on; 0 if there is none."""
    if not any(view["parked"].values()):
        return 0
    laws = [card for card in _pyramid(view, seat).values() if is_law(card)]
    return next((card for card in laws if type(law(card).effect).__name__ == "ParkGems"), 0)


def _pyramid(view: dict[str, Any], seat: int) -> dict[int, int]:
    return {Place().value(word): card for word, card in view["pyramids"][seat].items()}


def _tokens(view: dict[str, Any], seat: int) -> dict[int, list[str]]:
    return {int(card): tokens for card, tokens in view["tokens"][seat].items()}


def _painted(view: dict[str, Any], seat: int) -> dict[int, str]:
    return {Place().value(word): colour for word, colour in view["painted"][seat].items()}


def _next(view: dict[str, Any]) -> Text:
    if not view["todo"]:
        return Text("the game is over", style="bold")
    asked = view["todo"][-1]
    seats = [asked["seat"]] if "seat" in asked else asked.get("waiting")
    if asked["is"] in ("AskReturn", "AskDealCharacters", "AskDealLaws", "AskDrawn") or seats is None:
        return Text("chance is asked", style="bold")
    who = "seat " + ", ".join([str(seat) for seat in seats])
    return Text(f"turn {view['turn']}: {who} {_ASKED.get(asked['is'], 'to answer')}", style="bold")
