"""The car park: one row of bays, two cars, columns, and the lane under its battens."""
from scenes_cars import car
from scenes_kit import box, camera, luminaire, luminous, panel, rod, sky
from scenes_lamps import ies_file, photometric
from scenes_materials import NEUTRAL, tint
from scenes_town import stained

HEIGHT = 2.75
BATTEN = 'ESP66-1565-48-840-DD'


def column(x, y, paint):
    """A square column with a worn orange foot and rubber corner guards."""
    box(x - 0.22, x + 0.22, y - 0.28, y + 0.28, 0, HEIGHT, paint, 0.015)
    box(x - 0.224, x + 0.224, y - 0.284, y + 0.284, 0.0, 1.15, 'signal', 0.016)
    for s in (-1, 1):
        box(x + s * 0.222 - 0.012, x + s * 0.222 + 0.012, y - 0.288, y - 0.26, 0.05, 0.95, 'rubber', 0.006)


def services():
    """Ducts, a cable tray, sprinkler pipe and drain under the slab."""
    rod((-3.9, -8, 2.45), (-3.9, 34, 2.45), 0.055, tint((0.35, 0.03, 0.02), 0.4), 24)
    for i in range(14):
        y = -6 + i * 3.0
        box(-3.92, -3.88, y, y + 0.03, 2.45, HEIGHT, 'steel', 0)
        rod((-3.9, y + 1.4, 2.45), (-3.9, y + 1.4, 2.35), 0.014, 'brass', 12)
    box(-4.6, -4.25, -8, 34, 2.5, 2.505, 'steel', 0)
    for x in (-4.6, -4.25):
        box(x - 0.003, x + 0.003, -8, 34, 2.5, 2.56, 'steel', 0)
    for k in range(5):
        rod((-4.55 + k * 0.06, -8, 2.52), (-4.55 + k * 0.06, 34, 2.52), 0.014, 'black', 8)


def car_park():
    pale = stained((0.60, 0.59, 0.57), dirt=0.5)
    sky((0.2, 0.24, 0.3), (0.1, 0.14, 0.2), 0.25)
    panel([(-9, -8, 0), (9, -8, 0), (9, 34, 0), (-9, 34, 0)], 'deck-coat')
    panel([(-9, -8, HEIGHT), (9, -8, HEIGHT), (9, 34, HEIGHT), (-9, 34, HEIGHT)], pale)
    for x in (-8.6, 8.6):
        box(min(x, x * 1.03), max(x, x * 1.03), -8, 34, 0, HEIGHT, pale)
    box(-9, 9, 34, 34.3, 0, HEIGHT, pale)
    for i in range(6):
        y = -0.9 + i * 7.5
        box(-9, 9, y - 0.24, y + 0.24, 2.38, HEIGHT, pale, 0.012)
        for x in (-3.3, 3.3):
            column(x, y, pale)
    services()
    box(8.57, 8.61, -8, 34, 0.95, 1.25, 'signal', 0)
    for side in (-1, 1):
        for i in range(16):
            y = -0.9 + (i - 2) * 2.5
            x0, x1 = sorted((side * 3.5, side * 8.4))
            box(x0, x1, y - 0.05, y + 0.05, 0.0005, 0.002, 'worn-line', 0)
        for i in range(14):
            y = -0.9 + (i - 2) * 2.5 + 1.25
            x = side * 8.0
            box(min(x, x + side * 0.16), max(x, x + side * 0.16), y - 0.8, y + 0.8, 0, 0.1, 'rubber', 0.03)
    for i in range(12):
        box(-0.06, 0.06, -6 + i * 4, -4 + i * 4, 0.0005, 0.002, 'worn-line', 0)
    white, grey, blue, red = (0.55, 0.55, 0.53), (0.11, 0.115, 0.12), (0.02, 0.05, 0.11), (0.22, 0.012, 0.012)
    car(5.75, 5.35, -90, white)
    car(5.95, 7.85, 90, blue)
    car(5.9, 12.9, -90, grey)
    car(5.9, 15.4, 90, red)
    car(-5.9, 10.35, 90, white)
    car(-5.8, 17.85, -90, grey)
    car(5.9, 20.4, 90, blue)
    spots = [(x, y, HEIGHT - 0.005, 90) for x in (-1.7, 1.7) for y in (-3.6, 1.0, 4.9, 8.6, 12.4, 16.2, 20, 24, 28)]
    luminaire('esp66', spots, level=6, quality=0.6)
    file = ies_file('esp66', BATTEN)
    for x, y, z, turn in spots:
        photometric(file, (x, y, z - 0.1), (1.5, 0.08), NEUTRAL, turn=90, power=0.6)
    # Exit sign, arrow on the floor, a barrier post with a charger.
    luminous(-0.36, 0.36, 21.2, 21.24, 2.14, 2.34, 1.2, (0.02, 0.4, 0.16))
    box(-0.38, 0.38, 21.24, 21.28, 2.12, 2.36, 'white', 0.004)
    panel([(1.5, 5.0, 0.002), (1.66, 5.0, 0.002), (1.66, 7.0, 0.002), (1.5, 7.0, 0.002)], 'worn-line')
    panel([(1.28, 7.0, 0.002), (1.88, 7.0, 0.002), (1.58, 8.1, 0.002)], 'worn-line')
    box(8.3, 8.58, 2.75, 3.05, 0.9, 1.5, 'white', 0.03)
    camera((-1.75, -1.15, 1.36), (2.75, 8.9, 1.26), 32, (1600, 1000), focus=8.0, fstop=3.5)
    return {'key': 0.235, 'percentile': 50, 'warmth': 0.2, 'samples': 24, 'bounces': 5, 'bloom': 0.06}


SCENES = {'application-car-parks': car_park}
