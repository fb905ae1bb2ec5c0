"""Positions of Viceroy from outside: refused with a clear error, or whole, and so to the end of the game."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tests.contract.tables import Table
from tests.fuzz.material import change, documents, documents_at_rest, old_documents, viceroy_tables
from tests.fuzz.test_positions import assert_sound, with_decisions, with_frames

Document = dict[str, Any]
COLOURS = ("blue", "red", "green", "yellow")
PILES = ("large", "small", "laws", "laws_on_top", "discards")


@given(documents(viceroy_tables), st.integers(1, 3), st.data())
def test_changed_documents_are_refused_or_sound(
    at: tuple[Table, Document], changes: int, data: st.DataObject
) -> None:
    table, document = at
    for _ in range(changes):
        data.draw(change(document))
    assert_sound(table, document)


@given(documents(viceroy_tables), st.data())
def test_documents_written_by_hand_are_refused_or_sound(
    at: tuple[Table, Document], data: st.DataObject
) -> None:
    """With much left out."""
    table, document = at
    for name in data.draw(st.lists(st.sampled_from(sorted(document)), unique=True, max_size=6)):
        del document[name]
    assert_sound(table, document)


@given(old_documents(viceroy_tables), st.data())
def test_any_stack_of_frames_is_refused_or_sound(at: tuple[Table, Document], data: st.DataObject) -> None:
    """Every kind of frame in every place of the stack of an old document."""
    assert_sound(*with_frames(*at, data))


@given(documents(viceroy_tables), st.data())
def test_other_decisions_since_are_refused_or_sound(at: tuple[Table, Document], data: st.DataObject) -> None:
    assert_sound(*with_decisions(*at, data))


# A careful forger: every card in one place, every gem counted ------------------------------------------------------


@st.composite
def rearranged(draw: st.DrawFn) -> tuple[Table, Document]:
    table, document = draw(documents_at_rest(viceroy_tables))
    for _ in range(draw(st.integers(1, 6))):
        draw(st.sampled_from(MOVES))(draw, document)
    if draw(st.booleans()):
        _, other = draw(documents_at_rest(st.just(table)))
        document["phase"], document["turn"] = other["phase"], other["turn"]
    return table, document


def move_card(draw: st.DrawFn, document: Document) -> None:
    """From a pile or a hand to another."""
    piles = [document[name] for name in PILES] + document["hands"]
    lying = [pile for pile in piles if pile]
    if lying:
        pile = draw(st.sampled_from(lying))
        card = pile.pop(draw(st.integers(0, len(pile) - 1)))
        draw(st.sampled_from(piles)).append(card)
        document["known"].pop(str(card), None)


def build(draw: st.DrawFn, document: Document) -> None:
    """From a pile onto a pyramid, or back."""
    pyramid = draw(st.sampled_from(document["pyramids"]))
    pile = draw(st.sampled_from([document[name] for name in PILES]))
    if pile and draw(st.booleans()):
        place = f"{draw(st.integers(1, 5))}.{draw(st.integers(-3, 3))}"
        if place not in pyramid:
            pyramid[place] = pile.pop()
    elif pyramid:
        pile.append(pyramid.pop(draw(st.sampled_from(sorted(pyramid)))))


def move_gem(draw: st.DrawFn, document: Document) -> None:
    colour = draw(st.sampled_from(COLOURS))
    heaps = [document["reserve"], document["box"], document["parked"], *document["gems"]]
    full = [heap for heap in heaps if heap[colour]]
    if full:
        draw(st.sampled_from(full))[colour] -= 1
        draw(st.sampled_from(heaps))[colour] += 1


def put_token(draw: st.DrawFn, document: Document) -> None:
    seat = draw(st.integers(0, document["seats"] - 1))
    cards = sorted(document["pyramids"][seat].values())
    token = draw(st.sampled_from(["magic", "science", "defence", "points-15", "circle-red+2"]))
    if cards:
        document["tokens"][seat].setdefault(str(draw(st.sampled_from(cards))), []).append(token)


def sit_out(draw: st.DrawFn, document: Document) -> None:
    document["sits_out"] = [draw(st.booleans()) for _ in document["sits_out"]]


def offer(draw: st.DrawFn, document: Document) -> None:
    row = document[draw(st.sampled_from(["feet", "points"]))]
    colour = draw(st.sampled_from(COLOURS))
    if row[colour]:
        document["discards"].append(row[colour])
        row[colour] = 0
    elif document["discards"]:
        row[colour] = document["discards"].pop()


MOVES = [move_card, build, move_gem, put_token, sit_out, offer]


@given(rearranged())
def test_forged_positions_are_refused_or_sound(at: tuple[Table, Document]) -> None:
    assert_sound(*at)
