"""In place: a stair hall under glass globes, a washbasin with a tube of light over the mirror, the hall of a flat."""
import math
import random

from scenes_furnishing import bent, bowl, branches, rug, skirting, socket, stack, vase
from scenes_furniture import armchair, picture, planter
from scenes_home import stair, window
from scenes_installed_kit import SHARP
from scenes_kit import area, box, camera, ceiling, cylinder, lathe, luminaire, mesh, openings, panel, rod, room, sky, spot
from scenes_lamps import glowing, ies_file, photometric
from scenes_materials import DUSK, SOFT, WARM, tint

GRADE = {'key': 0.20, 'percentile': 50, 'top': 3.6, 'warmth': 0.35, 'bloom': 0.07, 'samples': 24, 'bounces': 6}


def kel300():
    sky((0.34, 0.40, 0.58), (0.05, 0.12, 0.36), 1.2)
    panel([(-3, -4, 0), (5.4, -4, 0), (5.4, 5, 0), (-3, 5, 0)], 'oak-floor')
    panel([(-3, -4, 5.1), (5.4, -4, 5.1), (5.4, 5, 5.1), (-3, 5, 5.1)], 'plaster-fine')
    box(-3, 5.4, 5.0, 5.3, 0, 5.1, 'plaster')
    box(5.4, 5.6, -4, 5, 0, 5.1, 'plaster-fine')
    box(-3.2, -3.0, -4, 1.0, 0, 5.1, 'plaster-fine')
    box(-3.2, -3.0, 1.0, 4.0, 2.5, 5.1, 'plaster-fine')
    box(-3.2, -3.0, 4.0, 5.0, 0, 5.1, 'plaster-fine')
    window(-3.1, 1.0, 4.0, 0.02, 2.5, 2)
    area((-3.4, 2.5, 1.6), (0, 2.5, 0.8), 26, 2.8, 2.2, DUSK)
    stair(-1.6, 5.0, 16, 1.0, 0.17, 0.265, 'oak', light=False)
    box(2.62, 5.4, 3.85, 5.0, 2.46, 2.72, 'plaster-fine', 0.004)
    box(2.6, 5.4, 3.84, 5.0, 2.72, 2.745, 'oak', 0.003)
    for i in range(15):
        rod((2.68 + i * 0.19, 3.9, 2.74), (2.68 + i * 0.19, 3.9, 3.7), 0.007, 'graphite', 8)
    rod((2.64, 3.9, 3.7), (5.4, 3.9, 3.7), 0.018, 'oak', 20)
    box(3.5, 4.4, 4.985, 5.0, 2.745, 4.85, 'oak-panel', 0.004)
    box(-2.9, -1.75, 4.58, 4.98, 0.22, 0.74, 'oak', 0.008)
    vase(-2.6, 4.76, 0.74, 0.3, 'plaster-clay')
    branches(-2.6, 4.76, 1.0, 0.75, 8, 5)
    stack(-2.05, 4.74, 0.74, 3, 4)
    rug(0.9, 3.4, 1.7, 3.7, 'linen')
    armchair(2.9, 3.0, -55, 'fabric-rust')
    cylinder(2.15, 3.35, 0.42, 0.45, 0.22, 'oak', 48)
    cylinder(2.15, 3.35, 0, 0.42, 0.02, 'graphite', 20)
    stack(2.15, 3.35, 0.45, 2, 9)
    planter(4.6, 4.3, 0.3, 0.55, 1.5, 6)
    skirting(-3.0, 5.4, 4.995, 0.09)
    socket(0.4, 5.0, 0.28, 2)
    file = ies_file('kel300', 'KEL300-12-927-B-PH')
    for x, y, drop in ((-0.35, 3.0, 2.45), (0.40, 3.4, 1.85), (0.95, 2.6, 2.85)):
        globes = luminaire('kel300', [(x, y, 5.1)], level=5, drop=drop, quality=1.0)
        glowing(globes, file, drop + 0.2, 0.15, WARM, power=1.2)
    camera((-0.9, -0.6, 1.5), (0.85, 5, 2.28), 28, SHARP, focus=4.0, fstop=4.0)
    return GRADE


def glazed_tiles(x0, x1, y, z0, z1, rng, wide=0.15, high=0.075, glaze=(0.16, 0.27, 0.23)):
    """A wall of small glazed tiles that faces -y, each of its own tone and not quite flat, laid in bond."""
    tones = [tint(tuple(c * f for c in glaze), 0.12) for f in (0.82, 0.9, 1.0, 1.08, 1.2)]
    box(x0, x1, y - 0.004, y, z0, z1, 'grey', 0)
    row, z = 0, z0
    while z < z1 - 0.01:
        x = x0 - (wide / 2 if row % 2 else 0)
        while x < x1 - 0.004:
            a, b = max(x, x0), min(x + wide - 0.003, x1)
            tile = box(a, b, y - 0.012, y - 0.002, z, min(z + high - 0.003, z1), rng.choice(tones), 0.002)
            tile.rotation_euler = (rng.uniform(-0.012, 0.012), 0, rng.uniform(-0.008, 0.008))
            x += wide
        z += high
        row += 1


def basin(x, y, z):
    """A round basin on the top, its tap from the wall."""
    lathe([(0, 0.004), (0.15, 0.01), (0.19, 0.06), (0.205, 0.13), (0.198, 0.134), (0.18, 0.07), (0.14, 0.03), (0, 0.024)], 'porcelain', (x, y, z), 96)
    cylinder(x, y, z + 0.024, z + 0.028, 0.022, 'steel', 32)
    bent([(x, y + 0.26, z + 0.27), (x, y + 0.12, z + 0.27), (x, y + 0.06, z + 0.265), (x, y + 0.05, z + 0.215)], 0.011, 'steel')
    for u in (-0.1, 0.0, 0.1):
        rod((x + u, y + 0.27, z + 0.27), (x + u, y + 0.255, z + 0.27), 0.028, 'steel', 40)
    rod((x + 0.1, y + 0.26, z + 0.27), (x + 0.1, y + 0.20, z + 0.27), 0.014, 'steel', 24)
    rod((x + 0.1, y + 0.215, z + 0.27), (x + 0.1, y + 0.215, z + 0.315), 0.006, 'steel', 16)


def towel(x, y, z, width, drop, material):
    """A towel over a rail on a wall that faces -y."""
    rod((x - 0.06, y - 0.07, z), (x + width + 0.06, y - 0.07, z), 0.009, 'steel', 20)
    for u in (-0.05, width + 0.05):
        rod((x + u, y, z), (x + u, y - 0.075, z), 0.007, 'steel', 16)
    box(x, x + width, y - 0.090, y - 0.078, z - drop, z + 0.012, material, 0.006)
    box(x, x + width, y - 0.062, y - 0.050, z - drop * 0.8, z + 0.010, material, 0.006)
    box(x, x + width, y - 0.091, y - 0.049, z + 0.002, z + 0.016, material, 0.007)


def jun44():
    rng = random.Random(7)
    sky((0.05, 0.05, 0.06), (0.03, 0.03, 0.04), 1.0)
    room(2.9, 3.0, 2.5, 'terrazzo-fine', 'plaster-fine', 'plaster-fine', near=-1.2)
    panel([(1.45, -1.2, 0), (-1.45, -1.2, 0), (-1.45, -1.2, 2.5), (1.45, -1.2, 2.5)], 'plaster')
    box(-0.95, -0.05, -1.2, -1.165, 0, 2.1, 'oak-z', 0.004)
    for a, b in ((-1.0, -0.95), (-0.05, 0.0)):
        box(a, b, -1.2, -1.15, 0, 2.15, 'white', 0.003)
    box(0.4, 1.1, -1.2, -1.17, 1.2, 1.75, 'graphite', 0.004)
    box(0.44, 1.06, -1.172, -1.165, 1.24, 1.71, 'linen', 0)
    glazed_tiles(-1.45, 1.45, 3.0, 0, 2.16, rng)
    box(-1.45, 1.45, 2.985, 3.0, 2.16, 2.175, 'brass', 0.001)
    box(-0.75, 0.75, 2.50, 2.988, 0.50, 0.83, 'oak-panel', 0.004)
    box(-0.74, 0.74, 2.494, 2.502, 0.655, 0.662, 'black', 0)
    box(-0.77, 0.77, 2.48, 2.988, 0.83, 0.855, 'marble', 0.004)
    basin(0.0, 2.73, 0.855)
    box(-0.452, 0.452, 2.955, 2.988, 1.228, 1.892, 'oak', 0.004)
    panel([(-0.44, 2.953, 1.24), (0.44, 2.953, 1.24), (0.44, 2.953, 1.88), (-0.44, 2.953, 1.88)], 'mirror')
    lathe([(0, 0), (0.033, 0), (0.035, 0.005), (0.035, 0.12), (0.012, 0.14), (0.012, 0.16), (0, 0.16)], tint((0.10, 0.06, 0.03), 0.2), (-0.42, 2.80, 0.855), 48)
    rod((-0.42, 2.80, 1.015), (-0.42, 2.80, 1.045), 0.005, 'black', 12)
    bent([(-0.42, 2.80, 1.04), (-0.42, 2.775, 1.045), (-0.42, 2.755, 1.035)], 0.006, 'black')
    lathe([(0, 0), (0.036, 0), (0.038, 0.09), (0.034, 0.09), (0.033, 0.01), (0, 0.01)], 'plaster-clay', (0.44, 2.84, 0.855), 48)
    for dx, dy, colour in ((0.012, 0.01, (0.5, 0.1, 0.06)), (-0.014, 0.004, (0.08, 0.2, 0.3))):
        rod((0.44, 2.84, 0.87), (0.44 + dx * 2.4, 2.84 + dy * 2, 1.03), 0.0045, tint(colour, 0.35), 16)
    vase(0.60, 2.78, 0.855, 0.17, 'porcelain')
    branches(0.60, 2.78, 1.00, 0.32, 6, 4)
    for k, tone in enumerate(((0.52, 0.49, 0.44), (0.30, 0.13, 0.07))):
        box(-0.68, -0.50, 2.58, 2.86, 0.856 + k * 0.035, 0.888 + k * 0.035, tint(tone, 0.95), 0.014)
    towel(0.92, 2.988, 1.32, 0.36, 0.62, tint((0.55, 0.52, 0.47), 0.97))
    luminaire('jun44', [(0, 2.988, 1.985)], level=8, quality=1.0, finish='chrome')
    file = ies_file('jun44', 'JUN44-10-930-T600-CH-ND')
    photometric(file, (0, 2.938, 1.985), (0.56, 0.044), SOFT, power=1.0)
    photometric(file, (0, 2.938, 1.985), (0.56, 0.044), SOFT, up=True, power=0.55)
    area((0.2, 0.4, 2.48), (0.2, 0.4, 0), 4, 0.5, 0.5, SOFT)
    camera((-0.40, 0.42, 1.48), (0.05, 3.0, 1.50), 34, SHARP, focus=2.6, fstop=5.6)
    return {**GRADE, 'key': 0.24}


def coat(x, y, z, length, width, cloth):
    """A coat on a hook of a wall that faces -x: shoulders, body in folds, a collar."""
    steps, folds = 9, 7
    vertices, faces = [], []
    for i in range(steps + 1):
        t = i / steps
        half = width * (0.16 + 0.34 * min(1.0, t * 4) + 0.06 * t)
        for k in range(folds * 2 + 1):
            s = k / (folds * 2)
            out = 0.035 + 0.055 * math.sin(math.pi * s) ** 0.6 * min(1.0, t * 5) + 0.012 * math.sin(s * folds * 2.9 + t * 1.6) * t
            vertices.append((x - out, y - half + 2 * half * s, z - 0.04 - length * t))
    n = folds * 2 + 1
    for i in range(steps):
        faces += [(i * n + k, i * n + k + 1, (i + 1) * n + k + 1, (i + 1) * n + k) for k in range(n - 1)]
    mesh('coat', vertices, faces, cloth, smooth=True)
    bent([(x - 0.03, y - width * 0.14, z - 0.05), (x - 0.075, y, z - 0.085), (x - 0.03, y + width * 0.14, z - 0.05)], 0.022, cloth)
    for s in (-1, 1):
        bent([(x - 0.05, y + s * width * 0.24, z - 0.12), (x - 0.075, y + s * width * 0.44, z - 0.30), (x - 0.085, y + s * width * 0.50, z - 0.52), (x - 0.075, y + s * width * 0.47, z - 0.74)], 0.046, cloth)
    for k in range(4):
        rod((x - 0.085, y, z - 0.28 - k * 0.14), (x - 0.096, y, z - 0.28 - k * 0.14), 0.011, 'black', 16)


def ard75():
    rng = random.Random(4)
    top = 2.55
    places = [(-0.1, y, top) for y in (0.75, 2.1, 3.45, 4.8)]
    sky((0.05, 0.05, 0.055), (0.03, 0.03, 0.035), 1.0)
    panel([(-1.0, -4, 0), (1.0, -4, 0), (1.0, 5.8, 0), (-1.0, 5.8, 0)], 'oak-floor')
    ceiling(-1.0, 1.0, -4, 5.8, top, 'plaster-fine', openings('ard75', places))
    box(-1.2, -1.0, -4, 5.8, 0, top, 'plaster')
    box(1.0, 1.2, -4, 5.8, 0, top, 'plaster-fine')
    box(-1.2, 1.2, 5.8, 6.0, 0, top, 'plaster-clay')
    for x0, x1 in ((-1.0, -0.985), (0.985, 1.0)):
        box(x0, x1, -4, 5.8, 0, 0.09, 'white', 0.003)
    skirting(-1.0, 1.0, 5.795, 0.09)
    # A rail of oak with hooks and coats, a bench with shoes under it.
    box(0.975, 1.0, 1.35, 3.15, 1.62, 1.74, 'oak-y', 0.004)
    for i in range(6):
        rod((0.975, 1.5 + i * 0.3, 1.69), (0.915, 1.5 + i * 0.3, 1.70), 0.010, 'brass', 16)
    coat(0.97, 1.8, 1.68, 1.02, 0.50, tint((0.09, 0.10, 0.12), 0.95))
    coat(0.97, 2.4, 1.68, 0.86, 0.46, tint((0.36, 0.16, 0.07), 0.95))
    coat(0.97, 3.0, 1.68, 1.08, 0.50, tint((0.42, 0.38, 0.31), 0.95))
    box(0.62, 0.99, 1.3, 3.2, 0.40, 0.44, 'oak-y', 0.005)
    for y in (1.4, 3.1):
        box(0.64, 0.98, y - 0.02, y + 0.02, 0, 0.40, 'oak', 0.004)
    for y, deep in ((1.55, 0.30), (2.02, 0.34), (2.52, 0.30)):
        box(0.66, 0.66 + deep * 0.9, y, y + 0.40, 0.005, 0.26, 'felt', 0.02, rng.uniform(-2, 2))
        rod((0.657, y + 0.16, 0.19), (0.657, y + 0.24, 0.19), 0.012, 'leather', 16)
    box(0.68, 0.95, 2.72, 3.02, 0.44, 0.70, 'leather', 0.04)
    bent([(0.80, 2.78, 0.69), (0.80, 2.80, 0.84), (0.80, 2.94, 0.84), (0.80, 2.96, 0.69)], 0.008, 'leather')
    # Pictures along the left wall, a console with a mirror at the end.
    for y, z, w, h in ((1.1, 1.52, 0.5, 0.66), (1.85, 1.58, 0.42, 0.42), (2.5, 1.50, 0.5, 0.66)):
        picture(-0.999, y, z, w, h, (), 3, 'yz')
        for k, colour in enumerate(((0.44, 0.14, 0.05), (0.10, 0.14, 0.17), (0.60, 0.50, 0.34))):
            a, b = sorted((rng.uniform(-0.36, 0.36), rng.uniform(-0.36, 0.36)))
            c, d = sorted((rng.uniform(-0.38, 0.38), rng.uniform(-0.38, 0.38)))
            box(-0.9655, -0.9645 + k * 0.0005, y + a * w, y + b * w + 0.04, z + c * h, z + d * h + 0.05, tint(colour, 0.9), 0)
    box(-0.55, 0.55, 5.46, 5.79, 0.74, 0.78, 'oak', 0.005)
    for x in (-0.50, 0.50):
        for y in (5.5, 5.75):
            rod((x, y, 0), (x, y, 0.74), 0.014, 'graphite', 16)
    mirror = lathe([(0, 0), (0.34, 0), (0.34, 0.004), (0, 0.004)], 'mirror', (0.0, 5.775, 1.52), 96)
    frame = lathe([(0.335, -0.002), (0.352, -0.002), (0.352, 0.02), (0.335, 0.02), (0.335, -0.002)], 'brass', (0.0, 5.79, 1.52), 96)
    for item in (mirror, frame):
        item.rotation_euler = (math.pi / 2, 0, 0)
    vase(-0.34, 5.63, 0.78, 0.24, 'porcelain')
    branches(-0.34, 5.63, 0.98, 0.5, 7, 6)
    stack(0.25, 5.62, 0.78, 3, 6)
    bowl(0.02, 5.62, 0.78, 0.09, 'plaster-clay')
    rug(-0.55, 0.35, 0.3, 4.4, tint((0.050, 0.062, 0.066), 1.0))
    for a, b in ((-0.51, -0.495), (0.295, 0.31)):
        box(a, b, 0.34, 4.36, 0.012, 0.0165, 'linen', 0)
    # A door of the flat in the right wall, the front door behind the camera.
    for a, b, c in ((3.72, 3.80, 2.13), (4.62, 4.70, 2.13)):
        box(0.982, 1.0, a, b, 0, c, 'white', 0.004)
    box(0.982, 1.0, 3.72, 4.70, 2.05, 2.13, 'white', 0.004)
    box(0.988, 1.0, 3.80, 4.62, 0, 2.05, 'desk-white', 0.002)
    for z0, z1 in ((0.2, 0.92), (1.12, 1.9)):
        box(0.984, 0.99, 3.93, 4.49, z0, z1, 'desk-white', 0.003)
    rod((0.985, 3.88, 1.03), (0.935, 3.88, 1.03), 0.010, 'brass', 16)
    rod((0.938, 3.87, 1.03), (0.938, 4.0, 1.03), 0.0095, 'brass', 16)
    panel([(1.0, -4, 0), (-1.0, -4, 0), (-1.0, -4, top), (1.0, -4, top)], 'plaster')
    box(-0.45, 0.45, -4, -3.96, 0, 2.1, 'oak-panel', 0.004)
    for y, z in ((3.3, 1.08), (4.9, 0.28)):
        box(-1.0, -0.992, y, y + 0.08, z, z + 0.08, 'white', 0.004)
    luminaire('ard75', places, level=24, quality=1.0)
    file = ies_file('ard75', 'ARD75-9-930-W-DD')
    for x, y, z in places:
        photometric(file, (x, y, z - 0.004), (0.05, 0.05), SOFT, power=1.0)
        spot((x, y, z + 0.03), (x, y, z), 1.2, 178, 0.1, 0.015, SOFT)
    area((0.0, -3.4, 2.3), (0.0, 2.0, 1.0), 7, 1.4, 0.8, SOFT)
    camera((-0.34, -1.0, 1.45), (-0.02, 5.8, 1.62), 27, SHARP, focus=3.2, fstop=4.0)
    return {**GRADE, 'key': 0.17, 'warmth': 0.26, 'samples': 20, 'bounces': 5}
