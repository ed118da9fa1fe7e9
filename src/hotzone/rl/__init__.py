"""Faces for research: environments, other libraries, language models. Nothing here is imported by `import hotzone`."""
