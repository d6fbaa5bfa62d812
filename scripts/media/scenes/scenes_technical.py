"""Products that are not visible in a room: drivers, on the test bench."""
from scenes_kit import area, box, camera, luminaire, panel, rod, sky
from scenes_materials import NEUTRAL, SOFT


def drivers():
    """Drivers of three kinds in a row on an oak bench, a strip waiting behind them."""
    sky((0.12, 0.12, 0.125), (0.06, 0.06, 0.065), 1.0)
    box(-1.6, 1.6, -0.5, 0.75, 0.86, 0.9, 'oak', 0.004)
    panel([(-4, 1.8, 0), (4, 1.8, 0), (4, 1.8, 3), (-4, 1.8, 3)], 'plaster')
    box(-1.6, 1.6, 0.7, 0.73, 0.9, 1.5, 'graphite')
    for z in (1.06, 1.26):
        box(-1.6, 1.6, 0.66, 0.7, z - 0.012, z + 0.012, 'steel')
    luminaire('vatcv', [(-0.36, 0.02, 0.9, 62), (-0.20, 0.06, 0.9, 62), (-0.04, 0.10, 0.9, 62)], level=1, quality=1.0)
    luminaire('vatdl', [(0.20, 0.08, 0.9, 62), (0.32, 0.11, 0.9, 62)], level=1, quality=1.0)
    luminaire('vatph', [(0.52, 0.16, 0.9, 62), (0.66, 0.19, 0.9, 62)], level=1, quality=1.0)
    luminaire('sed480', [(-0.72, 0.36, 0.9, 20)], level=1.5, quality=1.0)
    luminaire('tac4', [(0.30, 0.66, 1.16)], level=1, quality=1.0)
    for i in range(5):
        rod((-1.0 + i * 0.06, 0.64, 0.92), (-1.0 + i * 0.06, 0.64, 1.4), 0.004, ('black', 'fabric-rust', 'grey')[i % 3], 8)
    area((-0.9, -0.4, 2.0), (0, 0.1, 0.9), 16, 0.9, 0.4, SOFT)
    area((1.3, 0.5, 1.9), (0.2, 0.1, 0.9), 6, 0.5, 0.5, NEUTRAL)
    camera((-0.32, -0.62, 1.22), (0.08, 0.14, 0.95), 40, tilt=True)
    return {'key': 0.22, 'percentile': 50, 'warmth': 0.25, 'bloom': 0.04}


SCENES = {'drivers': drivers}
