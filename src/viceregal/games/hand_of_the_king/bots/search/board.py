# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False
# cython: cdivision=True, annotation_typing=False, auto_pickle=False
# ruff: noqa: I001, C901, PLR0912, PLR0913, SIM102, SIM109, SIM110
# (an inner loop that is compiled to C: long functions save calls, and generators would be Python objects)
"""The search board of Hand of the King: a position, and what every decision does to it.

Plain Python, as all of this folder; the `.pxd` beside it gives the types with which Cython compiles it to C,
with the same results, node by node. Numbers only: the words are in `tables`, the way from a position document
to this board and back in `convert`.

The whole position is one array of numbers, `s`, in which every change goes through `put`, which notes
the old value: `undo` takes any decision back, whatever chain of effects it set off.
"""

from __future__ import annotations

from viceregal.games.hand_of_the_king.bots import tables
from viceregal.games.hand_of_the_king.rules.cards import HOUSE_OF
from viceregal.games.hand_of_the_king.bots.search.layout import (
    CELL, AT, HOUSE_CELLS, LEFT, HOLDER, COUNT, STAY, OCCUPIED, LEFT_ALL, VARYS, POOL, SEAT, PHASE, MOVED,
    STIRRED, EXTRA, HELD, ASK, GRID_KEY, TIED, EMPTY, AREA, GONE, NOBODY, VARYS_CARD, OVER, TURN, CALL,
    JAQEN_LANDING, JAQEN_AREA, JAQEN_POOL, NAME, SWAP, WITH, SANDOR, GIVE, TAKE, YGRITTE, BANNER,
)  # fmt: skip


class Board:
    """A position of the game after its set-up, with every decision that can be asked in it."""

    def __init__(self) -> None:
        self.s = [0] * 162
        self.top = 0
        self.log_slot = [0] * 16384
        self.log_old = [0] * 16384
        self.seats = 2
        self.ramsay_moves_varys = 1
        self.standing_ties_stay = 1
        self.pool_size = 0
        self.pool_order = [0] * 14
        self.place_of = [0] * 14
        self.ray = [0] * 144
        self.bit = [0] * 36
        self.bit_number = [0] * 37
        self.house_of = [0] * 36
        self.fetched = [0] * 14
        self.cell_key = [0] * 252
        self.fill_tables()

    def fill_tables(self) -> None:
        rays, cell_keys, numbers = tables.rays(), tables.hash_keys(252, 1), tables.bit_numbers()
        for i in range(144):
            self.ray[i] = rays[i]
        for i in range(36):
            self.bit[i] = 1 << i
            self.house_of[i] = HOUSE_OF[i]
        for i in range(37):
            self.bit_number[i] = numbers[i]
        for i in range(14):
            self.fetched[i] = tables.FETCHED[i]
        for i in range(252):
            self.cell_key[i] = cell_keys[i]

    # Setting up

    def load(
        self,
        seats: int,
        cells: list[int],
        areas: list[list[int]],
        holders: list[int],
        pool: list[int],
        staying: list[tuple[int, int, int]],
        question: dict[str, int],
        ramsay_moves_varys: bool,
        standing_ties_stay: bool,
    ) -> None:
        """Take over a position; `staying` holds (seat, house, how much) and `question` what is asked."""
        for i in range(162):
            self.s[i] = 0
        self.top = 0
        self.seats = seats
        self.ramsay_moves_varys = 1 if ramsay_moves_varys else 0
        self.standing_ties_stay = 1 if standing_ties_stay else 0
        for i in range(36):
            self.s[AT + i] = GONE
        for i in range(36):
            self.s[CELL + i] = cells[i]
            if cells[i] != EMPTY:
                self.s[AT + cells[i]] = i
        for i in range(36):
            if cells[i] < 35:
                self.lay(cells[i], i)
        self.s[VARYS] = self.s[AT + VARYS_CARD]
        for seat in range(seats):
            for card in areas[seat]:
                self.gain(card, seat)
        for seat, house, number in staying:
            self.s[COUNT + 7 * seat + house] += number
            self.s[STAY + 7 * seat + house] += number
        for house in range(7):
            self.s[HOLDER + house] = holders[house]
        self.pool_size = len(pool)
        for i in range(len(pool)):
            self.pool_order[i] = pool[i]
            self.place_of[pool[i]] = i
        self.s[POOL] = (1 << len(pool)) - 1
        self.s[SEAT] = question["seat"]
        self.s[PHASE] = question["phase"]
        self.s[MOVED] = question.get("moved", 0)
        self.s[STIRRED] = question.get("stirred", 0)
        self.s[EXTRA] = question.get("extra", 0)
        self.s[HELD] = question.get("held", 0)
        self.s[ASK] = question.get("ask", 0)
        self.s[TIED] = question.get("tied", 0)
        self.top = 0

    def slot(self, number: int) -> int:
        return self.s[number]

    def phase(self) -> int:
        return self.s[PHASE]

    def seat(self) -> int:
        return self.s[SEAT]

    def asked_house(self) -> int:
        return self.s[ASK]

    def holders(self) -> list[int]:
        return [self.s[HOLDER + house] for house in range(7)]

    # Changes that can be taken back

    def put(self, slot: int, value: int) -> None:
        self.log_slot[self.top] = slot
        self.log_old[self.top] = self.s[slot]
        self.top += 1
        self.s[slot] = value

    def undo(self, mark: int) -> None:
        """Back to the position in which `top` was `mark`."""
        top = self.top
        while top > mark:
            top -= 1
            self.s[self.log_slot[top]] = self.log_old[top]
        self.top = top

    def lay(self, card: int, cell: int) -> None:
        """Enter a character of King's Landing in the sets; its cell is known already."""
        house = self.house_of[card]
        self.put(HOUSE_CELLS + house, self.s[HOUSE_CELLS + house] | self.bit[cell])
        self.put(OCCUPIED, self.s[OCCUPIED] | self.bit[cell])
        self.put(LEFT + house, self.s[LEFT + house] + 1)
        self.put(LEFT_ALL, self.s[LEFT_ALL] + 1)
        self.put(GRID_KEY, self.s[GRID_KEY] ^ self.cell_key[7 * cell + house])

    def lift(self, card: int) -> None:
        """Remove a character from King's Landing."""
        house = self.house_of[card]
        cell = self.s[AT + card]
        self.put(CELL + cell, EMPTY)
        self.put(HOUSE_CELLS + house, self.s[HOUSE_CELLS + house] ^ self.bit[cell])
        self.put(OCCUPIED, self.s[OCCUPIED] ^ self.bit[cell])
        self.put(LEFT + house, self.s[LEFT + house] - 1)
        self.put(LEFT_ALL, self.s[LEFT_ALL] - 1)
        self.put(GRID_KEY, self.s[GRID_KEY] ^ self.cell_key[7 * cell + house])

    def gain(self, card: int, seat: int) -> None:
        """Put a character into an area."""
        slot = COUNT + 7 * seat + self.house_of[card]
        self.put(AT + card, AREA + seat)
        self.put(slot, self.s[slot] + 1)

    def lose(self, card: int) -> None:
        """Take a character out of the area where it lies."""
        slot = COUNT + 7 * (self.s[AT + card] - AREA) + self.house_of[card]
        self.put(AT + card, GONE)
        self.put(slot, self.s[slot] - 1)

    def tied_for(self, house: int) -> int:
        """The seats that lead a house together, a bit for each; 0 if one leads alone, or nobody."""
        most = 1
        tied = 0
        number = 0
        for seat in range(self.seats):
            count = self.s[COUNT + 7 * seat + house]
            if count > most:
                most = count
                tied = self.bit[seat]
                number = 1
            elif count == most:
                tied |= self.bit[seat]
                number += 1
        return tied if number > 1 else 0

    def stir(self, house: int) -> None:
        """A companion is about to change the counts of a house: note a tie that stands."""
        if self.s[STIRRED] & self.bit[house]:
            return
        self.put(STIRRED, self.s[STIRRED] | self.bit[house])
        if self.standing_ties_stay:
            self.put(TIED, self.s[TIED] | self.tied_for(house) << (4 * house))

    # The decisions

    def make(self, action: int) -> None:
        """Carry out an answer to the question that stands."""
        phase = self.s[PHASE]
        if phase == TURN:
            self.move(action)
        elif phase == CALL:
            self.call(action)
        elif phase == JAQEN_LANDING:
            self.kill(action)
            self.jaqen(JAQEN_AREA)
        elif phase == JAQEN_AREA:
            self.kill(action)
            self.jaqen(JAQEN_POOL)
        elif phase == JAQEN_POOL:
            self.put(POOL, self.s[POOL] ^ self.bit[self.place_of[action]])
            self.end_turn(0)
        elif phase == NAME:
            self.stay(action, 2)
        elif phase == SWAP:
            self.put(HELD, action)
            self.put(PHASE, WITH)
        elif phase == WITH:
            self.exchange_cells(self.s[HELD], action)
            self.end_turn(0)
        elif phase == SANDOR or phase == YGRITTE:
            self.kill(action)
            self.end_turn(0)
        elif phase == GIVE:
            self.put(HELD, action)
            self.put(PHASE, TAKE)
        elif phase == TAKE:
            self.exchange_areas(self.s[HELD], action)
            self.end_turn(0)
        elif phase == BANNER:
            self.put(HOLDER + self.s[ASK], action)
            self.end_turn(self.s[ASK] + 1)

    def move(self, action: int) -> None:
        """Varys goes to the farthest card of the house in that direction; all of them are taken."""
        house = action % 7
        direction = action // 7
        varys = self.s[VARYS]
        seat = self.s[SEAT]
        taken = self.ray[4 * varys + direction] & self.s[HOUSE_CELLS + house]
        key = self.s[GRID_KEY]
        rest = taken
        number = 0
        target = -1
        while rest:
            lowest = rest & -rest
            rest ^= lowest
            cell = self.bit_number[lowest % 37]
            # Up and left the farthest cell has the lowest number, down and right the highest.
            if target < 0 or direction & 1:
                target = cell
            key ^= self.cell_key[7 * cell + house]
            self.put(AT + self.s[CELL + cell], AREA + seat)
            self.put(CELL + cell, EMPTY)
            number += 1
        self.put(CELL + varys, EMPTY)
        self.put(CELL + target, VARYS_CARD)
        self.put(AT + VARYS_CARD, target)
        self.put(VARYS, target)
        self.put(HOUSE_CELLS + house, self.s[HOUSE_CELLS + house] ^ taken)
        self.put(OCCUPIED, self.s[OCCUPIED] ^ taken)
        self.put(LEFT + house, self.s[LEFT + house] - number)
        self.put(LEFT_ALL, self.s[LEFT_ALL] - number)
        self.put(COUNT + 7 * seat + house, self.s[COUNT + 7 * seat + house] + number)
        self.put(GRID_KEY, key)
        self.put(MOVED, self.bit[house])
        if self.s[LEFT + house] == 0 and self.s[POOL]:
            self.put(PHASE, CALL)
        else:
            self.end_turn(0)

    def call(self, companion: int) -> None:
        """A companion leaves the pool; ask its first question, or do what it does."""
        self.put(POOL, self.s[POOL] ^ self.bit[self.place_of[companion]])
        if companion == 0:
            self.jaqen(JAQEN_LANDING)
        elif companion == 1:
            self.put(PHASE, NAME)
        elif companion == 2:
            self.stay(4, 1)
        elif companion == 3:
            self.put(EXTRA, 1)
            self.end_turn(0)
        elif companion == 4:
            if self.s[LEFT_ALL] + self.ramsay_moves_varys >= 2:
                self.put(PHASE, SWAP)
            else:
                self.end_turn(0)
        elif companion == 5:
            if self.s[LEFT_ALL]:
                self.put(PHASE, SANDOR)
            else:
                self.end_turn(0)
        elif companion == 8:
            self.stay(2, 1)
        elif companion == 9:
            if self.owns_character(self.s[SEAT]) and self.others_own(self.s[SEAT]):
                self.put(PHASE, GIVE)
            else:
                self.end_turn(0)
        elif companion == 13:
            if self.owns_character(self.s[SEAT]) or self.others_own(self.s[SEAT]):
                self.put(PHASE, YGRITTE)
            else:
                self.end_turn(0)
        else:
            self.fetch(self.fetched[companion])

    def owns_character(self, seat: int) -> bool:
        for slot in range(7 * seat, 7 * seat + 7):
            if self.s[COUNT + slot] > self.s[STAY + slot]:
                return True
        return False

    def others_own(self, seat: int) -> bool:
        for other in range(self.seats):
            if other != seat and self.owns_character(other):
                return True
        return False

    def jaqen(self, step: int) -> None:
        """Jaqen's three parts in turn; a part without a candidate is skipped."""
        if step == JAQEN_LANDING:
            if self.s[LEFT_ALL]:
                self.put(PHASE, JAQEN_LANDING)
                return
            step = JAQEN_AREA
        if step == JAQEN_AREA:
            if self.owns_character(self.s[SEAT]) or self.others_own(self.s[SEAT]):
                self.put(PHASE, JAQEN_AREA)
                return
        for place in range(self.pool_size):
            if self.s[POOL] & self.bit[place] and self.dismissible(self.pool_order[place]):
                self.put(PHASE, JAQEN_POOL)
                return
        self.end_turn(0)

    def dismissible(self, companion: int) -> bool:
        """Jon, Gendry and Shae cannot be killed, in the pool either."""
        return companion != 1 and companion != 2 and companion != 8

    def stay(self, house: int, number: int) -> None:
        """A companion stays with the player and counts for a house."""
        slot = 7 * self.s[SEAT] + house
        self.stir(house)
        self.put(COUNT + slot, self.s[COUNT + slot] + number)
        self.put(STAY + slot, self.s[STAY + slot] + number)
        self.end_turn(0)

    def kill(self, card: int) -> None:
        if self.s[AT + card] < AREA:
            self.lift(card)
            self.put(AT + card, GONE)
        else:
            self.stir(self.house_of[card])
            self.lose(card)

    def fetch(self, card: int) -> None:
        """A named character comes to the player; the last of its house in King's Landing earns a call."""
        place = self.s[AT + card]
        seat = self.s[SEAT]
        if place == GONE or place == AREA + seat:
            self.end_turn(0)
            return
        house = self.house_of[card]
        self.stir(house)
        if place < AREA:
            self.lift(card)
        else:
            self.lose(card)
        self.gain(card, seat)
        if place < AREA and self.s[LEFT + house] == 0 and self.s[POOL]:
            self.put(PHASE, CALL)
        else:
            self.end_turn(0)

    def exchange_cells(self, first: int, second: int) -> None:
        cell = self.s[AT + first]
        other = self.s[AT + second]
        self.lift(first)
        if second == VARYS_CARD:
            self.put(VARYS, cell)
        else:
            self.lift(second)
        self.put(CELL + cell, second)
        self.put(CELL + other, first)
        self.put(AT + first, other)
        self.put(AT + second, cell)
        self.lay(first, other)
        if second != VARYS_CARD:
            self.lay(second, cell)

    def exchange_areas(self, given: int, taken: int) -> None:
        other = self.s[AT + taken] - AREA
        if self.house_of[given] != self.house_of[taken]:
            self.stir(self.house_of[given])
            self.stir(self.house_of[taken])
        self.lose(given)
        self.lose(taken)
        self.gain(given, other)
        self.gain(taken, self.s[SEAT])

    # The end of a turn

    def end_turn(self, house: int) -> None:
        """Settle the banners from this house on; ask where the player must choose; then pass the turn."""
        changed = self.s[MOVED] | self.s[STIRRED]
        while house < 7:
            if changed & self.bit[house]:
                if self.s[STIRRED] & self.bit[house]:
                    if self.settle_stirred(house):
                        return
                else:
                    self.settle_moved(house)
            house += 1
        self.pass_turn()

    def settle_moved(self, house: int) -> None:
        seat = self.s[SEAT]
        mine = self.s[COUNT + 7 * seat + house]
        for other in range(self.seats):
            if self.s[COUNT + 7 * other + house] > mine:
                return
        if self.s[HOLDER + house] != seat:
            self.put(HOLDER + house, seat)

    def settle_stirred(self, house: int) -> bool:
        """True if several lead, and not the same as before the companions: the player is asked then."""
        stood = (self.s[TIED] >> (4 * house)) & 15
        if stood and stood == self.tied_for(house):
            if self.s[MOVED] & self.bit[house]:
                self.settle_moved(house)
            return False
        most = 0
        leader = NOBODY
        tied = 0
        for seat in range(self.seats):
            number = self.s[COUNT + 7 * seat + house]
            if number > most:
                most = number
                leader = seat
                tied = 1
            elif number == most:
                tied += 1
        if most and tied > 1:
            self.put(ASK, house)
            self.put(PHASE, BANNER)
            return True
        self.put(HOLDER + house, leader)
        return False

    def pass_turn(self) -> None:
        self.put(MOVED, 0)
        if self.s[STIRRED]:
            self.put(STIRRED, 0)
            self.put(TIED, 0)
        if self.s[EXTRA]:
            self.put(EXTRA, 0)
        else:
            seat = self.s[SEAT] + 1
            self.put(SEAT, 0 if seat == self.seats else seat)
        self.put(PHASE, TURN if self.can_move() else OVER)

    def can_move(self) -> bool:
        first = 4 * self.s[VARYS]
        cross = self.ray[first] | self.ray[first + 1] | self.ray[first + 2] | self.ray[first + 3]
        return (cross & self.s[OCCUPIED]) != 0
