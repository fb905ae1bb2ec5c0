cimport cython

from viceregal.games.hand_of_the_king.bots.search.ordering cimport Ordering

ctypedef long long i64

cdef i64 LEFT_ALL, SEAT, PHASE, OVER, TURN, CALL, BANNER, WIDTH, INFINITE, SOLVED, UPPER, LOWER, EXACT, LINE
cdef i64 LATE, SHORT_LOOK, MIDDLE, LONG_LOOK, CLOCK, TWO_SIDES


@cython.final
cdef class Search(Ordering):
    cdef i64 table_mask, generation, nodes, node_limit, next_look, stopped, leaned, merging, pruning
    cdef i64 root_total, depth_done, best_value, is_exact
    cdef i64[::1] table
    cdef i64 line_length[192]
    cdef i64 line_moves[12288]
    cdef double deadline
    cdef i64 root_moves[40]
    cdef i64 root_values[40]
    cdef i64 found_moves[40]
    cdef i64 found_values[40]
    cdef i64 found_line[64]
    cdef i64 found_length

    cdef void look_at_clock(self) noexcept
    @cython.locals(phase=i64, mine=i64, low=i64, high=i64, value=i64, key=i64)
    cdef i64 search(self, i64 alpha, i64 beta, i64 depth, i64 ply) noexcept
    @cython.locals(seat=i64, mark=i64, value=i64)
    cdef i64 take_banner(self, i64 mine, i64 alpha, i64 beta, i64 depth, i64 ply) noexcept
    @cython.locals(tabled=bint, entry=i64, first_move=i64, data=i64, known_depth=i64, value=i64, bound=i64, base=i64,
                   number=i64, deeper=i64, phase=i64, mine=i64, leaned_before=i64, leaned_here=i64, least=i64,
                   best=i64, best_move=i64, mark=i64, i=i64, move=i64)
    cdef i64 expand(self, i64 alpha, i64 beta, i64 depth, i64 ply, i64 key, i64 low) noexcept
    cdef i64 child(self, i64 mine, i64 alpha, i64 beta, i64 depth, i64 ply) noexcept
    @cython.locals(best=i64, i=i64, move=i64, rank=i64)
    cdef i64 pick(self, i64 base, i64 start, i64 number) noexcept
    @cython.locals(length=i64, i=i64)
    cdef void extend_line(self, i64 ply, i64 move) noexcept
    @cython.locals(data=i64, packed=i64)
    cdef void store(self, i64 key, i64 entry, i64 value, i64 bound, i64 depth, i64 move) noexcept
    @cython.locals(start=double, i=i64, number=i64, depth=i64)
    cpdef i64 think(self, double seconds, i64 nodes, i64 most_depth, bint wide)
    @cython.locals(left=i64)
    cdef i64 next_depth(self, i64 depth, i64 most_depth, bint wide) noexcept
    @cython.locals(alpha=i64, beta=i64, value=i64)
    cdef void deepen(self, i64 depth, bint wide) noexcept
    @cython.locals(i=i64, move=i64, value=i64, place=i64)
    cdef void keep_what_was_found(self) noexcept
    cdef bint was_stopped(self) noexcept
    @cython.locals(mine=i64, mark=i64, leaned=i64, best=i64, deeper=i64, i=i64, move=i64, value=i64)
    cdef i64 root_round(self, i64 alpha, i64 beta, i64 depth, bint wide) noexcept
    @cython.locals(move=i64, value=i64)
    cdef void bring_forward(self, i64 place) noexcept
    @cython.locals(key=i64, entry=i64, move=i64)
    cpdef i64 table_move(self)
