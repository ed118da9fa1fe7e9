cimport cython

cdef int GROUPS
cdef double GOLDEN

@cython.final
cdef class Waiting:
    cdef readonly int count, taken, slots, room
    cdef readonly double unit, passed, wheel, next
    cdef double[::1] chance
    cdef unsigned long long[::1] keys
    cdef int[::1] slot, up, by
    cdef unsigned char[::1] group
    @cython.locals(place=int)
    cdef int join(self, unsigned long long key, double part, int up, int by) noexcept nogil
    @cython.locals(place=int)
    cdef int place(self, unsigned long long key) noexcept nogil
    @cython.locals(many=int)
    cdef int passes(self, double part) noexcept nogil
    @cython.locals(i=int)
    cdef int put(self, unsigned long long key, double part, int up, int by, int group) noexcept nogil
    @cython.locals(i=int)
    cdef void scale(self, double chances) noexcept nogil
