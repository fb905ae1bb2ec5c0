"""The words of this game: what each field of a record holds, and all the records there are."""

from __future__ import annotations

from typing import Final

from viceregal.core.kinds import COUNT, Stack
from viceregal.core.notation import Flag, Kind, Many, Nested, Number, Vocabulary, Word, records_in
from viceregal.core.records import Action, Effect
from viceregal.games.viscounts.rules import actions, effects, events, frames, solo_events
from viceregal.games.viscounts.rules.actions import ORDER_WORDS
from viceregal.games.viscounts.rules.board import DIRECTIONS, PLACES, SECTIONS, SEGMENT_KEYS, SPOTS
from viceregal.games.viscounts.rules.cards.ai_boards import AI_BOARDS
from viceregal.games.viscounts.rules.cards.deck import CARDS, SCHEME_KEYS, TILES
from viceregal.games.viscounts.rules.cards.player_cards import PLAYER_CARDS
from viceregal.games.viscounts.rules.cards.rows import AIMS, RIBBONS
from viceregal.games.viscounts.rules.chapters import CHAPTERS
from viceregal.games.viscounts.rules.effects import ACTS, BUILDINGS, GOODS, PAPERS, THINGS
from viceregal.games.viscounts.rules.events import OFFERED
from viceregal.games.viscounts.rules.frames import PHASES, PURPOSES
from viceregal.games.viscounts.rules.player_board import SLOTS
from viceregal.games.viscounts.rules.solo_events import REASONS, VERDICTS

SEAT: Final = Number(0, 3)
CARD: Final = Word(CARDS, name="Card")
TILE: Final = Word(TILES, name="Manuscript")
SCHEME: Final = Word(SCHEME_KEYS, name="Scheme")
PLAYER_CARD: Final = Word([str(row.number) for row in PLAYER_CARDS])
GOOD: Final = Word(GOODS)
PLACE: Final = Word(PLACES, name="Place")
SECTION: Final = Word(SECTIONS)
SEGMENT: Final = Word(SEGMENT_KEYS)
SPOT: Final = Word(SPOTS, name="Spot")
SLOT: Final = Word(SLOTS, name="Slot")
_KINDS: Final[dict[str, Kind]] = {
    "act": Word(ACTS),
    "aim": Word(AIMS),
    "ai_board": Word([board.key for board in AI_BOARDS]),
    "building": Word(BUILDINGS),
    "card": CARD,
    "cards": Many(CARD),
    "corruption": Number(1, 7),
    "count": COUNT,
    "debts": COUNT,
    "deeds": COUNT,
    "direction": Word(DIRECTIONS),
    "effect": Nested(Effect),
    "from_hand": Flag(),
    "good": GOOD,
    "have": COUNT,
    "here": Flag(),
    "into": Nested(Effect),
    "need": COUNT,
    "neighbour": SECTION,
    "offer": Word(OFFERED),
    "option": Number(1, 6),
    "order": Word(ORDER_WORDS),
    "other": SEAT,
    "other_spot": SPOT,
    "paper": Word(PAPERS),
    "part": Number(0, 4),
    "parts": Many(Nested(Effect)),
    "pays": Many(GOOD),
    "phase": Word(PHASES),
    "place": PLACE,
    "player_card": PLAYER_CARD,
    "player_cards": Many(PLAYER_CARD),
    "purpose": Word(PURPOSES),
    "reason": Word(REASONS),
    "ribbon": Word(RIBBONS),
    "round": COUNT,
    "row": Number(0, 3),
    "scheme": SCHEME,
    "scores": Many(Number(-999_999, 999_999)),
    "seat": SEAT,
    "section": SECTION,
    "sections": Many(SECTION),
    "segment": SEGMENT,
    "segments": Many(SEGMENT),
    "silver": COUNT,
    "slot": SLOT,
    "space": Number(1, 7),
    "spare": COUNT,
    "spot": SPOT,
    "thing": Word(THINGS),
    "tier": Number(1, 3),
    "tile": TILE,
    "tiles": Many(TILE),
    "times": COUNT,
    "verdict": Word(VERDICTS),
    "virtue": Number(1, 7),
    "way": Many(PLACE),
    "winners": Many(SEAT),
}
_ACTIONS: Final[dict[str, type[Action]]] = {
    "lay": actions.LayOut,
    "tiles": actions.LayTiles,
    "begin": actions.Begin,
    "player-cards": actions.LayPlayerCards,
    "heroes": actions.LayHeroes,
    "turn-up": actions.TurnUp,
    "tile": actions.TurnUpTile,
    "draw": actions.Draw,
    "reveal": actions.Reveal,
    "scheme": actions.RevealScheme,
    "pair": actions.TakePair,
    "take": actions.TakeResource,
    "play": actions.Play,
    "move": actions.Move,
    "dismiss": actions.Dismiss,
    "trade": actions.Trade,
    "construct": actions.Construct,
    "workers": actions.Place,
    "transcribe": actions.Transcribe,
    "pass": actions.Pass,
    "decline": actions.Decline,
    "slot": actions.EmptySlot,
    "spot": actions.BuildOn,
    "group": actions.ResolveGroup,
    "bump": actions.Bump,
    "shift": actions.Shift,
    "section": actions.PlaceIn,
    "hire": actions.Hire,
    "manuscript": actions.TakeManuscript,
    "discard": actions.DiscardCard,
    "discard-top": actions.DiscardTop,
    "destroy": actions.DestroyCard,
    "destroy-top": actions.DestroyTop,
    "flip": actions.FlipPaper,
    "choose": actions.Choose,
    "arrange": actions.Arrange,
}
# A chapter of the rules may bring records of its own, with verbs for its actions.
for _chapter in CHAPTERS:
    _ACTIONS.update(getattr(_chapter, "VERBS", {}))
_RECORDS: Final = records_in(effects, events, frames, solo_events, *CHAPTERS, but=(effects.Ongoing,))
WORDS: Final = Vocabulary(_KINDS, _ACTIONS, _RECORDS)
STACK: Final = Stack(WORDS)
