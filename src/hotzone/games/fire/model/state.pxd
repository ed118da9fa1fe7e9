cimport cython

from hotzone.core cimport rows, constants as c
from hotzone.core.table cimport Table
from hotzone.games.fire.model cimport constants as w
from hotzone.games.fire.model.building cimport Building
from hotzone.games.fire.model.options cimport Options

cdef class State(Table):
    cdef readonly Building board
    cdef readonly Options options
    cdef public State origin
    # made by make ids from hotzone.games.fire.model.fields STATE: declare
    cdef unsigned char[128] threat, spot, hazmat, edge, ladder
    cdef unsigned char[8] at, saved, role
    cdef unsigned char[4] poi, poi_at
    cdef public int stage, seat, ap, move_ap, douse_ap, command_ap, cafs, fresh, engine, ambulance, markers, damage, rescued
    cdef public int lost, victims, alarms, spots, asked, step, target, red, black, rerolled, riders, fallen, had_spot
    cdef public int flared, playing_on, evidence, lying, stranded, signs, holds, ladders
    # end of what make ids made
    @cython.locals(i=int)
    cdef void clear(self) noexcept nogil
    cdef void copy_state(self, State s) noexcept nogil
    cdef void move_rows(self, unsigned char* p, bint reads) noexcept nogil
