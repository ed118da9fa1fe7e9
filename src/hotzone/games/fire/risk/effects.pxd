include "../model/common.pxi"
from hotzone.games.fire.risk cimport sums
from hotzone.games.fire.risk.outcome cimport is_down, is_lost, resolve
from hotzone.games.fire.rules cimport ladders

cdef int CELL, FLARES, WHOLE, MARKERS, HARM, SPOTS, SUPPLY, FACE, FACTS
cdef int EDGE, HAZMAT, SPOT, DIFFERENT
cdef unsigned long long MASK

@cython.final
cdef class Effects:
    cdef readonly State root
    cdef readonly int count, room, written, listed, roomy
    cdef unsigned long long low, high
    cdef unsigned long long[::1] seen_low, seen_high, made_low, made_high, key
    cdef int[::1] fact, write_at, list_at, writes, lists
    cdef unsigned char[::1] ends
    @cython.locals(cell=int, side=int, edge=int)
    cdef void find_ends(self) noexcept nogil
    @cython.locals(flares=bint, whole=bint, blown=bint, effect=int, i=int, kind=int, there=int)
    cdef int add(self, State base, State was, State now, int cell, int face, unsigned long long key) except -1
    @cython.locals(i=int)
    cdef void write(self, int effect, int place, int value) noexcept nogil
    @cython.locals(one=cython.ulonglong)
    cdef void mark(self, int cell) noexcept nogil
    cdef void mark_beside(self, int cell) noexcept nogil
    @cython.locals(side=int)
    cdef void look_around(self, int cell) noexcept nogil
    @cython.locals(side=int, here=int)
    cdef bint look_along(self, State now, int centre) noexcept nogil
    @cython.locals(i=int, j=int, _=int)
    cdef void list_changes(self, int effect, State was, State now) noexcept nogil
    cdef void count_in(self, int place) noexcept nogil
    cdef bint touches(self, int effect, int before) noexcept nogil
    @cython.locals(i=int)
    cdef bint fits(self, int effect, int damage, int markers, int spots) noexcept nogil
    @cython.locals(i=int, j=int, place=int)
    cdef void put_on(self, State s, int effect) noexcept nogil
