# Что говорит --help; английское стоит в самих командах.
option-rules = family — семейная игра, experienced — для опытных
option-modules = части игры для опытных: specialists,hazmat,vehicles,hotspots
option-level = уровень игры для опытных: recruit, veteran, heroic
option-scenarios = volunteers,unmarked-hazmat,arson, … (все покажет hotzone games)
option-scenario = один сценарий; можно повторять
option-edition = чья книга правил: en, ru, cs, it
option-board = здание, по имени
option-crew = сколько пожарных или их карты: captain,rescue,driver
option-setup = где горит вначале: printed, simple или full
option-cards = кому какой специалист: choose — выбирают, deal — сдают
option-players = сколько человек играет
