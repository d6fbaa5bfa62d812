"""In place: pendants, wall lights, strips, controls and emergency lights."""
import math
import random

from scenes_furniture import bed, bookcase, chair, desk, planter, shelf_books
from scenes_home import stair
from scenes_rooms import led_strip
from scenes_installed_kit import GRADE, SQUARE, headboard, indoors, look, shelf_profile
from scenes_kit import area, box, camera, cylinder, lathe, line_light, luminaire, luminous, openings, rod, sky, spot
from scenes_materials import NEUTRAL, SOFT, WARM


def hal480():
    indoors(6, 6, 2.9, 'terrazzo', 'oak-panel', 'concrete', fill=4)
    for y in (1.6, 4.0):
        luminaire('hal480', [(0.3, y, 2.9)], level=2)
        area((0.3, y, 2.8), (0.3, y, 0), 60, 0.45, 0.45, SOFT)
        area((0.3, y, 2.86), (0.3, y, 3.2), 8, 0.6, 0.6, SOFT)
    box(-1.8, 0.9, 5.2, 5.7, 0, 1.05, 'graphite', 0.01)
    box(-1.85, 0.95, 5.15, 5.72, 1.05, 1.09, 'marble')
    planter(2.2, 5.2, 0.32, 0.6, 1.3, 2)
    look((-0.8, -1.4, 1.35), (0.2, 6, 2.35), 34)
    return GRADE


def hol420():
    indoors(6, 5, 3.0, 'tiles', 'plaster', 'plaster-dark', fill=6)
    box(-2.6, 2.6, 3.0, 3.7, 0, 1.02, 'oak-panel', 0.004)
    box(-2.65, 2.65, 2.92, 3.75, 1.02, 1.06, 'marble', 0.004)
    xs = (-1.3, 0, 1.3)
    luminaire('hol420', [(x, 3.3, 3.0) for x in xs], level=2.6, drop=1.0)
    for x in xs:
        spot((x, 3.3, 1.71), (x, 3.3, 0), 26, 125, 0.95, 0.14, WARM)
    for row in range(2):
        box(-2.2, 2.2, 4.7, 5.0, 1.5 + row * 0.42, 1.53 + row * 0.42, 'oak')
        for i in range(13):
            cylinder(-2.0 + i * 0.33, 4.85, 1.53 + row * 0.42, 1.63 + row * 0.42, 0.05, ('porcelain', 'fabric-rust', 'porcelain')[i % 3], 24)
    line_light((-2.2, 4.72, 2.6), (2.2, 4.72, 2.6), 12, 0.03, (0, 0.4, -1), WARM)
    for x in (-1.5, -0.2, 1.1):
        cylinder(x, 2.4, 0.68, 0.73, 0.18, 'leather', 32)
        cylinder(x, 2.4, 0, 0.68, 0.022, 'graphite', 12)
    look((-1.2, 0.1, 1.5), (-0.1, 5, 1.6), 36)
    return GRADE


def ise900():
    indoors(6, 6, 3.0, 'oak-floor', 'plaster-clay', fill=5)
    cylinder(0, 2.8, 0.7, 0.74, 0.75, 'oak', 64)
    cylinder(0, 2.8, 0, 0.7, 0.12, 'graphite')
    for turn in (20, 110, 200, 290):
        a = math.radians(turn)
        chair(math.sin(a) * 1.05, 2.8 - math.cos(a) * 1.05, turn, 'leather')
    luminaire('ise900', [(0, 2.8, 3.0)], level=2.4, drop=1.15, finish='brass')
    area((0, 2.8, 1.75), (0, 2.8, 0), 60, 0.85, 0.85, WARM)
    area((0, 2.8, 1.95), (0, 2.8, 3), 24, 0.85, 0.85, WARM)
    bookcase(-2.95, 2.95, 5.6, 6, 2.4, 5, seed=2)
    line_light((-2.8, 5.3, 2.9), (2.8, 5.3, 2.9), 36, 0.04, (0, 0.3, -1), WARM)
    look((-0.8, -0.3, 1.5), (0.02, 5, 1.85), 40)
    return GRADE


def kel140():
    headboard()
    luminaire('kel140', [(-1.2, 3.88, 1.02), (1.2, 3.88, 1.02)], level=2.2, finish='bronze')
    for x in (-1.2, 1.2):
        area((x, 3.65, 1.1), (x, 2.5, 0.7), 8, 0.15, 0.15, WARM)
        spot((x, 3.7, 1.1), (x, 4.1, 1.3), 8, 170, 1, 0.08, WARM)
    look((-1.7, 1.3, 1.2), (-0.95, 3.9, 1.02), 40)
    return GRADE


def tac4():
    headboard('oak-panel')
    luminaire('tac4', [(-0.98, 3.87, 0.82)], level=1, finish='black')
    box(-1.5, -1.0, 3.6, 3.9, 0.5, 0.52, 'brass')
    lathe([(0, 0.5), (0.1, 0.5), (0.1, 0.52), (0.012, 0.53), (0.012, 0.78), (0, 0.78)], 'brass', (-1.38, 3.66, 0))
    lathe([(0.05, 0.95), (0.13, 0.76), (0.125, 0.76), (0.045, 0.945)], 'linen', (-1.38, 3.66, 0))
    area((-1.38, 3.66, 0.77), (-1.38, 3.66, 0), 5, 0.2, 0.2, WARM)
    area((-1.2, 3.2, 1.5), (-1.0, 3.87, 0.85), 2.2, 0.3, 0.3, WARM)
    look((-1.15, 2.6, 0.98), (-1.06, 3.9, 0.82), 50)
    return GRADE


def sed608():
    headboard('oak-panel')
    luminous(-1.58, 1.58, 3.985, 3.995, 1.29, 1.3, 1.6, WARM)
    line_light((-1.6, 3.97, 1.31), (1.6, 3.97, 1.31), 26, 0.02, (0, 0.15, 1), (1.0, 0.62, 0.3))
    line_light((-1.62, 3.97, 0.2), (-1.62, 3.97, 1.3), 6, 0.02, (-1, 0.1, 0), (1.0, 0.62, 0.3))
    line_light((1.62, 3.97, 0.2), (1.62, 3.97, 1.3), 6, 0.02, (1, 0.1, 0), (1.0, 0.62, 0.3))
    look((-0.9, 0.2, 1.2), (0.1, 3.9, 1.15), 32)
    return GRADE


def lur200():
    indoors(1.9, 9, 2.6, 'carpet', 'plaster', fill=2)
    for y in (1.2, 3.4, 5.6, 7.8):
        luminaire('lur200', [(-0.95, y, 1.7, 90)], level=3)
        for target in (4, -1):
            spot((-0.86, y, 1.7 + (0.06 if target > 0 else -0.06)), (-0.93, y, target), 26, 95, 0.6, 0.02, WARM)
        box(0.91, 0.95, y + 0.4, y + 1.3, 0, 2.1, 'oak-z', 0.004)
    look((0.35, -1.2, 1.45), (-0.18, 8, 1.5), 32)
    return GRADE


def nor280():
    indoors(5, 4, 3.0, 'concrete-floor', 'concrete', 'concrete', fill=6)
    box(-0.2, 0.8, 3.96, 4.0, 0, 2.15, 'graphite')
    luminaire('nor280', [(-0.85, 4.0, 1.8)], level=2.2)
    spot((-0.85, 3.8, 1.8), (-0.85, 5, 1.8), 22, 168, 1, 0.1, NEUTRAL)
    area((-0.85, 3.8, 1.8), (-0.6, 0, 0.5), 26, 0.24, 0.24, NEUTRAL)
    stair(0.9, 3.98, 8, 1.0, material='concrete', light=False)
    look((-1.3, 0.6, 1.5), (-0.2, 4, 1.5), 34)
    return GRADE


def sed480():
    grade = led_strip()
    camera((-1.9, 3.3, 1.22), (-1.2, 4.8, 1.16), 36, SQUARE)
    return {**grade, 'samples': 20}


def sur17():
    shelf_profile('sur17')
    look((-0.9, 1.2, 1.35), (-0.1, 3.2, 1.3), 36)
    return GRADE


def sur24():
    indoors(4.4, 7, 2.8, 'oak-floor', 'plaster', back='open', fill=3)
    sky((0.10, 0.15, 0.27), (0.02, 0.05, 0.14), 1.0)
    for x in (-2.2, -0.73, 0.73, 2.2):
        box(x - 0.03, x + 0.03, 6.95, 7.05, 0, 2.8, 'graphite')
    for side in (-1, 1):
        x0, x1 = sorted((side * 1.85, side * 2.2))
        for row in range(6):
            z = 0.1 + row * 0.42
            box(x0, x1, 0.2, 6.6, z - 0.012, z + 0.012, 'oak-y')
            shelf_books(x0 + 0.02, x1 - 0.02, 0.22, 6.58, z + 0.012, random.Random(row + side), 0.38, 0.93, 'y')
    luminous(-0.012, 0.012, -2, 7, 2.79, 2.799, 2.4)
    line_light((0, -2, 2.77), (0, 6.9, 2.77), 120, 0.03, (0, 0, -1), SOFT)
    look((-0.35, -1.9, 1.4), (0.02, 7, 1.65), 30)
    return GRADE


def tra128():
    indoors(5, 5, 2.9, 'carpet', 'plaster-fine', 'plaster-fine', fill=4)
    for x0, x1, y0, y1 in ((-2.5, -1.7, -3, 5), (1.7, 2.5, -3, 5), (-1.7, 1.7, 4.2, 5)):
        box(x0, x1, y0, y1, 2.55, 2.65, 'plaster-fine')
    line_light((-1.75, -2, 2.68), (-1.75, 4.2, 2.68), 46, 0.02, (0.7, 0, 0.6), WARM)
    line_light((1.75, -2, 2.68), (1.75, 4.2, 2.68), 46, 0.02, (-0.7, 0, 0.6), WARM)
    line_light((-1.7, 4.25, 2.68), (1.7, 4.25, 2.68), 26, 0.02, (0, -0.7, 0.6), WARM)
    bed(0, 3.6, 0, 1.8)
    box(-1.5, 1.5, 4.9, 4.98, 0, 1.2, 'oak-panel')
    look((-0.9, -1.0, 1.35), (0.1, 5, 1.75), 29)
    return GRADE


def vig360():
    indoors(7, 8, 2.8, 'carpet', 'plaster-fine', 'plaster-dark', holes=openings('vig360', [(0, 1.4, 2.8)]), fill=16)
    luminaire('vig360', [(0, 1.4, 2.8)], level=1)
    area((-0.5, 0.6, 1.8), (0, 1.4, 2.8), 5, 0.5, 0.5, SOFT)
    for x in (-0.95, 0.95):
        luminaire('lin1500', [(x, y, 2.8, 90) for y in (0.9, 2.45, 4.0)], level=2, drop=0.12)
        line_light((x, 0.2, 2.62), (x, 4.8, 2.62), 70, 0.05, (0, 0, -1), NEUTRAL)
    for x in (-1.7, 1.7):
        for y in (3.0, 5.2):
            desk(x, y, 0)
    look((-0.2, -0.8, 1.7), (0.02, 5, 2.75), 38)
    return {**GRADE, 'warmth': 0.12}


def umb25():
    indoors(2.6, 5, 2.7, 'carpet', 'plaster-fine', back='glass-milk', fill=9)
    box(-0.85, 0.85, 4.9, 4.98, 0, 2.2, 'graphite')
    for s in (-1, 1):
        x0, x1 = sorted((0.02 * s, 0.78 * s))
        box(x0, x1, 4.88, 4.93, 0.04, 2.14, 'oak-panel', 0.004)
        rod((0.1 * s, 4.84, 0.9), (0.1 * s, 4.84, 1.4), 0.013, 'steel')
    luminaire('umb25', [(0, 3.6, 2.52)], level=2.4)
    for x in (-0.11, 0.11):
        rod((x, 3.6, 2.5), (x, 3.6, 2.7), 0.002, 'steel', 6)
    for y in (1.4, 4.2):
        area((0, y, 2.66), (0, y, 0), 22, 0.5, 0.2, NEUTRAL)
    look((-0.4, 1.2, 1.7), (0.02, 4.9, 2.3), 46)
    return {**GRADE, 'warmth': 0.15}


def ser300():
    indoors(4, 4, 3.0, 'concrete-floor', 'concrete', 'concrete', fill=2.5)
    stair(-0.5, 3.98, 9, 1.2, material='concrete', light=False)
    luminaire('ser300', [(-0.75, 4.0, 2.15)], level=3)
    area((-0.75, 3.85, 2.12), (-0.2, 3.0, 0), 22, 0.26, 0.05, NEUTRAL)
    spot((-0.75, 3.84, 2.15), (-0.75, 4.2, 1.2), 10, 165, 1, 0.06, NEUTRAL)
    look((-1.3, 0.9, 1.5), (-0.35, 4, 1.6), 35)
    return GRADE


def ser40():
    spots = [(0, y, 2.6) for y in (0.9, 3.3)]
    middle = [(0, 2.1, 2.6)]
    indoors(1.9, 7, 2.6, 'carpet', 'plaster', holes=openings('ard75', spots) + openings('ser40', middle), fill=2.4)
    luminaire('ard75', spots, level=3)
    luminaire('ser40', middle, level=2.5)
    for x, y, z in spots:
        spot((x, y, 2.58), (x, y, 0), 46, 78, 0.85, 0.02, WARM)
    spot((0, 5.6, 2.58), (0, 5.6, 0), 46, 78, 0.85, 0.02, WARM)
    for y in (2.4, 5.0):
        box(0.91, 0.95, y, y + 0.9, 0, 2.1, 'oak-z', 0.004)
    look((-0.22, -0.4, 1.55), (0.02, 6, 2.45), 40)
    return GRADE
