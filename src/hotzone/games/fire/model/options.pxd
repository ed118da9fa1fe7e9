from hotzone.core cimport rows
from hotzone.core.rows cimport Rows

cdef class Options(Rows):
    # made by make ids from hotzone.games.fire.model.fields OPTIONS: declare
    cdef unsigned char[16] base_ap, move_pool, douse_pool, command_pool, chop_cost, douse_cost, gun_cost
    cdef public int crew, first, specialists, hazmats, vehicles, hot_spots, arrows, setup, explosions, hazmat_count
    cdef public int victim_count, alarm_count, extra_spots, spot_supply, dealt, deck, threat_markers, lose_saved, flash_door
    cdef public int wave_door, discard_poi, stop_moving, stack_hazmats, fourth_again, joint_reroll, cafs_command, nines
    cdef public int crew_change, unmarked, gun_works, arson, friend, hottest, all_spots, spots_on_board, call_lift
    cdef public int alarm_spot, dispose_counts
    # end of what make ids made
