include "../model/common.pxi"
from hotzone.games.fire.rules cimport passages

cdef unsigned long long MASK
cdef int KEPT, FAR, NO_WAY, TO_CELL, TO_SAFETY, TO_FIRE, DOOR_OF_LIFT

@cython.final
cdef class Distances:
    cdef int first, last
    cdef unsigned long long[1024] keys
    cdef unsigned char[131072] far
    cdef unsigned char[14] cross
    cdef unsigned char[256] queue
    cdef unsigned char[128] waits
    cdef void learn(self, State s) noexcept nogil
    @cython.locals(found=cython.ulonglong, i=int, cell=int)
    cdef unsigned long long look(self, State s) noexcept nogil
    @cython.locals(key=cython.ulonglong, slot=int, start=int)
    cdef int to_cell(self, State s, unsigned long long look, int cell) noexcept nogil
    @cython.locals(key=cython.ulonglong, slot=int, start=int, i=int)
    cdef int to_fire(self, State s, unsigned long long look) noexcept nogil
    @cython.locals(key=cython.ulonglong, slot=int, start=int, i=int, place=int, steps=int, drive=int)
    cdef int to_safety(self, State s, unsigned long long look) noexcept nogil
    @cython.locals(look=cython.ulonglong, home=int, best=int, slot=int, start=int, i=int, need=int)
    cdef int nearest(self, State s) noexcept nogil
    @cython.locals(i=int)
    cdef void empty(self, int start) noexcept nogil
    cdef void reach(self, int start, int cell, int cost) noexcept nogil
    @cython.locals(cell=int, enter=int, cost=int, side=int, i=int, there=int, over=int)
    cdef void flood(self, State s, int start, int how) noexcept nogil
    @cython.locals(there=int, foot=int)
    cdef void climb(self, State s, int start, int cell, int cost) noexcept nogil
    @cython.locals(lift=int, k=int, cell=int, i=int, over=int)
    cdef void reach_exits(self, State s, int start) noexcept nogil
    @cython.locals(lift=int)
    cdef int on_floor(self, State s, int cell, int there, int edge, int over) noexcept nogil
    @cython.locals(cost=int, lift=int, i=int)
    cdef void ride(self, State s, int start, int cell, int how) noexcept nogil
    @cython.locals(parked=int, engine=int, i=int, lift=int, below=bint)
    cdef void leave(self, State s, int start, int cell, int cost) noexcept nogil

@cython.locals(once=int)
cpdef int crossing(State s, int kind) noexcept nogil
