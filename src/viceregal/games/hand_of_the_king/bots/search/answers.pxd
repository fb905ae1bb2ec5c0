cimport cython

from viceregal.games.hand_of_the_king.bots.search.board cimport Board

ctypedef long long i64

cdef i64 AT, HOUSE_CELLS, COUNT, OCCUPIED, VARYS, POOL, SEAT, PHASE, HELD, ASK, AREA, GONE, VARYS_CARD, OVER
cdef i64 TURN, CALL, JAQEN_AREA, JAQEN_POOL, NAME, SWAP, WITH, GIVE, TAKE, YGRITTE, BANNER, WIDTH, PLIES


cdef class Answers(Board):
    cdef i64 moves[7680]

    @cython.locals(base=i64, phase=i64, house=i64)
    cdef i64 generate(self, i64 ply) noexcept
    @cython.final
    @cython.locals(number=i64, first=i64, direction=i64, ray=i64, house=i64)
    cdef i64 generate_moves(self, i64 base) noexcept
    @cython.final
    @cython.locals(number=i64, place=i64)
    cdef i64 generate_companions(self, i64 base, bint dismissible_only) noexcept
    @cython.final
    @cython.locals(number=i64, most=i64, house=i64, seat=i64)
    cdef i64 generate_banner(self, i64 base) noexcept
    @cython.final
    @cython.locals(number=i64, own=i64, card=i64)
    cdef i64 generate_cards(self, i64 base, i64 phase) noexcept
    @cython.final
    cdef bint candidate(self, i64 card, i64 place, i64 phase, i64 own) noexcept
    cpdef i64 perft(self, i64 depth)
    @cython.final
    @cython.locals(total=i64, number=i64, base=i64, mark=i64, i=i64)
    cdef i64 count_leaves(self, i64 depth, i64 ply) noexcept
