"""The fire game: a burning house, a crew, seven people to bring out."""
