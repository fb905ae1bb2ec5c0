cimport cython

ctypedef long long i64

cdef i64 CELL, AT, HOUSE_CELLS, LEFT, HOLDER, COUNT, STAY, OCCUPIED, LEFT_ALL, VARYS, POOL, SEAT, PHASE
cdef i64 MOVED, STIRRED, EXTRA, HELD, ASK, GRID_KEY, SLOTS
cdef i64 EMPTY, AREA, GONE, NOBODY, VARYS_CARD
cdef i64 OVER, TURN, CALL, JAQEN_LANDING, JAQEN_AREA, JAQEN_POOL, NAME, SWAP, WITH, SANDOR, GIVE, TAKE
cdef i64 YGRITTE, BANNER
cdef i64 WIDTH, PLIES

@cython.locals(number=i64)
cdef i64 bits_of(i64 mask) noexcept


cdef class Board:
    cdef i64 s[161]
    cdef i64 top
    cdef i64 log_slot[16384]
    cdef i64 log_old[16384]
    cdef i64 moves[7680]
    cdef i64 seats, ramsay_moves_varys, pool_size
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
    @cython.final
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
    cdef void stir(self, i64 house) noexcept

    @cython.final
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
    @cython.final
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
    @cython.locals(most=i64, leader=i64, tied=i64, seat=i64, number=i64)
    cdef bint settle_stirred(self, i64 house) noexcept
    @cython.final
    @cython.locals(seat=i64)
    cdef void pass_turn(self) noexcept
    @cython.final
    @cython.locals(first=i64, cross=i64)
    cdef bint can_move(self) noexcept

    @cython.final
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


cdef i64 INFINITE, SOLVED, UPPER, LOWER, EXACT, FEW, LINE, LATE, SHORT_LOOK, MIDDLE, LONG_LOOK, WANTED, CLOCK, TWO_SIDES, PARANOID, WIN


@cython.final
cdef class Search(Board):
    cdef i64 table_mask, generation
    cdef i64[::1] table
    cdef i64 mode, root_seat
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
    cdef i64 phase_merges[14]
    cdef i64 held_key[43]
    cdef i64 ask_key[7]
    cdef i64 moved_key[128]
    cdef i64 stirred_key[128]
    cdef i64 extra_key
    cdef i64 place_key[1476]
    cdef i64 pool_swing[448]
    cdef i64 pool_removers[64]
    cdef i64 pool_bits[64]
    cdef i64 pool_touch[64]
    cdef i64 pool_pairs[64]
    cdef i64 pool_ramsay[64]
    cdef i64 pool_melisandre[64]
    cdef i64 fetcher_of[36]
    cdef i64 fetch_total
    cdef i64 fetch_card[6]
    cdef i64 fetch_place[6]
    cdef i64 shift[7]
    cdef i64 row_cells[6]
    cdef i64 fixed_first, fixed_second, undecided, unsettled, indifferent, key, houses_key, low, high
    cdef i64 open_count[6]
    cdef i64 call_rank[14]
    cdef i64 rank[7680]
    cdef i64 history[1120]
    cdef i64 killer[192]
    cdef i64 line_length[192]
    cdef i64 line_moves[12288]
    cdef i64 nodes, node_limit, next_look, stopped, leaned, merging, pruning
    cdef double deadline
    cdef i64 root_total
    cdef i64 root_moves[40]
    cdef i64 root_values[40]
    cdef i64 depth_done, best_value, is_exact

    @cython.locals(occupied=i64, varys=i64, row=i64, columns=i64, reach=i64, rest=i64, grown=i64, cells=i64)
    cdef i64 reachable(self) noexcept
    @cython.locals(phase=i64, pool=i64, occupied=i64, reach=i64, calls=i64, key=i64)
    cdef void judge(self) noexcept
    @cython.locals(removers=i64, i=i64, house=i64, left=i64, swing=i64)
    cdef void judge_houses(self, i64 pool, i64 reach, i64 calls, i64 phase) noexcept
    @cython.locals(lead=i64, holding=i64, ahead=i64, decided=bint, first=i64, second=i64)
    cdef i64 judge_house(self, i64 house, i64 left, i64 swing, i64 removers) noexcept
    @cython.locals(touched=i64, turns=i64, other_turns=i64, margin=i64, most=i64, least=i64, best=i64, worst=i64)
    cdef void bound_outcome(self, i64 pool, i64 calls, i64 cards, i64 phase) noexcept
    @cython.locals(by_moves=i64, by_companions=i64, gain=i64, taken=i64, free=i64)
    cdef i64 most_gain(self, i64 others, i64 turns, i64 touched) noexcept
    @cython.locals(first=i64, second=i64, seat=i64, count=i64)
    cdef i64 lead_of_first(self, i64 house) noexcept
    @cython.locals(key=i64, seat=i64, slot=i64)
    cdef i64 full_house_key(self, i64 house) noexcept
    @cython.locals(houses=i64, can_start=bint, house=i64, cells=i64)
    cdef i64 calls_left(self, i64 reach, i64 phase) noexcept
    @cython.locals(key=i64, house=i64, i=i64, card=i64, place=i64)
    cdef i64 fetch_keys(self, i64 pool, i64 reach) noexcept
    @cython.locals(key=i64, lowest=i64, cell=i64)
    cdef i64 grid_key_of(self, i64 reach) noexcept
    @cython.locals(key=i64)
    cdef i64 chain_key(self, i64 phase) noexcept
    @cython.locals(first=i64, second=i64, house=i64, holder=i64)
    cdef i64 final_value(self) noexcept
    @cython.locals(worst=i64, other=i64, value=i64)
    cdef i64 final_value_of(self, i64 seat) noexcept
    @cython.locals(held=i64, house=i64)
    cdef i64 banners_of(self, i64 seat) noexcept
    @cython.locals(total=i64, house=i64, bit=i64, holder=i64, lead=i64)
    cdef i64 estimate(self) noexcept

    @cython.locals(phase=i64, finest=i64, merit=i64, kept=i64, seen=i64, i=i64, answer=i64, kind=i64)
    cdef i64 merge(self, i64 base, i64 number) noexcept
    cdef i64 merit_of(self, i64 answer, i64 phase) noexcept
    @cython.locals(house=i64, held=i64, seat=i64)
    cdef i64 kind_of(self, i64 answer, i64 phase) noexcept
    @cython.locals(removers=i64, other=i64)
    cdef bint is_spare(self, i64 seat, i64 house, i64 phase) noexcept
    @cython.locals(fetcher=i64)
    cdef bint is_wanted(self, i64 card) noexcept
    @cython.locals(mine=i64, i=i64)
    cdef i64 merge_banner(self, i64 base, i64 number) noexcept
    @cython.locals(base=i64, phase=i64, mine=i64, start=i64, i=i64, move=i64, value=i64)
    cdef void order(self, i64 ply, i64 number, i64 first_move) noexcept
    @cython.locals(house=i64, seat=i64, taken=i64, value=i64, holder=i64, most=i64, other=i64)
    cdef i64 rank_move(self, i64 move) noexcept
    @cython.locals(ray=i64, target=i64, first=i64, house=i64, cells=i64)
    cdef bint offers_call(self, i64 move) noexcept
    @cython.locals(card=i64, place=i64)
    cdef i64 rank_call(self, i64 companion) noexcept

    cdef void look_at_clock(self) noexcept
    @cython.locals(phase=i64, mine=i64, low=i64, high=i64, value=i64, key=i64)
    cdef i64 search(self, i64 alpha, i64 beta, i64 depth, i64 ply) noexcept
    @cython.locals(tabled=bint, entry=i64, first_move=i64, data=i64, known_depth=i64, value=i64, bound=i64, base=i64,
                   number=i64, deeper=i64, phase=i64, mine=i64, leaned_before=i64, leaned_here=i64, least=i64,
                   best=i64, best_move=i64, mark=i64, i=i64, move=i64)
    cdef i64 expand(self, i64 alpha, i64 beta, i64 depth, i64 ply, i64 key, i64 low) noexcept
    @cython.locals(seat=i64, mark=i64, value=i64)
    cdef i64 take_banner(self, i64 mine, i64 alpha, i64 beta, i64 depth, i64 ply) noexcept
    cdef i64 child(self, i64 mine, i64 alpha, i64 beta, i64 depth, i64 ply) noexcept
    @cython.locals(best=i64, i=i64, move=i64, rank=i64)
    cdef i64 pick(self, i64 base, i64 start, i64 number) noexcept
    @cython.locals(slot=i64, i=i64)
    cdef void reward(self, i64 mine, i64 phase, i64 move, i64 depth, i64 ply) noexcept
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
    cdef bint was_stopped(self) noexcept
    @cython.locals(mine=i64, mark=i64, leaned=i64, best=i64, deeper=i64, i=i64, move=i64, value=i64)
    cdef i64 root_round(self, i64 alpha, i64 beta, i64 depth, bint wide) noexcept
    @cython.locals(move=i64, value=i64)
    cdef void bring_forward(self, i64 place) noexcept
    @cython.locals(key=i64, entry=i64, move=i64)
    cpdef i64 table_move(self)
