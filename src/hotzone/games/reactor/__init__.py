"""Reactor: gather the six emergency assemblies around a working control assembly before the zone burns through."""
