from hotzone.core cimport words as c
from hotzone.core.table cimport Table
from hotzone.fire cimport words as w
from hotzone.fire.building cimport Building
from hotzone.fire.options cimport Options

cdef class State(Table):
    cdef readonly Building board
    cdef readonly Options options
    cdef unsigned char[128] threat, spot, hazmat, edge, ladder
    cdef unsigned char[8] at, saved, role
    cdef unsigned char[4] poi, poi_at
    cdef public int stage, seat, ap, move_ap, douse_ap, command_ap, cafs, fresh, engine, ambulance
    cdef public int markers, damage, rescued, lost, victims, alarms, spots
    cdef public int asked, step, target, red, black, rerolled, riders, fallen, had_spot, flared, playing_on
    cdef public int evidence, lying, stranded, signs, holds, ladders
    cdef void clear(self) noexcept nogil
    cdef void copy_state(self, State s) noexcept nogil
