"""Panels and ceiling discs."""
import math

from details import cables, rose, screw, suspension, torus_at


def panel(m, p):
    length = p.mm('length_mm', 595)
    width = p.mm('width_mm', 595)
    depth = p.mm('depth_mm', p.number('height_mm', 11))
    section = p.choice('section', {'suspended': ('suspended',), 'surface': ('surface',), 'recessed': ('recessed',)}, 'recessed')
    bezel = p.mm('bezel_mm', 10)
    round_shape = p.flag('round', 'round panel', 'circular')
    if round_shape:
        return round_panel(m, p, depth, bezel, section)
    base = -p.drop(0.5) if section == 'suspended' else (-depth if section == 'surface' else 0.0)
    finish = p.finish()
    with m.placed(0, 0, base):
        hx, hy = length / 2 - bezel, width / 2 - bezel
        m.sweep(m.rect(hx, hy, 0.001), [(0, 0.0025), (0, 0, 0.0006), (bezel, 0, 0.001), (bezel, depth, 0.001), (0, depth)], finish)
        kind = p.choice('optic', {'louvre': ('louvre', 'darklight', 'parabolic', 'cell'), 'prism': ('microprism', 'micro-prism', 'prismatic', 'ugr'), 'opal': ('opal', 'diffuser')}, 'opal')
        if kind == 'louvre':
            cells = int(p.number('cells', 4))
            cells_y = max(1, int(round(cells * width / length)))
            panel_cells(m, p, hx, hy, cells, cells_y, depth)
        elif kind == 'prism':
            m.pane(hx * 2, hy * 2, 0.002, p.text('lit_material', 'lit-prism'), 0.001, edge_glow=0.86)
            prism_texture(m, hx, hy, 0.0017)
        else:
            m.pane(hx * 2, hy * 2, 0.002, p.text('lit_material', 'lit-opal'), 0.001, edge_glow=0.84)
        if p.flag('mitre', 'mitred') and m.quality > 0.6:
            for sx in (-1, 1):
                for sy in (-1, 1):
                    with m.placed(sx * (length / 2 - bezel / 2), sy * (width / 2 - bezel / 2), -0.00005, rz=45 * sx * sy):
                        m.box(bezel * 1.36, 0.0007, 0.0003, 'plastic-grey', 0.0001)
        if p.flag('cross_bar'):
            m.slab(bezel * 0.7, width - bezel, 0.006, finish, 0.002, 0.001, at=(0, 0, 0.001))
            for sx in (-1, 1):
                for sy in (-1, 0, 1):
                    screw(m, sx * (length / 2 - bezel / 2), sy * (width / 2 - bezel / 2), 0, 0.009, 'steel', up=False)
        m.slab(length * 0.985, width * 0.985, max(0.004, depth * 0.35), 'zinc' if section == 'recessed' else finish, 0.004, 0.001, at=(0, 0, depth * 0.85))
        if section == 'recessed':
            m.slab(0.16, 0.052, 0.026, 'plastic-white', 0.004, 0.002, at=(length * 0.14, 0, depth + 0.014))
            cables(m, length * 0.02, 0, depth, 0.05)
            for sx in (-1, 1):
                for sy in (-1, 1):
                    m.box(0.03, 0.012, 0.006, 'steel', 0.0006, at=(sx * (hx - 0.02), sy * hy, depth + 0.003))
        m.light((0, 0, 0), length=hx * 2, width=hy * 2)
    if section == 'suspended':
        for sx in (-1, 1):
            for sy in (-1, 1):
                suspension(m, sx * length * 0.42, sy * width * 0.38, 0, base + depth + 0.003)
        m.curve([(0, 0, 0), (0.004, 0, base * 0.5), (0, 0, base + depth)], 0.0022, 'cable-white', framed=False)
        rose(m, 0.04, 0.022, finish)
    return 'suspended' if section == 'suspended' else 'ceiling'


def panel_cells(m, p, hx, hy, nx, ny, depth):
    """Deep low-glare cells: a grid of small reflectors, each with its own lit bottom."""
    inner = p.text('reflector', 'satin')
    bar = p.mm('cell_bar_mm', 8)
    cx, cy = 2 * hx / nx, 2 * hy / ny
    d = p.mm('cell_depth_mm', 26)
    for i in range(nx):
        for j in range(ny):
            with m.placed((i + 0.5) * cx - hx, (j + 0.5) * cy - hy, 0.0015):
                half_x, half_y = cx / 2 - bar / 2, cy / 2 - bar / 2
                outline = m.rect(half_x, half_y, min(half_x, half_y) * p.number('cell_round', 0.12))
                m.sweep(outline, [(bar / 2 + 0.0003, 0), (0, 0, 0.0008), (-min(half_x, half_y) * 0.30, d * 0.55, d * 0.2), (-min(half_x, half_y) * 0.42, d)], inner)
                m.slab(half_x * 1.24, half_y * 1.24, 0.002, inner, 0.002, 0.0004, at=(0, 0, d + 0.001))
                lens = min(half_x, half_y) * 0.34
                m.disc(lens, d - 0.001, p.lit, 32, 3, 0.7, dome=lens * 0.3)
    m.slab(hx * 2, hy * 2, 0.004, 'zinc', 0.002, 0.001, at=(0, 0, d + 0.006))


def prism_texture(m, hx, hy, z):
    """Fine raised lines that read as a microprismatic structure."""
    if m.quality < 0.6:
        return
    step = 0.0155
    for axis in (0, 90):
        half, cross = (hx, hy) if axis == 0 else (hy, hx)
        count = int(2 * half / step)
        with m.placed(rz=axis, z=z, rx=0):
            for k in range(1, count):
                x = -half + 2 * half * k / count
                m.add([(x - 0.0006, -cross, 0), (x + 0.0006, -cross, 0), (x + 0.0006, cross, 0), (x - 0.0006, cross, 0)], [(3, 2, 1, 0)], 'lit-soft', 1.25)


def round_panel(m, p, depth, bezel, section):
    r = p.mm('diameter_mm', 600) / 2
    base = -p.drop(0.5) if section == 'suspended' else (-depth if section == 'surface' else 0.0)
    with m.placed(0, 0, base):
        m.lathe([(r - bezel, 0.002), (r - bezel, 0, 0.0008), (r, 0, 0.002), (r, depth, 0.002), (0, depth)], p.finish(), 160)
        m.disc(r - bezel, 0.0016, p.lit, 128, edge_glow=0.84)
        m.light((0, 0, 0), diameter=2 * (r - bezel))
    if section == 'suspended':
        for k in range(3):
            a = math.radians(90 + 120 * k)
            suspension(m, r * 0.8 * math.cos(a), r * 0.8 * math.sin(a), 0, base + depth)
        rose(m, 0.05, 0.025, p.finish())
        return 'suspended'
    return 'ceiling'


def ceiling_disc(m, p):
    r = p.mm('diameter_mm', p.number('width_mm', 320)) / 2
    h = p.mm('height_mm', p.number('depth_mm', 60))
    finish = p.finish()
    if p.text('style') == 'frame':
        p.values = {**p.values, 'section': 'surface'}
        return panel(m, p)
    style = p.choice('style', {'ring': ('ring', 'annular', 'torus'), 'square': ('square',), 'drum': ('drum', 'shade', 'fabric'), 'dome': ('dome', 'glass', 'hemisphere', 'globe'), 'halo': ('halo', 'backlit', 'floating', 'indirect')}, 'disc')
    if style == 'ring':
        wire = p.mm('ring_width_mm', 45)
        m.lathe([(r - wire, -0.012), (r - wire, -h, 0.003), (r, -h, 0.003), (r, -0.012, 0.003), (r - wire, -0.012, 0.003)], finish, 160)
        m.lathe([(r - wire + 0.004, -h - 0.0006), (r - 0.004, -h - 0.0006)], p.lit, 160, glow=[0.9, 0.9])
        m.lathe([(0, 0), (r * 0.42, 0, 0.002), (r * 0.42, -0.02, 0.003), (0, -0.02)], finish, 96)
        for k in range(3):
            with m.placed(0, 0, -0.016, rz=30 + 120 * k):
                m.box(r * 0.7, 0.016, 0.006, finish, 0.001, at=(r * 0.62, 0, 0))
        m.light((0, 0, -h), diameter=2 * r)
    elif style == 'square':
        m.sweep(m.rect(r, r, p.mm('corner_mm', 24)), [(-r * 0.9, 0), (0, 0, 0.002), (0, -h * 0.55, 0.003), (-0.004, -h * 0.55)], finish)
        m.sweep(m.rect(r - 0.004, r - 0.004, p.mm('corner_mm', 24)), [(0, -h * 0.5), (-0.002, -h, 0.012), (-r * 0.5, -h), (-r * 0.95, -h)], p.lit, cap1=True, glow=[0.72, 0.85, 1, 1])
        m.light((0, 0, -h), length=2 * r, width=2 * r)
    elif style == 'drum':
        shade = p.second('fabric-light')
        m.lathe([(r, -0.012), (r, -h + 0.003, 0.001), (r - 0.002, -h), (r - 0.004, -h), (r - 0.004, -0.012)], shade, 144)
        m.lathe([(0, 0), (r * 0.8, 0, 0.002), (r * 0.8, -0.014), (0, -0.014)], finish, 96)
        m.disc(r - 0.005, -h + 0.006, p.lit, 128, edge_glow=0.76)
        m.light((0, 0, -h), diameter=2 * r)
    elif style == 'dome':
        m.lathe([(0, 0), (r * 0.94, 0, 0.002), (r * 0.94, -0.018, 0.002), (r * 0.86, -0.018)], finish, 128)
        pts, glow = [], []
        for k in range(13):
            a = math.pi / 2 * k / 12
            pts.append((r * math.cos(a) if k < 12 else 0, -0.014 - (h - 0.014) * math.sin(a)))
            glow.append(0.66 + 0.36 * math.sin(a))
        m.lathe(pts, p.lit, 144, glow=glow)
        torus_at(m, r * 0.945, -0.018, 0.0022, p.second('chrome'))
        m.light((0, 0, -h), diameter=2 * r)
    else:
        gap = 0.012 if style == 'halo' else 0.0
        if gap:
            m.lathe([(0, 0), (r * 0.8, 0), (r * 0.8, -gap), (0, -gap)], 'white', 96)
            m.lathe([(r * 0.81, -0.001), (r * 0.81, -gap)], p.lit, 96, glow=[0.9, 0.9])
        rim = p.mm('bezel_mm', 8)
        m.lathe([(0, -gap), (r, -gap, 0.004), (r, -h, 0.004), (r - rim, -h, 0.002), (r - rim, -h + 0.004)], finish, 160)
        m.disc(r - rim, -h + 0.0035, p.lit, 128, edge_glow=0.8, dome=p.mm('dome_mm', 6))
        m.light((0, 0, -h), diameter=2 * (r - rim))
    return 'ceiling'


BUILDERS = {'panel': panel, 'ceiling-disc': ceiling_disc}
