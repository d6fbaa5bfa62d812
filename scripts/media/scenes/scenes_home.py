"""The evening hall and the restaurant."""
from scenes_furniture import armchair, chair, picture, planter, table
from scenes_kit import area, box, camera, cylinder, lathe, line_light, luminaire, luminous, panel, rod, room, sky, spot
from scenes_materials import DUSK, SOFT, WARM

EVENING = ((0.10, 0.15, 0.27), (0.012, 0.03, 0.10))


def window(x, y0, y1, z0, z1, bars, axis='y', frame='graphite'):
    """A glazed opening in the plane x (along y) or, with axis 'x', in the plane y."""
    t = 0.03
    for i in range(bars + 1):
        p = y0 + (y1 - y0) * i / bars
        if axis == 'y':
            box(x - 0.06, x + 0.06, p - t, p + t, z0, z1, frame)
        else:
            box(p - t, p + t, x - 0.06, x + 0.06, z0, z1, frame)
    for z in (z0, z1):
        if axis == 'y':
            box(x - 0.06, x + 0.06, y0, y1, z - t, z + t, frame)
        else:
            box(y0, y1, x - 0.06, x + 0.06, z - t, z + t, frame)


def stair(x, y, steps, width, rise=0.17, going=0.29, material='oak', light=True):
    """Floating treads against the back wall, climbing to the right; light under each nosing."""
    for i in range(steps):
        x0, z = x + i * going, (i + 1) * rise
        box(x0, x0 + going + 0.02, y - width, y, z - 0.07, z, material, 0.006)
        if light and i % 1 == 0:
            luminous(x0 + 0.012, x0 + 0.022, y - width + 0.05, y - 0.05, z - 0.076, z - 0.07, 2.6, SOFT)
    rod((x + 0.1, y - width, 1.05), (x + steps * going, y - width, steps * rise + 0.95), 0.016, 'graphite')
    for i in range(0, steps + 1, 1):
        px = x + i * going + 0.14
        rod((px, y - width, max(0, i * rise)), (px, y - width, (i + 1) * rise + 0.86), 0.006, 'graphite', 8)


def hall(wall='plaster', floor='concrete-floor'):
    """Long high room: window to the dusk at the left, a plaster wall washed from a ceiling slot."""
    sky(*EVENING, 1.0)
    panel([(-9, -8, 0), (9, -8, 0), (9, 6, 0), (-9, 6, 0)], floor)
    panel([(-9, -8, 4.4), (-9, 5.62, 4.4), (9, 5.62, 4.4), (9, -8, 4.4)], 'plaster-fine')
    panel([(-9, 5.62, 4.4), (-9, 5.62, 4.9), (9, 5.62, 4.9), (9, 5.62, 4.4)], 'white')
    panel([(-3.4, 6, 0), (9, 6, 0), (9, 6, 4.9), (-3.4, 6, 4.9)], wall)
    panel([(9, 6, 0), (9, -8, 0), (9, -8, 4.4), (9, 6, 4.4)], 'plaster-fine')
    box(-9.2, -3.4, 5.9, 6.1, 3.9, 4.9, 'graphite')
    window(6.0, -9.0, -3.4, 0.0, 3.9, 4, axis='x')
    window(-9.0, -8, 6.0, 0.0, 3.9, 8)
    box(-9.2, -8.8, -8, 6, 3.9, 4.4, 'graphite')
    for start, end, watts in ((-3.0, -1.6, 3), (-1.6, -0.2, 9), (-0.2, 1.2, 19), (1.2, 2.6, 32), (2.6, 8.9, 215)):
        line_light((start, 5.72, 4.74), (end, 5.72, 4.74), watts, 0.04, (0, 0.13, -1), WARM, 90)
    area((-12, 0, 5), (0, 2, 0), 110, 10, 5, DUSK)
    area((-6, 10, 4), (-4, 0, 0), 110, 6, 4, DUSK)


def interior():
    """The same hall from the table's end: stair and wall wash in the depth."""
    hall('plaster', 'terrazzo')
    stair(1.6, 5.98, 17, 1.15)
    table(-1.4, 1.2, 3.6, 1.0)
    for i in range(4):
        chair(-2.75 + i * 0.9, 0.45, 0, 'leather')
        chair(-2.75 + i * 0.9, 1.95, 180, 'leather')
    luminaire('hol420', [(-2.4, 1.2, 4.4), (-1.4, 1.2, 4.4), (-0.4, 1.2, 4.4)], level=3, drop=2.45)
    for x in (-2.4, -1.4, -0.4):
        spot((x, 1.2, 1.66), (x, 1.2, 0), 60, 110, 0.9, 0.12)
    planter(0.9, 4.9, 0.34, 0.6, 1.3, 3)
    armchair(4.3, 2.2, 130, 'fabric-rust')
    camera((-4.6, -2.3, 1.45), (0.9, 5.6, 1.75), 29)
    return {'key': 0.14, 'percentile': 50, 'warmth': 0.2, 'bloom': 0.08, 'samples': 32}


def dining(walls='plaster-clay'):
    """Restaurant: banquette along the wall, round tables, light only where people sit."""
    room(11, 8, 3.4, 'oak-floor', walls, 'plaster-dark', right='oak-panel-y', near=-7)
    sky(*EVENING, 0.5)
    box(-5.5, 3.9, 7.3, 7.98, 0, 0.44, 'oak')
    box(-5.5, 3.9, 7.3, 7.75, 0.44, 0.52, 'fabric-rust', 0.03)
    for i in range(6):
        box(-5.5 + i * 1.565, -5.5 + (i + 1) * 1.565 - 0.02, 7.75, 7.95, 0.5, 1.02, 'fabric-rust', 0.04)
    luminous(-5.5, 3.9, 7.93, 7.96, 1.06, 1.075, 2.2)
    line_light((-5.5, 7.9, 1.1), (3.9, 7.9, 1.1), 16, 0.03, (0, 0.25, 1), WARM)


def bistro_table(x, y, seat='leather'):
    cylinder(x, y, 0, 0.02, 0.24, 'graphite')
    cylinder(x, y, 0.02, 0.72, 0.03, 'graphite')
    cylinder(x, y, 0.72, 0.75, 0.42, 'marble', 64)
    cylinder(x + 0.1, y, 0.75, 0.84, 0.035, 'glass')
    lathe([(0, 0.75), (0.09, 0.755), (0.13, 0.775), (0.125, 0.778), (0.08, 0.76), (0, 0.76)], 'porcelain', (x - 0.14, y - 0.08, 0))
    chair(x, y - 0.66, 0, seat)


def hospitality():
    dining()
    for x in (-4.6, -2.6, -0.6, 1.4, 3.4):
        bistro_table(x, 6.9)
        spot((x, 6.9, 1.47), (x, 6.9, 0), 24, 125, 0.95, 0.14)
    luminaire('kel300', [(x, 6.9, 3.4) for x in (-4.6, -2.6, -0.6, 1.4, 3.4)], level=2.4, drop=1.55)
    for x in (-3.6, 0.6):
        bistro_table(x, 4.2)
        chair(x, 4.86, 180, 'leather')
        spot((x, 4.2, 3.35), (x, 4.2, 0), 60, 60, 0.9)
    for y in (2.5, 4.5, 6.5):
        spot((5.15, y, 3.36), (5.4, y, 0), 60, 62, 0.7, 0.02)
    picture(4.7, 7.96, 1.9, 0.9, 1.2, ((0.5, 0.2, 0.08), (0.08, 0.1, 0.14)), 4)
    spot((4.7, 6.6, 3.35), (4.7, 7.9, 1.9), 40, 34, 0.6)
    camera((-4.2, 1.5, 1.35), (0.7, 7.4, 1.38), 28)
    return {'key': 0.13, 'percentile': 55, 'warmth': 0.3, 'bloom': 0.09}


def pendants():
    dining('plaster')
    bistro_table(-0.9, 6.9)
    bistro_table(1.2, 6.9)
    for x in (-0.9, 1.2):
        spot((x, 6.9, 1.51), (x, 6.9, 0), 30, 125, 0.95, 0.14)
    luminaire('hol420', [(-0.9, 6.9, 3.4), (1.2, 6.9, 3.4)], level=2.6, drop=1.6)
    luminaire('kel300', [(-3.0, 6.6, 3.4)], level=2.0, drop=1.3)
    area((-3.0, 6.6, 1.72), (-3, 6.6, 0), 20, 0.3)
    camera((-0.9, 2.2, 1.35), (0.05, 6.9, 1.42), 36)
    return {'key': 0.2, 'percentile': 55, 'warmth': 0.24, 'bloom': 0.09}


SCENES = {
    'interior': interior,
    'pendants': pendants,
    'application-hospitality': hospitality,
}
