"""What the fire game gives to machines that learn."""

from __future__ import annotations

from hotzone.contract.learning import FieldLearning
from hotzone.games.fire.learning.action_space import fire_actions
from hotzone.games.fire.learning.observation_layout import fire_layout, fire_observer
from hotzone.games.fire.learning.observer import MERITS
from hotzone.games.fire.model.fields import STATE
from hotzone.games.fire.setup.settings import LARGEST_CREW

INTERFACE = FieldLearning("firefighter", MERITS, LARGEST_CREW, STATE, fire_actions, fire_layout, fire_observer)
