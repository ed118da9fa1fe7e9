cimport cython

cdef unsigned long long MASK, STEP, MIX, MIX2, STAR

@cython.final
cdef class Dice:
    cdef public unsigned long long state
    cpdef void reseed(self, unsigned long long seed) noexcept nogil
    @cython.locals(x=cython.ulonglong)
    cpdef int below(self, unsigned long long n) noexcept nogil
