"""What Reactor gives to machines that learn."""

from __future__ import annotations

from hotzone.contract.learning import FieldLearning
from hotzone.games.reactor.learning.action_space import reactor_actions
from hotzone.games.reactor.learning.observation_layout import reactor_layout, reactor_observer
from hotzone.games.reactor.learning.observer import MERITS
from hotzone.games.reactor.model.fields import STATE
from hotzone.games.reactor.setup import MOST_PLAYERS

INTERFACE = FieldLearning("character", MERITS, MOST_PLAYERS, STATE, reactor_actions, reactor_layout, reactor_observer)
