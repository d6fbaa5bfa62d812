"""High bays: finned discs, cast bells and linear ones."""
import math

from details import fins_radial, fins_row, gland, screw, torus
from optics import lens_grid, lens_rings


def high_bay(m, p):
    finish = p.finish('black')
    style = p.choice('style', {'bell': ('bell',), 'linear': ('linear', 'rectangular', 'long'), 'round': ('round', 'ufo', 'circular', 'disc')}, 'round')
    if style == 'linear':
        return linear_high_bay(m, p, finish)
    if style == 'bell':
        return bell_bay(m, p, finish)
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
        if p.flag('sensor', 'sensor'):
            m.lathe([(0, -0.016), (0.012, -0.014, 0.004), (0.016, -0.004), (0.024, -0.002, 0.002), (0.026, 0.008)], 'plastic-white', 48)
        m.light((0, 0, 0), diameter=2 * r)
        with m.placed(0, 0, h):
            m.lathe([(0.016, 0), (0.016, 0.012, 0.001), (0.009, 0.014), (0.009, 0.026, 0.001), (0, 0.026)], 'steel', 40)
            with m.placed(0, 0, 0.044, rx=90):
                torus(m, 0.018, 0.0042, 'steel', 48, 12)
        with m.placed(driver * 0.62, 0, h - 0.002):
            gland(m, 0.018, 'plastic-black', 0.0)
            m.curve([(0, 0, 0.01), (0, 0, 0.06), (-driver * 0.25, 0.01, 0.13), (-driver * 0.5, 0.01, 0.22), (-driver * 0.55, 0.01, 0.31)], 0.0042, 'cable-black', framed=False)
            m.tube([(-driver * 0.55, 0.01, z) for z in (0.308, 0.33, max(drop, 0.35))], 0.0042, 'cable-black', framed=False)
    m.tube([(0, 0, -drop + 0.055), (0, 0, -drop * 0.5), (0, 0, 0)], 0.0022, 'steel', 10, False)
    return 'suspended'


def bell_bay(m, p, finish):
    """Heavy cast bell: clamped flange with bolts, flat glass, tall fins tapering to a hook."""
    r, h, bezel = p.mm('diameter_mm', 420) / 2, p.mm('height_mm', 214), p.mm('bezel_mm', 35)
    drop = p.drop(0.35)
    with m.placed(0, 0, -drop - h):
        m.lathe([(r - bezel, 0.006), (r - bezel, 0, 0.002), (r, 0, 0.004), (r, 0.022, 0.004), (r * 0.9, 0.026)], finish, 144)
        m.lathe([(r * 0.985, 0.024), (r * 0.985, 0.029)], 'rubber', 128)
        m.lathe([(r * 0.97, 0.028), (r * 0.99, 0.030, 0.002), (r * 0.99, 0.044, 0.004), (r * 0.86, 0.05, 0.004), (r * 0.52, h * 0.52, 0.03), (r * 0.24, h * 0.86, 0.02), (r * 0.22, h, 0.006), (0, h)], finish, 128)
        fins = int(p.number('fins', 28))
        count = fins if m.quality > 0.6 else 16
        for k in range(count):
            with m.placed(rz=360 * k / count):
                t = 0.0024
                outline = [(r * 0.80, 0.046), (r * 0.965, 0.046), (r * 0.955, h * 0.42), (r * 0.62, h * 0.80), (r * 0.26, h * 0.96), (r * 0.22, h * 0.86), (r * 0.48, h * 0.5)]
                n = len(outline)
                verts = [(x, -t, z) for x, z in outline] + [(x, t, z) for x, z in outline]
                faces = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))] + [(i, i + n, (i + 1) % n + n, (i + 1) % n) for i in range(n)]
                m.add(verts, faces, finish)
        for k in range(10):
            a = 2 * math.pi * k / 10
            with m.placed((r - bezel * 0.5) * math.cos(a), (r - bezel * 0.5) * math.sin(a), 0, rx=180):
                m.lathe([(0, 0.006), (0.0075, 0.006, 0.001), (0.0075, 0)], 'steel', 6)
        m.disc(r - bezel, 0.022, 'satin', edge_glow=1)
        lens_rings(m, (r - bezel) * 0.86, 0.020, 44, r * 0.042)
        m.lathe([(r - bezel, 0.004), (0, 0.004)], 'glass', 96)
        m.light((0, 0, 0), diameter=2 * (r - bezel))
        with m.placed(0, 0, h):
            m.lathe([(0.014, 0), (0.014, 0.014, 0.002), (0.009, 0.016), (0.009, 0.03), (0, 0.03)], 'steel', 40)
            with m.placed(0, 0, 0.05, rx=90):
                torus(m, 0.022, 0.005, 'steel', 48, 12)
        with m.placed(0, -r * 0.24, h * 0.9, rx=62):
            gland(m, 0.022, 'steel', 0.0)
            with m.unframed():
                reach = [(0.03, 0.32, 0.12), (0.03, 1.2, 0.12)] if drop > 1 else []
                m.curve([(0, 0, 0.01), (0, 0, 0.06), (0.02, 0.09, 0.11), (0.03, 0.20, 0.12), *reach], 0.0052, 'silver')
    m.tube([(0, 0, -drop + 0.065), (0, 0, -drop * 0.5), (0, 0, 0)], 0.0026, 'steel', 10, False)
    return 'suspended'


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


BUILDERS = {'high-bay': high_bay}
