"""What can be chosen now, and by what: each choice is an answer, and is reached by the things it concerns.

A target is a thing on the table that can be pointed at: `card 5`, `place 3`, `spot 7`, `section 2`. Answers that differ
only in what is paid, or in how often is traded, are ways of one choice: left and right go through them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from viceregal.core.records import Action, Frame
from viceregal.games.viscounts.rules import actions as act
from viceregal.games.viscounts.rules import frames
from viceregal.games.viscounts.rules.board import section_at
from viceregal.games.viscounts.rules.cards.deck import NO_CARD
from viceregal.games.viscounts.rules.effects import PLACE, TRADE, TRANSCRIBE
from viceregal.games.viscounts.rules.primary_action import dismissable
from viceregal.games.viscounts.rules.state import ViscountsState
from viceregal.games.viscounts.terminal import signs
from viceregal.games.viscounts.words.speech import ViscountsSpeech
from viceregal.terminal import choices


@dataclass(frozen=True)
class Choice(choices.Choice):
    group: str = ""  # answers of one group are ways to do the same


@dataclass(frozen=True)
class Choices(choices.Choices):
    every: Sequence[Choice] = ()

    def groups(self) -> list[list[int]]:
        """The numbers of the choices, those of one group together; a choice without a group is alone."""
        made: list[list[int]] = []
        seen: dict[str, list[int]] = {}
        for number, choice in enumerate(self.every):
            if choice.group and choice.group in seen:
                seen[choice.group].append(number)
                continue
            made.append([number])
            if choice.group:
                seen[choice.group] = made[-1]
        return made

    def group_of(self, number: int) -> int:
        return next(place for place, group in enumerate(self.groups()) if number in group)


def group_of(action: Action) -> str:
    """What is done, without how it is paid for."""
    match action:
        case act.Construct():
            return f"construct {action.building}"
        case act.Place():
            return f"place {action.count}"
        case act.Transcribe():
            return "transcribe"
        case act.Trade():
            return "trade"
        case act.Shift():
            return f"shift {action.section}"
    return ""


def said_of(words: ViscountsSpeech, s: ViscountsState, action: Action, names: Sequence[str]) -> str:
    """An answer in words; a pair is told by its hero, dismissing by whom."""
    ask = s.todo[-1]
    if isinstance(action, act.TakePair):
        hero = s.heroes[s.player_cards.index(action.player_card)]
        return f"{words.player_card(action.player_card)} – {words.card(hero)}"
    if isinstance(action, act.Play):
        return words.card(action.card)
    if isinstance(action, act.Dismiss) and isinstance(ask, frames.AskAct):
        card = words.card(dismissable(s, ask.seat))
        return words.say("choice.dismiss", card=card, act=words.act(action.act))
    pays = signs_paid(action)
    if isinstance(action, act.Move):
        return words.place(action.place) + (f"  −{pays}" if pays else "")
    if pays:
        return f"{words.answer(ask, _unpaid(action), names)}  −{pays}"
    return words.answer(ask, action, names)


def signs_paid(action: Action) -> str:
    """What an answer costs, in signs: the list has no room for words."""
    if isinstance(action, act.Move | act.Trade):
        return signs.goods([0] * action.silver)
    if isinstance(action, act.Construct | act.Place | act.Transcribe):
        return signs.goods(action.pays)
    return ""


def _unpaid(action: Action) -> Action:
    match action:
        case act.Move() | act.Trade():
            return replace(action, silver=0)
        case act.Construct() | act.Place() | act.Transcribe():
            return replace(action, pays=())
    return action


# The field that says what an answer concerns, and the kind of thing it is.
_CONCERNED: Final[dict[type, tuple[str, str]]] = {
    act.Move: ("place", "place"),
    act.Play: ("card", "card"),
    act.Hire: ("card", "card"),
    act.DiscardCard: ("card", "card"),
    act.DestroyCard: ("card", "card"),
    act.TakeManuscript: ("tile", "tile"),
    act.BuildOn: ("spot", "spot"),
    act.EmptySlot: ("slot", "slot"),
    act.PlaceIn: ("section", "section"),
    act.ResolveGroup: ("section", "section"),
    act.Shift: ("section", "section"),
    act.TakeResource: ("good", "good"),
    act.FlipPaper: ("paper", "paper"),
    act.Bump: ("seat", "seat"),
}


def targets_of(s: ViscountsState, seat: int, action: Action) -> tuple[str, ...]:
    if type(action) in _CONCERNED:
        kind, name = _CONCERNED[type(action)]
        return (f"{kind} {getattr(action, name)}",)
    if isinstance(action, act.TakePair):
        hero = s.heroes[s.player_cards.index(action.player_card)]
        return (f"pair {action.player_card}", f"card {hero}")
    if isinstance(action, act.DiscardTop | act.DestroyTop):
        return ("draw-pile",)
    return _targets_of_act(s, seat, action)


def _targets_of_act(s: ViscountsState, seat: int, action: Action) -> tuple[str, ...]:
    """A primary action is reached by what it is done with: the town, a building, the section, the manuscript."""
    segment = s.segment_of(seat)
    match action:
        case act.Trade():
            return (f"place {s.viscounts[seat]}", f"act {TRADE}")
        case act.Construct():
            return (f"building {action.building}",)
        case act.Place():
            return (f"section {section_at(s.layout, segment)}", f"act {PLACE}")
        case act.Transcribe():
            tile = s.tiles[segment]
            printed = f"printed-tile {segment}"
            return (f"tile {tile}" if tile != NO_CARD else printed, f"act {TRANSCRIBE}")
        case act.Dismiss():
            return (f"card {dismissable(s, seat)}",)
    return ()


# What a click on a thing means where this is asked.
_MEANT: Final[dict[tuple[type, str], Sequence[Action]]] = {
    (frames.AskPlay, "card"): act.PLAYS,
    (frames.AskMove, "place"): [moves[0] for moves in act.MOVES],
    (frames.AskRecruit, "card"): act.HIRES,
    (frames.AskHire, "card"): act.HIRES,
    (frames.AskManuscript, "tile"): act.MANUSCRIPT_TAKES,
    (frames.AskSpot, "spot"): act.BUILD_ONS,
    (frames.AskSlot, "slot"): act.EMPTY_SLOTS,
    (frames.AskDiscard, "card"): act.DISCARDS,
    (frames.AskDestroy, "card"): act.DESTROYS,
    (frames.AskResource, "good"): [act.TakeResource(0)],
    (frames.AskGroup, "section"): act.GROUPS,
    (frames.AskShift, "section"): [shifts[0] for shifts in act.SHIFTS],
}


def wish(s: ViscountsState, asked: Frame, target: str) -> Action | None:
    """What somebody may have meant who clicked on what cannot be chosen: the rules say why it is refused."""
    kind, _, word = target.partition(" ")
    number = int(word) if word.isdecimal() else 0
    if isinstance(asked, frames.AskAct | frames.AskFund):
        return _wished_act(s, kind, number)
    meant = _MEANT.get((type(asked), kind), ())
    return meant[number] if number < len(meant) else None


def _wished_act(s: ViscountsState, kind: str, number: int) -> Action | None:
    if kind == "building":
        return act.construct(number, 0)
    if kind == "section":
        return act.place(1, 0)
    if kind == "tile":
        return act.transcribe(0)
    if kind == "card" and number in s.tops:
        return act.DISMISSALS[TRADE]
    return None
