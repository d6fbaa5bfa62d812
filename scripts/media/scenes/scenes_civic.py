"""Shop, gallery, library and the workshop of the manufacturer."""
import random

from scenes_furniture import chair, picture, place, shelf_books, slab, table, tree
from scenes_home import EVENING, window
from scenes_kit import area, box, camera, lathe, line_light, luminaire, luminous, panel, rod, room, sky, spot
from scenes_materials import SOFT, WARM, tint


def track_run(x0, x1, y, z, along='x'):
    if along == 'x':
        box(x0, x1, y - 0.018, y + 0.018, z - 0.033, z, 'black')
    else:
        box(y - 0.018, y + 0.018, x0, x1, z - 0.033, z, 'black')


def gallery():
    """White room with large paintings and a plinth; a black track with spots."""
    sky((0.05, 0.045, 0.04), (0.03, 0.028, 0.026), 1.0)
    room(10, 8, 3.6, 'concrete-floor', 'plaster-fine', 'plaster-fine', near=-5)
    track_run(-4.2, 4.2, 5.6, 3.6)
    heads = [(-3.3, 5.6), (-1.1, 5.6), (1.1, 5.6), (3.3, 5.6)]
    luminaire('gad90', [(x, y, 3.567, 180) for x, y in heads], level=4, tilt=38)
    paint = (((0.42, 0.10, 0.04), (0.62, 0.42, 0.22), (0.05, 0.06, 0.09)), ((0.06, 0.12, 0.2), (0.4, 0.45, 0.48), (0.62, 0.5, 0.3)), ((0.5, 0.38, 0.2), (0.2, 0.07, 0.04), (0.66, 0.6, 0.5)))
    for i, x in enumerate((-3.2, 0, 3.2)):
        picture(x, 7.99, 1.65, 1.7, 2.0, paint[i], 11 + i)
        for dx in (-0.55, 0.55):
            spot((x + dx, 5.65, 3.35), (x + dx * 0.4, 8, 1.6), 105, 52, 1.0, 0.02, SOFT)
    box(-0.35, 0.35, 4.3, 5.0, 0, 1.0, 'white', 0.004)
    lathe([(0, 1.0), (0.14, 1.0), (0.22, 1.2), (0.1, 1.5), (0.15, 1.62), (0.12, 1.62), (0, 1.4)], 'plaster-clay', (0, 4.65, 0))
    spot((1.2, 3.2, 3.5), (0, 4.65, 1.3), 90, 30, 1.0, 0.02, SOFT)


def track():
    gallery()
    track_run(-4.2, 4.2, 3.2, 3.6)
    luminaire('gad90', [(1.2, 3.2, 3.567, 200)], level=4, tilt=35)
    box(-2.2, -0.9, 2.2, 2.65, 0, 0.42, 'oak', 0.008)
    camera((-2.9, 0.2, 1.5), (0.3, 8, 1.95), 28)
    return {'key': 0.22, 'percentile': 50, 'warmth': 0.3}


def clothes_rail(x, y, width, rng, turn=0):
    at = place(x, y, turn)
    a = width / 2
    for u in (-a, a):
        rod((*at(u, 0), 0), (*at(u, 0), 1.55), 0.012, 'black')
    rod((*at(-a, 0), 1.55), (*at(a, 0), 1.55), 0.012, 'black')
    u = -a + 0.06
    while u < a - 0.06:
        tone = rng.choice(((0.5, 0.46, 0.4), (0.08, 0.085, 0.095), (0.3, 0.3, 0.3), (0.36, 0.15, 0.07), (0.62, 0.6, 0.56), (0.12, 0.16, 0.2)))
        slab(at, u, u + 0.035, -0.22, 0.22, 1.5 - rng.uniform(0.7, 1.0), 1.46, tint(tone, 0.95), turn, 0.015)
        u += rng.uniform(0.05, 0.075)


def retail():
    """Shop: shelves with light, clothes rails, a table; accents from the track."""
    sky((0.06, 0.05, 0.04), (0.03, 0.028, 0.026), 1.0)
    room(9, 8, 3.5, 'concrete-floor', 'plaster', 'plaster-dark', back='plaster-clay', near=-5)
    rng = random.Random(6)
    for row in range(4):
        z = 0.5 + row * 0.5
        box(-4.2, 1.4, 7.6, 8.0, z - 0.02, z, 'oak', 0.003)
        luminous(-4.2, 1.4, 7.62, 7.635, z - 0.028, z - 0.02, 2)
        line_light((-4.2, 7.64, z - 0.03), (1.4, 7.64, z - 0.03), 12, 0.02, (0, 0.3, -1), WARM)
        x = -4.0
        while x < 1.2:
            kind = rng.random()
            w = rng.uniform(0.14, 0.34)
            colour = tint(rng.choice(((0.5, 0.46, 0.4), (0.1, 0.11, 0.13), (0.33, 0.13, 0.07), (0.6, 0.58, 0.54), (0.42, 0.3, 0.16))), 0.7)
            if kind < 0.5:
                for k in range(rng.randint(2, 5)):
                    box(x, x + w, 7.68, 7.92, z + k * 0.05, z + k * 0.05 + 0.045, colour, 0.015)
            elif kind < 0.8:
                lathe([(0, z), (0.07, z), (0.09, z + 0.16), (0.04, z + 0.24), (0, z + 0.24)], colour, (x + w / 2, 7.8, 0), 32)
            x += w + rng.uniform(0.08, 0.3)
    clothes_rail(3.0, 6.6, 2.0, rng, 0)
    clothes_rail(3.6, 3.8, 1.8, rng, 90)
    table(-0.8, 4.2, 2.4, 1.0, 0.85)
    for i in range(5):
        for k in range(rng.randint(3, 6)):
            colour = tint(((0.5, 0.46, 0.4), (0.12, 0.16, 0.2), (0.36, 0.15, 0.07), (0.62, 0.6, 0.56), (0.2, 0.2, 0.21))[i], 0.95)
            box(-1.75 + i * 0.4, -1.43 + i * 0.4, 3.95, 4.35, 0.85 + k * 0.035, 0.883 + k * 0.035, colour, 0.012)
    for y in (2.6, 5.4):
        track_run(-4, 4, y, 3.5)
    luminaire('gad90', [(-2.6, 5.4, 3.467, 180), (-0.8, 5.4, 3.467, 0), (1.0, 5.4, 3.467, 180), (2.8, 5.4, 3.467, 180)], level=4, tilt=28)
    luminaire('gad90', [(-1.6, 2.6, 3.467, 180), (0.2, 2.6, 3.467, 180), (2.6, 2.6, 3.467, 140)], level=4, tilt=32)
    for x, y, tx, ty, tz, watts in ((-2.6, 5.4, -2.8, 8, 1.2, 120), (1.0, 5.4, 0.4, 8, 1.2, 110), (2.8, 5.4, 3.0, 6.6, 0.9, 150), (-1.6, 2.6, -1.3, 4.2, 0.9, 110), (0.2, 2.6, 0.0, 4.2, 0.9, 110), (2.6, 2.6, 3.6, 3.8, 0.9, 130)):
        spot((x, y, 3.25), (tx, ty, tz), watts, 52, 1.0, 0.02, SOFT)
    camera((-3.0, -0.2, 1.45), (0.35, 7.6, 1.5), 27)
    return {'key': 0.18, 'percentile': 50, 'warmth': 0.3, 'bloom': 0.07}


def library():
    """Case study: double-height reading room with book walls and a row of globes."""
    sky(*EVENING, 0.9)
    room(10, 12, 6.2, 'oak-floor', 'plaster', 'plaster-fine', back='open', near=-4)
    window(12.0, -5, 5, 0, 6.2, 6, axis='x')
    box(-5, 5, 11.9, 12.1, 3.05, 3.2, 'graphite')
    for x, y, seed in ((-4, 19, 1), (1.5, 22, 2), (5, 18, 3), (-1, 28, 4)):
        tree(x, y, 9, 2.8, seed)
    panel([(-40, 12.2, -0.1), (40, 12.2, -0.1), (40, 90, -0.1), (-40, 90, -0.1)], 'grass')
    box(-40, 40, 60, 61, -1, 5, 'black')
    for seed, y in enumerate((0.4, 3.6, 6.8)):
        for level in (0, 3.2):
            rng = random.Random(seed + int(level))
            for row in range(6):
                z = level + 0.1 + row * 0.46
                for side in (-1, 1):
                    x0, x1 = (-5, -4.64) if side < 0 else (4.64, 5)
                    box(x0, x1, y, y + 3.1, z - 0.015, z + 0.012, 'oak-y')
                    if side < 0:
                        shelf_books(x0, x1 - 0.03, y + 0.02, y + 3.06, z + 0.012, rng, 0.42, 0.94, 'y')
                    else:
                        shelf_books(x0 + 0.03, x1, y + 0.02, y + 3.06, z + 0.012, rng, 0.42, 0.94, 'y')
            for side in (-1, 1):
                x = side * 4.82
                for p in (y, y + 3.1):
                    box(x - 0.18, x + 0.18, p - 0.02, p + 0.02, level, level + 2.9, 'oak-z')
    for side in (-1, 1):
        x0, x1 = (-5, -3.7) if side < 0 else (3.7, 5)
        box(x0, x1, -4, 12, 2.92, 3.14, 'plaster-fine')
        edge = -3.7 if side < 0 else 3.7
        for i in range(54):
            rod((edge, -4 + i * 0.3, 3.14), (edge, -4 + i * 0.3, 4.1), 0.007, 'black', 6)
        box(edge - 0.03, edge + 0.03, -4, 12, 4.08, 4.13, 'oak-y', 0.01)
        for level in (2.88, 6.1):
            line_light((side * 4.4, -2, level), (side * 4.4, 11, level), 120, 0.03, (side * 0.22, 0, -1), WARM, 100)
    for y in (1.4, 4.4, 7.4):
        table(0, y, 3.4, 1.2)
        for u in (-1.1, 0, 1.1):
            chair(u, y - 0.85, 0, 'leather', 'oak-z')
            chair(u, y + 0.85, 180, 'leather', 'oak-z')
        for u in (-0.8, 0.8):
            lathe([(0, 0.74), (0.09, 0.74), (0.09, 0.755), (0.012, 0.76), (0.012, 1.1), (0, 1.1)], 'brass', (u, y, 0))
            lathe([(0.03, 1.2), (0.16, 1.06), (0.155, 1.06), (0.03, 1.19)], 'graphite', (u, y, 0))
            area((u, y, 1.07), (u, y, 0.7), 7, 0.2, 0.2, WARM)
    globes = [(x, y, 6.2) for x in (-1.6, 0.0, 1.6) for y in (1.4, 4.4, 7.4)]
    luminaire('kel300', globes, level=2.2, drop=2.3)
    for y in (1.4, 4.4, 7.4):
        area((0, y, 3.5), (0, y, 0), 130, 3.2, 0.4, WARM)
    camera((-0.9, -3.0, 1.7), (0.15, 10, 2.55), 24)
    return {'key': 0.17, 'percentile': 50, 'warmth': 0.32, 'bloom': 0.08, 'samples': 64}


SCENES = {
    'track': track,
    'application-retail': retail,
    'case-library': library,
}
