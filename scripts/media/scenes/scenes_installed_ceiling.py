"""In place: downlights, panels, lines, track spots and high bays."""
import math
import random

from scenes_civic import clothes_rail
from scenes_furniture import bed, bookcase, chair, pallet_load, picture, rack, table
from scenes_industry import hall
from scenes_installed_kit import GRADE, ceiling_panel, downlight, indoors, long_tables, look, suspended, tracked
from scenes_kit import box, cylinder, lathe, line_light, luminaire, rod
from scenes_materials import NEUTRAL, SOFT, WARM, tint


def brz90():
    places = [(x, 2.2, 2.7) for x in (-0.9, 0, 0.9)]
    downlight('brz90', 5, places, 0.5, 'concrete-floor', 'plaster-clay', depth=3.6, watts=75)
    clothes_rail(0, 2.95, 2.4, random.Random(4))
    return GRADE


def cal70():
    downlight('cal70', 5, [(-0.7, 2.6, 2.7), (0.7, 2.6, 2.7)], 0.3, 'carpet', 'plaster', depth=4.4, watts=60)
    bed(0, 3.2, 0, 1.8)
    box(-1.4, 1.4, 4.3, 4.38, 0, 1.15, 'oak-panel')
    return GRADE


def brs40():
    indoors(8, 6, 3.2, 'oak-floor', 'plaster', fill=14)
    bookcase(-3.9, 3.9, 5.6, 6, 2.6, 6, seed=4)
    long_tables()
    suspended('brs40', (-0.9, 0.9), 2.6, 3.2, 1.2, 1.92, length=1.6)
    line_light((-3.8, 5.3, 3.1), (3.8, 5.3, 3.1), 60, 0.04, (0, 0.3, -1), WARM)
    look((-1.5, -0.9, 1.5), (0.1, 4, 1.78), 38)
    return GRADE


def fae40():
    indoors(8, 6, 3.2, 'concrete-floor', 'plaster-fine', fill=20)
    table(0, 2.6, 4.2, 1.3, 0.9, 'paper', 'grey')
    for u in (-1.2, 0.1, 1.3):
        box(u - 0.3, u + 0.3, 2.3, 2.75, 0.9, 0.905, 'white')
        cylinder(u, 1.6, 0.62, 0.66, 0.17, 'oak', 32)
        cylinder(u, 1.6, 0, 0.62, 0.02, 'graphite', 12)
    lathe([(0, 0.9), (0.05, 0.9), (0.05, 1.05), (0.045, 1.05), (0, 0.92)], 'graphite', (1.7, 2.8, 0))
    for x in (-2.2, 0, 2.2):
        picture(x, 5.99, 1.6, 1.2, 0.85, ((0.4, 0.42, 0.45), (0.5, 0.2, 0.08)), int(x * 3 + 9))
    suspended('fae40', (-0.8, 0.8), 2.6, 3.2, 1.15, 1.95, length=1.1, watts=60)
    line_light((-3.8, 5.6, 3.1), (3.8, 5.6, 3.1), 60, 0.04, (0, 0.2, -1), SOFT)
    look((-1.3, -0.6, 1.5), (0.1, 4, 1.78), 38)
    return GRADE


def lin1500():
    indoors(8, 6, 3.2, 'oak-floor', 'plaster-clay', fill=12)
    bookcase(-3.9, 3.9, 5.6, 6, 2.4, 5, seed=8)
    long_tables('fabric-blue')
    suspended('lin1500', (-0.85, 0.85), 2.6, 3.2, 1.2, 1.92, length=1.4, watts=56)
    line_light((-3.8, 5.3, 3.1), (3.8, 5.3, 3.1), 50, 0.04, (0, 0.3, -1), WARM)
    look((1.3, -0.6, 1.5), (-0.1, 4, 1.78), 38)
    return GRADE


def cal55():
    indoors(2.2, 8, 2.6, 'carpet', 'plaster', holes=[(0, 3.5, 0.04, 3.04)], fill=3)
    luminaire('cal55', [(0, y, 2.6, 90) for y in (1.22, 2.74, 4.26, 5.78)], level=2.4)
    line_light((0, 0.5, 2.57), (0, 6.5, 2.57), 130, 0.05, (0, 0, -1), SOFT)
    for y in (1.4, 4.4):
        box(1.06, 1.1, y, y + 0.95, 0, 2.1, 'oak-z', 0.004)
        box(-1.1, -1.06, y + 1.2, y + 2.15, 0, 2.1, 'oak-z', 0.004)
    look((-0.25, -1.9, 1.4), (0.02, 8, 1.55), 30)
    return GRADE


def cen600():
    def dress():
        box(-1.6, 1.6, 5.94, 5.98, 0.9, 2.1, 'white', 0.01)
        for x in (-1.5, 0.2, 1.9):
            for y in (1.8, 3.6):
                table(x, y, 1.3, 0.6, 0.72, 'oak', 'grey')
                chair(x - 0.3, y - 0.5, 0, 'fabric-blue', 'grey')
                chair(x + 0.3, y - 0.5, 0, 'fabric-rust', 'grey')

    return ceiling_panel('cen600', [(x, y, 2.7) for x in (-1.2, 1.2) for y in (0.9, 2.7, 4.5)], dress)


def fae600():
    def dress():
        long_tables('fabric-blue')
        bookcase(-2.95, 2.95, 5.6, 6, 2.2, 5, seed=3)

    return ceiling_panel('fae600', [(x, y, 2.7) for x in (-1.0, 1.0) for y in (1.2, 3.2)], dress, floor='oak-floor')


def dor1500():
    hall(10, 24, 7, 'resin-floor')
    rng = random.Random(4)
    for x in (-2.6, 2.6):
        rack(x, 1, 20, 2, rng)
    luminaire('dor1500', [(0, -1 + i * 1.5, 5.0, 90) for i in range(14)], level=3.5, quality=0.4, drop=0.3)
    line_light((0, -1, 4.55), (0, 19, 4.55), 1100, 0.1, (0, 0, -1), NEUTRAL)
    look((-0.7, -2.6, 1.7), (0.15, 12, 4.4), 32)
    return {**GRADE, 'warmth': 0.1}


def gad90():
    def dress():
        rng = random.Random(3)
        table(0, 3.4, 2.6, 0.9, 0.85)
        for i in range(6):
            tone = ((0.5, 0.46, 0.4), (0.12, 0.16, 0.2), (0.36, 0.15, 0.07), (0.62, 0.6, 0.56), (0.2, 0.2, 0.21), (0.42, 0.3, 0.16))[i]
            for k in range(rng.randint(3, 7)):
                box(-1.15 + i * 0.39, -0.84 + i * 0.39, 3.2, 3.6, 0.85 + k * 0.035, 0.883 + k * 0.035, tint(tone, 0.95), 0.012)

    grade = tracked('gad90', (-1.35, -0.45, 0.45, 1.35), 2.4, (3.4, 0.85), 'plaster', dress)
    look((-0.9, 0.0, 1.7), (0.1, 5, 2.3), 36)
    return grade


def hes120():
    def dress():
        for x in (-1.7, 0.1, 1.9):
            picture(x, 4.99, 1.55, 1.3, 1.3, ((0.42, 0.1, 0.04), (0.06, 0.12, 0.2), (0.6, 0.45, 0.25)), int(x * 5 + 20))

    grade = tracked('hes120', (-1.8, -0.6, 0.6, 1.8), 3.4, (5.0, 1.3), 'plaster-fine', dress, watts=70)
    look((-1.2, 0.6, 1.6), (0.1, 5, 2.05), 34)
    return grade


def ila275():
    def dress():
        for u in (-0.52, 0.52):
            for r, t in ((0.34, 0.018), (0.30, 0.006)):
                ring = lathe([(r - t, -t), (r + t, -t), (r + t, t), (r - t, t), (r - t, -t)], 'rubber' if r > 0.32 else 'steel', (u, 3.6, 0.9), 48)
                ring.rotation_euler = (math.pi / 2, 0, 0)
            for k in range(10):
                a = k * math.pi / 5
                rod((u, 3.6, 0.9), (u + 0.32 * math.cos(a), 3.6, 0.9 + 0.32 * math.sin(a)), 0.002, 'steel', 5)
        for a, b in (((-0.52, 0.9), (-0.16, 1.42)), ((-0.52, 0.9), (-0.06, 0.86)), ((-0.06, 0.86), (-0.2, 1.52)), ((-0.06, 0.86), (0.4, 1.36)), ((-0.16, 1.42), (0.38, 1.46)), ((0.52, 0.9), (0.36, 1.56))):
            rod((a[0], 3.6, a[1]), (b[0], 3.6, b[1]), 0.017, 'orange', 16)
        rod((0.36, 3.35, 1.58), (0.36, 3.85, 1.58), 0.013, 'black')
        box(-0.34, -0.1, 3.55, 3.65, 1.52, 1.57, 'black', 0.02)
        box(-1.1, 1.1, 3.1, 4.1, 0, 0.54, 'oak', 0.01)

    grade = tracked('ila275', (-1.0, 1.0), 2.3, (3.6, 1.1), 'brick', dress, watts=120)
    look((-0.6, -0.3, 1.5), (0.05, 5, 2.1), 34)
    return grade


def gor400():
    hall(16, 24, 6.4, 'oak-floor', 'oak-panel')
    luminaire('gor400', [(x, y, 6.6) for x in (-4, 0, 4) for y in (2, 6, 10, 14, 18)], level=2.6, drop=0.5, quality=0.4)
    for x in (-4, 0, 4):
        line_light((x, 1, 5.9), (x, 19, 5.9), 700, 0.4, (0, 0, -1), NEUTRAL)
    for x in (-5, 5):
        box(x - 0.04, x + 0.04, -2, 22, 0.002, 0.004, 'line')
    box(-5, 5, 11, 11.08, 0.002, 0.004, 'line')
    rod((0, 23, 3.4), (0, 23.9, 3.9), 0.05, 'graphite')
    box(-0.9, 0.9, 22.95, 23.0, 2.9, 3.95, 'glass-milk')
    look((-1.6, -2.2, 1.7), (0.4, 14, 4.4), 30)
    return {**GRADE, 'warmth': 0.12, 'key': 0.24}


def ive340():
    hall(14, 26, 6.4)
    places = [(x, y, 6.9) for x in (-2.2, 2.2) for y in (1.6, 5.2, 8.8, 12.4, 16)]
    luminaire('ive340', places, level=4, drop=1.7, quality=0.6)
    for x in (-2.2, 2.2):
        line_light((x, 1.4, 4.9), (x, 17, 4.9), 800, 0.3, (0, 0, -1), NEUTRAL)
    rng = random.Random(3)
    for i in range(4):
        box(-3.6, -1.2, 3 + i * 3, 4 + i * 3, 0.85, 0.9, 'steel', 0.01)
        for u in (-3.5, -1.3):
            box(u - 0.03, u + 0.03, 3.4 + i * 3, 3.46 + i * 3, 0, 0.85, 'graphite')
        pallet_load(1.8, 3.6 + i * 3, 0, rng)
        for k in range(3):
            box(-3.3 + k * 0.75, -2.85 + k * 0.75, 3.25 + i * 3, 3.65 + i * 3, 0.9, 1.2, 'cardboard', 0.006)
    look((-1.3, -2.0, 2.0), (0.6, 12, 5.0), 38)
    return {**GRADE, 'warmth': 0.1, 'key': 0.2}
