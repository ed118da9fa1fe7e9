cimport cython

from hotzone.ai cimport words as n
from hotzone.ai.outlook cimport Layer, Outlook
from hotzone.core cimport words as c

cdef unsigned long long MASK, SPREAD

cdef class Growth(Outlook):
    cdef public int width
    cdef readonly int level
    cdef int[::1] way
    @cython.final
    cdef void grow(self) noexcept nogil
    @cython.final
    @cython.locals(key=cython.ulonglong)
    cdef unsigned long long key_of(self, Layer layer, int purse, int later) noexcept nogil
    @cython.final
    @cython.locals(sort=int, key=cython.ulonglong, place=int, purse=int, known=int, node=int)
    cdef int enter(self, Layer layer, int parent, int action, int later) noexcept nogil
    @cython.final
    @cython.locals(end=int)
    cdef void close(self, Layer layer, int node) noexcept nogil
    @cython.final
    @cython.locals(steps=int, here=int)
    cdef void go_to(self, int node) noexcept nogil
    @cython.final
    @cython.locals(end=int, later=int, i=int, child=int, weight=int)
    cdef void open_up(self, int node) noexcept nogil
    @cython.final
    @cython.locals(left=int, waiting=int, node=int, i=int)
    cdef void spend(self) noexcept nogil
