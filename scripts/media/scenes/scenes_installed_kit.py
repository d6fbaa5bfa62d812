"""Parts shared by the pictures of installed luminaires."""
from scenes_exterior import dusk, ground, wall_with_openings
from scenes_furniture import bed, bookcase, chair, table
from scenes_kit import area, box, camera, line_light, luminaire, luminous, openings, room, sky, spot
from scenes_materials import NEUTRAL, SOFT, WARM

SQUARE = (560, 560)
SHARP = (1200, 1200)
GRADE = {'key': 0.17, 'percentile': 50, 'warmth': 0.28, 'bloom': 0.07, 'samples': 18}
NIGHT = {'key': 0.10, 'percentile': 50, 'warmth': 0.12, 'bloom': 0.08, 'samples': 24, 'bounces': 2}


def indoors(width=6, depth=6, height=2.8, floor='oak-floor', wall='plaster', top='plaster-fine', back=None, holes=(), fill=8):
    sky((0.05, 0.05, 0.055), (0.03, 0.03, 0.035), 1.0)
    room(width, depth, height, floor, wall, top, back=back, near=-3, holes=holes)
    area((-width / 2 + 0.3, -2, height - 0.3), (0, 3, 0.8), fill, 2, 1.5, SOFT)


def look(location, target, lens=32):
    camera(location, target, lens, SQUARE, tilt=False)


def downlight(code, width, places, scallop, floor='carpet', wall='plaster', height=2.7, watts=60, depth=6, lens=30):
    indoors(width, depth, height, floor, wall, holes=openings(code, places))
    luminaire(code, places, level=3.5)
    for x, y, z, *_ in places:
        spot((x, y, z - 0.02), (x, y + scallop, 0), watts, 78, 0.8, 0.02, WARM)
    look((-width * 0.14, places[0][1] - 1.7, 1.45), (0.02, depth, height * 0.86), lens)


def suspended(code, xs, y, height, drop, level_light, turn=0, level=3, length=1.4, watts=46, up=20):
    luminaire(code, [(x, y, height, turn) for x in xs], level=level, drop=drop)
    for x in xs:
        line_light((x - length / 2, y, level_light), (x + length / 2, y, level_light), watts, 0.05, (0, 0, -1), SOFT)
        if up:
            line_light((x - length / 2, y, level_light + 0.12), (x + length / 2, y, level_light + 0.12), up, 0.05, (0, 0, 1), SOFT)


def long_tables(seat='leather'):
    table(0, 2.6, 3.8, 1.1)
    for u in (-1.3, -0.4, 0.5, 1.4):
        chair(u, 1.8, 0, seat)
        chair(u, 3.4, 180, seat)


def ceiling_panel(code, places, dress, wall='plaster-fine', floor='resin-floor', height=2.7, width=6, depth=6, area_light=40):
    indoors(width, depth, height, floor, wall, 'plaster-fine', holes=openings(code, places), fill=14)
    luminaire(code, places, level=1.9)
    for x, y, z, *_ in places:
        area((x, y, z - 0.06), (x, y, 0), area_light, 0.5, 0.5, NEUTRAL, 140)
    dress()
    look((-0.9, -1.3, 1.25), (0.1, depth, height * 0.74), 28)
    return {**GRADE, 'warmth': 0.12, 'key': 0.26}


def tracked(code, xs, y, aim, wall, dress, tilt=35, watts=110, turn=180, width=6):
    indoors(width, 5, 3.0, 'concrete-floor', wall, 'plaster-dark', fill=6)
    box(-2.6, 2.6, y - 0.018, y + 0.018, 2.967, 3.0, 'black')
    luminaire(code, [(x, y, 2.967, turn) for x in xs], level=4, tilt=tilt)
    for x in xs:
        spot((x, y + 0.1 if turn == 180 else y - 0.1, 2.78), (x, *aim), watts, 58, 1.0, 0.02, SOFT)
    dress()
    return dict(GRADE)


def headboard(fabric='linen'):
    indoors(5, 4, 2.7, 'carpet', 'plaster', fill=7)
    box(-1.6, 1.6, 3.88, 3.98, 0.2, 1.3, fabric, 0.03)
    bed(0, 2.85, 0, 1.7)
    for x in (-1.25, 1.25):
        box(x - 0.24, x + 0.24, 3.45, 3.9, 0.32, 0.5, 'oak', 0.006)


def shelf_profile(code):
    indoors(4, 3.4, 2.7, 'oak-floor', 'plaster-clay', fill=5)
    bookcase(-1.9, 1.9, 3.0, 3.4, 2.5, 6, seed=9, fill=0.8)
    for row in range(6):
        z = 0.08 + (row + 1) * 2.4 / 6 - 0.013
        luminous(-1.9, 1.9, 3.0, 3.018, z - 0.012, z - 0.002, 2.4)
        box(-1.9, 1.9, 2.996, 3.002, z - 0.014, z, 'black')
        line_light((-1.88, 3.03, z - 0.015), (1.88, 3.03, z - 0.015), 6, 0.015, (0, 0.4, -1), WARM)


def wall_pair(code, wall, door, places, out=0.14, watts=20):
    dusk(0.3)
    ground('setts')
    wall_with_openings(-5, 5, 3, 0, 3.6, wall, [(-0.5, 0.5, 0, 2.15)])
    box(-0.5, 0.5, 3.12, 3.18, 0, 2.15, door)
    box(-0.8, 0.8, 2.6, 3, 0, 0.12, 'concrete', 0.01)
    luminaire(code, places, level=2.4)
    for x, y, z in places:
        spot((x, y - out, z), (x, 5, z), watts, 168, 1, 0.08, WARM)
        area((x, y - out - 0.05, z), (x, 0, z - 1), watts, 0.15, 0.15, WARM)
