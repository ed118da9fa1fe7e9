include "../model/common.pxi"
from hotzone.games.fire.rules cimport carrying, ending, escaping, friends, passages, paying, threats, vehicles

cdef int CHANGE_COST

@cython.locals(role=int, here=int, slot=int, i=int)
cpdef void choices(State s, int budget, bint hot) noexcept nogil
cpdef bint is_quiet(State s, int cell) noexcept nogil
@cython.locals(side=int, edge=int)
cpdef void engineering(State s, int here, int budget) noexcept nogil
cpdef void do(State s, int kind, int target) noexcept nogil
cpdef void clear_spot(State s, int cell) noexcept nogil
cpdef void repair(State s, int edge) noexcept nogil
cpdef bint may(State s, int kind, int price, bint hot) noexcept nogil
@cython.locals(slot=int)
cpdef int untreated_at(State s, int cell) noexcept nogil
cpdef void treat(State s, int cell) noexcept nogil
cpdef void dispose(State s, int cell) noexcept nogil
@cython.locals(bits=int, i=int)
cpdef int cards_in_use(State s) noexcept nogil
@cython.locals(free=int, role=int)
cpdef void changes(State s, int budget) noexcept nogil
cpdef void change(State s, int role) noexcept nogil
