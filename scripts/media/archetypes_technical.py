"""Exit signs, emergency luminaires, drivers, sensors and switch plates."""
import math

import numpy as np

from archetypes_exterior import FACING
from details import cables, circle_points, fins_radial, fins_row, gland, led_chip, lettering, screw, spring_clip, torus
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
    door_white = [(-0.16, -0.40), (-0.16, 0.34), (-0.66, 0.34), (-0.66, 0.30), (-0.20, 0.30), (-0.20, -0.40)]
    for shape in MAN + DOOR[:1]:
        m.polygon([(x * s, y * s) for x, y in shape], top, mark)
    _ = door_white
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
        lettering(m, 'ALDERA', 0.012, 0.0006, at=(-0.02, 0.008))
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
                    fins_radial(m, int(p.number('fins', 8)) * 3, r * 0.5, r * 0.98, r * 0.3, r * 0.86, 0.002, finish, taper=r * 0.25)
                    a = np.linspace(math.radians(20), math.radians(160), m.segments(36))
                    inner = np.column_stack([np.cos(a) * r, np.sin(a) * r, np.full(len(a), 0.004)])
                    outer = np.column_stack([np.cos(a) * r, np.sin(a) * r, -0.030 * np.sin((a - a[0]) / (a[-1] - a[0]) * math.pi)])
                    m.skin([inner * 1.003, outer * np.array([1.003, 1.003, 1]), outer * np.array([0.975, 0.975, 1]), inner * 0.975], finish, closed=False)
                    m.light((0, 0, 0), diameter=1.7 * r)
    return 'wall'


def label_block(m, w, h, z, at=(0, 0), title='ALDERA'):
    """Printed rating panel with lines of small print, facing +z."""
    with m.placed(at[0], at[1], z):
        m.slab(w, h, 0.0003, 'label', 0.001, 0.0001, at=(0, 0, 0.00015))
        lettering(m, title, h * 0.26, 0.0003, at=(-w * 0.47, h * 0.24), align='LEFT')
        rows = 4 if m.quality > 0.6 else 2
        for k in range(rows):
            length = w * (0.42, 0.34, 0.38, 0.28)[k]
            m.box(length, h * 0.035, 0.0002, 'print', 0.00005, at=(-w * 0.47 + length / 2, h * (-0.02 - 0.12 * k), 0.0003))
        for k in range(10 if m.quality > 0.6 else 3):
            bar = w * 0.006 * (1 + (k * 7) % 3)
            m.box(bar, h * 0.5, 0.0002, 'print', 0.00005, at=(w * (0.16 + 0.026 * k), -h * 0.08, 0.0003))
        m.box(w * 0.02, h * 0.8, 0.0002, 'accent', 0.00005, at=(w * 0.47, 0, 0.0003))


def terminals(m, count, pitch, z, material='terminal', at=(0, 0), levers=True):
    """Row of push-in terminals along y, wires entering towards +x."""
    for k in range(count):
        y = (k - (count - 1) / 2) * pitch
        with m.placed(at[0], at[1] + y, z):
            m.box(0.012, pitch * 0.92, 0.010, material, 0.0006, at=(0, 0, 0.005))
            with m.placed(0.0061, 0, 0.0042, ry=90):
                m.lathe([(0, 0.0001), (pitch * 0.28, 0.0001)], 'rubber', 16)
            if levers:
                m.box(0.007, pitch * 0.6, 0.002, 'terminal-orange' if material != 'terminal' else 'plastic-grey', 0.0005, at=(-0.001, 0, 0.0108))


def driver(m, p):
    length, w, h = p.mm('length_mm', 290), p.mm('width_mm', 30), p.mm('height_mm', 18)
    finish = p.finish('white')
    if finish == 'white':
        finish = 'plastic-white'
    style = p.choice('style', {'brick': ('brick-shaped', 'brick', 'cord-grip', 'compact'), 'raised': ('raised centre',), 'slim': ('long slim', 'slim')}, 'slim')
    cover = p.mm('cover_mm', 38 if style != 'brick' else 34)
    ear = 0.009
    body = length - 2 * cover - 2 * ear
    m.slab(length - 2 * ear, w, 0.003, finish, 0.003, 0.0008, at=(0, 0, 0.0015))
    if style == 'brick':
        c = min(w, h) * 0.22
        m.extrude([(-w / 2, 0.002), (-w / 2, h - c, 0.001), (-w / 2 + c, h, 0.001), (w / 2 - c, h, 0.001), (w / 2, h - c, 0.001), (w / 2, 0.002)], body, finish)
        for k in range(int(p.number('fins', 3))):
            m.slab(0.0026, w * 0.5, 0.0016, 'plastic-grey', 0.001, 0.0005, at=(body * 0.36 + (k - 1) * 0.007, 0, h))
        for s in (-1, 1):
            with m.placed(s * (body / 2 + cover / 2 + 0.0006), 0, 0):
                m.slab(cover, w * 0.98, h * 0.92, finish, 0.010, 0.006, at=(0, 0, h * 0.46))
                screw(m, 0, 0, h * 0.92, 0.007)
                with m.placed(s * cover / 2, 0, h * 0.45, ry=90 * s):
                    m.lathe([(0.0075, -0.002), (0.0075, 0.003, 0.001), (0.005, 0.004)], 'plastic-grey', 24)
                    m.curve([(0, 0, -0.002), (0, 0, 0.02), (0.004 * s, 0.004, 0.045), (h * 0.35 * s, 0.012, 0.085)], 0.0036, 'cable-white', 8, 12)
        label_block(m, body * 0.62, w * 0.5, h, at=(-body * 0.10, 0))
    else:
        m.slab(body, w, h, finish, 0.003, 0.0022, at=(0, 0, h / 2))
        if style == 'raised':
            m.slab(body * 0.6, w * 0.96, 0.003, finish, 0.004, 0.0014, at=(0, 0, h + 0.001))
        top = h + (0.0025 if style == 'raised' else 0)
        label_block(m, body * (0.42 if style == 'raised' else 0.72), w * 0.62, top, at=(-body * (0.06 if style == 'raised' else 0), 0))
        if style == 'raised':
            with m.placed(body * 0.22, 0, top):
                m.lathe([(0.0075, 0), (0.0075, 0.0016, 0.0005), (0.0062, 0.0018), (0.006, 0.0006), (0, 0.0006)], 'plastic-grey', 40)
                m.box(0.009, 0.0014, 0.0006, 'print', 0.0002, at=(0, 0, 0.0012))
            with m.placed(body * 0.27, w * 0.22, top):
                m.lathe([(0, 0.001), (0.0014, 0.0008), (0.0014, 0)], 'indicator', 16)
        for s in (-1, 1):
            with m.placed(s * (body / 2), 0, 0, rz=0 if s > 0 else 180):
                hood = cover * (0.55 if style == 'raised' else 1.0)
                m.slab(hood - 0.001, w * 0.995, h * 0.96, finish, 0.003, 0.002, at=(hood / 2 + 0.0006, 0, h * 0.48))
                m.box(0.0006, w * 1.0, h * 0.9, 'plastic-grey', 0.0001, at=(0.0003, 0, h * 0.45))
                if style == 'raised':
                    terminals(m, 5 if s > 0 else 4, w * 0.9 / 5, 0.003, 'terminal', at=(hood + 0.006, 0))
                else:
                    with m.placed(hood, 0, h * 0.5, ry=90):
                        for y in (-0.25, 0.25):
                            with m.placed(0, y * w, 0):
                                m.lathe([(h * 0.2, -0.001), (h * 0.2, 0.0006)], 'rubber', 20)
                                m.lathe([(0, 0.0002), (h * 0.2, 0.0002)], 'rubber', 20)
                    m.box(0.006, 0.010, 0.0012, 'plastic-grey', 0.0004, at=(hood - 0.006, 0, h * 0.97))
        if style != 'raised':
            for s, colours in ((1, ('cable-red', 'cable-black')), (-1, ('cable-brown', 'cable-blue'))):
                for k, colour in enumerate(colours):
                    y = (k - 0.5) * 0.5 * w
                    e = s * (body / 2 + cover)
                    m.curve([(e, y, h * 0.5), (e + s * 0.02, y * 0.9, h * 0.45), (e + s * 0.045, y * 0.4 - 0.004, 0.004), (e + s * 0.07, y + 0.004, 0.0022)], 0.0016, colour, 8, 10)
    for s in (-1, 1):
        m.slab(ear * 2.2, w * 0.62, 0.003, finish, 0.004, 0.0008, at=(s * (length / 2 - ear), 0, 0.0015))
        m.lathe([(0, 0)], finish) if False else None
        with m.placed(s * (length / 2 - ear * 0.9), 0, 0.0031):
            m.lathe([(0.0024, 0.0001), (0, 0.0001)][::-1], 'rubber', 20)
    return 'bench'


def sensor(m, p):
    finish = p.finish('white')
    style = p.choice('style', {'module': ('module', 'rectangular'), 'button': ('button', 'light cell', 'very small round'), 'high': ('high-bay', 'high bay', 'conduit'), 'wall': ('wall', 'corner bracket'), 'microwave': ('microwave', 'radar', 'hf ')}, 'ceiling')
    if style == 'module':
        return wireless_module(m, p, finish)
    r, h = p.mm('diameter_mm', 80) / 2, p.mm('height_mm', 54)
    bezel = p.mm('bezel_mm', 14)
    a = p.mm('aperture_mm', (r - bezel) * 2000) / 2
    if style == 'button':
        m.lathe([(a, 0.004), (a, -0.0026, 0.0008), (a * 1.25, -0.0034, 0.001), (r * 0.8, -0.0026, 0.004), (r, -0.0006, 0.0008), (r, 0)], finish, 112)
        m.lathe([(a, -0.002), (a * 0.92, 0.006)], 'plastic-black', 64)
        m.disc(a * 0.93, 0.0055, 'sensor-lens', 48)
        tube = r * 0.62
        pts, turns = [], 18 if m.quality > 0.6 else 3
        for k in range(turns):
            z = 0.001 + (h - 0.003) * k / turns
            dz = (h - 0.003) / turns
            pts += [(tube, z), (tube * 0.955, z + dz * 0.5)]
        m.lathe([*pts, (tube * 0.9, h), (0, h)], 'plastic-white', 64)
        with m.placed(0, 0, h * 0.34):
            m.lathe([(tube * 0.98, -0.003), (tube * 1.36, -0.003, 0.0008), (tube * 1.36, 0.003, 0.0008), (tube * 0.98, 0.003)], 'plastic-white', 12)
        cables(m, 0, 0, h, 0.07, ('cable-red', 'cable-black'), radius=0.0011)
        return 'ceiling'
    m.lathe([(a, 0.004), (a, -0.004, 0.001), (r - 0.004, -0.0035, 0.002), (r, -0.0008, 0.0008), (r, 0)], finish, 128)
    dome = a * p.number('dome_ratio', 0.72)
    facets = int(p.number('facets', 24))
    rows = 5
    for k in range(rows):
        t0, t1 = math.pi / 2 * k / rows, math.pi / 2 * (k + 1) / rows
        r0, r1 = a * 0.985 * math.cos(t0), a * 0.985 * math.cos(t1)
        z0, z1 = -0.003 - dome * math.sin(t0), -0.003 - dome * math.sin(t1)
        n = max(5, round(facets * math.cos((t0 + t1) / 2)))
        m.lathe([(r0, z0), (r1 if k < rows - 1 else 0, z1)], 'sensor-lens', n if m.quality > 0.6 else n, flat=True)
    with m.placed(0, r - bezel * 0.45, -0.0038, rx=180):
        m.lathe([(0, 0.0004), (0.0018, 0.0004), (0.0018, 0)], 'plastic-black', 20)
    back = r * 0.72
    m.lathe([(back, 0), (back, h * 0.7, 0.003), (back * 0.9, h, 0.003), (0, h)], 'plastic-white', 96)
    for k in range(2):
        spring_clip(m, 180 * k, back, h * 0.28, 0.026)
    with m.placed(0, 0, h):
        terminals(m, 3, 0.006, -0.002, 'terminal', at=(back * 0.3, 0))
    return 'ceiling'


def wireless_module(m, p, finish):
    length, w, h = p.mm('length_mm', 96), p.mm('width_mm', 38), p.mm('height_mm', 22)
    body = 'plastic-white' if finish == 'white' else finish
    step = length * 0.22
    m.slab(length, w, h * 0.5, body, 0.009, 0.0025, at=(0, 0, h * 0.25))
    m.slab(length - step, w, h * 0.9, body, 0.009, 0.004, at=(-step / 2, 0, h * 0.55))
    terminals(m, 4, w * 0.84 / 4, h * 0.48, 'terminal', at=(length / 2 - step * 0.42, 0))
    top = h + 0.0001
    for k in range(3):
        radius = 0.004 + 0.0034 * k
        arc = [(-length * 0.22 + radius * math.cos(t), radius * math.sin(t), top) for t in np.linspace(-0.8, 0.8, 12)]
        m.tube(arc, 0.0005, body, 8)
    with m.placed(-step / 2, 0, top):
        m.lathe([(0, 0.0008), (0.0016, 0.0006), (0.0016, 0)], 'indicator', 20)
    lettering(m, 'ALDERA', 0.0055, top, at=(length * 0.12, 0))
    return 'bench'


def switch(m, p):
    w, h, d = p.mm('width_mm', 86), p.mm('length_mm', p.number('height_mm', 86)), p.mm('depth_mm', 11)
    keys, finish = int(p.number('keys', 4)), p.finish('white')
    gap, rim = 0.0016, p.mm('bezel_mm', 2)
    with m.placed(**FACING):
        m.slab(w - 0.004, h - 0.004, 0.004, 'plastic-black', 0.002, 0.0005, at=(0, 0, 0.002))
        m.sweep(m.rect(w / 2, h / 2, 0.003), [(0, 0.003, 0.0004), (0, d, 0.001), (-rim, d, 0.0005), (-rim, 0.004), (0, 0.003)], finish)
        inner_w, inner_h = w - 2 * rim - 0.002, h - 2 * rim - 0.002
        key_h = (inner_h - gap * (keys - 1)) / keys
        m.slab(inner_w + 0.001, inner_h + 0.001, 0.001, 'plastic-black', 0.001, 0.0003, at=(0, 0, d - 0.005))
        for k in range(keys):
            y = inner_h / 2 - key_h / 2 - k * (key_h + gap)
            m.slab(inner_w, key_h, 0.006, finish, 0.0016, 0.0008, at=(0, y, d - 0.0026))
            m.box(0.010 - 0.0 * k, 0.0006, 0.0002, 'print', 0.00005, at=(-inner_w * 0.5 + 0.012, y, d + 0.0005))
        with m.placed(inner_w * 0.46, -inner_h * 0.46, d + 0.0004):
            m.lathe([(0, 0.0002), (0.0007, 0.0002), (0.0007, 0)], 'indicator', 16)
    m.slab(0.052, 0.030, 0.052, 'plastic-grey', 0.004, 0.002, at=(0, 0.015, 0))
    return 'wall'


BUILDERS = {'exit-sign': exit_sign, 'emergency': emergency, 'driver': driver, 'sensor': sensor, 'switch': switch}
__all__ = ['BUILDERS', 'fins_row', 'led_chip']
