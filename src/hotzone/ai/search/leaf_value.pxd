include "../../core/common.pxi"
from hotzone.ai.search.network cimport Network
from hotzone.ai.search.tree cimport Tree

@cython.final
cdef class Layer:
    cdef readonly Table table
    cdef readonly Evaluator evaluator
    cdef readonly bint deepest
    cdef readonly Layer below

cdef class LeafValue(Tree):
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
    @cython.locals(best=int, most=double, i=int, value=double)
    cdef int pick(self) noexcept nogil
