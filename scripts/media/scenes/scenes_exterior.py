"""Houses, facades and gardens at dusk."""
import random

from scenes_furniture import armchair, bookcase, grass, hedge, planter, sofa, tree
from scenes_kit import area, box, camera, line_light, luminaire, luminous, panel, rod, sky, spot, strength
from scenes_materials import WARM

BLUE = ((0.27, 0.33, 0.47), (0.022, 0.058, 0.19))


def dusk(level=0.55, lamps=3.0):
    """Blue hour; `lamps` is how much stronger the lamps are than the watts written below."""
    sky(*BLUE, level)
    strength['lamps'] = lamps


def ground(material='paving', x=60, y0=-14, y1=70):
    panel([(-x, y0, 0), (x, y0, 0), (x, y1, 0), (-x, y1, 0)], material)


def lit_room(x0, x1, y, z0, z1, depth=4.0, watts=60, back='plaster', mullions=3):
    """A window with a lit room behind it, in a wall at y that faces -y."""
    box(x0, x1, y + depth, y + depth + 0.1, z0, z1, back)
    panel([(x0, y, z0), (x1, y, z0), (x1, y + depth, z0), (x0, y + depth, z0)], 'oak-floor')
    panel([(x0, y, z1), (x0, y + depth, z1), (x1, y + depth, z1), (x1, y, z1)], 'white')
    for x in (x0, x1):
        panel([(x, y, z0), (x, y + depth, z0), (x, y + depth, z1), (x, y, z1)], 'plaster')
    line_light((x0 + 0.2, y + depth - 0.3, z1 - 0.05), (x1 - 0.2, y + depth - 0.3, z1 - 0.05), watts, 0.1, (0, 0.1, -1), WARM)
    for i in range(mullions + 1):
        x = x0 + (x1 - x0) * i / mullions
        box(x - 0.03, x + 0.03, y + 0.02, y + 0.12, z0, z1, 'black')
    for z in (z0, z1):
        box(x0, x1, y + 0.02, y + 0.12, z - 0.03, z + 0.03, 'black')


def wall_with_openings(x0, x1, y, z0, z1, material, openings, thick=0.35):
    """A wall at y built of boxes round rectangular openings (x0, x1, z0, z1)."""
    xs = sorted({x0, x1, *(o[0] for o in openings), *(o[1] for o in openings)})
    for a, b in zip(xs, xs[1:]):
        mid = (a + b) / 2
        holes = sorted((o[2], o[3]) for o in openings if o[0] < mid < o[1])
        z = z0
        for low, high in holes:
            if low > z:
                box(a, b, y, y + thick, z, low, material)
            z = high
        if z < z1:
            box(a, b, y, y + thick, z, z1, material)


def house():
    """Single-storey house: long roof, glazed room, board-marked wall, terrace."""
    dusk()
    ground('grass')
    panel([(-9, -3, 0.02), (9, -3, 0.02), (9, 6, 0.02), (-9, 6, 0.02)], 'paving')
    box(-8, 8.5, 3.4, 12, 3.0, 3.35, 'plaster-fine')
    box(-8, -2.2, 6, 6.4, 0, 3.0, 'boards')
    lit_room(-2.2, 5.4, 6.0, 0.05, 3.0, 4.2, 120)
    box(5.4, 8.2, 6, 6.4, 0, 3.0, 'slabs')
    bookcase(-1.6, 1.6, 9.8, 10.15, 2.4, 5, 'oak-z', 3)
    sofa(3.2, 8.6, 0, 2.2)
    for x, y, seed in ((-11, 9, 1), (-7.5, 16, 2), (11, 14, 3), (2, 20, 4)):
        tree(x, y, 7.5, 2.4, seed)


def exterior():
    house()
    for x in (-7.0, -5.1, -3.2):
        spot((x, 5.84, 2.94), (x, 5.97, 0), 85, 80, 0.7, 0.02, WARM)
        luminaire('ard75', [(x, 5.7, 2.995)], level=3)
    for x in (6.2, 7.4):
        spot((x, 5.84, 0.1), (x, 5.97, 4), 60, 70, 0.7, 0.02, WARM)
        luminous(x - 0.06, x + 0.06, 5.7, 5.82, 0.021, 0.03, 2)
    line_light((-7.9, 3.5, 2.98), (8.4, 3.5, 2.98), 50, 0.05, (0, 0, -1), WARM)
    places = [(-4.6, 0.2, 0), (-1.6, 0.2, 0), (1.4, 0.2, 0), (4.4, 0.2, 0)]
    luminaire('nog900', places, level=3)
    for x, y, z in places:
        spot((x, y, 0.78), (x, y, 0), 26, 150, 0.9, 0.05, WARM)
    grass(-8.6, 6.5, -0.9, -0.2, 80, 3)
    tree(-6.6, 2.2, 5.2, 1.7, 9, leaves='leaf-light')
    luminaire('mus70', [(-6.2, 1.3, 0)], level=3)
    spot((-6.2, 1.2, 0.25), (-6.6, 2.2, 3.4), 60, 60, 0.8, 0.03, WARM)
    armchair(2.6, 3.4, 150, 'linen')
    armchair(4.2, 3.2, 205, 'linen')
    camera((-4.6, -4.2, 1.45), (0.6, 6.5, 1.85), 26)
    return {'key': 0.10, 'percentile': 45, 'warmth': 0.12, 'bloom': 0.09, 'samples': 40, 'bounces': 2}


def bollards():
    """Garden path with a row of bollards between grasses."""
    dusk(0.15, 16.0)
    ground('grass')
    panel([(-1.1, -6, 0.02), (1.1, -6, 0.02), (1.9, 30, 0.02), (-0.3, 30, 0.02)], 'setts')
    ys = (0.6, 4.0, 7.4, 10.8, 14.2, 17.6)
    luminaire('nog900', [(1.45 + y * 0.025, y, 0) for y in ys], level=3.2)
    for y in ys:
        spot((1.45 + y * 0.025, y, 0.8), (1.45 + y * 0.025, y, 0), 46, 155, 0.8, 0.05, WARM)
    grass(1.7, 4.2, -1, 20, 260, 1, 0.5)
    grass(-4.0, -1.35, -1, 20, 240, 2, 0.45)
    hedge(-7.0, -5.6, -2, 24, 1.6, 4)
    for x, y, seed in ((-4.6, 7, 1), (5.2, 10, 2), (-4.2, 16, 3), (5.8, 20, 4), (0, 32, 5)):
        tree(x, y, 6.5, 2.0, seed)
    box(-14, -5.4, 25, 33, 0, 3.2, 'plaster-fine')
    lit_window(-9.5, -6.6, 24.9, 0.5, 2.6)
    camera((-0.5, -2.6, 1.1), (0.55, 12, 1.12), 30)
    return {'key': 0.06, 'percentile': 50, 'warmth': 0.1, 'bloom': 0.08, 'samples': 120, 'bounces': 2}


def lit_window(x0, x1, y, z0, z1, level=0.5):
    luminous(x0, x1, y, y + 0.05, z0, z1, level, (1.0, 0.60, 0.27))
    n = max(2, round((x1 - x0) / 0.9))
    for i in range(n + 1):
        x = x0 + (x1 - x0) * i / n
        box(x - 0.035, x + 0.035, y - 0.06, y, z0, z1, 'black')


def bulkheads():
    """Entrance: brick wall with round bulkheads beside a timber door."""
    dusk(0.4)
    ground('setts')
    wall_with_openings(-6, 6, 5, 0, 4.4, 'brick', [(-0.1, 1.1, 0, 2.3), (2.6, 4.4, 0.9, 2.3)])
    box(-0.1, 1.1, 5.14, 5.2, 0, 2.3, 'oak-panel')
    rod((0.05, 5.08, 0.9), (0.05, 5.08, 1.5), 0.015, 'brass')
    lit_room(2.6, 4.4, 5.1, 0.9, 2.3, 2.5, 30, mullions=2)
    box(-0.6, 1.6, 4.1, 5, 0, 0.15, 'concrete', 0.01)
    box(-0.7, 1.7, 4.0, 5.0, 2.62, 2.76, 'concrete', 0.005)
    places = [(-0.75, 5.0, 1.85), (1.75, 5.0, 1.85), (-3.6, 5.0, 1.85)]
    luminaire('nor280', places, level=2.2)
    for x, y, z in places:
        area((x, y - 0.12, z), (x, 0, z), 26, 0.24, 0.24, WARM)
        spot((x, y - 0.16, z), (x, 6, z), 15, 165, 1, 0.1, WARM)
    planter(2.2, 4.5, 0.3, 0.55, 1.1, 3)
    planter(-1.25, 4.5, 0.3, 0.55, 1.1, 7)
    camera((-1.6, -0.1, 1.45), (0.35, 5, 1.6), 30)
    return {'key': 0.13, 'percentile': 55, 'warmth': 0.2, 'bloom': 0.08, 'samples': 40, 'bounces': 2}


def facade():
    """Four storeys of pale stone with tall windows, grazed from the ground and the cornices."""
    dusk(0.8)
    ground('paving')
    openings = [(-10.6 + i * 3.0, -9.2 + i * 3.0, z, z + 2.4) for i in range(8) for z in (0.9, 4.9, 8.7)]
    wall_with_openings(-12, 13.4, 12, 0, 12.6, 'slabs', openings, 0.6)
    for z in (3.9, 7.8, 12.2):
        box(-12.1, 13.5, 11.6, 12.1, z, z + 0.3, 'slabs', 0.01)
    rng = random.Random(3)
    for x0, x1, z0, z1 in openings:
        if rng.random() < 0.45:
            luminous(x0, x1, 12.45, 12.5, z0, z1, rng.uniform(0.12, 0.4), (1.0, 0.60, 0.28))
        else:
            box(x0, x1, 12.45, 12.5, z0, z1, 'black')
        box((x0 + x1) / 2 - 0.03, (x0 + x1) / 2 + 0.03, 12.38, 12.46, z0, z1, 'graphite')
        box(x0, x1, 12.38, 12.46, z0 + 1.55, z0 + 1.6, 'graphite')
    return openings


def facades():
    facade()
    for z, watts in ((0.06, 620), (4.24, 420), (8.14, 420)):
        line_light((-11.9, 11.66, z), (13.3, 11.66, z), watts, 0.05, (0, 0.16, 1), WARM, 80)
        luminous(-11.9, 13.3, 11.64, 11.67, z - 0.03, z - 0.01, 0.8)
    tree(-8.6, 4.5, 8, 2.4, 3)
    tree(9.2, 6.5, 7.5, 2.3, 4)
    for x in (-3.0, 0.6, 4.2):
        box(x - 0.9, x + 0.9, 7.6, 8.1, 0, 0.45, 'concrete', 0.02)
    camera((-4.4, -6.2, 1.6), (0.6, 12, 5.0), 25)
    return {'key': 0.12, 'percentile': 50, 'warmth': 0.12, 'bloom': 0.07, 'samples': 40, 'bounces': 2}


def floodlights():
    """A gable and a tree lit by floodlights on the lawn's edge."""
    dusk(0.4)
    ground('grass')
    panel([(-12, 7.2, 0.015), (12, 7.2, 0.015), (12, 9.2, 0.015), (-12, 9.2, 0.015)], 'gravel')
    wall_with_openings(-6.5, 5.5, 10, 0, 5.6, 'boards', [(1.8, 4.6, 0.2, 2.8), (-4.8, -3.8, 3.2, 4.8)], 0.4)
    lit_room(1.8, 4.6, 10.1, 0.2, 2.8, 3, 40, mullions=2)
    box(-4.8, -3.8, 10.25, 10.3, 3.2, 4.8, 'black')
    box(-6.6, 5.6, 9.9, 16, 5.6, 5.8, 'graphite')
    places = [(-4.6, 5.2, 0.02, 180), (-1.6, 5.2, 0.02, 180), (1.4, 5.2, 0.02, 180)]
    for x, y, z, turn in places:
        box(x - 0.25, x + 0.25, y - 0.25, y + 0.25, 0, 0.12, 'concrete', 0.01)
    luminaire('mes340', [(x, y, 0.12, turn) for x, y, z, turn in places], level=3)
    for x, y, z, turn in places:
        spot((x, y + 0.2, 0.5), (x, 10, 2.6), 560, 88, 0.95, 0.06, WARM)
    tree(7.6, 7.6, 7.0, 2.3, 8, leaves='leaf-light')
    spot((6.4, 5.6, 0.3), (7.6, 7.6, 4.8), 420, 60, 0.9, 0.05, WARM)
    grass(-6.5, 5.2, 9.3, 9.9, 120, 2, 0.45)
    camera((-4.9, -0.2, 1.1), (-0.2, 9, 2.3), 28)
    return {'key': 0.10, 'percentile': 50, 'warmth': 0.12, 'bloom': 0.08, 'samples': 40, 'bounces': 2}


def in_ground():
    """A colonnade lit from the paving, one uplight to each pier."""
    dusk(0.13)
    ground('paving')
    ys = [1.5 + i * 2.6 for i in range(8)]
    for y in ys:
        box(1.7, 2.3, y - 0.3, y + 0.3, 0, 4.6, 'slabs-y', 0.01)
    box(1.5, 6.2, -3, 24, 4.6, 5.3, 'slabs-y')
    box(6.0, 6.3, -3, 24, 0, 4.6, 'plaster')
    panel([(1.5, -3, 4.58), (1.5, 24, 4.58), (6.2, 24, 4.58), (6.2, -3, 4.58)], 'plaster-fine')
    luminaire('ras150', [(1.35, y, 0.002) for y in ys], level=3.5)
    for y in ys:
        spot((1.36, y, 0.03), (1.72, y, 4.2), 130, 44, 0.8, 0.03, WARM)
        spot((5.5, y + 1.3, 0.03), (5.97, y + 1.3, 4), 95, 60, 0.8, 0.03, WARM)
    for x, y, seed in ((-6, 9, 1), (-5.4, 17, 2), (-9, 13, 3)):
        tree(x, y, 7, 2.2, seed)
        luminaire('ras150', [(x + 0.7, y - 0.7, 0.002)], level=3)
        spot((x + 0.6, y - 0.6, 0.05), (x, y, 5), 90, 70, 0.9, 0.04, WARM)
    camera((0.1, -2.4, 1.5), (2.0, 10, 1.95), 27)
    return {'key': 0.11, 'percentile': 50, 'warmth': 0.12, 'bloom': 0.08, 'samples': 40, 'bounces': 2}


SCENES = {
    'exterior': exterior,
    'floodlights': floodlights,
    'bulkheads': bulkheads,
    'bollards': bollards,
    'in-ground': in_ground,
    'application-facades': facades,
}
