"""Refinements of single products' models, by product code.

Each entry overrides or adds to the `model` of product.yaml: shape switches, materials and numbers
that the builders in `archetypes_*.py` read, and under `camera` how the product is photographed
(see studio.py: pose, yaw, pitch, lens, detail).
"""
REFINEMENTS = {}
