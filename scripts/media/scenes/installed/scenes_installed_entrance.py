"""In place: the entrance of a block of flats, a store room, a small office and a high lobby."""
import random

from scenes_furnishing import bent, stack
from scenes_furniture import armchair, bookcase, chair, planter
from scenes_home import stair
from scenes_installed_ceiling import notice
from scenes_installed_kit import SHARP
from scenes_installed_work import flush_door
from scenes_kit import area, box, camera, ceiling, cylinder, luminaire, openings, panel, rod, sky, spot
from scenes_lamps import ies_file, photometric
from scenes_materials import DAY, NEUTRAL, SOFT, tint
from scenes_openplan import workplace
from scenes_workshop import rack

GRADE = {'key': 0.24, 'percentile': 50, 'top': 4.0, 'warmth': 0.26, 'bloom': 0.06, 'samples': 16, 'bounces': 6}


def letterboxes(x, y0, columns, rows, z0):
    """Steel letterboxes in a wall along y that faces +x: doors with slot, name plate and lock, two of them full."""
    wide, high = 0.28, 0.24
    box(x - 0.05, x + 0.02, y0 - 0.03, y0 + columns * wide + 0.03, z0 - 0.03, z0 + rows * high + 0.03, 'graphite', 0.004)
    for i in range(columns):
        for k in range(rows):
            y, z = y0 + i * wide, z0 + k * high
            box(x + 0.018, x + 0.028, y + 0.006, y + wide - 0.006, z + 0.006, z + high - 0.006, 'brass', 0.002)
            box(x + 0.026, x + 0.0295, y + 0.04, y + wide - 0.04, z + high - 0.062, z + high - 0.036, 'black', 0.001)
            box(x + 0.0275, x + 0.0295, y + 0.06, y + 0.17, z + 0.09, z + 0.125, 'paper', 0)
            rod((x + 0.026, y + wide - 0.05, z + 0.05), (x + 0.032, y + wide - 0.05, z + 0.05), 0.009, 'steel', 16)
            if (i * 5 + k * 3) % 7 == 2:
                box(x + 0.01, x + 0.075, y + 0.06, y + wide - 0.06, z + high - 0.054, z + high - 0.045, 'paper', 0, 0)


def hal300():
    top = 2.72
    sky((0.05, 0.05, 0.055), (0.03, 0.03, 0.035), 1.0)
    panel([(-1.6, -4, 0), (1.9, -4, 0), (1.9, 5.4, 0), (-1.6, 5.4, 0)], 'terrazzo-fine')
    panel([(-1.6, -4, top), (1.9, -4, top), (1.9, 2.9, top), (-1.6, 2.9, top)], 'plaster-fine')
    panel([(-1.6, 2.9, 5.4), (1.9, 2.9, 5.4), (1.9, 5.4, 5.4), (-1.6, 5.4, 5.4)], 'plaster-fine')
    box(-1.6, 1.9, 2.9, 3.12, top, 3.02, 'plaster-fine', 0.004)
    box(-1.8, -1.6, -4, 5.6, 0, 5.4, 'plaster')
    box(1.9, 2.1, -4, 5.6, 0, 5.4, 'plaster-fine')
    box(-1.8, 2.1, 5.4, 5.6, 0, 5.4, 'plaster-fine')
    tone = tint((0.20, 0.31, 0.27), 0.35)
    for a, b, c, d in ((-1.6, -1.588, -4, 5.4), (1.888, 1.9, -4, 5.4)):
        box(a, b, c, d, 0, 1.18, tone, 0.002)
        box(a - 0.004, b + 0.004, c, d, 1.18, 1.205, 'oak-y', 0.003)
    box(-1.6, 1.9, 5.388, 5.4, 0, 1.18, tone, 0.002)
    box(-1.6, 1.9, 5.384, 5.4, 1.18, 1.205, 'oak', 0.003)
    letterboxes(-1.6, 0.55, 6, 3, 1.30)
    stair(-1.2, 5.38, 11, 1.15, 0.172, 0.275, tint((0.42, 0.40, 0.37), 0.4), light=False)
    flush_door(1.9, 1.3, 2.2, 2.12)
    box(-0.75, 0.75, 0.2, 1.15, 0, 0.012, 'rubber', 0.004)
    planter(-1.25, 2.75, 0.19, 0.42, 0.95, 5, 'graphite')
    box(1.45, 1.82, 2.7, 3.35, 0.0, 0.46, 'oak-y', 0.006)
    box(1.50, 1.78, 2.78, 3.05, 0.46, 0.74, 'cardboard', 0.004, 6)
    for p, q in (((1.35, 4.1, 0.31), (1.35, 5.0, 0.31)),):
        rod(p, q, 0.02, 'rubber', 12)
    notice(1.9, 2.75, 1.62, 0.30, 0.42, (0.62, 0.60, 0.55), -1)
    places = [(0.1, 0.6, top), (0.1, 2.1, top), (0.3, 4.2, 5.4)]
    luminaire('hal300', places, level=6, quality=1.0)
    file = ies_file('hal300', 'HAL300-18-830-W-ND')
    for x, y, z in places:
        photometric(file, (x, y, z - 0.06), (0.24, 0.24), SOFT, power=1.0)
    area((0.2, -3.6, 1.6), (0.2, 2, 1.2), 10, 2.4, 2.0, DAY)
    camera((-0.55, -2.0, 1.5), (0.22, 5.4, 1.86), 27, SHARP, focus=3.8, fstop=5.6)
    return GRADE


def esp50():
    rng = random.Random(13)
    top = 2.6
    sky((0.05, 0.05, 0.055), (0.03, 0.03, 0.035), 1.0)
    panel([(-1.9, -4, 0), (1.9, -4, 0), (1.9, 4.6, 0), (-1.9, 4.6, 0)], 'concrete-floor')
    panel([(-1.9, -4, top), (1.9, -4, top), (1.9, 4.6, top), (-1.9, 4.6, top)], 'concrete')
    for a, b, c, d in ((-2.1, -1.9, -4, 4.6), (1.9, 2.1, -4, 4.6), (-2.1, 2.1, 4.6, 4.8)):
        box(a, b, c, d, 0, top, 'plaster-fine')
    rack(-1.85, 0.55, 4.05, 4.55, rng, 5)
    # A door, the switch, a meter cupboard, pipes under the ceiling.
    box(0.85, 1.75, 4.57, 4.6, 0, 2.12, 'graphite', 0.004)
    box(0.90, 1.70, 4.555, 4.59, 0.01, 2.07, tint((0.12, 0.20, 0.23), 0.45), 0.004)
    rod((1.02, 4.55, 1.04), (1.02, 4.50, 1.04), 0.011, 'steel', 16)
    rod((1.01, 4.505, 1.04), (1.15, 4.505, 1.04), 0.010, 'steel', 16)
    box(0.66, 0.74, 4.585, 4.6, 1.06, 1.14, 'white', 0.004)
    rod((0.70, 4.59, 1.14), (0.70, 4.59, top), 0.010, 'grey', 16)
    box(1.66, 1.9, 1.6, 2.5, 0.7, 1.7, 'grey', 0.006)
    for y in (1.62, 2.06):
        box(1.652, 1.662, y, y + 0.42, 0.72, 1.68, tint((0.42, 0.43, 0.43), 0.4), 0.003)
    for k in range(4):
        rod((1.80, 1.72 + k * 0.2, 1.7), (1.80, 1.72 + k * 0.2, top), 0.012, 'grey', 16)
    for x, r, m in ((1.62, 0.045, 'steel'), (1.48, 0.03, 'steel'), (1.36, 0.03, tint((0.30, 0.32, 0.33), 0.5))):
        rod((x, -4, 2.42), (x, 4.6, 2.42), r, m, 24)
    for y in (-0.6, 1.2, 3.0):
        box(1.30, 1.70, y, y + 0.03, 2.36, 2.372, 'steel', 0.001)
        for x in (1.32, 1.68):
            rod((x, y + 0.015, 2.37), (x, y + 0.015, top), 0.005, 'steel', 8)
    # A workbench at the left with vice and tools on a board; a ladder, a hand truck, cartons.
    box(-1.88, -1.28, 0.7, 2.9, 0.86, 0.91, 'staves', 0.005)
    for y in (0.8, 2.8):
        for x in (-1.82, -1.36):
            box(x, x + 0.06, y - 0.03, y + 0.03, 0, 0.86, 'graphite', 0.003)
    box(-1.9, -1.885, 0.9, 2.7, 1.12, 1.86, 'oak-y', 0.003)
    for i in range(9):
        y = 1.02 + i * 0.19
        rod((-1.87, y, 1.74), (-1.87, y, 1.74 - 0.16 - 0.07 * (i * 5 % 4)), 0.009, ('steel', 'graphite', 'steel')[i % 3], 12)
        rod((-1.87, y, 1.745), (-1.87, y, 1.645), 0.016, tint(((0.5, 0.03, 0.02), (0.02, 0.05, 0.2), (0.5, 0.3, 0.01))[i % 3], 0.4), 16)
    for k in range(3):
        box(-1.8 + 0.02 * k, -1.45, 1.1 + k * 0.42, 1.42 + k * 0.42, 0.91, 0.91 + 0.11 + 0.05 * (k % 2), ('cardboard', 'grey', 'cardboard-light')[k], 0.004, rng.uniform(-6, 6))
    for s in (-0.19, 0.19):
        rod((1.15 + s, 3.9, 0.0), (1.15 + s * 0.8, 4.42, 2.1), 0.018, 'steel', 16)
    for k in range(6):
        t = (k + 0.6) / 6.6
        rod((1.15 - 0.19 + 0.035 * t, 3.9 + 0.52 * t, 2.1 * t), (1.15 + 0.19 - 0.035 * t, 3.9 + 0.52 * t, 2.1 * t), 0.014, 'steel', 12)
    for k, (x, y, z, s) in enumerate(((1.35, 0.5, 0, 0.5), (1.38, 1.05, 0, 0.42), (1.36, 0.52, 0.38, 0.42))):
        box(x - s / 2, x + s / 2, y - 0.24, y + 0.24, z, z + 0.37, ('cardboard', 'cardboard-light')[k % 2], 0.006, rng.uniform(-5, 5))
        box(x - s / 2 - 0.001, x - s / 2 + 0.002, y - 0.1, y + 0.06, z + 0.12, z + 0.24, 'paper', 0, 0)
    bent([(-0.9, 0.2, 0.012), (-0.7, 0.5, 0.012), (-0.95, 0.8, 0.012), (-1.15, 0.55, 0.012), (-0.95, 0.3, 0.014), (-0.75, 0.45, 0.02)], 0.007, 'orange')
    places = [(-0.25, y, top, 90) for y in (-0.4, 1.35, 3.1)]
    luminaire('esp50', places, level=6, quality=1.0)
    file = ies_file('esp50', 'ESP50-1190-32-840-FX-E3')
    for x, y, z, turn in places:
        photometric(file, (x, y, z - 0.075), (1.15, 0.05), NEUTRAL, turn=turn, power=0.8)
    camera((-0.35, -1.75, 1.5), (-0.05, 4.6, 1.62), 27, SHARP, focus=3.8, fstop=5.6)
    return {**GRADE, 'key': 0.26, 'warmth': 0.16}


def jar350():
    rng = random.Random(23)
    top = 2.62
    sky((0.86, 0.90, 0.95), (0.40, 0.58, 0.90), 1.4)
    panel([(-2.1, -4, 0), (2.3, -4, 0), (2.3, 4.2, 0), (-2.1, 4.2, 0)], 'carpet')
    panel([(-2.1, -4, top), (2.3, -4, top), (2.3, 4.2, top), (-2.1, 4.2, top)], 'concrete')
    box(2.3, 2.5, -4, 4.2, 0, top, 'plaster-fine')
    box(-2.1, 2.5, 4.2, 4.4, 0, top, tint((0.30, 0.36, 0.33), 0.9))
    box(-2.3, -2.1, -4, 4.2, 0, 0.85, 'plaster-fine')
    box(-2.3, -2.1, -4, 4.2, 2.3, top, 'plaster-fine')
    for y0, y1 in ((-4, 0.2), (3.5, 4.2)):
        box(-2.3, -2.1, y0, y1, 0.85, 2.3, 'plaster-fine')
    box(-2.14, -1.94, 0.2, 3.5, 0.83, 0.86, 'oak-y', 0.004)
    for y in (0.22, 1.85, 3.48):
        box(-2.27, -2.2, y - 0.03, y + 0.03, 0.85, 2.3, 'graphite', 0.003)
    for i in range(52):
        z = 0.90 + i * 0.027
        panel([(-2.17, 0.25, z), (-2.17, 3.45, z), (-2.14, 3.45, z + 0.014), (-2.14, 0.25, z + 0.014)], 'white')
    area((-3.0, 1.8, 1.8), (0, 1.8, 0.8), 34, 3.0, 1.4, DAY)
    workplace(-0.15, 2.35, 180, rng, 'fabric-rust')
    chair(-0.45, 1.35, 6, 'fabric-blue', 'graphite')
    chair(0.35, 1.25, -12, 'fabric-blue', 'graphite')
    bookcase(0.95, 2.25, 3.86, 4.2, 2.05, 5, 'oak-z', 5, 0.65, 0.85)
    planter(-1.7, 3.85, 0.2, 0.45, 1.15, 7, 'graphite')
    box(-1.15, 0.25, 4.17, 4.2, 1.25, 2.05, 'graphite', 0.003)
    box(-1.12, 0.22, 4.162, 4.175, 1.28, 2.02, 'linen', 0)
    for i, (u, v, w, h, colour) in enumerate(((-1.0, 1.38, 0.5, 0.42, (0.30, 0.10, 0.05)), (-0.55, 1.5, 0.55, 0.4, (0.10, 0.14, 0.17)), (-0.3, 1.34, 0.36, 0.34, (0.55, 0.42, 0.25)))):
        box(u, u + w, 4.158 - i * 0.002, 4.163 - i * 0.002, v, v + h, tint(colour, 0.85), 0)
    flush_door(2.3, 0.4, 1.3, 2.12)
    places = [(0.1, 0.7, top), (0.1, 2.6, top)]
    luminaire('jar350', places, level=7, quality=1.0)
    file = ies_file('jar350', 'JAR350-24-830-PRIS-W-DD')
    for x, y, z in places:
        photometric(file, (x, y, z - 0.04), (0.30, 0.30), SOFT, power=1.2)
    camera((-0.75, -1.5, 1.48), (0.18, 4.2, 1.62), 27, SHARP, focus=3.6, fstop=5.6)
    return {**GRADE, 'key': 0.3, 'warmth': 0.2}


def ard200():
    top = 4.3
    places = [(x, y, top) for x in (-1.5, 0.7, 2.9) for y in (0.6, 2.9, 5.2)]
    sky((0.34, 0.40, 0.58), (0.05, 0.12, 0.36), 1.0)
    panel([(-4, -4, 0), (4.6, -4, 0), (4.6, 7, 0), (-4, 7, 0)], 'terrazzo-fine')
    ceiling(-4, 4.6, -4, 7, top, 'plaster-fine', openings('ard200', places))
    box(-4, 4.6, 7, 7.2, 0, top, 'oak-panel')
    box(4.6, 4.8, -4, 7, 0, top, 'plaster-clay')
    for y in (-3.9, -0.3, 3.3, 6.9):
        box(-4.1, -3.9, y - 0.05, y + 0.05, 0, top, 'graphite', 0.004)
    for z in (0.03, 2.6, top - 0.04):
        box(-4.08, -3.92, -4, 7, z - 0.03, z + 0.03, 'graphite', 0.003)
    panel([(-4, -4, 0), (-4, 7, 0), (-4, 7, top), (-4, -4, top)], 'glass')
    area((-4.6, 1.5, 2.2), (0, 1.5, 0.8), 60, 8, 3.4, (0.45, 0.60, 1.0))
    box(-1.2, 2.4, 5.3, 5.95, 0, 1.08, 'oak-panel', 0.006)
    box(-1.26, 2.46, 5.22, 6.0, 1.08, 1.13, 'marble', 0.006)
    box(-1.2, 2.4, 5.33, 5.9, 0, 0.1, 'graphite', 0.002)
    box(0.1, 0.6, 5.62, 5.66, 1.16, 1.46, 'black', 0.006)
    rod((0.35, 5.66, 1.13), (0.35, 5.66, 1.2), 0.014, 'steel', 16)
    stack(1.5, 5.55, 1.13, 3, 5)
    planter(-0.85, 5.6, 0.1, 0.16, 0.36, 8, 'plaster-clay')
    planter(3.8, 6.3, 0.36, 0.62, 1.7, 9)
    planter(-3.3, 6.2, 0.32, 0.55, 1.4, 3)
    armchair(3.4, 3.4, 70, 'fabric-rust')
    armchair(3.4, 2.0, 105, 'fabric-rust')
    cylinder(2.55, 2.7, 0.38, 0.41, 0.3, 'oak', 64)
    cylinder(2.55, 2.7, 0, 0.38, 0.03, 'graphite', 24)
    stack(2.55, 2.7, 0.41, 2, 4)
    luminaire('ard200', places, level=16, quality=1.0)
    file = ies_file('ard200', 'ARD200-28-830-W-FX')
    for x, y, z in places:
        photometric(file, (x, y, z - 0.004), (0.16, 0.16), SOFT, power=1.0)
        spot((x, y, z + 0.07), (x, y, z), 2.2, 178, 0.1, 0.03, SOFT)
    camera((-1.3, -2.2, 1.5), (0.45, 7, 2.32), 25, SHARP, focus=6.0, fstop=4.0)
    return {**GRADE, 'key': 0.2, 'warmth': 0.3}
