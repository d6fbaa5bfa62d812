"""The dining room at dusk that opens the site."""
import random

from scenes_furnishing import beaker, bent_chair, bowl, branches, curtain, door, fruit, rug, sideboard, skirting, socket, solid_table, stack, vase
from scenes_furniture import armchair, foliage, grass, picture, planter, tree
from scenes_home import window
from scenes_kit import area, box, camera, cylinder, line_light, luminaire, panel, sky
from scenes_lamps import glowing, ies_file
from scenes_materials import DUSK, WARM

BACK, LEFT, RIGHT, HEIGHT = 4.2, -5.4, 5.4, 2.9
GLAZED = -1.7


def garden():
    """Terrace, planting, a wall and trees against the last light, so that no window is black."""
    sky((0.62, 0.58, 0.60), (0.07, 0.17, 0.50), 2.6)
    panel([(-40, BACK, -0.12), (20, BACK, -0.12), (20, 60, -0.12), (-40, 60, -0.12)], 'grass')
    box(-12, 2, BACK + 0.15, BACK + 3.6, -0.14, -0.03, 'paving')
    box(-16, 4, BACK + 8.5, BACK + 8.8, -0.2, 1.7, 'slabs')
    rng = random.Random(4)
    for i in range(16):
        x = -15 + i * 1.15
        foliage(x, BACK + 7.4 + rng.uniform(-0.4, 0.4), rng.uniform(0.25, 0.5), rng.uniform(0.45, 0.8), rng.uniform(0.35, 0.6), 900, rng, 'leaf-light', 0.05)
    grass(-14, 2, BACK + 6.0, BACK + 7.0, 90, 5, 0.6)
    for x, y, tall, seed in ((-7.6, 12.2, 5.6, 1), (-12.5, 16, 7.5, 3), (-3.6, 17, 7, 2), (-17, 20, 9, 5), (-9, 22, 8.5, 6)):
        tree(x, y, tall, tall * 0.3, seed)
    for i in range(7):
        line_light((-14 + i * 2.4, BACK + 8.36, 0.0), (-13.7 + i * 2.4, BACK + 8.36, 0.0), 60, 0.1, (0, 0.35, 1), WARM)


def shell():
    """Walls with thickness, a shadow gap along the ceiling, slim frames with glass, skirting."""
    panel([(LEFT, -7, 0), (RIGHT, -7, 0), (RIGHT, BACK, 0), (LEFT, BACK, 0)], 'oak-floor')
    box(LEFT - 0.3, RIGHT + 0.3, -7, BACK - 0.24, HEIGHT, HEIGHT + 0.3, 'plaster-fine')
    box(LEFT - 0.3, GLAZED, BACK - 0.24, BACK + 0.3, HEIGHT - 0.22, HEIGHT + 0.3, 'plaster-fine')
    # The cove: a slot of 240 mm before the wall with the strip behind its lip.
    box(GLAZED, RIGHT, BACK - 0.24, BACK, HEIGHT + 0.22, HEIGHT + 0.3, 'white')
    box(GLAZED, RIGHT, BACK, BACK + 0.3, 0, HEIGHT + 0.3, 'plaster')
    box(RIGHT, RIGHT + 0.3, -7, BACK + 0.3, 0, HEIGHT + 0.3, 'plaster-fine')
    box(LEFT - 0.3, LEFT, -7, -1.2, 0, HEIGHT, 'plaster-fine')
    box(LEFT - 0.3, LEFT, -1.2, BACK, HEIGHT - 0.22, HEIGHT, 'plaster-fine')
    window(BACK + 0.12, LEFT, GLAZED, 0.02, HEIGHT - 0.22, 2, axis='x')
    window(LEFT - 0.12, -1.2, BACK, 0.02, HEIGHT - 0.22, 3)
    panel([(LEFT, BACK + 0.12, 0), (GLAZED, BACK + 0.12, 0), (GLAZED, BACK + 0.12, HEIGHT), (LEFT, BACK + 0.12, HEIGHT)], 'glass')
    skirting(GLAZED + 0.01, 3.93, BACK)
    skirting(5.0, RIGHT, BACK)
    door(4.0, BACK, 0.92, 2.2, 'oak-panel')
    socket(-1.35, BACK, 0.28, 2)
    socket(3.62, BACK, 1.02, 1)


def laid_table(x, y):
    """Fruit, branches, cups and a plate that somebody has just left."""
    top = 0.742
    bowl(x - 0.42, y + 0.06, top, 0.17)
    fruit(x - 0.42, y + 0.06, top, 0.17, 3)
    vase(x + 0.5, y - 0.02, top, 0.24, 'plaster-clay')
    branches(x + 0.5, y - 0.02, top + 0.22, 0.62, 9, 8)
    for dx, dy in ((-1.05, -0.26), (-0.98, 0.24), (1.06, -0.22), (1.12, 0.3)):
        beaker(x + dx, y + dy, top)
    for dx, dy in ((-1.2, -0.3), (1.24, 0.3), (0.06, -0.31)):
        cylinder(x + dx, y + dy, top, top + 0.012, 0.13, 'porcelain', 48)
    stack(x - 0.05, y + 0.2, top, 2, 5)


def home_hero():
    garden()
    shell()
    x, y = 1.55, 1.3
    rug(x - 2.15, x + 2.15, y - 1.45, y + 1.5, 'felt')
    solid_table(x, y, 3.1, 1.0)
    rng = random.Random(2)
    for i in range(4):
        u = x - 1.14 + i * 0.76
        bent_chair(u + rng.uniform(-0.03, 0.03), y - 0.66 - rng.uniform(0, 0.12) - (0.2 if i == 1 else 0), rng.uniform(-5, 5) + (14 if i == 1 else 0))
        bent_chair(u + rng.uniform(-0.03, 0.03), y + 0.68 + rng.uniform(0, 0.1), 180 + rng.uniform(-6, 6))
    laid_table(x, y)
    globes = luminaire('kel300', [(x - 1.02, y, HEIGHT), (x, y, HEIGHT), (x + 1.02, y, HEIGHT)], level=7.5, drop=1.12)
    glowing(globes, ies_file('kel300', 'KEL300-18-927-BR-DD'), 1.27, 0.14, power=1.1)
    line_light((GLAZED + 0.1, BACK - 0.2, HEIGHT + 0.05), (RIGHT - 0.05, BACK - 0.2, HEIGHT + 0.05), 210, 0.03, (0, 0.5, -1), WARM, 150)
    sideboard(0.5, 2.9, BACK - 0.46, BACK - 0.02)
    picture(1.25, BACK - 0.005, 1.42, 0.82, 1.06, ((0.30, 0.10, 0.05), (0.10, 0.12, 0.14), (0.55, 0.42, 0.25)), 9)
    vase(2.35, BACK - 0.24, 0.72, 0.34, 'plaster-dark')
    branches(2.35, BACK - 0.24, 1.02, 0.75, 7, 3)
    stack(0.78, BACK - 0.24, 0.72, 4, 1)
    bowl(1.85, BACK - 0.26, 0.72, 0.12, 'plaster-clay')
    curtain(GLAZED - 0.75, GLAZED - 0.03, BACK - 0.16, HEIGHT - 0.26, 'linen', 6, seed=2)
    curtain(LEFT + 0.05, LEFT + 0.6, BACK - 0.16, HEIGHT - 0.26, 'linen', 5, seed=3)
    rug(-5.0, -2.1, 0.6, 3.3, 'linen')
    armchair(-4.3, 2.2, 240, 'leather')
    armchair(-2.75, 2.6, 150, 'leather')
    cylinder(-3.5, 1.75, 0.40, 0.43, 0.27, 'oak', 64)
    cylinder(-3.5, 1.75, 0.0, 0.40, 0.05, 'graphite')
    stack(-3.55, 1.7, 0.43, 3, 2)
    planter(-5.0, 3.5, 0.26, 0.42, 1.5, 3)
    area((-4.5, BACK + 2.5, 3.4), (-3.0, 0, 0.5), 110, 4, 3, DUSK)
    area((LEFT - 1.6, 1.5, 2.6), (0, 1.5, 0.5), 80, 4, 2.4, DUSK)
    camera((-0.55, -4.7, 1.22), (0.12, BACK, 1.34), 30, (1600, 900), focus=6.2, fstop=2.8)
    return {'key': 0.165, 'percentile': 50, 'warmth': 0.45, 'samples': 40, 'bounces': 5, 'bloom': 0.08}


SCENES = {'home-hero': home_hero}
