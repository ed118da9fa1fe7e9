include "../model/common.pxi"
from hotzone.games.fire.rules cimport gun, threats, vehicles
from hotzone.games.fire.evaluation.gun_odds cimport GunOdds
from hotzone.games.fire.evaluation.tactics cimport FireTactics

cdef double LEFT
cdef int BOX, HANDS, STOREYS, MENDING

cdef class FireEvaluator(FireTactics):
    cdef double[16] liked
    cdef GunOdds shot
    @cython.final
    @cython.locals(i=int, kind=int)
    cdef bint beyond_the_box(self) noexcept nogil
    cdef double won(self) noexcept nogil
    @cython.locals(first=int)
    cdef double advise(self, int action) noexcept nogil
    @cython.locals(i=int)
    cdef bint is_ready(self) noexcept nogil
    @cython.locals(spaces=int, i=int)
    cdef int merge_answers(self) noexcept nogil
    cdef int accept(self) noexcept nogil
    @cython.locals(i=int)
    cdef void weigh_answers(self) noexcept nogil
    cdef void write_inputs(self) noexcept nogil
    @cython.final
    @cython.locals(lying=int, near=int, smoky=int, danger=double, start=int, i=int, cell=int, coming=int, role=int, has=double)
    cdef void box(self) noexcept nogil
    @cython.final
    @cython.locals(fire=int, role=int, i=int, close=double, near=double)
    cdef void hands(self) noexcept nogil
    @cython.final
    @cython.locals(found=int, slot=int)
    cdef int nearest_person(self, int cell) noexcept nogil
    @cython.final
    @cython.locals(fires=int, people=int, crew=int, i=int, cell=int, slot=int, fallen=int, held=int, lifts=int, raised=int)
    cdef void storeys(self) noexcept nogil
    @cython.final
    @cython.locals(who=int, i=int, start=int, spots=int, near=double, cell=int, cracked=int)
    cdef void mending(self) noexcept nogil
    @cython.final
    @cython.locals(reach=int, clear=int, area=int, i=int, cell=int, standing=int, driver=int, coming=int, on=int)
    cdef void engine(self) noexcept nogil
    @cython.locals(unseen=int, chance=double, worth=double)
    cdef double guess(self) noexcept nogil
