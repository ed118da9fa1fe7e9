include "../model/common.pxi"
from hotzone.core.evaluator cimport Evaluator
from hotzone.games.reactor.evaluation.card_forecast cimport CardForecast

cdef class ReactorBaseFeatures(Evaluator):
    cdef readonly State s
    cdef readonly CardForecast o
    cdef double[16] fade
    cdef double[32] sums
    cdef double won(self) noexcept nogil
    cdef bint idle(self, int action) noexcept nogil
    @cython.final
    cdef void add(self, double value) noexcept nogil
    @cython.final
    cdef int coming(self) noexcept nogil
    @cython.final
    @cython.locals(unseen=int, hidden=int, known=int, working=int, i=int)
    cdef void goal(self) noexcept nogil
    @cython.final
    @cython.locals(sector=int, soon=double, i=int)
    cdef void cards(self) noexcept nogil
    @cython.final
    @cython.locals(i=int, cell=int, tile=int, fuel=bint, live=bint, late=double)
    cdef void tiles(self) noexcept nogil
    @cython.final
    @cython.locals(kind=int, many=int, seat=int, lying=int, i=int)
    cdef void tokens(self) noexcept nogil
    @cython.final
    @cython.locals(away=double, i=int)
    cdef void gathering(self) noexcept nogil
