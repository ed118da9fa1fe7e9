include "../model/common.pxi"
from hotzone.games.fire.rules cimport carrying, ending, escaping, friends

@cython.locals(i=int, cell=int)
cpdef bint on_engine(State s, int figure) noexcept nogil
@cython.locals(i=int)
cpdef bint is_engine_space(State s, int cell) noexcept nogil
@cython.locals(price=int, places=int, place=int)
cpdef void choices(State s, int budget, bint hot) noexcept nogil
@cython.locals(here=int, answer=bint)
cpdef bint leaves_a_way(State s, int place, int price) noexcept nogil
cpdef bint is_next(int here, int place, int places) noexcept nogil
@cython.locals(vehicle=int, i=int)
cpdef void drive(State s, int kind, int cell) noexcept nogil
cpdef int why_driven(State s) noexcept nogil
@cython.locals(place=int)
cpdef void park(State s, int vehicle, int cell, int why) noexcept nogil
@cython.locals(i=int)
cpdef bint boarding(State s) noexcept nogil
cpdef void seats(State s) noexcept nogil
cpdef void ride(State s, int kind, int cell) noexcept nogil
@cython.locals(count=int)
cpdef void arrive(State s) noexcept nogil
