"""What goes with strip, laid out on the bench."""
import random

from scenes_kit import area, camera, luminaire
from scenes_materials import DAY, NEUTRAL, SOFT
from scenes_workshop import TOP, bench, rack, shell

# Product, finish and places on the bench (x, y, turn in degrees).
LAID_OUT = (
    ('hilo', 'white', [(-0.235, 0.58, -37)]),
    ('hilo', 'black', [(0.245, 0.62, -22)]),
    ('surdf', 'opal', [(-0.01, 0.72, 8)]),
    ('surdf', 'black', [(-0.01, 0.63, 5)]),
    ('taller', 'white', [(0.075, 0.515, 16)]),
    ('sello', 'white', [(-0.065, 0.435, 22)]),
    ('sello', 'opal', [(-0.285, 0.355, 5)]),
    ('surtp', 'aluminium', [(0.13, 0.375, 12)]),
    ('surtp', 'black', [(0.225, 0.40, -20)]),
    ('surfx', 'stainless-steel', [(-0.115, 0.29, 20)]),
    ('nudo', 'white', [(0.0, 0.265, 22)]),
    ('taller', 'grey', [(0.165, 0.245, 200)]),
)


def strip_accessories():
    shell()
    rack(-3.4, -0.9, 5.75, 6.25, random.Random(3))
    rack(-0.75, 1.75, 5.75, 6.25, random.Random(5))
    bench(-2.3, 2.5, 0.1, 1.1)
    bench(-2.0, 2.8, 3.0, 3.9)
    for code, finish, places in LAID_OUT:
        luminaire(code, [(x, y, TOP + 0.0005, turn) for x, y, turn in places], level=1, quality=1.0, finish=finish)
    area((-6.4, 1.5, 3.2), (0, 1, 0.8), 260, 9, 2.6, DAY)
    area((-0.9, 1.0, 2.3), (0, 0.45, TOP), 16, 1.5, 0.1, NEUTRAL)
    area((0.9, 0.2, 2.3), (0, 0.45, TOP), 7, 1.5, 0.1, SOFT)
    camera((-0.02, -0.30, 1.40), (0.0, 0.46, TOP + 0.01), 44, (1200, 750), tilt=True, focus=0.90, fstop=8)
    return {'key': 0.24, 'percentile': 50, 'warmth': 0.25, 'samples': 10, 'bounces': 5}


SCENES = {'strip-accessories': strip_accessories}
