"""Rooms of a house and a hotel, a lobby and a corridor."""
import random

from scenes_furniture import armchair, bed, bookcase, chair, picture, planter, sofa, tree
from scenes_home import EVENING, window
from scenes_kit import area, box, camera, cylinder, lathe, line_light, luminaire, luminous, openings, panel, rod, room, sky, spot
from scenes_materials import DUSK, WARM


def living_room(spots):
    """Room of a house at dusk: bookcase with lit shelves, sofa, window to the garden."""
    sky(*EVENING, 1.2)
    holes = openings('ard75', spots)
    room(8.4, 6, 2.75, 'oak-floor', 'plaster', 'plaster-fine', left='open', near=-5, holes=holes)
    window(-4.2, -5, 6, 0, 2.75, 6)
    area((-7, 1, 2.2), (0, 2, 0.6), 48, 8, 3, DUSK)
    for x, y, seed in ((-10, 9, 1), (-13, 4, 2), (-9, 13, 3)):
        tree(x, y, 5.5, 1.9, seed)
    panel([(-60, -30, -0.05), (-4.3, -30, -0.05), (-4.3, 60, -0.05), (-60, 60, -0.05)], 'grass')


def lit_bookcase(x0, x1, y, height=2.75, rows=6):
    bookcase(x0, x1, y - 0.36, y, height, rows, 'oak-z', 7, 1.0, 0.8)
    for row in range(rows):
        z = 0.08 + (row + 1) * (height - 0.1) / rows - 0.02
        luminous(x0 + 0.03, x1 - 0.03, y - 0.34, y - 0.325, z - 0.008, z, 2.6)
        line_light((x0 + 0.03, y - 0.32, z - 0.01), (x1 - 0.03, y - 0.32, z - 0.01), 5.5, 0.02, (0, 0.35, -1), WARM)


def residential():
    spots = [(x, 2.6, 2.75) for x in (-1, 0.6, 2.2)]
    living_room(spots)
    lit_bookcase(-1.2, 4.18, 6.0)
    sofa(0.7, 3.4, 0, 2.4)
    armchair(-2.5, 4.0, -62, 'fabric-rust')
    box(-1.0, 2.4, 1.2, 3.9, 0.0, 0.015, 'felt')
    cylinder(0.3, 2.1, 0.34, 0.37, 0.5, 'oak', 64)
    cylinder(0.3, 2.1, 0, 0.34, 0.09, 'oak-z')
    luminaire('kel140', [(-2.2, 6.0, 1.55)], level=2.2)
    area((-2.2, 5.7, 1.7), (-2.2, 5, 1.2), 9, 0.2)
    spot((-2.2, 5.85, 1.65), (-2.2, 5.9, 3), 14, 120, 1, 0.07)
    luminaire('ard75', spots, level=3)
    for x in (-1, 0.6, 2.2):
        spot((x, 2.6, 2.73), (x, 2.6, 0), 26, 62, 0.95)
    planter(-3.4, 5.3, 0.26, 0.5, 1.2, 5)
    camera((-2.1, -0.7, 1.2), (0.5, 6, 1.22), 28)
    return {'key': 0.15, 'percentile': 52, 'warmth': 0.3, 'bloom': 0.07}


def kitchen(material='oak-panel'):
    """Kitchen wall: light strip under the cupboards and in the plinth."""
    sky(*EVENING, 0.7)
    room(9, 5, 2.7, 'tiles', 'plaster-fine', 'plaster-fine', near=-5)
    area((-4, -3, 2.5), (0, 2, 0.5), 9, 3, 2, DUSK)
    box(-3.6, 3.6, 4.35, 5, 0.1, 0.86, material, 0.003)
    for i in range(13):
        x = -3.6 + i * 0.6
        box(x - 0.002, x + 0.002, 4.34, 4.36, 0.1, 0.86, 'black')
    box(-3.62, 3.62, 4.32, 5, 0.86, 0.9, 'marble', 0.003)
    box(-3.6, 3.6, 4.62, 5, 1.5, 2.3, 'graphite', 0.003)
    for i in range(13):
        x = -3.6 + i * 0.6
        box(x - 0.002, x + 0.002, 4.61, 4.63, 1.5, 2.3, 'black')
    box(-3.6, 3.6, 4.94, 5, 0.9, 1.5, 'marble')
    luminous(-3.55, 3.55, 4.88, 4.895, 1.488, 1.499, 2.8)
    line_light((-3.55, 4.86, 1.48), (3.55, 4.86, 1.48), 44, 0.02, (0, 0.15, -1), WARM)
    luminous(-3.55, 3.55, 4.42, 4.43, 0.088, 0.098, 1.6)
    line_light((-3.55, 4.4, 0.08), (3.55, 4.4, 0.08), 9, 0.02, (0, -0.4, -1), WARM)
    line_light((-3.55, 4.7, 2.33), (3.55, 4.7, 2.33), 36, 0.02, (0, 0.2, 1), WARM)
    rng = random.Random(4)
    for i in range(4):
        x = -2.6 + i * 0.28
        lathe([(0, 0.9), (0.06, 0.9), (0.07, 1.05), (0.05, 1.12), (0.05, 1.16), (0, 1.16)], ('porcelain', 'fabric-rust', 'oak', 'graphite')[i], (x, 4.72 + rng.uniform(-0.05, 0.05), 0))
    lathe([(0, 0.9), (0.1, 0.9), (0.22, 0.99), (0.21, 0.99), (0.09, 0.915), (0, 0.91)], 'porcelain', (1.6, 4.65, 0))
    rod((0.3, 4.8, 0.9), (0.3, 4.8, 1.2), 0.014, 'steel')
    rod((0.3, 4.8, 1.2), (0.3, 4.55, 1.2), 0.014, 'steel')


def led_strip_and_profiles():
    kitchen()
    box(-1.8, 2.2, 1.4, 2.4, 0, 0.86, 'oak-panel', 0.003)
    box(-1.83, 2.23, 1.37, 2.43, 0.86, 0.9, 'marble', 0.003)
    luminaire('brs60', [(0.2, 1.9, 2.7)], level=3, drop=0.95)
    line_light((-0.55, 1.9, 1.66), (0.95, 1.9, 1.66), 40, 0.04)
    lathe([(0, 0.9), (0.05, 0.9), (0.08, 1.04), (0.035, 1.16), (0.045, 1.2), (0, 1.2)], 'fabric-rust', (-0.8, 1.9, 0))
    camera((-2.3, -1.5, 1.4), (0.25, 4.8, 1.2), 29)
    return {'key': 0.17, 'percentile': 50, 'warmth': 0.2, 'bloom': 0.08}


def led_strip():
    kitchen()
    camera((-2.9, 2.6, 1.32), (-0.9, 4.8, 1.18), 34)
    return {'key': 0.2, 'percentile': 45, 'warmth': 0.22, 'bloom': 0.06, 'top': 2.6}


def profiles():
    """Corridor with lines of light let into wall and ceiling."""
    sky(*EVENING, 0.3)
    room(2.6, 12, 2.8, 'concrete-floor', 'plaster-fine', 'plaster-fine', back='plaster-clay', near=-3)
    for y in (1.5, 4.0, 6.5, 9.0):
        for x in (-1.299, 1.299):
            luminous(min(x, x * 0.995), max(x, x * 0.995), y - 0.012, y + 0.012, 0, 2.8, 2.4)
        luminous(-1.3, 1.3, y - 0.012, y + 0.012, 2.793, 2.8, 2.4)
        line_light((-1.25, y, 2.78), (1.25, y, 2.78), 14, 0.03, (0, 0, -1), WARM)
        line_light((-1.28, y, 0.05), (-1.28, y, 2.75), 9, 0.03, (1, 0, 0), WARM)
        line_light((1.28, y, 0.05), (1.28, y, 2.75), 9, 0.03, (-1, 0, 0), WARM)
    line_light((-1.25, 11.9, 2.78), (1.25, 11.9, 2.78), 24, 0.03, (0, 0.1, -1), WARM)
    box(-0.8, 0.8, 11.2, 11.6, 0.0, 0.42, 'oak', 0.01)
    camera((-0.25, -2.4, 1.45), (0, 11, 1.42), 27)
    return {'key': 0.22, 'percentile': 55, 'warmth': 0.35, 'bloom': 0.08}


def downlights():
    """Lobby: round pools on the floor and scallops on a clay wall."""
    sky(*EVENING, 0.5)
    places = [(x, 6.45, 3.0) for x in (-3.6, -2.2, -0.8, 0.6, 2.0, 3.4)]
    grid = [(x, y, 3.0) for x in (-3, -1, 1, 3) for y in (0.8, 3.2)]
    holes = openings('ard75', places) + openings('ard150', grid)
    room(9, 7, 3.0, 'terrazzo', 'plaster-clay', 'plaster-fine', left='oak-panel-y', near=-5, holes=holes)
    luminaire('ard75', places, level=3.5)
    for x, y, z in places:
        spot((x, y, z - 0.02), (x, y + 0.12, 0), 95, 74, 0.55, 0.015)
    luminaire('ard150', grid, level=3.0)
    for x, y, z in grid:
        spot((x, y, z - 0.03), (x, y, 0), 80, 70, 0.8, 0.05)
    box(-2.6, 1.2, 5.6, 6.1, 0, 0.42, 'oak', 0.01)
    box(-2.6, 1.2, 5.6, 6.1, 0.42, 0.5, 'linen', 0.03)
    planter(2.6, 6.1, 0.36, 0.62, 1.4, 9)
    camera((-2.1, -1.2, 1.2), (0.2, 6.6, 1.85), 27)
    return {'key': 0.16, 'percentile': 50, 'warmth': 0.36, 'bloom': 0.07}


def wall_and_ceiling():
    """Landing of a house: wall lights up and down a plaster wall, a disc on the ceiling."""
    sky(*EVENING, 0.4)
    room(7, 5, 2.9, 'oak-floor', 'plaster', 'plaster-fine', near=-4)
    places = [(-2.0, 5.0, 1.75), (2.0, 5.0, 1.75)]
    luminaire('lur200', places, level=3)
    for x, y, z in places:
        spot((x, y - 0.09, z + 0.05), (x, y - 0.02, 4), 40, 95, 0.5, 0.02)
        spot((x, y - 0.09, z - 0.05), (x, y - 0.02, 0), 40, 95, 0.5, 0.02)
    luminaire('hal480', [(0, 2.4, 2.9)], level=1.6)
    area((0, 2.4, 2.8), (0, 2.4, 0), 46, 0.46)
    box(-1.1, 1.1, 4.55, 4.98, 0.4, 0.75, 'oak', 0.004)
    picture(0, 4.99, 1.62, 1.0, 0.75, ((0.45, 0.22, 0.1), (0.1, 0.12, 0.15), (0.6, 0.5, 0.36)), 2)
    lathe([(0, 0.75), (0.06, 0.75), (0.1, 0.9), (0.04, 1.05), (0.05, 1.1), (0, 1.1)], 'fabric-rust', (-0.75, 4.75, 0))
    chair(2.6, 4.2, 150, 'leather')
    planter(-3.0, 4.5, 0.26, 0.5, 1.1, 12)
    camera((-0.7, -0.9, 1.3), (0.0, 5, 1.5), 30)
    return {'key': 0.24, 'percentile': 55, 'warmth': 0.36, 'bloom': 0.08}


def hotel():
    """Hotel room of the case study: bed, headboard with light behind, dusk outside."""
    sky(*EVENING, 1.3)
    spots = [(-2.2, 2.2, 2.8), (-0.4, 2.2, 2.8), (1.4, 2.2, 2.8)]
    room(6.4, 5.2, 2.8, 'carpet', 'plaster', 'plaster-fine', right='open', near=-4, holes=openings('ard75', spots))
    window(3.2, -4, 5.2, 0, 2.8, 5)
    area((5.5, 0.5, 2), (0, 2, 0.8), 34, 6, 2.6, DUSK)
    box(-2.7, 1.9, 5.08, 5.16, 0, 1.25, 'oak-panel', 0.004)
    luminous(-2.68, 1.88, 5.165, 5.18, 1.235, 1.25, 2.4)
    line_light((-2.68, 5.15, 1.26), (1.88, 5.15, 1.26), 34, 0.03, (0, 0.2, 1), WARM)
    bed(-0.4, 4.0, 0, 1.8, 'linen')
    for x in (-1.75, 0.95):
        box(x - 0.24, x + 0.24, 4.68, 5.06, 0.3, 0.5, 'oak', 0.006)
    luminaire('kel140', [(-1.75, 5.08, 1.0), (0.95, 5.08, 1.0)], level=2.2)
    for x in (-1.75, 0.95):
        area((x, 4.85, 1.05), (x, 4, 0.6), 6, 0.14)
    luminaire('ard75', spots, level=3)
    spot((-2.2, 2.2, 2.78), (-2.6, 2.2, 0), 20, 60, 0.9)
    armchair(2.1, 2.9, -70, 'fabric-blue')
    cylinder(2.2, 3.9, 0, 0.48, 0.22, 'brass')
    box(-2.9, 2.2, 1.0, 4.9, 0, 0.012, 'felt')
    for x in (12, 19, 26):
        box(x, x + 5, -20, 40, -20, -1 + (x % 5), 'graphite')
    camera((-1.9, -0.5, 1.2), (0.3, 5, 1.15), 28)
    return {'key': 0.16, 'percentile': 50, 'warmth': 0.3, 'bloom': 0.08}


SCENES = {
    'led-strip-and-profiles': led_strip_and_profiles,
    'downlights': downlights,
    'wall-and-ceiling': wall_and_ceiling,
    'led-strip': led_strip,
    'profiles': profiles,
    'application-residential': residential,
    'case-hotel': hotel,
}
