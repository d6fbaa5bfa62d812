"""The bench where luminaires are put together."""
import math
import random

from scenes_civic import track_run
from scenes_furnishing import bent, stack
from scenes_furniture import tree
from scenes_home import window
from scenes_kit import area, box, camera, cylinder, lathe, luminaire, panel, rod, sky, spot
from scenes_lamps import ies_file, photometric
from scenes_materials import DAY, NEUTRAL, SOFT, tint

TOP = 0.92
BATTEN = 'ESP50-1190-20-840-DD'


def bare(code, places, level=0.0, **options):
    """Luminaires without rose and cable, as they lie on a bench before they are mounted."""
    roots = luminaire(code, places, level=level, **options)
    for root in roots:
        for child in root.children_recursive:
            child.hide_render = not child.get('framed', True)
    return roots


def bench(x0, x1, y0, y1):
    """A beech top on steel frames with a lower shelf and drawers."""
    box(x0, x1, y0, y1, TOP - 0.05, TOP, 'staves', 0.006)
    for x in (x0 + 0.1, (x0 + x1) / 2, x1 - 0.16):
        for y in (y0 + 0.06, y1 - 0.12):
            box(x, x + 0.06, y, y + 0.06, 0, TOP - 0.05, 'graphite', 0.004)
        box(x, x + 0.06, y0 + 0.06, y1 - 0.06, TOP - 0.12, TOP - 0.05, 'graphite', 0.004)
    box(x0 + 0.1, x1 - 0.1, y0 + 0.12, y1 - 0.1, 0.24, 0.265, 'oak', 0.003)


def bin_of(x, y, z, colour, rng, width=0.15, depth=0.22, height=0.12):
    """An open stacking bin with parts in it."""
    shade = tint(colour, 0.45)
    t = 0.004
    box(x, x + width, y, y + depth, z, z + t, shade, 0.001)
    box(x, x + t, y, y + depth, z, z + height, shade, 0.001)
    box(x + width - t, x + width, y, y + depth, z, z + height, shade, 0.001)
    box(x, x + width, y + depth - t, y + depth, z, z + height, shade, 0.001)
    box(x, x + width, y, y + t, z, z + height * 0.55, shade, 0.001)
    for _ in range(14):
        px, py = x + rng.uniform(0.025, width - 0.025), y + rng.uniform(0.025, depth - 0.03)
        high = z + height * rng.uniform(0.3, 0.6)
        rod((px, py, high), (px + rng.uniform(-0.02, 0.02), py + rng.uniform(-0.02, 0.02), high + rng.uniform(0, 0.015)), 0.005, rng.choice(('steel', 'brass', 'graphite')), 8)


def rack(x0, x1, y0, y1, rng, rows=6, rise=0.42):
    """Steel shelving with cartons, bins and gaps, nothing quite in line."""
    for x in (x0, (x0 + x1) / 2, x1):
        for y in (y0, y1 - 0.035):
            box(x - 0.018, x + 0.018, y, y + 0.035, 0, rows * rise + 0.2, 'grey', 0.002)
    for row in range(rows):
        z = 0.12 + row * rise
        box(x0, x1, y0, y1, z, z + 0.03, 'grey', 0.003)
        x = x0 + 0.05
        while x < x1 - 0.3:
            width = rng.choice((0.15, 0.15, 0.31, 0.38, 0.24))
            if rng.random() < 0.16:
                x += width
                continue
            if width == 0.15:
                colour = rng.choice(((0.02, 0.10, 0.25), (0.02, 0.10, 0.25), (0.45, 0.05, 0.03), (0.5, 0.32, 0.02)))
                bin_of(x, y0 + rng.uniform(0.0, 0.03), z + 0.03, colour, rng)
            else:
                tall = rng.uniform(0.14, rise - 0.09)
                box(x, x + width - 0.02, y0 + rng.uniform(0.01, 0.07), y1 - 0.05, z + 0.03, z + 0.03 + tall, rng.choice(('cardboard', 'cardboard-light', 'cardboard', 'grey')), 0.004, rng.uniform(-2, 2))
                if rng.random() < 0.7:
                    box(x + 0.04, x + 0.15, y0 - 0.002 + 0.005, y0 + 0.006, z + 0.07, z + 0.13, 'paper', 0)
            x += width


def screwdriver(x, y, turn, colour):
    """A screwdriver that lies on the bench."""
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    rod((x, y, TOP + 0.014), (x + 0.1 * c, y + 0.1 * s, TOP + 0.014), 0.013, tint(colour, 0.35), 16)
    rod((x + 0.1 * c, y + 0.1 * s, TOP + 0.014), (x + 0.21 * c, y + 0.21 * s, TOP + 0.005), 0.003, 'steel', 10)


def coil(x, y, colour, radius=0.085, turns=7, seed=0):
    """Flexible cable coiled by hand, its end free."""
    rng = random.Random(seed)
    points = []
    for i in range(turns * 12):
        a, r = 2 * math.pi * i / 12, radius * (1 + rng.uniform(-0.07, 0.07))
        points.append((x + r * math.cos(a), y + r * math.sin(a), TOP + 0.006 + 0.0045 * i / 12 + rng.uniform(0, 0.002)))
    points += [(x + radius + 0.08, y - 0.05, TOP + 0.01), (x + radius + 0.16, y - 0.02, TOP + 0.005)]
    bent(points, 0.0035, colour)


def tools():
    """What lies about: drivers, a meter, a mug, a pencil on a job sheet."""
    screwdriver(-0.72, 0.36, 24, (0.5, 0.03, 0.02))
    screwdriver(-0.66, 0.30, 8, (0.02, 0.05, 0.2))
    screwdriver(0.86, 0.34, 150, (0.5, 0.3, 0.01))
    coil(0.62, 0.46, 'black', seed=2)
    coil(-1.34, 0.78, 'porcelain', 0.1, 9, 5)
    box(-0.42, -0.13, 0.28, 0.49, TOP, TOP + 0.001, 'paper', 0, 12)
    rod((-0.4, 0.3, TOP + 0.005), (-0.26, 0.36, TOP + 0.005), 0.0035, 'yellow', 6)
    lathe([(0, 0), (0.036, 0), (0.04, 0.004), (0.041, 0.09), (0.038, 0.09), (0.036, 0.01), (0, 0.01)], 'porcelain', (-0.92, 0.62, TOP), 40)
    bent([(-0.955, 0.60, TOP + 0.07), (-0.985, 0.585, TOP + 0.06), (-0.985, 0.585, TOP + 0.035), (-0.957, 0.60, TOP + 0.022)], 0.005, 'porcelain')
    box(1.02, 1.11, 0.42, 0.59, TOP, TOP + 0.035, 'yellow', 0.010, 20)
    box(1.035, 1.095, 0.51, 0.565, TOP + 0.034, TOP + 0.0365, tint((0.22, 0.26, 0.2), 0.2), 0.002, 20)
    stack(1.66, 0.72, TOP, 3, 4)
    luminaire('vatcv', [(0.22, 0.36, TOP, 14), (0.20, 0.44, TOP, 11)], level=1, quality=1.0)
    rng = random.Random(6)
    for i in range(4):
        bin_of(1.25 + i * 0.16, 0.86, TOP, ((0.02, 0.10, 0.25), (0.45, 0.05, 0.03), (0.02, 0.10, 0.25), (0.5, 0.32, 0.02))[i], rng)


def shell():
    """A brick workshop with steel windows, beams, a vent and trees outside."""
    sky((0.80, 0.84, 0.90), (0.32, 0.50, 0.85), 1.6)
    panel([(-4.6, -5, 0), (5, -5, 0), (5, 6.4, 0), (-4.6, 6.4, 0)], 'concrete-floor')
    box(-4.8, 5.2, 6.4, 6.7, 0, 4.2, 'brick')
    box(5, 5.3, -5, 6.4, 0, 4.2, 'brick-y')
    box(-4.9, -4.6, -5, 6.4, 0, 1.0, 'brick-y')
    box(-4.9, -4.6, -5, 6.4, 3.5, 4.2, 'brick-y')
    box(-4.9, -4.6, 5.6, 6.4, 1.0, 3.5, 'brick-y')
    box(-4.95, -4.5, -5, 5.6, 0.97, 1.02, 'concrete', 0.004)
    window(-4.75, -5, 5.6, 1.02, 3.5, 12)
    box(-4.79, -4.71, -5, 5.6, 2.24, 2.28, 'graphite')
    box(-4.8, 5.2, -5, 6.4, 4.2, 4.4, 'white')
    for y in (-0.4, 1.8, 4.0, 6.2):
        box(-4.6, 5, y - 0.09, y + 0.09, 3.9, 4.2, 'grey', 0.004)
    rod((-4.4, 6.1, 3.45), (5, 6.1, 3.45), 0.14, 'steel', 32)
    for x, y, seed in ((-9, 4, 1), (-11, 8, 2), (-8.4, 11, 3)):
        tree(x, y, 6.2, 2.2, seed, leaves='leaf-light')


def workshop():
    shell()
    rng = random.Random(8)
    rack(-3.4, -0.9, 5.75, 6.25, rng)
    rack(-0.75, 1.75, 5.75, 6.25, rng)
    rack(1.9, 4.4, 5.75, 6.25, rng)
    bench(-2.3, 2.5, 0.15, 1.1)
    bench(-2.0, 2.8, 3.0, 3.9)
    for i in range(5):
        box(-1.7 + i * 0.9, -1.38 + i * 0.9, 3.35, 3.7, TOP, TOP + 0.14 + 0.05 * (i % 3), ('cardboard', 'grey', 'cardboard-light')[i % 3], 0.005, rng.uniform(-12, 12))
    bare('hol420', [(-0.62, 0.84, TOP + 1.27), (-0.12, 0.72, TOP + 1.27)], drop=1.0, finish='green', quality=1.0)
    spots = [(0.72, 0.80), (1.06, 0.80), (1.40, 0.80)]
    luminaire('gad90', [(x, y, 1.56) for x, y in spots], level=5, quality=1.0)
    track_run(0.45, 1.7, 0.80, 1.59)
    for x in (0.47, 1.68):
        rod((x, 0.80, TOP), (x, 0.80, 1.59), 0.012, 'steel', 24)
        cylinder(x, 0.80, TOP, TOP + 0.012, 0.06, 'steel', 40)
    for x, y in spots:
        spot((x, y - 0.08, 1.44), (x, y - 0.22, TOP), 26, 44, 0.7, 0.03, SOFT)
    tools()
    hung = 2.35
    file = ies_file('esp50', BATTEN)
    for x, y in ((-0.9, 0.65), (1.1, 0.65), (-0.9, 3.45), (1.1, 3.45)):
        luminaire('esp50', [(x, y, hung)], level=6)
        photometric(file, (x, y, hung - 0.1), (1.5, 0.08), NEUTRAL, power=0.28 if y < 1 else 0.7)
        for dx in (-0.5, 0.5):
            rod((x + dx, y, hung), (x + dx, y, 4.2), 0.0015, 'steel', 6)
    for i, x in enumerate((-1.5, 0.3, 1.6)):
        cylinder(x, -0.25 - 0.1 * i, 0.60, 0.635, 0.17, 'oak', 48)
        for a in range(4):
            c, s = math.cos(a * 1.571 + 0.5), math.sin(a * 1.571 + 0.5)
            rod((x + 0.1 * c, -0.25 - 0.1 * i + 0.1 * s, 0.6), (x + 0.19 * c, -0.25 - 0.1 * i + 0.19 * s, 0), 0.013, 'graphite', 16)
    area((-6.4, 1.5, 3.2), (0, 2, 0.6), 260, 9, 2.6, DAY)
    camera((-1.55, -1.75, 1.52), (0.05, 1.2, 1.2), 36, (1600, 1000), focus=2.75, fstop=2.0)
    return {'key': 0.12, 'percentile': 50, 'warmth': 0.28, 'samples': 32, 'bounces': 5}


def drivers():
    """Seven drivers of three kinds on the bench; the workshop is out of focus behind."""
    shell()
    rng = random.Random(3)
    rack(-3.4, -0.9, 5.75, 6.25, rng)
    rack(-0.75, 1.75, 5.75, 6.25, rng)
    bench(-2.3, 2.5, 0.15, 1.1)
    bench(-2.0, 2.8, 3.0, 3.9)
    for code, places in DRIVERS.items():
        luminaire(code, [(x, y, TOP, turn) for x, y, turn in places], level=1, quality=1.0)
    screwdriver(0.385, 0.39, 94, (0.5, 0.03, 0.02))
    coil(-0.36, 0.80, 'porcelain', 0.08, 8, 5)
    for i in range(4):
        bin_of(0.02 + i * 0.16, 0.88, TOP, ((0.02, 0.10, 0.25), (0.45, 0.05, 0.03), (0.02, 0.10, 0.25), (0.5, 0.32, 0.02))[i], rng)
    hung = 2.35
    file = ies_file('esp50', BATTEN)
    for x, y in ((-0.9, 0.65), (1.1, 0.65), (-0.9, 3.45), (1.1, 3.45)):
        luminaire('esp50', [(x, y, hung)], level=6)
        photometric(file, (x, y, hung - 0.1), (1.5, 0.08), NEUTRAL, power=0.28 if y < 1 else 0.7)
    area((-6.4, 1.5, 3.2), (0, 2, 0.6), 260, 9, 2.6, DAY)
    camera((-0.19, -0.44, 1.29), (0.01, 0.6, 1.01), 46, (1600, 1000), focus=0.95, fstop=5.6, tilt=True)
    return {'key': 0.2, 'percentile': 50, 'warmth': 0.22, 'samples': 16, 'bounces': 5}


# Places on the bench (x, y, turn in degrees) of the drivers of each range.
DRIVERS = {
    'vatcv': [(-0.29, 0.47, 81), (-0.205, 0.48, 79), (-0.12, 0.49, 80)],
    'vatdl': [(0.0, 0.50, 80), (0.09, 0.51, 82)],
    'vatph': [(0.2, 0.53, 80), (0.28, 0.54, 79)],
}

SCENES = {'about-workshop': workshop, 'drivers': drivers}
