"""An open-plan office by day: benches of desks in use, lines of light above them, trees and houses outside."""
import math
import random

from scenes_furnishing import bent, bowl, rug, stack
from scenes_furniture import ball, bookcase, foliage, place, planter, slab, sofa, tree
from scenes_home import window
from scenes_kit import area, box, camera, ceiling, cylinder, lathe, luminaire, openings, panel, rod, sky, spot
from scenes_lamps import ies_file, photometric
from scenes_materials import DAY, NEUTRAL, WARM, glow, tint
from scenes_town import stained

HEIGHT = 3.1
LINE, PANEL = 'BRS60-1200-44-840-W-DD', 'CEN600-22-840-DD'


def task_chair(x, y, turn, fabric):
    """A swivel chair: shaped seat, mesh back on a bent spine, arms, five castors; faces +v."""
    at = place(x, y, turn)
    slab(at, -0.245, 0.245, -0.23, 0.25, 0.455, 0.52, fabric, turn, 0.03)
    for i in range(7):
        u = -0.21 + i * 0.07
        bow = -0.24 - 0.055 * (1 - (u / 0.23) ** 2)
        bent([(*at(u, bow + 0.03), 0.60), (*at(u, bow - 0.01), 0.74), (*at(u, bow + 0.01), 0.90), (*at(u * 0.9, bow - 0.03), 1.04)], 0.043, fabric)
    bent([(*at(0, -0.05), 0.44), (*at(0, -0.27), 0.45), (*at(0, -0.36), 0.60), (*at(0, -0.34), 0.82)], 0.02, 'graphite')
    for s in (-1, 1):
        bent([(*at(s * 0.2, -0.05), 0.46), (*at(s * 0.30, -0.05), 0.50), (*at(s * 0.30, -0.05), 0.66)], 0.014, 'graphite')
        slab(at, s * 0.30 - 0.035, s * 0.30 + 0.035, -0.16, 0.10, 0.665, 0.69, 'black', turn, 0.012)
    px, py = at(0, 0)
    cylinder(px, py, 0.10, 0.455, 0.024, 'graphite', 24)
    for i in range(5):
        a = math.radians(turn + 72 * i + 20)
        ex, ey = px + 0.30 * math.cos(a), py + 0.30 * math.sin(a)
        rod((px, py, 0.115), (ex, ey, 0.075), 0.017, 'graphite', 16)
        ball(ex, ey, 0.03, 0.03, 'rubber', detail=3)


def screen(at, turn, u, v, rng):
    """A flat screen on an arm with windows open on it; it faces -v."""
    slab(at, u - 0.305, u + 0.305, v, v + 0.016, 0.885, 1.24, 'black', turn, 0.004)
    slab(at, u - 0.297, u + 0.297, v - 0.0015, v + 0.002, 0.895, 1.232, glow(0.34, (0.72, 0.80, 0.92)), turn)
    x = u - 0.27
    while x < u + 0.2:
        wide, low = rng.uniform(0.10, 0.26), rng.uniform(0.92, 0.99)
        slab(at, x, min(u + 0.28, x + wide), v - 0.003, v, low, 1.205, glow(0.62, (0.95, 0.96, 1.0)), turn)
        for k in range(8):
            z = 1.18 - k * 0.023
            if z > low + 0.02:
                slab(at, x + 0.012, min(u + 0.27, x + wide * rng.uniform(0.4, 0.85)), v - 0.004, v, z - 0.006, z, glow(0.16, (0.4, 0.5, 0.7)), turn)
        x += wide + 0.02
    slab(at, u - 0.06, u + 0.06, v + 0.016, v + 0.035, 1.0, 1.12, 'graphite', turn, 0.006)
    bent([(*at(u, v + 0.03), 1.06), (*at(u, v + 0.10), 1.06), (*at(u + 0.05, v + 0.16), 0.95), (*at(u + 0.05, v + 0.17), 0.755)], 0.016, 'steel')


def workplace(x, y, turn, rng, fabric):
    """A desk of 1.6 m in use; the person sits at -v."""
    at = place(x, y, turn)
    slab(at, -0.795, 0.795, -0.39, 0.39, 0.728, 0.753, 'desk-white', turn, 0.004)
    for u in (-0.72, 0.72):
        for v in (-0.34, 0.34):
            rod((*at(u, v), 0.0), (*at(u * 0.95, v * 0.5), 0.728), 0.021, 'grey', 20)
        rod((*at(u * 0.95, -0.17), 0.70), (*at(u * 0.95, 0.17), 0.70), 0.018, 'grey', 16)
    slab(at, -0.6, 0.6, 0.16, 0.34, 0.60, 0.605, 'grey', turn)
    slab(at, 0.36, 0.76, -0.30, 0.25, 0.05, 0.58, 'desk-white', turn, 0.006)
    screen(at, turn, rng.uniform(-0.08, 0.05), 0.10, rng)
    slab(at, -0.24, 0.18, -0.19, -0.06, 0.753, 0.766, 'grey', turn + rng.uniform(-3, 3), 0.004)
    slab(at, 0.25, 0.31, -0.19, -0.08, 0.753, 0.778, 'black', turn + rng.uniform(-9, 9), 0.012)
    for _ in range(rng.randint(1, 3)):
        u, v, t = rng.uniform(-0.66, -0.42), rng.uniform(-0.22, 0.2), turn + rng.uniform(-20, 20)
        slab(at, u - 0.105, u + 0.105, v - 0.148, v + 0.148, 0.7535, 0.7535 + rng.uniform(0.001, 0.012), rng.choice(('paper', 'paper', tint((0.06, 0.09, 0.12), 0.6), tint((0.36, 0.12, 0.06), 0.6))), t, 0.001)
    mug = (*at(rng.uniform(0.42, 0.62), rng.uniform(-0.15, 0.1)), 0.753)
    lathe([(0, 0), (0.036, 0), (0.04, 0.004), (0.041, 0.09), (0.038, 0.09), (0.036, 0.01), (0, 0.01)], rng.choice(('porcelain', tint((0.10, 0.16, 0.18), 0.4), tint((0.40, 0.16, 0.06), 0.4))), mug, 32)
    if rng.random() < 0.45:
        px, py = at(0.6, 0.28)
        lathe([(0, 0), (0.05, 0), (0.065, 0.11), (0.058, 0.11), (0, 0.09)], 'plaster-clay', (px, py, 0.753), 32)
        foliage(px, py, 0.96, 0.11, 0.11, 190, rng, 'leaf-light', 0.035)
    task_chair(*at(rng.uniform(-0.12, 0.12), -0.66 - rng.uniform(0, 0.22)), turn + rng.uniform(-26, 26), fabric)


def bench(x, y0, count, rng):
    """Two rows of desks face to face along y, a felt screen between them."""
    for i in range(count):
        y = y0 + i * 1.62
        workplace(x - 0.41, y, -90, rng, 'fabric-dark')
        workplace(x + 0.41, y + 0.02, 90, rng, 'fabric-dark')
    box(x - 0.014, x + 0.014, y0 - 0.78, y0 + (count - 1) * 1.62 + 0.78, 0.66, 1.10, 'felt', 0.006)


def outside(low=(0.86, 0.90, 0.95), high=(0.38, 0.58, 0.92), level=1.5):
    """The sky, trees in the street and the houses across it."""
    sky(low, high, level)
    pale = stained((0.52, 0.48, 0.43))
    for k, (y0, y1, tall) in enumerate(((-30, -6, 8), (-6, 12, 11), (12, 34, 7))):
        box(-30, -24 - 0.4 * k, y0, y1 - 0.02, -6, tall, pale if k != 1 else stained((0.44, 0.30, 0.22)))
        y = y0 + 1.4
        while y < y1 - 1.2:
            z = -4.6
            while z < tall - 2:
                box(-24.1, -23.95 - 0.4 * k, y - 0.5, y + 0.5, z, z + 1.6, tint((0.10, 0.13, 0.16), 0.1))
                z += 3.0
            y += 2.2
    rng = random.Random(8)
    for i, y in enumerate((-9, -1, 6, 12, 19)):
        x = -13 - rng.uniform(0, 3)
        tree(x, y, 8.0, 2.4, i, leaves='leaf-light')
        foliage(x, y, 3.8, 2.5, 3.0, 5200, rng, 'leaf-light', 0.12)


def walls(height=HEIGHT, day=420):
    """Floor, timber wall at the end, glazed left side with the columns behind it; `day` is the light through the glass."""
    panel([(-5, -5, 0), (5.2, -5, 0), (5.2, 11, 0), (-5, 11, 0)], 'carpet')
    box(-5, 5.2, 11, 11.2, 0, height, 'oak-panel')
    box(5.2, 5.4, -5, 11, 0, height, 'plaster-fine')
    window(-5.0, -5, 11, 0.0, height, 10)
    panel([(-5, -5, 0.4), (-5, 11, 0.4), (-5, 11, height), (-5, -5, height)], 'glass')
    box(-5.05, -4.75, -5, 11, 0, 0.42, 'white', 0.004)
    for y in (0.6, 5.4, 10.2):
        cylinder(-4.2, y, 0, height, 0.17, 'concrete', 64)
    area((-5.4, 3, 1.8), (0, 3, 0.9), day, 14, 2.6, DAY)


def open_soffit():
    """A bare slab with a duct, pipes, and felt rafts over the desks that keep the room quiet."""
    panel([(-5, -5, HEIGHT), (5.2, -5, HEIGHT), (5.2, 11, HEIGHT), (-5, 11, HEIGHT)], 'soffit')
    rod((2.55, -5, 2.78), (2.55, 11, 2.78), 0.16, 'white', 48)
    for i in range(9):
        y = -4 + i * 1.7
        rod((2.55, y, 2.78), (2.55, y + 0.02, 2.78), 0.168, 'white', 48)
        box(2.40, 2.56, y + 0.6, y + 1.0, 2.61, 2.63, 'grey', 0.002)
    for x in (3.3, 3.38):
        rod((x, -5, 2.95), (x, 11, 2.95), 0.022, 'white', 16)
    for x in (-2.55, 0.35):
        for k in range(4):
            y = -1.9 + k * 3.0
            for u in (-0.62, 0.62):
                box(x + u - 0.56, x + u + 0.56, y, y + 2.7, 2.80, 2.84, 'raft', 0.01)


def lounge():
    """Seats, plants and cupboards along the way to the timber wall."""
    rug(2.0, 4.9, 7.6, 10.4, 'felt')
    sofa(4.5, 9.0, -90, 2.2, 'fabric-rust')
    cylinder(3.2, 9.0, 0.36, 0.39, 0.42, 'oak', 64)
    cylinder(3.2, 9.0, 0.0, 0.36, 0.04, 'graphite', 24)
    planter(2.0, 10.5, 0.24, 0.5, 1.5, 3)
    planter(2.15, 6.6, 0.24, 0.5, 1.1, 8)
    for k in range(3):
        y = 2.6 + k * 0.82
        box(2.35, 2.78, y, y + 0.8, 0.0, 1.08, 'oak-z', 0.006)
        for z in (0.36, 0.72):
            box(2.345, 2.352, y + 0.02, y + 0.78, z - 0.003, z + 0.003, 'graphite', 0)
    stack(2.56, 2.95, 1.08, 3, 4)
    bowl(2.56, 3.6, 1.08, 0.14, 'plaster-clay')
    bookcase(3.9, 5.1, 10.6, 10.98, 1.9, 5, 'oak-z', 4)


def offices():
    outside()
    walls()
    open_soffit()
    lounge()
    rng = random.Random(21)
    bench(-2.55, 0.4, 5, rng)
    bench(0.35, 1.2, 5, rng)
    file = ies_file('brs60', LINE)
    for x in (-2.96, -2.14, -0.06, 0.76):
        ys = [0.9 + k * 1.9 for k in range(4)]
        luminaire('brs60', [(x, y, HEIGHT, 90) for y in ys], level=6, drop=0.86, quality=0.8)
        for y in ys:
            photometric(file, (x, y, 2.17), (1.45, 0.05), NEUTRAL, turn=90, power=0.55)
            photometric(file, (x, y, 2.30), (1.45, 0.05), NEUTRAL, turn=90, up=True, power=0.55)
    for x in (0.6, 1.9, 3.2):
        spot((x, 10.55, HEIGHT - 0.14), (x, 10.98, 1.2), 130, 70, 0.6, 0.03, WARM)
        cylinder(x, 10.55, HEIGHT - 0.12, HEIGHT, 0.05, 'white', 32)
    camera((1.95, -2.2, 1.40), (-0.15, 11, 1.52), 28, (1600, 1000), focus=4.6, fstop=4.0)
    return {'key': 0.30, 'percentile': 50, 'warmth': 0.12, 'samples': 18, 'bounces': 4, 'top': 4.0}


def panels():
    """The same floor under a ceiling of tiles with panels in its grid."""
    low = 2.85
    places = [(x, y, low) for x in (-3.3, -1.5, 0.3, 2.1, 3.9) for y in (-0.9, 0.9, 2.7, 4.5, 6.3, 8.1, 9.9)]
    outside()
    walls(low)
    ceiling(-5, 5.2, -5, 11, low, 'ceiling-tiles', openings('cen600', places))
    lounge()
    rng = random.Random(34)
    bench(-2.55, 0.9, 5, rng)
    bench(0.55, 0.1, 5, rng)
    luminaire('cen600', places, level=4, quality=0.4)
    file = ies_file('cen600', PANEL)
    for x, y, z in places:
        photometric(file, (x, y, z - 0.006), (0.55, 0.55), NEUTRAL, power=0.5)
    camera((-1.02, -2.3, 1.34), (-0.55, 11, 1.62), 27, (1600, 1000), focus=4.4, fstop=4.0)
    return {'key': 0.32, 'percentile': 50, 'warmth': 0.12, 'samples': 16, 'bounces': 4, 'top': 5.0}


SCENES = {'application-offices': offices, 'panels': panels}
