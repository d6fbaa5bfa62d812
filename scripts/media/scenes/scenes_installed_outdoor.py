"""In place: gardens, walls, streets and the waterfront."""
import math
import random

from models import pole
from scenes_cars import car
from scenes_exterior import dusk, ground, lit_room, wall_with_openings
from scenes_furniture import grass, planter, tree
from scenes_houses import house_front
from scenes_installed_front import on_wall
from scenes_installed_kit import NIGHT, SHARP, SQUARE, look, wall_pair
from scenes_kit import box, camera, cylinder, line_light, luminaire, panel, rod, spot
from scenes_lamps import aimed, ies_file, photometric
from scenes_materials import NEUTRAL, SOFT, WARM, tint
from scenes_pitch import netting
from scenes_town import evening, stained


def drn110():
    dusk(0.4)
    ground('paving')
    wall_with_openings(-5, 5, 3.2, 0, 3.0, 'plaster', [(-1.9, 1.6, 0, 2.4)])
    lit_room(-1.9, 1.6, 3.3, 0.02, 2.4, 3, 34)
    box(-5, 5, -1.5, 3.6, 2.7, 2.9, 'oak')
    places = [(x, 1.7, 2.7) for x in (-1.6, 0, 1.6)]
    luminaire('drn110', places, level=3.5)
    for x, y, z in places:
        spot((x, y, 2.5), (x, y, 0), 46, 70, 0.85, 0.03, WARM)
    planter(2.5, 2.6, 0.3, 0.5, 1.0, 3)
    look((-1.2, -1.2, 1.4), (0.1, 3.2, 1.95), 30)
    return NIGHT


def mus450():
    dusk(0.3)
    ground('grass')
    panel([(-0.9, -4, 0.02), (0.5, -4, 0.02), (1.1, 20, 0.02), (-0.4, 20, 0.02)], 'gravel')
    ys = (1.2, 3.6, 6.0, 8.4)
    luminaire('mus450', [(0.85 + y * 0.02, y, 0) for y in ys], level=3)
    for y in ys:
        spot((0.85 + y * 0.02, y, 0.37), (0.85, y, 0), 16, 160, 0.8, 0.06, WARM)
    grass(1.0, 2.6, -1, 10, 200, 3, 0.4)
    grass(-2.6, -0.9, -1, 10, 180, 5, 0.4)
    tree(-3.2, 8, 5, 1.6, 3)
    camera((-0.3, -1.1, 0.75), (0.75, 3.6, 0.48), 34, SQUARE)
    return NIGHT


def mus70():
    dusk(0.07)
    ground('gravel')
    tree(0.4, 3.4, 3.6, 1.5, 6, 0.13, 'leaf-light')
    luminaire('mus70', [(-0.35, 2.2, 0, 180)], level=4)
    spot((-0.33, 2.3, 0.3), (0.4, 3.4, 2.0), 60, 75, 0.9, 0.03, WARM)
    box(-8, 8, 7, 7.3, 0, 2.2, 'plaster')
    grass(-2.4, 2.6, 4.5, 6.5, 60, 3, 0.45)
    camera((-0.8, -0.6, 0.85), (0.1, 3.4, 1.25), 30, SQUARE)
    return NIGHT


def nav240():
    wall_pair('nav240', 'plaster-fine', tint((0.03, 0.11, 0.24), 0.5), [(-0.95, 3, 1.75), (0.95, 3, 1.75)])
    planter(1.5, 2.6, 0.24, 0.42, 0.9, 3, 'plaster-clay')
    look((-0.9, 0.6, 1.6), (-0.35, 3, 1.62), 34)
    return NIGHT


def par45():
    dusk(0.3)
    ground('paving')
    box(-6, 6, 3, 3.5, 0, 5, 'slabs')
    luminaire('par45', [(-1.55 + i * 0.62, 2.72, 0.0) for i in range(6)], level=3)
    line_light((-2.0, 2.82, 0.08), (2.2, 2.82, 0.08), 150, 0.02, (0, 0.10, 1), WARM, 110)
    camera((-1.5, 0.5, 0.75), (0.2, 3, 1.0), 32, SQUARE)
    return NIGHT


def ras150():
    dusk(0.1)
    ground('paving')
    for x in (0.0, 2.6, -2.6):
        cylinder(x, 2.6, 0, 5.5, 0.3, 'slabs', 64)
        box(x - 0.42, x + 0.42, 2.18, 3.02, 0, 0.16, 'slabs', 0.01)
        luminaire('ras150', [(x - 0.1, 1.85, 0.002)], level=3.5)
        spot((x - 0.1, 1.87, 0.03), (x, 2.35, 4.2), 60, 50, 0.85, 0.03, WARM)
    box(-6, 6, 6, 6.3, 0, 6, 'plaster')
    camera((-1.1, -0.3, 0.95), (0.1, 2.6, 1.05), 32, SQUARE)
    return NIGHT


def reg1000():
    dusk(0.3)
    ground('gravel')
    rng = random.Random(4)
    z = 0.0
    while z < 2.0:
        h = rng.uniform(0.1, 0.22)
        x = -4.5
        while x < 4.5:
            w = rng.uniform(0.18, 0.5)
            tone = rng.uniform(0.24, 0.4)
            box(x, x + w - 0.012, 3 - rng.uniform(0, 0.05), 3.4, z, z + h - 0.012, tint((tone, tone * 0.93, tone * 0.82), 0.9), 0.018)
            x += w
        z += h
    luminaire('reg1000', [(-1.5 + i * 1.0, 2.66, 0.004) for i in range(4)], level=2.6)
    line_light((-2.0, 2.68, 0.03), (2.0, 2.68, 0.03), 150, 0.02, (0, 0.2, 1), WARM, 90)
    camera((-1.4, 0.3, 0.85), (0.15, 3, 0.85), 32, SQUARE)
    return NIGHT


AVENUE = {'key': 0.10, 'percentile': 50, 'top': 3.2, 'warmth': 0.2, 'bloom': 0.09, 'samples': 24, 'bounces': 4}


def kerbs(x, out, y0, y1, rng):
    """A pavement beside a road: kerb stones at x, slabs up to x + out."""
    y = y0
    while y < y1:
        long = rng.uniform(0.9, 1.1)
        a, b = sorted((x, x + math.copysign(0.16, out)))
        box(a, b, y, y + long - 0.01, -0.1, 0.135, 'concrete', 0.018)
        y += long
    a, b = sorted((x + math.copysign(0.16, out), x + out))
    box(a, b, y0, y1, -0.1, 0.128, 'paving', 0)


def qui700():
    rng = random.Random(17)
    evening(0.34)
    panel([(-6.2, -8, 0), (6.2, -8, 0), (6.2, 62, 0), (-6.2, 62, 0)], 'wet-asphalt')
    kerbs(5.6, 4.6, -8, 60, rng)
    kerbs(-5.6, -4.6, -8, 60, rng)
    for i in range(12):
        box(-0.06, 0.06, -6 + i * 5.5, -3 + i * 5.5, 0.001, 0.003, 'worn-line', 0)
    for x in (-3.3, 3.3):
        box(x - 0.05, x + 0.05, -8, 60, 0.001, 0.003, 'worn-line', 0)
    stone, green, blue, brown = tint((0.36, 0.32, 0.26), 0.85), tint((0.035, 0.075, 0.05), 0.5), tint((0.06, 0.10, 0.14), 0.5), tint((0.10, 0.05, 0.025), 0.45)
    ochre, white, rose, grey = stained((0.52, 0.32, 0.14)), stained((0.56, 0.52, 0.45)), stained((0.46, 0.25, 0.17)), stained((0.42, 0.40, 0.37))
    for k, (tone, shutter) in enumerate(((white, green), (rose, brown), (ochre, blue), (grey, green))):
        house_front((10.2, 8 + k * 13.2), -90, 13.2, 4, tone, (shutter, brown, stone), rng, 2, 0.7)
    for k, (tone, shutter) in enumerate(((ochre, brown), (grey, green), (white, blue), (rose, brown))):
        house_front((-10.2, -5.2 + k * 13.2), 90, 13.2, 4, tone, (shutter, brown, stone), rng, 2, 0.7)
    house_front((-9, 61), 0, 18, 4, white, (green, brown, stone), rng, 3, 0.8)
    for side in (-1, 1):
        for i in range(6):
            tree(side * 8.6, 3.5 + i * 9.6 + 2 * side, 6.4, 1.9, i + 3 * side, 0.12, 'leaf', 0.10)
    for x, y, turn, colour in ((4.5, 6.6, 180, (0.11, 0.115, 0.12)), (4.5, 13.2, 180, (0.30, 0.02, 0.02)), (4.5, 24, 180, (0.5, 0.5, 0.48)), (-4.5, 9.0, 0, (0.02, 0.05, 0.11)), (-4.5, 20.2, 0, (0.5, 0.5, 0.48))):
        car(x, y, turn, colour)
    places = [(6.35, y, 8.0, -90) for y in (5.0, 25.0, 45.0)] + [(-6.35, y, 8.0, 90) for y in (15.0, 35.0, 55.0)]
    for x, y, z, _ in places:
        pole(z, 'graphite', 0.06).location = (x, y, z)
    luminaire('qui700', places, level=18, quality=0.8)
    file = ies_file('qui700', 'QUI700-90-730-SM-D')
    for x, y, z, turn in places:
        photometric(file, (x - math.copysign(0.45, x), y, z - 0.07), (0.26, 0.2), WARM, turn=turn, power=1.0)
    camera((2.4, -5.4, 1.55), (2.2, 20, 6.6), 25, SHARP, focus=10.0, fstop=4.0)
    return AVENUE


def ote230():
    rng = random.Random(6)
    evening(0.30)
    panel([(-30, -10, 0), (30, -10, 0), (30, 7, 0), (-30, 7, 0)], 'yard')
    wall_with_openings(-11, 11, 7.0, 0, 4.6, 'brick', [(-3.2, -0.2, 0, 3.1), (1.15, 2.05, 0, 2.1), (3.4, 5.8, 1.3, 2.5)])
    box(-11.1, 11.1, 6.93, 7.5, 4.6, 4.68, 'concrete', 0.012)
    box(-11, 11, 6.985, 7.0, 0, 0.32, 'concrete', 0.01)
    for k in range(26):
        box(-3.2, -0.2, 7.16 - 0.008 * (k % 2), 7.19, 0.02 + k * 0.118, 0.02 + (k + 1) * 0.118 - 0.006, tint((0.16, 0.17, 0.175), 0.4), 0.012)
    for x in (-3.26, -0.26):
        box(x, x + 0.12, 7.05, 7.2, 0, 3.1, 'steel', 0.004)
    for x in (-3.5, 0.1):
        cylinder(x, 6.7, 0, 0.95, 0.07, 'worn-yellow', 32)
    box(1.15, 2.05, 7.08, 7.13, 0, 2.1, tint((0.22, 0.05, 0.03), 0.45), 0.005)
    rod((1.28, 7.07, 1.04), (1.28, 7.02, 1.04), 0.011, 'steel', 16)
    rod((1.27, 7.02, 1.04), (1.42, 7.02, 1.04), 0.010, 'steel', 16)
    box(3.4, 5.8, 7.1, 7.16, 1.3, 2.5, tint((0.10, 0.13, 0.16), 0.1), 0)
    for x in (3.4, 4.2, 5.0, 5.74):
        box(x, x + 0.06, 7.06, 7.14, 1.3, 2.5, 'graphite', 0.004)
    box(3.3, 5.9, 6.93, 7.05, 1.22, 1.3, 'concrete', 0.008)
    car(4.2, 4.0, 0, (0.50, 0.50, 0.48))
    car(7.0, 4.2, 0, (0.025, 0.06, 0.10))
    for x in (2.8, 5.6, 8.4):
        box(x - 0.05, x + 0.05, 1.2, 6.6, 0.001, 0.003, 'worn-line', 0)
    for k in range(5):
        box(-6.3, -5.1, 5.6, 6.4, 0.002 + k * 0.145, 0.022 + k * 0.145, 'oak', 0.003, rng.uniform(-3, 3))
        for v in (5.65, 5.95, 6.25):
            box(-6.3, -5.1, v, v + 0.1, 0.022 + k * 0.145, 0.12 + k * 0.145, 'oak', 0.003)
    rod((-4.4, 6.93, 0.1), (-4.4, 6.93, 4.6), 0.05, 'graphite', 24)
    for x, y, seed in ((-7, 12, 2), (-1, 14, 5), (6, 12.5, 7), (12, 15, 9)):
        tree(x, y, 8.5, 2.6, seed)
    places = [(-1.7, 7.0, 3.85), (4.6, 7.0, 3.85)]
    on_wall('ote230', places, 42, level=14, quality=1.0)
    file = ies_file('ote230', 'OTE230-50-830-F-W')
    for x, y, z in places:
        aimed(file, (x, y - 0.17, z - 0.06), (x, y - 3.4, 0), (0.2, 0.13), SOFT, power=1.0)
    camera((-4.3, -2.2, 1.55), (0.3, 7.0, 2.5), 27, SHARP, focus=8.0, fstop=4.0)
    return {**AVENUE, 'key': 0.10}


def mes480():
    evening(0.42)
    panel([(-40, -30, -0.02), (40, -30, -0.02), (40, 60, -0.02), (-40, 60, -0.02)], 'grass')
    box(-9.2, 9.2, -3.6, 33.4, -0.1, 0, tint((0.045, 0.10, 0.075), 0.8), 0)
    box(-5.485, 5.485, 2.9, 26.7, -0.05, 0.002, tint((0.035, 0.075, 0.16), 0.75), 0)
    for x in (-5.485, -4.115, 4.115, 5.485):
        box(x - 0.025, x + 0.025, 2.9, 26.7, 0, 0.004, 'line', 0)
    for y in (2.9, 8.4, 21.2, 26.7):
        box(-5.485 if y in (2.9, 26.7) else -4.115, 5.485 if y in (2.9, 26.7) else 4.115, y - 0.03, y + 0.03, 0, 0.004, 'line', 0)
    box(-0.025, 0.025, 8.4, 21.2, 0, 0.004, 'line', 0)
    netting(((-6.4, 14.8, 0.03), (6.4, 14.8, 0.03), (6.4, 14.8, 0.93), (-6.4, 14.8, 0.93)), 240, 18)
    box(-6.4, 6.4, 14.785, 14.815, 0.92, 0.99, 'line', 0.006)
    for x in (-6.4, 6.4):
        cylinder(x, 14.8, 0, 1.08, 0.045, 'graphite', 24)
    for x in (-9.2, 9.2):
        for i in range(13):
            rod((x, -3.6 + i * 3.08, 0), (x, -3.6 + i * 3.08, 3.0), 0.03, 'graphite', 12)
        for z in (0.06, 1.5, 3.0):
            rod((x, -3.6, z), (x, 33.4, z), 0.02, 'graphite', 10)
    for i in range(7):
        rod((-9.2 + i * 3.066, 33.4, 0), (-9.2 + i * 3.066, 33.4, 3.0), 0.03, 'graphite', 12)
    for z in (0.06, 1.5, 3.0):
        rod((-9.2, 33.4, z), (9.2, 33.4, z), 0.02, 'graphite', 10)
    box(7.2, 7.75, 11.6, 13.2, 0.40, 0.45, 'teak', 0.01)
    for y in (11.8, 13.0):
        box(7.25, 7.7, y - 0.04, y + 0.04, 0, 0.40, 'graphite', 0.006)
    box(7.3, 7.65, 12.6, 13.1, 0.45, 0.78, tint((0.30, 0.05, 0.03), 0.7), 0.07)
    for x, y in ((3.1, 3.9), (3.5, 3.6), (-1.2, 6.3)):
        cylinder(x, y, 0.0, 0.066, 0.033, tint((0.50, 0.55, 0.05), 0.9), 24)
    for i in range(16):
        tree(-26 + i * 3.6, 39 + (i * 7 % 5), 8 + (i * 3 % 4), 2.6, i)
    places = [(x, y, 8.0) for x in (-9.9, 9.9) for y in (7.0, 22.6)]
    file = ies_file('mes480', 'MES480-300-840-A55-D')
    for x, y, z in places:
        pole(z, 'grey', 0.075).location = (x, y, z)
        luminaire('mes480', [(x, y, z, 90 if x > 0 else -90)], level=22, quality=0.8, tilt=-20)
        aimed(file, (x * 0.985, y, z + 0.2), (x * 0.2, y, 0), (0.42, 0.34), NEUTRAL, turn=90, power=0.5)
    camera((3.4, -3.0, 1.55), (3.5, 16, 4.2), 27, SHARP, focus=11.0, fstop=4.0)
    return {**AVENUE, 'key': 0.13, 'warmth': 0.12}
