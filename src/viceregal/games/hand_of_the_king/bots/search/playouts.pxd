cimport cython

from viceregal.games.hand_of_the_king.bots.search.rounds cimport Rounds

ctypedef long long i64

cdef i64 HOUSE_CELLS, LEFT, HOLDER, COUNT, VARYS, POOL, SEAT, PHASE, OVER, TURN, CALL, LINE, AT, AREA
cdef i64 JAQEN_AREA, YGRITTE, GIVE, TAKE, BANNER, WHOLE, A_BANNER, WHIM, SURE
cdef double CURIOUS, DOUBT


cdef class Playouts(Rounds):
    cdef i64[::1] answer
    cdef i64[::1] promise
    cdef i64[::1] visits
    cdef i64[::1] total
    cdef i64[::1] first
    cdef i64[::1] number
    cdef i64 room, size, random
    cdef i64 path[256]
    cdef i64 choosers[256]
    cdef i64 reward_of[4]

    @cython.locals(mark=i64)
    cpdef i64 think(self, double seconds, i64 nodes, i64 max_depth, bint wide)
    @cython.final
    @cython.locals(place=i64, length=i64, following=i64, i=i64)
    cdef void play_one(self) noexcept
    @cython.final
    @cython.locals(number=i64, i=i64)
    cdef void open(self, i64 place, bint merging) noexcept
    @cython.final
    @cython.locals(start=i64, end=i64, promised=i64, tried=i64, gained=i64, each=i64, best=i64, usual=double,
                   eager=double, most=double, value=double)
    cdef i64 best_of(self, i64 place) noexcept
    @cython.final
    @cython.locals(number=i64, best=i64, most=i64, i=i64, value=i64)
    cdef void play_to_end(self) noexcept
    @cython.final
    @cython.locals(phase=i64)
    cdef i64 promise_of(self, i64 answer) noexcept
    @cython.final
    @cython.locals(house=i64, seat=i64, taken=i64, value=i64, holder=i64, most=i64, other=i64)
    cdef i64 promise_of_move(self, i64 move) noexcept
    @cython.final
    @cython.locals(seat=i64, house=i64, mine=bint, lead=i64, other=i64, gap=i64)
    cdef i64 promise_of_card(self, i64 card, i64 phase) noexcept
    @cython.final
    @cython.locals(seat=i64, other=i64, held=i64, value=i64, won=bint)
    cdef void share_out(self) noexcept
    @cython.locals(start=i64, i=i64, place=i64)
    cdef void keep_answers(self) noexcept
    @cython.final
    cdef i64 weight_of(self, i64 place) noexcept
    @cython.locals(place=i64, following=i64, each=i64)
    cdef void follow_line(self) noexcept
