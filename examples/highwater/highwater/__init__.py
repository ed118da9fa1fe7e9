"""High Water: two boats fetch people from the roofs of a flooded village."""
