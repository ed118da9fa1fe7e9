include "../model/common.pxi"

@cython.locals(here=int, kind=int, seat=int, leaver=int)
cpdef void choices(State s) noexcept nogil
cpdef void change(State s, int seat, int kind, int more, int why) noexcept nogil
cpdef void give(State s, int kind, int seat) noexcept nogil
@cython.locals(i=int)
cpdef void leave(State s, int kind) noexcept nogil
@cython.locals(i=int)
cpdef void take(State s, int kind, int leaver) noexcept nogil
