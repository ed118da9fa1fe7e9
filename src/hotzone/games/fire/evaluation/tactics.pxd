include "../model/common.pxi"
from hotzone.games.fire.rules cimport gun, passages, rolls
from hotzone.games.fire.evaluation.base_features cimport FireBaseFeatures

cdef int RED, BLACK, SHOT, CARRYING

cdef class FireTactics(FireBaseFeatures):
    cdef double plain, again
    cdef int[48] hits
    @cython.final
    @cython.locals(found=int, side=int, i=int)
    cdef int fires_hit(self, int cell) noexcept nogil
    @cython.final
    @cython.locals(total=int, i=int, red=int, black=int, row=int, column=int, k=int, best=double)
    cdef void aim(self, int area) noexcept nogil
    @cython.final
    @cython.locals(plain=double, again=double, free=double, inside=int, area=int, i=int, start=int, near=int, driver=int, far=int)
    cdef void gunfire(self) noexcept nogil
    @cython.final
    @cython.locals(home=int, loaded=double, left=double, coming=double, after=int, slot=int, cell=int, far=int, i=int)
    cdef void carrying(self) noexcept nogil
    @cython.final
    @cython.locals(up=int, riding=int, i=int, cell=int, slot=int, ways=int, floor=int, lobby=int)
    cdef void high_floor(self) noexcept nogil
