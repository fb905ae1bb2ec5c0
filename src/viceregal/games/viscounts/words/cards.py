"""What stands on cards, manuscripts, player cards, schemes and AI boards of Viscounts, in sentences."""

from __future__ import annotations

from viceregal.core.records import Effect
from viceregal.games.viscounts.rules import effects
from viceregal.games.viscounts.rules.board import exchange_at
from viceregal.games.viscounts.rules.cards.ai_boards import AI_BOARDS
from viceregal.games.viscounts.rules.cards.deck import ROWS
from viceregal.games.viscounts.rules.cards.manuscripts import MANUSCRIPTS
from viceregal.games.viscounts.rules.cards.player_cards import PLAYER_CARDS
from viceregal.games.viscounts.rules.cards.rows import (
    INFERRED,
    NEVER,
    NO_SCORE,
    OWNER,
    RECONSTRUCTION,
    TIMINGS,
    VERIFIED,
)
from viceregal.games.viscounts.rules.cards.schemes import SCHEMES
from viceregal.games.viscounts.rules.effects import DEBT, DEED, NOTHING, RESOURCE, Ongoing
from viceregal.games.viscounts.rules.funding import PAID_IN
from viceregal.games.viscounts.words.names import ViscountsWords

_MARKS = {RECONSTRUCTION: "mark.reconstruction", INFERRED: "mark.inferred", OWNER: "mark.owner"}


class ViscountsCards(ViscountsWords):
    def ability(self, ability: Effect | Ongoing) -> str:
        """What a townsfolk does, whether it is carried out by itself or works all the while."""
        if isinstance(ability, Effect):
            return self.effect(ability)
        key = f"ongoing.{type(ability).__name__}"
        match ability:
            case effects.AfterAct():
                return self.say(key, act=self.act(ability.act), effect=self.effect(ability.effect))
            case effects.OnDebtFlipped() | effects.OnDebtGained() | effects.OnCollision():
                return self.say(key, effect=self.effect(ability.effect))
            case effects.PairsOfMerchants() | effects.PairsOfSilver():
                return self.say(key, act=self.act(ability.act), icon=self.icon(ability.act))
            case effects.FirstCountsTwo() | effects.OthersCount():
                return self.say(key, act=self.act(ability.act), good=self.good(PAID_IN[ability.act]))
        raise TypeError(f"no words for {key}")

    def mark(self, mark: int) -> str:
        """How far the words can be trusted; nothing to say of what is known from print."""
        return "" if mark == VERIFIED else self.say(_MARKS[mark])

    def card_text(self, card: int) -> str:
        row = ROWS[card]
        said = [self.say("text.value", value=row.value), self.say("text.icons", icons=self.icons(row.icons))]
        if row.corner != NOTHING:
            said.append(self.say("text.corner", effect=self.effect(row.corner)))
        if row.timing != NEVER:
            said.append(self.say(f"text.{TIMINGS[row.timing]}", effect=self.ability(row.ability)))
        return _together([*said, self.mark(row.mark)])

    def tile_text(self, tile: int) -> str:
        row = MANUSCRIPTS[tile]
        said = [self.say("text.cost", cost=row.cost), _sentence(self.ribbon(row.ribbon))]
        if row.effect != NOTHING:
            said.append(self.say("text.at_transcribing", effect=self.effect(row.effect)))
        if row.scores != NO_SCORE:
            said.append(_sentence(self.tile_scores(row)))
        return _together([*said, self.mark(row.mark)])

    def player_card_text(self, index: int) -> str:
        row = PLAYER_CARDS[index]
        things = [*enumerate(row.goods), (RESOURCE, row.choices), (DEBT, row.debts), (DEED, row.deeds)]
        gains = self.listing([self.gains(thing, count) for thing, count in things if count])
        said = [self.say("text.town", number=row.number), self.say("text.begins_with", gains=gains)]
        said.append(self.say("text.extra", effect=self.effect(row.extra)))
        return _together([*said, self.mark(row.mark)])

    def scheme_text(self, scheme: int) -> str:
        """The rows downwards, as the AI carries them out."""
        row = SCHEMES[scheme]
        said = [self.say("text.icons", icons=self.icons(row.icons))]
        if row.corrupts:
            said.append(self.say("text.corrupts"))
        said.append(self.say("text.bonus", effect=self.effect(row.bonus)))
        said.append(self.say_n("text.steps", row.steps))
        said.append(self.say("text.aims", aims=self.listing([self.aim(aim) for aim in row.acts])))
        said.append(self.say("text.otherwise", effect=self.effect(row.otherwise)))
        return _together([*said, self.mark(row.mark)])

    def ai_board_text(self, board: int) -> str:
        row = AI_BOARDS[board]
        things = [*enumerate(row.goods), (DEBT, row.debts), (DEED, row.deeds)]
        gains = self.listing([self.gains(thing, count) for thing, count in things if count])
        said = [self.say("text.focus", aim=self.aim(row.focus)), self.say("text.begins_with", gains=gains)]
        return _together([*said, self.mark(row.mark)])

    def exchange(self, place: int) -> str:
        """What a town gives for merchant icons."""
        row = exchange_at(place)
        return self.say_n("text.exchange", row.icons, effect=self.effect(row.gives))


def _together(said: list[str]) -> str:
    return " ".join([each for each in said if each])


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + "."
