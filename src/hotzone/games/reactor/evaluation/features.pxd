include "../model/common.pxi"
from hotzone.games.reactor.evaluation.base_features cimport ReactorBaseFeatures

cdef class ReactorEvaluator(ReactorBaseFeatures):
    @cython.locals(seat=int)
    cdef void write_inputs(self) noexcept nogil
    @cython.final
    @cython.locals(alive=int, dose=int, dying=double, role=int, lives=double, burden=double, danger=double,
        next_one=double, seat=int)
    cdef void people(self) noexcept nogil
    @cython.final
    @cython.locals(tile=int)
    cdef double danger(self, int cell) noexcept nogil
    @cython.final
    @cython.locals(movers=double, lifts=double, there=int, ready=int, worst=int, cooling=double, foaming=double,
        clearing=double, core=double, unseen=int, mine=int, cranes=bint, cell=int, tile=int, near=int, lifted=int, cooled=int,
        foamed=int, seat=int, turns=int, walks=double, glowing=double, waiting=double)
    cdef void errands(self) noexcept nogil
    @cython.final
    @cython.locals(known=double, turns=double, cards=double, burns=double, lasts=double, term=double, i=int,
        spare=double, chance=double, red=double, failing=double)
    cdef void reckon(self, double walks, double glowing, double waiting, double core, double near) noexcept nogil
    cdef double guess(self) noexcept nogil

cpdef double fading(double x) noexcept nogil
cpdef double enough(double x) noexcept nogil
