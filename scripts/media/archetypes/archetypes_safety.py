"""Exit signs and emergency luminaires."""
import math

import numpy as np

from archetypes_wall import FACING
from details import BRAND, cables, circle_points, fins_radial, gland, lettering, screw, spring_clip, torus
from optics import tir_lens

# ISO 7010 style running figure in a doorway with an arrow, in a field 2.0 wide and 1.0 high.
MAN = [
    [(-0.50, 0.16), (-0.36, 0.20), (-0.22, 0.14), (-0.12, -0.02), (-0.17, -0.06), (-0.27, 0.06), (-0.33, 0.08), (-0.40, -0.06), (-0.30, -0.16), (-0.26, -0.38), (-0.34, -0.39), (-0.39, -0.21), (-0.50, -0.12), (-0.55, 0.00), (-0.50, 0.10), (-0.58, 0.08), (-0.64, -0.05), (-0.70, -0.02), (-0.63, 0.14)],
    [(-0.52, -0.10), (-0.44, -0.16), (-0.56, -0.27), (-0.74, -0.26), (-0.74, -0.19), (-0.58, -0.19)],
]
HEAD = (-0.33, 0.285, 0.068)
DOOR = [[(-0.16, -0.40), (-0.10, -0.40), (-0.10, 0.40), (-0.72, 0.40), (-0.72, 0.34), (-0.16, 0.34)]]
ARROW = [[(0.78, 0.045), (0.42, 0.045), (0.58, 0.25), (0.44, 0.25), (0.16, 0.0), (0.44, -0.25), (0.58, -0.25), (0.42, -0.045), (0.78, -0.045)]]


def pictogram(m, w, h, z, ground='lit-green', mark='lit-sign', down=False):
    """Green field with the figure, facing +z at height z."""
    m.slab(w, h, 0.0008, ground, 0.001, 0.0002, at=(0, 0, z))
    s = min(w / 2, h) * 0.98
    top = z + 0.0006
    for shape in MAN + DOOR:
        m.polygon([(x * s, y * s) for x, y in shape], top, mark)
    cx, cy, r = HEAD
    m.polygon([(cx * s + x, cy * s + y) for x, y in circle_points(24, r * s)], top, mark)
    if down:
        m.polygon([(0.45 * s - y * s, -x * s + 0.47 * s) for x, y in ARROW[0]][::1], top, mark)
    else:
        m.polygon([(0.94 * s - x * s, y * s) for x, y in ARROW[0]][::-1], top, mark)


def exit_sign(m, p):
    w, h, d = p.mm('length_mm', p.number('width_mm', 300)), p.mm('height_mm', 180), p.mm('width_mm', p.number('depth_mm', 40))
    if p.values.get('length_mm') is None:
        d = p.mm('depth_mm', 40)
    finish = p.finish('white')
    style = p.choice('style', {'blade': ('blade', 'acrylic', 'edge-lit', 'pane'), 'box': ('box', 'housing')}, 'box')
    if style == 'blade':
        rail = p.mm('rail_mm', 38)
        m.slab(w, d, rail, finish, 0.005, 0.003, at=(0, 0, -rail / 2))
        m.slab(w * 0.94, d * 0.3, 0.0016, 'dark-metal', 0.001, 0.0004, at=(0, 0, -rail - 0.0004))
        blade = h - rail
        plate = p.mm('blade_mm', 6)
        with m.placed(0, 0, -rail - blade / 2, rx=90):
            m.slab(w * 0.93, blade, plate, 'glass', 0.006, 0.0014)
            pictogram(m, w * 0.86, blade * 0.86, plate / 2 + 0.0006)
        with m.placed(0, 0, -rail - blade / 2, rx=90, rz=180):
            pictogram(m, w * 0.86, blade * 0.86, plate / 2 + 0.0006)
        with m.placed(w * 0.40, -d / 2, -rail * 0.5, rx=90):
            m.lathe([(0, 0.001), (0.0022, 0.0008), (0.0022, 0)], 'indicator', 20)
            m.lathe([(0.0022, 0), (0.0022, 0.0008, 0.0003), (0.0034, 0.0006), (0.0036, 0)], 'plastic-grey', 20)
        with m.placed(w * 0.355, -d / 2, -rail * 0.5, rx=90):
            m.lathe([(0, 0.0016), (0.0032, 0.0016, 0.0006), (0.0032, 0)], 'plastic-grey', 20)
        m.light((0, -d / 4, -rail - blade / 2), (0, -1, 0), length=w * 0.86, width=blade * 0.86)
        return 'ceiling'
    with m.placed(0, 0, 0, **FACING):
        corner = p.mm('corner_mm', 12)
        outline = m.rect(w / 2, h / 2, corner)
        m.sweep(outline, [(-0.01, 0), (0, 0.002, 0.002), (0, d * 0.45, 0.001), (-0.0015, d * 0.455)], finish)
        m.sweep(outline, [(-0.0018, d * 0.44), (-0.0018, d * 0.475)], 'rubber')
        m.sweep(outline, [(-0.0014, d * 0.47), (0, d * 0.475, 0.001), (0, d * 0.86, 0.006), (-0.008, d * 0.95, 0.004), (-0.014, d * 0.95)], finish)
        pictogram(m, w - 0.026, h - 0.026, d * 0.95)
        m.light((0, 0, d), (0, 0, 1), length=w * 0.9, width=h * 0.9)
        with m.placed(w * 0.44, -h / 2, d * 0.25, rx=90):
            m.lathe([(0, 0.001), (0.0024, 0.0008), (0.0024, 0)], 'indicator', 20)
    return 'wall'


def emergency(m, p):
    style = p.choice('style', {'twin': ('spotlight heads', 'twin', 'two round'), 'downlight': ('recessed round', 'torsion', 'downlight', 'recessed'), 'bulkhead': ('bulkhead', 'rounded-rectangle', 'cover')}, 'bulkhead')
    return {'twin': twin_spot, 'downlight': emergency_downlight, 'bulkhead': emergency_bulkhead}[style](m, p)


def emergency_downlight(m, p):
    finish, r, a, depth = p.finish('white'), p.mm('diameter_mm', 52) / 2, p.mm('aperture_mm', 24) / 2, p.mm('height_mm', 36)
    m.lathe([(a, 0.003), (a, -0.003, 0.001), (r - 0.004, -0.003, 0.002), (r, -0.0006, 0.0006), (r, 0)], finish, 112)
    n = 12
    dome = [(a * math.sin(math.pi / 2 * k / n) if k else 0, -0.002 - a * 0.5 * math.cos(math.pi / 2 * k / n)) for k in range(n + 1)]
    m.lathe(dome, 'lit-lens', 72)
    m.lathe([(a * 0.42, -0.002 - a * 0.53), (a * 0.30, -0.002 - a * 0.46), (0, -0.002 - a * 0.44)][::-1], 'lit-opal', 48, glow=[1.2, 1.1, 0.7])
    m.lathe([(r * 0.72, 0), (r * 0.72, depth * 0.3, 0.001), (r * 0.5, depth * 0.36), (r * 0.5, depth, 0.002), (0, depth)], 'cast', 72)
    fins_radial(m, int(p.number('fins', 6)) * 3, r * 0.48, r * 0.71, depth * 0.3, depth * 0.96, 0.0014, 'cast', taper=0.002)
    for k in range(2):
        spring_clip(m, 180 * k, r * 0.72, depth * 0.3, 0.022)
    with m.placed(r * 0.82, 0, -0.003, rx=180):
        m.lathe([(0, 0.0008), (0.0012, 0.0006), (0.0012, 0)], 'indicator', 16)
    cables(m, 0, 0, depth, 0.07, ('cable-red', 'cable-blue'), radius=0.0012)
    m.light((0, 0, -0.006), diameter=2 * a)
    return 'ceiling'


def emergency_bulkhead(m, p):
    length, w, h = p.mm('length_mm', 300), p.mm('width_mm', 118), p.mm('height_mm', p.number('depth_mm', 64))
    finish, corner = p.finish('white'), p.mm('corner_mm', 26)
    with m.placed(rx=180):
        outline = m.rect(length / 2, w / 2, corner)
        base = h * 0.42
        m.sweep(outline, [(-0.01, 0), (0, 0.0015, 0.002), (0, base, 0.004), (-0.010, base + 0.002, 0.002)], finish)
        m.sweep(outline, [(-0.010, base - 0.001), (-0.0115, base + 0.0026)], 'rubber')
        steps = 10
        profile, glow = [], []
        for k in range(steps + 1):
            a = math.pi / 2 * k / steps
            profile.append((-0.0115 - 0.030 * (1 - math.cos(a)) - (0.012 if k == steps else 0), base + 0.002 + (h - base) * math.sin(a)))
            glow.append(0.72 + 0.28 * math.sin(a))
        m.sweep(outline, profile, p.text('lit_material', 'lit-neutral'), cap1=True, glow=glow)
        for sx in (-1, 1):
            for sy in (-1, 1):
                x, y = sx * (length / 2 - 0.0115), sy * (w / 2 - 0.0115)
                with m.placed(x * 0.985, y * 0.96, base + 0.001):
                    m.lathe([(0.0055, 0.0005), (0.0055, 0.002, 0.0005), (0, 0.002)], 'plastic-grey', 24)
                    m.box(0.007, 0.0014, 0.0006, 'print', 0.0002, at=(0, 0, 0.0022))
        with m.placed(length * 0.462, 0, base + 0.006):
            m.lathe([(0, 0.004), (0.0024, 0.0034, 0.001), (0.0024, 0)], 'indicator', 20)
        m.light((0, 0, h), (0, 0, 1), length=length * 0.9, width=w * 0.8)
    with m.placed(length / 2, 0, -h * 0.2, ry=90):
        gland(m, 0.020, 'plastic-grey', 0.0)
    return 'ceiling'


def twin_spot(m, p):
    w, h, d = p.mm('length_mm', 330), p.mm('height_mm', 298), p.mm('width_mm', 128)
    r, finish = p.mm('diameter_mm', 78) / 2, p.finish('grey')
    box_h = h - 2 * r - 0.03
    bottom = -h / 2
    m.slab(w * 0.86, d * 0.78, box_h * 0.62, finish, 0.012, 0.004, at=(0, -d * 0.39, bottom + box_h * 0.68))
    m.slab(w * 0.90, d * 0.84, box_h * 0.34, finish, 0.012, 0.004, at=(0, -d * 0.42, bottom + box_h * 0.17))
    for s in (-1, 1):
        with m.placed(s * w * 0.40, -d * 0.84, bottom + box_h * 0.17, rx=90):
            screw(m, 0, 0, 0, 0.009)
        with m.placed(s * w * 0.38, -d * 0.78, bottom + box_h * 0.9, rx=90):
            screw(m, 0, 0, 0, 0.008)
    with m.placed(0, -d * 0.78, bottom + box_h * 0.7, rx=90):
        m.slab(0.11, 0.05, 0.0006, 'label', 0.002, 0.0002, at=(0, 0, 0.0003))
        lettering(m, BRAND, 0.012, 0.0006, at=(-0.02, 0.008))
        for k in range(3):
            m.box(0.06 - 0.012 * k, 0.0016, 0.0003, 'print', 0.0001, at=(-0.012 - 0.006 * k, -0.005 - 0.005 * k, 0.0007))
        with m.placed(0.038, 0, 0):
            m.lathe([(0, 0.003), (0.003, 0.0026, 0.001), (0.003, 0)], 'indicator', 20)
    for s in (-1, 1):
        x = s * (w / 2 - r)
        with m.placed(x, -d * 0.40, bottom + box_h):
            m.lathe([(0.024, -0.002), (0.024, 0.004, 0.002), (0.011, 0.008), (0.011, 0.030)], finish, 48)
            torus(m, 0.014, 0.004, 'rubber', 32, 10)
            with m.placed(0, 0, r + 0.016, rx=-62, rz=s * 20):
                with m.placed(0, 0, -r * 0.55):
                    m.lathe([(r * 0.86, 0.004), (r * 0.86, 0, 0.001), (r, 0, 0.002), (r, r * 0.5, 0.004), (r * 0.72, r * 0.9, 0.008), (0, r * 0.9)], finish, 96)
                    with m.placed(0, 0, 0.004):
                        m.lathe([(r * 0.86, 0), (r * 0.6, 0.016), (r * 0.3, 0.030)], 'reflector', 96)
                        tir_lens(m, r * 0.32, 0.028, 'lit-neutral')
                    m.lathe([(r * 0.86, 0.0015), (0, 0.0015)], 'glass', 80)
                    fins_radial(m, int(p.number('fins', 8)) * 3, r * 0.74, r * 0.99, r * 0.48, r * 0.90, 0.002, finish, taper=r * 0.12)
                    a = np.linspace(math.radians(20), math.radians(160), m.segments(36))
                    inner = np.column_stack([np.cos(a) * r, np.sin(a) * r, np.full(len(a), 0.004)])
                    outer = np.column_stack([np.cos(a) * r, np.sin(a) * r, -0.030 * np.sin((a - a[0]) / (a[-1] - a[0]) * math.pi)])
                    m.skin([inner * 1.003, outer * np.array([1.003, 1.003, 1]), outer * np.array([0.975, 0.975, 1]), inner * 0.975], finish, closed=False)
                    m.light((0, 0, 0), diameter=1.7 * r)
    return 'wall'


BUILDERS = {'exit-sign': exit_sign, 'emergency': emergency}
