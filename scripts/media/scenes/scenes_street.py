"""Streets, squares, the promenade and the sports ground after sunset."""
import math
import random

from models import pole
from scenes_exterior import dusk, ground, lit_window, wall_with_openings
from scenes_furniture import grass, tree
from scenes_kit import ball, box, camera, cylinder, lathe, line_light, luminaire, luminous, mesh, panel, rod, spot
from scenes_materials import NEUTRAL, WARM, glow


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


def promenade():
    """Case study: boardwalk along the water, bollards and light under the handrail."""
    dusk(0.62)
    panel([(-80, -10, -0.9), (0.2, -10, -0.9), (0.2, 160, -0.9), (-80, 160, -0.9)], 'water')
    box(0.2, 5.4, -8, 90, -0.9, 0, 'deck')
    box(5.4, 60.0, -8, 130, -0.4, 0.02, 'grass')
    box(0.1, 0.35, -8, 90, -0.9, 0.1, 'concrete')
    for i in range(36):
        rod((0.28, -6 + i * 1.5, 0.1), (0.28, -6 + i * 1.5, 1.06), 0.018, 'graphite', 10)
    for z in (0.4, 0.72):
        rod((0.28, -7, z), (0.28, 60, z), 0.006, 'steel', 8)
    box(0.24, 0.34, -8, 60, 1.05, 1.11, 'oak-y', 0.01)
    luminous(0.3, 0.32, -8, 60, 1.043, 1.05, 2.4)
    line_light((0.34, -5, 1.03), (0.34, 26, 1.03), 150, 0.03, (0.5, 0, -1), WARM, 140)
    ys = [1.5 + i * 4.2 for i in range(11)]
    luminaire('nog1000', [(5.2, y, 0) for y in ys], level=3, quality=0.4)
    for y in ys[:7]:
        spot((5.2, y, 0.86), (5.2, y, 0), 60, 160, 0.8, 0.06, WARM)
    for i, y in enumerate((5, 13, 21, 30)):
        tree(7.2, y, 6.0, 1.9, i)
        spot((6.5, y - 0.8, 0.1), (7.2, y, 4.4), 80, 70, 0.9, 0.04, WARM)
    grass(5.8, 6.6, -2, 26, 160, 2, 0.45)
    rng = random.Random(6)
    for i in range(36):
        x = -70 + i * 5.2
        box(x, x + 4.6, 120, 126, -1, rng.uniform(3, 13), 'black')
        for _ in range(4):
            wx, wz = x + rng.uniform(0.4, 4), rng.uniform(0.5, 6)
            luminous(wx, wx + 0.5, 119.9, 119.95, wz, wz + 0.5, 0.5, (1.0, 0.7, 0.38))
    camera((3.0, -3.4, 1.6), (1.1, 20, 1.75), 27)
    return {'key': 0.11, 'percentile': 50, 'warmth': 0.1, 'bloom': 0.1, 'samples': 40, 'bounces': 2}


def sport():
    """Training pitch with four masts, a stand at the side, sky still blue."""
    dusk(0.5)
    ground('asphalt')
    panel([(-30, 4, 0.01), (30, 4, 0.01), (30, 60, 0.01), (-30, 60, 0.01)], 'turf')
    for x in (-26, 26):
        box(x - 0.06, x + 0.06, 7, 57, 0.012, 0.014, 'line')
    for y in (7, 32, 57):
        box(-26, 26, y - 0.06, y + 0.06, 0.012, 0.014, 'line')
    points, faces = [], []
    for i in range(64):
        a = 2 * math.pi * i / 64
        for r in (6.0, 6.14):
            points.append((math.cos(a) * r, 32 + math.sin(a) * r, 0.014))
    mesh('circle', points, [(2 * i, 2 * i + 1, (2 * i + 3) % 128, (2 * i + 2) % 128) for i in range(64)], 'line')
    for x in (-3.66, 3.66):
        rod((x, 57, 0), (x, 57, 2.44), 0.06, 'white')
    rod((-3.66, 57, 2.44), (3.66, 57, 2.44), 0.06, 'white')
    for row in range(6):
        box(-22, 22, 62 + row * 0.9, 63 + row * 0.9, 0, 0.5 + row * 0.45, 'concrete')
        for k in range(60):
            x = -21.5 + k * 0.73
            box(x, x + 0.45, 62.2 + row * 0.9, 62.6 + row * 0.9, 0.5 + row * 0.45, 0.85 + row * 0.45, 'blue' if (k // 10) % 2 else 'grey')
    box(-23, 23, 61, 69, 5.2, 5.5, 'white')
    line_light((-22, 62.5, 5.1), (22, 62.5, 5.1), 300, 0.2, (0, 0.1, -1), NEUTRAL)
    for i in range(5):
        box(-22 + i * 11 - 0.12, -22 + i * 11 + 0.12, 67, 67.3, 0, 5.2, 'graphite')
    for x in (-29, 29):
        for y in (16, 48):
            cylinder(x, y, 0, 16, 0.22, 'steel', 20)
            box(x - 1.9, x + 1.9, y - 0.08, y + 0.08, 15.2, 15.35, 'graphite')
            turn = -60 if x < 0 else 60
            luminaire('mes480', [(x + u, y, 15.4, turn) for u in (-1.5, -0.5, 0.5, 1.5)], level=6, quality=0.3)
            for u in (-1.5, -0.5, 0.5, 1.5):
                ball(x + u, y - 0.3, 15.6, 0.24, glow(5, NEUTRAL), detail=2)
            spot((x, y - 0.5, 15.6), (x * 0.1, 30, 0), 16000, 100, 0.9, 0.5, NEUTRAL)
    for i in range(16):
        tree(-40 + i * 5.5 + (i % 3), 76 + (i % 2) * 4, 9, 3.0, i)
    for i in range(30):
        rod((-34 + i * 2.3, 5.2, 0), (-34 + i * 2.3, 5.2, 1.1), 0.025, 'steel', 8)
    rod((-34, 5.2, 1.1), (34, 5.2, 1.1), 0.03, 'steel', 8)
    camera((-14, 1.5, 2.2), (6, 36, 6.4), 26)
    return {'key': 0.17, 'percentile': 45, 'warmth': 0.08, 'bloom': 0.12, 'samples': 40, 'bounces': 2}


SCENES = {
    'street': street,
    'application-public-space': public_space,
    'application-sport': sport,
}
