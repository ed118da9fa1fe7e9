include "../model/common.pxi"
from hotzone.games.fire.rules cimport ending, friends

@cython.locals(victims=int, treated=int, slot=int, hazmat=bint, bits=int)
cpdef int loads(State s, int cell) noexcept nogil
cpdef void take_along(State s, int load, int here, int there) noexcept nogil
@cython.locals(slot=int)
cpdef void shift(State s, int what, int here, int there, int why) noexcept nogil
cpdef void haul(State s, int here, int there) noexcept nogil
cpdef void secure(State s, int cell, int why) noexcept nogil
cpdef void discard_hazmats(State s, int cell, int why) noexcept nogil
cpdef int why_safe(State s) noexcept nogil
cpdef void lose_one(State s, int cell, int what, int why) noexcept nogil
@cython.locals(slot=int, what=int)
cpdef void lose_at(State s, int cell, int why) noexcept nogil
cpdef bint is_safety(State s, int cell) noexcept nogil
@cython.locals(i=int)
cpdef bint at_ambulance(State s, int cell) noexcept nogil
@cython.locals(count=int, slot=int)
cpdef int rescue_at(State s, int cell, int why) noexcept nogil
cpdef void drop(State s, int slot) noexcept nogil
cpdef void add(State s, int what, int cell) noexcept nogil
@cython.locals(last=int, i=int, poi=int, cell=int)
cpdef void tidy(State s) noexcept nogil
cpdef int rank(State s, int slot) noexcept nogil
