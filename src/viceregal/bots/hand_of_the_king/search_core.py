# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False
# cython: cdivision=True, annotation_typing=False, auto_pickle=False
# ruff: noqa: C901, PLR0912, PLR0913, PLR0915, SIM102, SIM109, SIM110
# (an inner loop that is compiled to C: long functions save calls, and generators would be Python objects)
"""The search board of Hand of the King and the alpha-beta search on it.

Plain Python; `search_core.pxd` beside it gives the types with which Cython compiles it to C, with the
same results, node by node. Numbers only: the words are in `tables`, the way from a position document
to this board and back in `convert`.

The whole position is one array of numbers, `s`, in which every change goes through `put`, which notes
the old value: `undo` takes any decision back, whatever chain of effects it set off.
"""

from __future__ import annotations

from array import array
from time import perf_counter

from viceregal.bots.hand_of_the_king import tables
from viceregal.games.hand_of_the_king.cards import HOUSE_OF

# Where things are in the position array.
CELL = 0  # + cell: the card there, or EMPTY
AT = 36  # + card: its cell, AREA + seat, or GONE
HOUSE_CELLS = 72  # + house: bit set of the cells that hold its cards
LEFT = 79  # + house: how many of its cards lie in King's Landing
HOLDER = 86  # + house: the seat that holds its banner, or NOBODY
COUNT = 93  # + 7 * seat + house: what counts for the banner
STAY = 121  # + 7 * seat + house: how much of COUNT comes from companions that stay
OCCUPIED = 149  # bit set of the cells that hold a character
LEFT_ALL = 150
VARYS = 151
POOL = 152  # bit set over the places of `pool_order`
SEAT = 153  # whose turn it is; he answers every question of the turn
PHASE = 154
MOVED = 155  # bit set of the houses changed by the move
STIRRED = 156  # bit set of the houses changed by companions
EXTRA = 157  # Melisandre has been called this turn
HELD = 158  # the first card of an exchange
ASK = 159  # the house whose banner is in question
GRID_KEY = 160  # hash of what lies in King's Landing
SLOTS = 161

EMPTY = 36
AREA = 36
GONE = 40
NOBODY = -1
VARYS_CARD = 35

# Phases: what is being asked.
OVER = 0
TURN = 1
CALL = 2
JAQEN_LANDING = 3
JAQEN_AREA = 4
JAQEN_POOL = 5
NAME = 6
SWAP = 7
WITH = 8
SANDOR = 9
GIVE = 10
TAKE = 11
YGRITTE = 12
BANNER = 13

WIDTH = 40  # no question has more answers than that
PLIES = 192  # no game has more decisions than that


def bits_of(mask: int) -> int:
    """How many bits are set: a loop, because there are never many."""
    number = 0
    while mask:
        mask &= mask - 1
        number += 1
    return number


class Board:
    """A position of the game after its set-up, with every decision that can be asked in it."""

    def __init__(self) -> None:
        self.s = [0] * 161
        self.top = 0
        self.log_slot = [0] * 16384
        self.log_old = [0] * 16384
        self.moves = [0] * 7680
        self.seats = 2
        self.ramsay_moves_varys = 1
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
    ) -> None:
        """Take over a position; `staying` holds (seat, house, how much) and `question` what is asked."""
        for i in range(161):
            self.s[i] = 0
        self.top = 0
        self.seats = seats
        self.ramsay_moves_varys = 1 if ramsay_moves_varys else 0
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

    def stir(self, house: int) -> None:
        self.put(STIRRED, self.s[STIRRED] | self.bit[house])

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
        self.put(COUNT + slot, self.s[COUNT + slot] + number)
        self.put(STAY + slot, self.s[STAY + slot] + number)
        self.stir(house)
        self.end_turn(0)

    def kill(self, card: int) -> None:
        if self.s[AT + card] < AREA:
            self.lift(card)
            self.put(AT + card, GONE)
        else:
            self.lose(card)
            self.stir(self.house_of[card])

    def fetch(self, card: int) -> None:
        """A named character comes to the player; the last of its house in King's Landing earns a call."""
        place = self.s[AT + card]
        seat = self.s[SEAT]
        if place == GONE or place == AREA + seat:
            self.end_turn(0)
            return
        house = self.house_of[card]
        if place < AREA:
            self.lift(card)
        else:
            self.lose(card)
        self.gain(card, seat)
        self.stir(house)
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
        self.lose(given)
        self.lose(taken)
        self.gain(given, other)
        self.gain(taken, self.s[SEAT])
        if self.house_of[given] != self.house_of[taken]:
            self.stir(self.house_of[given])
            self.stir(self.house_of[taken])

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
        """True if several lead, so that the player is asked."""
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

    # What can be answered

    def generate(self, ply: int) -> int:
        """Write all legal answers into `moves` from WIDTH * ply on, in the order of the rules."""
        base = WIDTH * ply
        phase = self.s[PHASE]
        if phase == TURN:
            return self.generate_moves(base)
        if phase == CALL or phase == JAQEN_POOL:
            return self.generate_companions(base, phase == JAQEN_POOL)
        if phase == NAME:
            for house in range(7):
                self.moves[base + house] = house
            return 7
        if phase == BANNER:
            return self.generate_banner(base)
        if phase == OVER:
            return 0
        return self.generate_cards(base, phase)

    def generate_moves(self, base: int) -> int:
        number = 0
        first = 4 * self.s[VARYS]
        for direction in range(4):
            ray = self.ray[first + direction]
            if ray & self.s[OCCUPIED]:
                for house in range(7):
                    if ray & self.s[HOUSE_CELLS + house]:
                        self.moves[base + number] = 7 * direction + house
                        number += 1
        return number

    def generate_companions(self, base: int, dismissible_only: bool) -> int:
        number = 0
        for place in range(self.pool_size):
            if self.s[POOL] & self.bit[place]:
                if not dismissible_only or self.dismissible(self.pool_order[place]):
                    self.moves[base + number] = self.pool_order[place]
                    number += 1
        return number

    def generate_banner(self, base: int) -> int:
        number = 0
        most = 0
        house = self.s[ASK]
        for seat in range(self.seats):
            most = max(most, self.s[COUNT + 7 * seat + house])
        for seat in range(self.seats):
            if self.s[COUNT + 7 * seat + house] == most:
                self.moves[base + number] = seat
                number += 1
        return number

    def generate_cards(self, base: int, phase: int) -> int:
        number = 0
        own = AREA + self.s[SEAT]
        for card in range(36):
            if self.candidate(card, self.s[AT + card], phase, own):
                self.moves[base + number] = card
                number += 1
        if phase == SWAP:  # the last one has no partner of a higher number
            number -= 1
        return number

    def candidate(self, card: int, place: int, phase: int, own: int) -> bool:
        """Whether a card that lies at a place may be named in a phase."""
        if place == GONE:
            return False
        if phase == JAQEN_AREA or phase == YGRITTE:
            return place >= AREA
        if phase == GIVE:
            return place == own
        if phase == TAKE:
            return place >= AREA and place != own
        if place >= AREA:
            return False
        if phase == SWAP:
            return card != VARYS_CARD or self.ramsay_moves_varys != 0
        if phase == WITH:
            return card > self.s[HELD] and (card != VARYS_CARD or self.ramsay_moves_varys != 0)
        return card != VARYS_CARD

    def legal(self) -> list[int]:
        """All legal answers, as numbers."""
        base = WIDTH * (PLIES - 1)
        return [self.moves[base + i] for i in range(self.generate(PLIES - 1))]

    def play(self, action: int) -> None:
        """Carry out an answer for good."""
        self.make(action)
        self.top = 0

    def perft(self, depth: int) -> int:
        """The number of sequences of so many decisions, shorter ones at the game's end included."""
        return self.count_leaves(depth, 0)

    def count_leaves(self, depth: int, ply: int) -> int:
        if depth == 0 or self.s[PHASE] == OVER:
            return 1
        number = self.generate(ply)
        if depth == 1:
            return number
        total = 0
        base = WIDTH * ply
        mark = self.top
        for i in range(number):
            self.make(self.moves[base + i])
            total += self.count_leaves(depth - 1, ply + 1)
            self.undo(mark)
        return total


# The search

INFINITE = 30000
SOLVED = 100  # the depth of a result that no estimate has gone into
UPPER = 1
LOWER = 2
EXACT = 3
FEW = 16  # with so many cards left it pays to look which of them Varys can still reach
LINE = 64  # a principal variation is kept up to this length
LATE = 16  # with so few cards left the search goes straight to the end
SHORT_LOOK = 20000  # after so many nodes;
MIDDLE = 20  # with up to so many left
LONG_LOOK = 500000  # after so many
WANTED = 9  # beyond comparison: a companion of the pool fetches it
CLOCK = 128  # nodes between two looks at the clock

TWO_SIDES = 0
PARANOID = 1
WIN = tables.WIN


class Search(Board):
    """Alpha-beta with iterative deepening. Values are from the side that is to decide.

    Sides: two players, two teams, or (three and four players each for himself) the player at the root
    against all the others, who are taken to play against him alone.
    """

    def __init__(self, table_entries: int) -> None:
        super().__init__()
        size = 1024
        while size * 2 <= table_entries:
            size *= 2
        self.table_mask = size - 1
        self.table = array("q", bytes(16 * size))  # key and data of each entry side by side
        self.generation = 0
        self.mode = TWO_SIDES
        self.root_seat = 0
        self.side = [0] * 4
        self.final_table = [0] * 16384
        self.prospect = [0] * 513
        self.varys_key = [0] * 36
        self.seat_key = [0] * 4
        self.count_key = [0] * 448
        self.stay_key = [0] * 448
        self.holder_key = [0] * 35
        self.open_key = [0] * 448
        self.fixed_key = [0] * 896
        self.companion_key = [0] * 14
        self.pool_key = [0] * 64
        self.phase_key = [0] * 14
        self.phase_swing = [0] * 14
        self.phase_touch = [0] * 14
        self.phase_removes = [0] * 14
        self.phase_merges = [0] * 14
        self.held_key = [0] * 43
        self.ask_key = [0] * 7
        self.moved_key = [0] * 128
        self.stirred_key = [0] * 128
        self.extra_key = 0
        self.place_key = [0] * 1476
        self.pool_swing = [0] * 448
        self.pool_removers = [0] * 64
        self.pool_bits = [0] * 64
        self.pool_touch = [0] * 64
        self.pool_pairs = [0] * 64
        self.pool_ramsay = [0] * 64
        self.pool_melisandre = [0] * 64
        self.fetcher_of = [0] * 36
        self.fetch_total = 0
        self.fetch_card = [0] * 6
        self.fetch_place = [0] * 6
        self.shift = [0] * 7
        self.row_cells = [0] * 6
        self.fixed_first = 0
        self.fixed_second = 0
        self.undecided = 0
        self.unsettled = 0
        self.indifferent = 0
        self.open_count = [0] * 6  # free, of the first and of the second side; by moves, by companions alone
        self.low = 0
        self.high = 0
        self.key = 0
        self.houses_key = 0
        self.call_rank = [0] * 14
        self.rank = [0] * 7680
        self.history = [0] * 1120
        self.killer = [0] * 192
        self.line_length = [0] * 192
        self.line_moves = [0] * 12288
        self.nodes = 0
        self.node_limit = 0
        self.next_look = 0
        self.deadline = 0.0
        self.stopped = 0
        self.leaned = 0
        self.merging = 1
        self.pruning = 1
        self.root_total = 0
        self.root_moves = [0] * 40
        self.root_values = [0] * 40
        self.depth_done = 0
        self.best_value = 0
        self.is_exact = 0
        self.fill_search_tables()

    def fill_search_tables(self) -> None:
        keys = tables.hash_keys(6000, 2)
        for i in range(36):
            self.varys_key[i] = keys.pop()
        for i in range(43):
            self.held_key[i] = keys.pop()
        for i in range(4):
            self.seat_key[i] = keys.pop()
        for i in range(448):
            self.count_key[i] = keys.pop()
            self.stay_key[i] = keys.pop()
            self.open_key[i] = keys.pop()
        for i in range(896):
            self.fixed_key[i] = keys.pop()
        for i in range(35):
            self.holder_key[i] = keys.pop()
        for i in range(14):
            self.call_rank[i] = tables.CALL_RANK[i]
            self.companion_key[i] = keys.pop()
            self.phase_key[i] = keys.pop()
        for i in range(7):
            self.ask_key[i] = keys.pop()
        for phase, swing, touch, removes in tables.PENDING:
            self.phase_swing[phase] = swing
            self.phase_touch[phase] = touch
            self.phase_removes[phase] = removes
        for phase in (JAQEN_AREA, NAME, WITH, GIVE, TAKE, YGRITTE):
            self.phase_merges[phase] = 1
        for i in range(6):
            self.row_cells[i] = 63 << (6 * i)
        for i in range(128):
            self.moved_key[i] = keys.pop()
            self.stirred_key[i] = keys.pop()
        self.extra_key = keys.pop()
        for i in range(1476):
            self.place_key[i] = keys.pop()
        for mine in range(128):
            for theirs in range(128):
                self.final_table[128 * mine + theirs] = tables.final_value(mine, theirs)
        for left in range(9):
            for lead in range(-9, 10):
                for holder in range(-1, 2):
                    self.prospect[(left * 19 + lead + 9) * 3 + holder + 1] = tables.prospects(
                        left, lead, holder
                    )

    def begin(self, teams: bool) -> None:
        """Prepare for the position just loaded: who plays with whom, and what the pool can do."""
        self.mode = TWO_SIDES if self.seats == 2 or teams else PARANOID
        self.root_seat = self.s[SEAT]
        for seat in range(4):
            if self.mode == PARANOID:
                self.side[seat] = 0 if seat == self.root_seat else 1
            else:
                self.side[seat] = seat % 2
        self.fetch_total = 0
        for card in range(36):
            self.fetcher_of[card] = -1
        for place in range(self.pool_size):
            card = self.fetched[self.pool_order[place]]
            if card >= 0:
                self.fetcher_of[card] = place
                self.fetch_card[self.fetch_total] = card
                self.fetch_place[self.fetch_total] = place
                self.fetch_total += 1
        for pool in range(1 << self.pool_size):
            members = [self.pool_order[place] for place in range(self.pool_size) if pool >> place & 1]
            key = 0
            for companion in members:
                key ^= self.companion_key[companion]
            self.pool_key[pool] = key
            self.pool_bits[pool] = len(members)
            self.pool_removers[pool] = sum(companion in (0, 9, 13) for companion in members)
            self.pool_touch[pool] = sum(companion not in (3, 4, 5) for companion in members) + (9 in members)
            self.pool_pairs[pool] = 9 in members
            self.pool_ramsay[pool] = 4 in members
            self.pool_melisandre[pool] = 3 in members
            for house in range(7):
                self.pool_swing[7 * pool + house] = sum(
                    tables.SWING[companion][house] for companion in members
                )

    # What is known of the outcome

    def reachable(self) -> int:
        """The cells of King's Landing that Varys may still come to if nothing but moves happens.

        Row by row: a row joins as soon as one of its cards stands in a column that can be reached.
        """
        occupied = self.s[OCCUPIED]
        varys = self.s[VARYS]
        row = varys // 6
        columns = (occupied >> (6 * row)) & 63 | self.bit[varys - 6 * row]
        reach = occupied & self.row_cells[row]
        rest = occupied ^ reach
        grown = 1
        while grown and rest:
            grown = 0
            for row in range(6):
                cells = rest & self.row_cells[row]
                if (cells >> (6 * row)) & columns:
                    columns |= cells >> (6 * row)
                    reach |= cells
                    rest ^= cells
                    grown = 1
        return reach

    def judge(self) -> None:
        """Which banners cannot change any more, what can become of the others, and the hash of what matters.

        A house is decided when the cards of it that can still be taken, and all that the companions left
        could shift, do not bring the side that is behind level with its holder. Of a decided house only the
        holder matters, so that positions which differ in nothing else share their place in the table; and
        as long as no companion left can kill or exchange, only the difference matters in the others.
        """
        phase = self.s[PHASE]
        pool = self.s[POOL]
        occupied = self.s[OCCUPIED]
        reach = occupied
        if self.s[LEFT_ALL] <= FEW and phase != SWAP and phase != WITH:
            reach = self.reachable()
        calls = 0
        if pool:
            calls = self.calls_left(reach, phase)
            if calls == 0:
                pool = 0
        key = self.seat_key[self.s[SEAT]] ^ self.varys_key[self.s[VARYS]] ^ self.pool_key[pool]
        if pool:
            if self.pool_ramsay[pool]:
                reach = occupied
            key ^= self.s[GRID_KEY] ^ self.fetch_keys(pool, reach)
        elif phase == TURN:
            key ^= self.grid_key_of(reach)
        else:
            key ^= self.s[GRID_KEY]
        if phase != TURN:
            key ^= self.chain_key(phase)
        self.judge_houses(pool, reach, calls, phase)
        self.key = key ^ self.houses_key
        if self.mode == TWO_SIDES:
            self.bound_outcome(pool, calls, bits_of(reach), phase)

    def judge_houses(self, pool: int, reach: int, calls: int, phase: int) -> None:
        removers = self.pool_removers[pool] + self.phase_removes[phase]
        self.unsettled = self.s[MOVED] | self.s[STIRRED]
        if phase == BANNER:  # the houses before this one are settled
            self.unsettled &= -self.bit[self.s[ASK]]
        self.houses_key = 0
        self.fixed_first = 0
        self.fixed_second = 0
        self.undecided = 0
        for i in range(6):
            self.open_count[i] = 0
        for house in range(7):
            left = self.s[LEFT + house]
            if left and reach != self.s[OCCUPIED]:
                left = bits_of(self.s[HOUSE_CELLS + house] & reach)
            swing = 0
            if pool:
                swing = self.pool_swing[7 * pool + house] + self.shift[house]
                if swing > 2 * calls:
                    swing = 2 * calls
            self.houses_key ^= self.judge_house(house, left, swing + self.phase_swing[phase], removers)
        self.indifferent = 0 if self.seats > 2 else 127 ^ self.undecided

    def judge_house(self, house: int, left: int, swing: int, removers: int) -> int:
        """Enter one house as decided or not; its part of the hash."""
        if self.seats == 2:
            lead = self.s[COUNT + house] - self.s[COUNT + 7 + house]
            holding = self.s[HOLDER + house]
            if self.unsettled & self.bit[house]:
                # Who holds it once the turn is over, if nothing more happens: a tie is the mover's.
                holding = 0 if lead > 0 else 1 if lead < 0 else self.s[SEAT] if self.s[COUNT + house] else -1
        else:
            lead = self.lead_of_first(house)
            holding = self.s[HOLDER + house]
            if holding >= 0:
                holding = self.side[holding]
        ahead = lead if holding == 0 else -lead if holding == 1 else 0
        decided = left + swing == 0 or ahead > left + swing
        if decided:
            if holding == 0:
                self.fixed_first |= self.bit[house]
            elif holding == 1:
                self.fixed_second |= self.bit[house]
        else:
            self.undecided |= self.bit[house]
            # Open to a move, or to companions alone.
            self.open_count[2 * (holding + 1) + (0 if left and ahead <= left else 1)] += 1
        if self.seats > 2:
            return self.full_house_key(house)
        if not decided and not removers:
            return self.open_key[64 * house + 3 * (lead + 10) + holding + 1]
        first = self.s[COUNT + house]
        second = self.s[COUNT + 7 + house]
        if not decided:
            return (
                self.open_key[64 * house + holding + 1]
                ^ self.count_key[16 * house + first]
                ^ self.count_key[16 * (7 + house) + second]
                ^ self.stay_key[16 * house + self.s[STAY + house]]
                ^ self.stay_key[16 * (7 + house) + self.s[STAY + 7 + house]]
            )
        first -= self.s[STAY + house]
        second -= self.s[STAY + 7 + house]
        if first > removers:
            first = removers
        if second > removers:
            second = removers
        return self.fixed_key[128 * house + 4 * (5 * first + second) + holding + 1]

    def bound_outcome(self, pool: int, calls: int, cards: int, phase: int) -> None:
        """The best and the worst that can become of the position for the first side.

        All that is undecided may go one way; but a side wins at most one banner with each of its turns, of
        which there are no more than cards, and the companions left give away no more than they touch.
        """
        self.low = self.final_table[128 * self.fixed_first + (self.fixed_second | self.undecided)]
        self.high = self.final_table[128 * (self.fixed_first | self.undecided) + self.fixed_second]
        if self.low == self.high:
            return
        touched = self.pool_touch[pool]
        if touched > calls + self.pool_pairs[pool]:
            touched = calls + self.pool_pairs[pool]
        touched += self.phase_touch[phase]
        turns = cards
        other_turns = cards
        if not self.pool_melisandre[pool] and not self.s[EXTRA]:
            turns = (cards + 1) // 2
            other_turns = cards // 2
        if (self.side[self.s[SEAT]] == 0) != (phase == TURN):
            turns, other_turns = other_turns, turns
        margin = bits_of(self.fixed_first) - bits_of(self.fixed_second)
        margin += self.open_count[2] + self.open_count[3] - self.open_count[4] - self.open_count[5]
        most = margin + self.most_gain(4, turns, touched)
        least = margin - self.most_gain(2, other_turns, touched)
        best = WIN + 100 * most if most >= 0 else 100 * most - WIN
        worst = WIN + 100 * least if least > 0 else 100 * least - WIN
        if best < self.high:
            self.high = best
        if worst > self.low:
            self.low = worst

    def most_gain(self, others: int, turns: int, touched: int) -> int:
        """How far a side's margin can rise: open banners of the other side count twice, free ones once."""
        by_moves = self.open_count[0] + self.open_count[others]
        by_companions = self.open_count[1] + self.open_count[others + 1]
        gain = touched if by_companions > touched else by_companions
        if by_moves > turns + touched - gain:
            by_moves = turns + touched - gain
        gain += by_moves
        taken = self.open_count[others] + self.open_count[others + 1]
        if taken > gain:
            taken = gain
        free = self.open_count[0] + self.open_count[1]
        if free > gain - taken:
            free = gain - taken
        return 2 * taken + free

    def lead_of_first(self, house: int) -> int:
        """By how much the best of the first side is ahead of the best of the second."""
        first = 0
        second = 0
        for seat in range(self.seats):
            count = self.s[COUNT + 7 * seat + house]
            if self.side[seat] == 0:
                if count > first:
                    first = count
            elif count > second:
                second = count
        return first - second

    def full_house_key(self, house: int) -> int:
        key = self.holder_key[5 * house + self.s[HOLDER + house] + 1]
        for seat in range(self.seats):
            slot = 7 * seat + house
            key ^= (
                self.count_key[16 * slot + self.s[COUNT + slot]]
                ^ self.stay_key[16 * slot + self.s[STAY + slot]]
            )
        return key

    def calls_left(self, reach: int, phase: int) -> int:
        """How many companions may still be called: one a house at most, none if Varys can empty none."""
        houses = 0
        can_start = (
            phase == CALL or phase == JAQEN_LANDING or phase == SANDOR or phase == SWAP or phase == WITH
        )
        for house in range(7):
            cells = self.s[HOUSE_CELLS + house]
            if cells:
                houses += 1
                if not cells & ~reach:
                    can_start = True
        if phase == CALL:
            houses += 1
        if houses > self.pool_bits[self.s[POOL]]:
            houses = self.pool_bits[self.s[POOL]]
        return houses if can_start else 0

    def fetch_keys(self, pool: int, reach: int) -> int:
        """Where the characters are that companions of the pool fetch; and what those can shift."""
        key = 0
        for house in range(7):
            self.shift[house] = 0
        for i in range(self.fetch_total):
            if pool & self.bit[self.fetch_place[i]]:
                card = self.fetch_card[i]
                place = self.s[AT + card]
                key ^= self.place_key[41 * card + place]
                if place < AREA:
                    if not reach & self.bit[place]:
                        self.shift[self.house_of[card]] += 1
                elif place < GONE:
                    self.shift[self.house_of[card]] += 2
        return key

    def grid_key_of(self, reach: int) -> int:
        """The hash of the cards that Varys can still reach."""
        if reach == self.s[OCCUPIED]:
            return self.s[GRID_KEY]
        key = 0
        while reach:
            lowest = reach & -reach
            reach ^= lowest
            cell = self.bit_number[lowest % 37]
            key ^= self.cell_key[7 * cell + self.house_of[self.s[CELL + cell]]]
        return key

    def chain_key(self, phase: int) -> int:
        """What is being asked within a turn. With two players the houses' own part says what is to be settled."""
        key = self.phase_key[phase]
        if self.s[EXTRA]:
            key ^= self.extra_key
        if phase == WITH or (phase == TAKE and self.is_wanted(self.s[HELD])):
            key ^= self.held_key[self.s[HELD]]
        elif phase == TAKE:
            key ^= self.held_key[36 + self.house_of[self.s[HELD]]]
        elif phase == BANNER:
            key ^= self.ask_key[self.s[ASK]]
        if self.seats > 2:
            key ^= self.moved_key[self.s[MOVED]] ^ self.stirred_key[self.s[STIRRED]]
        return key

    def final_value(self) -> int:
        """The worth of a finished game for the first side."""
        first = 0
        second = 0
        if self.mode == TWO_SIDES:
            for house in range(7):
                holder = self.s[HOLDER + house]
                if holder >= 0:
                    if self.side[holder] == 0:
                        first |= self.bit[house]
                    else:
                        second |= self.bit[house]
            return self.final_table[128 * first + second]
        return self.final_value_of(self.root_seat)

    def final_value_of(self, seat: int) -> int:
        """Each for himself: the least that this seat's banners are worth against any other."""
        worst = INFINITE
        for other in range(self.seats):
            if other != seat:
                value = self.final_table[128 * self.banners_of(seat) + self.banners_of(other)]
                if value < worst:
                    worst = value
        return worst

    def banners_of(self, seat: int) -> int:
        held = 0
        for house in range(7):
            if self.s[HOLDER + house] == seat:
                held |= self.bit[house]
        return held

    def estimate(self) -> int:
        """The expected margin of banners for the first side, 100 a banner, at the start of a turn."""
        total = 0
        for house in range(7):
            bit = self.bit[house]
            if self.undecided & bit:
                holder = self.s[HOLDER + house]
                if self.seats == 2:
                    lead = self.s[COUNT + house] - self.s[COUNT + 7 + house]
                else:
                    lead = self.lead_of_first(house)
                    if holder >= 0:
                        holder = self.side[holder]
                if lead > 9:
                    lead = 9
                elif lead < -9:
                    lead = -9
                total += self.prospect[(self.s[LEFT + house] * 19 + lead + 9) * 3 + holder + 1]
            elif self.fixed_first & bit:
                total += 100
            elif self.fixed_second & bit:
                total -= 100
        return total

    # Which answers are worth looking at, and in which order

    def merge(self, base: int, number: int) -> int:
        """Drop answers that lead to the same thing as an earlier one, or never to a better one; how many are left.

        Characters of one house in one area are alike unless a companion of the pool can fetch them; so are
        all of decided houses, as long as there are more of them than can be removed later; to swap two
        such in King's Landing is to do nothing, whichever they are; and who may choose takes a banner for
        his own side. The position must have been judged.
        """
        phase = self.s[PHASE]
        if phase == BANNER:
            return self.merge_banner(base, number)
        if not self.phase_merges[phase]:
            return number
        finest = 0
        if self.seats == 2 and phase != WITH:
            for i in range(number):
                merit = self.merit_of(self.moves[base + i], phase)
                if finest < merit < WANTED:
                    finest = merit
        kept = 0
        seen = 0
        for i in range(number):
            answer = self.moves[base + i]
            kind = self.kind_of(answer, phase)
            if kind >= 0 and seen & self.bit[kind]:
                continue
            if finest and self.merit_of(answer, phase) < finest:
                continue
            if kind >= 0:
                seen |= self.bit[kind]
            self.moves[base + kept] = answer
            kept += 1
        return kept

    def merit_of(self, answer: int, phase: int) -> int:
        """With two players, an answer of less merit is never better than one of more.

        To have more of a house than otherwise, or the other less, never harms when nobody can remove a
        character any more: the same moves then lead to the same counts but for that difference, and no
        banner is lost by it. A companion that stays is not removed in any case. So it is best to change
        what is undecided to the own good, second best to change what is decided, worst to harm oneself.
        """
        if phase == NAME:
            return 1 if self.indifferent & self.bit[answer] else 2
        if self.is_wanted(answer):
            return WANTED
        if self.pool_removers[self.s[POOL]]:
            return 0
        if self.indifferent & self.bit[self.house_of[answer]]:
            return 2
        if phase == GIVE or self.s[AT + answer] == AREA + self.s[SEAT]:
            return 1
        return 3

    def kind_of(self, answer: int, phase: int) -> int:
        """Answers of one kind (-1: of none) lead to the same thing."""
        if phase == NAME:
            return 28 if self.indifferent & self.bit[answer] else -1
        if self.is_wanted(answer):
            return -1
        house = self.house_of[answer]
        if phase == WITH:
            held = self.s[HELD]
            return 28 if house == self.house_of[held] and not self.is_wanted(held) else -1
        seat = self.s[AT + answer] - AREA
        if self.indifferent & self.bit[house] and self.is_spare(seat, house, phase):
            return 28
        return 7 * seat + house

    def is_spare(self, seat: int, house: int, phase: int) -> bool:
        """Whether one character less of the house here (and one more there) leaves enough to choose from."""
        removers = self.pool_removers[self.s[POOL]]
        if removers == 0:
            return True
        other = COUNT + 7 * (1 - seat) + house
        if (
            phase != JAQEN_AREA
            and phase != YGRITTE
            and self.s[other] - self.s[other + STAY - COUNT] < removers
        ):
            return False
        return self.s[COUNT + 7 * seat + house] - self.s[STAY + 7 * seat + house] > removers

    def is_wanted(self, card: int) -> bool:
        """Whether a companion of the pool fetches this character."""
        fetcher = self.fetcher_of[card]
        return fetcher >= 0 and (self.s[POOL] & self.bit[fetcher]) != 0

    def merge_banner(self, base: int, number: int) -> int:
        mine = self.side[self.s[SEAT]]
        if self.mode == PARANOID and mine != 0:
            return number
        for i in range(number):
            if self.side[self.moves[base + i]] == mine:
                self.moves[base] = self.moves[base + i]
                return 1
        return 1 if self.mode == TWO_SIDES else number

    def order(self, ply: int, number: int, first_move: int) -> None:
        """Rank the answers: what the table says, then banners won, killers and history."""
        base = WIDTH * ply
        phase = self.s[PHASE]
        mine = self.side[self.s[SEAT]]
        start = (14 * mine + phase) * 40
        for i in range(number):
            move = self.moves[base + i]
            value = self.history[start + move]
            if move == first_move:
                value += 1 << 40
            elif phase == TURN:
                value += self.rank_move(move)
                if self.killer[ply] == move:
                    value += 1 << 20
            elif phase == CALL:
                value += self.rank_call(move)
            elif phase == JAQEN_AREA or phase == YGRITTE:
                if self.side[self.s[AT + move] - AREA] != mine:
                    value += 1 << 20
            self.rank[base + i] = value

    def rank_move(self, move: int) -> int:
        """Emptied houses first, then banners that change hands, then many cards; late, none for the next player."""
        house = move % 7
        seat = self.s[SEAT]
        taken = bits_of(self.ray[4 * self.s[VARYS] + move // 7] & self.s[HOUSE_CELLS + house])
        value = taken << 16
        if taken == self.s[LEFT + house] and self.s[POOL]:
            value += 1 << 23
        holder = self.s[HOLDER + house]
        if holder < 0 or self.side[holder] != self.side[seat]:
            most = 0
            for other in range(self.seats):
                if self.s[COUNT + 7 * other + house] > most:
                    most = self.s[COUNT + 7 * other + house]
            if self.s[COUNT + 7 * seat + house] + taken >= most:
                value += 1 << 22
        if self.s[POOL] and self.s[LEFT_ALL] <= LATE and self.offers_call(move):
            value -= 1 << 22
        return value

    def offers_call(self, move: int) -> bool:
        """Whether the next player can empty a house from where this move takes Varys."""
        ray = self.ray[4 * self.s[VARYS] + move // 7]
        target = ray & self.s[HOUSE_CELLS + move % 7]
        if move // 7 & 1:
            while target & (target - 1):
                target &= target - 1
        first = 4 * self.bit_number[(target & -target) % 37]
        for house in range(7):
            cells = self.s[HOUSE_CELLS + house]
            if house == move % 7:
                cells &= ~ray
            if cells:
                if not cells & ~self.ray[first] or not cells & ~self.ray[first + 1]:
                    return True
                if not cells & ~self.ray[first + 2] or not cells & ~self.ray[first + 3]:
                    return True
        return False

    def rank_call(self, companion: int) -> int:
        """The strong companions first; one that would find nobody to fetch last."""
        card = self.fetched[companion]
        if card >= 0:
            place = self.s[AT + card]
            if place == GONE or place == AREA + self.s[SEAT]:
                return 0
        return self.call_rank[companion] << 20

    # The search itself

    def look_at_clock(self) -> None:
        self.next_look = self.nodes + CLOCK
        if self.node_limit >= 0:
            if self.nodes >= self.node_limit:
                self.stopped = 1
            if self.next_look > self.node_limit:
                self.next_look = self.node_limit
        if self.deadline >= 0.0 and perf_counter() >= self.deadline:
            self.stopped = 1

    def search(self, alpha: int, beta: int, depth: int, ply: int) -> int:
        """The value of the position within (alpha, beta), looking so many turns ahead."""
        self.line_length[ply] = 0
        self.nodes += 1
        if self.nodes >= self.next_look:
            self.look_at_clock()
        if self.stopped:
            return 0
        phase = self.s[PHASE]
        mine = self.side[self.s[SEAT]]
        low = -INFINITE
        if phase == OVER:
            value = self.final_value()
            return value if mine == 0 else -value
        if phase == BANNER and self.seats == 2 and self.merging:
            return self.take_banner(mine, alpha, beta, depth, ply)
        self.judge()
        if self.pruning and self.mode == TWO_SIDES and (phase == TURN or self.seats == 2):
            low = self.low if mine == 0 else -self.high
            high = self.high if mine == 0 else -self.low
            if low >= beta or low == high:
                return low
            if high <= alpha:
                return high
            if low > alpha:
                alpha = low
            if high < beta:
                beta = high
        if phase == TURN and depth <= 0:
            self.leaned = 1
            value = self.estimate()
            return value if mine == 0 else -value
        return self.expand(alpha, beta, depth, ply, self.key, low)

    def take_banner(self, mine: int, alpha: int, beta: int, depth: int, ply: int) -> int:
        """Of two players, who may choose takes the banner himself: nothing in the game turns on it but the end."""
        seat = self.s[SEAT]
        mark = self.top
        self.make(seat)
        value = self.child(mine, alpha, beta, depth, ply + 1)
        self.undo(mark)  # the caller may search this position again, with a wider window
        self.extend_line(ply, seat)
        return value

    def expand(self, alpha: int, beta: int, depth: int, ply: int, key: int, low: int) -> int:
        """Look the position up; else try its answers, the most promising first."""
        phase = self.s[PHASE]
        key ^= self.generation
        entry = key & self.table_mask
        first_move = -1
        # Elsewhere a look into so large a table takes longer than it saves.
        tabled = phase == CALL or (phase == TURN and depth > 1)
        if tabled and self.table[2 * entry] == key:
            data = self.table[2 * entry + 1]
            known_depth = (data >> 8) & 127
            value = ((data >> 17) & 65535) - 32768
            bound = (data >> 15) & 3
            first_move = data & 127
            if known_depth >= depth:
                if (
                    bound == EXACT
                    or (bound == LOWER and value >= beta)
                    or (bound == UPPER and value <= alpha)
                ):
                    if known_depth != SOLVED:
                        self.leaned = 1
                    return value
        base = WIDTH * ply
        number = self.generate(ply)
        if self.merging:
            number = self.merge(base, number)
        self.order(ply, number, first_move)
        deeper = depth
        if phase == TURN and number > 1:
            deeper -= 1
        mine = self.side[self.s[SEAT]]
        leaned_before = self.leaned
        leaned_here = 0
        least = alpha
        best = -INFINITE
        best_move = -1
        mark = self.top
        for i in range(number):
            move = self.pick(base, i, number)
            self.make(move)
            self.leaned = 0
            if i == 0:
                value = self.child(mine, alpha, beta, deeper, ply + 1)
            else:
                value = self.child(mine, alpha, alpha + 1, deeper, ply + 1)
                if alpha < value < beta and not self.stopped:
                    self.leaned = 0
                    value = self.child(mine, alpha, beta, deeper, ply + 1)
            self.undo(mark)
            if self.stopped:
                return 0
            leaned_here |= self.leaned
            if value > best:
                best = value
                best_move = move
                if value > alpha:
                    alpha = value
                    self.extend_line(ply, move)
                    if value >= beta:
                        leaned_here = self.leaned
                        self.reward(mine, phase, move, depth, ply)
                        break
        self.leaned = leaned_before | leaned_here
        if best < low:
            best = low
        bound = UPPER if best <= least else LOWER if best >= beta else EXACT
        if tabled:
            self.store(key, entry, best, bound, depth if leaned_here else SOLVED, best_move)
        return best

    def child(self, mine: int, alpha: int, beta: int, depth: int, ply: int) -> int:
        """The value of the position just reached, for the side that led there."""
        if self.side[self.s[SEAT]] == mine:
            return self.search(alpha, beta, depth, ply)
        return -self.search(-beta, -alpha, depth, ply)

    def pick(self, base: int, start: int, number: int) -> int:
        """Bring the highest of the answers not yet tried to the front."""
        best = start
        for i in range(start + 1, number):
            if self.rank[base + i] > self.rank[base + best]:
                best = i
        move = self.moves[base + best]
        rank = self.rank[base + best]
        while best > start:
            self.moves[base + best] = self.moves[base + best - 1]
            self.rank[base + best] = self.rank[base + best - 1]
            best -= 1
        self.moves[base + start] = move
        self.rank[base + start] = rank
        return move

    def reward(self, mine: int, phase: int, move: int, depth: int, ply: int) -> None:
        """Remember an answer that was good enough."""
        slot = (14 * mine + phase) * 40 + move
        self.history[slot] += depth * depth + 1
        if self.history[slot] > 1 << 18:
            for i in range(1120):
                self.history[i] >>= 1
        if phase == TURN:
            self.killer[ply] = move

    def extend_line(self, ply: int, move: int) -> None:
        length = self.line_length[ply + 1]
        if length > LINE - 1:
            length = LINE - 1
        self.line_moves[LINE * ply] = move
        for i in range(length):
            self.line_moves[LINE * ply + i + 1] = self.line_moves[LINE * ply + LINE + i]
        self.line_length[ply] = length + 1

    def store(self, key: int, entry: int, value: int, bound: int, depth: int, move: int) -> None:
        """Deeper results of this search stay; what earlier searches left counts as empty."""
        data = self.table[2 * entry + 1]
        if self.table[2 * entry] != key and data >> 33 == self.generation and (data >> 8) & 127 > depth:
            if self.nodes & 7:
                return
        self.table[2 * entry] = key
        packed = (self.generation << 33) | ((value + 32768) << 17) | (bound << 15) | (depth << 8)
        self.table[2 * entry + 1] = packed | (move if move >= 0 else 127)

    # The root

    def think(self, seconds: float, nodes: int, most_depth: int, wide: bool) -> int:
        """Search the loaded position under the budget (negative: none) and return the answer to give.

        `wide` gives each answer its own exact value instead of only proving it no better than the best.
        """
        start = perf_counter()
        self.generation = (self.generation + 1) & 0xFFFF
        self.nodes = 0
        self.node_limit = nodes
        self.deadline = start + seconds if seconds >= 0 else -1.0
        self.next_look = 0
        self.stopped = 0
        self.depth_done = 0
        self.is_exact = 0
        self.best_value = 0
        for i in range(1120):
            self.history[i] = 0
        for i in range(192):
            self.killer[i] = -1
        number = self.generate(0)
        if not wide and number:
            self.judge()
            number = self.merge(0, number)
        self.root_total = number
        self.order(0, number, -1)
        for i in range(number):
            self.root_moves[i] = self.pick(0, i, number)
            self.root_values[i] = 0
        self.line_length[0] = 0
        depth = 1
        while depth <= most_depth and not self.is_exact and not self.stopped and number:
            self.deepen(depth, wide)
            depth = self.next_depth(depth, most_depth, wide)
        return self.root_moves[0] if number else -1

    def next_depth(self, depth: int, most_depth: int, wide: bool) -> int:
        """One turn deeper; late in the game, after a look around, all the way to the end."""
        left = self.s[LEFT_ALL]
        if (left <= LATE and self.nodes >= SHORT_LOOK) or (
            left <= MIDDLE and self.nodes >= LONG_LOOK and not wide
        ):
            return most_depth if depth < most_depth else depth + 1
        return depth + 1 if left > LATE else depth + 2

    def deepen(self, depth: int, wide: bool) -> None:
        """One round at the root; the best answer comes to the front, also if the round is cut short."""
        alpha = -INFINITE
        beta = INFINITE
        if 2 < depth < SOLVED // 2 and not wide:
            alpha = self.best_value - 40
            beta = self.best_value + 40
        while not self.stopped:
            self.leaned = 0
            value = self.root_round(alpha, beta, depth, wide)
            if self.was_stopped():
                return
            if value <= alpha and alpha > -INFINITE:
                alpha = -INFINITE
            elif value >= beta and beta < INFINITE:
                beta = INFINITE
            else:
                self.best_value = value
                self.depth_done = depth
                self.is_exact = 0 if self.leaned else 1
                return

    def was_stopped(self) -> bool:
        return self.stopped != 0

    def root_round(self, alpha: int, beta: int, depth: int, wide: bool) -> int:
        mine = self.side[self.s[SEAT]]
        mark = self.top
        leaned = 0
        best = -INFINITE
        deeper = depth
        if self.s[PHASE] == TURN and self.root_total > 1:
            deeper -= 1
        for i in range(self.root_total):
            move = self.root_moves[i]
            self.make(move)
            self.leaned = 0
            if i == 0 or wide:
                value = self.child(mine, -INFINITE if wide else alpha, beta, deeper, 1)
            else:
                value = self.child(mine, alpha, alpha + 1, deeper, 1)
                if alpha < value < beta and not self.stopped:
                    self.leaned = 0
                    value = self.child(mine, alpha, beta, deeper, 1)
            self.undo(mark)
            if self.stopped:
                break
            leaned |= self.leaned
            self.root_values[i] = value
            if value > best:
                best = value
                if value > alpha:
                    alpha = value
                    self.extend_line(0, move)
                    self.bring_forward(i)
                    if value >= beta:
                        break
        self.leaned = leaned
        return best

    def bring_forward(self, place: int) -> None:
        move = self.root_moves[place]
        value = self.root_values[place]
        while place > 0:
            self.root_moves[place] = self.root_moves[place - 1]
            self.root_values[place] = self.root_values[place - 1]
            place -= 1
        self.root_moves[0] = move
        self.root_values[0] = value

    # What a search found

    def result(self) -> dict[str, int]:
        return {
            "value": self.best_value,
            "exact": self.is_exact,
            "depth": self.depth_done,
            "nodes": self.nodes,
        }

    def line(self) -> list[int]:
        return [self.line_moves[i] for i in range(self.line_length[0])]

    def table_move(self) -> int:
        """What the table holds as the best answer to the question on the board, or -1."""
        if self.s[PHASE] == OVER:
            return -1
        self.judge()
        key = self.key ^ self.generation
        entry = key & self.table_mask
        move = self.table[2 * entry + 1] & 127
        return move if self.table[2 * entry] == key and move < 127 else -1

    def root_results(self) -> list[tuple[int, int]]:
        return [(self.root_moves[i], self.root_values[i]) for i in range(self.root_total)]

    def set_switches(self, merging: bool, pruning: bool) -> None:
        """For tests: the search must find the same values without its short cuts."""
        self.merging = 1 if merging else 0
        self.pruning = 1 if pruning else 0
