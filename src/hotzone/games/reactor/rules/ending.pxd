include "../model/common.pxi"

cpdef void finish(State s, int result, int why) noexcept nogil
@cython.locals(count=int, side=int)
cpdef int gathered(State s, int cell) noexcept nogil
@cython.locals(most=int, cell=int, count=int)
cpdef int most_gathered(State s) noexcept nogil
cpdef void press_off(State s) noexcept nogil
