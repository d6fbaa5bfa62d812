"""LED tape and aluminium profiles."""
import math

import numpy as np

from details import led_chip


def ribbon(m, path, width, thickness, material, offset=0.0):
    """Tape standing on edge along a path in the ground plane, its face to the path's left."""
    pts = np.array(path, float)
    d = np.gradient(pts, axis=0)
    n = np.stack([d[:, 1], -d[:, 0]], 1)
    n /= np.linalg.norm(n, axis=1, keepdims=True)
    rings = []
    for q, v in zip(pts, n):
        a, b = q + v * offset, q + v * (offset + thickness)
        rings.append(np.array([[a[0], a[1], 0], [b[0], b[1], 0], [b[0], b[1], width], [a[0], a[1], width]]))
    m.skin(rings, material, cap0=True, cap1=True)
    return pts, n


def coil_path(turns, r_out, pitch, tail, sway):
    """Spiral from the inside out that leaves along a gentle S."""
    pts = []
    steps = 72
    for k in range(int(turns * steps) + 1):
        f = k / steps
        r = r_out - pitch * (turns - f)
        a = 2 * math.pi * (f - turns) - math.pi / 2
        pts.append((r * math.cos(a), r * math.sin(a)))
    x0, y0 = pts[-1]
    for k in range(1, 61):
        f = k / 60
        x = x0 + tail * f
        pts.append((x, y0 + sway * (math.sin(f * math.pi * 1.35 - math.pi / 2) + 1) * 0.5 * min(1, f * 1.6) - sway * 0.62 * f * f))
    return pts


def resample(path, step):
    """Points and headings every `step` metres along a path."""
    pts = np.array(path, float)
    seg = np.linalg.norm(np.diff(pts, axis=0), axis=1)
    s = np.concatenate([[0], np.cumsum(seg)])
    at = np.arange(step / 2, s[-1], step)
    x, y = np.interp(at, s, pts[:, 0]), np.interp(at, s, pts[:, 1])
    x2, y2 = np.interp(at + 1e-4, s, pts[:, 0]), np.interp(at + 1e-4, s, pts[:, 1])
    return list(zip(x, y, np.degrees(np.arctan2(y2 - y, x2 - x)), at / s[-1]))


def strip(m, p):
    width, thick = p.mm('width_mm', 10), 0.0004
    kind = p.choice('style', {'neon': ('neon', 'flexible tube'), 'sealed': ('silicone', 'sealed', 'ribbon of'), 'cob': ('cob', 'strand', 'unbroken'), 'smd': ('leds every', 'packages', 'tiny')}, 'smd')
    turns = p.number('turns', 3 if kind in ('sealed', 'neon') else 5)
    if m.quality < 0.6:
        turns = min(turns, 2)
    pitch = p.mm('coil_pitch_mm', 11 if kind in ('sealed', 'neon') else 5)
    path = coil_path(turns, p.mm('coil_mm', 66), pitch, p.mm('tail_mm', 110), p.mm('sway_mm', 44))
    if m.quality < 0.6:
        path = [*path[:-1:3], path[-1]]
    depth = p.mm('height_mm', 2) if kind in ('sealed', 'neon') else thick
    if kind in ('sealed', 'neon'):
        ribbon(m, path, width, depth * 0.82, p.text('body_material', 'silicone'))
        if kind == 'neon':
            ribbon(m, path, width * 0.5, 0.0003, p.lit, depth * 0.82)
        if kind == 'sealed':
            with m.placed(0, 0, width * 0.14):
                ribbon(m, path, width * 0.72, depth * 0.16, 'lit-soft', depth * 0.8)
            for x, y, heading, _ in resample(path, p.mm('pitch_mm', 8.3)):
                with m.placed(x, y, width / 2, rz=heading - 90, rx=0):
                    with m.placed(depth * 0.985, 0, 0, ry=90):
                        m.lathe([(0, 0.0002), (width * 0.14, 0.0001), (width * 0.2, -0.0003)], 'lit-chip', 14)
    else:
        ribbon(m, path, width, thick, p.text('board_material', 'pcb-white'))
        ribbon(m, path, width * 0.96, thick * 0.3, 'tape-liner', -thick * 0.3)
        if kind == 'cob':
            strand = p.mm('strand_mm', 4)
            with m.placed(0, 0, (width - strand) / 2):
                shade = p.text('shade_to')
                cut = len(path) * 3 // 5 if shade else len(path)
                ribbon(m, path[: cut + 1], strand, 0.0009, p.text('lit_material', 'lit-warm'), thick)
                if shade:
                    middle = cut + (len(path) - cut) // 2
                    ribbon(m, path[cut : middle + 1], strand, 0.0009, 'lit-neutral', thick)
                    ribbon(m, path[middle:], strand, 0.0009, shade, thick)
            marks = 0.05
        else:
            size = p.mm('chip_mm', 3.2)
            for index, (x, y, heading, _) in enumerate(resample(path, p.mm('pitch_mm', 8.3))):
                if m.quality < 0.6 and index % 4:
                    continue
                colour = p.text('lit_cycle')
                with m.placed(x, y, width / 2, rz=heading - 90):
                    with m.placed(thick, 0, 0, ry=90):
                        m.box(size, size, 0.0011, 'plastic-white', 0.0002, at=(0, 0, 0.0005))
                        h = size * 0.4
                        name = 'lit-chip' if not colour else colour.split(',')[index // 6 % len(colour.split(','))]
                        m.polygon([(-h, -h), (h, -h), (h, h), (-h, h)], 0.0011, name, 0.00008)
                        if size > 0.004:
                            m.polygon([(-h, -0.00012), (h, -0.00012), (h, 0.00012), (-h, 0.00012)], 0.0012, 'plastic-white', 0.00005)
                            m.polygon([(-0.00012, -h), (0.00012, -h), (0.00012, h), (-0.00012, h)], 0.0012, 'plastic-white', 0.00005)
                if m.quality > 0.6 and index % 2 == 0:
                    with m.placed(x, y, width * 0.2, rz=heading - 90):
                        m.box(0.0005, 0.0016, 0.0009, 'print', 0.0001, at=(thick + 0.0002, 0.003, 0))
            marks = 0.0495
        if m.quality > 0.6:
            for x, y, heading, _ in resample(path, marks):
                for dz in (0.16, 0.84):
                    with m.placed(x, y, width * dz, rz=heading - 90):
                        m.box(0.0001, 0.0032, width * 0.16, 'pcb-pad', 0.00002, at=(thick + 0.0001, 0, 0))
    end, before = np.array(path[-1]), np.array(path[-3])
    v = (end - before) / np.linalg.norm(end - before)
    colours = p.text('wires', 'cable-red,cable-black').split(',')
    start = end
    if kind in ('sealed', 'neon'):
        with m.placed(end[0], end[1], width / 2, rz=math.degrees(math.atan2(v[1], v[0]))):
            m.slab(0.024, depth * 1.5, width * 1.15, 'plastic-black', 0.001, 0.001, at=(0.008, -depth * 0.4, 0))
            m.curve([(0.018, -depth * 0.4, 0), (0.05, -depth * 0.4, -0.001), (0.09, 0.012, -width * 0.2), (0.13, 0.006, -width * 0.26)], 0.0024, 'cable-black', 8, 12)
        m.light((0, 0, width / 2), length=0.1, width=0.1)
        return 'bench'
    for k, colour in enumerate(colours):
        z = width * (k + 0.5) / len(colours)
        lean = (k - (len(colours) - 1) / 2) * 0.006
        q = [start - v * 0.004, start + v * 0.02, start + v * 0.045, start + v * 0.07]
        side = np.array([-v[1], v[0]])
        m.curve([(*q[0], z), (*(q[1] + side * lean * 0.3), z * 0.95), (*(q[2] + side * lean), z * 0.7 + 0.001), (*(q[3] + side * lean * 1.8), 0.0012 + 0.001 * k)], 0.0008, colour, 8, 8)
    m.light((0, 0, width / 2), length=0.1, width=0.1)
    return 'bench'


def profile(m, p):
    """A short cut length of profile with diffuser, tape inside and an end cap."""
    w, h = p.mm('width_mm', 17), p.mm('height_mm', 15)
    length = p.mm('sample_mm', 105)
    finish = p.finish('aluminium')
    wall = p.mm('wall_mm', 1.4)
    section = p.choice('section', {'corner': ('corner', 'triangular', '45'), 'recessed': ('recessed', 'flange'), 'suspended': ('suspended', 'round section'), 'surface': ('surface',)}, 'surface')
    cut = 0.028
    lit = p.lit
    diffuser_x, diffuser_len = 0.0 - cut / 2, length - cut
    if section == 'corner':
        pts = [(0, 0, 0.0006), (w, 0, 0.0004), (w, wall), (w * 0.62, wall), (w * 0.58, wall * 2.2), (wall * 2.2, h * 0.58), (wall, h * 0.62), (wall, h), (0, h, 0.0004)]
        with m.placed(0, -w / 2, 0):
            m.extrude(pts, length, finish)
            arc = [(w - wall * 1.2 - (w * 0.86) * (1 - math.cos(a)), wall + (h * 0.86) * math.sin(a)) for a in np.linspace(0, math.pi / 2, 14)]
            inner = [(y - 0.0008, z - 0.0008) for y, z in arc[::-1]]
            m.extrude([*arc, *inner], diffuser_len, lit, at=(diffuser_x, 0, 0))
            cap = [(0, 0), (w, 0)] + arc[1:-1] + [(0, h)]
            with m.placed(-length / 2 - 0.0012, 0, 0):
                m.extrude(cap, 0.0024, p.text('cap_material', finish))
            with m.placed(0, w * 0.36, h * 0.36, rx=-45):
                tape(m, length, 0.008)
        m.light((0, 0, h), length=length, width=w)
        return 'bench'
    i = w / 2 - wall if section != 'recessed' else w / 2 - p.mm('bezel_mm', 3.5) - wall
    body = i + wall
    if section == 'recessed':
        f = w / 2
        pts = [(-body, 0, 0.0004), (body, 0, 0.0004), (body, h - 0.0012), (f, h - 0.0012), (f, h - 0.0006), (i, h, 0.0003), (i, wall), (-i, wall), (-i, h), (-f, h - 0.0006, 0.0003), (-f, h - 0.0012), (-body, h - 0.0012)]
    else:
        pts = [(-w / 2, 0, 0.0005), (w / 2, 0, 0.0005), (w / 2, h, 0.0004), (i - 0.0006, h), (i - 0.0006, h - 0.0016), (i, h - 0.0016), (i, h * 0.5), (i - 0.0008, h * 0.46), (i, h * 0.42), (i, wall), (-i, wall), (-i, h * 0.42), (-i + 0.0008, h * 0.46), (-i, h * 0.5), (-i, h - 0.0016), (-i + 0.0006, h - 0.0016), (-i + 0.0006, h), (-w / 2, h, 0.0004)]
    m.extrude(pts, length, finish)
    bulge = p.mm('bulge_mm', 0.5 if section == 'recessed' else 0)
    top = [(i * 0.97 * f, h - 0.0002 + bulge * (1 - f * f)) for f in np.linspace(1, -1, 11)]
    m.extrude([*top, (-i * 0.97, h - 0.0014), (i * 0.97, h - 0.0014)], diffuser_len, lit, at=(diffuser_x, 0, 0))
    m.slab(0.0022, w if section != 'recessed' else body * 2, h, p.text('cap_material', finish), 0.0004, 0.0004, at=(-length / 2 - 0.0011, 0, h / 2))
    with m.placed(0, 0, wall):
        tape(m, length, min(0.01, i * 1.7))
    if p.flag('clip', 'clip', 'spring'):
        m.bar([(-w * 0.62, h * 0.35), (-w * 0.56, -0.0006), (w * 0.56, -0.0006), (w * 0.62, h * 0.35)], 0.0006, 0.014, 'steel', 0.001)
    m.light((0, 0, h), length=length, width=2 * i)
    return 'bench'


def tape(m, length, width):
    """Straight LED tape lying on z=0 that runs out of the profile's open end with two leads."""
    out = 0.03
    m.slab(length + out - 0.006, width, 0.0004, 'pcb-white', 0.0002, 0.0001, at=(out / 2, 0, 0.0003))
    step = 0.0083
    count = int((length + out - 0.012) / step)
    for k in range(count):
        x = length / 2 + out - 0.010 - k * step
        if m.quality < 0.6 and x < length / 2 - 0.04:
            break
        led_chip(m, x, 0, 0.0005, 0.0032)
    for s, colour in ((-1, 'cable-red'), (1, 'cable-black')):
        x = length / 2 + out - 0.006
        m.curve([(x, s * width * 0.25, 0.0008), (x + 0.01, s * width * 0.3, 0.0008), (x + 0.024, s * width * 0.5, 0.001), (x + 0.04, s * width * 0.6, 0.001)], 0.0007, colour, 6, 8)


BUILDERS = {'strip': strip, 'profile': profile}
