include "../model/common.pxi"

cpdef bint fuel_is_empty(State s) noexcept nogil
@cython.locals(cell=int)
cpdef int next_card(State s, int first, int end, int left) noexcept nogil
cpdef int next_fuel(State s) noexcept nogil
cpdef int next_control(State s) noexcept nogil
@cython.locals(i=int)
cpdef void take_fuel(State s, int cell) noexcept nogil
cpdef void take_control(State s, int cell) noexcept nogil
@cython.locals(i=int)
cpdef void put_under(State s, int cell) noexcept nogil
@cython.locals(cell=int, i=int)
cpdef void make_fuel(State s, int why) noexcept nogil
@cython.locals(cell=int)
cpdef void make_control(State s, int why) noexcept nogil
