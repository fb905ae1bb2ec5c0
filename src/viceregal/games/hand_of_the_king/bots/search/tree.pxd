cimport cython

from viceregal.games.hand_of_the_king.bots.search.rounds cimport Rounds

ctypedef long long i64

cdef i64 LEFT_ALL, SEAT, PHASE, OVER, TURN, CALL, BANNER, WIDTH, INFINITE, SOLVED, UPPER, LOWER, EXACT, LATE
cdef i64 SHORT_LOOK, MIDDLE, LONG_LOOK


cdef class Search(Rounds):
    cdef i64 merging, pruning

    @cython.final
    @cython.locals(phase=i64, mine=i64, low=i64, high=i64, value=i64, key=i64)
    cdef i64 search(self, i64 alpha, i64 beta, i64 depth, i64 ply) noexcept
    @cython.final
    @cython.locals(seat=i64, mark=i64, value=i64)
    cdef i64 take_banner(self, i64 mine, i64 alpha, i64 beta, i64 depth, i64 ply) noexcept
    @cython.final
    @cython.locals(tabled=bint, entry=i64, first_move=i64, data=i64, known_depth=i64, value=i64, bound=i64, base=i64,
                   number=i64, deeper=i64, phase=i64, mine=i64, leaned_before=i64, leaned_here=i64, least=i64,
                   best=i64, best_move=i64, mark=i64, i=i64, move=i64)
    cdef i64 expand(self, i64 alpha, i64 beta, i64 depth, i64 ply, i64 key, i64 low) noexcept
    @cython.final
    cdef i64 child(self, i64 mine, i64 alpha, i64 beta, i64 depth, i64 ply) noexcept
    @cython.final
    @cython.locals(data=i64, packed=i64)
    cdef void store(self, i64 key, i64 entry, i64 value, i64 bound, i64 depth, i64 move) noexcept
    @cython.locals(left=i64)
    cdef i64 next_depth(self, i64 depth, i64 max_depth, bint wide) noexcept
    @cython.locals(alpha=i64, beta=i64, value=i64)
    cdef void deepen(self, i64 depth, bint wide) noexcept
    @cython.final
    @cython.locals(mine=i64, mark=i64, leaned=i64, best=i64, deeper=i64, i=i64, move=i64, value=i64)
    cdef i64 root_round(self, i64 alpha, i64 beta, i64 depth, bint wide) noexcept
