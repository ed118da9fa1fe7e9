include "../model/common.pxi"
from hotzone.games.fire.rules cimport passages, paying

cdef int NEVER

@cython.locals(i=int)
cpdef bint anyone_in_fire(State s) noexcept nogil
cpdef bint is_in_fire(State s, int figure) noexcept nogil
@cython.locals(best=int, side=int, i=int, there=int, cost=int)
cpdef int way_out(State s, int cell, int limit) noexcept nogil
@cython.locals(general=int, need=int, others=int, cafs=int, commanded=int, by_command=int, i=int)
cpdef bint all_can_leave(State s) noexcept nogil
@cython.locals(douse=int, step=int, path=int)
cpdef int own_need(State s, int general) noexcept nogil
@cython.locals(ap=int, saved=int, move_ap=int, douse_ap=int, command_ap=int, cafs=int, watched=bint, figure=int,
               place=int, threat=int, edge=int, ladder=int, answer=bint)
cpdef bint allowed(State s, int who, int kind, int target, int cost, int purpose) noexcept nogil
