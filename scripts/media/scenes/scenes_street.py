"""Streets and squares after sunset."""
import math
import random

from models import pole
from scenes_exterior import dusk, ground, lit_window, wall_with_openings
from scenes_furniture import tree
from scenes_kit import box, camera, lathe, line_light, luminaire, luminous, spot
from scenes_materials import WARM


def terrace(x0, x1, y, storeys, material, seed, depth=8, facing='y'):
    """A plain building with rows of windows, some of them lit; faces -y, or +x/-x along y."""
    rng = random.Random(seed)
    height = storeys * 3.1 + 0.8
    box(x0, x1, y, y + depth, 0, height, material)
    box(x0 - 0.1, x1 + 0.1, y - 0.12, y + depth, height, height + 0.25, 'concrete')
    n = max(2, int((x1 - x0) / 1.9))
    for i in range(n):
        x = x0 + (i + 0.5) * (x1 - x0) / n
        for s in range(storeys):
            z = 0.9 + s * 3.1
            if rng.random() < 0.33:
                lit_window(x - 0.5, x + 0.5, y - 0.04, z, z + 1.7, rng.uniform(0.1, 0.32))
            else:
                box(x - 0.5, x + 0.5, y - 0.03, y, z, z + 1.7, 'black')
            box(x - 0.58, x + 0.58, y - 0.12, y, z - 0.1, z - 0.02, 'concrete')


def side_terrace(x, y0, y1, storeys, material, seed, side):
    """The same along y, at the left (side -1) or right (side 1) of a street."""
    rng = random.Random(seed)
    height = storeys * 3.1 + 0.8
    a, b = sorted((x, x + side * 9))
    box(a, b, y0, y1, 0, height, material)
    n = max(2, int((y1 - y0) / 2.1))
    for i in range(n):
        y = y0 + (i + 0.5) * (y1 - y0) / n
        for s in range(storeys):
            z = 0.9 + s * 3.1
            p, q = sorted((x, x - side * 0.04))
            if rng.random() < 0.33:
                luminous(p, q, y - 0.5, y + 0.5, z, z + 1.7, rng.uniform(0.1, 0.32), (1.0, 0.60, 0.27))
            else:
                box(p, q, y - 0.5, y + 0.5, z, z + 1.7, 'black')
            p, q = sorted((x, x - side * 0.12))
            box(p, q, y - 0.58, y + 0.58, z - 0.1, z - 0.02, 'concrete')


def lamp(x, y, height, code, turn, watts, reach=0.6, angle=130, colour=WARM):
    """A column with a street luminaire and its pool of light."""
    post = pole(height, 'graphite', 0.055)
    post.location = (x, y, height)
    luminaire(code, [(x, y, height, turn)], level=4, quality=0.4)
    dx, dy = math.sin(math.radians(turn)) * reach, -math.cos(math.radians(turn)) * reach
    spot((x + dx, y + dy, height - 0.1), (x + dx * 3, y + dy * 3, 0), watts, angle, 0.7, 0.12, colour)


def street():
    dusk(0.35)
    ground('wet-asphalt')
    for side in (-1, 1):
        x0, x1 = sorted((side * 3.4, side * 8.0))
        box(x0, x1, -12, 70, 0, 0.14, 'paving')
    for i in range(14):
        box(-0.06, 0.06, -4 + i * 5, -1.5 + i * 5, 0.001, 0.004, 'line')
    side_terrace(-8, 0, 14, 3, 'brick-y', 1, -1)
    side_terrace(-8, 14.2, 34, 4, 'plaster', 2, -1)
    side_terrace(8, -2, 11, 4, 'slabs-y', 3, 1)
    side_terrace(8, 11.2, 40, 3, 'brick-y', 4, 1)
    terrace(-14, 14, 62, 3, 'plaster', 5)
    for i, y in enumerate((3, 13, 23, 33, 43)):
        lamp(3.9, y, 5.6, 'qui700', -90, 640)
        if i < 4:
            lamp(-3.9, y + 5, 5.6, 'qui700', 90, 640)
    for x, y, seed in ((5.6, 7, 1), (-5.4, 12, 2), (5.6, 18, 3), (-5.4, 22, 4)):
        tree(x, y, 5.4, 1.5, seed)
    camera((-1.5, -5.6, 1.6), (0.7, 20, 3.2), 28)
    return {'key': 0.11, 'percentile': 50, 'warmth': 0.12, 'bloom': 0.09, 'samples': 40, 'bounces': 2}


def public_space():
    """Square: setts, benches, trees in pits, post-top luminaires, a lit arcade behind."""
    dusk(0.32)
    ground('setts')
    openings = [(-13.4 + i * 3, -11.4 + i * 3, 0, 3.2) for i in range(9)]
    wall_with_openings(-15, 14, 22, 0, 10, 'slabs', openings, 0.6)
    box(-15, 14, 25.4, 25.8, 0, 3.6, 'plaster')
    line_light((-14, 24, 3.4), (13, 24, 3.4), 700, 0.3, (0, 0.2, -1), WARM)
    rng = random.Random(2)
    for i in range(9):
        for z in (4.6, 7.3):
            x = -12.4 + i * 3
            if rng.random() < 0.4:
                lit_window(x - 0.6, x + 0.6, 21.95, z, z + 1.7, 0.25)
            else:
                box(x - 0.6, x + 0.6, 21.95, 22, z, z + 1.7, 'black')
    for x, y in ((-6, 4.6), (0.2, 8.5), (6.2, 5.2), (-7.5, 13.5), (7, 14.5), (0, 16)):
        lamp(x, y, 4.2, 'oli560', 0, 420, 0.0, 140)
    for x, y, seed in ((4.6, 9.6, 2), (-5.6, 12, 3), (3.2, 16.5, 4)):
        tree(x, y, 6.6, 2.0, seed)
        lathe([(0.62, 0), (0.62, 0.02), (0.3, 0.02)], 'graphite', (x, y, 0))
    for x, y in ((-1.0, 5.4), (2.6, 6.4), (-4.8, 9.8)):
        box(x - 1.0, x + 1.0, y - 0.26, y + 0.26, 0.38, 0.45, 'oak', 0.008)
        for u in (-0.75, 0.75):
            box(x + u - 0.12, x + u + 0.12, y - 0.22, y + 0.22, 0, 0.38, 'concrete', 0.01)
        luminous(x - 0.98, x + 0.98, y - 0.2, y - 0.19, 0.372, 0.379, 2)
        line_light((x - 0.95, y - 0.1, 0.36), (x + 0.95, y - 0.1, 0.36), 5, 0.03, (0, -0.3, -1), WARM)
    camera((-3.6, -2.6, 1.6), (0.8, 14, 2.9), 27)
    return {'key': 0.12, 'percentile': 50, 'warmth': 0.12, 'bloom': 0.09, 'samples': 40, 'bounces': 2}


SCENES = {
    'street': street,
    'application-public-space': public_space,
}
