"""Scenes of light films as stills: what articles on codes and beams talk of."""
import bpy

from light_sets import brz90, gad90, ise900, ret420
from scenes_lamps import ies_file
from scenes_materials import SOFT

GRADE = {'key': 0.13, 'percentile': 60, 'warmth': 0.2, 'bloom': 0.07, 'samples': 28}


def still(build, code, file, grade):
    """The set of a light film, lit by one of its files."""
    for lamps in build({'shown': ies_file(code, file)}).values():
        for lamp in lamps:
            lamp.data.color = SOFT
    render = bpy.context.scene.render
    render.resolution_x, render.resolution_y = 1600, 1000
    return {**GRADE, **grade}


def order_code():
    return still(brz90, 'brz90', 'BRZ90-13-930-24D-W-DD', {})


def beam_angle():
    return still(gad90, 'gad90', 'GAD90-35-930-B24-B-ND', {'key': 0.15})


SCENES = {
    'order-code': order_code,
    'beam-angle': beam_angle,
    'dimmed-light': lambda: still(ise900, 'ise900', 'ISE900-48-9TW-B-D8', dict(key=0.1)),
    'street-planes': lambda: still(ret420, 'ret420', 'RET420-20-822-S-B-D', dict(key=0.12)),
}
