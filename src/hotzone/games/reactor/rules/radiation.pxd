include "../model/common.pxi"

cpdef bint alive(State s, int seat) noexcept nogil
@cython.locals(tile=int)
cpdef int strength(State s, int cell) noexcept nogil
@cython.locals(amount=int)
cpdef void take_dose(State s, int seat, int why) noexcept nogil
@cython.locals(seat=int)
cpdef void turned_up(State s, int cell) noexcept nogil
@cython.locals(cell=int, kind=int)
cpdef void die(State s, int seat, int why) noexcept nogil
