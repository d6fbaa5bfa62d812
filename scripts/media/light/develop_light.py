"""Makes the frames of a light film: python3 develop_light.py <weights.tza> <passes.npz> <frames as JSON>

Reads the passes of `render_light.py`, cleans each once, and writes one frame after the other to standard output (RGB, 8 bits).
A frame of the JSON names for each group its level times its colour (linear sRGB); `exposure` and `bloom` are those of the whole
film, so that dimmed light looks dimmed. Frames that are the same as the last are written again, not calculated.
"""
import json
import os
import sys

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [os.path.join(os.path.dirname(HERE), 'develop')]

from denoiser import denoise, read_archive
from grade import expose, finish


def clean(weights, passes):
    """Passes without noise by their names: those of the lamps, white, and of the room. A file beside them remembers them."""
    known = f'{passes}.clean.npz'
    if not os.path.exists(known):
        parameters = read_archive(weights)
        with np.load(passes) as loaded:
            guides = loaded['albedo'], loaded['normal']
            lights = [name for name in loaded.files if name not in ('albedo', 'normal')]
            np.savez(known, **{name: denoise(parameters, loaded[name], *guides) for name in lights})
    with np.load(known) as loaded:
        return {name: loaded[name] for name in loaded.files}


def mix(light, levels):
    """The sum of the groups, each by its level and colour; a group that is not named is dark."""
    return sum(light[group] * np.array(colour, np.float32) for group, colour in levels.items() if group in light)


def main():
    weights, passes, task = sys.argv[1:]
    with open(task, encoding='utf-8') as f:
        film = json.load(f)
    light = clean(weights, passes)
    factor = expose(mix(light, film['exposed']), film['key'], film['percentile'], film['top'])
    last, shown = None, b''
    for levels in film['frames']:
        if levels != last:
            picture = finish(mix(light, levels) * factor, film['bloom'])
            last, shown = levels, (picture * 255 + 0.5).astype(np.uint8).tobytes()
        sys.stdout.buffer.write(shown)


main()
