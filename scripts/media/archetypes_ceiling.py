"""Downlights, panels, ceiling discs and pendants."""
import math

from details import cables, fins_radial, fins_row, rose, screw, spring_clip, suspension, torus
from geometry import ellipse
from optics import baffle, honeycomb, lens_cluster, louvre, reflector, tir_lens

OPTICS = {
    'honeycomb': ('honeycomb',),
    'baffle': ('baffle', 'stepped'),
    'opal': ('opal', 'diffuser', 'microprism', 'prismatic', 'satin pmma', 'satin diffuser'),
    'cluster': ('lens cluster', 'multi-lens', 'lenslets'),
    'lens': ('lens', 'tir'),
    'reflector': ('reflector', 'chrome', 'specular', 'darklight', 'faceted'),
}
REFLECTOR_WORDS = {
    'gold-reflector': ('gold reflector', 'champagne reflector', 'gold inner'),
    'black-reflector': ('black reflector', 'dark-light', 'darklight', 'black cone'),
    'white-reflector': ('white reflector', 'white cone', 'white inner', 'matt white reflector'),
    'satin': ('satin', 'matt', 'semi-specular', 'brushed'),
    'reflector': ('chrome', 'specular', 'mirror', 'aluminium reflector', 'reflector'),
}


def optic_front(m, p, r_open, depth, default='reflector'):
    """The light opening of a round downlight or spot head, rim at z=0, facing -z."""
    kind = p.choice('optic', OPTICS, default)
    material = p.choice('reflector', REFLECTOR_WORDS, 'reflector')
    r_led = r_open * p.number('led_ratio', 0.56)
    if kind == 'opal':
        step = min(depth * 0.5, p.mm('optic_setback_mm', 7))
        m.lathe([(r_open, 0), (r_open * 0.985, step, 0.0006), (r_open * 0.9, step)], p.second(p.finish()), 96)
        m.disc(r_open * 0.985, step * 0.96, p.lit, edge_glow=0.78, dome=p.mm('dome_mm', 0))
    elif kind == 'baffle':
        baffle(m, r_open, r_open * p.number('led_ratio', 0.5), depth, 5, p.second('black'), p.lit)
    elif kind == 'lens':
        m.lathe([(r_open, 0), (r_open * 0.72, depth * 0.55), (r_open * 0.70, depth * 0.55)], p.second('black'), 96)
        tir_lens(m, r_open * 0.715, depth * 0.55, p.lit)
    elif kind == 'cluster':
        m.lathe([(r_open, 0), (r_open * 0.96, depth * 0.4)], p.second('black'), 96)
        lens_cluster(m, r_open * 0.965, depth * 0.4, int(p.number('lenses', 7)), r_open * p.number('lens_ratio', 0.22), p.second('black'))
    elif kind == 'honeycomb':
        reflector(m, r_open, r_led, depth, material, p.lit)
        honeycomb(m, r_open * 0.995, depth * 0.12)
    else:
        reflector(m, r_open, r_led, depth, material, p.lit, int(p.number('facets', 0)))
    m.light((0, 0, 0.002), diameter=2 * r_open)


def heat_body(m, p, r, z0, z1):
    """Body above a downlight's optic: finned casting, smooth can or slim tray."""
    height = z1 - z0
    fins = int(p.number('fins', 0 if p.says('slim', 'shallow', 'steel can') or height < 0.045 else 22))
    metal = p.text('body_material', 'white' if p.says('white body', 'white can') else ('cast' if p.says('die-cast', 'cast', 'bare') else 'dark-metal'))
    if fins:
        core = r * 0.74
        m.lathe([(r, z0), (r, z0 + height * 0.16, 0.002), (core, z0 + height * 0.22), (core, z1 - 0.004, 0.002), (0, z1 - 0.004)], metal, 80)
        fins_radial(m, fins, core * 0.98, r * 0.985, z0 + height * 0.16, z1, max(0.0012, r * 0.032), metal, taper=r * 0.1, chamfer=height * 0.1)
    else:
        m.lathe([(r, z0), (r, z1 - height * 0.12, 0.003), (r * 0.86, z1, 0.002), (0, z1)], metal, 80)
        for k in range(3):
            with m.placed(rz=40 + 120 * k):
                screw(m, r * 0.6, 0, z1, 0.006)
    if p.flag('lead', 'lead', 'cable') or True:
        cables(m, r * 0.3, 0, z1 - 0.004, min(0.09, 0.5 * r + 0.045), radius=0.0015)


def trim_profile(r_in, r_out, style):
    """Trim cross-section below the ceiling plane."""
    if style == 'knife':
        return [(r_in, 0.004), (r_in, -0.0015, 0.0008), (r_out, -0.0008, 0.0005), (r_out, 0), (r_in, 0.004)]
    if style == 'domed':
        mid = (r_in + r_out) / 2
        return [(r_in, 0.003), (r_in + 0.001, -0.004, 0.002), (mid, -0.006, 0.008), (r_out, -0.001, 0.001), (r_out, 0), (r_in, 0.003)]
    if style == 'chamfered':
        return [(r_in, 0.006), (r_in + 0.006, -0.004, 0.0012), (r_out - 0.003, -0.004, 0.0012), (r_out, -0.001, 0.0006), (r_out, 0), (r_in, 0.006)]
    return [(r_in, 0.004), (r_in, -0.003, 0.001), (r_out, -0.003, 0.0016), (r_out, 0), (r_in, 0.004)]


def trimless_frame(m, r, square):
    """Plaster-in flange with perforations and a thin finishing lip."""
    reach = r + 0.032
    if square:
        m.sweep(m.rect(r, r, 0.001), [(0.001, -0.001), (0.001, -0.010), (0.0026, -0.010), (0.0026, 0), (0.032, 0), (0.032, 0.0012), (0, 0.0012)], 'zinc')
    else:
        m.lathe([(r + 0.001, -0.001), (r + 0.001, -0.010), (r + 0.0026, -0.010), (r + 0.0026, 0), (reach, 0), (reach, 0.0012), (r, 0.0012)], 'zinc', 120)
    if m.quality < 0.6:
        return
    for row, distance in enumerate((0.011, 0.018, 0.025)):
        count = 40 + 6 * row
        for k in range(count):
            a = 2 * math.pi * (k + 0.5 * row) / count
            x, y = math.cos(a), math.sin(a)
            reach = (r + distance) / (max(abs(x), abs(y)) if square else 1)
            with m.placed(x * reach, y * reach, 0, rx=180):
                m.lathe([(0, 0.0003), (0.0018, 0.0003), (0.0018, 0)], 'dark-metal', 10)


def gimbal_head(m, p, r, depth, tilt):
    """Tilting lamp unit in a ring, pivot on the ceiling plane."""
    finish = p.second('black')
    with m.placed(0, 0, depth * 0.12, rx=-tilt):
        m.lathe([(r, 0.004), (r, -0.004, 0.001), (r * 0.9, -0.004, 0.001), (r * 0.88, 0.001)], p.finish(), 96)
        with m.placed(0, 0, 0.001):
            optic_front(m, p, r * 0.88, depth * 0.42, 'lens')
        heat_body(m, p, r * 0.92, 0.004, depth)
        for side in (-1, 1):
            with m.placed(side * r, 0, depth * 0.1, ry=side * 90):
                m.lathe([(0, 0.004), (r * 0.07, 0.004, 0.001), (r * 0.07, 0)], 'steel', 24)


def multi_downlight(m, p, heads):
    """Square or linear frame holding several adjustable heads."""
    width = p.mm('width_mm', 110)
    length = p.mm('length_mm', width * 1000 * heads)
    rows = 2 if heads == 4 and abs(length - width) < 0.02 else 1
    columns = heads // rows
    bezel = p.mm('bezel_mm', 9)
    depth = p.mm('depth_mm', p.number('height_mm', 110))
    hx, hy = length / 2 - bezel, width / 2 - bezel
    m.sweep(m.rect(hx, hy, 0.003), [(0, 0.004), (0, -0.003, 0.001), (bezel, -0.003, 0.0014), (bezel, 0)], p.finish())
    inside = p.second('black')
    m.sweep(m.rect(hx, hy, 0.003), [(0, 0.002), (0, depth * 0.42), (-0.004, depth * 0.42)], inside)
    m.sweep(m.rect(hx, hy, 0.003), [(0.0012, 0.002), (0.0012, depth * 0.42, 0.002), (-hy * 0.2, depth * 0.42)], 'dark-metal')
    cell_x, cell_y = 2 * hx / columns, 2 * hy / rows
    r = min(cell_x, cell_y) * 0.43
    for i in range(columns):
        for j in range(rows):
            aim = p.number('aim_deg', 0) + (12, -9, 6, -5)[(i + j) % 4] * (1 if p.number('fan', 1) else 0)
            with m.placed((i + 0.5 - columns / 2) * cell_x, (j + 0.5 - rows / 2) * cell_y, depth * 0.1):
                gimbal_head(m, p, r, depth * 0.85, aim)
    for side in (-1, 1):
        for x in ((-0.6, 0.6) if columns > 1 else (0,)):
            with m.placed(x * hx, side * hy, depth * 0.25, rz=side * 90):
                spring_clip(m, 0, 0.002, 0, 0.026)
    return 'ceiling'


def square_optic(m, p, half_x, half_y, depth):
    """Opening of a square downlight: reflector pyramid, baffle, or flush diffuser."""
    kind = p.choice('optic', OPTICS, 'reflector')
    corner = p.mm('corner_mm', 3)
    outline = m.rect(half_x, half_y, corner)
    if kind == 'opal':
        m.sweep(outline, [(0, 0), (-0.001, 0.006)], p.second(p.finish()))
        m.pane(half_x * 2 - 0.001, half_y * 2 - 0.001, 0.0055, p.lit, corner)
        m.light((0, 0, 0), length=half_x * 2, width=half_y * 2)
        return
    material = p.choice('reflector', REFLECTOR_WORDS, 'reflector') if kind != 'baffle' else p.second('black')
    inset = min(half_x, half_y) * 0.42
    profile = [(0, 0)]
    steps = 6
    for k in range(1, steps + 1):
        f = k / steps
        if kind == 'baffle':
            profile += [(-inset * (k - 1) / steps, depth * (f - 0.3 / steps)), (-inset * f, depth * f)]
        else:
            profile.append((-inset * (1 - math.sqrt(1 - f)), depth * f))
    m.sweep(outline, profile, material, glow=[1] * len(profile))
    m.pane(2 * (half_x - inset) + 0.002, 2 * (half_y - inset) + 0.002, depth, p.lit, corner)
    m.light((0, 0, 0), length=half_x * 2, width=half_y * 2)


def downlight(m, p):
    heads = int(p.number('heads', 1))
    if heads > 1:
        return multi_downlight(m, p, heads)
    square = p.choice('shape', {'square': ('square', 'rectangular'), 'round': ('round', 'circular')}, 'round') == 'square'
    outer = p.mm('diameter_mm', p.number('width_mm', 150)) / 2
    bezel = p.mm('bezel_mm', 10)
    aperture = p.mm('aperture_mm', (outer * 2 - bezel * 2) * 1000) / 2
    depth = p.mm('depth_mm', p.number('height_mm', 90))
    trimless = p.flag('trimless', 'trimless', 'plaster-in', 'plastered')
    style = p.choice('trim', {'knife': ('knife', 'slim trim', 'thin trim'), 'domed': ('domed', 'rounded trim', 'soft trim'), 'chamfered': ('chamfer', 'bevelled')}, 'flat')
    section = p.text('section', 'recessed')
    if section == 'surface' or p.says('surface-mounted', 'surface mounted cylinder'):
        return surface_downlight(m, p, outer, aperture, depth, square)
    if trimless:
        trimless_frame(m, aperture, square)
    elif square:
        m.sweep(m.rect(aperture, aperture, p.mm('corner_mm', 3)), [(o - aperture, z, *rest) for o, z, *rest in trim_profile(aperture, outer, style)], p.finish())
    else:
        m.lathe(trim_profile(aperture, outer, style), p.finish(), 144)
    adjustable = p.flag('tilt', 'adjustable', 'gimbal', 'tilting', 'wall-wash') and not p.says('fixed')
    setback = p.mm('setback_mm', 0)
    optic_depth = min(depth * 0.55, aperture * 0.95)
    if square:
        square_optic(m, p, aperture, aperture, min(optic_depth, p.mm('optic_depth_mm', optic_depth * 1000)))
        m.slab(aperture * 2.06, aperture * 2.06, depth * 0.5, 'zinc' if p.says('steel') else 'dark-metal', 0.004, 0.002, at=(0, 0, depth * 0.25 + 0.004))
        fins_row(m, int(p.number('fins', 12)) or 4, aperture * 1.5, aperture * 1.5, depth * 0.48, 0.002, 'cast', at=(0, 0, depth * 0.5))
        cables(m, aperture * 0.4, 0, depth * 0.9, 0.08)
    elif adjustable:
        m.lathe([(aperture, 0.002), (aperture * 0.99, depth * 0.3, 0.002), (aperture * 0.95, depth * 0.3)], p.second('black'), 96)
        m.lathe([(aperture + 0.0012, 0.002), (aperture + 0.0012, depth * 0.3)], 'dark-metal', 96)
        with m.placed(0, 0, setback):
            gimbal_head(m, p, aperture * 0.93, depth * 0.95, p.tilt(14))
    else:
        if setback:
            m.lathe([(aperture, 0), (aperture * 0.97, setback)], p.second('black'), 96)
        with m.placed(0, 0, setback):
            optic_front(m, p, aperture * (0.97 if setback else 1), optic_depth)
        heat_body(m, p, aperture * 1.03, 0.002, depth)
    for k in range(3 if aperture > 0.085 and not square else 2):
        spring_clip(m, 180 * k if k < 2 and (square or aperture <= 0.085) else 120 * k, aperture * 1.03, depth * 0.28, max(0.022, min(0.04, aperture * 0.42)))
    return 'ceiling'


def surface_downlight(m, p, outer, aperture, depth, square):
    """Cylinder or cube fixed below the ceiling."""
    wall = max(0.002, outer - aperture)
    if square:
        m.sweep(m.rect(outer, outer, p.mm('corner_mm', 3)), [(-outer * 0.9, 0), (0, 0, 0.002), (0, -depth, 0.001), (-wall, -depth, 0.001), (-wall, -depth + 0.01)], p.finish())
        with m.placed(0, 0, -depth + 0.006):
            square_optic(m, p, outer - wall, outer - wall, min(depth * 0.5, outer * 0.8))
        m.slab(outer * 1.6, outer * 1.6, 0.004, 'zinc', 0.004, 0.001, at=(0, 0, 0.002))
        return 'ceiling'
    m.lathe([(0, 0), (outer, 0, 0.002), (outer, -depth, 0.0015), (aperture, -depth, 0.001), (aperture, -depth + 0.012)], p.finish(), 128)
    m.lathe([(outer * 1.0005, -0.0135), (outer * 0.985, -0.0142), (outer * 0.985, -0.0158), (outer * 1.0005, -0.0165)], 'rubber', 128)
    with m.placed(0, 0, -depth + 0.006):
        optic_front(m, p, aperture, min(depth * 0.5, aperture * 0.95))
    return 'ceiling'


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
                m.pane(half_x * 1.2, half_y * 1.2, d, p.lit, min(half_x, half_y) * 0.05)
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


def torus_at(m, radius, z, wire, material):
    with m.placed(0, 0, z):
        torus(m, radius, wire, material, 120)


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
        pts.append((neck + (r - neck) * (0.52 * math.sin(f * math.pi / 2) ** 1.2 + 0.48 * f**3.2), -h * f))
    return pts


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
    rose(m, p.mm('rose_mm', 100) / 2, 0.024, finish if finish not in ('brass', 'copper') or True else 'white')
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
    m.curve([(0.01, 0, -0.02), (0.05, 0, -drop * 0.4), (0.02, 0, -drop)], 0.002, cable, framed=False)
    return 'suspended'


BUILDERS = {'downlight': downlight, 'panel': panel, 'ceiling-disc': ceiling_disc, 'pendant': pendant}
__all__ = ['BUILDERS', 'optic_front', 'ellipse', 'heat_body', 'louvre', 'lens_cluster']
