include "../model/common.pxi"
from hotzone.games.fire.rules cimport dealing, explosion, hazmat, passages, placing, rolls, threats, vehicles

cpdef bint go_on(State s) noexcept nogil
cpdef bint asks_roll(State s, int needed, int following) noexcept nogil
cpdef int spots_to_roll(State s) noexcept nogil
@cython.locals(die=int)
cpdef int dice_for(State s) noexcept nogil
@cython.locals(cell=int)
cpdef void rolled(State s, int red, int black) noexcept nogil
@cython.locals(count=int, slot=int)
cpdef int poi_on_floor(State s, int floor) noexcept nogil
cpdef void again(State s, int cell, int why) noexcept nogil
@cython.locals(why=int, cell=int)
cpdef void roll_explosion(State s, int red, int black) noexcept nogil
@cython.locals(floors=int)
cpdef bint misses_floor(State s, int cell) noexcept nogil
cpdef void blow_up(State s, int cell, int why) noexcept nogil
cpdef bint asks_place(State s) noexcept nogil
@cython.locals(i=int)
cpdef void places(State s) noexcept nogil
cpdef void place(State s, int cell) noexcept nogil
cpdef bint asks_parking(State s) noexcept nogil
@cython.locals(i=int)
cpdef void parkings(State s) noexcept nogil
cpdef void park(State s, int kind, int cell) noexcept nogil
