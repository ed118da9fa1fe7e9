include "../model/common.pxi"
from hotzone.games.fire.rules cimport (
    acting, dealing, ending, friends, gun, hazmat, ladders, luck, paying, people, placing, setting_up, spreading,
    threats, vehicles,
)

cpdef void go_on(State s) noexcept nogil
cpdef bint interrupted(State s) noexcept nogil
cpdef bint advance_fire(State s) noexcept nogil
cpdef void begin(State s) noexcept nogil
@cython.locals(kind=int, target=int)
cpdef void answer(State s, int action) noexcept nogil
@cython.locals(cell=int)
cpdef void rolled(State s, int red, int black) noexcept nogil
cpdef void choices(State s) noexcept nogil
