"""The promenade at nightfall: deck, handrail with its light, posts along the path, a town across the bay."""
import random

from scenes_furniture import foliage, grass, tree
from scenes_houses import bicycle
from scenes_kit import box, camera, cylinder, line_light, luminaire, luminous, mesh, panel, rod, spot
from scenes_lamps import ies_file, photometric
from scenes_materials import glow, tint
from scenes_town import evening, skyline

AMBER = (1.0, 0.60, 0.28)
GRADE = {'key': 0.14, 'percentile': 50, 'warmth': 0.12, 'bloom': 0.12, 'bounces': 4, 'top': 3.2}


def water():
    """The bay with the far shore: hills in the haze, houses, lamps along the quay."""
    panel([(-320, -20, -1.3), (0.1, -20, -1.3), (0.1, 260, -1.3), (-320, 260, -1.3)], 'bay')
    rng = random.Random(12)
    for y, low, high, shade in ((420, 14, 34, (0.135, 0.135, 0.19)), (330, 5, 16, (0.095, 0.10, 0.145))):
        points, x = [(-420, y, -2)], -420.0
        while x < 420:
            points.append((x, y, rng.uniform(low, high)))
            x += rng.uniform(18, 46)
        points.append((x, y, -2))
        panel(points, glow(1.0, shade))
    skyline(-230, 150, 250, rng, -1.3, (4, 10), (0.070, 0.074, 0.105), 0.22, (6, 14), 2.2)
    for i in range(34):
        x = -215 + i * 11 + rng.uniform(-4, 4)
        panel([(x, 246, 2.4), (x + 1.0, 246, 2.4), (x + 1.0, 246, 3.4), (x, 246, 3.4)], glow(round(rng.uniform(4, 10), 0), rng.choice(((1.0, 0.45, 0.14), (1.0, 0.52, 0.20), (1.0, 0.62, 0.30)))))
    for x, y, mast in ((-13, 44, 10), (-20, 58, 12), (-27, 50, 9), (-36, 70, 11), (-9.5, 66, 11)):
        boat(x, y, mast, rng)


def boat(x, y, mast, rng):
    """A yacht on its mooring, far enough to be a shape."""
    hull = [(-2.9, 0.0, 0.55), (-2.0, 0.95, 0.5), (1.2, 1.05, 0.55), (3.2, 0.0, 0.8), (1.2, -1.05, 0.55), (-2.0, -0.95, 0.5)]
    points = [(x + u, y + v, z - 1.3) for u, v, z in hull] + [(x + u * 0.86, y + v * 0.6, -1.35) for u, v, _ in hull]
    mesh('hull', points, [(0, 1, 2, 3, 4, 5), *((i, (i + 1) % 6, 6 + (i + 1) % 6, 6 + i) for i in range(6))], 'white')
    box(x - 1.3, x + 0.9, y - 0.6, y + 0.6, -0.8, -0.35, 'white', 0.1)
    rod((x + 0.4, y, -0.8), (x + 0.4, y, mast - 1.3), 0.06, 'grey', 10)
    rod((x + 0.4, y, 0.3), (x - 2.6, y, 0.4), 0.07, 'linen', 10)
    for u in (-2.8, 3.1):
        rod((x + 0.4, y, mast - 1.4), (x + u, y, -0.7), 0.012, 'steel', 5)
    if rng.random() < 0.7:
        panel([(x - 0.2, y - 0.62, -0.62), (x + 0.5, y - 0.62, -0.62), (x + 0.5, y - 0.62, -0.45), (x - 0.2, y - 0.62, -0.45)], glow(6.0, AMBER))


def railing(y0, y1, rail='teak', watts=10.5):
    """Flat posts, wires and a handrail of timber or steel with the line of light under it, in watts a metre."""
    y = y0
    while y <= y1:
        box(0.262, 0.274, y - 0.03, y + 0.03, 0, 1.06, 'graphite' if rail == 'teak' else 'steel', 0.002)
        box(0.20, 0.33, y - 0.07, y + 0.07, 0, 0.012, 'steel', 0.003)
        for dx in (0.225, 0.305):
            cylinder(dx, y - 0.045, 0.012, 0.024, 0.009, 'steel', 12)
        y += 1.5
    for z in (0.16, 0.31, 0.46, 0.61, 0.76, 0.91):
        rod((0.268, y0, z), (0.268, y1, z), 0.0032, 'steel', 8)
    if rail == 'teak':
        box(0.225, 0.315, y0, y1, 1.06, 1.105, rail, 0.014)
    else:
        rod((0.27, y0, 1.085), (0.27, y1, 1.085), 0.024, rail, 32)
    luminous(0.272, 0.288, y0, y1, 1.0535, 1.0605, 5.0, AMBER)
    line_light((0.295, y0, 1.05), (0.295, y1, 1.05), watts * (y1 - y0), 0.012, (0.42, 0, -1), AMBER, 150)


def seat(x, y):
    """A long timber bench on concrete feet, a bag and a folded jacket on it."""
    for k in range(5):
        box(x - 0.24 + k * 0.1, x - 0.155 + k * 0.1, y - 1.1, y + 1.1, 0.405, 0.45, 'teak', 0.008)
    for v in (-0.75, 0.75):
        box(x - 0.2, x + 0.22, y + v - 0.09, y + v + 0.09, 0, 0.405, 'concrete', 0.015)
    box(x - 0.12, x + 0.10, y - 0.72, y - 0.34, 0.45, 0.78, tint((0.05, 0.085, 0.10), 0.8), 0.07)
    box(x - 0.16, x + 0.12, y + 0.1, y + 0.5, 0.45, 0.52, 'fabric-rust', 0.03, 8)


def shore(floor='deck-wet', rail='teak', watts=26):
    """Everything but the posts: bay, path, railing, planting, trees."""
    evening(0.55, horizon=(0.95, 0.52, 0.34))
    water()
    box(0.12, 4.6, -8, 70, -1.3, -0.001, floor, 0)
    box(0.06, 0.2, -8, 70, -1.35, 0.02, 'teak' if rail == 'teak' else 'concrete', 0.01)
    box(4.6, 4.78, -8, 70, -0.4, 0.05, 'concrete', 0.012)
    panel([(4.78, -8, 0.0), (60, -8, 0.0), (60, 120, 0.3), (4.78, 120, 0.3)], 'grass')
    railing(-6, 60, rail, watts)
    grass(4.9, 6.4, 0.5, 18, 330, 2, 0.75)
    grass(4.9, 7.5, 18, 44, 260, 5, 0.8)
    for i, (x, y) in enumerate(((11.5, 27), (13, 38), (8.8, 50), (15, 30), (13, 58), (19, 46), (10, 70))):
        tree(x, y, 7.5 + i % 3, 2.5, i)
        foliage(x, y, 5.6 + 0.4 * (i % 3), 2.4, 2.2, 8000, random.Random(i), 'leaf', 0.07)


def promenade():
    shore()
    ys = [1.6 + i * 5.0 for i in range(9)]
    luminaire('ori1000', [(4.36, y, 0, -90) for y in ys], level=9, quality=0.8)
    file = ies_file('ori1000', 'ORI1000-12-827-AN')
    for y in ys:
        photometric(file, (4.28, y, 0.90), (0.05, 0.08), AMBER, turn=-90, power=1.9)
    seat(4.05, 6.4)
    bicycle(0.56, 3.9, 90, tint((0.05, 0.08, 0.10), 0.35), 0.16)
    for y in (22, 40, 58):
        rod((6.9, y, 0), (6.9, y, 5.0), 0.05, 'graphite', 16)
        luminaire('qui500', [(6.9, y, 5.0, -90)], level=12)
        spot((6.4, y, 4.9), (5.6, y, 0), 60, 130, 0.8, 0.1, AMBER)
    camera((2.75, -3.1, 1.42), (1.55, 14, 1.30), 38, (1600, 1000), focus=6.0, fstop=1.6)
    return {**GRADE, 'samples': 18}


SCENES = {'case-promenade': promenade}
