include "../model/common.pxi"
from hotzone.games.reactor.rules cimport decks, ending, tiles

cpdef int sector(State s) noexcept nogil
cpdef void begin(State s) noexcept nogil
@cython.locals(cell=int)
cpdef bint overheat(State s) noexcept nogil
@cython.locals(cell=int)
cpdef bint fail(State s) noexcept nogil
@cython.locals(tile=int)
cpdef void draw_fuel(State s, int cell) noexcept nogil
@cython.locals(tile=int)
cpdef void pass_by(State s, int cell, int why) noexcept nogil
cpdef void burn_heart(State s, int cell) noexcept nogil
@cython.locals(tile=int)
cpdef void draw_control(State s, int cell) noexcept nogil
