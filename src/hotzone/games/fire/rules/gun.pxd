include "../model/common.pxi"
from hotzone.games.fire.rules cimport escaping, passages, rolls, threats, vehicles

@cython.locals(red=int, black=int, i=int)
cpdef bint in_area(State s, int area, int cell) noexcept nogil
@cython.locals(i=int)
cpdef bint is_clear(State s, int area) noexcept nogil
@cython.locals(price=int, area=int)
cpdef void choices(State s, int budget, bint hot) noexcept nogil
cpdef int first_space(State s, int area) noexcept nogil
cpdef void fire(State s, int cell) noexcept nogil
cpdef void rolled(State s, int red, int black) noexcept nogil
cpdef void rerolls(State s) noexcept nogil
cpdef void reroll(State s, int dice) noexcept nogil
@cython.locals(area=int, i=int)
cpdef int landing(State s, int red, int black) noexcept nogil
@cython.locals(cell=int, side=int, i=int, there=int)
cpdef void shoot(State s) noexcept nogil
