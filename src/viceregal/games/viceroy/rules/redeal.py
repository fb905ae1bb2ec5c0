"""What a seat does not know, dealt anew: hidden cards, the gems returned at the start, and answers given in secret.

Pools are put in order before anything is drawn from them: what comes out tells nothing of how it lay before.
"""

from __future__ import annotations

from typing import Final

from viceregal.core.chance import Chance
from viceregal.core.complaints import NO_STATE_FITS
from viceregal.core.errors import BadPosition
from viceregal.core.records import NOBODY, Action, AskSeveral, Frame
from viceregal.core.rules import Rules
from viceregal.games.viceroy.rules.actions import LAW_DECK
from viceregal.games.viceroy.rules.cards.deck import NO_CARD, is_law
from viceregal.games.viceroy.rules.complaints import COULD_NOT_HAVE_ANSWERED, COULD_NOT_HAVE_ANSWERED_SO
from viceregal.games.viceroy.rules.frames import AskBids, AskStash, CardTaken
from viceregal.games.viceroy.rules.returning import deal_gems
from viceregal.games.viceroy.rules.state import SPECTATOR, ViceroyState
from viceregal.games.viceroy.rules.vocabulary import WORDS

_ALL_HAVE_BID: Final = AskBids(())
_TAKING: Final = frozenset([CardTaken, AskStash])


def redeal(s: ViceroyState, viewer: int, chance: Chance, rules: Rules) -> None:
    """A spectator's view is NOBODY's."""
    deal_cards(s, viewer, chance)
    if not s.lifted:
        deal_gems(s, viewer, chance)
    answer_again(s, viewer, chance, rules)


# Cards ------------------------------------------------------------------------------------------------------------


def deal_cards(s: ViceroyState, viewer: int, chance: Chance) -> None:
    """Laws among laws, characters among characters; who else has seen a card that one has not, one cannot say."""
    bit = 1 << (SPECTATOR if viewer == NOBODY else viewer)
    laws = s.laws
    characters = s.large + s.small
    seen: list[list[int]] = []
    for seat in range(s.seats):
        seen.append([] if seat == viewer else _pick_up(s, s.hands[seat], bit, laws, characters))
    on_top = _pick_up_top(s, bit, laws)
    laws.sort()
    characters.sort()
    rest = _deal_large(s, viewer, characters, chance)
    last = _taken_last(s)
    for seat in range(s.seats):
        if seat != viewer:
            hand = s.hands[seat]
            hidden_laws = chance.take(laws, _count_laws(hand) - _count_laws(seen[seat]))
            hidden = chance.take(rest, len(hand) - len(seen[seat]) - len(hidden_laws))
            for card in hidden_laws:
                s.known[card] = 1 << seat
            for card in hidden:
                s.known[card] = 1 << seat
            s.hands[seat] = _in_order(seen[seat], hidden_laws, hidden, last[seat] if last else None)
            s.put_back[seat] = ()
    for number in on_top:
        s.laws_on_top[number] = chance.take(laws, 1)[0]
    laws.sort()
    rest.sort()
    s.small = rest


def _pick_up(s: ViceroyState, hand: list[int], bit: int, laws: list[int], characters: list[int]) -> list[int]:
    """What is hidden of a hand goes to the pools; the rest is what the viewer knows of it."""
    seen: list[int] = []
    for card in hand:
        if s.known[card] & bit:
            seen.append(card)
        else:
            s.known[card] = 0
            if is_law(card):
                laws.append(card)
            else:
                characters.append(card)
    seen.sort()
    return seen


def _pick_up_top(s: ViceroyState, bit: int, laws: list[int]) -> list[int]:
    """Where hidden laws lie on top of their deck."""
    places: list[int] = []
    for number, card in enumerate(s.laws_on_top):
        if not s.known[card] & bit:
            s.known[card] = 0
            laws.append(card)
            places.append(number)
    return places


def _count_laws(cards: list[int]) -> int:
    count = 0
    for card in cards:
        if is_law(card):
            count += 1
    return count


def _deal_large(s: ViceroyState, viewer: int, characters: list[int], chance: Chance) -> list[int]:
    """The large deck; all other hidden characters come back. What the viewer put into the small deck is not in it."""
    size = len(s.large)
    barred = []
    if viewer != NOBODY:
        barred = [card for card in s.put_back[viewer] if card in characters]
        for card in barred:
            characters.remove(card)
    outside = len(characters) - size
    if outside < 0:
        raise BadPosition(NO_STATE_FITS)
    if size < outside:  # the fewer are drawn: it comes to the same
        s.large = chance.take(characters, size)
        rest = characters
    else:
        rest = chance.take(characters, outside)
        s.large = characters
    s.large.sort()
    rest.extend(barred)
    return rest


def _taken_last(s: ViceroyState) -> list[CardTaken | AskStash | None] | None:
    """For each seat what says which card it took last, as long as law 78 can have a say; mostly there is none."""
    found: list[CardTaken | AskStash | None] | None = None
    for frame in s.todo:
        if type(frame) in _TAKING:
            assert isinstance(frame, CardTaken | AskStash)
            if found is None:
                found = [None] * s.seats
            found[frame.seat] = frame
    return found


def _in_order(
    seen: list[int], laws: list[int], characters: list[int], last: CardTaken | AskStash | None
) -> list[int]:
    """A hand with the card that law 78 is about to swallow at its end."""
    hand = [*seen, *laws, *characters]
    if last is None or not hand:
        return hand
    card = last.card
    if card == NO_CARD:
        wanted = last.deck == LAW_DECK
        alike = [each for each in hand if is_law(each) == wanted]
        card = alike[-1] if alike else hand[-1]
    if card in hand:
        hand.remove(card)
        hand.append(card)
    return hand


# Answers ----------------------------------------------------------------------------------------------------------


def answer_again(s: ViceroyState, viewer: int, chance: Chance, rules: Rules) -> None:
    """Whoever has answered the open question in secret gives any answer that fits what it has now.

    While chance draws virtual bids nobody is asked any more, but the bids are still sealed.
    """
    answered = [seat for seat in range(s.seats) if seat != viewer and s.sealed[seat] is not None]
    if not answered:
        return
    top = s.todo[-1]
    ask = _open_question(s)
    question = rules.questions[type(ask)]
    for seat in answered:
        options = _answers(s, seat, rules)
        if not options:
            raise BadPosition(COULD_NOT_HAVE_ANSWERED, seat=seat)
        if ask is top:
            s.todo.pop()
        question.answer(s, ask, seat, chance.pick(options), None)


def check_own_answer(s: ViceroyState, viewer: int, rules: Rules) -> None:
    """A view is believed, but what its seat is said to have answered must be an answer to the question."""
    answer = None if viewer == NOBODY else s.sealed[viewer]
    if answer is not None and answer not in _answers(s, viewer, rules):
        raise BadPosition(COULD_NOT_HAVE_ANSWERED_SO, seat=viewer, answer=repr(WORDS.text(answer)))


def _open_question(s: ViceroyState) -> Frame:
    top = s.todo[-1]
    return top if isinstance(top, AskSeveral) else _ALL_HAVE_BID


def _answers(s: ViceroyState, seat: int, rules: Rules) -> list[Action]:
    ask = _open_question(s)
    options = rules.questions[type(ask)].options
    assert options is not None
    return options(s, ask, seat)
