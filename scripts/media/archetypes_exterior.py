"""Wall lights, bulkheads, bollards and in-ground luminaires."""
import math

import numpy as np

from details import fins_radial, gland, screw, torus
from geometry import ellipse
from optics import lens_grid, tir_lens

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
    h, d = p.mm('height_mm', 180), p.mm('depth_mm', p.number('diameter_mm', 90) + 25)
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
        torus_z(m, 0.033, 0.030, 0.0014, finish)
        with m.placed(0, 0, 0.026 + r * 0.98):
            sphere(m, r, p.text('lit_material', 'lit-warm'), glow=lambda a: 0.86 + 0.14 * math.cos(a - 0.6))
            m.light((0, 0, 0), diameter=2 * r)
    return 'wall'


def torus_z(m, radius, z, wire, material):
    with m.placed(0, 0, z):
        torus(m, radius, wire, material, 96)


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


def bulkhead(m, p):
    style = p.choice('style', {'marine': ('cage', 'marine'), 'eyelid': ('eyelid', 'semicircular'), 'brick': ('brick', 'flush in the wall', 'blades'), 'oval': ('oval',), 'square': ('square', 'rectangular'), 'round': ('round',)}, 'round')
    w = p.mm('diameter_mm', p.number('width_mm', p.number('length_mm', 280)))
    d, bezel, finish = p.mm('depth_mm', p.number('height_mm', 90)), p.mm('bezel_mm', 14), p.finish('white')
    if style == 'brick':
        return brick(m, p, finish)
    if style == 'eyelid':
        return eyelid(m, p, finish)
    if style == 'marine':
        return marine(m, p, finish)
    lit = p.text('lit_material', 'lit-opal')
    with m.placed(**FACING):
        if style == 'oval':
            outline = ellipse(p.mm('length_mm', 240) / 2, p.mm('width_mm', 150) / 2, m.segments(112))
        elif style == 'square':
            side = p.mm('length_mm', w * 1000) / 2
            outline = m.rect(side, p.mm('width_mm', side * 2000) / 2, p.mm('corner_mm', 30))
        else:
            from geometry import circle

            unit = circle(m.segments(144))
            outline = lambda offset: unit(w / 2 + offset)
        half = w / 2
        base = d * p.number('base_ratio', 0.34)
        if p.flag('trim_ring', 'trim ring', 'wide grey', 'held in'):
            m.sweep(outline, [(-0.006, 0), (0, 0.002, 0.003), (0, base, 0.004), (-bezel * 0.25, base + 0.008, 0.005), (-bezel, base + 0.004, 0.001), (-bezel, base - 0.004)], finish)
            if p.says('notch'):
                for k in range(4):
                    a = math.radians(45 + 90 * k)
                    with m.placed(half * math.cos(a), half * math.sin(a), base * 0.72, rz=45 + 90 * k):
                        m.slab(0.010, 0.024, base * 0.4, 'plastic-black', 0.002, 0.001, at=(-0.003, 0, 0))
            inset = bezel
        else:
            m.sweep(outline, [(-0.01, 0), (0, 0.0015, 0.002), (0, base - 0.004, 0.002), (-0.004, base - 0.003)], finish)
            m.sweep(outline, [(-0.004, base - 0.004), (-0.004, base + 0.001)], 'rubber')
            inset = 0.0
        flat = p.flag('flat_front', 'flat-fronted', 'flat front', 'flat opal')
        profile, glow = [], []
        steps = 16 if m.quality > 0.6 else 6
        for k in range(steps + 1):
            a = math.pi / 2 * k / steps
            if flat:
                x = -inset - 0.002 - min(0.03, half * 0.2) * (1 - math.cos(a)) - (half - inset) * 0.75 * max(0, (k / steps - 0.75) * 4) ** 1
            else:
                x = -inset - 0.001 - (half - inset) * (1 - math.cos(a)) * 0.985
            profile.append((x, base + (d - base) * (math.sin(a) if not flat else min(1, math.sin(a * 1.15)))))
            glow.append(0.70 + 0.32 * math.sin(a))
        m.sweep(outline, profile, lit, cap1=True, glow=glow)
        if p.flag('visor', 'half visor', 'visor'):
            cut = [(q[0] + 0.002, q[1] + 0.002) for q in profile]
            n = len(outline(0))
            rings = []
            for x, z in cut:
                ring = outline(x)
                keep = ring[: n // 2 + 1]
                rings.append(np.column_stack([keep, np.full(len(keep), z)]))
            m.skin(rings, finish, closed=False)
        m.light((0, 0, d), (0, 0, 1), diameter=w * 0.9)
    return 'wall'


def eyelid(m, p, finish):
    """Half-round shell projecting from the wall, prismatic glass on its flat underside."""
    w, h, d = p.mm('width_mm', 240), p.mm('height_mm', 128), p.mm('depth_mm', 116)
    n, steps = m.segments(56, 14), m.segments(16, 6)
    a = np.linspace(0, math.pi, n)
    rings = []
    for k in range(steps + 1):
        f = k / steps
        c = math.cos(f * math.pi / 2) ** 0.62
        rings.append(np.column_stack([np.cos(a) * w / 2 * max(c, 0.03), -np.sin(a) * d * max(c, 0.03) ** 0.9, np.full(n, -h / 2 + h * f)]))
    m.skin(rings, finish, closed=False)
    lip = rings[0] * np.array([0.93, 0.93, 1])
    m.skin([rings[0], lip, lip + np.array([0, 0, 0.006])], finish, closed=False)
    m.add(lip + np.array([0, 0, 0.004]), [tuple(range(n - 1, -1, -1))], p.text('lit_material', 'lit-opal'))
    for k in range(1, 8):
        y = -d * 0.93 * k / 8
        half = w / 2 * 0.9 * math.sqrt(max(0.02, 1 - (k / 8) ** 2))
        with m.placed(0, y, -h / 2 + 0.003, ry=90):
            m.lathe([(0.0022, -half), (0.0022, half)], 'lit-prism', 10, glow=[0.7, 0.7])
    m.slab(w * 1.02, 0.008, h * 1.02, finish, 0.03, 0.002, at=(0, -0.004, 0))
    seam = rings[int(steps * 0.62)] * 1.0015
    m.tube(seam, 0.0011, 'rubber', 8)
    for s in (-1, 1):
        with m.placed(s * w * 0.38, -0.008 - d * 0.12, h * 0.18, rx=60, rz=s * 20):
            screw(m, 0, 0, 0, 0.008)
    m.light((0, -d * 0.45, -h / 2), (0, 0, -1), length=w * 0.8, width=d * 0.8)
    return 'wall'


def brick(m, p, finish):
    """Recessed plate with louvre blades over the glass; the box reaches into the wall."""
    w, h, d = p.mm('width_mm', 252), p.mm('height_mm', 82), p.mm('depth_mm', 85)
    bezel, blades = p.mm('bezel_mm', 14), int(p.number('fins', 3))
    with m.placed(**FACING):
        outline = m.rect(w / 2, h / 2, p.mm('corner_mm', 5))
        m.sweep(outline, [(-0.004, 0), (0, 0, 0.0008), (0, 0.008, 0.002), (-bezel, 0.008, 0.001), (-bezel, -0.016)], finish)
        gx, gy = w / 2 - bezel, h / 2 - bezel
        m.pane(gx * 2, gy * 2, -0.014, p.text('lit_material', 'lit-opal'), 0.003, up=True, edge_glow=0.7)
        for k in range(blades):
            y = gy - 2 * gy * (k + 0.45) / blades
            with m.placed(0, y, -0.003, rx=-38):
                m.slab(gx * 2, 2 * gy / blades * 0.92, 0.003, finish, 0.001, 0.001)
        for s in (-1, 1):
            screw(m, s * (w / 2 - bezel * 0.5), 0, 0.008, 0.006)
        m.slab(w - 2 * bezel + 0.01, h - bezel, d - 0.01, 'plastic-grey', 0.006, 0.003, at=(0, 0, -0.012 - (d - 0.01) / 2))
        m.light((0, 0, 0.004), (0, 0, 1), length=gx * 2, width=gy * 2)
    return 'wall'


def marine(m, p, finish):
    """Oval or round bulkhead with cast rim, ribbed glass and a guard cage."""
    half_x, half_y, d = p.mm('length_mm', 240) / 2, p.mm('width_mm', 148) / 2, p.mm('depth_mm', 112)
    bezel = p.mm('bezel_mm', 24)
    with m.placed(**FACING):
        with m.placed(rz=p.number('roll', 90)):
            outline = ellipse(half_x, half_y, m.segments(128))
            base = d * 0.42
            m.sweep(outline, [(-0.02, 0), (0, 0, 0.003), (0.0, 0.012, 0.004), (-0.008, 0.018, 0.004), (-0.008, base - 0.012, 0.004), (0.0, base - 0.008, 0.004), (0.0, base + 0.004, 0.005), (-bezel, base + 0.010, 0.003), (-bezel, base)], finish)
            inner_x, inner_y = half_x - bezel, half_y - bezel
            glass = ellipse(inner_x, inner_y, m.segments(128))
            profile, glow, steps = [], [], 12
            for k in range(steps + 1):
                a = math.pi / 2 * k / steps
                profile.append((-inner_y * (1 - math.cos(a)) * 0.96, base + (d - base - 0.012) * math.sin(a)))
                glow.append(0.62 + 0.4 * math.sin(a) + (0.1 if k % 2 else -0.1))
            m.sweep(glass, profile, p.text('lit_material', 'lit-warm'), cap1=True, glow=glow)
            lift = d - 0.006
            for f in (-0.5, 0.5):
                reach = math.sqrt(1 - f * f)
                m.curve([(-inner_x * reach * 1.12, inner_y * f, base + 0.006), (-inner_x * reach * 0.95, inner_y * f, lift * 0.82), (0, inner_y * f, lift), (inner_x * reach * 0.95, inner_y * f, lift * 0.82), (inner_x * reach * 1.12, inner_y * f, base + 0.006)], 0.0042, finish, 10, 14)
                m.curve([(inner_x * f, -inner_y * reach * 1.16, base + 0.006), (inner_x * f, -inner_y * reach * 0.9, lift * 0.84), (inner_x * f, 0, lift + 0.004), (inner_x * f, inner_y * reach * 0.9, lift * 0.84), (inner_x * f, inner_y * reach * 1.16, base + 0.006)], 0.0042, finish, 10, 14)
            for s in (-1, 1):
                with m.placed(s * (half_x - bezel * 0.42), 0, base + 0.006):
                    m.lathe([(0.009, 0), (0.009, 0.006, 0.001), (0.005, 0.008), (0.005, 0.016), (0, 0.016)], finish, 32)
                    m.slab(0.007, 0.034, 0.014, finish, 0.003, 0.003, at=(0, 0, 0.018))
            m.light((0, 0, d), (0, 0, 1), length=inner_x * 2, width=inner_y * 2)
        with m.placed(0, -half_x + 0.008, base * 0.45, rx=90):
            gland(m, 0.022, finish, 0.0)
    return 'wall'


def bollard(m, p):
    style = p.choice('style', {'mushroom': ('mushroom', 'cap'), 'louvre': ('louvre ring', 'louvre', 'conical'), 'bite': ('bite', 'cut out', 'cut-out'), 'slot': ('slot',), 'blade': ('blade', 'flat', 'fin-like'), 'opal': ('opal cylinder', 'glowing opal', 'opal')}, 'slot')
    finish, height = p.finish('graphite'), p.mm('height_mm', 900)
    if style in ('opal', 'louvre') or (style == 'slot' and p.values.get('diameter_mm')):
        return round_bollard(m, p, style, finish, height)
    if style == 'mushroom':
        return mushroom(m, p, finish, height)
    return square_bollard(m, p, style, finish, height)


def base_plate(m, r, finish):
    m.lathe([(0, 0.006), (r + 0.03, 0.006, 0.002), (r + 0.03, 0)], finish, 96)
    for k in range(4):
        a = math.radians(45 + 90 * k)
        with m.placed((r + 0.016) * math.cos(a), (r + 0.016) * math.sin(a), 0.006):
            m.lathe([(0, 0.006), (0.007, 0.006, 0.001), (0.007, 0)], 'steel', 6)


def round_bollard(m, p, style, finish, height):
    r = p.mm('diameter_mm', 160) / 2
    head = p.mm('head_mm', max(180, height * 200))
    lid = p.mm('lid_mm', 14)
    top = height - lid
    base_plate(m, r, finish)
    lit = p.text('lit_material', 'lit-opal')
    if style == 'slot':
        head = p.mm('head_mm', 46)
    m.lathe([(r, 0.004), (r, top - head, 0.0015), (r - 0.006, top - head, 0.001), (r - 0.006, top - head - 0.01)], finish, 112)
    m.lathe([(r * 1.0006, 0.1), (r * 0.99, 0.1005), (r * 0.99, 0.1025), (r * 1.0006, 0.103)], 'rubber', 96)
    with m.placed(0, 0, 0):
        m.lathe([(0, top - 0.001), (r - 0.002, top - 0.001), (r, top, 0.001), (r, height, 0.003), (0, height)], finish, 112)
    if style == 'opal':
        m.lathe([(r - 0.002, top - head), (r - 0.002, top - head * 0.5), (r - 0.002, top)], lit, 112, glow=[0.8, 1, 0.86])
    elif style == 'louvre':
        m.lathe([(r * 0.48, top - head), (r * 0.48, top - head * 0.5), (r * 0.48, top)], lit, 80, glow=[0.7, 1.05, 0.8])
        n = int(p.number('fins', 4))
        for k in range(n):
            z = top - head + head * (k + 0.62) / n
            drop = head / n * 0.62
            m.lathe([(r * 0.62, z + drop * 0.75), (r - 0.001, z, 0.001), (r, z - 0.003, 0.001), (r * 0.62, z + drop * 0.75 - 0.004)], finish, 112)
        for k in range(3):
            with m.placed(0, 0, 0, rz=120 * k + 50):
                m.slab(0.008, 0.012, head, finish, 0.002, 0.001, at=(r * 0.90, 0, top - head / 2))
        m.lathe([(0, top - head + 0.002), (r - 0.004, top - head + 0.002)], finish, 96)
    else:
        m.lathe([(r * 0.7, top - head), (r * 0.7, top)], 'dark-metal', 80)
        m.lathe([(r * 0.7, top - 0.003), (r * 0.97, top - 0.003)], lit, 96, glow=[1, 0.9])
    screw_at(m, 0, r, height - lid / 2)
    m.light((0, 0, top - head / 2), (0, 0, -1), diameter=2 * r)
    return 'floor'


def screw_at(m, x, r, z):
    with m.placed(x, -r, z, rx=90):
        screw(m, 0, 0, 0, 0.006)


def mushroom(m, p, finish, height):
    r, stem = p.mm('diameter_mm', 200) / 2, p.mm('stem_mm', 28) / 2
    base_plate(m, stem + 0.02, finish)
    cap = p.mm('cap_mm', 44)
    m.lathe([(stem, 0.004), (stem, height - cap * 0.5), (stem * 0.9, height - cap * 0.4)], finish, 64)
    m.lathe([(stem + 0.006, 0.006), (stem + 0.006, 0.03, 0.003), (stem, 0.032)], finish, 64)
    under = height - cap
    m.lathe([(0, height), (r * 0.3, height - 0.001, 0.02), (r * 0.82, height - cap * 0.5, 0.06), (r, under + 0.006, 0.006), (r, under, 0.003), (r - 0.005, under, 0.002), (r - 0.006, under + 0.008)], finish, 144)
    m.lathe([(r - 0.006, under + 0.004), (r * 0.6, under + 0.010), (stem, under + 0.012)], p.text('lit_material', 'lit-opal'), 128, glow=[0.75, 0.95, 1])
    m.light((0, 0, under), (0, 0, -1), diameter=2 * r)
    return 'floor'


def square_bollard(m, p, style, finish, height):
    w, d = p.mm('width_mm', 100), p.mm('depth_mm', p.number('width_mm', 100))
    lit, corner = p.text('lit_material', 'lit-opal'), p.mm('corner_mm', 3)
    m.slab(w + 0.05, d + 0.05, 0.006, finish, 0.008, 0.002, at=(0, 0, 0.003))
    for sx in (-1, 1):
        for sy in (-1, 1):
            with m.placed(sx * (w / 2 + 0.013), sy * (d / 2 + 0.013), 0.006):
                m.lathe([(0, 0.006), (0.006, 0.006, 0.001), (0.006, 0)], 'steel', 6)
    gap = p.mm('slot_mm', 60 if style == 'slot' else 70 if style == 'bite' else 40)
    lid = p.mm('lid_mm', 40)
    low = height - lid - gap
    m.slab(w, d, low - 0.005, finish, corner, 0.0016, at=(0, 0, 0.005 + (low - 0.005) / 2))
    m.slab(w, d, lid, finish, corner, 0.0016, at=(0, 0, height - lid / 2))
    if style == 'slot':
        m.slab(w * 0.5, d * 0.5, gap + 0.01, finish, 0.002, 0.001, at=(0, 0, low + gap / 2))
        m.sweep(m.rect(w * 0.46, d * 0.46, 0.002), [(0, height - lid - 0.0012), (-min(w, d) * 0.19, height - lid - 0.0012)][::-1], lit, glow=[1, 0.85])
    else:
        m.slab(w, d * 0.32, gap + 0.01, finish, 0.001, 0.001, at=(0, d * 0.34, low + gap / 2))
        m.pane(w * 0.8, d * 0.5, height - lid - 0.0012, lit, 0.003) if False else None
        with m.placed(0, -d * 0.16, 0):
            m.pane(w * 0.78, d * 0.48, height - lid - 0.0012, lit, 0.003)
    screw_at(m, 0, d / 2, 0.12)
    m.light((0, -d * 0.2, height - lid), (0, 0, -1), length=w * 0.8, width=d * 0.5)
    return 'floor'


def in_ground(m, p):
    """Recessed in the ground: frame, glass and lens above, housing below z=0."""
    finish = p.finish('steel')
    square = p.choice('shape', {'square': ('square',), 'linear': ('linear', 'rectangular', 'long'), 'round': ('round', 'circular')}, 'round')
    r = p.mm('diameter_mm', p.number('width_mm', 180)) / 2
    depth, bezel = p.mm('depth_mm', p.number('height_mm', 160)), p.mm('bezel_mm', 16)
    rise = 0.004
    tint = p.text('inner', 'black')
    if square in ('square', 'linear'):
        hx = p.mm('length_mm', r * 2000) / 2
        hy = p.mm('width_mm', r * 2000) / 2
        corner = p.mm('corner_mm', 4)
        m.sweep(m.rect(hx, hy, corner), [(0, -0.004), (0, rise, 0.0016), (-bezel, rise, 0.001), (-bezel, -0.006)], finish)
        gx, gy = hx - bezel, hy - bezel
        m.slab(hx * 2 - 0.014, hy * 2 - 0.014, depth, 'dark-metal', corner, 0.004, at=(0, 0, -depth / 2 - 0.004)) if False else m.sweep(m.rect(hx - 0.007, hy - 0.007, corner), [(0, -0.004), (0, -depth, 0.006), (-min(hx, hy) * 0.9, -depth)], 'plastic-black')
        if square == 'linear':
            count = max(3, int(p.number('lenses', round(gx * 2 / 0.045))))
            with m.placed(0, 0, 0, rx=180):
                m.slab(gx * 2, gy * 2, 0.003, tint, 0.002, 0.0005, at=(0, 0, 0.022))
                lens_grid(m, gx * 1.96, gy * 1.5, 0.020, count, 1, min(gy * 0.6, gx / count * 0.7), plate=None)
        elif p.says('frosted', 'opal', 'satin'):
            m.pane(gx * 2, gy * 2, rise - 0.0022, p.lit, 0.002, up=True)
        else:
            with m.placed(0, 0, -0.004, rx=180):
                m.sweep(m.rect(gx, gy, 0.003), [(0, 0), (-gx * 0.12, 0.01), (-gx * 0.42, depth * 0.28)], tint, glow=[1, 1, 1])
                m.pane(gx * 1.2, gy * 1.2, depth * 0.26, p.lit, 0.004)
        m.slab(gx * 2, gy * 2, 0.003, 'glass', 0.002, 0.0006, at=(0, 0, rise - 0.0022))
        places = [(s * (hx - bezel / 2), t * (hy - bezel / 2)) for s in (-1, 1) for t in (-1, 1)]
        m.light((0, 0, rise), (0, 0, 1), length=gx * 2, width=gy * 2)
    else:
        m.lathe([(r, -0.004), (r, rise - 0.001, 0.002), (r - 0.004, rise, 0.002), (r - bezel, rise, 0.001), (r - bezel, -0.008)], finish, 144)
        g = r - bezel
        m.lathe([(r - 0.006, -0.004), (r - 0.006, -depth * 0.3), (r * 0.86, -depth * 0.34, 0.004), (r * 0.80, -depth, 0.006), (0, -depth)], 'plastic-black', 112)
        fins_radial(m, 12, r * 0.78, r * 0.92, -depth * 0.9, -depth * 0.3, 0.004, 'plastic-black')
        with m.placed(0, 0, 0, rx=180):
            optic = p.choice('optic', {'frosted': ('frosted', 'opal', 'satin'), 'wash': ('asymmetric', 'wall-wash'), 'lens': ('lens', 'adjustable', 'spot', 'collimator', 'gimbal')}, 'lens')
            if optic == 'frosted':
                m.disc(g, -0.001, p.lit, edge_glow=0.7)
            else:
                m.lathe([(g, 0.004), (g * 0.96, 0.012), (g * 0.8, 0.030)], tint, 96)
                count = int(p.number('lenses', 7 if r > 0.08 else 3 if r > 0.05 else 1))
                from optics import lens_cluster

                with m.placed(0, 0, 0.030, rx=8 if optic == 'wash' else 0):
                    if count == 1:
                        tir_lens(m, g * 0.8, 0, p.lit)
                    else:
                        lens_cluster(m, g * 0.82, 0, count, g * p.number('lens_ratio', 0.23), tint)
        m.lathe([(g + 0.0005, rise - 0.0006), (g * 0.8, rise - 0.0004), (0, rise - 0.0002)], 'glass', 96)
        places = []
        for k in range(int(p.number('screws', 6 if r > 0.08 else 4))):
            a = 2 * math.pi * (k + 0.5) / int(p.number('screws', 6 if r > 0.08 else 4))
            places.append(((r - bezel * 0.5) * math.cos(a), (r - bezel * 0.5) * math.sin(a)))
        m.light((0, 0, rise), (0, 0, 1), diameter=2 * g)
    if not p.says('concealed', 'screwless', 'no visible screws', 'hidden screws'):
        for x, y in places:
            screw(m, x, y, rise, min(0.008, bezel * 0.42), 'steel' if finish not in ('steel',) else 'gunmetal')
    with m.placed(0, 0, -depth, rx=180):
        gland(m, 0.022, 'plastic-black', 0.12, 'cable-black', 0.06)
    return 'floor'


BUILDERS = {'wall-light': wall_light, 'bulkhead': bulkhead, 'bollard': bollard, 'in-ground': in_ground}
