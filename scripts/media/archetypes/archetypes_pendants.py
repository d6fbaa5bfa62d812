"""Pendants: shades, globes, rings and bars."""
import math

from archetypes_downlights import optic_front
from details import rose, suspension, torus_at


def shade_profile(style, r, h):
    """Outer profile (radius, z) of a pendant shade from its top down, z=0 at the top."""
    neck = min(0.03, r * 0.3)
    if style == 'cone':
        return [(neck, 0), (neck * 1.15, -h * 0.12, 0.006), (r, -h)]
    if style == 'dome':
        return [(r * math.sin(a) if a > 0.12 else neck, -h + h * math.cos(a)) for a in [math.pi / 2 * k / 14 for k in range(15)]]
    if style == 'disc':
        return [(neck, 0), (neck * 1.4, -h * 0.5, 0.01), (r * 0.94, -h * 0.72, 0.04), (r, -h)]
    if style == 'cylinder':
        return [(neck * 0.6, 0), (r, 0, 0.004), (r, -h)]
    pts = []
    for k in range(17):
        f = k / 16
        pts.append((neck + (r - neck) * (1 - (1 - f) ** 2.3) ** 0.72 * (0.93 + 0.07 * f**6), -h * (0.16 + 0.84 * f)))
    return [(neck * 0.92, 0), (neck, -0.004), (neck, -h * 0.12), *pts]


def pendant(m, p):
    style = p.choice('style', {
        'linear': ('linear', 'bar', 'profile'), 'globe': ('globe', 'sphere', 'ball'), 'ring': ('ring', 'hoop', 'halo'),
        'cylinder': ('cylinder', 'tube', 'tubular'), 'cone': ('cone', 'conical'), 'disc': ('disc', 'saucer', 'flat disc', 'disk'),
        'dome': ('dome', 'hemisphere'), 'bell': ('bell',), 'drum': ('drum', 'felt', 'acoustic')}, 'bell')
    r = p.mm('diameter_mm', 300) / 2
    h = p.mm('height_mm', p.number('depth_mm', 220))
    drop = p.drop(0.9)
    finish, inside = p.finish('black'), p.second('white-reflector')
    cable = p.text('cable_material', 'fabric')
    rose(m, p.mm('rose_mm', 100) / 2, 0.024, finish)
    if style == 'ring':
        return pendant_ring(m, p, r, h, drop, finish, cable)
    if style == 'linear':
        return pendant_bar(m, p, drop, finish, cable)
    m.curve([(0, 0, -0.02), (0.0005, 0, -drop * 0.5), (0, 0, -drop + 0.03)], 0.0029, cable, framed=False)
    with m.placed(0, 0, -drop):
        m.lathe([(0.0035, 0.046), (0.006, 0.044, 0.001), (0.0075, 0.03, 0.004), (0.017, 0.024, 0.003), (0.019, -0.004)], p.text('cap_material', finish), 48)
        if style == 'globe':
            m.lathe([(0.02, 0.002), (r * 0.34, -0.004, 0.003), (r * 0.34, -0.022, 0.002), (r * 0.3, -0.022)], p.text('cap_material', finish), 72)
            pts, glow = [], []
            for k in range(25):
                a = math.pi * k / 24
                if r * math.sin(a) < r * 0.3 and k < 12:
                    continue
                pts.append((r * math.sin(a) if k < 24 else 0, -r * 0.96 + r * math.cos(a)))
                glow.append(0.92 - 0.22 * math.cos(a))
            m.lathe(pts, p.text('lit_material', 'lit-warm'), 120, glow=glow)
            m.light((0, 0, -r), diameter=2 * r)
            return 'suspended'
        outer = shade_profile('cylinder' if style == 'drum' else style, r, h)
        wall = p.mm('wall_mm', 1.6)
        pts = outer + [(r, -h, 0.0005), (r - wall, -h, 0.0005)]
        m.lathe(pts, finish, 144)
        inner = [(max(0.004, x - wall), z - (wall if z > -h * 0.5 else 0)) for x, z, *_ in outer]
        m.lathe([q for q in inner if q[1] > -h - 0.001], inside, 144)
        lamp = p.choice('source', {'disc': ('diffuser', 'opal', 'disc'), 'spot': ('lens', 'spot', 'reflector', 'downlight')}, 'disc')
        if style == 'cylinder' and lamp == 'spot':
            with m.placed(0, 0, -h + 0.012):
                optic_front(m, p, r - wall, min(h * 0.4, r * 1.2))
        else:
            level = -h + p.mm('source_setback_mm', h * 250)
            radius = _inner_radius(inner, level) * 0.985
            m.disc(radius, level, p.text('lit_material', 'lit-opal'), 120, edge_glow=0.72, dome=radius * 0.06)
            m.light((0, 0, -h), diameter=2 * radius)
        if p.flag('band', 'band', 'two-tone', 'brass ring', 'collar'):
            torus_at(m, r + 0.0003, -h + 0.004, 0.0022, p.text('band_material', 'brass'))
        else:
            torus_at(m, r, -h + 0.001, 0.0022, finish)
        if p.flag('spin_lines') and m.quality > 0.6:
            for x, z in outer[3:-1:2]:
                torus_at(m, x, z, 0.0007, finish)
    return 'suspended'


def _inner_radius(profile, z):
    for (x0, z0), (x1, z1) in zip(profile, profile[1:]):
        if z1 <= z <= z0:
            f = (z0 - z) / max(1e-6, z0 - z1)
            return x0 + (x1 - x0) * f
    return profile[-1][0]


def pendant_ring(m, p, r, h, drop, finish, cable):
    width = p.mm('ring_width_mm', 40)
    height = p.mm('ring_height_mm', min(h * 1000, 60))
    tiers = int(p.number('tiers', 2 if p.says('two rings', 'double ring', 'concentric') else 1))
    for tier in range(tiers):
        radius = r * (1 - 0.3 * tier)
        z = -drop - 0.16 * tier
        with m.placed(0, 0, z, rx=8 * tier):
            m.lathe([(radius - width, 0), (radius - width, -height, 0.002), (radius - width + 0.005, -height), (radius - width + 0.005, -height + 0.003), (radius - 0.005, -height + 0.003), (radius - 0.005, -height), (radius, -height, 0.002), (radius, 0, 0.002), (radius - width, 0, 0.002)], finish, 200)
            m.lathe([(radius - width + 0.005, -height + 0.0016), (radius - width / 2, -height + 0.0002), (radius - 0.005, -height + 0.0016)][::-1], p.lit, 200, glow=[0.86, 1, 0.86])
            if p.flag('inner_light', 'inward', 'inner face'):
                m.lathe([(radius - width - 0.0004, -0.008), (radius - width - 0.0004, -height + 0.006)], p.lit, 200, glow=[0.9, 0.9])
            m.light((0, 0, -height), diameter=2 * radius)
        for k in range(3):
            a = math.radians(90 + 120 * k)
            x, y = (radius - width / 2) * math.cos(a), (radius - width / 2) * math.sin(a)
            m.tube([(0.03 * math.cos(a), 0.03 * math.sin(a), -0.02), (x * 0.5, y * 0.5, z * 0.5), (x, y, z)], 0.0008, 'steel', 8, False)
            with m.placed(x, y, z):
                m.lathe([(0.0012, 0.022), (0.004, 0.018, 0.001), (0.005, 0)], 'steel', 16)
    return 'suspended'


def pendant_bar(m, p, drop, finish, cable):
    length, width, height = p.mm('length_mm', 1200), p.mm('width_mm', 40), p.mm('height_mm', 60)
    with m.placed(0, 0, -drop):
        if p.flag('tube', 'tube', 'round section', 'tubular'):
            r = width / 2
            with m.placed(0, 0, -r, ry=90):
                m.lathe([(0, -length / 2), (r, -length / 2, 0.002), (r, length / 2, 0.002), (0, length / 2)], finish, 72)
            m.slab(length - 0.05, width * 0.6, 0.004, p.lit, 0.004, 0.001, at=(0, 0, -2 * r + 0.0004))
            height = 2 * r
        else:
            m.slab(length, width, height, finish, p.mm('corner_mm', 2), 0.0016, at=(0, 0, -height / 2))
            m.pane(length - 0.012, width - 0.008, -height - 0.0006, p.lit, 0.003)
        if p.flag('uplight', 'uplight', 'up and down', 'direct/indirect', 'indirect'):
            m.pane(length - 0.04, width - 0.012, 0.0006, p.lit, 0.003, up=True)
        m.light((0, 0, -height), length=length, width=width)
    for s in (-1, 1):
        suspension(m, s * length * 0.36, 0, -0.01, -drop + 0.001)
    m.curve([(0.01, 0, -0.02), (0.02, 0, -drop * 0.5), (0.02, 0, -drop)], 0.002, cable, framed=False)
    return 'suspended'


BUILDERS = {'pendant': pendant}
