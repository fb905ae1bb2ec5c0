cimport cython

from viceregal.games.hand_of_the_king.bots.search.ordering cimport Ordering

ctypedef long long i64

cdef i64 PHASE, OVER, LINE, CLOCK


cdef class Rounds(Ordering):
    cdef i64 table_mask, generation, nodes, node_limit, next_look, stopped, leaned
    cdef i64 root_total, depth_done, best_value, is_exact, found_length
    cdef i64[::1] table
    cdef i64 line_length[193]
    cdef i64 line_moves[12352]
    cdef double deadline
    cdef i64 root_moves[40]
    cdef i64 root_values[40]
    cdef i64 found_moves[40]
    cdef i64 found_values[40]
    cdef i64 found_line[64]

    @cython.final
    cdef void look_at_clock(self) noexcept
    @cython.final
    @cython.locals(best=i64, i=i64, move=i64, rank=i64)
    cdef i64 pick(self, i64 base, i64 start, i64 number) noexcept
    @cython.final
    @cython.locals(length=i64, i=i64)
    cdef void extend_line(self, i64 ply, i64 move) noexcept
    @cython.final
    cdef void start_round(self, double seconds, i64 nodes) noexcept
    @cython.locals(i=i64, number=i64, depth=i64)
    cpdef i64 think(self, double seconds, i64 nodes, i64 max_depth, bint wide)
    cdef i64 next_depth(self, i64 depth, i64 max_depth, bint wide) noexcept
    cdef void deepen(self, i64 depth, bint wide) noexcept
    @cython.final
    @cython.locals(i=i64, move=i64, value=i64, place=i64)
    cdef void keep_what_was_found(self) noexcept
    @cython.final
    cdef bint was_stopped(self) noexcept
    @cython.final
    @cython.locals(move=i64, value=i64)
    cdef void bring_forward(self, i64 place) noexcept
    @cython.locals(key=i64, entry=i64, move=i64)
    cpdef i64 table_move(self)
