"""What a game gives, with one file for each reader. All but `Game` and `Match` is optional: ask for a part by `isinstance`.

| reader | file | what a game may be |
| --- | --- | --- |
| everybody | `game` | `Game` and its `Match`; `Titled`, `CostLister` |
| who reads boards | `game` | `BoardReader`; `OnBoard` (the match), `SourcedPlan` (its board) |
| the page | `page` | `PageGame`: boards, paths, events without rules, a line of the log; `OutcomeForecaster`: what a roll does |
| the rulebook | `page` | `BookGame`: events read from their texts |
| a terminal | `terminal` | `DisplayGame`: pictures and sentences of its own |
| notebooks | `picture` | `Pictured`: a table as plain shapes |
| who sets up a match | `settings` | `Configurable`: every `Setting`, its choices, help and question |
| bots and the coach | `ai` | `Evaluated` (the match), `Explainer`, `ChoiceExplainer`, `RequestTaker`, `Trainable`, `Measured` |
| a victory that stands | `ai` | `PlayedOn` |
| the academy | `ai` | `PuzzleGame`: what is asked of a turn, and what its ends cost |
| machines that learn | `learning` | `Learnable`: an `ActionTable`, or `Learning` with observations |
| dice that crews share | `same_luck` | `HidesFaces`: what lies face down; `TellsLikeness`: which crews stood alike |
| simulations | `simulation` | `Simulatable`: `Varied`, `MixedMatches`, `Benchmarked`, `Tabulated`, `HeatMapped`, `Graded` |
| programs that write actions | `grammar` | `ActionGrammar`: what every action looks like |
| who draws boards | `workshop` | `BoardWorkshop`: checks and blank boards; `BoardFormats`: other forms; `BoardMaker`: by luck |
| who brings boards | `shared.position_file` | `BoardTaker`: boards that travel with records and positions |
"""
