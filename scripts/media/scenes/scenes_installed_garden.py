"""In place: bollards and in-ground projectors in a front garden, a park, on a terrace and on a square."""
import random

from models import pole
from scenes_exterior import wall_with_openings
from scenes_furnishing import stack
from scenes_furniture import armchair, foliage, grass, hedge, place, tree
from scenes_hero import garden
from scenes_houses import bicycle, house_front
from scenes_installed_kit import SHARP
from scenes_kit import box, camera, ceiling, cylinder, luminaire, openings, panel, rod
from scenes_lamps import glowing, ies_file, photometric
from scenes_materials import SOFT, WARM, tint
from scenes_town import casement, evening, ivy_pot, stained

DUSK = {'key': 0.10, 'percentile': 50, 'top': 3.2, 'warmth': 0.22, 'bloom': 0.08, 'samples': 24, 'bounces': 4}


def shrubs(x0, x1, y0, y1, count, rng, size=0.42):
    """A border of low shrubs of different greens, close together."""
    for _ in range(count):
        r = size * rng.uniform(0.6, 1.15)
        foliage(rng.uniform(x0, x1), rng.uniform(y0, y1), r * 0.75, r, r * 0.85, int(2300 * r), rng, rng.choice(('leaf', 'leaf', 'leaf-light')), 0.05)


def lawn(x0, x1, y0, y1, rng, count):
    """Grass as many short blades over the ground."""
    panel([(x0, y0, 0), (x1, y0, 0), (x1, y1, 0), (x0, y1, 0)], 'grass')
    grass(x0, x1, y0, y1, count, rng.randint(1, 99), 0.075)


def slab_path(x0, x1, y0, y1, rng, row=0.6):
    """Rows of stone slabs with shifted joints and gravel at their sides."""
    panel([(x0 - 0.22, y0, 0.012), (x1 + 0.22, y0, 0.012), (x1 + 0.22, y1, 0.012), (x0 - 0.22, y1, 0.012)], 'gravel')
    y = y0
    while y < y1:
        cut = x0 + (x1 - x0) * rng.uniform(0.32, 0.68)
        for a, b in ((x0, cut - 0.008), (cut, x1)):
            tone = rng.uniform(0.20, 0.27)
            box(a, b, y, y + row - 0.009, 0, 0.045 + rng.uniform(0, 0.004), tint((tone, tone * 0.96, tone * 0.89), 0.75), 0.008)
        y += row


def nog1000():
    rng = random.Random(12)
    evening(0.36)
    lawn(-9, -0.95, -3, 9.6, rng, 5200)
    lawn(1.16, 9, -3, 9.6, rng, 4600)
    slab_path(-0.75, 0.95, -4, 9.6, rng)
    brick, frame = 'brick', 'graphite'
    holes = [(-0.62, 0.82, 0.1, 2.5), (-4.6, -2.4, 0.8, 2.4), (2.2, 4.4, 0.8, 2.4), (5.4, 7.2, 0.8, 2.4), (-8.0, -5.8, 0.8, 2.4)]
    wall_with_openings(-12, 12, 10, 0, 3.5, brick, holes)
    box(-12.3, 12.3, 9.4, 14, 3.5, 3.72, 'graphite', 0.01)
    at = place(0, 10, 0)
    for u0, u1, z0, z1 in holes[1:]:
        casement(at, 0, u0, u1, z0, z1, rng, 0.5, frame)
    casement(at, 0, -0.62, 0.82, 0.1, 2.5, rng, 0.8, frame)
    box(-1.4, 1.6, 8.9, 10.0, 0, 0.1, 'concrete', 0.01)
    box(-1.5, 1.7, 8.6, 10.0, 2.74, 2.86, 'graphite', 0.008)
    for x in (-1.4, 1.6):
        rod((x, 8.75, 0), (x, 8.75, 2.74), 0.03, 'graphite', 20)
    ivy_pot(1.15, 9.5, 0.1, 3, 0.2, 0.36, 0.9)
    shrubs(-8.5, -1.3, 8.7, 9.6, 13, rng, 0.5)
    shrubs(2.0, 8.5, 8.7, 9.6, 11, rng, 0.5)
    shrubs(1.75, 2.7, 0.4, 7.6, 14, rng, 0.34)
    shrubs(-2.4, -1.35, 2.6, 8.2, 9, rng, 0.3)
    for x, y, seed in ((-4.6, 5.5, 2), (6.2, 6.0, 5), (-9, 17, 7), (1.5, 19, 9), (9, 18, 4)):
        tree(x, y, 6.5, 2.1, seed)
    places = [(1.32, y, 0) for y in (0.7, 4.4, 8.1)]
    posts = luminaire('nog1000', places, level=6, quality=1.0)
    glowing(posts, ies_file('nog1000', 'NOG1000-14-830-AN'), -0.78, 0.07, WARM, power=0.9)
    camera((-0.35, -2.9, 1.35), (0.55, 10, 1.42), 31, SHARP, focus=4.0, fstop=2.4)
    return DUSK


def ori450():
    rng = random.Random(4)
    garden()
    evening(0.45)
    panel([(-5, -6, 0.001), (1.15, -6, 0.001), (1.15, 4.2, 0.001), (-5, 4.2, 0.001)], 'deck')
    panel([(1.15, -6, 0), (9, -6, 0), (9, 9, 0), (1.15, 9, 0)], 'earth')
    box(1.15, 1.20, -6, 4.2, -0.1, 0.03, tint((0.14, 0.06, 0.03), 0.7), 0.004)
    shrubs(1.6, 3.3, -1.6, 4.0, 26, rng, 0.36)
    grass(1.4, 3.6, -1.4, 4.2, 120, 6, 0.5)
    box(3.7, 3.9, -6, 9, -0.2, 1.8, 'slabs-y', 0.01)
    shrubs(-4.6, 1.0, 4.5, 5.4, 14, rng, 0.42)
    armchair(-1.5, 2.9, 160, 'linen')
    armchair(-0.1, 3.2, 205, 'linen')
    cylinder(-0.75, 2.35, 0.36, 0.40, 0.28, 'teak', 48)
    cylinder(-0.75, 2.35, 0, 0.36, 0.035, 'graphite', 24)
    places = [(1.02, y, 0, -90) for y in (-0.1, 1.9, 3.9)]
    luminaire('ori450', places, level=9, quality=1.0, finish='corten')
    file = ies_file('ori450', 'ORI450-450-7-827-B')
    for x, y, z, turn in places:
        photometric(file, (x - 0.045, y, 0.385), (0.05, 0.05), WARM, turn=turn, power=1.0)
    camera((0.1, -2.5, 1.05), (0.25, 4, 0.72), 33, SHARP, focus=2.8, fstop=2.4)
    return DUSK


def ras220():
    rng = random.Random(15)
    evening(0.26)
    trees = ((-4.4, 4.8, 3), (0.6, 4.8, 6), (5.6, 4.8, 9))
    places = [(x + dx, y + dy, 0.01) for x, y, _ in trees for dx, dy in ((-0.5, -0.75), (0.5, -0.7))]
    for y0, y1 in ((-6, 3.0), (6.6, 12)):
        panel([(-20, y0, 0), (20, y0, 0), (20, y1, 0), (-20, y1, 0)], 'paving')
    ceiling(-20, 20, 3.0, 6.6, 0.006, 'gravel', openings('ras220', places))
    for y in (2.9, 6.6):
        for i in range(40):
            box(-20 + i, -19.006 + i, y, y + 0.12, 0, 0.03, 'concrete', 0.01)
    stone, green, brown = tint((0.36, 0.32, 0.26), 0.85), tint((0.03, 0.065, 0.06), 0.45), tint((0.10, 0.05, 0.025), 0.45)
    house_front((-13.2, 12), 0, 11, 3, stained((0.50, 0.36, 0.22)), (green, brown, stone), rng, 2, 0.7)
    house_front((-2.18, 12.1), 0, 8.8, 3, stained((0.55, 0.50, 0.42)), (brown, green, stone), rng, 1, 0.7)
    house_front((6.65, 12), 0, 11, 3, stained((0.46, 0.25, 0.17)), (green, brown, stone), rng, 3, 0.7)
    file = ies_file('ras220', 'RAS220-20-830-30-D')
    for x, y, seed in trees:
        tree(x, y, 7.2, 2.3, seed, 0.15, 'leaf-light', 0.075)
    luminaire('ras220', places, level=14, quality=0.8)
    for x, y, _ in places:
        photometric(file, (x, y, 0.03), (0.14, 0.14), SOFT, up=True, power=0.17)
    for x in (-1.9, 3.1):
        for u in (-0.7, 0.7):
            box(x + u - 0.04, x + u + 0.04, 4.6, 5.0, 0, 0.42, 'graphite', 0.006)
        for k in range(5):
            box(x - 0.9, x + 0.9, 4.55 + k * 0.1, 4.63 + k * 0.1, 0.42, 0.455, 'teak', 0.006)
    camera((-0.85, 0.9, 1.35), (0.35, 12, 3.7), 25, SHARP, focus=4.2, fstop=2.8)
    return {**DUSK, 'key': 0.09}


def oli560():
    rng = random.Random(21)
    evening(0.30)
    lawn(-12, -1.35, -2, 16, rng, 5200)
    lawn(1.75, 12, -2, 16, rng, 5200)
    panel([(-40, 16, 0), (40, 16, 0), (40, 60, 0), (-40, 60, 0)], 'grass')
    panel([(-1.3, -6, 0.02), (1.7, -6, 0.02), (1.7, 24, 0.02), (-1.3, 24, 0.02)], 'setts')
    for x in (-1.42, 1.7):
        for i in range(30):
            box(x, x + 0.12, -6 + i, -5.008 + i, 0, 0.05, 'concrete', 0.012)
    stone, green, brown = tint((0.36, 0.32, 0.26), 0.85), tint((0.03, 0.065, 0.06), 0.45), tint((0.10, 0.05, 0.025), 0.45)
    house_front((-17.7, 26), 0, 13.2, 3, stained((0.46, 0.25, 0.17)), (green, brown, stone), rng, 2, 0.7)
    house_front((-4.45, 26.1), 0, 11, 3, stained((0.52, 0.46, 0.36)), (brown, green, stone), rng, 2, 0.7)
    house_front((6.6, 26), 0, 13.2, 3, stained((0.50, 0.32, 0.16)), (green, brown, stone), rng, 3, 0.7)
    for x, y, seed in ((-4.2, 6.2, 2), (-4.6, 13.5, 5), (4.9, 9.5, 7), (5.2, 17, 9), (-9, 10, 4), (9.5, 12, 6)):
        tree(x, y, 7.0, 2.2, seed, 0.13, 'leaf-light', 0.09)
    shrubs(-3.4, -1.8, 8.4, 12.4, 12, rng, 0.4)
    shrubs(2.2, 3.4, 4.6, 8.0, 10, rng, 0.4)
    places = [(2.05, y, 4.0, -90) for y in (2.6, 11.6, 20.6)]
    for x, y, z, _ in places:
        pole(z, 'graphite', 0.042).location = (x, y, z)
    luminaire('oli560', places, level=10, quality=1.0)
    file = ies_file('oli560', 'OLI560-25-827-R-D')
    for x, y, z, _ in places:
        photometric(file, (x, y, z + 0.2), (0.28, 0.28), WARM, power=1.4)
    for x, y in ((-1.75, 3.4), (-1.75, 12.2)):
        for u in (-0.7, 0.7):
            box(x - 0.2, x + 0.2, y + u - 0.04, y + u + 0.04, 0, 0.42, 'graphite', 0.006)
        for k in range(5):
            box(x - 0.25 + k * 0.1, x - 0.17 + k * 0.1, y - 0.9, y + 0.9, 0.42, 0.455, 'teak', 0.006)
    camera((-0.5, -1.7, 1.5), (1.0, 26, 4.9), 26, SHARP, focus=5.5, fstop=2.8)
    return {**DUSK, 'key': 0.095}


def ori1000():
    rng = random.Random(31)
    evening(0.30)
    lawn(-10, -1.62, -2, 13, rng, 4600)
    panel([(-40, 13, -0.001), (40, 13, -0.001), (40, 60, -0.001), (-40, 60, -0.001)], 'grass')
    panel([(1.6, -6, 0), (12, -6, 0), (12, 13, 0), (1.6, 13, 0)], 'earth')
    panel([(-1.6, -6, 0.02), (1.6, -6, 0.02), (1.6, 24, 0.02), (-1.6, 24, 0.02)], 'gravel')
    for x in (-1.62, 1.6):
        box(x, x + 0.02, -6, 24, 0, 0.045, 'graphite', 0.002)
    hedge(2.55, 3.35, -3, 17, 1.45, 4)
    shrubs(2.0, 2.45, -1.5, 15, 34, rng, 0.24)
    shrubs(-4.2, -2.4, 7.2, 12.4, 14, rng, 0.42)
    stone, green, brown = tint((0.36, 0.32, 0.26), 0.85), tint((0.03, 0.065, 0.06), 0.45), tint((0.10, 0.05, 0.025), 0.45)
    house_front((-16.4, 25), 0, 11, 3, stained((0.50, 0.36, 0.22)), (green, brown, stone), rng, 2, 0.8)
    house_front((-5.38, 25.1), 0, 11, 3, stained((0.55, 0.50, 0.42)), (brown, green, stone), rng, 2, 0.8)
    house_front((5.65, 25), 0, 13.2, 3, stained((0.46, 0.25, 0.17)), (green, brown, stone), rng, 3, 0.8)
    for x, y, seed in ((-4.8, 4.6, 2), (-5.6, 11, 5), (5.6, 6.5, 7), (5.2, 14.5, 9), (-11, 15, 4)):
        tree(x, y, 6.8, 2.1, seed, 0.12, 'leaf-light', 0.09)
    places = [(1.78, y, 0, -90) for y in (1.0, 9.0, 17.0)]
    luminaire('ori1000', places, level=9, quality=1.0)
    file = ies_file('ori1000', 'ORI1000-12-827-AN')
    for x, y, z, turn in places:
        photometric(file, (x - 0.08, y, 0.90), (0.05, 0.08), WARM, turn=turn, power=0.85)
    for u in (-0.7, 0.7):
        box(-2.28, -1.9, 3.9 + u - 0.04, 3.9 + u + 0.04, 0, 0.42, 'graphite', 0.006)
    for k in range(4):
        box(-2.28 + k * 0.1, -2.2 + k * 0.1, 3.0, 4.8, 0.42, 0.455, 'teak', 0.006)
    bicycle(-1.74, 6.6, 90, tint((0.30, 0.05, 0.03), 0.35), 0.06)
    camera((-0.10, -2.3, 1.38), (1.25, 25, 1.95), 32, SHARP, focus=3.8, fstop=2.8)
    return {**DUSK, 'key': 0.095, 'samples': 16}


def ras60():
    rng = random.Random(8)
    garden()
    evening(0.26)
    places = [(-3.6 + i * 0.9, 2.86, 0.002) for i in range(9)]
    ceiling(-6, 7, -6, 3.0, 0.001, 'deck', openings('ras60', places))
    box(-6, 7, 3.0, 3.3, -0.1, 2.3, 'slabs', 0.01)
    box(-6.05, 7.05, 3.0, 3.33, 2.3, 2.36, 'concrete', 0.012)
    panel([(-20, 3.3, -0.05), (20, 3.3, -0.05), (20, 60, -0.05), (-20, 60, -0.05)], 'grass')
    for x, y, seed in ((-4.2, 6.4, 2), (0.6, 7.6, 5), (4.4, 6.2, 7)):
        tree(x, y, 6.0, 2.0, seed, 0.12, 'leaf-light', 0.08)
    shrubs(-5.5, 6.5, 3.5, 4.4, 22, rng, 0.5)
    armchair(-0.35, 2.05, 24, 'linen')
    armchair(1.15, 1.95, -20, 'linen')
    cylinder(0.42, 1.55, 0.36, 0.40, 0.27, 'teak', 48)
    cylinder(0.42, 1.55, 0, 0.36, 0.035, 'graphite', 24)
    stack(0.47, 1.6, 0.40, 2, 7)
    ivy_pot(1.98, 2.5, 0, 4, 0.24, 0.44, 0.9)
    ivy_pot(2.45, 2.55, 0, 9, 0.17, 0.32, 0.6)
    luminaire('ras60', places, level=12, quality=1.0)
    file = ies_file('ras60', 'RAS60-3-827-F-SS-P')
    for x, y, _ in places:
        photometric(file, (x, y, 0.012), (0.036, 0.036), WARM, up=True, power=0.8)
    camera((-2.15, -0.45, 1.12), (0.0, 3, 0.80), 30, SHARP, focus=3.2, fstop=4.0)
    return {**DUSK, 'samples': 16}
