include "../model/common.pxi"

cpdef void finish(State s, int result, int why) noexcept nogil
cpdef void damage(State s, int edge, int why) noexcept nogil
cpdef int victims_in_play(State s) noexcept nogil
cpdef bint is_won(State s) noexcept nogil
@cython.locals(left=int, cell=int)
cpdef void after_hazmat(State s) noexcept nogil
cpdef void after_rescue(State s) noexcept nogil
cpdef void after_losses(State s) noexcept nogil
cpdef void fall_in(State s) noexcept nogil
