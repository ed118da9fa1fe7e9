include "../model/common.pxi"

cpdef void light(State s, int cell, int why) noexcept nogil
cpdef void smoke(State s, int cell, int why) noexcept nogil
cpdef void remove(State s, int cell, int why) noexcept nogil
@cython.locals(i=int, cell=int)
cpdef void clear_outside(State s, int why) noexcept nogil
@cython.locals(side=int, i=int)
cpdef bint beside_fire(State s, int cell) noexcept nogil
@cython.locals(i=int, count=int)
cpdef int spots_left(State s) noexcept nogil
cpdef void heat(State s, int cell, int why) noexcept nogil
