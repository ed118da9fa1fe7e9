cimport cython

from hotzone.ai.network cimport Network
from hotzone.ai.tree cimport Tree
from hotzone.core cimport words as c
from hotzone.core.judge cimport Judge
from hotzone.core.table cimport Table

@cython.final
cdef class Layer:
    cdef readonly Table table
    cdef readonly Judge judge
    cdef readonly bint deepest
    cdef readonly Layer below

cdef class Outlook(Tree):
    cdef readonly Layer top
    cdef readonly Network net
    cdef public bint learned
    cdef public long long looks
    @cython.final
    cdef double worth(self, Layer layer) noexcept nogil
    @cython.final
    @cython.locals(phase=int)
    cdef double settle(self, Layer layer) noexcept nogil
    @cython.final
    @cython.locals(nature=bint, total=double, weights=int, best=double, i=int, value=double, weight=int)
    cdef double expect(self, Layer layer) noexcept nogil
    @cython.final
    @cython.locals(preparing=bint, best=int, most=double, i=int, value=double)
    cdef int answer(self) noexcept nogil
