"""In place: adjustable heads, tracks and lines among goods."""
import random

from scenes_civic import clothes_rail
from scenes_furnishing import bowl, branches, rug, stack, vase
from scenes_furniture import armchair, bookcase, planter, table
from scenes_installed_kit import GRADE, SHARP
from scenes_kit import area, box, camera, cylinder, lathe, luminaire, openings, room, sky
from scenes_lamps import aimed, ies_file, photometric
from scenes_materials import NEUTRAL, SOFT, tint


def books_on_show(x0, x1, y0, y1, z, rng):
    """A table's books: piles in rows, some of them with one book set up against the pile."""
    x = x0
    while x < x1 - 0.15:
        y = y0
        while y < y1 - 0.22:
            stack(x + 0.1, y + 0.12, z, rng.randint(2, 7), rng.randint(1, 99))
            y += 0.31
        x += 0.26


def brz180():
    rng = random.Random(5)
    high = 3.1
    places = [(-3.0 + i * 1.5, 4.5, high) for i in range(5)]
    table_heads = [(0.35, 3.25, high), (1.75, 3.25, high)]
    sky((0.06, 0.05, 0.04), (0.03, 0.028, 0.026), 1.0)
    room(8.4, 6.2, high, 'oak-floor', 'plaster-clay', 'plaster-fine', near=-5, holes=openings('brz180', places + table_heads))
    bookcase(-4.15, 4.15, 5.84, 6.2, 2.62, 6, 'oak-z', 11, 0.83, 0.93)
    box(-4.2, 4.2, 5.80, 6.2, 2.62, 2.66, 'oak', 0.004)
    box(-4.2, 4.2, 5.80, 5.84, 0, 0.1, 'graphite', 0.002)
    table(1.05, 3.5, 1.9, 0.95, 0.76, 'oak', 'graphite')
    books_on_show(0.16, 1.95, 3.08, 3.95, 0.76, rng)
    rug(-2.9, -0.8, 3.5, 5.5, 'felt')
    armchair(-2.2, 4.75, 38, 'fabric-rust')
    cylinder(-1.35, 5.1, 0.42, 0.45, 0.2, 'oak', 48)
    cylinder(-1.35, 5.1, 0, 0.42, 0.02, 'graphite', 20)
    stack(-1.35, 5.1, 0.45, 3, 12)
    planter(-3.3, 5.2, 0.24, 0.5, 1.2, 4)
    luminaire('brz180', places + table_heads, level=40, quality=1.0)
    file = ies_file('brz180', 'BRZ180-20-930-38D-W-DD')
    for x, y, z in places:
        for u in (-1, 1):
            aimed(file, (x + u * 0.045, y, z - 0.01), (x + u * 0.42, 5.9, 1.35), (0.06, 0.06), SOFT, power=0.55)
    for x, y, z in table_heads:
        for u in (-1, 1):
            aimed(file, (x + u * 0.045, y, z - 0.01), (x + u * 0.22, 3.5, 0.76), (0.06, 0.06), SOFT, power=0.35)
    area((0, -3.5, 2.9), (0, 3, 1), 14, 3, 1.2, SOFT)
    camera((-0.75, 0.75, 1.25), (0.0, 6.2, 2.0), 24, SHARP, focus=3.4, fstop=5.6)
    return {**GRADE, 'key': 0.2, 'samples': 16, 'bounces': 5}


GLAZES = ((0.55, 0.52, 0.46), (0.30, 0.36, 0.36), (0.10, 0.15, 0.20), (0.42, 0.22, 0.11), (0.60, 0.57, 0.50), (0.16, 0.22, 0.16))


def pot(x, y, z, rng, tall=0.26):
    """One turned piece: bowl, jug, jar or bottle, each of its own size and glaze."""
    glaze = tint(rng.choice(GLAZES), 0.28)
    r, h = rng.uniform(0.055, 0.085), rng.uniform(0.55, 1.0) * tall
    kind = rng.randrange(4)
    if kind == 0:
        bowl(x, y, z, r * 1.35, glaze)
    elif kind == 1:
        vase(x, y, z, h, glaze)
    elif kind == 2:
        lathe([(0, 0), (r * 0.8, 0), (r, 0.012), (r * 1.02, h * 0.6), (r * 0.86, h * 0.72), (r * 0.84, h * 0.74), (r * 0.98, h * 0.55), (0, h * 0.5)], glaze, (x, y, z), 40)
    else:
        lathe([(0, 0), (r * 0.72, 0), (r * 0.9, 0.02), (r * 0.95, h * 0.45), (r * 0.32, h * 0.74), (r * 0.26, h), (r * 0.20, h), (r * 0.2, h * 0.8)], glaze, (x, y, z), 40)


def gad60():
    rng = random.Random(19)
    high, run = 2.95, 2.55
    sky((0.06, 0.05, 0.04), (0.03, 0.028, 0.026), 1.0)
    room(7, 4.6, high, 'concrete-floor', 'plaster', 'plaster-fine', back='plaster-clay', near=-4)
    for row in range(4):
        z = 0.62 + row * 0.46
        box(-2.5, 2.5, 4.28, 4.6, z - 0.03, z, 'oak', 0.004)
        x = -2.36
        while x < 2.4:
            pot(x, 4.44 + rng.uniform(-0.03, 0.03), z, rng, 0.30)
            x += rng.uniform(0.19, 0.30)
    for x in (-2.5, 0.0, 2.47):
        box(x, x + 0.03, 4.28, 4.6, 0, 2.3, 'oak-z', 0.004)
    table(0.1, 2.35, 2.3, 0.85, 0.8, 'oak', 'graphite')
    for k in range(7):
        pot(-0.85 + k * 0.31 + rng.uniform(-0.03, 0.03), 2.38 + rng.uniform(-0.17, 0.2), 0.8, rng, 0.34)
    vase(0.98, 2.42, 0.8, 0.32, tint(GLAZES[1], 0.28))
    branches(0.98, 2.42, 1.08, 0.55, 7, 4)
    heads = [(-1.5 + i * 1.0, run, high - 0.033, 180) for i in range(4)]
    box(-2.6, 2.6, run - 0.018, run + 0.018, high - 0.033, high, 'black', 0.001)
    luminaire('gad60', heads, level=16, quality=1.0, tilt=36)
    file = ies_file('gad60', 'GAD60-15-930-B36-B-ND')
    for x, y, z, _ in heads:
        aimed(file, (x, y + 0.09, z - 0.17), (x, 4.44, 1.25), (0.045, 0.045), SOFT, power=0.8)
    box(-2.6, 2.6, 1.382, 1.418, high - 0.033, high, 'black', 0.001)
    front = [(x, 1.4, high - 0.033, 180) for x in (-0.6, 0.7)]
    luminaire('gad60', front, level=16, quality=1.0, tilt=30)
    for x, y, z, _ in front:
        aimed(file, (x, y + 0.08, z - 0.17), (x * 0.9, 2.38, 0.85), (0.045, 0.045), SOFT, power=0.45)
    area((0, -3.0, 2.7), (0, 3, 1), 9, 3, 1.2, SOFT)
    camera((-1.05, -0.55, 1.52), (0.05, 4.6, 1.72), 30, SHARP, focus=3.4, fstop=4.0)
    return {**GRADE, 'key': 0.17, 'samples': 16, 'bounces': 5}


def gadtrk():
    rng = random.Random(7)
    high = 2.9
    sky((0.06, 0.05, 0.04), (0.03, 0.028, 0.026), 1.0)
    room(5.6, 4.2, high, 'oak-floor', 'plaster-fine', 'plaster-fine', back='oak-panel', near=-4)
    luminaire('gadtrk', [(-1.0 + i * 1.0, 1.5, high) for i in range(3)], level=1, quality=1.0)
    heads = [(x, 1.5, high - 0.033, 180) for x in (-1.1, -0.25, 0.55, 1.2)]
    luminaire('gad60', heads, level=16, quality=1.0, tilt=38, finish='white')
    file = ies_file('gad60', 'GAD60-15-930-B36-B-ND')
    for x, y, z, _ in heads:
        aimed(file, (x, y + 0.09, z - 0.17), (x * 1.1, 3.9, 1.15), (0.045, 0.045), SOFT, power=0.9)
    clothes_rail(0.0, 3.6, 2.6, rng)
    for k in range(4):
        box(-2.2, -1.75, 3.5, 3.95, k * 0.14, 0.135 + k * 0.14, 'cardboard-light', 0.004, rng.uniform(-2, 2))
    planter(2.1, 3.6, 0.24, 0.5, 1.2, 6)
    area((0, -2.8, 2.6), (0, 3, 1.4), 26, 3, 1.0, SOFT)
    camera((-0.75, -0.55, 1.62), (0.12, 4.2, 2.36), 32, SHARP, focus=2.5, fstop=4.0)
    return {**GRADE, 'key': 0.2, 'samples': 16, 'bounces': 5}


def facings(x, y0, y1, z, rise, rng, facing):
    """A shelf of goods along y that shows its fronts towards `facing` in x: blocks of the same pack, some of them sold."""
    y = y0
    while y < y1 - 0.1:
        w, h, d = rng.uniform(0.07, 0.17), rng.uniform(0.5, 0.86) * rise, 0.30
        shade = rng.choice(((0.50, 0.08, 0.05), (0.55, 0.40, 0.06), (0.07, 0.16, 0.32), (0.55, 0.53, 0.48), (0.10, 0.26, 0.14), (0.36, 0.17, 0.07), (0.30, 0.34, 0.38), (0.60, 0.30, 0.08)))
        body, label = tint(tuple(c * 0.8 for c in shade), 0.5), tint((0.62, 0.60, 0.55), 0.6)
        is_round = rng.random() < 0.3
        for _ in range(rng.randint(2, 5)):
            if y + w > y1:
                break
            if rng.random() > 0.06:
                back = rng.uniform(0.0, 0.03)
                if is_round:
                    cx = x + facing * (d - w / 2 - back)
                    cylinder(cx, y + w / 2, z, z + h, w / 2 - 0.003, body, 24)
                    cylinder(cx, y + w / 2, z + h * 0.2, z + h * 0.75, w / 2 - 0.002, label, 24)
                else:
                    a, b = sorted((x + facing * 0.05, x + facing * (d - back)))
                    box(a, b, y + 0.003, y + w - 0.003, z, z + h, body, 0.003)
                    a, b = sorted((x + facing * (d - back - 0.01), x + facing * (d - back + 0.0015)))
                    box(a, b, y + w * 0.16, y + w * 0.84, z + h * 0.45, z + h * 0.8, label, 0)
            y += w
        y += rng.uniform(0.004, 0.02)


def hes1200():
    rng = random.Random(11)
    high, length = 3.2, 9.0
    sky((0.06, 0.06, 0.06), (0.03, 0.03, 0.03), 1.0)
    room(8, 12, high, 'tiles', 'plaster-fine', 'plaster-dark', back='plaster-clay', near=-4)
    for side in (-1, 1):
        x = side * 1.25
        a, b = sorted((x, x + side * 0.03))
        box(a, b, -1.5, length, 0, 2.1, 'grey', 0.003)
        for row in range(5):
            z = 0.16 + row * 0.40
            a, b = sorted((x, x - side * 0.36))
            box(a, b, -1.5, length, z - 0.03, z, 'white', 0.003)
            a, b = sorted((x - side * 0.36, x - side * 0.366))
            box(a, b, -1.5, length, z - 0.035, z + 0.004, tint((0.55, 0.53, 0.5), 0.4), 0.001)
            facings(x, -1.4, length - 0.05, z, 0.34, rng, -side)
        a, b = sorted((x, x - side * 0.36))
        box(a, b, -1.5, length, 0, 0.13, 'graphite', 0.003)
    for k in range(5):
        box(-0.72 + k * 0.30, -0.46 + k * 0.30, 11.5, 11.9, 0.0, 0.34 + 0.1 * (k % 3), ('cardboard', 'cardboard-light')[k % 2], 0.004)
    box(-1.6, 1.6, 11.93, 11.99, 1.1, 1.9, 'oak', 0.004)
    places = [(0.0, -0.4 + i * 1.3, high - 0.033, 90) for i in range(7)]
    box(-0.018, 0.018, -3, 10, high - 0.033, high, 'white', 0.001)
    luminaire('hes1200', places, level=8, quality=0.9)
    file = ies_file('hes1200', 'HES1200-40-830-DA-W-ND')
    for x, y, z, turn in places:
        photometric(file, (x, y, z - 0.08), (1.1, 0.04), NEUTRAL, turn=turn, power=0.5)
    camera((-0.28, -2.3, 1.5), (0.03, 12, 1.95), 28, SHARP, focus=4.0, fstop=5.6)
    return {**GRADE, 'key': 0.26, 'warmth': 0.18, 'samples': 16, 'bounces': 5}
