"""In place: the kitchen and the shower room of a house."""
import math
import random

from scenes_furnishing import beaker, bent, bowl, branches, fruit, stack, vase
from scenes_furniture import foliage
from scenes_installed_hall import glazed_tiles, towel
from scenes_installed_kit import SHARP
from scenes_kit import area, box, camera, ceiling, cylinder, lathe, line_light, luminaire, mesh, openings, panel, rod, sky, spot
from scenes_lamps import ies_file, photometric
from scenes_materials import SOFT, WARM, glow, tint

GRADE = {'key': 0.24, 'percentile': 50, 'top': 3.8, 'warmth': 0.26, 'bloom': 0.06, 'samples': 16, 'bounces': 5}
FRONT = (0.105, 0.135, 0.115)


def base_units(x0, x1, y1, count):
    """Painted cupboards with brass knobs under an oak top, against a wall at y1."""
    y0, step = y1 - 0.6, (x1 - x0) / count
    paint = tint(FRONT, 0.55)
    box(x0, x1, y0 + 0.07, y1, 0, 0.10, 'black', 0.002)
    box(x0, x1, y0 + 0.02, y1, 0.10, 0.87, paint, 0.002)
    box(x0 - 0.01, x1 + 0.01, y0 - 0.02, y1, 0.87, 0.908, 'oak', 0.006)
    for i in range(count):
        a, b = x0 + i * step + 0.002, x0 + (i + 1) * step - 0.002
        cuts = (0.105, 0.40, 0.64, 0.865) if i % 3 == 1 else (0.105, 0.865)
        for low, high in zip(cuts, cuts[1:]):
            box(a, b, y0, y0 + 0.022, low + 0.002, high - 0.002, paint, 0.003)
            knob = (a + b) / 2 if len(cuts) > 2 else b - 0.05 if i % 2 else a + 0.05
            rod((knob, y0, high - 0.06), (knob, y0 - 0.025, high - 0.06), 0.011, 'brass', 20)


def crockery(x0, x1, y, z, rng):
    """Plates on edge, piles of bowls and cups on an open shelf."""
    x = x0
    while x < x1 - 0.12:
        kind = rng.randrange(3)
        if kind == 0:
            for k in range(rng.randint(3, 5)):
                bowl(x + 0.09, y, z + k * 0.028, 0.082, 'porcelain')
            x += 0.21
        elif kind == 1:
            for k in range(rng.randint(4, 8)):
                cylinder(x + 0.11, y, z + k * 0.012, z + k * 0.012 + 0.009, 0.105, 'porcelain', 48)
            x += 0.25
        else:
            for k in range(3):
                beaker(x + 0.045 + k * 0.085, y + 0.03 * (k % 2), z)
            x += 0.28


def kitchen(holes):
    """A kitchen in the evening: painted cupboards, pale tiles, an open shelf, a table in front."""
    rng = random.Random(16)
    top, back = 2.55, 3.2
    sky((0.05, 0.05, 0.055), (0.03, 0.03, 0.035), 1.0)
    panel([(-2.3, -4, 0), (2.3, -4, 0), (2.3, back, 0), (-2.3, back, 0)], 'oak-floor')
    ceiling(-2.3, 2.3, -4, back, top, 'plaster-fine', holes)
    box(-2.5, -2.3, -4, back, 0, top, 'plaster')
    box(2.3, 2.5, -4, back, 0, top, 'plaster-fine')
    box(-2.5, 2.5, back, back + 0.2, 0, top, 'plaster-fine')
    panel([(2.3, -4, 0), (-2.3, -4, 0), (-2.3, -4, top), (2.3, -4, top)], 'plaster-clay')
    base_units(-1.62, 1.62, back, 6)
    for side in (-1, 1):
        x0, x1 = sorted((side * 1.64, side * 2.28))
        box(x0, x1, back - 0.62, back, 0.1, 2.28, tint(FRONT, 0.55), 0.003)
        box(x0, x1, back - 0.55, back, 0, 0.1, 'black', 0.002)
    box(-2.16, -1.74, back - 0.635, back - 0.60, 1.02, 1.60, 'black', 0.01)
    rod((-2.12, back - 0.67, 1.55), (-1.78, back - 0.67, 1.55), 0.010, 'steel', 20)
    rod((1.72, back - 0.65, 0.9), (1.72, back - 0.65, 1.5), 0.010, 'brass', 20)
    glazed_tiles(-1.62, 1.62, back, 0.908, 1.52, rng, 0.13, 0.065, (0.56, 0.53, 0.48))
    box(-1.62, -0.1, back - 0.34, back, 1.52, 2.28, tint(FRONT, 0.55), 0.003)
    for k in range(3):
        box(-1.618 + k * 0.507, -1.116 + k * 0.507, back - 0.362, back - 0.34, 1.522, 2.278, tint(FRONT, 0.55), 0.003)
        rod((-1.17 + k * 0.507 - 0.4 * (k % 2), back - 0.36, 1.58), (-1.17 + k * 0.507 - 0.4 * (k % 2), back - 0.385, 1.58), 0.011, 'brass', 20)
    for z in (1.52, 1.90):
        box(-0.08, 1.62, back - 0.26, back, z, z + 0.03, 'oak', 0.004)
        crockery(-0.02, 1.5, back - 0.13, z + 0.03, rng)
    # Sink and tap, hob and pot, a board, jars, herbs, a cloth over the edge.
    box(0.28, 0.86, back - 0.50, back - 0.10, 0.906, 0.9095, 'steel', 0.001)
    box(0.31, 0.83, back - 0.47, back - 0.13, 0.907, 0.9105, tint((0.10, 0.10, 0.10), 0.3), 0.001)
    bent([(0.57, back - 0.07, 0.908), (0.57, back - 0.07, 1.20), (0.57, back - 0.13, 1.28), (0.57, back - 0.24, 1.25), (0.57, back - 0.25, 1.18)], 0.012, 'brass')
    box(-1.12, -0.54, back - 0.53, back - 0.06, 0.908, 0.914, 'black', 0.002)
    lathe([(0, 0), (0.10, 0), (0.105, 0.006), (0.107, 0.12), (0.111, 0.124), (0.10, 0.126), (0.05, 0.146), (0.012, 0.152), (0.02, 0.17), (0, 0.176)], tint((0.28, 0.05, 0.03), 0.3), (-0.92, back - 0.28, 0.914), 64)
    for k in range(4):
        cylinder(-0.36 + k * 0.115, back - 0.10, 0.908, 1.03 + 0.05 * (k % 2), 0.047, 'glass-milk', 40)
        cylinder(-0.36 + k * 0.115, back - 0.10, 1.03 + 0.05 * (k % 2), 1.052 + 0.05 * (k % 2), 0.049, 'oak', 40)
    board = box(1.03, 1.36, back - 0.062, back - 0.042, 0.908, 1.34, 'oak-z', 0.006)
    board.rotation_euler = (-0.08, 0, 0)
    lathe([(0, 0), (0.05, 0), (0.064, 0.11), (0.057, 0.11), (0, 0.095)], 'plaster-clay', (1.44, back - 0.26, 0.908), 40)
    foliage(1.44, back - 0.26, 1.12, 0.12, 0.12, 260, rng, 'leaf-light', 0.03)
    box(0.08, 0.20, back - 0.645, back - 0.625, 0.58, 0.91, 'linen', 0.006)


def cen400():
    places = [(-0.75, 0.95, 2.55), (0.75, 0.95, 2.55)]
    kitchen(openings('cen400', places))
    box(-0.95, 0.95, 0.55, 1.35, 0.70, 0.74, 'oak', 0.008)
    for x in (-0.86, 0.80):
        for y in (0.63, 1.21):
            box(x, x + 0.06, y, y + 0.06, 0, 0.70, 'oak-z', 0.004)
    bowl(0.1, 0.98, 0.74, 0.17, 'plaster-clay')
    fruit(0.1, 0.98, 0.74, 0.17, 3)
    vase(-0.55, 1.1, 0.74, 0.24, 'porcelain')
    branches(-0.55, 1.1, 0.95, 0.45, 7, 5)
    beaker(0.5, 0.82, 0.74)
    stack(0.62, 1.12, 0.74, 2, 6)
    for x, y in ((-0.42, 0.36), (0.42, 0.28), (0.0, 1.62)):
        cylinder(x, y, 0.42, 0.455, 0.17, 'oak', 48)
        for k in range(3):
            a = k * 2.094 + 0.4
            rod((x + 0.09 * math.cos(a), y + 0.09 * math.sin(a), 0.43), (x + 0.18 * math.cos(a), y + 0.18 * math.sin(a), 0), 0.014, 'oak-z', 16)
    # A hair below the ceiling: the narrow ring covers the corners of its opening.
    luminaire('cen400', [(x, y, z - 0.005) for x, y, z in places], level=6, quality=1.0)
    file = ies_file('cen400', 'CEN400-24-830-B-DD')
    for x, y, z in places:
        photometric(file, (x, y, z - 0.012), (0.34, 0.34), SOFT, power=1.0)
    camera((-0.45, -1.75, 1.45), (0.06, 3.2, 1.42), 27, SHARP, focus=3.6, fstop=5.6)
    return {**GRADE, 'key': 0.29}


def corner_profile(x0, x1, y, z):
    """Sur 45 in the corner under a cupboard: its heel at (y, z), black, the diffuser a quarter round that faces -y and down."""
    w, rows = 0.0184, 10
    arc = [(y - w * 0.94 + w * 0.80 * (1 - math.sin(t)), z - w * 0.94 + w * 0.80 * (1 - math.cos(t))) for t in (i * math.pi / 2 / rows for i in range(rows + 1))]
    points = [(x, v, h) for x in (x0, x1) for v, h in arc]
    n = rows + 1
    mesh('diffuser', points, [(i, i + 1, n + i + 1, n + i) for i in range(rows)], glow(6.0, WARM), smooth=True)
    box(x0, x1, y - w, y, z - 0.0015, z, 'black', 0.0004)
    box(x0, x1, y - 0.0015, y, z - w, z, 'black', 0.0004)
    for x in (x0 - 0.0024, x1):
        box(x, x + 0.0024, y - w, y, z - w, z, 'black', 0.0004)


def enb68():
    rng = random.Random(27)
    top, back = 2.45, 2.6
    places = [(x, y, top) for x in (-0.62, 0.55) for y in (0.72, 1.85)]
    sky((0.05, 0.05, 0.055), (0.03, 0.03, 0.035), 1.0)
    panel([(-1.3, -2.6, 0), (1.35, -2.6, 0), (1.35, back, 0), (-1.3, back, 0)], 'terrazzo-fine')
    ceiling(-1.3, 1.35, -2.6, back, top, 'plaster-fine', openings('enb68', places))
    panel([(1.35, -2.6, 0), (-1.3, -2.6, 0), (-1.3, -2.6, top), (1.35, -2.6, top)], 'plaster')
    box(-1.5, -1.3, -2.6, back, 0, top, 'plaster-fine')
    box(1.35, 1.55, -2.6, back, 0, top, 'plaster-fine')
    glazed_tiles(-1.3, 1.35, back, 0, top, rng, 0.2, 0.065, (0.36, 0.19, 0.11))
    box(-1.3, 0.02, 1.32, back, 0, 0.035, 'concrete', 0.004)
    panel([(0.02, 1.32, 0.04), (0.02, 2.59, 0.04), (0.02, 2.59, 2.02), (0.02, 1.32, 2.02)], 'glass')
    for y0, y1, z0, z1 in ((1.31, 1.33, 0.035, 2.03), (1.31, 2.59, 2.02, 2.04)):
        box(0.01, 0.03, y0, y1, z0, z1, 'brass', 0.002)
    # The shower: valve, riser, head, hose, a niche with bottles, a drain.
    rod((-0.62, back - 0.05, 0.98), (-0.62, back - 0.05, 2.1), 0.010, 'brass', 20)
    bent([(-0.62, back - 0.05, 2.08), (-0.62, back - 0.07, 2.14), (-0.62, back - 0.36, 2.14), (-0.62, back - 0.40, 2.09)], 0.010, 'brass')
    lathe([(0, 0.02), (0.02, 0.02), (0.11, 0.004), (0.115, 0), (0, 0)], 'brass', (-0.62, back - 0.40, 2.06), 64)
    box(-0.76, -0.48, back - 0.085, back - 0.03, 0.96, 1.01, 'brass', 0.012)
    for x in (-0.76, -0.48):
        rod((x - 0.03, back - 0.058, 0.985), (x + 0.03, back - 0.058, 0.985), 0.026, 'brass', 32)
    bent([(-0.56, back - 0.06, 0.96), (-0.52, back - 0.12, 0.6), (-0.36, back - 0.10, 0.55), (-0.30, back - 0.06, 1.0), (-0.30, back - 0.05, 1.45)], 0.007, 'brass')
    rod((-0.30, back - 0.06, 1.44), (-0.30, back - 0.09, 1.62), 0.014, 'brass', 20)
    box(-1.16, -0.86, back - 0.09, back - 0.012, 1.10, 1.125, 'marble', 0.003)
    for k, tone in enumerate(((0.10, 0.06, 0.03), (0.52, 0.50, 0.45), (0.07, 0.12, 0.10))):
        cylinder(-1.10 + k * 0.09, back - 0.052, 1.125, 1.27 + 0.03 * (k % 2), 0.032, tint(tone, 0.25), 40)
        cylinder(-1.10 + k * 0.09, back - 0.052, 1.27 + 0.03 * (k % 2), 1.30 + 0.03 * (k % 2), 0.014, 'black', 24)
    towel(0.42, back - 0.012, 1.25, 0.46, 0.72, tint((0.55, 0.52, 0.47), 0.97))
    box(0.34, 1.02, back - 0.55, back - 0.16, 0.0, 0.42, 'oak', 0.006)
    for k, tone in enumerate(((0.55, 0.52, 0.46), (0.30, 0.13, 0.07), (0.55, 0.52, 0.46))):
        box(0.42, 0.76, back - 0.50, back - 0.22, 0.42 + k * 0.055, 0.47 + k * 0.055, tint(tone, 0.97), 0.02, 2 * k)
    vase(0.9, back - 0.34, 0.42, 0.2, 'porcelain')
    branches(0.9, back - 0.34, 0.60, 0.45, 7, 8)
    box(-0.45, 0.35, 0.55, 1.1, 0, 0.022, tint((0.50, 0.47, 0.42), 1.0), 0.009)
    luminaire('enb68', places, level=14, quality=1.0, finish='brass')
    file = ies_file('enb68', 'ENB68-8-830-B-PH')
    for x, y, z in places:
        photometric(file, (x, y, z - 0.008), (0.05, 0.05), SOFT, power=1.0)
        spot((x, y, z - 0.012), (x, y, z), 0.5, 178, 0.1, 0.02, SOFT)
    area((0.0, -2.2, 2.2), (0.0, 2.0, 1.0), 4, 1.4, 0.8, SOFT)
    camera((0.28, -0.95, 1.42), (-0.04, 2.6, 1.52), 26, SHARP, focus=3.0, fstop=5.6)
    return {**GRADE, 'key': 0.29}


def sur45():
    kitchen([])
    y, z = 3.186, 1.52
    corner_profile(-1.60, -0.12, y, z)
    line_light((-1.60, y - 0.012, z - 0.012), (-0.12, y - 0.012, z - 0.012), 15, 0.016, (0, -1, -1), WARM)
    area((0.2, 0.4, 2.5), (0.2, 2.4, 0.9), 9, 0.8, 0.8, SOFT)
    camera((-0.15, 1.55, 1.36), (-0.78, 3.2, 1.22), 34, SHARP, focus=1.75, fstop=4.0)
    return {**GRADE, 'key': 0.2}
