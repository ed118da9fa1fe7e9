include "../model/common.pxi"
from hotzone.games.reactor.rules cimport ending, radiation

cpdef int faces(State s, int cell) noexcept nogil
@cython.locals(first=int)
cpdef bint asks_for_sign(State s, int cell) noexcept nogil
cpdef void see(State s, int cell, int face) noexcept nogil
cpdef void turn_up(State s, int cell) noexcept nogil
cpdef void flip(State s, int cell) noexcept nogil
cpdef int cause(State s, int cell) noexcept nogil
cpdef void cool(State s, int cell, int why) noexcept nogil
@cython.locals(i=int, seat=int)
cpdef void move(State s, int here, int there, int why) noexcept nogil
@cython.locals(tile=int, i=int, seat=int)
cpdef void remove(State s, int cell, int why) noexcept nogil
@cython.locals(cell=int)
cpdef void wipe(State s, int why) noexcept nogil
cpdef bint is_free(State s, int cell) noexcept nogil
cpdef bint can_stand(State s, int cell) noexcept nogil
@cython.locals(seat=int)
cpdef bint has_figure(State s, int cell) noexcept nogil
