include "../model/common.pxi"
from hotzone.games.fire.rules cimport (
    carrying, doors, ending, escaping, extinguishing, gun, ladders, moving, passages, paying, people,
    specialists, street, vehicles,
)

@cython.locals(hot=bint, budget=int, i=int)
cpdef void choices(State s) noexcept nogil
cpdef void stops(State s) noexcept nogil
@cython.locals(here=int, bits=int, wet=int, feet=int, side=int, i=int, edge=int, kind=int)
cpdef void around(State s, int budget, bint hot) noexcept nogil
cpdef void climbs(State s, int who, int figure, int bits, int budget, int purpose, bint hot) noexcept nogil
@cython.locals(price=int)
cpdef void chops(State s, int edge, int budget, bint hot) noexcept nogil
@cython.locals(who=int, purpose=int, budget=int, bits=int, side=int)
cpdef void walks(State s, int figure, bint hot) noexcept nogil
@cython.locals(i=int, budget=int, side=int)
cpdef void commands(State s, bint hot) noexcept nogil
cpdef int price(State s, int figure, int kind, int target) noexcept nogil
@cython.locals(who=int)
cpdef int price_of(State s, int action) noexcept nogil
cpdef int purpose(State s, int kind, int target) noexcept nogil
@cython.locals(figure=int)
cpdef void do(State s, int who, int kind, int target, int friend) noexcept nogil
