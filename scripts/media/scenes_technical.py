"""What is not seen in a room: drivers and their wiring."""
from scenes_kit import area, box, camera, luminaire, rod, room, sky
from scenes_materials import NEUTRAL, SOFT


def drivers():
    """A tidy service niche: drivers on a mounting board, cables in clips, door open."""
    sky((0.10, 0.10, 0.10), (0.05, 0.05, 0.05), 1.0)
    room(4, 2.4, 2.8, 'concrete-floor', 'plaster-fine', 'plaster-fine', near=-3)
    box(-1.0, 1.0, 2.1, 2.4, 0.5, 2.2, 'graphite')
    box(-0.97, 0.97, 2.08, 2.12, 0.53, 2.17, 'oak')
    for z in (0.72, 1.12, 1.52, 1.92):
        box(-0.85, 0.85, 2.05, 2.08, z - 0.018, z + 0.018, 'steel')
    rows = (('vatcv', 1.92), ('vatdl', 1.52), ('vatph', 1.12), ('vatcv', 0.72))
    for code, z in rows:
        for root in luminaire(code, [(-0.55, 2.05, z), (0.0, 2.05, z), (0.55, 2.05, z)], level=1):
            root.rotation_euler = (1.5708, 0, 0)
    for i, (code, z) in enumerate(rows):
        for x in (-0.85, -0.28, 0.27, 0.82):
            for k, colour in enumerate(('black', 'fabric-rust', 'grey')):
                rod((x + k * 0.012, 2.045, z - 0.02), (x + k * 0.012, 2.045, z - 0.28), 0.004, colour, 8)
    for z in (0.55, 0.92, 1.32, 1.72):
        box(-0.92, 0.92, 2.0, 2.06, z - 0.03, z + 0.03, 'white', 0.004)
    box(1.0, 1.04, 1.15, 2.1, 0.5, 2.2, 'graphite')
    area((-0.9, 0.2, 2.7), (0, 2.1, 1.3), 46, 0.9, 0.5, SOFT)
    area((1.4, 0.6, 2.5), (0, 2.1, 1.2), 14, 0.6, 0.6, NEUTRAL)
    camera((-0.62, 0.75, 1.42), (0.02, 2.1, 1.36), 32)
    return {'key': 0.22, 'percentile': 50, 'warmth': 0.25, 'bloom': 0.04}


SCENES = {'drivers': drivers}
