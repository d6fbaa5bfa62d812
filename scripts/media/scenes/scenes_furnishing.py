"""Pieces that make a room lived in: bent chairs, curtains, doors, tableware, branches, books."""
import math
import random

import bpy

from scenes_furniture import place, slab
from scenes_kit import _material, ball, box, cylinder, lathe, mesh, rod
from scenes_materials import tint


def bent(points, radius, material, flat=1.0):
    """A smooth bar through points: bent timber, wire, stems; `flat` squeezes the section upright."""
    curve = bpy.data.curves.new('bent', 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = '3D', radius, 4, True
    spline = curve.splines.new('NURBS')
    spline.points.add(len(points) - 1)
    for point, place_ in zip(spline.points, points):
        point.co = (*place_, 1)
    spline.use_endpoint_u, spline.order_u, spline.resolution_u = True, min(4, len(points)), 8
    item = bpy.data.objects.new('bent', curve)
    curve.materials.append(_material(material))
    item.scale = (1, 1, flat)
    bpy.context.scene.collection.objects.link(item)
    return item


def bent_chair(x, y, turn=0, frame='oak-z', seat='linen'):
    """A dining chair with round tapered legs, a woven seat and one bent rail as back and arms; faces +v."""
    at = place(x, y, turn)
    for u in (-0.23, 0.23):
        rod((*at(u, 0.2), 0), (*at(u * 0.98, 0.19), 0.44), 0.016, frame, 20)
        bent([(*at(u * 1.04, -0.24), 0), (*at(u, -0.22), 0.42), (*at(u * 1.02, -0.17), 0.60), (*at(u * 1.12, -0.05), 0.70)], 0.0155, frame)
        rod((*at(u, 0.2), 0.36), (*at(u, -0.22), 0.36), 0.010, frame, 16)
    for v in (0.2, -0.22):
        rod((*at(-0.23, v), 0.40), (*at(0.23, v), 0.40), 0.012, frame, 16)
    slab(at, -0.235, 0.235, -0.22, 0.215, 0.425, 0.46, seat, turn, 0.016)
    rail = [(-0.285, 0.07), (-0.285, -0.08), (-0.24, -0.24), (0, -0.315), (0.24, -0.24), (0.285, -0.08), (0.285, 0.07)]
    bent([(*at(u, v), 0.715 + 0.03 * (v < -0.2)) for u, v in rail], 0.0175, frame)
    bent([(*at(-0.06, -0.22), 0.44), (*at(-0.05, -0.25), 0.58), (*at(-0.09, -0.275), 0.735)], 0.009, frame)
    bent([(*at(0.06, -0.22), 0.44), (*at(0.05, -0.25), 0.58), (*at(0.09, -0.275), 0.735)], 0.009, frame)


def solid_table(x, y, length, width, material='oak', turn=0):
    """A timber table on two round trestles, its edges rounded."""
    at = place(x, y, turn)
    a, b = length / 2, width / 2
    slab(at, -a, a, -b, b, 0.705, 0.742, material, turn, 0.010)
    for u in (-a + 0.42, a - 0.42):
        for v in (-b + 0.16, b - 0.16):
            px, py = at(u, v)
            lathe([(0, 0), (0.022, 0), (0.024, 0.01), (0.034, 0.70), (0, 0.70)], 'oak-z', (px, py, 0), 32)
        slab(at, u - 0.03, u + 0.03, -b + 0.12, b - 0.12, 0.64, 0.705, material, turn, 0.006)


def curtain(x0, x1, y, height, material='linen', folds=9, axis='x', depth=0.055, seed=0):
    """A hanging fabric from x0 to x1 (or along y with axis 'y') in uneven folds."""
    rng = random.Random(seed)
    columns, rows = folds * 14, 10
    phases = [rng.uniform(0.75, 1.25) for _ in range(folds + 2)]
    points, faces = [], []
    for i in range(columns + 1):
        f = i / columns
        fold = f * folds
        wave = math.sin(2 * math.pi * fold) * phases[int(fold)] + 0.25 * math.sin(5.1 * fold)
        for k in range(rows + 1):
            z = height * k / rows
            loose = 1 + 0.35 * (1 - k / rows)
            along, across = x0 + (x1 - x0) * f + 0.012 * math.sin(3 * fold + 4 * z), y + depth * wave * loose
            points.append((along, across, 0.012 + z) if axis == 'x' else (across, along, 0.012 + z))
    for i in range(columns):
        faces += [(i * (rows + 1) + k, (i + 1) * (rows + 1) + k, (i + 1) * (rows + 1) + k + 1, i * (rows + 1) + k + 1) for k in range(rows)]
    item = mesh('curtain', points, faces, material, smooth=True)
    item.data.auto_smooth_angle = math.pi
    return item


def door(x, y, width=0.9, height=2.1, leaf='oak-panel', frame='white'):
    """A closed leaf in a wall that faces -y, with architrave, lever handle and rose."""
    for u0, u1 in ((-0.07, 0.0), (width, width + 0.07)):
        box(x + u0, x + u1, y - 0.018, y, 0, height, frame, 0.004)
    box(x - 0.07, x + width + 0.07, y - 0.018, y, height, height + 0.07, frame, 0.004)
    box(x + 0.004, x + width - 0.004, y - 0.008, y + 0.02, 0.006, height - 0.004, leaf, 0.003)
    rose = lathe([(0, 0), (0.026, 0), (0.026, 0.008), (0.011, 0.010), (0.011, 0.045), (0, 0.045)], 'steel', (x + 0.07, y - 0.008, 1.05), 32)
    rose.rotation_euler = (math.pi / 2, 0, 0)
    rod((x + 0.065, y - 0.05, 1.05), (x + 0.19, y - 0.05, 1.05), 0.009, 'steel', 20)


def skirting(x0, x1, y, height=0.08, material='white'):
    """A board along the foot of a wall that faces -y."""
    box(x0, x1, y - 0.014, y, 0, height, material, 0.003)


def socket(x, y, z=0.3, count=2):
    """A row of sockets on a wall that faces -y."""
    box(x, x + 0.086 * count, y - 0.009, y, z, z + 0.086, 'white', 0.004)
    for i in range(count):
        lathe([(0, -0.012), (0.02, -0.012), (0.021, 0), (0.026, 0.001), (0, 0.001)], 'white', (x + 0.043 + 0.086 * i, y - 0.010, z + 0.043), 24).rotation_euler = (math.pi / 2, 0, 0)


def bowl(x, y, z, radius=0.16, material='porcelain'):
    """A thrown bowl with a foot and a rolled rim."""
    r = radius
    lathe([(0, 0.008), (r * 0.4, 0.006), (r * 0.42, 0), (r * 0.36, 0.012), (r * 0.62, r * 0.16), (r * 0.9, r * 0.42), (r, r * 0.6), (r * 1.01, r * 0.62), (r * 0.985, r * 0.63), (r * 0.86, r * 0.43), (r * 0.55, r * 0.19), (0, r * 0.13)], material, (x, y, z), 64)


def fruit(x, y, z, radius=0.16, seed=0):
    """Pears and lemons heaped in a bowl of that radius."""
    rng = random.Random(seed)
    for i in range(9):
        angle, away = i * 2.4, radius * (0.58 if i < 6 else 0.2)
        colour = rng.choice(((0.55, 0.42, 0.05), (0.42, 0.40, 0.08), (0.50, 0.34, 0.06)))
        ball(x + math.cos(angle) * away, y + math.sin(angle) * away, z + radius * (0.46 if i < 6 else 0.74), 0.036 * rng.uniform(0.9, 1.1), tint(colour, 0.5), rng.uniform(1.0, 1.25))


def vase(x, y, z, height=0.26, material='porcelain'):
    """A bellied vase with a narrow neck."""
    h = height
    lathe([(0, 0), (h * 0.22, 0), (h * 0.26, h * 0.03), (h * 0.38, h * 0.34), (h * 0.33, h * 0.58), (h * 0.15, h * 0.82), (h * 0.13, h * 0.92), (h * 0.17, h), (h * 0.155, h), (h * 0.115, h * 0.92), (0, h * 0.86)], material, (x, y, z), 64)


def branches(x, y, z, height=0.8, count=7, seed=0, leaves='leaf-light'):
    """Twigs with narrow leaves that fan out of a vase's neck."""
    rng = random.Random(seed)
    points, faces = [], []
    for _ in range(count):
        angle, lean = rng.uniform(0, 6.28), rng.uniform(0.12, 0.55)
        tall = height * rng.uniform(0.65, 1.0)
        stem = [(x + math.cos(angle) * lean * tall * f**1.5, y + math.sin(angle) * lean * tall * f**1.5, z + tall * f) for f in (0, 0.3, 0.6, 0.85, 1)]
        bent(stem, 0.0025, 'bark')
        for i in range(26):
            f = 0.25 + 0.75 * i / 26
            k = min(3, int(f * 4))
            at = [a + (b - a) * (f * 4 - k) for a, b in zip(stem[k], stem[k + 1])]
            turn, size, rise = rng.uniform(0, 6.28), rng.uniform(0.022, 0.038), rng.uniform(-0.1, 0.7)
            ux, uy = math.cos(turn), math.sin(turn)
            n = len(points)
            for along, side, drop in ((0, 0, 0), (0.5, 0.17, 0.02), (1, 0, -0.1), (0.5, -0.17, 0.02)):
                points.append((at[0] + ux * size * 2 * along - uy * size * 2 * side, at[1] + uy * size * 2 * along + ux * size * 2 * side, at[2] + size * 2 * (along * rise + drop)))
            faces.append((n, n + 1, n + 2, n + 3))
    mesh('leaves', points, faces, leaves)


def stack(x, y, z, count=4, seed=0):
    """Books lying on each other, none quite straight."""
    rng = random.Random(seed)
    palette = ((0.50, 0.47, 0.42), (0.10, 0.11, 0.13), (0.30, 0.12, 0.07), (0.15, 0.19, 0.19), (0.58, 0.55, 0.50))
    for i in range(count):
        thick, w, d, turn = rng.uniform(0.018, 0.036), rng.uniform(0.24, 0.31), rng.uniform(0.18, 0.23), rng.uniform(-9, 9)
        colour = tint(palette[(i + seed) % len(palette)], 0.65)
        box(x - w / 2 + 0.004, x + w / 2, y - d / 2 + 0.004, y + d / 2 - 0.004, z + 0.003, z + thick - 0.003, 'paper', 0, turn)
        for low, high in ((z, z + 0.003), (z + thick - 0.003, z + thick)):
            box(x - w / 2, x + w / 2 + 0.003, y - d / 2, y + d / 2, low, high, colour, 0.001, turn)
        box(x - w / 2 - 0.001, x - w / 2 + 0.004, y - d / 2, y + d / 2, z, z + thick, colour, 0.001, turn)
        z += thick


def beaker(x, y, z):
    """A thrown cup without a handle."""
    lathe([(0, 0), (0.029, 0), (0.033, 0.004), (0.037, 0.088), (0.0365, 0.09), (0.0345, 0.088), (0.030, 0.010), (0, 0.008)], 'porcelain', (x, y, z), 48)


def rug(x0, x1, y0, y1, material='carpet'):
    """A thick woven rug."""
    box(x0, x1, y0, y1, 0, 0.014, material, 0.006)


def sideboard(x0, x1, y0, y1, z0=0.16, z1=0.72, material='oak', doors=4):
    """A low cupboard on a recessed plinth with even joints between its fronts."""
    box(x0 + 0.06, x1 - 0.06, y0 + 0.06, y1, 0, z0, 'black')
    box(x0, x1, y0 + 0.022, y1, z0, z1 - 0.022, material, 0.002)
    box(x0 - 0.004, x1 + 0.004, y0 - 0.004, y1, z1 - 0.022, z1, material, 0.003)
    step = (x1 - x0) / doors
    for i in range(doors):
        box(x0 + i * step + 0.002, x0 + (i + 1) * step - 0.002, y0, y0 + 0.02, z0 + 0.004, z1 - 0.028, material, 0.002)
        cylinder(x0 + (i + (0.92 if i % 2 == 0 else 0.08)) * step, y0 - 0.012, 0.46, 0.50, 0.008, 'brass', 20)
