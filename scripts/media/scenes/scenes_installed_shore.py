"""In place: bollards, columns and a lit handrail on the seafront."""
from models import pole
from scenes_houses import bicycle
from scenes_kit import camera, luminaire
from scenes_lamps import glowing, ies_file, photometric
from scenes_materials import tint
from scenes_waterfront import AMBER, GRADE, seat, shore

SIZE = (900, 900)


def nog900():
    shore(watts=3.0)
    places = [(4.3, 0.9 + i * 3.2, 0) for i in range(12)]
    posts = luminaire('nog900', places, level=7, quality=0.8)
    glowing(posts, ies_file('nog900', 'NOG900-16-827-AN'), -0.72, 0.05, AMBER, power=1.3)
    seat(3.9, 5.6)
    camera((2.55, -2.5, 1.2), (3.35, 9, 1.18), 36, SIZE, focus=3.9, fstop=2.0)
    return {**GRADE, 'samples': 18}


def qui500():
    shore(watts=4.0)
    places = [(5.0, y, 4.3, -90) for y in (3.4, 12.4, 21.4, 30.4, 39.4)]
    for x, y, z, _ in places:
        pole(z, 'graphite', 0.045).location = (x, y, z)
    luminaire('qui500', places, level=14, quality=1.0)
    file = ies_file('qui500', 'QUI500-20-722-SM-D')
    for x, y, z, turn in places:
        photometric(file, (x - 0.34, y, z - 0.06), (0.2, 0.12), AMBER, turn=turn, power=1.5)
    bicycle(0.56, 5.4, 90, tint((0.05, 0.08, 0.10), 0.35), 0.16)
    seat(4.05, 8.4)
    camera((2.5, -2.9, 1.5), (3.1, 10, 2.75), 30, SIZE, focus=6.5, fstop=2.0)
    return {**GRADE, 'samples': 18}


def vad120():
    shore('paving', 'steel', 60.0)
    camera((1.55, -2.6, 1.30), (0.80, 8, 0.72), 34, SIZE, focus=2.6, fstop=2.2)
    return {**GRADE, 'samples': 18}
