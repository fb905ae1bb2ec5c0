"""The numbers that the modules of the search share: where things are in the position array, phases, limits.

Each compiled module takes over into C variables what it imports from here; so this one stays plain Python.
"""

from __future__ import annotations

from viceregal.games.hand_of_the_king.bots import tables

# Where things are in the position array.
CELL = 0  # + cell: the card there, or EMPTY
AT = 36  # + card: its cell, AREA + seat, or GONE
HOUSE_CELLS = 72  # + house: bit set of the cells that hold its cards
LEFT = 79  # + house: how many of its cards lie in King's Landing
HOLDER = 86  # + house: the seat that holds its banner, or NOBODY
COUNT = 93  # + 7 * seat + house: what counts for the banner
STAY = 121  # + 7 * seat + house: how much of COUNT comes from companions that stay
OCCUPIED = 149  # bit set of the cells that hold a character
LEFT_ALL = 150
VARYS = 151
POOL = 152  # bit set over the places of `pool_order`
SEAT = 153  # whose turn it is; he answers every question of the turn
PHASE = 154
MOVED = 155  # bit set of the houses changed by the move
STIRRED = 156  # bit set of the houses changed by companions
EXTRA = 157  # Melisandre has been called this turn
HELD = 158  # the first card of an exchange
ASK = 159  # the house whose banner is in question
GRID_KEY = 160  # hash of what lies in King's Landing
TIED = 161  # who was tied for a stirred house before the companions: four bits a house
SLOTS = 162

EMPTY = 36
AREA = 36
GONE = 40
NOBODY = -1
VARYS_CARD = 35

# Phases: what is being asked.
OVER = 0
TURN = 1
CALL = 2
JAQEN_LANDING = 3
JAQEN_AREA = 4
JAQEN_POOL = 5
NAME = 6
SWAP = 7
WITH = 8
SANDOR = 9
GIVE = 10
TAKE = 11
YGRITTE = 12
BANNER = 13

WIDTH = 40  # no question has more answers than that
PLIES = 192  # no game has more decisions than that

# The search

INFINITE = 30000
SOLVED = 100  # the depth of a result that no estimate has gone into
UPPER = 1
LOWER = 2
EXACT = 3
FEW = 16  # with so many cards left it pays to look which of them Varys can still reach
LINE = 64  # a principal variation is kept up to this length
LATE = 16  # with so few cards left the search goes straight to the end
SHORT_LOOK = 20000  # after so many nodes;
MIDDLE = 20  # with up to so many left
LONG_LOOK = 500000  # after so many
WANTED = 9  # beyond comparison: a companion of the pool fetches it
CLOCK = 128  # nodes between two looks at the clock

# Each for himself

WHOLE = 4000  # what a won game is worth, or all chances to win together
A_BANNER = 40  # what a banner is worth of it at the end: losers play on for them
WHIM = 100  # what a step of promise counts in a playout, against chance from 0 to 1023
CURIOUS = 4000.0  # how much an answer's promise counts against what it has brought
DOUBT = 200.0  # how much less than the others an answer is thought to bring before it is tried
SURE = 20  # an answer tried less often is not told of

WIN = tables.WIN
