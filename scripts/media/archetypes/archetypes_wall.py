"""Wall lights."""
import math

import numpy as np

from details import screw, torus_at
from optics import tir_lens

FACING = {'rx': 90}  # turns a part built facing up (+z) so that it faces out of the wall (-y)


def sphere(m, r, material, n=96, steps=24, glow=None, squash=1.0, start=0.0):
    """Sphere about the origin from polar angle `start` (0 at the top)."""
    pts, values = [], []
    for k in range(steps + 1):
        a = start + (math.pi - start) * k / steps
        x = r * math.sin(a)
        pts.append((x if 0 < k < steps or (start and k == 0) else 0.0, r * squash * math.cos(a)))
        values.append(glow(a) if glow else 1.0)
    m.lathe(pts, material, n, glow=values)


def wall_light(m, p):
    style = p.choice('style', {
        'tube': ('tube', 'mirror'), 'globe': ('globe', 'sphere', 'ball'), 'cylinder': ('cylinder', 'cylindrical'),
        'plate': ('thin plate', 'disc', 'sheet', 'shield', 'floating plate'), 'reading': ('reading', 'flexible', 'gooseneck', 'swivel'),
        'bowl': ('bowl', 'plaster', 'half-moon', 'uplighter', 'trough')}, 'block')
    return {'tube': wall_tube, 'globe': wall_globe, 'cylinder': wall_cylinder, 'plate': wall_plate, 'reading': wall_reading, 'bowl': wall_bowl, 'block': wall_block}[style](m, p)


def wall_block(m, p):
    """Rectangular up-and-down block with lit windows above and below."""
    w, h, d = p.mm('width_mm', 200), p.mm('height_mm', 110), p.mm('depth_mm', 92)
    finish, edge = p.finish('white'), p.mm('edge_mm', 1)
    wall, recess = p.mm('bezel_mm', 5), 0.005
    gap = p.mm('wall_gap_mm', 6)
    with m.placed(0, -gap - (d - gap) / 2, 0):
        depth = d - gap
        for s in (1, -1):
            with m.placed(rx=0 if s > 0 else 180):
                outline = m.rect(w / 2, depth / 2, p.mm('corner_mm', 2))
                m.sweep(outline, [(0, 0), (0, h / 2, edge), (-wall, h / 2, 0.0006), (-wall, h / 2 - recess)], finish)
                if s < 0 and p.flag('down_only', 'down only', 'downlight only'):
                    continue
                m.pane(w - 2 * wall, depth - 2 * wall, h / 2 - recess + 0.0004, p.lit, 0.002, up=True, edge_glow=0.7)
                m.light((0, 0, h / 2), (0, 0, 1), length=w - 2 * wall, width=depth - 2 * wall)
    m.slab(w * 0.72, gap, h * 0.72, 'dark-metal', 0.002, 0.0006, at=(0, -gap / 2, 0))
    if p.flag('side_screws', 'screw', 'grub'):
        for s in (-1, 1):
            with m.placed(s * w / 2, -d / 2, 0, ry=90 * s):
                screw(m, 0, 0, 0, 0.005)
    return 'wall'


def wall_cylinder(m, p):
    """Cylinder held off the wall, light up and down (or one way)."""
    r = p.mm('diameter_mm', p.number('width_mm', 90)) / 2
    h = p.mm('height_mm', 180)
    finish, y = p.finish('black'), -(p.mm('depth_mm', 115) - r)
    wall = p.mm('bezel_mm', 4)
    with m.placed(0, y, 0):
        for s in (1, -1):
            with m.placed(rx=0 if s > 0 else 180):
                m.lathe([(r, 0.0), (r, h / 2, 0.0012), (r - wall, h / 2, 0.0008), (r - wall, h / 2 - 0.012), (r * 0.55, h / 2 - 0.03)], finish, 112)
                if s > 0 and p.flag('down_only', 'down only'):
                    m.lathe([(0, h / 2 - 0.001), (r, h / 2 - 0.001)], finish, 112)
                    continue
                with m.placed(0, 0, h / 2 - 0.014, rx=180):
                    tir_lens(m, r - wall, 0.0, p.lit)
                    m.light((0, 0, 0), diameter=2 * (r - wall))
    m.slab(r * 0.8, abs(y) - r * 0.8, h * 0.24, finish, 0.004, 0.002, at=(0, y / 2 + r * 0.3, 0)) if abs(y) - r * 0.8 > 0.005 else None
    m.slab(r * 1.4, 0.010, h * 0.5, finish, 0.004, 0.0015, at=(0, -0.005, 0))
    return 'wall'


def wall_globe(m, p):
    """Glass globe in a cup on an arm from a round wall plate."""
    r = p.mm('diameter_mm', 138) / 2
    depth, finish = p.mm('depth_mm', 172), p.finish('brass')
    reach = -(depth - r)
    plate = p.mm('plate_mm', 90) / 2
    with m.placed(**FACING):
        m.lathe([(0, 0), (plate, 0, 0.001), (plate, 0.012, 0.003), (plate * 0.86, 0.018, 0.004), (0.012, 0.020), (0.010, 0.030, 0.002), (0, 0.030)], finish, 96)
    z = -p.mm('height_mm', 178) * 0.5 + 0.028
    m.curve([(0, -0.02, z + 0.03), (0, reach * 0.5, z + 0.018), (0, reach * 0.85, z + 0.004), (0, reach, z + 0.012)], 0.0065, finish, 10, 20)
    with m.placed(0, reach, z):
        m.lathe([(0, -0.004), (0.010, -0.004, 0.002), (0.014, 0.010, 0.003), (0.030, 0.022, 0.004), (0.034, 0.038, 0.001), (0.032, 0.038)], finish, 72)
        torus_at(m, 0.033, 0.030, 0.0014, finish)
        with m.placed(0, 0, 0.026 + r * 0.98):
            sphere(m, r, p.text('lit_material', 'lit-warm'), glow=lambda a: 0.86 + 0.14 * math.cos(a - 0.6))
            m.light((0, 0, 0), diameter=2 * r)
    return 'wall'


def wall_tube(m, p):
    """Horizontal opal tube with end caps on two brackets."""
    length, r = p.mm('length_mm', 600), p.mm('diameter_mm', 44) / 2
    y, finish = -(p.mm('depth_mm', 72) - r), p.finish('chrome')
    with m.placed(0, y, 0, ry=90):
        m.lathe([(r * 0.97, -length / 2 + 0.02), (r * 0.97, length / 2 - 0.02)], p.lit, 80, glow=[0.95, 0.95])
        for s in (-1, 1):
            e = s * length / 2
            m.lathe([(0, e), (r, e, 0.004), (r, e - s * 0.034, 0.001), (r * 0.96, e - s * 0.034)], finish, 80)
            m.lathe([(r * 1.001, e - s * 0.026), (r * 1.03, e - s * 0.0265, 0.0006), (r * 1.03, e - s * 0.0295, 0.0006), (r * 1.001, e - s * 0.030)], finish, 80)
        m.light((0, 0, 0), length=length, width=2 * r)
    for s in (-1, 1):
        with m.placed(s * length * 0.3, 0, 0, **FACING):
            m.lathe([(0, 0), (0.017, 0, 0.001), (0.017, 0.006, 0.002), (0.007, 0.008), (0.007, abs(y) - r * 0.9)], finish, 48)
    m.slab(0.12, 0.02, 0.05, finish, 0.006, 0.003, at=(0, -0.010, 0))
    return 'wall'


def wall_plate(m, p):
    """Shield in front of a hidden light source: glow spreads on the wall round it."""
    w, h, d = p.mm('width_mm', 200), p.mm('height_mm', 200), p.mm('depth_mm', 50)
    finish, thick = p.finish('white'), p.mm('wall_mm', 5)
    r = p.mm('diameter_mm', w * 1000) / 2
    with m.placed(**FACING):
        if p.says('round', 'disc', 'circular'):
            m.lathe([(0, 0), (r * 0.62, 0, 0.002), (r * 0.62, d - thick - 0.008, 0.002), (r * 0.5, d - thick)], 'white', 96)
            m.lathe([(r * 0.63, 0.004), (r * 0.63, d - thick - 0.010)], p.text('lit_material', 'lit-opal'), 96, glow=[0.9, 1])
            m.lathe([(0, d - thick), (r, d - thick, 0.001), (r, d, 0.002), (0, d)], finish, 144)
            m.light((0, 0, d * 0.5), (0, 0, -1), diameter=1.6 * r)
        else:
            m.slab(w * 0.62, h * 0.62, d - thick, 'white', 0.004, 0.002, at=(0, 0, (d - thick) / 2))
            m.sweep(m.rect(w * 0.315, h * 0.315, 0.004), [(0, 0.003), (0, d - thick - 0.004)], p.text('lit_material', 'lit-opal'))
            m.slab(w, h, thick, finish, p.mm('corner_mm', 4), 0.0016, at=(0, 0, d - thick / 2))
            m.light((0, 0, d * 0.5), (0, 0, -1), length=w * 0.8, width=h * 0.8)
    return 'wall'


def wall_reading(m, p):
    """Wall plate with a small aimable head on a jointed or flexible stem."""
    finish = p.finish('black')
    plate, r, length = p.mm('plate_mm', 80) / 2, p.mm('head_mm', 34) / 2, p.mm('head_length_mm', 78)
    depth = p.mm('depth_mm', 120)
    if p.says('square', 'rectangular'):
        m.slab(plate * 2, 0.024, p.mm('plate_height_mm', plate * 2000), finish, 0.005, 0.002, at=(0, -0.012, 0))
    else:
        with m.placed(**FACING):
            m.lathe([(0, 0), (plate, 0, 0.001), (plate, 0.024, 0.003), (0, 0.024)], finish, 96)
    with m.placed(plate * 0.45, -0.024, -plate * 0.35, **FACING):
        m.lathe([(0.007, 0), (0.007, 0.006, 0.001), (0.0055, 0.009, 0.001), (0, 0.009)], 'steel', 32)
    reach = p.mm('stem_mm', max(60, (depth - 0.05) * 1000))
    path = [(0, -0.02, 0), (0, -0.02 - reach * 0.25, 0.004), (0.012, -0.02 - reach * 0.6, 0.036), (0.012, -0.02 - reach * 0.92, 0.03)]
    m.curve(path, 0.0045, 'dark-metal' if p.says('gooseneck', 'flexible') else finish, 16, 16)
    with m.placed(0.012, -0.02 - reach * 0.92, 0.03, rx=-p.tilt(38), rz=0):
        with m.placed(0, 0, -length * 0.55):
            m.lathe([(r - 0.003, 0.004), (r - 0.003, 0, 0.0006), (r, 0, 0.001), (r, length, 0.004), (0, length)], finish, 80)
            with m.placed(0, 0, 0.002):
                m.lathe([(r - 0.003, 0), (r * 0.62, 0.014)], 'black', 64)
                tir_lens(m, r * 0.63, 0.014, p.lit)
                m.light((0, 0, 0), diameter=2 * r)
    return 'wall'


def wall_bowl(m, p):
    """Half bowl or trough on the wall that lights upwards."""
    w, h, d = p.mm('width_mm', 300), p.mm('height_mm', 120), p.mm('depth_mm', 110)
    finish = p.finish('white')
    n, steps = m.segments(48, 12), m.segments(12, 5)
    rings = []
    for k in range(steps + 1):
        f = k / steps
        scale = math.sin(f * math.pi / 2) ** 0.8
        a = np.linspace(0, math.pi, n)
        rings.append(np.column_stack([np.cos(a) * w / 2 * max(scale, 0.02), -np.sin(a) * d * max(scale, 0.02), np.full(n, -h / 2 + h * f ** 1.4)]))
    m.skin(rings, finish, closed=False)
    top = rings[-1] * np.array([0.965, 0.965, 1])
    m.skin([rings[-1], top, top - np.array([0, 0, h * 0.12])], finish, closed=False)
    face = top - np.array([0, 0, h * 0.10])
    m.add(face, [tuple(range(n))], p.text('lit_material', 'lit-opal'))
    m.slab(w * 0.96, 0.006, h * 0.9, finish, 0.002, 0.001, at=(0, -0.003, 0))
    m.light((0, -d * 0.4, h / 2), (0, 0, 1), length=w * 0.8, width=d * 0.7)
    return 'wall'


BUILDERS = {'wall-light': wall_light}
