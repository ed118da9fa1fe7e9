include "../core/common.pxi"

@cython.final
cdef class Batch:
    cdef readonly Table table
    cdef readonly Dice dice
    cdef readonly long long matches, actions, turns, endless
    cdef readonly bint watched
    cdef long long[16] endings
    @cython.locals(i=cython.longlong)
    cdef void run(self, unsigned long long seed, long long first, long long games, int limit) noexcept nogil
    @cython.locals(steps=int)
    cdef void play_out(self, int limit) noexcept nogil
    cpdef void play(self, unsigned long long seed, long long first, long long games, int limit=*)
    @cython.locals(_=cython.longlong)
    cpdef void rewinds(self, long long times)
