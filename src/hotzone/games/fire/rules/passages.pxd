include "../model/common.pxi"

@cython.locals(lift=int)
cpdef bint at_lobby(State s, int cell) noexcept nogil
@cython.locals(lift=int)
cpdef bint at_floor(State s, int cell) noexcept nogil
@cython.locals(lift=int)
cpdef bint is_wreck(State s, int cell) noexcept nogil
cpdef bint cut_off(State s, int cell) noexcept nogil
cpdef bint blocked(State s, int here, int there) noexcept nogil
@cython.locals(i=int)
cpdef bint has_room(State s, int top) noexcept nogil
cpdef bint is_raised(State s, int foot) noexcept nogil
@cython.locals(i=int)
cpdef bint ladder_serves(State s, int cell) noexcept nogil
cpdef int toll(State s, int here, int there, int load, int usual) noexcept nogil
cpdef int on_ladder(State s, int figure, int bits) noexcept nogil
