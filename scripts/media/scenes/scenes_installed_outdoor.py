"""In place: gardens, walls, streets and the waterfront."""
import random

from models import pole
from scenes_exterior import dusk, ground, lit_room, wall_with_openings
from scenes_furniture import grass, pallet_load, planter, tree
from scenes_installed_kit import NIGHT, SQUARE, look, wall_pair
from scenes_kit import area, box, camera, cylinder, line_light, luminaire, luminous, panel, rod, spot
from scenes_materials import NEUTRAL, WARM, tint
from scenes_street import promenade, side_terrace


def drn110():
    dusk(0.4)
    ground('paving')
    wall_with_openings(-5, 5, 3.2, 0, 3.0, 'plaster', [(-1.9, 1.6, 0, 2.4)])
    lit_room(-1.9, 1.6, 3.3, 0.02, 2.4, 3, 34)
    box(-5, 5, -1.5, 3.6, 2.7, 2.9, 'oak')
    places = [(x, 1.7, 2.7) for x in (-1.6, 0, 1.6)]
    luminaire('drn110', places, level=3.5)
    for x, y, z in places:
        spot((x, y, 2.5), (x, y, 0), 46, 70, 0.85, 0.03, WARM)
    planter(2.5, 2.6, 0.3, 0.5, 1.0, 3)
    look((-1.2, -1.2, 1.4), (0.1, 3.2, 1.95), 30)
    return NIGHT


def mes340():
    dusk(0.3)
    ground('asphalt')
    box(-12, 12, 14, 20, 0, 6.0, 'cladding')
    for x in (-6, -1.5, 3):
        box(x - 1.4, x + 1.4, 13.95, 14.0, 0.9, 4.2, 'graphite')
        box(x - 1.7, x + 1.7, 13.2, 14.0, 0, 0.9, 'concrete')
    post = pole(5.2, 'graphite', 0.07)
    post.location = (-0.9, 2.0, 5.2)
    box(-1.6, -0.2, 1.95, 2.05, 5.15, 5.23, 'graphite')
    luminaire('mes340', [(-1.35, 2.0, 5.23, 180), (-0.45, 2.0, 5.23, 180)], level=4)
    for x in (-1.35, -0.45):
        spot((x, 2.3, 5.4), (x * 2 - 1, 12, 1), 2600, 100, 0.9, 0.1, NEUTRAL)
    rng = random.Random(3)
    for i in range(3):
        pallet_load(1.4 + i * 1.4, 8.5, 0, rng)
    camera((1.5, -4.2, 1.6), (-0.4, 8, 3.9), 30, SQUARE)
    return {**NIGHT, 'warmth': 0.1}


def mus450():
    dusk(0.3)
    ground('grass')
    panel([(-0.9, -4, 0.02), (0.5, -4, 0.02), (1.1, 20, 0.02), (-0.4, 20, 0.02)], 'gravel')
    ys = (1.2, 3.6, 6.0, 8.4)
    luminaire('mus450', [(0.85 + y * 0.02, y, 0) for y in ys], level=3)
    for y in ys:
        spot((0.85 + y * 0.02, y, 0.37), (0.85, y, 0), 16, 160, 0.8, 0.06, WARM)
    grass(1.0, 2.6, -1, 10, 200, 3, 0.4)
    grass(-2.6, -0.9, -1, 10, 180, 5, 0.4)
    tree(-3.2, 8, 5, 1.6, 3)
    camera((-0.3, -1.1, 0.75), (0.75, 3.6, 0.48), 34, SQUARE)
    return NIGHT


def mus70():
    dusk(0.07)
    ground('gravel')
    tree(0.4, 3.4, 3.6, 1.5, 6, 0.13, 'leaf-light')
    luminaire('mus70', [(-0.35, 2.2, 0, 180)], level=4)
    spot((-0.33, 2.3, 0.3), (0.4, 3.4, 2.0), 60, 75, 0.9, 0.03, WARM)
    box(-8, 8, 7, 7.3, 0, 2.2, 'plaster')
    grass(-2.4, 2.6, 4.5, 6.5, 60, 3, 0.45)
    camera((-0.8, -0.6, 0.85), (0.1, 3.4, 1.25), 30, SQUARE)
    return NIGHT


def nav240():
    wall_pair('nav240', 'plaster-fine', tint((0.03, 0.11, 0.24), 0.5), [(-0.95, 3, 1.75), (0.95, 3, 1.75)])
    planter(1.5, 2.6, 0.24, 0.42, 0.9, 3, 'plaster-clay')
    look((-0.9, 0.6, 1.6), (-0.35, 3, 1.62), 34)
    return NIGHT


def nog900():
    grade = promenade()
    camera((3.6, -0.4, 1.1), (4.3, 8, 1.02), 34, SQUARE)
    return {**grade, 'samples': 28}


def qui500():
    grade = promenade()
    for y in (3, 12, 21):
        post = pole(4.2, 'graphite', 0.045)
        post.location = (5.6, y, 4.2)
        spot((5.1, y, 4.1), (4.2, y, 0), 240, 130, 0.8, 0.1, WARM)
    luminaire('qui500', [(5.6, y, 4.2, -90) for y in (3, 12, 21)], level=4)
    camera((2.7, -3.4, 1.6), (4.2, 10, 2.9), 32, SQUARE)
    return {**grade, 'samples': 28}


def par45():
    dusk(0.3)
    ground('paving')
    box(-6, 6, 3, 3.5, 0, 5, 'slabs')
    luminaire('par45', [(-1.55 + i * 0.62, 2.72, 0.0) for i in range(6)], level=3)
    line_light((-2.0, 2.82, 0.08), (2.2, 2.82, 0.08), 150, 0.02, (0, 0.10, 1), WARM, 110)
    camera((-1.5, 0.5, 0.75), (0.2, 3, 1.0), 32, SQUARE)
    return NIGHT


def ras150():
    dusk(0.1)
    ground('paving')
    for x in (0.0, 2.6, -2.6):
        cylinder(x, 2.6, 0, 5.5, 0.3, 'slabs', 64)
        box(x - 0.42, x + 0.42, 2.18, 3.02, 0, 0.16, 'slabs', 0.01)
        luminaire('ras150', [(x - 0.1, 1.85, 0.002)], level=3.5)
        spot((x - 0.1, 1.87, 0.03), (x, 2.35, 4.2), 60, 50, 0.85, 0.03, WARM)
    box(-6, 6, 6, 6.3, 0, 6, 'plaster')
    camera((-1.1, -0.3, 0.95), (0.1, 2.6, 1.05), 32, SQUARE)
    return NIGHT


def reg1000():
    dusk(0.3)
    ground('gravel')
    rng = random.Random(4)
    z = 0.0
    while z < 2.0:
        h = rng.uniform(0.1, 0.22)
        x = -4.5
        while x < 4.5:
            w = rng.uniform(0.18, 0.5)
            tone = rng.uniform(0.24, 0.4)
            box(x, x + w - 0.012, 3 - rng.uniform(0, 0.05), 3.4, z, z + h - 0.012, tint((tone, tone * 0.93, tone * 0.82), 0.9), 0.018)
            x += w
        z += h
    luminaire('reg1000', [(-1.5 + i * 1.0, 2.66, 0.004) for i in range(4)], level=2.6)
    line_light((-2.0, 2.68, 0.03), (2.0, 2.68, 0.03), 150, 0.02, (0, 0.2, 1), WARM, 90)
    camera((-1.4, 0.3, 0.85), (0.15, 3, 0.85), 32, SQUARE)
    return NIGHT


def ret420():
    dusk(0.35)
    ground('setts')
    side_terrace(-2.2, -3, 16, 3, 'plaster', 3, -1)
    side_terrace(2.4, -3, 16, 3, 'plaster-clay', 6, 1)
    box(-2.2, 2.4, 17, 18, 0, 9, 'plaster')
    for y in (2.4, 8.6):
        rod((2.4, y, 3.5), (1.7, y, 3.5), 0.025, 'black')
        rod((2.38, y, 3.1), (1.8, y, 3.48), 0.018, 'black')
        luminaire('ret420', [(1.72, y, 3.5)], level=3)
        area((1.72, y, 3.75), (1.72, y, 0), 130, 0.3, 0.3, WARM)
        spot((1.72, y, 3.8), (3, y, 3.6), 60, 160, 1, 0.15, WARM)
    camera((-0.7, -2.4, 1.6), (0.75, 6, 2.75), 31, SQUARE)
    return NIGHT


def vad120():
    dusk(0.22)
    panel([(-60, -10, -0.9), (0.2, -10, -0.9), (0.2, 120, -0.9), (-60, 120, -0.9)], 'water')
    box(0.2, 8, -8, 60, -0.9, 0, 'paving')
    for i in range(22):
        rod((0.3, -3 + i * 1.2, 0), (0.3, -3 + i * 1.2, 1.02), 0.02, 'steel', 12)
    rod((0.3, -5, 1.06), (0.3, 40, 1.06), 0.028, 'steel', 20)
    luminous(0.305, 0.325, -5, 30, 1.03, 1.036, 3)
    line_light((0.38, -3, 1.0), (0.38, 14, 1.0), 260, 0.02, (0.45, 0, -1), WARM, 160)
    rng = random.Random(2)
    for i in range(12):
        box(-50 + i * 5, -46 + i * 5, 90, 95, -1, rng.uniform(2, 9), 'black')
    camera((1.7, -2.2, 1.35), (0.7, 8, 0.95), 32, SQUARE)
    return NIGHT
