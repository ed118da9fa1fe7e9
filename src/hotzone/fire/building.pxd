from hotzone.core cimport words as c
from hotzone.core.board cimport Board

cdef class Building(Board):
    cdef public int engine_places, ambulance_places, drive_cost
    cdef unsigned char[100] by_dice
    cdef unsigned char[128] red, black, arrow, refuge
    cdef unsigned char[16] engine, ambulance
    cdef unsigned char[8] aims
    cdef unsigned char[32] area
    cdef unsigned char[9] first_fire, opposite
