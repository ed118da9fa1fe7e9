include "../model/common.pxi"
from hotzone.games.reactor.rules cimport luck

cdef unsigned long long MASK

cdef class Searchable(State):
    @cython.locals(found=cython.ulonglong, i=int)
    cdef unsigned long long key(self) noexcept nogil
    cdef int points_left(self) noexcept nogil
    cdef int phase(self) noexcept nogil
    cdef int end_action(self) noexcept nogil
    cdef int weight(self, int action) noexcept nogil
