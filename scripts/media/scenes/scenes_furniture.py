"""Furniture and planting of the room scenes, each a few solids with real proportions."""
import math
import random

from scenes_kit import ball, box, cylinder, lathe, mesh, rod
from scenes_materials import tint


def place(x, y, turn):
    """Function that maps a piece's own coordinates into the room."""
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    return lambda u, v: (x + u * c - v * s, y + u * s + v * c)


def slab(at, u0, u1, v0, v1, z0, z1, material, turn=0, bevel=0.0):
    cx, cy = at((u0 + u1) / 2, (v0 + v1) / 2)
    a, b = (u1 - u0) / 2, (v1 - v0) / 2
    return box(cx - a, cx + a, cy - b, cy + b, z0, z1, material, bevel, turn)


def table(x, y, length, width, height=0.74, top='oak', legs='graphite', turn=0):
    at = place(x, y, turn)
    a, b = length / 2, width / 2
    slab(at, -a, a, -b, b, height - 0.035, height, top, turn, 0.006)
    for u in (-a + 0.28, a - 0.28):
        slab(at, u - 0.03, u + 0.03, -b + 0.08, b - 0.08, 0, 0.03, legs, turn)
        slab(at, u - 0.03, u + 0.03, -b + 0.12, -b + 0.18, 0, height - 0.035, legs, turn)
        slab(at, u - 0.03, u + 0.03, b - 0.18, b - 0.12, 0, height - 0.035, legs, turn)


def chair(x, y, turn=0, seat='fabric-dark', frame='graphite'):
    """Four thin legs, a padded seat and a curved back; faces +v."""
    at = place(x, y, turn)
    slab(at, -0.23, 0.23, -0.22, 0.22, 0.42, 0.475, seat, turn, 0.02)
    for u in (-0.2, 0.2):
        for v, top in ((-0.2, 0.80), (0.19, 0.43)):
            start, end = at(u, v), at(u * 0.95, v * 0.94)
            rod((*start, 0), (*end, top), 0.011, frame)
    steps = 10
    points, faces = [], []
    for i in range(steps + 1):
        u = -0.23 + 0.46 * i / steps
        v = -0.2 - 0.05 * (1 - (u / 0.23) ** 2)
        px, py = at(u, v)
        qx, qy = at(u, v - 0.025)
        points += [(px, py, 0.62), (px, py, 0.84), (qx, qy, 0.84), (qx, qy, 0.62)]
    for i in range(steps):
        a, b = i * 4, i * 4 + 4
        faces += [(a, b, b + 1, a + 1), (a + 1, b + 1, b + 2, a + 2), (a + 2, b + 2, b + 3, a + 3), (a + 3, b + 3, b, a)]
    mesh('back', points, faces, seat, smooth=True)


def office_chair(x, y, turn=0, seat='fabric-dark'):
    at = place(x, y, turn)
    slab(at, -0.24, 0.24, -0.24, 0.24, 0.44, 0.51, seat, turn, 0.03)
    slab(at, -0.22, 0.22, -0.27, -0.22, 0.58, 1.0, seat, turn, 0.025)
    px, py = at(0, 0)
    cylinder(px, py, 0.12, 0.44, 0.025, 'graphite', 16)
    for i in range(5):
        angle = math.radians(turn + 72 * i)
        rod((px, py, 0.11), (px + 0.3 * math.cos(angle), py + 0.3 * math.sin(angle), 0.05), 0.018, 'graphite')
        ball(px + 0.3 * math.cos(angle), py + 0.3 * math.sin(angle), 0.03, 0.03, 'rubber', detail=2)
    rod((*at(0, -0.1), 0.44), (*at(0, -0.26), 0.66), 0.018, 'graphite')


def desk(x, y, turn=0, width=1.6, screen=True, top='paper'):
    """Desk with a monitor, a keyboard and a chair; the user sits at -v."""
    at = place(x, y, turn)
    a = width / 2
    slab(at, -a, a, -0.4, 0.4, 0.715, 0.74, top, turn, 0.004)
    for u in (-a + 0.08, a - 0.08):
        slab(at, u - 0.025, u + 0.025, -0.36, 0.36, 0, 0.03, 'graphite', turn)
        slab(at, u - 0.025, u + 0.025, -0.03, 0.03, 0, 0.715, 'graphite', turn)
    if screen:
        slab(at, -0.31, 0.31, 0.17, 0.19, 0.86, 1.2, 'black', turn, 0.004)
        slab(at, -0.02, 0.02, 0.19, 0.21, 0.74, 1.0, 'graphite', turn)
        slab(at, -0.12, 0.12, 0.12, 0.28, 0.74, 0.75, 'graphite', turn)
        slab(at, -0.22, 0.2, -0.2, -0.07, 0.74, 0.755, 'grey', turn)
    office_chair(*at(0.03, -0.62), turn + 4)


def sofa(x, y, turn=0, width=2.2, fabric='linen'):
    at = place(x, y, turn)
    a = width / 2
    slab(at, -a, a, -0.45, 0.45, 0.1, 0.3, fabric, turn, 0.03)
    for i in range(2):
        u = -a + 0.14 + i * (a - 0.14)
        slab(at, u + 0.01, u + a - 0.15, -0.44, 0.24, 0.3, 0.46, fabric, turn, 0.05)
        slab(at, u + 0.01, u + a - 0.15, 0.16, 0.36, 0.44, 0.78, fabric, turn, 0.06)
    slab(at, -a, a, 0.3, 0.47, 0.1, 0.7, fabric, turn, 0.04)
    for u in (-a, a - 0.14):
        slab(at, u, u + 0.14, -0.45, 0.45, 0.1, 0.58, fabric, turn, 0.04)


def armchair(x, y, turn=0, fabric='fabric-rust'):
    at = place(x, y, turn)
    slab(at, -0.3, 0.3, -0.34, 0.3, 0.24, 0.42, fabric, turn, 0.05)
    slab(at, -0.34, 0.34, 0.22, 0.38, 0.24, 0.80, fabric, turn, 0.06)
    for u in (-0.4, 0.3):
        slab(at, u, u + 0.1, -0.34, 0.36, 0.2, 0.58, fabric, turn, 0.04)
    for u in (-0.33, 0.33):
        for v in (-0.28, 0.3):
            rod((*at(u, v), 0), (*at(u, v), 0.22), 0.014, 'oak-z')


def bed(x, y, turn=0, width=1.7, cover='linen'):
    at = place(x, y, turn)
    a = width / 2
    slab(at, -a - 0.05, a + 0.05, -1.05, 1.05, 0.12, 0.28, 'oak', turn, 0.01)
    slab(at, -a, a, -1.03, 1.0, 0.28, 0.5, 'paper', turn, 0.07)
    slab(at, -a - 0.03, a + 0.03, -1.06, 0.4, 0.36, 0.55, cover, turn, 0.06)
    for u in (-a / 2, a / 2):
        slab(at, u - 0.34, u + 0.34, 0.52, 0.94, 0.5, 0.66, 'paper', turn, 0.07)


def shelf_books(x0, x1, y0, y1, z0, rng, height=0.30, fill=0.9, axis='x'):
    """A row of books along x (spines towards -y) or along y (spines towards +x)."""
    start, stop = (x0, x1) if axis == 'x' else (y0, y1)
    palette = [(0.50, 0.46, 0.40), (0.10, 0.11, 0.13), (0.33, 0.13, 0.07), (0.12, 0.17, 0.20), (0.42, 0.30, 0.16), (0.60, 0.58, 0.54), (0.06, 0.06, 0.065), (0.20, 0.22, 0.17)]
    at = start
    while at < stop - 0.05:
        thick = rng.uniform(0.018, 0.05)
        if rng.random() > fill:
            at += rng.uniform(0.1, 0.3)
            continue
        top = z0 + height * rng.uniform(0.62, 0.9)
        colour = tint(rng.choice(palette), 0.7)
        deep = rng.uniform(0.0, 0.03)
        if axis == 'x':
            box(at, at + thick - 0.002, y0 + deep, y1, z0, top, colour)
        else:
            box(x0, x1 - deep, at, at + thick - 0.002, z0, top, colour)
        at += thick


def bookcase(x0, x1, y0, y1, height, rows=6, material='oak-z', seed=1, bay=0.9, fill=0.88):
    """Shelves against a wall at y1, open towards -y."""
    rng = random.Random(seed)
    bays = max(1, round((x1 - x0) / bay))
    step = (x1 - x0) / bays
    box(x0, x1, y1 - 0.02, y1, 0, height, material)
    for i in range(bays + 1):
        box(x0 + i * step - 0.012, x0 + i * step + 0.012, y0, y1, 0, height, material)
    for row in range(rows + 1):
        z = 0.08 + row * (height - 0.1) / rows
        box(x0, x1, y0, y1, z - 0.012, z + 0.012, 'oak')
        if row == rows:
            continue
        for i in range(bays):
            shelf_books(x0 + i * step + 0.02, x0 + (i + 1) * step - 0.02, y0 + 0.05, y1 - 0.03, z + 0.012, rng, (height - 0.1) / rows, fill)


def pallet_load(x, y, z, rng, width=1.15, depth=0.8):
    """Boxes on a pallet, sometimes wrapped in film."""
    a, b = width / 2, depth / 2
    for v in (-b, -0.05, b - 0.1):
        box(x - a, x + a, y + v, y + v + 0.1, z, z + 0.1, 'cardboard-light')
    box(x - a, x + a, y - b, y + b, z + 0.1, z + 0.14, 'cardboard-light')
    top = rng.uniform(0.7, 1.25)
    if rng.random() < 0.3:
        box(x - a + 0.03, x + a - 0.03, y - b + 0.03, y + b - 0.03, z + 0.14, z + 0.14 + top, 'film', 0.02)
        return
    columns, rows = rng.choice(((2, 2), (3, 3), (2, 3), (3, 2)))
    for i in range(columns):
        for k in range(rows):
            if k == rows - 1 and rng.random() < 0.15:
                continue
            u0, u1 = -a + 0.02 + i * (width - 0.04) / columns, -a + 0.02 + (i + 1) * (width - 0.04) / columns
            z0 = z + 0.14 + k * top / rows
            box(x + u0 + 0.004, x + u1 - 0.004, y - b + 0.02, y + b - 0.02, z0, z0 + top / rows - 0.006, rng.choice(('cardboard', 'cardboard', 'cardboard-light')), 0.004)


def rack(x, y0, y1, levels, rng, depth=1.1, bay=2.7, rise=1.75, facing=1):
    """Pallet racking along y, centred on x."""
    bays = max(1, round((y1 - y0) / bay))
    step, a = (y1 - y0) / bays, depth / 2
    for i in range(bays + 1):
        y = y0 + i * step
        for u in (-a, a - 0.08):
            box(x + u, x + u + 0.08, y - 0.05, y + 0.05, 0, levels * rise + 0.6, 'blue')
        for k in range(int(levels * rise)):
            rod((x - a + 0.04, y, k + 0.2), (x + a - 0.04, y, k + 1.0), 0.015, 'blue', 8)
    for level in range(1, levels + 1):
        for u in (-a, a - 0.05):
            box(x + u, x + u + 0.05, y0, y1, level * rise - 0.12, level * rise, 'orange')
    for level in range(levels + 1):
        for i in range(bays):
            for part in (0.27, 0.73):
                if rng.random() < 0.88:
                    pallet_load(x, y0 + (i + part) * step, level * rise, rng, depth + 0.05, step * 0.4)


def tree(x, y, height=6.0, spread=1.8, seed=0, trunk=0.09, leaves='leaf', size=0.13):
    """A slim trunk, a few branches and a crown of many small leaves."""
    rng = random.Random(seed)
    bare = height * 0.38
    lathe([(trunk * 1.4, 0), (trunk, 0.3), (trunk * 0.8, bare), (trunk * 0.35, height * 0.8)], 'bark', (x, y, 0), 12)
    centre = bare + (height - bare) * 0.52
    for _ in range(9):
        angle, reach = rng.uniform(0, 6.28), rng.uniform(0.4, 0.85)
        end = (x + math.cos(angle) * spread * reach, y + math.sin(angle) * spread * reach, centre + rng.uniform(-0.3, 0.5) * (height - bare) * 0.6)
        rod((x, y, rng.uniform(bare * 0.9, centre)), end, trunk * 0.28, 'bark', 6)
    foliage(x, y, centre, spread, (height - bare) * 0.52, int(2600 * spread * (0.13 / size) ** 2), rng, leaves, size)


def foliage(x, y, z, radius, half_height, count, rng, leaves='leaf', size=0.13):
    """Leaves as small tilted quads in round clumps at the ends of twigs, inside an ellipsoid; no leaf floats apart."""
    clumps = []
    for _ in range(44):
        a, b, r = rng.uniform(0, 6.28), rng.uniform(-1, 1), rng.uniform(0.2, 1) ** 0.6
        flat = math.sqrt(1 - b * b)
        end = (math.cos(a) * flat * r * radius, math.sin(a) * flat * r * radius, b * r * half_height)
        clumps.append((end, radius * rng.uniform(0.18, 0.38)))
    points, faces = [], []
    for _ in range(count):
        (cx, cy, cz), reach = rng.choice(clumps)
        a, b, r = rng.uniform(0, 6.28), rng.uniform(-1, 1), reach * rng.random() ** 0.45
        flat = math.sqrt(1 - b * b)
        px, py, pz = (x + cx + math.cos(a) * flat * r, y + cy + math.sin(a) * flat * r, z + cz + b * r * 0.8)
        a, t, w = rng.uniform(0, 6.28), rng.uniform(-0.9, 0.9), size * rng.uniform(0.6, 1.2)
        ux, uy, uz = math.cos(a) * w, math.sin(a) * w, t * w * 0.6
        vx, vy, vz = -math.sin(a) * w * 0.5, math.cos(a) * w * 0.5, rng.uniform(-0.4, 0.4) * w
        n = len(points)
        points += [(px - ux, py - uy, pz - uz), (px + vx, py + vy, pz + vz), (px + ux, py + uy, pz + uz), (px - vx, py - vy, pz - vz)]
        faces.append((n, n + 1, n + 2, n + 3))
    _twigs(x, y, z, half_height, radius * 0.007, [end for end, _ in clumps])
    return mesh('leaves', points, faces, leaves)


def _twigs(x, y, z, half_height, thin, ends):
    """Thin twigs from the stem to the clumps of leaves, as crossed strips."""
    points, faces = [], []
    for u, v, w in ends:
        foot = z + min(w, 0) - half_height * 0.35
        for dx, dy in ((thin, 0), (0, thin)):
            n = len(points)
            points += [(x - dx, y - dy, foot), (x + dx, y + dy, foot), (x + u + dx * 0.3, y + v + dy * 0.3, z + w), (x + u - dx * 0.3, y + v - dy * 0.3, z + w)]
            faces.append((n, n + 1, n + 2, n + 3))
    mesh('twigs', points, faces, 'bark')


def planter(x, y, radius=0.28, height=0.5, plant=0.9, seed=0, material='concrete'):
    lathe([(0, 0), (radius * 0.8, 0), (radius, height), (radius * 0.9, height), (radius * 0.88, height - 0.05), (0, height - 0.05)], material, (x, y, 0), 40)
    foliage(x, y, height + plant * 0.5, radius * 1.25, plant * 0.5, 420, random.Random(seed), 'leaf', 0.10)


def hedge(x0, x1, y0, y1, height, seed=0, leaves='leaf'):
    """A clipped hedge: a dark core under a coat of leaves."""
    rng = random.Random(seed)
    box(x0 + 0.05, x1 - 0.05, y0 + 0.05, y1 - 0.05, 0, height - 0.05, leaves)
    points, faces = [], []
    for _ in range(int((x1 - x0) * (y1 - y0 + 2 * height) * 420)):
        px, py, pz = rng.uniform(x0, x1), rng.choice((y0, y0, rng.uniform(y0, y1))), rng.uniform(0.02, height)
        if py != y0:
            pz = height
        w, a = rng.uniform(0.03, 0.06), rng.uniform(0, 6.28)
        n = len(points)
        points += [(px - w * math.cos(a), py - 0.02, pz - w * math.sin(a)), (px, py + 0.01, pz + w), (px + w * math.cos(a), py - 0.03, pz + w * math.sin(a)), (px, py, pz - w)]
        faces.append((n, n + 1, n + 2, n + 3))
    mesh('hedge', points, faces, leaves)


def grass(x0, x1, y0, y1, count, seed=0, height=0.35):
    """Tufts of tall ornamental grass."""
    rng = random.Random(seed)
    points, faces = [], []
    for _ in range(count):
        px, py = rng.uniform(x0, x1), rng.uniform(y0, y1)
        for _ in range(26):
            a, h, lean = rng.uniform(0, 6.28), height * rng.uniform(0.6, 1.1), rng.uniform(0.05, 0.3)
            ox, oy = px + rng.gauss(0, 0.05), py + rng.gauss(0, 0.05)
            ux, uy = math.cos(a), math.sin(a)
            w = 0.006
            n = len(points)
            points += [(ox - uy * w, oy + ux * w, 0), (ox + uy * w, oy - ux * w, 0), (ox + ux * lean * h * 0.4, oy + uy * lean * h * 0.4, h * 0.6), (ox + ux * lean * h, oy + uy * lean * h, h)]
            faces += [(n, n + 1, n + 2), (n + 1, n + 3, n + 2)]
    mesh('grass', points, faces, 'leaf-light')


def picture(x, y, z, width, height, colours, seed=0, axis='xz'):
    """A framed abstract on a wall that faces -y (or +x with axis 'yz')."""
    rng = random.Random(seed)
    a, b = width / 2, height / 2
    if axis == 'xz':
        box(x - a - 0.02, x + a + 0.02, y - 0.03, y, z - b - 0.02, z + b + 0.02, 'graphite')
        box(x - a, x + a, y - 0.034, y - 0.028, z - b, z + b, 'paper')
        for i, colour in enumerate(colours):
            u, v, r, s = (rng.uniform(-0.4, 0.2) * width, rng.uniform(-0.4, 0.2) * height, rng.uniform(0.2, 0.55) * width, rng.uniform(0.2, 0.55) * height)
            box(max(x - a, x + u), min(x + a, x + u + r), y - 0.036 - i * 0.001, y - 0.03, max(z - b, z + v), min(z + b, z + v + s), tint(colour, 0.9))
        return
    box(x, x + 0.03, y - a - 0.02, y + a + 0.02, z - b - 0.02, z + b + 0.02, 'graphite')
    box(x + 0.028, x + 0.034, y - a, y + a, z - b, z + b, 'paper')
