"""The rules, one file for each topic, in the rulebook's words. Plain Python; a `.pxd` beside a file lets it be compiled."""
