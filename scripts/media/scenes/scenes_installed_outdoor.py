"""In place: gardens, walls, streets and the waterfront."""
import random

from scenes_exterior import dusk, ground, lit_room, wall_with_openings
from scenes_furniture import grass, planter, tree
from scenes_installed_kit import NIGHT, SQUARE, look, wall_pair
from scenes_kit import box, camera, cylinder, line_light, luminaire, panel, spot
from scenes_materials import WARM, tint


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
