# What can be chosen before a match.
hw-boats = Лодки
hw-set-level = Наводнение
hw-level-calm = Медленная вода
hw-level-calm-how = Один кубик за ход, спасти десятерых
hw-level-high = Большая вода
hw-level-high-how = Два кубика за ход, спасти девятерых
hw-level-storm = Шторм
hw-level-storm-how = Три кубика за ход, спасти восьмерых
