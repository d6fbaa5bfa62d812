"""A scene plate in the hand's reach, the room that it dims behind it."""
from scenes_furnishing import bent_chair, bowl, branches, curtain, fruit, rug, sideboard, skirting, solid_table, stack, vase
from scenes_furniture import picture
from scenes_hero import BACK, GLAZED, HEIGHT, RIGHT, garden, shell
from scenes_kit import area, box, camera, line_light, luminaire
from scenes_lamps import ies_file, photometric
from scenes_materials import DUSK, WARM

# The pier with the plate: its edge, its face and its end.
EDGE, FACE, END = 2.46, -1.9, 4.4


def controls():
    garden()
    shell()
    x, y = 1.5, 1.5
    rug(x - 2.1, x + 2.1, y - 1.45, y + 1.5, 'felt')
    solid_table(x, y, 3.1, 1.0)
    for i in range(4):
        u = x - 1.14 + i * 0.76
        bent_chair(u, y - 0.7 - 0.06 * (i % 2), 4 * (-1) ** i)
        bent_chair(u, y + 0.72, 180 - 3 * (-1) ** i)
    bowl(x - 0.42, y + 0.06, 0.742, 0.17)
    fruit(x - 0.42, y + 0.06, 0.742, 0.17, 3)
    stack(x + 0.5, y + 0.1, 0.742, 3, 5)
    rings = [(x - 0.62, y, HEIGHT), (x + 0.62, y, HEIGHT)]
    luminaire('ise900', rings, level=9, drop=1.1)
    file = ies_file('ise900', 'ISE900-48-840-B-DD')
    for u, v, z in rings:
        photometric(file, (u, v, z - 1.18), (0.8, 0.8), power=1.0)
    line_light((GLAZED + 0.1, BACK - 0.2, HEIGHT + 0.05), (RIGHT - 0.05, BACK - 0.2, HEIGHT + 0.05), 210, 0.03, (0, 0.5, -1), WARM, 150)
    sideboard(0.5, 2.9, BACK - 0.46, BACK - 0.02)
    picture(1.25, BACK - 0.005, 1.42, 0.82, 1.06, ((0.30, 0.10, 0.05), (0.10, 0.12, 0.14), (0.55, 0.42, 0.25)), 9)
    vase(2.35, BACK - 0.24, 0.72, 0.34, 'plaster-dark')
    branches(2.35, BACK - 0.24, 1.02, 0.75, 7, 3)
    curtain(GLAZED - 0.75, GLAZED - 0.03, BACK - 0.16, HEIGHT - 0.26, 'linen', 6, seed=2)
    area((-4.5, BACK + 2.5, 3.4), (-3.0, 0, 0.5), 110, 4, 3, DUSK)
    box(EDGE, END, FACE, FACE + 0.18, 0, HEIGHT, 'plaster', 0.003)
    box(EDGE - 0.022, EDGE, FACE - 0.012, FACE + 0.192, 0, HEIGHT - 0.01, 'oak-z', 0.003)
    skirting(EDGE, END, FACE)
    luminaire('tac4', [(EDGE + 0.24, FACE, 1.16)], level=1.6, quality=1.0)
    area((EDGE - 0.5, FACE - 0.75, HEIGHT - 0.1), (EDGE + 0.3, FACE, 0.9), 15, 0.25, 0.25, WARM)
    camera((2.28, -3.25, 1.26), (2.31, BACK, 1.2), 38, (1600, 1000), focus=1.36, fstop=3.2)
    return {'key': 0.17, 'percentile': 50, 'warmth': 0.42, 'samples': 16, 'bounces': 5, 'bloom': 0.07}


SCENES = {'controls': controls}
