"""In place: the old-town street."""
import random

from scenes_furnishing import bent
from scenes_houses import bicycle, house_front
from scenes_installed_kit import SHARP
from scenes_kit import box, camera, luminaire, panel, rod
from scenes_lamps import ies_file, photometric
from scenes_materials import WARM, tint
from scenes_town import evening, ivy_pot, stained

LANTERN = 'RET420-20-822-S-B-D'


def wall_lantern(x, y, z, reach=0.62):
    """The lantern on a scrolled bracket fixed to a wall that lies at x + reach."""
    wall = x + reach
    box(wall - 0.02, wall, y - 0.04, y + 0.04, z - 0.62, z + 0.14, 'black', 0.006)
    rod((wall, y, z - 0.05), (x - 0.04, y, z - 0.05), 0.016, 'black', 16)
    bent([(wall, y, z - 0.58), (wall - 0.16, y, z - 0.52), (wall - 0.40, y, z - 0.32), (x + 0.10, y, z - 0.10), (x + 0.02, y, z - 0.06)], 0.012, 'black')
    bent([(wall - 0.02, y, z - 0.10), (wall - 0.10, y, z - 0.12), (wall - 0.15, y, z - 0.22), (wall - 0.08, y, z - 0.28), (wall - 0.04, y, z - 0.22), (wall - 0.08, y, z - 0.18)], 0.009, 'black')
    root = luminaire('ret420', [(x, y, z)], level=7, quality=1.0)[0]
    for child in root.children_recursive:
        child.visible_shadow = False
    photometric(ies_file('ret420', LANTERN), (x, y, z + 0.46), (0.3, 0.3), WARM, power=1.0)


def ret420():
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
    wall_lantern(1.22, 1.25, 3.0, 0.88)
    wall_lantern(1.22, 9.6, 3.0, 0.88)
    ivy_pot(1.78, 5.5, 0.04, 3, 0.2, 0.36, 0.7)
    ivy_pot(1.80, 2.55, 0.04, 5, 0.15, 0.28, 0.5)
    ivy_pot(-1.8, 3.55, 0.04, 8, 0.18, 0.32, 0.6)
    ivy_pot(-1.75, 6.6, 0.04, 9, 0.2, 0.36, 0.8)
    bicycle(1.74, 3.75, -90, green, 0.16)
    camera((-0.7, -2.75, 1.5), (0.45, 6, 2.62), 30, SHARP, focus=4.4, fstop=2.8)
    return {'key': 0.105, 'percentile': 50, 'top': 3.4, 'warmth': 0.25, 'bloom': 0.09, 'samples': 28, 'bounces': 4}
