cimport cython

cdef int GROUPS, PAIRS
cdef double GOLDEN
cdef unsigned long long SPREAD, MASK

@cython.final
cdef class Frontier:
    cdef readonly int count, slots, room
    cdef readonly double unit, lot
    cdef double[::1] chance
    cdef unsigned long long[::1] keys
    cdef int[::1] slot, up, by, moved
    cdef unsigned char[::1] group, drawn
    @cython.locals(i=int)
    cdef int grow(self) except -1
    @cython.locals(place=int, i=int)
    cdef int join(self, unsigned long long key, double part, int up, int by, int group) noexcept nogil
    @cython.locals(place=int)
    cdef int place(self, unsigned long long key, int group) noexcept nogil
    @cython.locals(passed=double, taken=int, wheel=double, mark=double, left=int, i=int, many=int)
    cdef void thin(self) noexcept nogil
    @cython.locals(known=int, sure=int, i=int)
    cdef void find_unit(self, int some) noexcept nogil
    cdef void move(self, int old, int new, double chance, int group) noexcept nogil
