"""Small parts that make a luminaire believable: screws, springs, glands, cables, fins, lenses."""
import math
import os

import numpy as np

# Text printed on parts: the scripts that start Blender pass the company's name.
BRAND = os.environ.get('COMPANY_NAME', '').upper()


def screw(m, x, y, z, d=0.006, material='steel', up=True):
    """Socket-head screw standing on z, facing +z (or -z)."""
    r, h = d / 2, d * 0.32
    with m.placed(x, y, z, rx=0 if up else 180):
        m.lathe([(0, h), (r * 0.92, h, h * 0.4), (r, 0)], material, 20)
        t = np.linspace(0, 2 * math.pi, 7)[:-1]
        m.polygon(np.stack([np.cos(t), np.sin(t)], 1) * r * 0.5, h, 'rubber', depth=h * 0.06)


def spring_clip(m, angle, radius, z, size=0.03):
    """Butterfly spring of a recessed luminaire: wire loop, coil and tab at a polar place."""
    with m.placed(0, 0, z, rz=angle):
        with m.placed(radius, 0, 0):
            m.box(0.004, size * 0.55, size * 0.8, 'zinc', 0.0008, at=(0.002, 0, 0))
            with m.placed(0.008, 0, 0.002, rx=90):
                for k in range(4 if m.quality > 0.6 else 1):
                    with m.placed(0, 0, (k - 1.5) * size * 0.11):
                        torus(m, 0.0042, 0.0011, 'steel', 20, 8)
            reach = size * 1.5
            loop = [(0.008, -size * 0.25, 0.004), (reach * 0.7, -size * 0.3, size * 0.55),
                    (reach, -size * 0.2, size * 0.75), (reach * 1.04, 0, size * 0.78),
                    (reach, size * 0.2, size * 0.75), (reach * 0.7, size * 0.3, size * 0.55),
                    (0.008, size * 0.25, 0.004)]
            m.curve(loop, 0.0011, 'steel', steps=6, n=8)


def torus(m, radius, wire, material, n=48, k=12):
    """Ring of round section about z."""
    k = m.segments(k, 6)
    t = np.linspace(0, 2 * math.pi, k, endpoint=False)
    rings_n = m.segments(n, 10)
    rings = []
    for i in range(rings_n):
        a = 2 * math.pi * i / rings_n
        r = radius + wire * np.cos(t)
        rings.append(np.column_stack([r * math.cos(a), r * math.sin(a), wire * np.sin(t)]))
    m.skin(rings, material, loop=True)


def fins_radial(m, count, r0, r1, z0, z1, thickness, material, taper=0.0, chamfer=0.0, low=None):
    """Vertical plates round z between two radii; the outer edge may lean in at the top.

    `low` = (radius, z): below that height the inner edge widens to that radius at z0."""
    count = count if m.quality > 0.6 else min(count, 24)
    h = thickness / 2
    for i in range(count):
        with m.placed(rz=360 * i / count):
            outline = [(low[0] if low else r0, z0), (r1, z0), (r1, z1 - chamfer), (r1 - taper, z1), (r0, z1)]
            if low:
                outline.append((r0, low[1]))
            left = [(x, -h, z) for x, z in outline]
            right = [(x, h, z) for x, z in outline]
            n = len(outline)
            faces = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))]
            faces += [(k, k + n, (k + 1) % n + n, (k + 1) % n) for k in range(n)]
            m.add(left + right, faces, material)


def fins_row(m, count, width, length, height, thickness, material, at=(0, 0, 0)):
    """Plates side by side along x, `length` along y, standing on z."""
    count = count if m.quality > 0.6 else min(count, 16)
    for i in range(count):
        x = -width / 2 + width * (i + 0.5) / count
        m.box(thickness, length, height, material, min(thickness * 0.3, 0.0008), at=(at[0] + x, at[1], at[2] + height / 2))


def gland(m, d=0.02, material='plastic-black', cable=0.12, cable_material='cable-black', bend=0.0):
    """Cable gland along +z with a stub of cable."""
    r = d / 2
    t = circle_points(6, r * 1.15)
    for z0, z1 in ((0, r * 0.5), (r * 0.62, r * 1.25)):
        rings = [np.column_stack([t * f, np.full(6, z)]) for f, z in ((0.94, z0), (1, z0 + r * 0.06), (1, z1 - r * 0.06), (0.94, z1))]
        m.skin(rings, material, cap0=True, cap1=True)
    m.lathe([(r * 0.9, r * 1.2), (r * 0.85, r * 1.7, r * 0.2), (r * 0.45, r * 1.85), (r * 0.4, r * 1.8)], material, 24)
    if cable:
        m.curve([(0, 0, r), (0, 0, r + cable * 0.4), (0, bend * 0.4, r + cable * 0.75), (0, bend, r + cable)], r * 0.42, cable_material, 6, 12)


def circle_points(n, r, start=0.0):
    t = np.linspace(0, 2 * math.pi, n, endpoint=False) + start
    return np.stack([np.cos(t), np.sin(t)], 1) * r


def lens_dome(m, x, y, z, radius, up=False, material='lit-lens', rim='white-reflector'):
    """One moulded lens: a clear dome on a small foot, facing down unless `up`."""
    n = 20 if m.quality > 0.6 else 7
    with m.placed(x, y, z, rx=0 if up else 180):
        steps = 6 if m.quality > 0.6 else 3
        dome = [(radius * math.cos(a), radius * 0.75 * math.sin(a)) for a in np.linspace(0, math.pi / 2, steps)]
        t = circle_points(n, 1.0)
        rings = [np.column_stack([t * max(r, 1e-6), np.full(n, h)]) for r, h in dome[:-1]]
        rings.append(np.array([[0, 0, dome[-1][1]]]))
        m.skin(rings, material)


def led_chip(m, x, y, z, size=0.0035, up=True, lit=True):
    """SMD package: white body with a yellow or lit face."""
    with m.placed(x, y, z, rx=0 if up else 180):
        m.box(size, size, size * 0.3, 'plastic-white', size * 0.05, at=(0, 0, size * 0.15))
        h = size * 0.38
        m.polygon([(-h, -h), (h, -h), (h, h), (-h, h)], size * 0.3, 'lit-chip' if lit else 'phosphor', depth=size * 0.02)


def cables(m, x, y, z, length=0.12, colours=('cable-brown', 'cable-blue', 'cable-white'), spread=0.006, radius=0.0014):
    """A small bundle of leads going up from a point, slightly splayed."""
    for i, colour in enumerate(colours):
        dx = (i - (len(colours) - 1) / 2) * spread
        m.curve([(x + dx * 0.3, y, z), (x + dx * 0.6, y, z + length * 0.4), (x + dx * 1.6, y + dx, z + length * 0.8), (x + dx * 2.4, y + dx * 2, z + length)], radius, colour, 6, 8)


def rose(m, radius=0.05, height=0.025, material='white', finish_screw=True):
    """Ceiling canopy below z=0."""
    with m.unframed():
        _rose(m, radius, height, material, finish_screw)


def _rose(m, radius, height, material, finish_screw):
    m.lathe([(0, 0), (radius, 0, 0.002), (radius, -height, 0.004), (0.006, -height), (0.005, -height - 0.012, 0.001), (0, -height - 0.012)], material, 72)
    if finish_screw:
        for a in (60, 240):
            with m.placed(radius * math.cos(math.radians(a)), radius * math.sin(math.radians(a)), -height * 0.5, rz=a, ry=90):
                screw(m, 0, 0, 0, 0.005)


def suspension(m, x, y, top, bottom, material='steel', radius=0.0007, framed=False):
    """Steel wire with gripper between two heights."""
    with m.unframed():
        _suspension(m, x, y, top, bottom, material, radius, framed)


def _suspension(m, x, y, top, bottom, material, radius, framed):
    m.tube([(x, y, top), (x, y, (top + bottom) / 2), (x, y, bottom)], radius, material, 8, framed)
    with m.placed(x, y, bottom):
        m.lathe([(0.0012, 0.024), (0.0035, 0.022, 0.001), (0.0042, 0.008), (0.0052, 0.006, 0.0006), (0.0052, 0)], 'steel', 20)


def lettering(m, text, size, z=0.0, material='print', at=(0, 0), align='CENTER'):
    """Flat text in Blender's built-in face lying at height z, facing up."""
    import bpy

    curve = bpy.data.curves.new('lettering', 'FONT')
    curve.body, curve.size, curve.align_x, curve.align_y = text, size, align, 'CENTER'
    curve.resolution_u = 3 if m.quality > 0.6 else 1
    obj = bpy.data.objects.new('lettering', curve)
    mesh = obj.to_mesh()
    verts = [(v.co.x + at[0], v.co.y + at[1], z + 0.0003) for v in mesh.vertices]
    faces = [tuple(p.vertices) for p in mesh.polygons]
    m.add(verts, faces, material)
    obj.to_mesh_clear()
    bpy.data.objects.remove(obj)
    bpy.data.curves.remove(curve)


def torus_at(m, radius, z, wire, material):
    with m.placed(0, 0, z):
        torus(m, radius, wire, material, 120)
