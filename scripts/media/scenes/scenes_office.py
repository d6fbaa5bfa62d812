"""Offices, classrooms, wards and corridors: daylight at the windows, even light from above."""
import random

from scenes_furniture import bed, chair, desk, office_chair, planter, table, tree
from scenes_home import window
from scenes_kit import area, box, camera, cylinder, lathe, line_light, luminaire, luminous, openings, panel, rod, room, sky, spot
from scenes_materials import DAY, NEUTRAL, SOFT, WARM, tint

PALE = ((0.80, 0.86, 0.95), (0.45, 0.62, 0.90))


def office(ceiling='white', floor='carpet', back='oak-panel', day=1.0, height=3.0, holes=()):
    """Deep room with a glazed left side; slim columns, a timber wall at the end."""
    sky(*PALE, 1.1 * day)
    room(11, 12, height, floor, 'plaster-fine', ceiling, back=back, left='open', near=-4, holes=holes)
    window(-5.5, -4, 12, 0.0, height, 10)
    box(-5.6, -5.4, -4, 12, 0, 0.45, 'white')
    area((-8, 4, 2.6), (0, 4, 0.4), 340 * day, 14, 3, DAY)
    for x, z0, seed in ((-22, 9, 1), (-30, 14, 2), (-40, 6, 3)):
        box(x - 6, x, seed * 7 - 20, seed * 7 + 4, -6, z0, 'concrete')
    for y in (1.4, 6.8):
        cylinder(-4.6, y, 0, height, 0.17, 'concrete', 48)


def desk_rows(rows=3, x_start=-2.6, columns=3, y_start=2.6):
    for row in range(rows):
        for column in range(columns):
            x, y = x_start + column * 1.64, y_start + row * 2.6
            desk(x, y, 0)
            desk(x, y + 0.84, 180)
        box(x_start - 0.8, x_start + (columns - 1) * 1.64 + 0.8, y_start + row * 2.6 + 0.405, y_start + row * 2.6 + 0.43, 0.74, 1.12, 'felt')


def linear():
    """Meeting table under one long line."""
    office('plaster-fine', 'oak-floor', 'plaster-clay', 0.55)
    table(0.2, 5.2, 5.2, 1.3)
    for i in range(5):
        office_chair(-1.8 + i * 1.0, 4.1, 0, 'fabric-dark')
        office_chair(-1.8 + i * 1.0, 6.3, 180, 'fabric-dark')
    luminaire('brs60', [(-1.3, 5.2, 3.0), (0.2, 5.2, 3.0), (1.7, 5.2, 3.0)], level=2.6, drop=0.95)
    line_light((-2.05, 5.2, 1.93), (2.45, 5.2, 1.93), 170, 0.05, (0, 0, -1), NEUTRAL)
    line_light((-2.05, 5.2, 2.08), (2.45, 5.2, 2.08), 60, 0.05, (0, 0, 1), NEUTRAL)
    line_light((-5, 11.85, 2.95), (5.4, 11.85, 2.95), 120, 0.04, (0, 0.12, -1), WARM, 100)
    luminous(-5, 5.4, 11.84, 11.88, 2.985, 2.995, 2)
    lathe([(0, 0.74), (0.1, 0.745), (0.18, 0.8), (0.17, 0.8), (0.09, 0.755), (0, 0.75)], 'porcelain', (0.9, 5.2, 0))
    planter(4.2, 10.6, 0.36, 0.6, 1.4, 6)
    camera((3.4, 0.2, 1.4), (-0.3, 6.6, 1.55), 28)
    return {'key': 0.26, 'percentile': 52, 'warmth': 0.1}


def education():
    """Classroom: rows of tables, a pin board, a dark wall board washed by its own line."""
    sky(*PALE, 1.1)
    room(9, 8.6, 3.1, 'oak-floor', 'plaster-fine', 'plaster-fine', left='open', near=-4)
    window(-4.5, -4, 8.6, 0.9, 3.1, 8)
    box(-4.6, -4.4, -4, 8.6, 0, 0.9, 'plaster-fine')
    area((-7, 2, 2.8), (0, 3, 0.4), 300, 12, 3, DAY)
    for x, y, seed in ((-9, 9, 1), (-12, 4, 2), (-8.5, 14, 3), (-16, 12, 4)):
        tree(x, y, 6.5, 2.2, seed, leaves='leaf-light')
    box(-2.6, 2.6, 8.53, 8.59, 0.85, 2.15, 'plaster-dark')
    box(-2.65, 2.65, 8.5, 8.6, 0.80, 0.85, 'oak')
    box(2.75, 4.3, 8.55, 8.6, 0.9, 2.15, 'felt')
    rng = random.Random(3)
    for _ in range(9):
        x, z = rng.uniform(2.85, 4.0), rng.uniform(1.0, 1.8)
        box(x, x + 0.21, 8.545, 8.552, z, z + 0.29, tint((rng.uniform(0.4, 0.75), rng.uniform(0.35, 0.7), rng.uniform(0.3, 0.6))))
    for row in range(4):
        for column in range(3):
            x, y = -2.5 + column * 2.5, 1.2 + row * 1.55
            table(x, y, 1.4, 0.6, 0.72, 'oak', 'grey')
            for u in (-0.35, 0.35):
                chair(x + u, y - 0.5, rng.uniform(-8, 8), ('fabric-blue', 'fabric-rust', 'felt')[(row + column) % 3], 'grey')
    table(2.4, 7.6, 1.5, 0.7, 0.74, 'paper')
    for y in (1.0, 3.5, 6.0):
        luminaire('brs40', [(-1.9, y, 3.1), (1.0, y, 3.1)], level=2.4, drop=0.55)
        line_light((-2.6, y, 2.47), (3.6, y, 2.47), 85, 0.05, (0, 0, -1), NEUTRAL)
    line_light((-2.6, 8.2, 2.7), (2.6, 8.2, 2.7), 34, 0.04, (0, 0.5, -1), NEUTRAL)
    box(-2.6, 2.6, 8.17, 8.23, 2.71, 2.76, 'black')
    camera((2.9, -1.5, 1.5), (-0.5, 6.5, 1.45), 26)
    return {'key': 0.34, 'percentile': 50, 'warmth': 0.08}


def corridor(holes, wall='plaster-fine'):
    """Ward corridor with doors, handrail and timber linings."""
    sky(*PALE, 1.0)
    room(2.8, 16, 2.7, 'resin-floor', wall, 'plaster-fine', back='open', near=-3, holes=holes)
    window(16.0, -1.4, 1.4, 0, 2.7, 3, axis='x')
    area((0, 18, 1.8), (0, 8, 1), 70, 2.8, 2.4, DAY)
    for x, y, seed in ((-2.2, 23, 1), (2.4, 25, 2), (0.2, 30, 3)):
        tree(x, y, 6, 2.0, seed, leaves='leaf-light')
    panel([(-30, 16.2, -0.1), (30, 16.2, -0.1), (30, 80, -0.1), (-30, 80, -0.1)], 'grass')
    for side in (-1, 1):
        x = side * 1.4
        for y in (2.0, 6.5, 11.0):
            box(min(x, x - side * 0.04), max(x, x - side * 0.04), y, y + 1.2, 0, 2.15, 'oak-z', 0.004)
            box(min(x, x - side * 0.05), max(x, x - side * 0.05), y + 1.25, y + 1.9, 0.0, 2.15, 'oak-panel-y')
            rod((x - side * 0.07, y + 0.12, 0.9), (x - side * 0.07, y + 0.12, 1.2), 0.012, 'steel')
        box(min(x, x - side * 0.07), max(x, x - side * 0.07), -3, 16, 0.86, 0.94, 'oak-y', 0.01)
        box(min(x, x - side * 0.015), max(x, x - side * 0.015), -3, 16, 0, 0.12, 'grey')


def healthcare():
    places = [(0, y, 2.7) for y in (0.4, 3.4, 6.4, 9.4, 12.4)]
    corridor(openings('cen400', places))
    luminaire('cen400', places, level=1.8)
    for x, y, z in places:
        area((x, y, 2.66), (x, y, 0), 46, 0.4, 0.4, NEUTRAL, 150)
    for y in (3.3, 7.8, 12.3):
        line_light((-1.36, y + 0.3, 2.4), (-1.36, y + 0.6, 2.4), 8, 0.03, (0.1, 0, -1), SOFT)
    chair(1.05, 4.4, 90, 'fabric-blue', 'grey')
    chair(1.05, 5.1, 90, 'fabric-blue', 'grey')
    bed(-0.75, 9.8, 0, 0.9, 'paper')
    camera((0.45, -2.3, 1.4), (-0.12, 12, 1.3), 27)
    return {'key': 0.36, 'percentile': 50, 'warmth': 0.1}


def emergency():
    """Stair lobby at night: only the emergency light and the sign are on."""
    sky((0.05, 0.07, 0.12), (0.01, 0.02, 0.05), 0.6)
    room(5, 6, 2.9, 'concrete-floor', 'concrete', 'concrete', back='concrete', near=-4)
    box(-0.75, 0.75, 5.94, 6.02, 0, 2.15, 'graphite')
    box(-0.68, -0.01, 5.92, 5.96, 0.03, 2.1, 'grey', 0.004)
    box(0.01, 0.68, 5.92, 5.96, 0.03, 2.1, 'grey', 0.004)
    for x in (-0.1, 0.1):
        rod((x, 5.88, 1.0), (x + (0.45 if x > 0 else -0.45), 5.88, 1.0), 0.014, 'steel')
    luminaire('umb25', [(0, 5.5, 2.9)], level=2.6)
    area((0, 5.4, 2.5), (0, 4, 0.5), 1.6, 0.25, 0.12, (0.25, 1.0, 0.5))
    luminaire('ser40', [(0, 2.2, 2.9)], level=4)
    spot((0, 2.2, 2.86), (0, 2.2, 0), 70, 125, 0.75, 0.02, NEUTRAL)
    luminaire('ser300', [(2.5, 3.6, 2.3, 90)], level=3)
    area((2.38, 3.6, 2.28), (0.5, 3.4, 0), 14, 0.25, 0.06, NEUTRAL)
    for i in range(8):
        box(-2.5, -1.25, 2.0 + i * 0.28, 2.3 + i * 0.28, i * 0.17, (i + 1) * 0.17, 'concrete', 0.004)
        box(-2.5, -1.25, 2.0 + i * 0.28, 2.025 + i * 0.28, (i + 1) * 0.17 - 0.002, (i + 1) * 0.17 + 0.002, 'yellow')
    rod((-1.2, 1.9, 1.0), (-1.2, 4.3, 2.4), 0.02, 'steel')
    for i in range(6):
        rod((-1.2, 2.0 + i * 0.42, 0.1 + i * 0.25), (-1.2, 2.0 + i * 0.42, 1.06 + i * 0.245), 0.008, 'steel', 8)
    camera((0.7, -1.9, 1.4), (-0.15, 6, 1.5), 28)
    return {'key': 0.12, 'percentile': 50, 'warmth': 0.3}


def sensors():
    """Open office in the evening: lit where someone sits, a detector in the foreground ceiling."""
    places = [(0.46, 4.2, 3.0)]
    office('plaster-fine', 'oak-floor', 'plaster-clay', day=0.3, holes=openings('vig360', places))
    sky((0.12, 0.18, 0.32), (0.03, 0.06, 0.16), 1.0)
    desk_rows(2, -2.6, 3, 4.2)
    luminaire('vig360', places, level=1, quality=1.0)
    luminaire('lin1500', [(-1.8, 4.62, 3.0), (-0.2, 4.62, 3.0)], level=2.4, drop=0.7)
    luminaire('lin1500', [(-1.8, 7.22, 3.0), (-0.2, 7.22, 3.0)], level=0.2, drop=0.7)
    line_light((-2.5, 4.62, 2.2), (0.5, 4.62, 2.2), 110, 0.05, (0, 0, -1), NEUTRAL)
    area((-0.6, 4.4, 2.4), (-0.4, 4.0, 3.0), 16, 2.4, 0.6, NEUTRAL)
    area((0.2, 3.2, 1.6), (0.46, 4.2, 3.0), 9, 0.8, 0.8, SOFT)
    planter(3.4, 6.0, 0.32, 0.55, 1.2, 5)
    camera((1.7, 0.2, 1.5), (0.1, 4.6, 2.0), 30)
    return {'key': 0.24, 'percentile': 50, 'warmth': 0.1, 'samples': 72}


SCENES = {
    'linear': linear,
    'emergency': emergency,
    'sensors': sensors,
    'application-education': education,
    'application-healthcare': healthcare,
}
