"""Makes a picture of rendered passes: python3 develop_scene.py <weights.tza> <passes.npz> <grade as JSON> <picture.png>

Runs outside Blender, whose numpy may have a slow BLAS, and so a grade can be changed without a new render.
"""
import json
import os
import sys

import numpy as np

sys.path[:0] = [os.path.dirname(os.path.abspath(__file__))]

from denoiser import denoise, read_archive
from grade import develop
from post import write_png


def main():
    weights, passes, grade, picture = sys.argv[1:]
    with np.load(passes) as loaded:
        clean = denoise(read_archive(weights), loaded['colour'], loaded['albedo'], loaded['normal'])
    write_png(picture, develop(clean, **json.loads(grade)))


main()
