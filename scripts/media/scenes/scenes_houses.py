"""Fronts of old town houses, and what leans against them."""
import math

from scenes_furnishing import bent
from scenes_furniture import place, slab
from scenes_kit import box, lathe, rod
from scenes_materials import glow
from scenes_town import balcony, casement, shutter, wall_pieces

SURROUND = 0.13


def surround(at, turn, u0, u1, z0, z1, stone):
    """A dressed frame round an opening, with a sill when it does not reach the ground."""
    w = SURROUND
    for a, b in ((u0 - w, u0 + 0.006), (u1 - 0.006, u1 + w)):
        slab(at, a, b, -0.02, 0.06, z0, z1, stone, turn, 0.006)
    slab(at, u0 - w, u1 + w, -0.02, 0.06, z1 - 0.006, z1 + w, stone, turn, 0.006)
    if z0 > 0.1:
        slab(at, u0 - w - 0.03, u1 + w + 0.03, -0.07, 0.2, z0 - 0.08, z0, stone, turn, 0.01)


def house_door(at, turn, u0, u1, z1, leaf):
    """Two panelled leaves in a deep opening, a lit fanlight, a worn step, a knocker."""
    v, top = 0.22, z1 - 0.42
    slab(at, u0, u1, v, v + 0.05, 0, top, leaf, turn)
    slab(at, u0, u1, v - 0.02, v + 0.05, top, top + 0.07, leaf, turn, 0.006)
    slab(at, u0, u1, v + 0.02, v + 0.03, top + 0.07, z1, glow(0.7, (1.0, 0.62, 0.3)), turn)
    middle = (u0 + u1) / 2
    slab(at, middle - 0.02, middle + 0.02, v - 0.012, v, 0, top, leaf, turn, 0.004)
    for a, b in ((u0 + 0.07, middle - 0.07), (middle + 0.07, u1 - 0.07)):
        for low, high in ((0.14, 0.72), (0.84, top - 0.12)):
            for p, q, r, s in ((a, b, low, low + 0.03), (a, b, high - 0.03, high), (a, a + 0.03, low, high), (b - 0.03, b, low, high)):
                slab(at, p, q, v - 0.014, v, r, s, leaf, turn, 0.005)
    for u in (middle - 0.06, middle + 0.06):
        rod((*at(u, v), 1.02), (*at(u, v - 0.06), 1.02), 0.012, 'brass', 16)
        rod((*at(u, v - 0.055), 0.98), (*at(u, v - 0.055), 1.06), 0.022, 'brass', 16)
    slab(at, u0 - 0.16, u1 + 0.16, -0.28, 0.25, 0, 0.13, 'concrete', turn, 0.02)


def grille(at, turn, u0, u1, z0, z1):
    n = int((u1 - u0) / 0.12)
    for i in range(n + 1):
        u = u0 + 0.02 + (u1 - u0 - 0.04) * i / n
        rod((*at(u, -0.05), z0 - 0.02), (*at(u, -0.05), z1 + 0.02), 0.008, 'black', 8)
    for z in (z0 + 0.12, (z0 + z1) / 2, z1 - 0.12):
        slab(at, u0 - 0.05, u1 + 0.05, -0.055, -0.045, z - 0.018, z + 0.018, 'black', turn)


def house_front(origin, turn, length, storeys, wall, colours, rng, door=1, lit=0.5):
    """A rendered front: ground floor with a door and barred windows, floors with shutters and balconies, cornice, pipe.

    `colours` are shutters, door and stone; `door` is the bay it stands in, `lit` the share of windows with light.
    """
    shutters, leaf, stone = colours
    at = place(*origin, turn)
    bays = max(1, round(length / 2.2))
    step = length / bays
    openings = []
    for i in range(bays):
        u = (i + 0.5) * step
        openings.append((u - 0.58, u + 0.58, 0.0, 2.5, 'door') if i == door else (u - 0.45, u + 0.45, 0.95, 2.4, 'barred'))
        for s in range(1, storeys):
            z = 0.45 + 3.05 * s
            tall = s == 1 and i % 2 == 0
            openings.append((u - 0.46, u + 0.46, z - 0.3 if tall else z + 0.35, z + 1.95, 'balcony' if tall else 'window'))
    height = storeys * 3.05 + 0.7
    wall_pieces(at, turn, length, height, openings, wall)
    for u0, u1, z0, z1, kind in openings:
        surround(at, turn, u0, u1, z0, z1, stone)
        if kind == 'door':
            house_door(at, turn, u0, u1, z1, leaf)
            continue
        casement(at, turn, u0, u1, z0, z1, rng, rng.uniform(0.35, 0.6) if rng.random() < lit else 0.0, leaf if kind == 'barred' else 'white')
        if kind == 'barred':
            grille(at, turn, u0, u1, z0, z1)
            continue
        for u, side in ((u0 - 0.03, -1), (u1 + 0.03, 1)):
            shutter(at, turn, u, z0 + 0.02, z1 - 0.02, 0.46, side, shutters)
        if kind == 'balcony':
            balcony(at, turn, u0 - 0.3, u1 + 0.3, z0)
    doors = sorted((o[0] - SURROUND, o[1] + SURROUND) for o in openings if o[4] == 'door')
    edges = [0.0, *(edge for pair in doors for edge in pair), length]
    for a, b in zip(edges[::2], edges[1::2]):
        slab(at, a, b, -0.035, 0, 0, 0.62, stone, turn, 0.008)
    slab(at, 0, length, -0.04, 0, 3.08, 3.2, stone, turn, 0.012)
    slab(at, 0, length, -0.28, 0.4, height, height + 0.16, stone, turn, 0.02)
    slab(at, 0, length, -0.14, 0.1, height - 0.14, height, stone, turn, 0.02)
    u = length - 0.18
    rod((*at(u, -0.08), 0.02), (*at(u, -0.08), height), 0.04, 'graphite', 16)
    for z in (0.6, 2.6, 4.8, 6.6):
        if z < height:
            slab(at, u - 0.055, u + 0.055, -0.13, 0, z, z + 0.03, 'graphite', turn, 0.004)


def bicycle(x, y, turn=0, frame='graphite', lean=0.0):
    """A town bicycle with mudguards and a basket; its front wheel at +u, leaning by `lean` metres at the saddle."""
    at = place(x, y, turn)

    def spot(u, z):
        return (*at(u, lean * z / 0.95), z)

    for u in (-0.53, 0.55):
        for r, t, material in ((0.335, 0.018, 'rubber'), (0.312, 0.009, 'steel')):
            ring = lathe([(r + t * math.cos(a), t * math.sin(a)) for a in [k * math.pi / 6 for k in range(13)]], material, spot(u, 0.355), 64)
            ring.rotation_euler = (math.pi / 2 - math.atan2(lean, 0.95), 0, math.radians(turn))
        for k in range(14):
            a = k * math.pi / 7
            rod(spot(u, 0.355), spot(u + 0.31 * math.cos(a), 0.355 + 0.31 * math.sin(a)), 0.0014, 'steel', 5)
        bent([spot(u + 0.375 * math.cos(a), 0.355 + 0.375 * math.sin(a)) for a in (2.9, 2.3, 1.6, 0.9, 0.3)], 0.013, frame)
    hub, crank, seat, head = (-0.53, 0.355), (-0.09, 0.30), (-0.24, 0.84), (0.36, 0.84)
    for a, b, r in ((hub, crank, 0.010), (hub, seat, 0.010), (crank, seat, 0.016), (crank, (0.38, 0.70), 0.018), (seat, head, 0.016), ((0.38, 0.66), (0.34, 0.98), 0.018), ((0.40, 0.66), (0.55, 0.355), 0.012)):
        rod(spot(*a), spot(*b), r, frame, 16)
    rod(spot(*seat), spot(-0.27, 0.95), 0.013, 'steel', 16)
    sx, sy = at(-0.29, lean)
    box(sx - 0.13, sx + 0.13, sy - 0.07, sy + 0.07, 0.95, 1.0, 'leather', 0.03, turn)
    bar = [(0.16, -0.29, 1.05), (0.30, -0.22, 1.06), (0.37, 0, 1.0), (0.30, 0.22, 1.06), (0.16, 0.29, 1.05)]
    bent([(*at(u, lean + v), z) for u, v, z in bar], 0.012, 'steel')
    for k in range(7):
        z, w = 0.74 + 0.04 * k, 0.14 + 0.008 * k
        bent([(*at(u, lean + v), z) for u, v in ((0.44, -w), (0.74, -w), (0.74, w), (0.44, w), (0.44, -w))], 0.006, 'oak')
    px, py = at(-0.09, 0.05)
    ring = lathe([(0.08, -0.004), (0.095, -0.004), (0.095, 0.004), (0.08, 0.004), (0.08, -0.004)], 'steel', (px, py, 0.30), 40)
    ring.rotation_euler = (math.pi / 2, 0, math.radians(turn))
