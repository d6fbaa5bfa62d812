"""Track spots, high bays, floodlights, road and post-top luminaires."""
import math

import numpy as np

from archetypes_ceiling import optic_front
from details import fins_radial, fins_row, gland, screw, torus
from optics import honeycomb, lens_cluster, lens_grid


def adapter(m, p, finish):
    """Three-circuit track adapter below z=0 (the track's underside)."""
    length = p.mm('adapter_mm', 118)
    m.slab(length, 0.033, 0.017, finish, 0.003, 0.0015, at=(0, 0, -0.0085))
    m.slab(length * 0.92, 0.022, 0.012, 'plastic-black', 0.002, 0.001, at=(0, 0, 0.006))
    for x in (-0.36, 0.36):
        m.box(0.012, 0.03, 0.004, 'copper', 0.0006, at=(x * length, 0, 0.006))
    m.box(0.02, 0.004, 0.008, 'plastic-grey', 0.001, at=(length * 0.3, -0.0175, -0.007))


def spot_head(m, p, r, length, finish):
    """Cylindrical head, rim at z=0 facing -z."""
    bezel = p.mm('bezel_mm', 4)
    fins = int(p.number('fins', 0))
    ring = p.second(finish) if p.says('black front ring', 'contrasting ring') else finish
    m.lathe([(r - bezel, 0.004), (r - bezel, 0, 0.0006), (r, 0, 0.0014), (r, length * 0.30, 0.0006), (r * 0.985, length * 0.305)], ring, 112)
    aperture = min(r - bezel, p.mm('aperture_mm', (r - bezel) * 2000) / 2)
    if aperture < r - bezel - 0.001:
        m.lathe([(aperture, 0.0035), (r - bezel, 0.003)], ring, 112)
    with m.placed(0, 0, 0.003):
        optic_front(m, p, aperture, min(length * 0.35, aperture * 1.1), 'lens')
    if fins:
        m.lathe([(r * 0.9, length * 0.3), (r * 0.9, length * 0.72)], 'dark-metal', 80)
        for k in range(fins):
            z = length * (0.315 + 0.36 * k / fins)
            m.lathe([(r * 0.88, z), (r * 0.985, z, 0.0006), (r * 0.985, z + length * 0.36 / fins * 0.45, 0.0006), (r * 0.88, z + length * 0.36 / fins * 0.45)], finish, 96)
        m.lathe([(r * 0.985, length * 0.69), (r, length * 0.69, 0.0008), (r, length, 0.003), (0, length)], finish, 112)
    else:
        m.lathe([(r * 0.985, length * 0.305), (r * 0.985, length * 0.312), (r, length * 0.316, 0.0005), (r, length, 0.003), (r * 0.5, length, 0.001), (r * 0.48, length - 0.002), (0, length - 0.002)], finish, 112)


def square_head(m, p, half, length, finish):
    """Square die-cast head with rear fins, rim at z=0 facing -z."""
    m.sweep(m.rect(half, half, 0.005), [(-0.004, 0.002), (-0.004, 0, 0.0005), (0, 0, 0.0015), (0, length * 0.45, 0.001), (-0.004, length * 0.46), (-half * 0.9, length * 0.46)], finish)
    with m.placed(0, 0, 0.003):
        r = half - 0.007
        m.sweep(m.rect(r, r, 0.003), [(0.003, 0), (0, 0), (-r * 0.18, 0.016), (-r * 0.45, 0.032)], 'reflector', glow=[1] * 4)
        m.pane(r * 1.12, r * 1.12, 0.032, p.lit, 0.003)
        m.light((0, 0, 0), length=2 * r, width=2 * r)
    m.slab(half * 2 - 0.008, half * 2 - 0.008, length * 0.06, 'glass', 0.003, 0.0004, at=(0, 0, 0.0016)) if False else None
    fins_row(m, int(p.number('fins', 8)), half * 1.92, half * 1.9, length * 0.54, 0.0022, finish, at=(0, 0, length * 0.46))


def track_spot(m, p):
    finish = p.finish('black')
    length = p.mm('length_mm', 130)
    r = p.mm('diameter_mm', p.number('width_mm', 75)) / 2
    height = p.mm('height_mm', 190)
    heads = int(p.number('heads', 1))
    tilt = p.tilt(35)
    style = p.choice('style', {'wallwash': ('slanted lower face', 'wallwash', 'wave-surfaced'), 'square': ('square die-cast', 'square head'), 'arm': ('single side arm', 'side arm'), 'yoke': ('yoke', 'fork')}, 'stem')
    adapter(m, p, finish)
    if style == 'wallwash':
        return wallwasher(m, p, finish, height)
    if heads > 1:
        bar = p.mm('length_mm', 238)
        m.slab(bar, 0.026, 0.010, finish, 0.003, 0.001, at=(0, 0, -0.024))
        for k in range(heads):
            x = (k / (heads - 1) - 0.5) * (bar - 2 * r)
            with m.placed(x, 0, -0.03, rz=(-16, 12, 5)[k % 3]):
                drop = 0.028
                m.lathe([(0.006, 0), (0.006, -drop)], finish, 32)
                m.box(2 * r + 0.012, 0.014, 0.004, finish, 0.001, at=(0, 0, -drop))
                for s in (-1, 1):
                    m.box(0.004, 0.014, r * 1.3, finish, 0.001, at=(s * (r + 0.005), 0, -drop - r * 0.62))
                with m.placed(0, 0, -drop - r * 1.1, rx=-tilt - 8 * k):
                    with m.placed(0, 0, -r * 0.8):
                        square_head(m, p, r, r * 1.9, finish)
        return 'track'
    pivot = -(height - max(length * 0.5, r * 1.1)) if height > length * 0.5 + 0.03 else -0.06
    pivot = max(pivot, -0.12) if style != 'arm' else max(pivot, -0.14)
    if style == 'arm':
        m.lathe([(0.011, -0.017), (0.011, -0.023, 0.001), (0, -0.023)], finish, 48)
        with m.placed(r + 0.006, 0, 0):
            m.slab(0.007, 0.026, -pivot + 0.012, finish, 0.003, 0.0012, at=(0, 0, pivot / 2 - 0.012))
            m.box(r + 0.012, 0.026, 0.006, finish, 0.001, at=(-r / 2, 0, -0.021))
            with m.placed(0.0035, 0, pivot, ry=90):
                m.lathe([(0.017, -0.006), (0.017, 0.003, 0.001), (0, 0.003)], finish, 48)
                screw(m, 0, 0, 0.003, 0.008)
    elif style == 'yoke':
        m.lathe([(0.012, -0.017), (0.012, -0.024, 0.001), (0, -0.024)], finish, 48)
        for s in (-1, 1):
            m.slab(0.004, 0.02, -pivot, finish, 0.001, 0.0008, at=(s * (r + 0.004), 0, pivot / 2 - 0.022))
        m.box(2 * r + 0.012, 0.02, 0.004, finish, 0.0008, at=(0, 0, -0.024))
    else:
        m.lathe([(0.012, -0.017), (0.012, -0.021, 0.001), (0.0065, -0.023, 0.001), (0.0065, pivot + r * 0.75)], finish, 48)
        with m.placed(0, 0, pivot + r * 0.78, ry=90):
            m.lathe([(0, -0.011), (0.0095, -0.011, 0.0015), (0.0095, 0.011, 0.0015), (0, 0.011)], finish, 40)
    with m.placed(0, 0, pivot, rx=-tilt):
        with m.placed(0, 0, -length * p.number('pivot_ratio', 0.52)):
            spot_head(m, p, r, length, finish)
    return 'track'


def wallwasher(m, p, finish, height):
    """Block with a slanted lower face holding a wide lens."""
    w, d = p.mm('length_mm', 120), p.mm('width_mm', 92)
    m.lathe([(0.009, -0.017), (0.009, -0.042)], finish, 40)
    top, low, high = -0.042, -height, -height + d * 0.42
    side = [(-d / 2, high, 0.002), (-d / 2, top, 0.003), (d / 2, top, 0.003), (d / 2, low, 0.002)]
    m.extrude(side, w, finish)
    angle = math.degrees(math.atan2(high - low, d))
    with m.placed(0, 0, (low + high) / 2 - 0.0004, rx=-angle):
        span = d / math.cos(math.radians(angle))
        m.slab(w - 0.012, span * 0.80, 0.002, 'black', 0.003, 0.0006, at=(0, span * 0.03, 0))
        m.pane(w - 0.018, span * 0.74, -0.0014, p.lit, 0.004)
        for k in range(9):
            with m.placed(0, -span * 0.31 + span * 0.085 * k, -0.0015, ry=90):
                m.lathe([(0.0026, -(w - 0.02) / 2), (0.0026, (w - 0.02) / 2)], 'lit-prism', 12, glow=[0.8, 0.8])
        m.box(w - 0.004, 0.003, 0.016, 'black', 0.0006, at=(0, span * 0.46, -0.006))
        m.light((0, 0, -0.002), length=w, width=span * 0.7)
    return 'track'


def high_bay(m, p):
    finish = p.finish('black')
    if p.choice('style', {'linear': ('linear', 'rectangular', 'long'), 'round': ('round', 'ufo', 'circular', 'disc')}, 'round') == 'linear':
        return linear_high_bay(m, p, finish)
    r, h = p.mm('diameter_mm', 320) / 2, p.mm('height_mm', p.number('depth_mm', 160))
    fins = int(p.number('fins', 36))
    drop = p.drop(0.35)
    disc = h * 0.28
    with m.placed(0, 0, -drop - h):
        m.lathe([(r * 0.93, 0.004), (r * 0.93, 0, 0.002), (r, 0.001, 0.004), (r, disc * 0.5, 0.004), (r * 0.93, disc * 0.62, 0.004), (r * 0.4, disc * 0.72)], finish, 144)
        fins_radial(m, fins, r * 0.34, r * 0.93, disc * 0.4, h * 0.62, max(0.0018, r * 0.014), finish, taper=r * 0.34, chamfer=h * 0.2)
        driver = r * p.number('driver_ratio', 0.42)
        m.lathe([(driver, disc * 0.6), (driver, h * 0.94, 0.006), (driver * 0.85, h, 0.003), (0, h)], finish, 96)
        for k in range(6):
            with m.placed(0, 0, 0, rz=60 * k + 20):
                screw(m, driver * 0.82, 0, h * 0.985, 0.007)
                screw(m, r * 0.962, 0, 0.0014, 0.006, 'steel', up=False)
        optic = p.choice('optic', {'reflector': ('reflector', 'aluminium reflector'), 'opal': ('opal', 'diffuser', 'prismatic cover'), 'lens': ('lens', 'optic')}, 'lens')
        if optic == 'reflector':
            m.lathe([(r * 0.9, 0.004), (r * 0.95, -h * 0.25), (r * 1.25, -h * 0.62, 0.003), (r * 1.26, -h * 0.62), (r * 0.97, -h * 0.24), (r * 0.93, 0.002)], 'satin', 128)
            m.disc(r * 0.9, 0.004, 'pcb-white', edge_glow=1)
            lens_rings(m, r * 0.86, 0.003, int(p.number('lenses', 60)), r * 0.036)
        elif optic == 'opal':
            m.disc(r * 0.93, 0.003, p.text('lit_material', 'lit-neutral'), 128, edge_glow=0.8, dome=r * 0.06)
        else:
            m.disc(r * 0.93, 0.006, 'pcb-white', edge_glow=1)
            lens_rings(m, r * 0.88, 0.004, int(p.number('lenses', 78)), r * 0.042)
        m.light((0, 0, 0), diameter=2 * r)
        with m.placed(0, 0, h):
            m.lathe([(0.016, 0), (0.016, 0.012, 0.001), (0.009, 0.014), (0.009, 0.026, 0.001), (0, 0.026)], 'steel', 40)
            with m.placed(0, 0, 0.044, rx=90):
                torus(m, 0.018, 0.0042, 'steel', 48, 12)
        with m.placed(driver * 0.62, 0, h - 0.002):
            gland(m, 0.018, 'plastic-black', 0.0)
            m.curve([(0, 0, 0.01), (0.0, 0, 0.06), (-driver * 0.3, 0.01, 0.14), (-driver * 0.55, 0.01, drop)], 0.0042, 'cable-black', framed=False)
    m.tube([(0, 0, -drop + 0.055), (0, 0, -drop * 0.5), (0, 0, 0)], 0.0022, 'steel', 10, False)
    return 'suspended'


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
    from details import lens_dome

    if m.quality > 0.6:
        with m.placed(x, y, z):
            m.lathe([(r * 1.25, 0), (r * 1.2, -r * 0.12), (r * 0.98, -r * 0.12)], 'sensor-lens', 20)
    lens_dome(m, x, y, z, r)


def linear_high_bay(m, p, finish):
    length, w, h = p.mm('length_mm', 600), p.mm('width_mm', 320), p.mm('height_mm', p.number('depth_mm', 70))
    drop = p.drop(0.4)
    bars = int(p.number('heads', 2))
    with m.placed(0, 0, -drop - h):
        m.slab(length * 0.94, w * 0.34, h * 0.5, finish, 0.006, 0.003, at=(0, 0, h * 0.75))
        bar_w = w / bars * 0.92
        for k in range(bars):
            y = (k + 0.5 - bars / 2) * w / bars
            with m.placed(0, y, 0):
                m.slab(length, bar_w, h * 0.4, finish, 0.004, 0.002, at=(0, 0, h * 0.22))
                fins_row(m, int(p.number('fins', 30)), length * 0.96, bar_w * 0.94, h * 0.16, 0.0024, finish, at=(0, 0, h * 0.41))
                nx = int(p.number('lenses', 16))
                lens_grid(m, length * 0.92, bar_w * 0.76, 0.003, nx, 2, min(length / nx * 0.3, bar_w * 0.16), oblong=1.15)
                m.light((0, 0, 0), length=length * 0.92, width=bar_w * 0.76)
                for s in (-1, 1):
                    m.slab(0.005, bar_w * 1.01, h * 0.46, finish, 0.002, 0.001, at=(s * length * 0.5, 0, h * 0.24))
        for s in (-1, 1):
            m.box(0.03, w * 0.9, 0.004, 'zinc', 0.0008, at=(s * length * 0.34, 0, h + 0.002))
            for t in (-1, 1):
                m.tube([(s * length * 0.34, t * w * 0.36, h), (s * length * 0.34, t * w * 0.18, h + (drop * 0.55)), (s * length * 0.34, 0, h + drop)], 0.0011, 'steel', 8, False)
    return 'suspended'


def bracket(m, half_width, depth, thickness, width, finish, pivot_z, back):
    """U bracket whose arms hold the head at pivot height and whose foot lies on z=0."""
    path = [(-half_width, pivot_z), (-half_width, 0), (half_width, 0), (half_width, pivot_z)]
    with m.placed(0, back, 0, rz=90):
        m.bar(path, thickness, width, finish, thickness * 3)
        for s in (-1, 1):
            with m.placed(0, s * half_width, pivot_z, rx=-90 * s):
                m.lathe([(width * 0.5, -thickness * 0.5), (width * 0.5, thickness * 0.5, 0.0008), (0, thickness * 0.5)], finish, 40)
                with m.placed(0, 0, thickness * 0.5):
                    m.lathe([(0, 0.009), (0.008, 0.009, 0.002), (0.009, 0)], 'steel', 6)


def floodlight(m, p):
    style = p.choice('style', {'spike': ('ground spike', 'spike'), 'bar': ('slender rectangular extruded bar', 'linear', 'bar'), 'round': ('round', 'cylindrical', 'cylinder'), 'twin': ('parallel led modules', 'modules')}, 'flat')
    finish = p.finish('anthracite')
    if style == 'spike':
        return spike(m, p, finish)
    if style == 'bar':
        return flood_bar(m, p, finish)
    w, h, d = p.mm('width_mm', 230), p.mm('height_mm', 180), p.mm('depth_mm', 50)
    tilt = p.tilt(0)
    if style == 'round':
        return flood_round(m, p, finish, d)
    head_h = h * p.number('head_ratio', 0.80)
    pivot = h - head_h / 2
    thick, bar_w = max(0.003, w * 0.012), max(0.02, w * 0.1)
    bracket(m, w / 2 + thick, d, thick, bar_w, p.second(finish), pivot, 0)
    with m.placed(0, 0, pivot, rx=tilt):
        with m.placed(0, -d * 0.5, 0, rx=-90):
            if style == 'twin':
                modules = int(p.number('heads', 2))
                for k in range(modules):
                    with m.placed(0, (k + 0.5 - modules / 2) * head_h / modules, 0):
                        flood_body(m, p, w, head_h / modules * 0.86, d, finish, 'lens')
                for s in (-1, 1):
                    m.slab(0.012, head_h, d * 0.42, finish, 0.003, 0.002, at=(s * (w / 2 - 0.004), 0, d * 0.42))
            else:
                optic = p.choice('optic', {'lens': ('lenses', 'lens'), 'asymmetric': ('asymmetric',), 'frosted': ('frosted',), 'glass': ('glass',)}, 'glass')
                flood_body(m, p, w, head_h, d, finish, optic)
    return 'wall' if p.text('mount') == 'wall' else 'floor'


def flood_body(m, p, w, h, d, finish, optic):
    """Flat rectangular head facing -z (front rim at z=0), fins behind."""
    corner = p.mm('corner_mm', 14 if p.says('rounded') else 5)
    bezel = p.mm('bezel_mm', 12)
    hx, hy = w / 2, h / 2
    shell = d * (0.6 if p.number('fins', 0) else 0.85)
    m.sweep(m.rect(hx, hy, corner), [(-bezel, 0.002), (-bezel, 0, 0.0006), (-0.003, 0, 0.002), (0, 0.004, 0.002), (0, shell * 0.55, 0.003), (-min(hx, hy) * 0.18, shell, 0.005), (-min(hx, hy) * 0.9, shell)], finish, cap1=True)
    gx, gy = hx - bezel, hy - bezel
    if optic == 'lens':
        nx = int(p.number('lens_columns', max(4, round(w / 0.032))))
        ny = int(p.number('lens_rows', max(2, round(h / 0.04))))
        m.slab(gx * 2, gy * 2, 0.002, 'plastic-black' if p.says('black') else 'pcb-white', corner * 0.5, 0.0004, at=(0, 0, 0.008))
        lens_grid(m, gx * 1.9, gy * 1.88, 0.0068, nx if m.quality > 0.6 else min(nx, 8), ny if m.quality > 0.6 else min(ny, 4), min(gx * 2 / nx, gy * 2 / ny) * 0.33, plate=None, oblong=1.15)
        m.slab(gx * 2, gy * 2, 0.0012, 'glass', corner * 0.5, 0.0003, at=(0, 0, 0.001))
    elif optic == 'frosted':
        m.pane(gx * 2, gy * 2, 0.0014, p.text('lit_material', 'lit-neutral'), max(0.002, corner - bezel), edge_glow=0.62)
    else:
        m.sweep(m.rect(gx, gy, max(0.002, corner - bezel)), [(0, 0.001), (-min(gx, gy) * 0.16, 0.008), (-min(gx, gy) * 0.3, d * 0.3)], 'satin' if optic == 'glass' else 'reflector', glow=[1, 1, 1])
        m.pane(gx * 2 - min(gx, gy) * 0.58, gy * 2 - min(gx, gy) * 0.58, d * 0.3, p.text('lit_material', 'lit-neutral'), 0.003, edge_glow=0.7)
        m.slab(gx * 2, gy * 2, 0.0012, 'glass', max(0.002, corner - bezel), 0.0003, at=(0, 0, 0.001))
    m.light((0, 0, 0), length=gx * 2, width=gy * 2)
    fins = int(p.number('fins', 0))
    if fins:
        fins_row(m, fins, w * 0.9, h * 0.82, d - shell + 0.004, max(0.0016, w * 0.008), finish, at=(0, 0, shell - 0.004))
    if p.flag('driver_box', 'driver box', 'gear'):
        m.slab(w * 0.42, h * 0.4, d * 0.5, finish, 0.006, 0.003, at=(0, 0, d * 1.1))
    for s in (-1, 1):
        for t in (-1, 1):
            if bezel > 0.009:
                screw(m, s * (hx - bezel * 0.5 - 0.002), t * (hy - bezel * 0.5 - 0.002), 0.0002, min(0.006, bezel * 0.5), 'steel', up=False)
    with m.placed(0, hy * 0.55, shell, rx=0):
        gland(m, 0.016, 'plastic-black', 0.10, bend=0.05)


def flood_round(m, p, finish, d):
    r = p.mm('diameter_mm', p.number('width_mm', 200)) / 2
    d = p.mm('depth_mm', p.number('length_mm', 160))
    fins = int(p.number('fins', 24))
    pivot = r + 0.03
    thick, bar_w = 0.004, max(0.024, r * 0.28)
    bracket(m, r + thick + 0.002, d, thick, bar_w, p.second(finish), pivot, 0)
    with m.placed(0, 0, pivot, rx=p.tilt(0)):
        with m.placed(0, -d * 0.45, 0, rx=-90):
            bezel = p.mm('bezel_mm', 10)
            m.lathe([(r - bezel, 0.004), (r - bezel, 0, 0.001), (r, 0, 0.003), (r, d * 0.3, 0.003), (r * 0.8, d * 0.36), (r * 0.8, d * 0.9, 0.006), (r * 0.66, d, 0.004), (0, d)], finish, 128)
            if fins:
                fins_radial(m, fins, r * 0.78, r * 0.985, d * 0.3, d * 0.9, max(0.002, r * 0.02), finish, taper=r * 0.1, chamfer=d * 0.1)
            optic = p.choice('optic', {'honeycomb': ('honeycomb',), 'cluster': ('lenses', 'cluster'), 'reflector': ('reflector',)}, 'cluster')
            if optic == 'cluster':
                m.disc(r - bezel, 0.012, 'black', edge_glow=1)
                lens_rings(m, (r - bezel) * 0.9, 0.010, int(p.number('lenses', 19)), (r - bezel) * p.number('lens_ratio', 0.13))
                m.lathe([(r - bezel, 0), (r - bezel, 0.012)], 'black', 96)
            else:
                with m.placed(0, 0, 0.004):
                    optic_front(m, p, r - bezel, d * 0.3)
            m.lathe([(r - bezel, 0.0025), (0, 0.0025)], 'glass', 96)
            for k in range(6):
                with m.placed(0, 0, 0, rz=60 * k + 30):
                    screw(m, r - bezel * 0.5, 0, 0.0004, min(0.006, bezel * 0.55), 'steel', up=False)
            with m.placed(0, 0, d):
                gland(m, 0.018, 'plastic-black', 0.08, bend=0.05)
            m.light((0, 0, 0), diameter=2 * (r - bezel))
    return 'floor'


def spike(m, p, finish):
    """Garden projector on a ground spike; origin on the ground."""
    r, length = p.mm('diameter_mm', 70) / 2, p.mm('length_mm', 132)
    pivot = p.mm('stem_mm', 110)
    with m.placed(0, 0, 0):
        for a in (0, 90):
            with m.placed(0, 0, 0, rz=a):
                m.extrude([(-0.021, 0.0), (0.021, 0.0), (0.014, -0.06), (0, -0.17), (-0.014, -0.06)], 0.004, 'plastic-black')
        m.lathe([(0, 0.012), (0.03, 0.012, 0.002), (0.032, 0, 0.002), (0, 0)], 'plastic-black', 48)
        m.lathe([(0.011, 0.012), (0.011, pivot - 0.014, 0.001), (0, pivot - 0.014)], finish, 40)
    with m.placed(0, 0, pivot - 0.004, ry=0):
        m.lathe([(0.0155 * math.sin(a) if 0 < k < 12 else 0, 0.0155 * math.cos(a)) for k, a in ((k, math.pi * k / 12) for k in range(13))], 'steel', 40)
    m.curve([(0.0, 0.02, 0.01), (0.0, 0.05, 0.02), (0.03, 0.10, 0.003), (0.02, 0.17, 0.003)], 0.0036, 'cable-black')
    with m.placed(0, 0, pivot + r * 0.9, rx=p.tilt(62) - 180):
        with m.placed(0, 0, -length * 0.45):
            unit = np.linspace(0, 2 * math.pi, m.segments(112), endpoint=False)
            cut = r * 0.55
            ring = lambda radius, z, slant: np.column_stack([radius * np.cos(unit), radius * np.sin(unit), z + slant * np.sin(unit)])
            m.skin([ring(r * 0.94, 0.036, 0), ring(r * 0.94, 0.0, cut), ring(r, 0.0, cut), ring(r, length * 0.42, 0)], finish)
            m.lathe([(r, length * 0.42), (r * 0.985, length * 0.425), (r * 0.985, length * 0.437), (r, length * 0.442, 0.0005), (r, length * 0.94, 0.006), (r * 0.8, length, 0.004), (0, length)], finish, 112)
            with m.placed(0, 0, 0.034):
                m.lathe([(r * 0.94, 0), (p.mm('aperture_mm', 44) / 2, 0.001)], 'black', 96)
                optic_front(m, p, p.mm('aperture_mm', 44) / 2, 0.02, 'lens')
                m.lathe([(r * 0.94, -0.0006), (0, -0.0006)], 'glass', 96)
    return 'floor'


def flood_bar(m, p, finish):
    """Linear facade luminaire on two sliding brackets, aimed forward by tilt; origin on its mounting plane."""
    length, w, h = p.mm('length_mm', 600), p.mm('width_mm', 45), p.mm('height_mm', 62)
    rise = 0.055
    with m.placed(0, 0, rise + h * 0.5, rx=p.tilt(50) - 180 if p.flag('uplighter', 'wall brackets', 'facade') else -p.tilt(50)):
        with m.placed(0, 0, -h / 2):
            from archetypes_linear import channel

            m.extrude(channel(w, h, 0.004, 0.012), length - 0.016, finish)
            for s in (-1, 1):
                m.slab(0.008, w, h, finish, 0.002, 0.0015, at=(s * (length / 2 - 0.004), 0, h / 2))
                with m.placed(s * length / 2, 0, h * 0.6, ry=90 * s):
                    gland(m, 0.013, 'plastic-black', 0.09, bend=0.03)
                for z in (0.2, 0.85):
                    with m.placed(s * length / 2, 0, h * z, ry=90 * s):
                        screw(m, 0, 0, 0, 0.005)
            count = int(p.number('lenses', round(length / 0.034)))
            inner = w - 0.010
            m.slab(length - 0.03, inner, 0.002, 'plastic-black', 0.001, 0.0003, at=(0, 0, 0.011))
            lens_grid(m, length - 0.03, inner, 0.010, count, 1, min(inner, length / count) * 0.32, plate=None)
            if p.says('honeycomb') and m.quality > 0.6:
                for k in range(count):
                    with m.placed(-(length - 0.03) / 2 + (k + 0.5) * (length - 0.03) / count, 0, 0):
                        honeycomb(m, min(inner, length / count) * 0.46, 0.002, 0.004, 0.006)
            m.slab(length - 0.02, w - 0.008, 0.0014, 'glass', 0.001, 0.0003, at=(0, 0, 0.0012))
            m.light((0, 0, 0), length=length - 0.03, width=inner)
            for s in (-1, 1):
                for t in (-1, 1):
                    m.slab(0.03, 0.003, h * 0.5, 'steel', 0.001, 0.0008, at=(s * length * 0.3, t * (w / 2 + 0.002), h * 0.62)) if False else None
    for s in (-1, 1):
        with m.placed(s * length * 0.32, 0, 0):
            m.slab(0.034, 0.07, 0.004, 'steel', 0.004, 0.001, at=(0, 0, 0.002))
            for t in (-1, 1):
                m.slab(0.030, 0.0035, rise + h * 0.5, 'steel', 0.003, 0.0008, at=(0, t * (w / 2 + 0.004), (rise + h * 0.5) / 2))
            screw(m, 0.008, 0, 0.004, 0.007)
    return 'floor'


def street(m, p):
    finish = p.finish('graphite')
    style = p.choice('style', {'catenary': ('catenary',), 'lantern': ('lantern', 'heritage'), 'post-top': ('post-top', 'post top', 'mushroom', 'disc', 'top of the pole')}, 'head')
    if style == 'lantern':
        return lantern(m, p, finish)
    if style == 'post-top':
        return post_top(m, p, finish)
    length, w, h = p.mm('length_mm', 560), p.mm('width_mm', 260), p.mm('height_mm', p.number('depth_mm', 90))
    with m.placed(0, 0, 0):
        spigot = p.mm('spigot_mm', 60) / 2
        with m.placed(0, 0, h * 0.5, rx=90):
            m.lathe([(spigot * 1.32, -0.03), (spigot * 1.32, 0.075, 0.004), (spigot * 1.1, 0.09), (0, 0.09)], finish, 64)
            m.lathe([(0, -0.0301), (spigot, -0.0301), (spigot * 1.3, -0.0301)], 'dark-metal', 48)
        with m.placed(0, -length / 2 - 0.03, 0):
            outline = m.rect(w / 2, length / 2, min(w, length) * p.number('round', 0.3))
            top = [(-0.004, 0.004), (-0.004, 0, 0.002), (0, 0.003, 0.003), (0, h * 0.3, 0.006), (-w * 0.10, h * 0.62, 0.02), (-w * 0.3, h, 0.03), (-w * 0.48, h)]
            m.sweep(outline, top, finish, cap1=True)
            fins = int(p.number('fins', 9))
            if fins:
                for k in range(fins):
                    x = (k + 0.5 - fins / 2) * w * 0.72 / fins
                    m.slab(0.004, length * 0.42, h * 0.5, finish, 0.002, 0.0015, at=(x, -length * 0.14, h * 0.74))
            with m.placed(0, -length * 0.14, 0.006):
                nx, ny = int(p.number('lens_columns', 6)), int(p.number('lens_rows', 8))
                m.slab(w * 0.8, length * 0.58, 0.003, 'pcb-white', 0.006, 0.0005, at=(0, 0, 0.002))
                lens_grid(m, w * 0.76, length * 0.55, 0.0004, nx if m.quality > 0.6 else 3, ny if m.quality > 0.6 else 4, min(w * 0.76 / nx, length * 0.55 / ny) * 0.30, plate=None, oblong=1.25)
                m.slab(w * 0.86, length * 0.62, 0.0012, 'glass', 0.01, 0.0003, at=(0, 0, -0.006))
                m.light((0, 0, -0.006), length=w * 0.8, width=length * 0.55)
            m.slab(w * 0.82, length * 0.24, 0.004, finish, 0.006, 0.001, at=(0, length * 0.34, 0.001))
            for s in (-1, 1):
                m.slab(0.02, 0.034, 0.012, 'steel', 0.002, 0.001, at=(s * w * 0.36, length * 0.21, 0.003))
                screw(m, s * w * 0.32, length * 0.44, -0.001, 0.009, 'steel', up=False)
            if p.flag('socket', 'nema', 'zhaga', 'socket'):
                with m.placed(0, length * 0.1, h):
                    m.lathe([(0.044, -0.004), (0.044, 0.008, 0.002), (0.036, 0.012, 0.001), (0.036, 0.034, 0.004), (0, 0.036)], 'plastic-grey', 64)
    return 'pole'


def post_top(m, p, finish):
    r, h = p.mm('diameter_mm', p.number('width_mm', 520)) / 2, p.mm('height_mm', 180)
    spigot = p.mm('spigot_mm', 60) / 2
    m.lathe([(spigot * 1.3, -0.09), (spigot * 1.3, 0.02, 0.006), (spigot * 0.9, 0.04)], finish, 64)
    for k in range(3):
        with m.placed(0, 0, -0.06, rz=120 * k):
            with m.placed(spigot * 1.3, 0, 0, ry=90):
                screw(m, 0, 0, 0, 0.008)
    arms = int(p.number('arms', 3))
    lift = h * p.number('lift_ratio', 0.55)
    for k in range(arms):
        with m.placed(0, 0, 0, rz=360 / arms * k + 30):
            m.curve([(spigot * 0.8, 0, 0.0), (spigot * 1.5, 0, lift * 0.35), (r * 0.5, 0, lift * 0.75), (r * 0.62, 0, lift)], 0.009, finish, 8, 14)
    with m.placed(0, 0, lift):
        top = h - lift
        m.lathe([(r * 0.9, 0.004), (r * 0.9, 0, 0.002), (r, 0.002, 0.006), (r, top * 0.25, 0.01), (r * 0.7, top * 0.7, 0.05), (r * 0.2, top, 0.03), (0, top)], finish, 144)
        optic = p.choice('optic', {'opal': ('opal', 'diffuser', 'satin', 'frosted'), 'lens': ('lens',)}, 'lens')
        if optic == 'opal':
            m.disc(r * 0.9, 0.004, p.text('lit_material', 'lit-warm'), 128, edge_glow=0.75)
        else:
            m.disc(r * 0.9, 0.008, 'pcb-white', edge_glow=1)
            lens_rings(m, r * 0.8, 0.006, int(p.number('lenses', 48)), r * 0.045)
        m.lathe([(r * 0.9, 0.001), (0, 0.001)], 'glass', 96)
        m.light((0, 0, 0), diameter=1.8 * r)
    return 'pole'


def lantern(m, p, finish):
    w, h = p.mm('width_mm', p.number('diameter_mm', 420)) / 2, p.mm('height_mm', 700)
    n = int(p.number('sides', 4))
    spigot = p.mm('spigot_mm', 60) / 2
    m.lathe([(spigot * 1.3, -0.08), (spigot * 1.3, 0.02, 0.004), (spigot * 1.7, 0.03, 0.004), (spigot * 0.8, 0.07, 0.02), (w * 0.5, 0.11, 0.004), (w * 0.5, 0.125)], finish, 64)
    low, high = 0.125, h * 0.62
    t = np.linspace(0, 2 * math.pi, n, endpoint=False) + math.pi / n
    poly = lambda r, z: np.column_stack([r * np.cos(t), r * np.sin(t), np.full(n, z)])
    s = math.sqrt(2) if n == 4 else 1.0
    m.skin([poly(w * 0.5 * s, low), poly(w * 0.92 * s, high)], 'glass-frosted' if p.says('frosted', 'satin') else 'glass')
    for a in t:
        x, y = math.cos(a) * s, math.sin(a) * s
        m.tube([(w * 0.5 * x, w * 0.5 * y, low), (w * 0.71 * x, w * 0.71 * y, (low + high) / 2), (w * 0.92 * x, w * 0.92 * y, high)], 0.008, finish, 10)
    m.skin([poly(w * 0.8 * s, high), poly(w * 0.99 * s, high - 0.01), poly(w * 1.02 * s, high + 0.006), poly(w * 0.9 * s, high + 0.03), poly(w * 0.3 * s, h * 0.88)], finish, cap0=False, cap1=True)
    m.lathe([(w * 0.3, h * 0.87), (w * 0.34, h * 0.9, 0.004), (w * 0.2, h * 0.95, 0.01), (0.012, h * 0.965), (0.016, h * 0.985, 0.004), (0, h)], finish, 64)
    m.disc(w * 0.8, high - 0.004, 'satin', edge_glow=1)
    m.disc(w * 0.42, high - 0.008, p.text('lit_material', 'lit-warm'), 64)
    m.light((0, 0, high - 0.01), diameter=w)
    return 'pole'


BUILDERS = {'track-spot': track_spot, 'high-bay': high_bay, 'floodlight': floodlight, 'street': street}
__all__ = ['BUILDERS', 'lens_cluster']
