include "../model/common.pxi"

cpdef int opposite(State s, int black) noexcept nogil
@cython.locals(red=int, black=int)
cpdef bint line_burns(State s, int die, int fixed) noexcept nogil
