cimport cython

ctypedef long long i64

cdef i64 CELL, AT, HOUSE_CELLS, LEFT, HOLDER, COUNT, STAY, OCCUPIED, LEFT_ALL, VARYS, POOL, SEAT, PHASE
cdef i64 MOVED, STIRRED, EXTRA, HELD, ASK, GRID_KEY, TIED, EMPTY, AREA, GONE, NOBODY, VARYS_CARD, OVER, TURN, CALL
cdef i64 JAQEN_LANDING, JAQEN_AREA, JAQEN_POOL, NAME, SWAP, WITH, SANDOR, GIVE, TAKE, YGRITTE, BANNER


cdef class Board:
    cdef i64 top, seats, ramsay_moves_varys, standing_ties_stay, pool_size
    cdef i64 s[162]
    cdef i64 log_slot[16384]
    cdef i64 log_old[16384]
    cdef i64 pool_order[14]
    cdef i64 place_of[14]
    cdef i64 ray[144]
    cdef i64 bit[36]
    cdef i64 bit_number[37]
    cdef i64 house_of[36]
    cdef i64 fetched[14]
    cdef i64 cell_key[252]

    @cython.final
    cdef void put(self, i64 slot, i64 value) noexcept
    @cython.locals(top=i64)
    cdef void undo(self, i64 mark) noexcept
    @cython.final
    @cython.locals(house=i64)
    cdef void lay(self, i64 card, i64 cell) noexcept
    @cython.final
    @cython.locals(house=i64, cell=i64)
    cdef void lift(self, i64 card) noexcept
    @cython.final
    @cython.locals(slot=i64)
    cdef void gain(self, i64 card, i64 seat) noexcept
    @cython.final
    @cython.locals(slot=i64)
    cdef void lose(self, i64 card) noexcept
    @cython.final
    @cython.locals(most=i64, tied=i64, number=i64, seat=i64, count=i64)
    cdef i64 tied_for(self, i64 house) noexcept
    @cython.final
    cdef void stir(self, i64 house) noexcept
    @cython.locals(phase=i64)
    cdef void make(self, i64 action) noexcept
    @cython.final
    @cython.locals(house=i64, direction=i64, varys=i64, seat=i64, taken=i64, key=i64,
                   rest=i64, number=i64, target=i64, lowest=i64, cell=i64)
    cdef void move(self, i64 action) noexcept
    @cython.final
    cdef void call(self, i64 companion) noexcept
    @cython.final
    @cython.locals(slot=i64)
    cdef bint owns_character(self, i64 seat) noexcept
    @cython.final
    @cython.locals(other=i64)
    cdef bint others_own(self, i64 seat) noexcept
    @cython.final
    @cython.locals(place=i64)
    cdef void jaqen(self, i64 step) noexcept
    cdef bint dismissible(self, i64 companion) noexcept
    @cython.final
    @cython.locals(slot=i64)
    cdef void stay(self, i64 house, i64 number) noexcept
    @cython.final
    cdef void kill(self, i64 card) noexcept
    @cython.final
    @cython.locals(place=i64, seat=i64, house=i64)
    cdef void fetch(self, i64 card) noexcept
    @cython.final
    @cython.locals(cell=i64, other=i64)
    cdef void exchange_cells(self, i64 first, i64 second) noexcept
    @cython.final
    @cython.locals(other=i64)
    cdef void exchange_areas(self, i64 given, i64 taken) noexcept
    @cython.final
    @cython.locals(changed=i64)
    cdef void end_turn(self, i64 house) noexcept
    @cython.final
    @cython.locals(seat=i64, mine=i64, other=i64)
    cdef void settle_moved(self, i64 house) noexcept
    @cython.final
    @cython.locals(most=i64, leader=i64, tied=i64, seat=i64, number=i64, stood=i64)
    cdef bint settle_stirred(self, i64 house) noexcept
    @cython.final
    @cython.locals(seat=i64)
    cdef void pass_turn(self) noexcept
    @cython.final
    @cython.locals(first=i64, cross=i64)
    cdef bint can_move(self) noexcept
