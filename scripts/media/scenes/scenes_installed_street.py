"""In place: the old-town street and the loading yard."""
import math
import random

from models import pole
from scenes_furnishing import bent
from scenes_furniture import pallet_load, place, slab
from scenes_houses import bicycle, house_front
from scenes_installed_kit import SHARP
from scenes_kit import area, box, camera, cylinder, lathe, luminaire, panel, rod, spot
from scenes_lamps import ies_file, photometric
from scenes_materials import NEUTRAL, WARM, glow, tint
from scenes_town import evening, ivy_pot, stained, wall_pieces

LANTERN = 'RET420-20-822-S-B-D'


def wall_lantern(x, y, z, reach=0.62):
    """The lantern on a scrolled bracket fixed to a wall that lies at x + reach; its lamp is at the returned place."""
    wall = x + reach
    box(wall - 0.02, wall, y - 0.04, y + 0.04, z - 0.62, z + 0.14, 'black', 0.006)
    rod((wall, y, z - 0.05), (x - 0.04, y, z - 0.05), 0.016, 'black', 16)
    bent([(wall, y, z - 0.58), (wall - 0.16, y, z - 0.52), (wall - 0.40, y, z - 0.32), (x + 0.10, y, z - 0.10), (x + 0.02, y, z - 0.06)], 0.012, 'black')
    bent([(wall - 0.02, y, z - 0.10), (wall - 0.10, y, z - 0.12), (wall - 0.15, y, z - 0.22), (wall - 0.08, y, z - 0.28), (wall - 0.04, y, z - 0.22), (wall - 0.08, y, z - 0.18)], 0.009, 'black')
    root = luminaire('ret420', [(x, y, z)], level=7, quality=1.0)[0]
    for child in root.children_recursive:
        child.visible_shadow = False
    return x, y, z + 0.46


def old_street():
    """Houses with lanterns on their walls, after sunset; returns the places of the lamps."""
    rng = random.Random(5)
    evening(0.5)
    ground = 'setts-wet'
    panel([(-2.6, -6, 0), (2.6, -6, 0), (2.6, 20, 0), (-2.6, 20, 0)], ground)
    for x0, x1 in ((-2.1, -1.55), (1.55, 2.1)):
        y = -6.0
        while y < 15:
            long = rng.uniform(0.6, 1.1)
            box(x0, x1, y, y + long - 0.012, 0, 0.035 + rng.uniform(0, 0.008), 'concrete', 0.012)
            y += long
    stone = tint((0.36, 0.32, 0.26), 0.85)
    ochre, white, rose = stained((0.52, 0.32, 0.14)), stained((0.56, 0.52, 0.45)), stained((0.46, 0.25, 0.17))
    green, blue, brown = tint((0.035, 0.075, 0.05), 0.5), tint((0.06, 0.10, 0.14), 0.5), tint((0.10, 0.05, 0.025), 0.45)
    house_front((2.1, 5.6), -90, 9.2, 3, ochre, (green, brown, stone), rng, 1, 0.9)
    house_front((2.1, 14.4), -90, 8.8, 3, white, (blue, brown, stone), rng, 2, 0.8)
    house_front((-2.1, -4), 90, 8.0, 2, white, (brown, green, stone), rng, 2, 0.8)
    house_front((-2.1, 4.0), 90, 10.4, 3, rose, (green, brown, stone), rng, 1, 0.8)
    house_front((-4.4, 15.6), 0, 9, 2, ochre, (blue, brown, stone), rng, 2, 0.9)
    places = [wall_lantern(1.22, y, 3.0, 0.88) for y in (1.25, 9.6)]
    ivy_pot(1.78, 5.5, 0.04, 3, 0.2, 0.36, 0.7)
    ivy_pot(1.80, 2.55, 0.04, 5, 0.15, 0.28, 0.5)
    ivy_pot(-1.8, 3.55, 0.04, 8, 0.18, 0.32, 0.6)
    ivy_pot(-1.75, 6.6, 0.04, 9, 0.2, 0.36, 0.8)
    bicycle(1.74, 3.75, -90, green, 0.16)
    return places


def ret420():
    for place in old_street():
        photometric(ies_file('ret420', LANTERN), place, (0.3, 0.3), WARM, power=1.0)
    camera((-0.7, -2.75, 1.5), (0.45, 6, 2.62), 30, SHARP, focus=4.4, fstop=2.8)
    return {'key': 0.105, 'percentile': 50, 'top': 3.4, 'warmth': 0.25, 'bloom': 0.09, 'samples': 28, 'bounces': 4}


def dock(x, y, number, is_open):
    """A loading bay: sectional door in a steel frame, rubber pads, a leveller, a number, a lamp over it."""
    w, low, top = 1.4, 1.15, 3.9
    for a, b in ((x - w - 0.32, x - w), (x + w, x + w + 0.32)):
        box(a, b, y - 0.5, y, low - 0.1, top + 0.3, 'rubber', 0.03)
    box(x - w - 0.32, x + w + 0.32, y - 0.5, y, top, top + 0.45, 'rubber', 0.03)
    for a in (x - w + 0.1, x + w - 0.35):
        box(a, a + 0.25, y - 0.16, y, low - 0.62, low - 0.02, 'rubber', 0.03)
    box(x - w, x + w, y - 0.2, y + 0.2, low - 0.14, low, 'steel', 0.01)
    for a, b in ((x - w - 0.42, x - w - 0.36), (x + w + 0.36, x + w + 0.42)):
        box(a, b, y - 0.52, y - 0.46, low - 0.1, low + 1.4, 'yellow', 0.01)
    box(x + w + 0.55, x + w + 1.05, y - 0.02, y, 2.6, 3.2, 'white', 0.004)
    strokes = {1: ((0.2, 0.3, 0.08, 0.52),), 2: ((0.1, 0.4, 0.44, 0.52), (0.32, 0.4, 0.3, 0.52), (0.1, 0.4, 0.27, 0.34), (0.1, 0.18, 0.08, 0.3), (0.1, 0.4, 0.08, 0.15)), 3: ((0.1, 0.4, 0.44, 0.52), (0.32, 0.4, 0.08, 0.52), (0.1, 0.4, 0.27, 0.34), (0.1, 0.4, 0.08, 0.15))}
    for a, b, c, d in strokes[number]:
        box(x + w + 0.55 + a, x + w + 0.55 + b, y - 0.026, y - 0.018, 2.6 + c, 2.6 + d, 'graphite', 0)
    if is_open:
        hall_behind(x, y, w, low, top)
        return
    n = 5
    for i in range(n):
        z0, z1 = low + i * (top - low) / n, low + (i + 1) * (top - low) / n
        box(x - w, x + w, y + 0.02, y + 0.06, z0 + 0.006, z1 - 0.006, tint((0.30, 0.31, 0.32), 0.45), 0.008)
    for u in (-0.55, 0.55):
        box(x + u - 0.28, x + u + 0.28, y + 0.012, y + 0.02, low + 1.30, low + 1.56, 'black', 0.03)


def hall_behind(x, y, w, low, top):
    """What an open door shows: floor, racking with pallets, light."""
    rng = random.Random(3)
    panel([(x - 5, y, low), (x + 5, y, low), (x + 5, y + 12, low), (x - 5, y + 12, low)], 'resin-floor')
    panel([(x - 5, y + 12, low), (x + 5, y + 12, low), (x + 5, y + 12, 7), (x - 5, y + 12, 7)], 'cladding')
    panel([(x - 5, y + 0.4, 6.5), (x + 5, y + 0.4, 6.5), (x + 5, y + 12, 6.5), (x - 5, y + 12, 6.5)], 'white')
    for u in (-5, 5):
        panel([(x + u, y, low), (x + u, y + 12, low), (x + u, y + 12, 7), (x + u, y, 7)], 'cladding-y')
    for i in range(5):
        pallet_load(x - 2.4 + i * 1.3, y + 5.2 + 0.2 * (i % 2), low, rng)
        pallet_load(x - 2.4 + i * 1.3, y + 7.6, low + (1.5 if i % 2 else 0.0), rng)
    pallet_load(x - 0.5, y + 2.0, low, rng)
    area((x, y + 4, 6.3), (x, y + 4, 0), 1300, 4, 4, NEUTRAL)


def trailer(x, y, turn=0):
    """The back of a semi-trailer that stands at a dock: doors, locking bars, lamps, bumper, wheels; its rear towards -v."""
    at = place(x, y, turn)
    white = tint((0.55, 0.56, 0.56), 0.35)
    slab(at, -1.25, 1.25, 0, 11, 1.15, 3.85, white, turn, 0.01)
    for u in (-1.26, 1.2):
        slab(at, u, u + 0.06, -0.03, 0.04, 1.1, 3.9, 'steel', turn, 0.006)
    for z in (1.1, 3.84):
        slab(at, -1.26, 1.26, -0.03, 0.04, z, z + 0.06, 'steel', turn, 0.006)
    slab(at, -0.012, 0.012, -0.012, 0.01, 1.16, 3.84, 'graphite', turn)
    for u in (-0.72, -0.26, 0.26, 0.72):
        rod((*at(u, -0.045), 1.2), (*at(u, -0.045), 3.8), 0.018, 'steel', 16)
        slab(at, u - 0.10, u + 0.10, -0.075, -0.03, 1.95, 2.02, 'graphite', turn, 0.006)
        for z in (1.35, 2.5, 3.65):
            slab(at, u - 0.05, u + 0.05, -0.06, -0.01, z, z + 0.05, 'graphite', turn, 0.006)
    for u in (-1.22, 1.22):
        for z in (1.5, 2.6, 3.6):
            slab(at, u - 0.04, u + 0.04, -0.05, 0.0, z, z + 0.12, 'graphite', turn, 0.006)
    slab(at, -1.2, 1.2, 0.05, 0.20, 0.46, 0.58, 'graphite', turn, 0.02)
    slab(at, -1.25, 1.25, 0.0, 0.12, 0.86, 1.06, 'black', turn, 0.01)
    for s in (-1, 1):
        a, b = sorted((s * 0.72, s * 1.18))
        slab(at, a, b, -0.02, 0.02, 0.90, 1.03, glow(1.6, (0.9, 0.03, 0.02)), turn, 0.01)
        a, b = sorted((s * 0.95, s * 1.23))
        slab(at, a, b, 0.35, 0.36, 0.2, 0.9, 'rubber', turn)
        for v in (1.3, 2.6, 3.9):
            tyre = lathe([(0.28, -0.16), (0.46, -0.17), (0.50, -0.13), (0.50, 0.13), (0.46, 0.17), (0.28, 0.16)], 'rubber', (*at(s * 1.05, v), 0.5), 48)
            tyre.rotation_euler = (0, math.pi / 2, math.radians(turn))
            rim = lathe([(0, 0.05), (0.12, 0.07), (0.2, -0.02), (0.28, 0.08), (0.29, 0.16)], 'steel', (*at(s * 1.05, v), 0.5), 40)
            rim.rotation_euler = (0, s * math.pi / 2, math.radians(turn))
    slab(at, -0.26, 0.26, -0.03, -0.015, 0.90, 1.02, tint((0.6, 0.42, 0.03), 0.5), turn, 0.003)
    for u in (-1.25, 1.25):
        for k in range(24):
            slab(at, u - 0.003, u + 0.003, 0.3 + k * 0.44, 0.6 + k * 0.44, 1.18, 1.23, tint((0.5, 0.06, 0.04), 0.4), turn)


def mes340():
    rng = random.Random(3)
    evening(0.36, horizon=(0.80, 0.47, 0.34))
    panel([(-60, -12, 0), (60, -12, 0), (60, 60, 0), (-60, 60, 0)], 'yard')
    wall, y = 'panel-grey', 13.0
    wall_pieces(place(-16, y, 0), 0, 30, 7.2, [(12.8, 15.6, 1.15, 3.9), (7.3, 10.1, 1.15, 3.9)], wall, 0.2)
    box(-16, 14, y - 0.06, y, 0, 1.0, 'concrete', 0.01)
    box(-16.1, 14.1, y - 0.1, y + 0.4, 7.2, 7.42, 'graphite', 0.01)
    rod((-10.6, y - 0.1, 0), (-10.6, y - 0.1, 7.2), 0.06, 'graphite', 16)
    rod((6.6, y - 0.1, 0), (6.6, y - 0.1, 7.2), 0.06, 'graphite', 16)
    for number, x in ((1, -7.3), (2, -1.8)):
        dock(x, y, number, number == 2)
    trailer(4.55, 2.4, -3)
    for x in (-9.5, -4.6, 1.0, 6.4):
        box(x - 0.06, x + 0.06, 1, 12.6, 0.001, 0.003, 'worn-yellow', 0)
        cylinder(x, 12.3, 0, 1.05, 0.08, 'yellow', 32)
        cylinder(x, 12.3, 0.7, 0.85, 0.082, 'black', 32)
    for i in range(4):
        pallet_load(-6.4 + i * 1.4 + rng.uniform(-0.1, 0.1), 9.6 + rng.uniform(-0.2, 0.2), 0, rng)
    for k in range(7):
        for v in (-0.36, 0, 0.28):
            box(-4.2, -3.0, 6.6 + v, 6.7 + v, k * 0.145, k * 0.145 + 0.08, 'cardboard-light', 0.004)
        for v in range(5):
            box(-4.2, -3.0, 6.22 + v * 0.2, 6.36 + v * 0.2, k * 0.145 + 0.08, k * 0.145 + 0.1, 'cardboard-light', 0.002)
    high, mx, my = 4.9, -2.05, 0.5
    post = pole(high, 'graphite', 0.065)
    post.location = (mx, my, high)
    box(mx - 0.04, mx + 0.04, my - 0.62, my + 0.62, high - 0.05, high + 0.03, 'graphite', 0.01)
    box(mx - 0.25, mx + 0.25, my - 0.25, my + 0.25, 0, 0.45, 'concrete', 0.04)
    heads = (my - 0.4, my + 0.4)
    luminaire('mes340', [(mx, v, high + 0.03, 92) for v in heads], level=14, quality=1.0)
    for v in heads:
        spot((mx + 0.3, v, high + 0.2), (3.0, v * 2 + 5.5, 0.0), 1900, 150, 0.8, 0.12, NEUTRAL)
    camera((1.35, -5.6, 1.5), (-0.55, 9, 3.2), 29, SHARP, focus=9.0, fstop=3.5)
    return {'key': 0.15, 'percentile': 50, 'warmth': 0.14, 'bloom': 0.1, 'samples': 24, 'bounces': 4, 'top': 3.2}
