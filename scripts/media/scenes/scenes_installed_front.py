"""In place: wall luminaires at a house door, beside garden steps, in a passage with bicycles and over a side door."""
import math
import random

from scenes_exterior import wall_with_openings
from scenes_furnishing import bent
from scenes_furniture import foliage, grass, tree
from scenes_houses import bicycle, house_front
from scenes_installed_kit import SHARP
from scenes_kit import box, camera, cylinder, lathe, luminaire, mesh, panel, rod
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


def on_wall(code, places, tilt, **options):
    """Floodlights whose bracket lies on a wall that faces -y; `tilt` is how far they aim out from straight down."""
    roots = luminaire(code, places, tilt=-tilt, **options)
    for root in roots:
        root.rotation_euler = (math.radians(90), 0, 0)
    return roots


def wheeled_bin(x, y, turn, shade, lid):
    """A bin for the refuse lorry: tapering body with a rim, a lid with its hinge at the back, two wheels; it opens towards -y."""
    item = mesh('bin', [(-0.21, -0.24, 0.06), (0.21, -0.24, 0.06), (0.21, 0.20, 0.06), (-0.21, 0.20, 0.06), (-0.285, -0.36, 0.94), (0.285, -0.36, 0.94), (0.285, 0.33, 0.94), (-0.285, 0.33, 0.94)], [(0, 3, 2, 1), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], tint(shade, 0.45), smooth=True)
    bevel = item.modifiers.new('bevel', 'BEVEL')
    bevel.width, bevel.segments = 0.035, 4
    parts = [item, box(-0.30, 0.30, -0.375, 0.345, 0.91, 0.945, tint(shade, 0.45), 0.012), box(-0.305, 0.305, -0.39, 0.33, 0.947, 0.985, tint(lid, 0.45), 0.02), box(-0.25, 0.25, -0.33, 0.27, 0.975, 1.005, tint(lid, 0.45), 0.018)]
    parts += [rod((-0.24, 0.40, 0.96), (0.24, 0.40, 0.96), 0.016, tint(shade, 0.45), 20), box(-0.07, 0.07, -0.330, -0.31, 0.60, 0.70, tint((0.42, 0.42, 0.40), 0.5), 0.003)]
    for u in (-0.24, 0.20):
        parts.append(box(u, u + 0.04, 0.32, 0.41, 0.93, 0.98, tint(shade, 0.45), 0.008))
    for u in (-0.26, 0.26):
        wheel = lathe([(0, -0.025), (0.085, -0.025), (0.10, -0.015), (0.10, 0.015), (0.085, 0.025), (0, 0.025)], 'rubber', (u, 0.24, 0.10), 40)
        wheel.rotation_euler = (0, math.pi / 2, 0)
        parts.append(wheel)
    a = math.radians(turn)
    for part in parts:
        px, py, pz = part.location
        part.location = (x + px * math.cos(a) - py * math.sin(a), y + px * math.sin(a) + py * math.cos(a), pz)
        if part.rotation_euler.y:
            part.rotation_euler = (0, math.pi / 2, a)
        elif part is not parts[4]:
            part.rotation_euler = (0, 0, a)


def ote110():
    rng = random.Random(14)
    evening(0.13)
    panel([(-9, -8, 0), (9, -8, 0), (9, 3, 0), (-9, 3, 0)], 'setts-wet')
    wall_with_openings(-7, 7, 3.0, 0, 3.9, 'brick', [(-0.46, 0.46, 0.06, 2.12), (2.9, 4.0, 1.0, 2.2)])
    box(-0.46, 0.46, 3.02, 3.20, 0, 0.06, 'concrete', 0.01)
    box(-0.62, 0.62, 2.72, 3.0, 0, 0.055, 'concrete', 0.012)
    box(-0.56, 0.56, 2.975, 3.05, 2.12, 2.27, 'concrete', 0.006)
    leaf = tint((0.05, 0.10, 0.11), 0.4)
    for a, b in ((-0.46, -0.40), (0.40, 0.46)):
        box(a, b, 3.06, 3.16, 0.06, 2.12, leaf, 0.004)
    box(-0.46, 0.46, 3.06, 3.16, 2.06, 2.12, leaf, 0.004)
    box(-0.40, 0.40, 3.09, 3.14, 0.075, 2.06, leaf, 0.004)
    for k in range(5):
        box(-0.384 + k * 0.155, -0.236 + k * 0.155, 3.080, 3.10, 0.12, 1.98, leaf, 0.005)
    rod((0.33, 3.085, 1.04), (0.33, 3.03, 1.04), 0.011, 'steel', 16)
    rod((0.34, 3.035, 1.04), (0.22, 3.035, 1.04), 0.010, 'steel', 16)
    box(0.305, 0.355, 3.072, 3.085, 0.94, 1.14, 'steel', 0.004)
    box(0.66, 0.86, 2.988, 3.0, 1.48, 1.62, 'white', 0.006)
    for a, b in ((0.71, 0.73), (0.76, 0.82)):
        box(a, b, 2.984, 2.99, 1.51, 1.59, 'graphite', 0)
    rod((-1.62, 2.93, 0.1), (-1.62, 2.93, 3.9), 0.045, 'graphite', 24)
    bent([(-1.62, 2.93, 0.16), (-1.62, 2.91, 0.08), (-1.62, 2.78, 0.035)], 0.045, 'graphite')
    for z in (0.7, 2.4, 3.6):
        box(-1.69, -1.55, 2.93, 3.0, z, z + 0.03, 'graphite', 0.004)
    box(-7, 7, 2.96, 3.4, 3.9, 3.98, 'concrete', 0.01)
    wheeled_bin(1.35, 2.55, 3, (0.035, 0.04, 0.045), (0.42, 0.28, 0.02))
    wheeled_bin(2.05, 2.52, -5, (0.035, 0.04, 0.045), (0.02, 0.09, 0.22))
    wheeled_bin(2.74, 2.58, 2, (0.035, 0.04, 0.045), (0.05, 0.11, 0.05))
    box(2.9, 4.0, 3.14, 3.16, 1.0, 2.2, tint((0.05, 0.06, 0.075), 0.12), 0)
    for a in (2.9, 3.42, 3.94):
        box(a, a + 0.06, 3.08, 3.15, 1.0, 2.2, leaf, 0.004)
    for k in range(8):
        rod((2.97 + k * 0.137, 3.02, 1.0), (2.97 + k * 0.137, 3.02, 2.2), 0.009, 'graphite', 12)
    box(2.84, 4.06, 2.94, 3.12, 0.94, 1.0, 'concrete', 0.008)
    ivy_pot(-0.95, 2.66, 0, 4, 0.18, 0.34, 0.6)
    box(-0.40, 0.40, 2.30, 2.68, 0.0, 0.014, 'rubber', 0.005)
    for k in range(9):
        foliage(-3.0 + k * 0.3, 2.72 + rng.uniform(-0.08, 0.08), 0.22, 0.34, 0.3, 700, rng, rng.choice(('leaf', 'leaf-light')), 0.045)
    for x in (-4.6, 4.8):
        foliage(x, 3.3, 4.1, 1.3, 0.5, 3000, rng, 'leaf', 0.06)
    tree(-3.4, 8.5, 7.5, 2.4, 3)
    x, y, z = 0.0, 3.0, 2.58
    on_wall('ote110', [(x, y, z)], 38, level=12, quality=1.0)
    aimed(ies_file('ote110', 'OTE110-20-830-B'), (x, y - 0.075, z - 0.03), (x, y - 1.6, 0), (0.09, 0.06), WARM, power=0.6)
    camera((-1.5, -1.25, 1.5), (0.72, 3.0, 1.60), 34, SHARP, focus=4.6, fstop=3.2)
    return {**DUSK, 'key': 0.10, 'samples': 16}
