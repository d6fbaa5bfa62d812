"""Bollards and in-ground luminaires."""
import math

from details import fins_radial, gland, screw
from optics import lens_cluster, lens_grid, tir_lens


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
        m.sweep(m.rect(hx - 0.007, hy - 0.007, corner), [(0, -0.004), (0, -depth, 0.006), (-min(hx, hy) * 0.9, -depth)], 'plastic-black')
        if square == 'linear':
            count = max(3, int(p.number('lenses', round(gx * 2 / 0.045))))
            with m.placed(0, 0, 0, rx=180):
                m.slab(gx * 2, gy * 2, 0.003, tint, 0.002, 0.0005, at=(0, 0, 0.022))
                lens_grid(m, gx * 1.96, gy * 1.5, 0.020, count, 1, min(gy * 0.6, gx / count * 0.7), plate=None)
                if p.flag('blades', 'blades'):
                    for k in range(count + 1):
                        m.box(0.0016, gy * 1.9, 0.012, 'black', 0.0004, at=(gx * 1.96 * (k / count - 0.5), 0, 0.012))
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
                with m.placed(0, 0, 0.030, rx=8 if optic == 'wash' else p.number('tilted', 0)):
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
        gland(m, min(0.022, r * 0.34), 'plastic-black', min(0.12, r * 0.7), 'cable-black', min(0.06, r * 0.3))
    return 'floor'


BUILDERS = {'bollard': bollard, 'in-ground': in_ground}
