"""The risk map: every roll of the next fire phase, chains of flare-ups, and the chances of what they do."""
