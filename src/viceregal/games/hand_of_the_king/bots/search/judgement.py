# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False
# cython: cdivision=True, annotation_typing=False, auto_pickle=False
# ruff: noqa: I001, C901, PLR0912, PLR0915, SIM109
# (an inner loop that is compiled to C: long functions save calls, and generators would be Python objects)
"""What is known of the outcome of a position before any search: decided banners, bounds, an estimate, a hash."""

from __future__ import annotations

from viceregal.games.hand_of_the_king.bots import tables
from viceregal.games.hand_of_the_king.bots.search.answers import Answers
from viceregal.games.hand_of_the_king.bots.search.layout import (
    CELL, AT, HOUSE_CELLS, LEFT, HOLDER, COUNT, STAY, OCCUPIED, LEFT_ALL, VARYS, POOL, SEAT, PHASE, MOVED,
    STIRRED, EXTRA, HELD, ASK, GRID_KEY, TIED, AREA, GONE, TURN, CALL, JAQEN_LANDING, SWAP, WITH, SANDOR, TAKE,
    BANNER, FEW, WIN,
)  # fmt: skip


class Judgement(Answers):
    """The board with what can still become of it, between two sides: two players or two teams."""

    def __init__(self) -> None:
        super().__init__()
        self.alone = 0
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
        self.held_key = [0] * 43
        self.ask_key = [0] * 7
        self.moved_key = [0] * 128
        self.stirred_key = [0] * 128
        self.tied_key = [0] * 112
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
        self.open_count = [0] * 10  # free, of each side, up to four; by moves, by companions alone
        self.low = 0
        self.high = 0
        self.key = 0
        self.houses_key = 0
        self.fill_judgement_tables()

    def fill_judgement_tables(self) -> None:
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
            self.companion_key[i] = keys.pop()
            self.phase_key[i] = keys.pop()
        for i in range(7):
            self.ask_key[i] = keys.pop()
        for phase, swing, touch, removes in tables.PENDING:
            self.phase_swing[phase] = swing
            self.phase_touch[phase] = touch
            self.phase_removes[phase] = removes
        for i in range(6):
            self.row_cells[i] = 63 << (6 * i)
        for i in range(128):
            self.moved_key[i] = keys.pop()
            self.stirred_key[i] = keys.pop()
        self.extra_key = keys.pop()
        for i in range(1476):
            self.place_key[i] = keys.pop()
        for i in range(112):
            self.tied_key[i] = keys.pop()
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
        self.alone = 1 if self.seats > 2 and not teams else 0
        for seat in range(4):
            self.side[seat] = seat if self.alone else seat % 2
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
        self.bound_outcome(pool, calls, self.bits_of(reach), phase)

    def judge_houses(self, pool: int, reach: int, calls: int, phase: int) -> None:
        removers = self.pool_removers[pool] + self.phase_removes[phase]
        self.unsettled = self.s[MOVED] | self.s[STIRRED]
        if phase == BANNER:  # the houses before this one are settled
            self.unsettled &= -self.bit[self.s[ASK]]
        self.houses_key = 0
        self.fixed_first = 0
        self.fixed_second = 0
        self.undecided = 0
        for i in range(10):
            self.open_count[i] = 0
        for house in range(7):
            left = self.s[LEFT + house]
            if left and reach != self.s[OCCUPIED]:
                left = self.bits_of(self.s[HOUSE_CELLS + house] & reach)
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
                # Who holds it once the turn is over, if nothing more happens: a tie is the mover's, but for one
                # that stood before the companions, in a house that the move has not touched.
                if lead or not self.s[COUNT + house]:
                    holding = 0 if lead > 0 else 1 if lead < 0 else -1
                elif self.s[MOVED] & self.bit[house] or not (self.s[TIED] >> (4 * house)) & 15:
                    holding = self.s[SEAT]
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
        margin = self.bits_of(self.fixed_first) - self.bits_of(self.fixed_second)
        margin += self.open_count[2] + self.open_count[3] - self.open_count[4] - self.open_count[5]
        most = margin + self.max_gain(4, turns, touched)
        least = margin - self.max_gain(2, other_turns, touched)
        best = WIN + 100 * most if most >= 0 else 100 * most - WIN
        worst = WIN + 100 * least if least > 0 else 100 * least - WIN
        if best < self.high:
            self.high = best
        if worst > self.low:
            self.low = worst

    def max_gain(self, others: int, turns: int, touched: int) -> int:
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

    def bits_of(self, mask: int) -> int:
        """How many bits are set: a loop, because there are never many."""
        number = 0
        while mask:
            mask &= mask - 1
            number += 1
        return number

    def cards_in(self, cells: int) -> int:
        """The same for other modules: `bits_of` is inlined in this one alone."""
        return self.bits_of(cells)

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
        if self.s[TIED]:
            for house in range(7):
                key ^= self.tied_key[16 * house + ((self.s[TIED] >> (4 * house)) & 15)]
        return key

    def is_wanted(self, card: int) -> bool:
        """Whether a companion of the pool fetches this character."""
        fetcher = self.fetcher_of[card]
        return fetcher >= 0 and (self.s[POOL] & self.bit[fetcher]) != 0

    def final_value(self) -> int:
        """The worth of a finished game for the first side."""
        first = 0
        second = 0
        for house in range(7):
            holder = self.s[HOLDER + house]
            if holder >= 0:
                if self.side[holder] == 0:
                    first |= self.bit[house]
                else:
                    second |= self.bit[house]
        return self.final_table[128 * first + second]

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
