cimport cython

from hotzone.core cimport words as c
from hotzone.fire cimport words as w
from hotzone.fire.rules cimport gun, threats, vehicles
from hotzone.fire.sensing cimport FireSense
from hotzone.fire.state cimport State

cdef class FireJudge(FireSense):
    cdef double[16] liked
    cdef double won(self) noexcept nogil
    cdef double advise(self, int action) noexcept nogil
    cdef void sense(self) noexcept nogil
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
