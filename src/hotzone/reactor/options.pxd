from hotzone.reactor cimport words as w

cdef class Options:
    cdef public int crew, players, hearts
    cdef public int dealt, chosen_starts, own_back, forgetful, giving_up
    cdef public int yellow_from, red_from, fuel_cards, control_cards
    cdef public int most_radiation, black_dose, red_dose, broken_dose, lost_at
    cdef unsigned char[4] role, player, start, steps, tiles
    cdef unsigned char[64] full
    cdef unsigned char[3] overheats, failures
