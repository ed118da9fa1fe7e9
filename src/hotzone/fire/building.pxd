from hotzone.core cimport words as c
from hotzone.core.board cimport Board

cdef class Building(Board):
    cdef public int engine_places, ambulance_places, drive_cost, drive_any, start_count
    cdef public int special, street, lifts, stairs, ladders, lines, both_first, every_floor, floor_poi
    cdef unsigned char[100] by_dice
    cdef unsigned char[128] red, black, arrow, refuge, start, safe, again, lift, floor, top, open_side
    cdef unsigned char[16] engine, ambulance
    cdef unsigned char[8] aims, lift_at, lift_door, lift_front, engine_side
    cdef unsigned char[4] line_die, line_at
    cdef unsigned char[32] area
    cdef unsigned char[9] first_fire, opposite
