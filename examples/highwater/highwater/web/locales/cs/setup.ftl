# What can be chosen before a match.
hw-boats = Lodě
hw-set-level = Povodeň
hw-level-calm = Pomalá voda
hw-level-calm-how = Jedna kostka za tah, zachránit deset lidí
hw-level-high = Velká voda
hw-level-high-how = Dvě kostky za tah, zachránit devět lidí
hw-level-storm = Bouře
hw-level-storm-how = Tři kostky za tah, zachránit osm lidí
