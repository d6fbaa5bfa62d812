"""Rooms of case studies: the shop of fabrics and the classroom under a grid ceiling."""
import random

from scenes_civic import track_run
from scenes_furniture import chair, table, tree
from scenes_home import window
from scenes_kit import area, box, camera, ceiling, cylinder, luminaire, openings, panel, rod, room, sky, spot
from scenes_lamps import ies_file, photometric
from scenes_materials import DAY, NEUTRAL, SOFT, tint

SIZE = (1200, 750)
CLOTHS = (
    (0.42, 0.05, 0.04), (0.06, 0.12, 0.26), (0.50, 0.30, 0.05), (0.08, 0.20, 0.13), (0.56, 0.52, 0.44), (0.30, 0.10, 0.20),
    (0.12, 0.13, 0.15), (0.48, 0.18, 0.10), (0.16, 0.30, 0.36), (0.60, 0.44, 0.34), (0.36, 0.36, 0.34), (0.22, 0.06, 0.05),
)


def roll(x, y, z, length, radius, cloth, axis='y'):
    """A roll of cloth that lies along an axis, its cardboard core seen at the end."""
    end = (x, y + length, z) if axis == 'y' else (x + length, y, z)
    core = (x, y - 0.012, z) if axis == 'y' else (x - 0.012, y, z)
    rod((x, y, z), end, radius, cloth, 36)
    rod(core, end, 0.022, 'cardboard', 20)


def wall_of_rolls(x0, x1, y, rows, rng):
    """Oak shelves up to 3.6 m, full of rolls that show their ends; against a wall at y."""
    rise = 3.5 / rows
    for row in range(rows + 1):
        box(x0, x1, y - 0.62, y, 0.1 + row * rise - 0.03, 0.1 + row * rise, 'oak', 0.004)
    x = x0
    while x <= x1 + 0.01:
        box(x - 0.018, x + 0.018, y - 0.62, y, 0, 0.1 + rows * rise, 'oak-z', 0.004)
        x += (x1 - x0) / 5
    for row in range(rows):
        z, x, tone = 0.1 + row * rise, x0 + 0.1, rng.randrange(len(CLOTHS))
        while x < x1 - 0.1:
            radius = rng.uniform(0.058, 0.085)
            if rng.random() < 0.3:
                tone = rng.randrange(len(CLOTHS))
            shade = tuple(channel * rng.uniform(0.5, 0.85) for channel in CLOTHS[tone])
            for level in range(3):
                if level and rng.random() < 0.18:
                    break
                roll(x + radius, y - 0.60 + rng.uniform(0, 0.05), z + radius * 0.98 + level * radius * 1.86, 0.5, radius, tint(shade, 0.95))
            x += radius * 2 + 0.006


def cutting_table(rng):
    """The long table with a brass rule at its edge, rolls on it and cloth drawn off one of them."""
    table(0.1, 3.4, 3.4, 1.15, 0.9)
    rod((-1.55, 2.84, 0.902), (1.75, 2.84, 0.902), 0.006, 'brass', 8)
    for i, tone in enumerate((0, 4, 2)):
        roll(-1.25 + i * 0.02, 3.24 + i * 0.25, 0.98, 1.35, 0.075, tint(CLOTHS[tone], 0.95), 'x')
    cloth = tint(CLOTHS[8], 0.95)
    roll(0.75, 3.66, 0.985, 0.95, 0.08, cloth, 'x')
    box(0.76, 1.69, 2.86, 3.66, 0.902, 0.908, cloth, 0.002)
    panel([(0.76, 2.815, 0.905), (1.69, 2.815, 0.905), (1.69, 2.78, 0.42), (0.76, 2.78, 0.42)], cloth)
    panel([(0.76, 2.86, 0.907), (1.69, 2.86, 0.907), (1.69, 2.815, 0.905), (0.76, 2.815, 0.905)], cloth)
    for i in range(4):
        box(-0.1, 0.42, 3.0 + 0.01 * i, 3.36, 0.9 + i * 0.022, 0.92 + i * 0.022, tint(CLOTHS[(5, 1, 9, 3)[i]], 0.95), 0.008, rng.uniform(-4, 4))


def fabrics():
    """The shop of fabrics: rolls up to the ceiling, spotlights on the shelves and on the cutting table."""
    sky((0.06, 0.05, 0.04), (0.03, 0.028, 0.026), 1.0)
    room(9.6, 7, 4.1, 'oak-floor', 'plaster', 'plaster-dark', near=-5)
    rng = random.Random(12)
    wall_of_rolls(-4.6, 3.1, 7.0, 6, rng)
    cutting_table(rng)
    for k in range(9):
        x, y = 3.75 + (k % 3) * 0.26, 5.9 + (k // 3) * 0.28
        rod((x, y, 0.0), (x + 0.05, y + 0.16, 1.5 + 0.1 * (k % 2)), 0.07, tint(CLOTHS[(k * 5 + 1) % len(CLOTHS)], 0.95), 32)
    box(3.5, 4.6, 5.7, 6.75, 0, 0.34, 'oak', 0.004)
    for y in (2.7, 5.1):
        track_run(-4.2, 4.2, y, 4.1)
    wall = [(-3.9 + i * 1.3, 5.1, 4.067, 180) for i in range(6)]
    luminaire('gad90', wall, level=6, tilt=42)
    for x, y, _, _ in wall:
        spot((x, y + 0.1, 3.86), (x, 7.0, 1.6), 110, 66, 1.0, 0.02, SOFT)
    desk = [(-1.2, 2.7, 4.067, 180), (0.3, 2.7, 4.067, 180), (1.6, 2.7, 4.067, 180)]
    luminaire('gad90', desk, level=6, tilt=14)
    for x, y, _, _ in desk:
        spot((x, y + 0.06, 3.84), (x * 0.9, 3.35, 0.9), 130, 46, 1.0, 0.02, SOFT)
    luminaire('gad90', [(3.9, 5.1, 4.067, 180)], level=6, tilt=20)
    spot((3.9, 5.2, 3.86), (4.05, 6.2, 0.8), 110, 44, 1.0, 0.02, SOFT)
    camera((-2.5, -0.9, 1.55), (0.7, 7, 1.78), 27, SIZE, focus=4.6, fstop=4.0)
    return {'key': 0.10, 'percentile': 55, 'warmth': 0.25, 'bloom': 0.05, 'samples': 16, 'bounces': 4, 'top': 1.5}


def school():
    """A classroom of the seventies: panels in its grid ceiling, two asymmetric luminaires in front of the board."""
    low = 2.9
    places = [(x, y, low) for x in (-2.4, 0.0, 2.4) for y in (0.9, 3.3, 5.7)]
    sky((0.86, 0.90, 0.95), (0.40, 0.58, 0.90), 2.4)
    room(8.4, 7.6, low, 'vinyl', 'plaster-fine', None, left='open', near=-3)
    ceiling(-4.2, 4.2, -3, 7.6, low, 'ceiling-tiles', openings('cen600', places))
    window(-4.2, -3, 7.6, 0.9, 2.6, 8, frame='white')
    box(-4.35, -4.15, -3, 7.6, 2.6, low, 'plaster-fine')
    box(-4.3, -4.1, -3, 7.6, 0, 0.9, 'plaster-fine')
    box(-4.15, -3.9, -3, 7.6, 0.88, 0.92, 'oak-y', 0.004)
    area((-4.6, 2, 1.9), (0, 3, 0.6), 150, 10, 1.6, DAY)
    for x, y, seed in ((-11, 8, 1), (-13, 2, 2), (-10, 14, 3)):
        tree(x, y, 7, 2.4, seed, leaves='leaf-light')
    panel([(-60, -30, -0.6), (-4.4, -30, -0.6), (-4.4, 60, -0.6), (-60, 60, -0.6)], 'grass')
    box(-2.1, 1.5, 7.53, 7.59, 0.85, 2.1, tint((0.035, 0.075, 0.055), 0.7))
    box(-2.15, 1.55, 7.49, 7.6, 0.80, 0.85, 'oak')
    rng = random.Random(5)
    box(1.8, 3.9, 7.55, 7.6, 0.95, 2.1, 'felt')
    for i in range(14):
        x, z = 1.88 + (i % 5) * 0.4 + rng.uniform(-0.03, 0.03), 1.68 - (i // 5) * 0.34 + rng.uniform(-0.02, 0.02)
        box(x, x + 0.29, 7.543, 7.55, z, z + 0.21, tint((rng.uniform(0.4, 0.75), rng.uniform(0.3, 0.7), rng.uniform(0.2, 0.6))), 0)
    for i in range(5):
        box(-3.9, -3.55, 0.4 + i * 0.62, 0.95 + i * 0.62, 0, 0.82, 'oak-y', 0.004)
    for row in range(4):
        for column in range(3):
            x, y = -2.2 + column * 2.15, 0.5 + row * 1.45
            table(x, y, 1.3, 0.6, 0.66, 'oak', 'grey')
            for u in (-0.33, 0.33):
                chair(x + u + rng.uniform(-0.04, 0.04), y - 0.5 - rng.uniform(0, 0.12), rng.uniform(-14, 14), ('fabric-blue', 'fabric-rust', 'felt')[(row + column) % 3], 'grey')
            if rng.random() < 0.8:
                u = rng.uniform(-0.5, 0.1)
                box(x + u, x + u + 0.21, y - 0.2, y + 0.09, 0.66, 0.668, tint((rng.uniform(0.2, 0.6), rng.uniform(0.1, 0.4), rng.uniform(0.1, 0.4)), 0.7), 0.002, rng.uniform(-20, 20))
            if rng.random() < 0.6:
                cylinder(x + 0.42, y + 0.12, 0.66, 0.76, 0.035, ('blue', 'orange', 'steel')[row % 3], 24)
    table(2.5, 6.7, 1.5, 0.7, 0.74, 'desk-white')
    luminaire('cen600', places, level=5, quality=0.5)
    file = ies_file('cen600', 'CEN600-34-840-DD')
    for x, y, z in places:
        photometric(file, (x, y, z - 0.006), (0.55, 0.55), NEUTRAL, power=0.8)
    board = [(-1.2, 6.7, low, 180), (0.6, 6.7, low, 180)]
    luminaire('fae40', board, level=6, drop=0.35)
    lens = ies_file('fae40', 'FAE40-1140A-24-840-W-DD')
    for x, y, z, turn in board:
        photometric(lens, (x, y, z - 0.42), (1.1, 0.05), NEUTRAL, turn=turn, power=1.0)
    camera((2.9, -1.6, 1.45), (-0.9, 7.6, 1.5), 26, SIZE, focus=4.2, fstop=5.6)
    return {'key': 0.34, 'percentile': 50, 'warmth': 0.14, 'samples': 16, 'bounces': 5, 'top': 4.0}


SCENES = {'case-fabrics': fabrics, 'case-school': school}
