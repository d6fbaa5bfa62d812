"""In place: wall luminaires at a house door, beside garden steps and in a passage with bicycles."""
import random

from scenes_exterior import wall_with_openings
from scenes_furniture import foliage, grass, tree
from scenes_houses import bicycle, house_front
from scenes_installed_kit import SHARP
from scenes_kit import box, camera, cylinder, luminaire, panel, rod
from scenes_lamps import aimed, ies_file, photometric
from scenes_materials import WARM, tint
from scenes_town import evening, ivy_pot, stained

DUSK = {'key': 0.115, 'percentile': 50, 'top': 3.2, 'warmth': 0.25, 'bloom': 0.08, 'samples': 24, 'bounces': 4}


def pavement(x0, x1, y0, y1, rng):
    """Slabs of a pavement with their kerb towards -y, none quite level."""
    x = x0
    while x < x1:
        long = rng.uniform(0.55, 0.95)
        for a, b in ((y0 + 0.16, (y0 + y1) / 2), ((y0 + y1) / 2 + 0.004, y1)):
            tone = rng.uniform(0.17, 0.23)
            box(x, x + long - 0.006, a, b, 0, 0.12 + rng.uniform(0, 0.004), tint((tone, tone * 0.96, tone * 0.9), 0.7), 0.006)
        box(x, x + long - 0.008, y0, y0 + 0.15, 0, 0.125, 'concrete', 0.015)
        x += long


def ost240():
    rng = random.Random(3)
    evening(0.42)
    panel([(-9, -8, 0), (9, -8, 0), (9, 4, 0), (-9, 4, 0)], 'setts-wet')
    pavement(-7, 7, 2.4, 4.0, rng)
    stone, green, brown = tint((0.36, 0.32, 0.26), 0.85), tint((0.03, 0.065, 0.06), 0.45), tint((0.10, 0.05, 0.025), 0.45)
    house_front((-3.3, 4), 0, 6.6, 3, stained((0.55, 0.50, 0.42)), (green, green, stone), rng, 1, 0.9)
    house_front((3.32, 4.05), 0, 6.6, 3, stained((0.50, 0.29, 0.15)), (brown, brown, stone), rng, 2, 0.9)
    house_front((-9.9, 3.95), 0, 6.6, 2, stained((0.46, 0.42, 0.38)), (brown, brown, stone), rng, 2, 0.9)
    places = [(x, 4.0, 2.12) for x in (-1.16, 1.16)]
    luminaire('ost240', places, level=9, quality=1.0)
    file = ies_file('ost240', 'OST240-14-827-AN')
    for x, y, z in places:
        photometric(file, (x, y - 0.07, z - 0.068), (0.18, 0.07), WARM, power=1.1)
    ivy_pot(-0.98, 3.66, 0.12, 4, 0.19, 0.36, 0.7)
    ivy_pot(1.02, 3.68, 0.12, 7, 0.15, 0.28, 0.5)
    bicycle(2.3, 3.66, 180, green, 0.2)
    box(-0.42, 0.42, 3.28, 3.70, 0.13, 0.142, 'rubber', 0.004)
    camera((-1.75, -0.4, 1.5), (0.15, 4, 1.82), 34, SHARP, focus=4.6, fstop=2.8)
    return DUSK


def garden_steps(rng, count):
    """Treads of stone up along the wall, worn at their edges, with a gravel border and a rail of flat steel."""
    for i in range(count):
        x, z = 0.2 + i * 0.36, (i + 1) * 0.155
        end = 0.2 + count * 0.36 + 3 if i == count - 1 else x + 0.40
        tone = rng.uniform(0.22, 0.27)
        box(x - 0.02, end, 1.35, 3.0, z - 0.155, z, tint((tone, tone * 0.96, tone * 0.88), 0.72), 0.012)
        if i:
            box(x, end if i == count - 1 else x + 0.36, 1.352, 3.0, 0, z - 0.15, 'concrete', 0)
        if i % 2 == 0:
            rod((x + 0.18, 1.42, z), (x + 0.18, 1.42, z + 0.92), 0.012, 'graphite', 16)
    top = count * 0.155
    rod((0.1, 1.42, 1.0), (0.2 + count * 0.36, 1.42, top + 0.93), 0.02, 'graphite', 20)
    rod((0.2 + count * 0.36, 1.42, top + 0.93), (3.2 + count * 0.36, 1.42, top + 0.93), 0.02, 'graphite', 20)


def mur250():
    rng = random.Random(6)
    evening(0.30)
    count = 9
    places = [(0.42 + i * 1.08, 3.0, 0.62 + i * 0.465) for i in range(4)]
    holes = [(x - 0.118, x + 0.118, z - 0.034, z + 0.034) for x, _, z in places]
    panel([(-14, -8, 0), (0.2, -8, 0), (0.2, 30, 0), (-14, 30, 0)], 'setts-wet')
    panel([(0.2, -8, 0.01), (14, -8, 0.01), (14, 1.3, 0.01), (0.2, 1.3, 0.01)], 'grass')
    wall_with_openings(-7, 7, 3.0, 0, 3.1, 'brick', holes)
    for i in range(24):
        x = -7 + i * 0.6
        box(x, x + 0.592, 2.95, 3.4, 3.1, 3.17, 'concrete', 0.01)
    garden_steps(rng, count)
    for x in (-5.0, -2.4, 1.1, 3.9):
        foliage(x, 3.3, 3.25, 1.1, 0.42, 2600, rng, 'leaf', 0.06)
    for k in range(11):
        foliage(0.55 + k * 0.42, 1.05 + rng.uniform(-0.1, 0.08), 0.26 + rng.uniform(0, 0.12), 0.36, 0.34, 900, rng, rng.choice(('leaf', 'leaf', 'leaf-light')), 0.045)
    grass(0.35, 4.5, -0.6, 0.7, 110, 4, 0.42)
    box(0.16, 0.24, -8, 1.34, 0, 0.09, 'concrete', 0.01)
    tree(-3.6, 8, 7.5, 2.4, 3)
    tree(3.4, 7, 8.0, 2.6, 8)
    luminaire('mur250', places, level=9, quality=1.0)
    file = ies_file('mur250', 'MUR250-6-827-L-AN')
    for x, y, z in places:
        photometric(file, (x, y - 0.012, z), (0.19, 0.02), WARM, power=0.8)
    ivy_pot(-0.5, 2.68, 0, 5, 0.2, 0.38, 0.8)
    camera((-1.75, -0.9, 1.35), (1.45, 3, 1.27), 39, SHARP, focus=4.6, fstop=2.8)
    return DUSK


def nor360():
    rng = random.Random(9)
    evening(1.4)
    panel([(-4, -4, 0), (12, -4, 0), (12, 3, 0), (-4, 3, 0)], 'concrete-floor')
    panel([(12, -40, -0.01), (60, -40, -0.01), (60, 40, -0.01), (12, 40, -0.01)], 'grass')
    box(-4, 9.0, 3.0, 3.3, 0, 2.75, 'boards')
    box(-4, 9.0, -4, 3.3, 2.75, 3.0, 'concrete')
    for x in (0.2, 4.4, 8.6):
        cylinder(x, -0.35, 0, 2.75, 0.16, 'concrete', 64)
    places = [(-0.9 + i * 2.6, 3.0, 2.05) for i in range(4)]
    luminaire('nor360', places, level=8, quality=1.0)
    file = ies_file('nor360', 'NOR360-24-830-G-D')
    for x, y, z in places:
        aimed(file, (x, y - 0.10, z), (x, y - 5, z), (0.30, 0.30), WARM, power=0.45)
    for x, z in ((0.4, 2.5), (3.0, 2.5)):
        rod((x - 3, 2.975, z), (x + 3, 2.975, z), 0.011, 'grey', 16)
    for x, _, z in places:
        rod((x, 2.975, z + 0.16), (x, 2.975, 2.5), 0.011, 'grey', 16)
        box(x - 0.04, x + 0.04, 2.945, 3.0, 2.46, 2.54, 'grey', 0.006)
    tones = ((0.03, 0.08, 0.10), (0.30, 0.05, 0.03), (0.02, 0.02, 0.022), (0.42, 0.36, 0.26), (0.03, 0.07, 0.04), (0.06, 0.09, 0.18))
    for i in range(9):
        x = 0.55 + i * 0.62
        rod((x - 0.16, 2.3, 0), (x - 0.16, 2.3, 0.75), 0.02, 'steel', 20)
        rod((x - 0.16, 1.7, 0), (x - 0.16, 1.7, 0.75), 0.02, 'steel', 20)
        rod((x - 0.16, 1.69, 0.75), (x - 0.16, 2.31, 0.75), 0.02, 'steel', 20)
        if i not in (3, 6):
            bicycle(x - 0.07, 2.05 + rng.uniform(-0.08, 0.08), 90 + rng.uniform(-3, 3), tint(rng.choice(tones), 0.35), 0.04)
    for y in (1.15, 2.94):
        box(-4, 9, y, y + 0.06, 0.001, 0.003, 'worn-line', 0)
    box(-2.75, -1.75, 2.97, 3.0, 0, 2.1, 'graphite', 0.004)
    box(-2.70, -1.80, 2.955, 2.985, 0.01, 2.06, tint((0.10, 0.14, 0.15), 0.45), 0.004)
    rod((-1.9, 2.90, 1.02), (-1.9, 2.96, 1.02), 0.011, 'steel', 16)
    rod((-2.03, 2.90, 1.02), (-1.89, 2.90, 1.02), 0.010, 'steel', 16)
    for x, y, seed in ((14, 4.5, 2), (17, 0.5, 5), (20, 8, 6), (16, -5, 9)):
        tree(x, y, 7.5, 2.4, seed)
    house_front((26, 12), -90, 22, 3, stained((0.40, 0.36, 0.31)), (tint((0.1, 0.1, 0.1)), tint((0.1, 0.05, 0.03)), tint((0.3, 0.28, 0.25))), rng, 3, 0.8)
    camera((-2.0, 0.5, 1.5), (2.6, 3.0, 1.72), 28, SHARP, focus=4.2, fstop=4.0)
    return {**DUSK, 'key': 0.15, 'warmth': 0.22}
