"""What a game gives, a file a reader. All but `game` is optional: who needs a part asks for it by `isinstance`.

| reader | file | what a game may be |
| --- | --- | --- |
| everybody | `game` | `Game` and its `Match`; `Titled`, `BoardReader` |
| the page | `page` | `PageGame`: boards, paths, events without rules, a line of the log; `Foreteller`: what a roll would do |
| a terminal | `terminal` | `DisplayGame`: pictures and sentences of its own |
| who sets up a match | `settings` | `Configurable`: every `Setting`, its choices, help and question |
| bots and the coach | `ai` | `Evaluated` (the match), `Explainer`, `RequestTaker`, `Trainable` |
| machines that learn | `learning` | `Learnable`: an `ActionTable`, or `Learning` with observations |
| dice that crews share | `same_luck` | `HidesFaces`: what lies face down, and what nature turns up |
| simulations | `simulation` | `Simulatable`: `Varied`, `MixedMatches`, `Benchmarked`, `HeatMapped`, `Graded` |
| programs that write actions | `grammar` | `ActionGrammar`: what every action looks like |
| who draws boards | `workshop` | `BoardWorkshop`: checks and blank boards; `BoardFormats`: other forms; `BoardMaker`: by luck |
"""
