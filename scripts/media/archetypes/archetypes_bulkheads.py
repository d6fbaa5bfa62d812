"""Bulkheads: round, oval, eyelid, brick and marine."""
import math

import numpy as np

from archetypes_wall import FACING
from details import gland, screw
from outlines import circle, ellipse


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
            glow.append(0.52 + 0.50 * math.sin(a) ** 1.4)
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
        c = math.sqrt(max(0.0, 1 - (f * 0.999) ** 2.4))
        rings.append(np.column_stack([np.cos(a) * w / 2 * max(c, 0.02), -np.sin(a) * d * max(c, 0.02), np.full(n, -h / 2 + h * f)]))
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
                m.slab(gx * 2, 2 * gy / blades * 0.66, 0.003, finish, 0.001, 0.001)
        for s in (-1, 1):
            screw(m, s * (w / 2 - bezel * 0.5), 0, 0.008, 0.006)
        m.slab(w - 2 * bezel + 0.01, h - bezel, d - 0.01, 'plastic-grey', 0.006, 0.003, at=(0, 0, -0.018 - (d - 0.01) / 2))
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


BUILDERS = {'bulkhead': bulkhead}
