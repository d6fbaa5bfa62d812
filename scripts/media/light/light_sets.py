"""The sets of the light films: a function per product code builds a room around the luminaires and returns their lamps.

Its argument names the photometric file of each light group (path of an IES file). Lamps shine white by these files; the film
gives them level and colour. All other light of a set is the room's, at night or behind curtains: weak.
"""
import random

from scenes_furnishing import branches, rug, sideboard, stack, vase
from scenes_furniture import bookcase, chair, picture, rack, sofa
from scenes_industry import hall
from scenes_installed_kit import headboard, indoors
from scenes_installed_street import old_street
from scenes_kit import box, camera, cylinder, line_light, luminaire, luminous, openings
from scenes_lamps import aimed, photometric
from scenes_openplan import HEIGHT, bench, lounge, open_soffit, outside, walls

SIZE = (1280, 720)
WHITE = (1.0, 1.0, 1.0)


def brz90(files):
    """Three downlights over plinths with vases."""
    places = [(x, 2.35, 2.7) for x in (-1.05, 0, 1.05)]
    indoors(6, 3.4, 2.7, 'concrete-floor', 'plaster-clay', holes=openings('brz90', places), fill=2.5)
    luminaire('brz90', places, level=3.0)
    for x, tone in zip((-1.05, 0, 1.05), ('porcelain', 'fabric-rust', 'porcelain')):
        box(x - 0.2, x + 0.2, 2.15, 2.55, 0, 0.92, 'plaster-fine', 0.006)
        vase(x, 2.35, 0.92, 0.34, tone)
        branches(x, 2.35, 1.2, 0.5, 5, int(x * 3 + 9))
    camera((-0.7, -1.7, 1.4), (0.05, 3.4, 1.4), 30, SIZE)
    return {group: [photometric(file, (x, y, z - 0.03), (0.05, 0.05), WHITE) for x, y, z in places] for group, file in files.items()}


def gad90(files):
    """Spotlights on a track, aimed at the pictures of a gallery."""
    indoors(7, 4.6, 3.2, 'oak-floor', 'plaster-fine', fill=2.5)
    xs = (-1.55, 0, 1.55)
    box(-2.8, 2.8, 2.4 - 0.018, 2.4 + 0.018, 3.167, 3.2, 'black')
    luminaire('gad90', [(x, 2.4, 3.167, 180) for x in xs], level=4, tilt=38, finish='black')
    for x, tones in zip(xs, (((0.42, 0.1, 0.04), (0.06, 0.12, 0.2)), ((0.6, 0.45, 0.25), (0.1, 0.2, 0.16), (0.5, 0.12, 0.05)), ((0.08, 0.12, 0.2), (0.55, 0.5, 0.4)))):
        picture(x, 4.59, 1.6, 0.95, 1.2, tones, int(x * 7 + 31))
    box(-0.75, 0.75, 2.3, 2.75, 0.40, 0.45, 'oak', 0.006)
    for x in (-0.65, 0.65):
        box(x - 0.03, x + 0.03, 2.33, 2.72, 0, 0.40, 'graphite', 0.004)
    camera((-0.9, -1.9, 1.55), (0.02, 4.6, 1.72), 30, SIZE)
    return {group: [aimed(file, (x, 2.52, 2.98), (x, 4.6, 1.6), (0.08, 0.08), WHITE) for x in xs] for group, file in files.items()}


def kor600(files):
    """High bays over the aisle of a racked warehouse."""
    hall(16, 44, 11, 'resin-floor')
    rng = random.Random(9)
    for x in (-2.35, 2.35):
        rack(x, 1, 40, 5, rng, 1.1, 2.8, 1.9)
    places = [(0, 0.5 + i * 4.0, 11.0, 90) for i in range(10)]
    luminaire('kor600', places, level=3, drop=0.5, quality=0.3)
    camera((-0.5, -4.6, 1.75), (0.08, 20, 5.2), 24, SIZE)
    return {group: [photometric(file, (x, y, 10.35), (0.5, 0.3), WHITE, turn=turn) for x, y, _, turn in places] for group, file in files.items()}


def ise900(files):
    """A suspended ring over a round table."""
    indoors(6, 6, 3.0, 'oak-floor', 'plaster-clay', fill=3)
    cylinder(0, 2.8, 0.7, 0.74, 0.75, 'oak', 64)
    cylinder(0, 2.8, 0, 0.7, 0.12, 'graphite')
    for turn, x, y in ((20, 0.36, 1.81), (110, 0.99, 3.16), (200, -0.36, 3.79), (290, -0.99, 2.44)):
        chair(x, y, turn, 'leather')
    vase(0.1, 2.75, 0.74, 0.22)
    stack(-0.3, 2.6, 0.74, 3, 4)
    luminaire('ise900', [(0, 2.8, 3.0)], level=2.2, drop=1.15)
    bookcase(-2.95, 2.95, 5.6, 6, 2.4, 5, seed=2)
    camera((-1.0, -1.3, 1.5), (0.02, 5, 1.62), 32, SIZE)
    (group, file), = files.items()
    return {group: [photometric(file, (0, 2.8, 1.77), (0.8, 0.8), WHITE), photometric(file, (0, 2.8, 1.93), (0.8, 0.8), WHITE, up=True)]}


def brs60(files):
    """Lines of light over the desks of an office, in the evening."""
    outside((0.10, 0.12, 0.17), (0.03, 0.05, 0.11), 0.5)
    walls(day=20)
    open_soffit()
    lounge()
    rng = random.Random(21)
    bench(-2.55, 0.4, 5, rng)
    bench(0.35, 1.2, 5, rng)
    places = [(x, 0.9 + k * 1.9) for x in (-2.96, -2.14, -0.06, 0.76) for k in range(4)]
    luminaire('brs60', [(x, y, HEIGHT, 90) for x, y in places], level=6, drop=0.86, quality=0.8)
    camera((1.95, -2.2, 1.40), (-0.15, 11, 1.52), 28, SIZE)
    (group, file), = files.items()
    return {group: [photometric(file, (x, y, z), (1.45, 0.05), WHITE, turn=90, up=up) for x, y in places for z, up in ((2.17, False), (2.30, True))]}


def ret420(files):
    """Lanterns on the walls of an old street, after sunset."""
    places = old_street()
    camera((-0.7, -2.75, 1.5), (0.45, 6, 2.5), 24, SIZE)
    return {group: [photometric(file, place, (0.3, 0.3), WHITE) for place in places] for group, file in files.items()}


def sed608(files):
    """Strip behind the headboard of a bed."""
    headboard('oak-panel')
    luminous(-1.58, 1.58, 3.985, 3.995, 1.29, 1.3, 1.6, WHITE)
    camera((-0.9, -0.5, 1.2), (0.05, 3.9, 1.12), 32, SIZE)
    (group, _), = files.items()
    edges = (((-1.6, 3.97, 1.31), (1.6, 3.97, 1.31), 26, (0, 0.15, 1)), ((-1.62, 3.97, 0.2), (-1.62, 3.97, 1.3), 6, (-1, 0.1, 0)), ((1.62, 3.97, 0.2), (1.62, 3.97, 1.3), 6, (1, 0.1, 0)))
    return {group: [line_light(a, b, watts, 0.02, towards, WHITE) for a, b, watts, towards in edges]}


def trac60(files):
    """Strip in a cove around the ceiling of a living room, and under its sideboard."""
    indoors(6.4, 5, 2.75, 'oak-floor', 'plaster', fill=2.5)
    box(-3.2, 3.2, 4.55, 4.63, 2.5, 2.6, 'plaster-fine', 0.004)
    sideboard(-1.5, 1.5, 4.5, 5.0)
    picture(0, 4.99, 1.55, 1.4, 0.9, ((0.5, 0.46, 0.4), (0.12, 0.16, 0.2), (0.36, 0.15, 0.07)), 12)
    sofa(-1.35, 2.2, -62)
    rug(-1.6, 1.7, 1.2, 3.8)
    cylinder(0.9, 2.7, 0.34, 0.37, 0.42, 'oak', 48)
    cylinder(0.9, 2.7, 0, 0.34, 0.04, 'graphite')
    vase(1.15, 4.75, 0.72)
    branches(1.15, 4.75, 0.95, 0.6, 6, 3)
    camera((-0.6, -1.8, 1.35), (0.1, 5, 1.4), 28, SIZE)
    (group, _), = files.items()
    return {group: [line_light((-3.15, 4.7, 2.56), (3.15, 4.7, 2.56), 60, 0.02, (0, 0.5, 1), WHITE), line_light((-1.45, 4.48, 0.15), (1.45, 4.48, 0.15), 26, 0.02, (0, -0.3, -1), WHITE)]}


SETS = {'BRZ90': brz90, 'GAD90': gad90, 'KOR600': kor600, 'ISE900': ise900, 'SED608': sed608, 'TRAC60': trac60, 'BRS60': brs60, 'RET420': ret420}
