from hotzone.core cimport rows
from hotzone.core.rows cimport Rows
from hotzone.games.reactor.model cimport constants as w

cdef class Options(Rows):
    # made by make ids from hotzone.games.reactor.model.fields OPTIONS: declare
    cdef unsigned char[4] role, player, start, steps, tiles
    cdef unsigned char[64] full
    cdef unsigned char[3] overheats, failures
    cdef public int crew, players, hearts, dealt, chosen_starts, own_back, forgetful, giving_up, yellow_from, red_from
    cdef public int fuel_cards, control_cards, most_radiation, black_dose, red_dose, broken_dose, lost_at
    # end of what make ids made
