# What can be chosen before a match.
hw-boats = Boats
hw-set-level = The flood
hw-level-calm = Slow water
hw-level-calm-how = One die a turn, ten people to save
hw-level-high = High water
hw-level-high-how = Two dice a turn, nine people to save
hw-level-storm = Storm
hw-level-storm-how = Three dice a turn, eight people to save
