from hotzone.core cimport rows
from hotzone.core.graph cimport Board

cdef int OWN

cdef class Building(Board):
    # made by make ids from hotzone.games.fire.model.fields BUILDING: declare
    cdef unsigned char[128] edge, inside, stands, burns, inner, ring, red, black, arrow, refuge, start, safe, again, lift
    cdef unsigned char[128] floor, top, open_side
    cdef unsigned char[14] opens, walks, breaks
    cdef unsigned char[100] by_dice
    cdef unsigned char[16] engine, ambulance
    cdef unsigned char[8] aims, lift_at, lift_door, lift_front, engine_side
    cdef unsigned char[32] area
    cdef unsigned char[9] first_fire, opposite
    cdef unsigned char[4] line_die, line_at
    cdef public int inner_count, ring_count, engine_places, ambulance_places, drive_cost, drive_any, start_count, special
    cdef public int street, lifts, stairs, ladders, lines, both_first, every_floor, floor_poi
    # end of what make ids made
