"""Hall, warehouse and car park."""
import math
import random

from scenes_furniture import pallet_load, rack
from scenes_home import EVENING
from scenes_kit import box, camera, cylinder, line_light, luminaire, luminous, rod, room, sky
from scenes_materials import NEUTRAL


def hall(width=22, depth=40, height=9.5, floor='resin-floor', wall='cladding'):
    """Steel hall with portal frames, purlins and a band of rooflight."""
    sky((0.7, 0.78, 0.9), (0.4, 0.55, 0.85), 0.9)
    side = 'cladding-y'
    room(width, depth, height + 1.2, floor, side, 'white', back=wall, near=-6)
    w = width / 2
    for i in range(9):
        y = -2 + i * 5.2
        for s in (-1, 1):
            box(s * (w - 0.2) - 0.12, s * (w - 0.2) + 0.12, y - 0.2, y + 0.2, 0, height, 'graphite')
        for z in (height - 0.05, height + 0.85):
            box(-w, w, y - 0.1, y + 0.1, z - 0.07, z + 0.07, 'grey')
        n = int(width / 1.1)
        for k in range(n):
            x0, x1 = -w + k * width / n, -w + (k + 1) * width / n
            a, b = (height, height + 0.82) if k % 2 == 0 else (height + 0.82, height)
            rod((x0, y, a), (x1, y, b), 0.035, 'grey', 8)
    for k in range(-5, 6):
        box(k * 2 - 0.04, k * 2 + 0.04, -6, depth, height + 0.95, height + 1.1, 'grey')


def bays(places, code='ive340', watts=460, angle=95, z=9.2):
    luminaire(code, [(x, y, z + 0.7) for x, y in places], level=4, drop=0.7, quality=0.3)
    rows = sorted({x for x, _ in places})
    for x in rows:
        ys = [y for px, y in places if px == x]
        for y0, y1 in ((min(ys), (min(ys) + max(ys)) / 2), ((min(ys) + max(ys)) / 2, max(ys))):
            line_light((x, y0, z - 0.3), (x, y1, z - 0.3), watts * len(ys) / 2, 0.4, (0, 0, -1), NEUTRAL, 130)


def high_bay():
    hall(20, 34, 7.6)
    bays([(x, y) for x in (-4.6, 0, 4.6) for y in (2.2, 6.6, 11, 15.4, 19.8, 24.2)], watts=210, z=5.9)
    rng = random.Random(2)
    for x, y0 in ((-8.4, 3), (8.4, 3), (3.6, 17), (-3.6, 17)):
        rack(x, y0, y0 + 14, 3, rng)
    for i in range(5):
        pallet_load(-3.6 + i * 1.7, 11 + (i % 2) * 0.3, 0, rng)
    for x in (-2.2, 2.2):
        box(x - 0.05, x + 0.05, -4, 38, 0.001, 0.004, 'yellow')
    camera((-1.9, -3.4, 1.8), (0.6, 14, 4.1), 25)
    return {'key': 0.20, 'percentile': 50, 'warmth': 0.08, 'samples': 22, 'bounces': 3}


def machine(x, y, turn=0, tone='grey'):
    """A machining centre: enclosure with a window, a control panel on an arm, a chip bin."""
    box(x - 1.5, x + 1.5, y - 1.0, y + 1.0, 0.12, 2.1, 'white', 0.05, turn)
    box(x - 1.5, x + 1.5, y - 1.02, y + 1.02, 0.0, 0.7, tone, 0.03, turn)
    box(x - 0.7, x + 0.55, y - 1.03, y - 0.99, 0.95, 1.8, 'black', 0.02, turn)
    luminous(x - 0.6, x + 0.45, y - 1.035, y - 1.03, 1.72, 1.76, 1.6, NEUTRAL)
    box(x + 0.85, x + 1.3, y - 1.2, y - 1.08, 1.1, 1.75, 'graphite', 0.02, turn)
    luminous(x + 0.92, x + 1.23, y - 1.206, y - 1.2, 1.42, 1.68, 0.5, (0.4, 0.6, 0.9))
    cylinder(x + 1.2, y + 0.4, 2.1, 2.5, 0.04, 'yellow', 16)


def industry():
    hall(20, 34, 7.5)
    bays([(x, y) for x in (-4.2, 0, 4.2) for y in (2, 6.6, 11.2, 15.8, 20.4, 25)], watts=260, z=6.3)
    for i, y in enumerate((3.5, 9.5, 15.5, 21.5)):
        machine(-6.2, y, 0, 'blue' if i % 2 else 'graphite')
        machine(6.2, y, 0, 'graphite')
    for x in (-3.2, 3.2):
        box(x - 0.05, x + 0.05, -4, 33, 0.001, 0.004, 'yellow')
    rng = random.Random(5)
    for x, y in ((-2.4, 4), (2.3, 8.4), (2.5, 13), (-2.4, 14)):
        box(x - 0.5, x + 0.5, y - 0.4, y + 0.4, 0.85, 0.9, 'steel', 0.01)
        for u in (-0.45, 0.45):
            for v in (-0.35, 0.35):
                box(x + u - 0.02, x + u + 0.02, y + v - 0.02, y + v + 0.02, 0, 0.85, 'graphite')
        for k in range(4):
            cylinder(x - 0.3 + k * 0.2, y + rng.uniform(-0.2, 0.2), 0.9, 0.9 + rng.uniform(0.08, 0.2), 0.06, 'steel', 24)
    camera((-2.1, -2.4, 1.75), (0.7, 14, 3.0), 26)
    return {'key': 0.22, 'percentile': 50, 'warmth': 0.08, 'samples': 22, 'bounces': 3}


def aisle(watts=300, z=10.6):
    hall(16, 44, 11, 'resin-floor')
    rng = random.Random(9)
    for x in (-2.35, 2.35):
        rack(x, 1, 40, 5, rng, 1.1, 2.8, 1.9)
    for x in (-6.8, 6.8):
        rack(x, 1, 40, 5, random.Random(12), 1.1, 2.8, 1.9)
    ys = [0.5 + i * 4.0 for i in range(10)]
    return ys


def logistics():
    ys = aisle()
    luminaire('kor600', [(0, y, 11.0, 90) for y in ys], level=4, drop=0.5, quality=0.3)
    for i in range(4):
        line_light((0, ys[0] + i * 10, 10.2), (0, ys[0] + i * 10 + 9, 10.2), 900, 0.3, (0, 0, -1), NEUTRAL, 100)
    for x in (-1.5, 1.5):
        box(x - 0.04, x + 0.04, -4, 42, 0.001, 0.004, 'yellow')
    camera((-0.35, -3.6, 1.7), (0.08, 20, 5.0), 24)
    return {'key': 0.22, 'percentile': 50, 'warmth': 0.08, 'samples': 22, 'bounces': 3}


def warehouse():
    """Case study: goods-in area of the warehouse, dock doors open to the dusk."""
    hall(26, 24, 8.0, 'concrete-floor')
    sky(*EVENING, 1.0)
    places = [(x, y) for x in (-9, -3, 3, 9) for y in (2, 7, 12, 17)]
    bays(places, 'ive340', 300, z=7.6)
    for i in range(5):
        x = -9 + i * 4.5
        box(x - 1.5, x + 1.5, 23.9, 24.02, 0.0, 3.2, 'graphite')
        if i % 2 == 0:
            box(x - 1.35, x + 1.35, 23.86, 23.92, 0.05, 3.05, 'steel')
            for k in range(6):
                box(x - 1.35, x + 1.35, 23.84, 23.87, 0.05 + k * 0.5, 0.08 + k * 0.5, 'grey')
        else:
            luminous(x - 1.35, x + 1.35, 23.86, 23.9, 0.05, 3.05, 0.22, (0.2, 0.32, 0.62))
        box(x - 0.4, x + 0.4, 23.82, 23.86, 3.5, 3.9, 'yellow')
        box(x - 1.7, x - 1.6, 22.8, 23.0, 0, 0.9, 'yellow', 0.03)
        box(x + 1.6, x + 1.7, 22.8, 23.0, 0, 0.9, 'yellow', 0.03)
    rng = random.Random(21)
    for i in range(6):
        for k in range(4):
            if rng.random() < 0.85:
                pallet_load(-9.2 + i * 1.35, 9 + k * 2.2, 0, rng)
            if rng.random() < 0.5:
                pallet_load(3.6 + i * 1.35, 10 + k * 2.4, 0, rng)
    rack(-12.0, 2, 20, 3, rng)
    rack(12.0, 2, 20, 3, rng)
    for x in (-0.8, 2.4):
        box(x - 0.06, x + 0.06, -4, 23, 0.001, 0.004, 'yellow')
    forklift(1.2, 11.5)
    camera((-1.2, -3.2, 1.9), (0.9, 20, 3.1), 26)
    return {'key': 0.17, 'percentile': 50, 'warmth': 0.08, 'samples': 22, 'bounces': 3}


def forklift(x, y):
    box(x - 0.55, x + 0.55, y - 0.6, y + 0.9, 0.25, 1.0, 'orange', 0.12)
    box(x - 0.5, x + 0.5, y + 0.3, y + 0.95, 0.6, 1.2, 'graphite', 0.1)
    for u in (-0.5, 0.5):
        for v in (-0.55, 0.6):
            rod((x + u, y + v, 1.0), (x + u * 0.9, y + v * 0.75, 2.1), 0.035, 'black')
        rod((x + u * 0.6, y - 0.72, 0.1), (x + u * 0.6, y - 0.72, 2.3), 0.05, 'graphite')
        box(x + u * 0.6 - 0.06, x + u * 0.6 + 0.06, y - 1.8, y - 0.72, 0.08, 0.13, 'graphite')
        for v in (-0.35, 0.6):
            item = cylinder(0, 0, -0.1, 0.1, 0.27, 'rubber', 24)
            item.location, item.rotation_euler = (x + u, y + v, 0.27), (0, math.pi / 2, 0)
    box(x - 0.5, x + 0.5, y - 0.45, y + 0.5, 2.08, 2.14, 'black', 0.02)
    box(x - 0.22, x + 0.22, y + 0.0, y + 0.4, 0.95, 1.05, 'black', 0.03)


SCENES = {
    'high-bay': high_bay,
    'application-industry': industry,
    'application-logistics': logistics,
    'case-warehouse': warehouse,
}
