include "../model/common.pxi"
from hotzone.games.fire.risk cimport effects as x
from hotzone.games.fire.risk.effects cimport Effects

cdef int DEEP, FACES

@cython.final
cdef class RiskNodes:
    cdef readonly Effects effects
    cdef readonly State start
    cdef public int count
    cdef readonly int room, many, markers, spots, damage
    cdef int[::1] up, by, does, kids, path
    @cython.locals(here=int, effect=int, i=int)
    cdef int begin(self, int up, int by) except -1
    cdef void keep(self, int face, int effect, int kid) noexcept nogil
    @cython.locals(i=int, new=int)
    cdef void renumber(self, int first, int[::1] moved) noexcept nogil
    @cython.locals(effect=int)
    cdef int known(self, int face) noexcept nogil
    @cython.locals(here=int, used=int, i=int)
    cdef int search(self, int face) noexcept nogil
    @cython.locals(other=int, first=int)
    cdef int needed_first(self, int here, int used, int i) noexcept nogil
    cdef int face_of(self, int i) noexcept nogil
