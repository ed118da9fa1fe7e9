include "../model/common.pxi"
from hotzone.games.fire.rules cimport elevators, ending, threats

@cython.locals(side=int)
cpdef void explode(State s, int centre, int why) noexcept nogil
@cython.locals(near=bint, linked=bint, here=int, i=int, edge=int, kind=int)
cpdef void blast(State s, int centre, int side) noexcept nogil
@cython.locals(kind=int)
cpdef bint turns(State s, int here, int side) noexcept nogil
cpdef void break_door(State s, int edge, int why) noexcept nogil
