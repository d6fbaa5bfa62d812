"""Optical fronts shared by spots, downlights and floodlights; all face -z, the rim lies on z=0."""
import math

import numpy as np

from details import circle_points, lens_dome, torus


def reflector(m, r_open, r_led, depth, material='reflector', lit='lit-opal', facets=0, glow=0.75):
    """Parabolic reflector with the lit disc at its bottom, `depth` above the rim."""
    steps = 9 if m.quality > 0.6 else 4
    pts = []
    for k in range(steps + 1):
        f = k / steps
        pts.append((r_led + (r_open - r_led) * math.sqrt(1 - f) if f < 1 else r_led, depth * f))
    if facets and m.quality > 0.6:
        m.lathe(pts, material, facets, flat=True)
    else:
        m.lathe(pts, material, 96)
    m.disc(r_led * 1.01, depth, lit, edge_glow=glow)


def baffle(m, r_open, r_led, depth, steps=5, material='black', lit='lit-opal'):
    """Stepped anti-glare cone with the lit disc at its bottom."""
    pts = []
    for k in range(steps):
        r = r_open + (r_led - r_open) * k / steps
        r_next = r_open + (r_led - r_open) * (k + 1) / steps
        z, z_next = depth * k / steps, depth * (k + 1) / steps
        pts += [(r, z), (r, z + (z_next - z) * 0.72, 0.0004), (r_next, z_next)]
    m.lathe(pts, material, 96)
    m.disc(r_led * 1.01, depth, lit, edge_glow=0.8)


def tir_lens(m, radius, z, lit='lit-opal', rings=4):
    """Moulded lens with concentric ridges, bright heart and dimmer rim."""
    pts, glow = [(0.0, z + 0.0)], [1.12]
    for k in range(1, rings + 1):
        f0, f1 = (k - 0.55) / rings, k / rings
        pts += [(radius * f0, z - radius * 0.045), (radius * f1, z)]
        glow += [1.12 - 0.55 * f0, 1.02 - 0.62 * f1]
    m.lathe(pts[::-1], lit, 72, glow=glow[::-1])


def honeycomb(m, radius, z, depth=0.006, cell=0.0065, material='black'):
    """Hexagonal louvre grid filling a circle."""
    if m.quality < 0.6:
        cell *= 2.4
    verts, faces = [], []
    step_y = cell * math.sqrt(3) / 2
    rows = int(radius / step_y) + 1
    for j in range(-rows, rows + 1):
        for i in range(-rows, rows + 1):
            x, y = (i + (j % 2) / 2) * cell, j * step_y
            if math.hypot(x, y) > radius - cell * 0.35:
                continue
            h = circle_points(6, cell / math.sqrt(3), math.pi / 6) + (x, y)
            inner = circle_points(6, cell / math.sqrt(3) * 0.86, math.pi / 6) + (x, y)
            base = len(verts)
            for ring, level in ((h, z), (inner, z), (inner, z + depth)):
                verts += [(p[0], p[1], level) for p in ring]
            for k in range(6):
                l = (k + 1) % 6
                faces.append((base + k, base + l, base + 6 + l, base + 6 + k))
                faces.append((base + 6 + k, base + 6 + l, base + 12 + l, base + 12 + k))
    m.add(verts, faces, material)


def lens_cluster(m, radius, z, count, lens_r, holder='black', lit='lit-lens'):
    """Round plate with lenses on rings: 3, 4, 7, 12, 19… of them."""
    m.disc(radius, z, holder, edge_glow=1)
    rings = {1: [1], 3: [3], 4: [4], 5: [5], 6: [6], 7: [1, 6], 12: [3, 9], 19: [1, 6, 12], 37: [1, 6, 12, 18]}
    layout = rings.get(count) or rings[min(rings, key=lambda c: abs(c - count))]
    for k, number in enumerate(layout):
        r = 0 if number == 1 else radius * 0.82 * (k + 1 - (0.5 if layout[0] != 1 else 1)) / max(1, len(layout) - (0.5 if layout[0] != 1 else 1))
        if len(layout) == 1 and number > 1:
            r = radius * 0.52
        for p in circle_points(number, r, 0.3 * k):
            with m.placed(p[0], p[1], z):
                torus(m, lens_r * 1.06, lens_r * 0.1, holder, 28, 8)
            lens_dome(m, p[0], p[1], z, lens_r, material=lit)


def lens_grid(m, sx, sy, z, nx, ny, lens_r, plate='pcb-white', lit='lit-lens', oblong=1.0):
    """Rectangular plate of moulded lenses, as in floodlights and road luminaires."""
    if plate:
        m.slab(sx, sy, 0.002, plate, 0.002, 0.0004, at=(0, 0, z + 0.001))
    for i in range(nx):
        for j in range(ny):
            x = (i + 0.5 - nx / 2) * sx / nx
            y = (j + 0.5 - ny / 2) * sy / ny
            if m.quality > 0.6:
                with m.placed(x, y, z):
                    m.slab(min(sx / nx, lens_r * 2.6 * oblong) * 0.92, min(sy / ny, lens_r * 2.7) * 0.92, 0.0016, 'sensor-lens', lens_r * 0.4, 0.0004)
            _oblong_dome(m, x, y, z - 0.0006, lens_r, oblong, lit)


def _oblong_dome(m, x, y, z, radius, oblong, lit):
    n = 20 if m.quality > 0.6 else 8
    steps = 6 if m.quality > 0.6 else 3
    t = circle_points(n, 1.0)
    rings = []
    for a in np.linspace(0, math.pi / 2, steps)[:-1]:
        rings.append(np.column_stack([t[:, 0] * radius * oblong * math.cos(a), t[:, 1] * radius * math.cos(a), np.full(n, radius * 0.8 * math.sin(a))]))
    rings.append(np.array([[0, 0, radius * 0.8]]))
    with m.placed(x, y, z, rx=180):
        m.skin(rings, lit)


def louvre(m, sx, sy, z, depth, nx, ny, material='satin', thickness=0.0008):
    """Cells of parabolic-looking blades across a rectangle; the blades stand from z up to z+depth."""
    for i in range(nx + 1):
        x = -sx / 2 + sx * i / nx
        blade = [(-thickness / 2, 0), (thickness / 2, 0), (thickness * 2.4, depth), (-thickness * 2.4, depth)]
        with m.placed(x, 0, z, rz=90):
            m.extrude([(p[0], p[1]) for p in blade], sy, material)
    for j in range(ny + 1):
        y = -sy / 2 + sy * j / ny
        blade = [(-thickness / 2, 0), (thickness / 2, 0), (thickness * 2.4, depth), (-thickness * 2.4, depth)]
        with m.placed(0, y, z):
            m.extrude([(p[0], p[1]) for p in blade], sx, material)


def lens_rings(m, radius, z, count, lens_r):
    """Concentric rings of road-type lenses on a round plate."""
    if m.quality < 0.6:
        count = min(count, 24)
        lens_r *= 1.5
    rings = 4 if count > 50 else 3 if count > 18 else 2
    weights = [k + 1 for k in range(rings)]
    for k in range(rings):
        n = max(3, round(count * weights[k] / sum(weights)))
        r = radius * (0.30 + 0.64 * k / (rings - 1))
        for i in range(n):
            a = 2 * math.pi * (i + 0.5 * (k % 2)) / n
            _lens(m, r * math.cos(a), r * math.sin(a), z, lens_r)


def _lens(m, x, y, z, r):
    if m.quality > 0.6:
        with m.placed(x, y, z):
            m.lathe([(r * 1.25, 0), (r * 1.2, -r * 0.12), (r * 0.98, -r * 0.12)], 'sensor-lens', 20)
    lens_dome(m, x, y, z, r)
