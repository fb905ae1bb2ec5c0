cimport cython

from viceregal.games.hand_of_the_king.bots.search.answers cimport Answers

ctypedef long long i64

cdef i64 CELL, AT, HOUSE_CELLS, LEFT, HOLDER, COUNT, STAY, OCCUPIED, LEFT_ALL, VARYS, POOL, SEAT, PHASE
cdef i64 MOVED, STIRRED, EXTRA, HELD, ASK, GRID_KEY, TIED, AREA, GONE, TURN, CALL, JAQEN_LANDING, SWAP, WITH
cdef i64 SANDOR, TAKE, BANNER, FEW, WIN


cdef class Judgement(Answers):
    cdef i64 alone, extra_key, fetch_total, fixed_first, fixed_second, undecided, unsettled
    cdef i64 indifferent, low, high, key, houses_key
    cdef i64 side[4]
    cdef i64 final_table[16384]
    cdef i64 prospect[513]
    cdef i64 varys_key[36]
    cdef i64 seat_key[4]
    cdef i64 count_key[448]
    cdef i64 stay_key[448]
    cdef i64 holder_key[35]
    cdef i64 open_key[448]
    cdef i64 fixed_key[896]
    cdef i64 companion_key[14]
    cdef i64 pool_key[64]
    cdef i64 phase_key[14]
    cdef i64 phase_swing[14]
    cdef i64 phase_touch[14]
    cdef i64 phase_removes[14]
    cdef i64 held_key[43]
    cdef i64 ask_key[7]
    cdef i64 moved_key[128]
    cdef i64 stirred_key[128]
    cdef i64 tied_key[112]
    cdef i64 place_key[1476]
    cdef i64 pool_swing[448]
    cdef i64 pool_removers[64]
    cdef i64 pool_bits[64]
    cdef i64 pool_touch[64]
    cdef i64 pool_pairs[64]
    cdef i64 pool_ramsay[64]
    cdef i64 pool_melisandre[64]
    cdef i64 fetcher_of[36]
    cdef i64 fetch_card[6]
    cdef i64 fetch_place[6]
    cdef i64 shift[7]
    cdef i64 row_cells[6]
    cdef i64 open_count[10]

    @cython.final
    @cython.locals(occupied=i64, varys=i64, row=i64, columns=i64, reach=i64, rest=i64, grown=i64, cells=i64)
    cdef i64 reachable(self) noexcept
    @cython.locals(phase=i64, pool=i64, occupied=i64, reach=i64, calls=i64, key=i64)
    cdef void judge(self) noexcept
    @cython.final
    @cython.locals(removers=i64, i=i64, house=i64, left=i64, swing=i64)
    cdef void judge_houses(self, i64 pool, i64 reach, i64 calls, i64 phase) noexcept
    @cython.final
    @cython.locals(lead=i64, holding=i64, ahead=i64, decided=bint, first=i64, second=i64)
    cdef i64 judge_house(self, i64 house, i64 left, i64 swing, i64 removers) noexcept
    @cython.final
    @cython.locals(touched=i64, turns=i64, other_turns=i64, margin=i64, most=i64, least=i64, best=i64, worst=i64)
    cdef void bound_outcome(self, i64 pool, i64 calls, i64 cards, i64 phase) noexcept
    @cython.final
    @cython.locals(by_moves=i64, by_companions=i64, gain=i64, taken=i64, free=i64)
    cdef i64 max_gain(self, i64 others, i64 turns, i64 touched) noexcept
    @cython.final
    @cython.locals(number=i64)
    cdef i64 bits_of(self, i64 mask) noexcept
    cdef i64 cards_in(self, i64 cells) noexcept
    @cython.final
    @cython.locals(first=i64, second=i64, seat=i64, count=i64)
    cdef i64 lead_of_first(self, i64 house) noexcept
    @cython.final
    @cython.locals(key=i64, seat=i64, slot=i64)
    cdef i64 full_house_key(self, i64 house) noexcept
    @cython.final
    @cython.locals(houses=i64, can_start=bint, house=i64, cells=i64)
    cdef i64 calls_left(self, i64 reach, i64 phase) noexcept
    @cython.final
    @cython.locals(key=i64, house=i64, i=i64, card=i64, place=i64)
    cdef i64 fetch_keys(self, i64 pool, i64 reach) noexcept
    @cython.final
    @cython.locals(key=i64, lowest=i64, cell=i64)
    cdef i64 grid_key_of(self, i64 reach) noexcept
    @cython.final
    @cython.locals(key=i64, house=i64)
    cdef i64 chain_key(self, i64 phase) noexcept
    @cython.locals(fetcher=i64)
    cdef bint is_wanted(self, i64 card) noexcept
    @cython.locals(first=i64, second=i64, house=i64, holder=i64)
    cdef i64 final_value(self) noexcept
    @cython.final
    @cython.locals(held=i64, house=i64)
    cdef i64 banners_of(self, i64 seat) noexcept
    @cython.locals(total=i64, house=i64, bit=i64, holder=i64, lead=i64)
    cdef i64 estimate(self) noexcept
