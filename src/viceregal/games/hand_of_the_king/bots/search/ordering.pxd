cimport cython

from viceregal.games.hand_of_the_king.bots.search.judgement cimport Judgement

ctypedef long long i64

cdef i64 AT, HOUSE_CELLS, LEFT, HOLDER, COUNT, STAY, LEFT_ALL, VARYS, POOL, SEAT, PHASE, HELD, AREA, GONE
cdef i64 TURN, CALL, JAQEN_AREA, NAME, WITH, GIVE, TAKE, YGRITTE, BANNER, WIDTH, LATE, WANTED


cdef class Ordering(Judgement):
    cdef i64 phase_merges[14]
    cdef i64 call_rank[14]
    cdef i64 rank[7680]
    cdef i64 history[1120]
    cdef i64 killer[192]

    @cython.locals(phase=i64, finest=i64, merit=i64, kept=i64, seen=i64, i=i64, answer=i64, kind=i64)
    cdef i64 merge(self, i64 base, i64 number) noexcept
    @cython.final
    cdef i64 merit_of(self, i64 answer, i64 phase) noexcept
    @cython.final
    @cython.locals(house=i64, held=i64, seat=i64)
    cdef i64 kind_of(self, i64 answer, i64 phase) noexcept
    @cython.final
    @cython.locals(removers=i64, other=i64)
    cdef bint is_spare(self, i64 seat, i64 house, i64 phase) noexcept
    @cython.final
    @cython.locals(mine=i64, i=i64)
    cdef i64 merge_banner(self, i64 base, i64 number) noexcept
    @cython.locals(base=i64, phase=i64, mine=i64, start=i64, i=i64, move=i64, value=i64)
    cdef void order(self, i64 ply, i64 number, i64 first_move) noexcept
    @cython.final
    @cython.locals(house=i64, seat=i64, taken=i64, value=i64, holder=i64, most=i64, other=i64)
    cdef i64 rank_move(self, i64 move) noexcept
    @cython.final
    @cython.locals(ray=i64, target=i64, first=i64, house=i64, cells=i64)
    cdef bint offers_call(self, i64 move) noexcept
    @cython.final
    @cython.locals(card=i64, place=i64)
    cdef i64 rank_call(self, i64 companion) noexcept
    @cython.locals(slot=i64, i=i64)
    cdef void reward(self, i64 mine, i64 phase, i64 move, i64 depth, i64 ply) noexcept
