"""Downlights: fixed, adjustable, trimless, multiple and surface-mounted."""
import math

from details import cables, fins_radial, fins_row, screw, spring_clip
from optics import baffle, honeycomb, lens_cluster, reflector, tir_lens

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


def heat_body(m, p, r, z0, z1, clear=None):
    """Body above a downlight's optic: finned casting, smooth can or slim tray."""
    height = z1 - z0
    fins = int(p.number('fins', 0 if p.says('slim', 'shallow', 'steel can') or height < 0.045 else 22))
    metal = p.text('body_material', 'white' if p.says('white body', 'white can') else ('cast' if p.says('die-cast', 'cast', 'bare') else 'dark-metal'))
    if fins:
        core = r * 0.72
        clear = max(clear or 0, z0 + height * 0.3)
        m.lathe([(r, z0), (r, z0 + height * 0.13, 0.001), (r * 0.965, z0 + height * 0.15), (core, clear), (core, z1 - 0.004, 0.002), (0, z1 - 0.004)], metal, 80)
        fins_radial(m, fins, core * 0.98, r * 0.992, z0 + height * 0.13, z1, max(0.0012, r * 0.032), metal, taper=r * 0.1, chamfer=height * 0.1, low=(r * 0.955, clear))
    else:
        m.lathe([(r, z0), (r, z1 - height * 0.12, 0.003), (r * 0.86, z1, 0.002), (0, z1)], metal, 80)
        for k in range(3):
            with m.placed(rz=40 + 120 * k):
                screw(m, r * 0.6, 0, z1, 0.006)
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
    with m.placed(0, 0, depth * 0.12, rx=-tilt):
        m.lathe([(r, 0.004), (r, -0.004, 0.001), (r * 0.9, -0.004, 0.001), (r * 0.88, 0.001)], p.finish(), 96)
        with m.placed(0, 0, 0.001):
            optic_front(m, p, r * 0.88, depth * 0.42, 'lens')
        heat_body(m, p, r * 0.92, 0.004, depth, depth * 0.45)
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
    m.sweep(m.rect(hx, hy, 0.003), [(0, 0.002), (0, depth * 0.64)], inside)
    m.sweep(m.rect(hx, hy, 0.003), [(0.0012, 0.002), (0.0012, depth * 0.42, 0.002), (-hy * 0.2, depth * 0.42)], 'dark-metal')
    m.slab(2 * hx, 2 * hy, 0.001, inside, 0.002, 0.0002, at=(0, 0, depth * 0.64))
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
        heat_body(m, p, aperture * 1.03, 0.002, depth, optic_depth + setback)
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


BUILDERS = {'downlight': downlight}
