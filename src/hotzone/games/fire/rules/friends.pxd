include "../model/common.pxi"
from hotzone.games.fire.rules cimport ending, passages

@cython.locals(cell=int)
cpdef void fall(State s, int figure) noexcept nogil
cpdef void see_who_stands(State s) noexcept nogil
cpdef void put(State s, int figure, int cell) noexcept nogil
cpdef void bring(State s, int figure, int cell) noexcept nogil
@cython.locals(i=int)
cpdef bint revives(State s, int cell) noexcept nogil
cpdef void stand_up(State s, int figure, int why) noexcept nogil
@cython.locals(i=int)
cpdef void stand_up_at(State s, int cell, int why) noexcept nogil
@cython.locals(i=int)
cpdef void meet_vehicle(State s, int vehicle) noexcept nogil
@cython.locals(i=int)
cpdef bint lies_at(State s, int cell) noexcept nogil
