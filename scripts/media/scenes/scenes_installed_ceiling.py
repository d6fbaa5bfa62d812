"""In place: downlights, panels, lines, track spots and high bays."""
import math
import random

from scenes_civic import clothes_rail
from scenes_furniture import bed, bookcase, chair, pallet_load, picture, planter, rack, table, tree
from scenes_industry import hall
from scenes_installed_kit import GRADE, SHARP, ceiling_panel, downlight, indoors, long_tables, look, suspended, tracked
from scenes_installed_work import flush_door
from scenes_kit import area, box, camera, ceiling, cylinder, lathe, line_light, luminaire, openings, panel, rod, sky
from scenes_lamps import ies_file, photometric
from scenes_materials import DAY, NEUTRAL, SOFT, WARM, tint


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


def seats(x, y, count, cloth, turn=0):
    """A row of linked seats on one beam, along y, that face -x (or +x with `turn` 180)."""
    s = -1 if turn else 1
    box(x - 0.03, x + 0.03, y - 0.28, y + (count - 1) * 0.58 + 0.28, 0.36, 0.40, 'steel', 0.004)
    for v in (0.0, (count - 1) * 0.58):
        rod((x, y + v, 0.02), (x, y + v, 0.37), 0.02, 'steel', 20)
        rod((x - 0.24, y + v, 0.015), (x + 0.24, y + v, 0.015), 0.015, 'steel', 16)
    for i in range(count):
        v = y + i * 0.58
        x0, x1 = sorted((x - s * 0.27, x + s * 0.20))
        box(x0, x1, v - 0.25, v + 0.25, 0.40, 0.455, cloth, 0.02)
        x0, x1 = sorted((x + s * 0.20, x + s * 0.255))
        box(x0, x1, v - 0.25, v + 0.25, 0.47, 0.86, cloth, 0.022)


def notice(x, y, z, width, height, colour, facing):
    """A printed sheet in a thin frame on a wall along y; `facing` is 1 towards +x, -1 towards -x."""
    for out, grow, material in ((0.012, 0.012, 'white'), (0.014, 0.0, tint(colour, 0.8))):
        x0, x1 = sorted((x, x + facing * out))
        box(x0, x1, y - width / 2 - grow, y + width / 2 + grow, z - height / 2 - grow, z + height / 2 + grow, material, 0)
    for k in range(5):
        x0, x1 = sorted((x, x + facing * 0.0155))
        box(x0, x1, y - width * 0.38, y + width * (0.36 - 0.11 * (k % 3)), z - height * 0.36 + k * height * 0.09, z - height * 0.33 + k * height * 0.09, 'graphite', 0)


def alc1200():
    top = 2.62
    places = [(-0.15, y, top, 90) for y in (-0.6, 1.8, 4.2, 6.6, 9.0, 11.4)]
    sky((0.86, 0.90, 0.95), (0.40, 0.58, 0.90), 1.6)
    panel([(-1.2, -4, 0), (1.2, -4, 0), (1.2, 13, 0), (-1.2, 13, 0)], 'vinyl')
    ceiling(-1.2, 1.2, -4, 13, top, 'ceiling-tiles', openings('alc1200', places))
    band = tint((0.20, 0.33, 0.33), 0.55)
    box(-1.4, -1.2, -4, 13, 0, top, 'plaster-fine')
    box(1.2, 1.4, -4, 13, 0, top, 'plaster-fine')
    for side in (-1, 1):
        x0, x1 = sorted((side * 1.2, side * 1.196))
        box(x0, x1, -4, 13, 0.12, 1.02, band, 0)
        x0, x1 = sorted((side * 1.2, side * 1.188))
        box(x0, x1, -4, 13, 0, 0.12, 'grey', 0.003)
        x0, x1 = sorted((side * 1.155, side * 1.115))
        box(x0, x1, -4, 13, 0.86, 0.95, 'oak-y', 0.014)
        for k in range(12):
            x0, x1 = sorted((side * 1.2, side * 1.15))
            box(x0, x1, -3.6 + k * 1.4, -3.56 + k * 1.4, 0.89, 0.92, 'steel', 0.002)
    for y in (0.9, 4.9, 8.9):
        flush_door(1.2, y, y + 1.1)
    # Doors of the left side: the same leaf, seen from the other hand.
    for y in (2.6, 7.0):
        box(-1.2, -1.186, y - 0.05, y + 1.15, 0, 2.23, 'graphite', 0.003)
        box(-1.2, -1.178, y, y + 1.1, 0.008, 2.18, 'oak-z', 0.002)
        box(-1.18, -1.174, y + 0.72, y + 0.96, 1.18, 1.78, 'glass-milk', 0)
        rod((-1.125, y + 0.12, 1.04), (-1.125, y + 0.26, 1.04), 0.010, 'steel', 20)
        rod((-1.18, y + 0.12, 1.04), (-1.125, y + 0.12, 1.04), 0.010, 'steel', 20)
    seats(0.92, 2.75, 3, 'fabric-blue')
    notice(1.2, 3.3, 1.62, 0.42, 0.59, (0.62, 0.58, 0.50), -1)
    notice(1.2, 4.15, 1.62, 0.30, 0.42, (0.50, 0.24, 0.10), -1)
    notice(-1.2, 1.4, 1.62, 0.42, 0.59, (0.30, 0.42, 0.46), 1)
    box(0.93, 1.18, 6.35, 6.75, 0, 1.06, 'steel', 0.01)
    cylinder(1.05, 6.55, 1.06, 1.42, 0.12, 'glass-milk', 48)
    # The end: a glazed wall with the yard behind it.
    for x in (-1.2, -0.4, 0.4, 1.2):
        box(x - 0.03, x + 0.03, 12.95, 13.05, 0, top, 'white', 0.003)
    for z in (0.03, 0.95, top - 0.03):
        box(-1.2, 1.2, 12.95, 13.05, z - 0.03, z + 0.03, 'white', 0.003)
    panel([(-1.2, 13.0, 0), (1.2, 13.0, 0), (1.2, 13.0, top), (-1.2, 13.0, top)], 'glass')
    panel([(-20, 13.1, -0.1), (20, 13.1, -0.1), (20, 40, -0.1), (-20, 40, -0.1)], 'paving')
    box(-20, 20, 20, 20.4, 0, 1.9, 'brick', 0.01)
    for x, y, seed in ((-2.6, 18.6, 3), (0.9, 23, 6), (3.6, 19, 8)):
        tree(x, y, 6.4, 2.1, seed, 0.12, 'leaf-light', 0.08)
    planter(-0.85, 12.4, 0.2, 0.42, 1.0, 5, 'graphite')
    area((0, 13.6, 1.6), (0, 6, 1.0), 70, 2.2, 2.2, DAY)
    luminaire('alc1200', places, level=6, quality=0.8)
    file = ies_file('alc1200', 'ALC1200-28-840-FX-E3')
    for x, y, z, turn in places:
        photometric(file, (x, y, z - 0.006), (1.16, 0.26), NEUTRAL, turn=turn, power=1.0)
    camera((-0.42, -2.5, 1.5), (0.02, 13, 1.66), 28, SHARP, focus=4.4, fstop=5.6)
    return {'key': 0.5, 'percentile': 50, 'warmth': 0.2, 'bloom': 0.05, 'top': 8, 'samples': 28, 'bounces': 5}
