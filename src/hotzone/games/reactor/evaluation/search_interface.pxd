include "../model/common.pxi"
from hotzone.games.reactor.rules cimport luck

cdef unsigned long long MASK

cdef class Searchable(State):
    @cython.locals(found=cython.ulonglong, i=int)
    cdef unsigned long long key(self) noexcept nogil
