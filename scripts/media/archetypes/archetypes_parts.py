"""Small parts of strip and profiles: cable, connectors, seals, diffusers, caps, clips, tools."""
import math

import numpy as np

from archetypes_controls import label_block, terminals
from details import BRAND, gland, led_chip, lettering, screw, torus


def cable(m, p):
    """A coil held by two ties, its end stripped: flat twin in white, round rubber in black."""
    finish = p.finish('white')
    round_cable = finish.startswith('black')
    sheath = finish.replace('white', 'cable-white').replace('black', 'rubber')
    radius, sides = (0.0042, (0.0,)) if round_cable else (0.0022, (-0.0021, 0.0021))
    step = 0.0086 if round_cable else 0.0048
    rows, columns = (4, 3) if round_cable else (4, 6)
    points = 72 if m.quality > 0.6 else 28
    t = np.linspace(0, 2 * math.pi, points + 1)
    for row in range(rows):
        for column in range(columns):
            turn = row * columns + column
            bend = 0.0011 * np.sin(2 * t + turn * 1.7) + 0.0007 * np.sin(3 * t + turn * 2.9)
            r = 0.086 + column * step + (0.5 * step if row % 2 else 0) + bend
            z = radius * (2.1 if not round_cable else 1) + row * (0.0092 if not round_cable else 0.0078) + 0.0008 * np.sin(2 * t + turn)
            for side in sides:
                m.tube(np.column_stack([r * np.cos(t), r * np.sin(t), z + side]), radius, sheath, 12)
    height, wide = rows * 0.0085, columns * step
    for angle in (62, 205):
        with m.placed(rz=angle):
            with m.placed(0.086 + wide / 2, 0, height / 2 + 0.001):
                loop = [((wide / 2 + 0.007) * math.cos(a), 0, (height / 2 + 0.004) * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 40)]
                m.tube(loop, 0.0019, 'plastic-black' if not round_cable else 'plastic-grey', 10)
    end = np.array([0.150, -0.116])
    outer = 0.086 + columns * step - 0.004
    for side in sides:
        m.curve([(outer + side * 0.2, 0.0, height * 0.6 + side), (outer + 0.004, -0.045, height * 0.4 + side), (0.136, -0.09, 0.008 + side), (*end, 0.0046 + side)], radius, sheath, 18, 12)
    for k, colour in enumerate(('cable-red', 'cable-black') if not round_cable else ('cable-brown', 'cable-blue')):
        lean = (k - 0.5) * 0.012
        tip = end + np.array([0.026 + lean * 0.8, -0.040 + lean * 0.5])
        m.curve([(*end, 0.0046), (end[0] + 0.010 + lean * 0.4, end[1] - 0.020, 0.004), (*tip, 0.0022)], 0.0016, colour, 10, 10)
        m.curve([(*tip, 0.0022), (tip[0] + 0.006 + lean * 0.3, tip[1] - 0.010, 0.0018)], 0.001, 'copper', 6, 8)


def strip_end(m, length, width, poles=2):
    """A length of strip on z = 0 whose free end lies at x = 0, LEDs towards -x."""
    m.slab(length, width, 0.0005, 'pcb-white', 0.0002, 0.0001, at=(-length / 2, 0, 0.00025))
    for k in range(int((length - 0.008) / 0.0083)):
        led_chip(m, -0.009 - k * 0.0083, 0, 0.0005, 0.0032, lit=False)
    for k in range(poles):
        y = (k - (poles - 1) / 2) * width * 0.5
        m.box(0.0034, width * 0.2, 0.0002, 'pcb-pad', 0.00005, at=(-0.0025, y, 0.0006))


def leads(m, x, z, colours, length=0.066, spread=0.004):
    """Thin leads that leave towards +x and fall to the table, their tips bare."""
    for k, colour in enumerate(colours):
        y = (k - (len(colours) - 1) / 2) * spread
        end = (x + length, y * 4 + 0.012, 0.0012)
        m.curve([(x - 0.002, y, z), (x + length * 0.25, y * 1.2, z), (x + length * 0.6, y * 2 + 0.010, 0.0022), end], 0.0009, colour, 14, 10)
        m.curve([end, (end[0] + 0.005, end[1] + 0.0005, 0.0011)], 0.0005, 'zinc', 4, 8)


def connector(m, p):
    finish = p.finish('white')
    if finish.startswith('black'):
        return sealed_lead(m)
    with m.placed(0.004, 0, 0.0012):
        strip_end(m, 0.058, 0.010)
    m.slab(0.026, 0.015, 0.0022, 'plastic-white', 0.002, 0.0006, at=(0.010, 0, 0.0011))
    for s in (-1, 1):
        m.slab(0.026, 0.0022, 0.0052, 'plastic-white', 0.0008, 0.0004, at=(0.010, s * 0.0068, 0.0028))
    for s in (-1, 1):
        for x in (0.0015, 0.0045):
            m.box(0.0014, 0.0016, 0.0026, 'pcb-pad', 0.0002, at=(x, s * 0.0025, 0.0028))
        m.box(0.012, 0.0016, 0.0007, 'pcb-pad', 0.0001, at=(0.009, s * 0.0025, 0.0042))
    m.slab(0.022, 0.0112, 0.0016, 'glass', 0.0016, 0.0004, at=(0.009, 0, 0.0056))
    m.slab(0.005, 0.0145, 0.0062, 'plastic-white', 0.0012, 0.0006, at=(0.0215, 0, 0.0034))
    leads(m, 0.024, 0.0036, ('cable-red', 'cable-black'))


def sealed_lead(m):
    """A moulded entry on a sealed strip, with its round cable in a loose bend."""
    with m.placed(-0.004, 0, 0.0012):
        strip_end(m, 0.06, 0.010)
        m.slab(0.062, 0.0128, 0.0046, 'glass', 0.002, 0.001, at=(-0.031, 0, 0.0020))
    with m.placed(0.008, 0, 0.0042):
        m.slab(0.026, 0.0165, 0.0084, 'plastic-black', 0.003, 0.0016)
        for k in range(4):
            m.slab(0.002, 0.011 - 0.001 * k, 0.0078 - 0.0007 * k, 'rubber', 0.002, 0.0008, at=(0.0152 + 0.0034 * k, 0, 0))
    path = [(0.030, 0, 0.0042), (0.062, 0.002, 0.004), (0.095, 0.022, 0.0032), (0.082, 0.056, 0.0032), (0.038, 0.058, 0.0032), (0.016, 0.034, 0.0032), (0.044, 0.020, 0.0085), (0.092, 0.040, 0.0066), (0.128, 0.046, 0.0032)]
    m.curve(path, 0.0028, 'rubber', 16, 14)
    for k, colour in enumerate(('cable-red', 'cable-black')):
        lean = (k - 0.5) * 0.006
        m.curve([(0.126, 0.046, 0.0032), (0.138, 0.047 + lean, 0.0026), (0.150, 0.049 + lean * 2, 0.0016)], 0.001, colour, 8, 10)
        m.curve([(0.150, 0.049 + lean * 2, 0.0016), (0.155, 0.0495 + lean * 2.4, 0.0014)], 0.0006, 'zinc', 4, 8)


def silicone_cap(m, x, y, turn, has_hole):
    with m.placed(x, y, 0.0052, rz=turn):
        m.slab(0.020, 0.0165, 0.0104, 'silicone', 0.004, 0.0024)
        m.slab(0.0012, 0.0125, 0.0062, 'plastic-grey', 0.001, 0.0004, at=(-0.0098, 0, 0))
        if has_hole:
            with m.placed(0.0092, 0, 0, ry=90):
                m.lathe([(0.0024, 0.0044, 0.0005), (0.0042, 0.004, 0.001), (0.0052, 0)], 'silicone', 32)
                m.lathe([(0, 0.0043), (0.0025, 0.0043)][::-1], 'rubber', 24)


def seal(m, p):
    if not p.finish('opal').startswith('white'):
        for x, y, turn, hole in ((-0.020, 0.004, 40, False), (0.012, -0.006, -104, True), (0.002, 0.027, 74, False), (0.040, 0.014, -62, True)):
            silicone_cap(m, x, y, turn, hole)
        return
    # A tube of adhesive lies on its side: round at the shoulder, flat at the fold.
    n = 40
    t = np.linspace(0, 2 * math.pi, n, endpoint=False)
    rings = []
    for f in np.linspace(0, 1, 13):
        a, b = 0.0145 + 0.0052 * f, 0.0135 * (1 - f**1.6) + 0.0009
        rings.append(np.column_stack([np.full(n, 0.052 - 0.112 * f), a * np.cos(t), b * np.sin(t) + 0.0136 - 0.006 * f]))
    m.skin(rings, 'white-reflector', cap0=True, cap1=True)
    band = [ring * [1, 1.004, 1] + [0, 0, (ring[:, 2].mean()) * 0.0] for ring in rings[3:6]]
    m.skin([np.column_stack([r[:, 0], r[:, 1] * 1.01, (r[:, 2] - r[:, 2].mean()) * 1.02 + r[:, 2].mean()]) for r in band], 'accent')
    m.slab(0.012, 0.040, 0.0022, 'white-reflector', 0.001, 0.0004, at=(-0.064, 0, 0.0078))
    with m.placed(-0.012, 0, 0.0193, ry=-11):
        lettering(m, BRAND, 0.0085)
    with m.placed(0.052, 0, 0.0136, ry=90):
        m.lathe([(0.0135, 0), (0.0118, 0.005, 0.002), (0.006, 0.007), (0.006, 0.010)], 'white-reflector', 48)
        m.lathe([(0.0075, 0.008), (0.0078, 0.010, 0.001), (0.0044, 0.030), (0.003, 0.046, 0.0006), (0, 0.046)], 'plastic-black', 36)


def diffuser(m, p):
    """Two lengths of a cover, one of them on its back, so that the legs show."""
    finish = p.finish('white')
    body = {'opal': 'opal', 'white': 'glass-frosted', 'black': 'black-reflector'}.get(finish.split('@')[0], finish)
    w, h, t = 0.0262, 0.0066, 0.0014
    half = [(0, h), (w / 2 - 0.0006, h, 0.0004), (w / 2, h - 0.0006), (w / 2, h - t), (w / 2 - 0.0022, h - t), (w / 2 - 0.0022, 0.0016), (w / 2 - 0.0014, 0.001), (w / 2 - 0.0024, 0), (w / 2 - 0.0034, 0.0004), (w / 2 - 0.0034, h - t), (0, h - t)]
    profile = half + [(-q[0], *q[1:]) for q in half[::-1][1:-1]]
    with m.placed(0, -0.021, 0, rz=3):
        m.extrude(profile, 0.19, body)
    with m.placed(0.016, 0.020, 0.0067, rz=-2, rx=180):
        m.extrude(profile, 0.19, body)


def cap_plate(m, finish, hole):
    """A plate of 30 × 20 mm that stands on its edge and faces +x, with ribs behind and perhaps a hole of 6 mm."""
    w, h, t = 0.030, 0.020, 0.0022
    angles = np.linspace(0, 2 * math.pi, 96, endpoint=False)
    ways = np.column_stack([np.cos(angles), np.sin(angles)])
    reach = np.minimum(w / 2 / np.maximum(abs(ways[:, 0]), 1e-9), h / 2 / np.maximum(abs(ways[:, 1]), 1e-9))
    outline = ways * np.minimum(reach, math.hypot(w, h) / 2 - 0.0007)[:, None]
    n = len(outline)
    with m.placed(0, 0, h / 2, rx=90, rz=90):
        def level(ring, z):
            return np.column_stack([ring, np.full(n, z)])

        inner = outline * ((w / 2 - 0.0006) / (w / 2))
        rings = [level(outline, 0), level(outline, t - 0.0006), level(inner, t)]
        if hole:
            m.skin([*rings, level(ways * 0.003, t), level(ways * 0.003, 0)], finish, loop=True)
        else:
            m.skin(rings, finish, cap0=True, cap1=True)
        for s in (-1, 1):
            m.slab(0.0016, 0.0135, 0.008, finish, 0.0006, 0.0004, at=(s * 0.0118, 0.001, -0.0038))
            for k in range(3):
                m.slab(0.0026, 0.012, 0.0007, finish, 0.0006, 0.0002, at=(s * 0.0118, 0.001, -0.0022 - 0.0022 * k))
        m.slab(0.020, 0.0016, 0.007, finish, 0.0006, 0.0004, at=(0, -0.0074, -0.0034))


def end_cap(m, p):
    finish = p.finish('white').replace('white', 'plastic-white').replace('black', 'plastic-black').replace('aluminium', 'silver')
    for x, y, turn, hole in ((0.004, -0.024, -112, True), (0.012, 0.020, -66, False), (-0.036, 0.006, 122, False)):
        with m.placed(x, y, 0, rz=turn):
            cap_plate(m, finish, hole)


def spring(m, x, y, turn):
    """A clip of sheet steel: a screw hole in its base, arms that lean in and end in lips."""
    with m.placed(x, y, 0.0003, rz=turn):
        arm = [(-0.0176, 0.0142), (-0.0196, 0.0126), (-0.0162, 0.0098), (-0.0180, 0.0002), (0.0180, 0.0002), (0.0162, 0.0098), (0.0196, 0.0126), (0.0176, 0.0142)]
        m.bar(arm, 0.0006, 0.018, 'steel', 0.0012)
        with m.placed(0, 0, 0.0006):
            m.lathe([(0, 0.0001), (0.0021, 0.0001), (0.0034, 0.0003), (0.0034, 0)][::-1], 'rubber', 28)


def clip(m, p):
    for x, y, turn in ((-0.026, -0.010, 74), (0.012, 0.012, 96), (0.020, -0.032, 58)):
        spring(m, x, y, turn)
    for k, (x, y, turn) in enumerate(((-0.030, 0.040, 14), (-0.022, 0.052, 19))):
        with m.placed(x, y, 0.0012, rz=turn):
            m.slab(0.060, 0.0042, 0.0022, 'steel', 0.0006, 0.0004)
            for dx in (-0.018, 0.018):
                screw(m, dx, 0, 0.0011, 0.0028, 'zinc')


def lever_box(m):
    """Junction box IP20: five orange levers, ports before them, an open strain relief."""
    m.slab(0.062, 0.038, 0.018, 'plastic-white', 0.004, 0.002, at=(0, 0, 0.009))
    m.slab(0.058, 0.016, 0.006, 'plastic-white', 0.003, 0.0016, at=(0, 0.010, 0.020))
    for k in range(5):
        x = (k - 2) * 0.0106
        with m.placed(x, -0.006, 0.0186, rx=-6):
            m.slab(0.0084, 0.0185, 0.0034, 'terminal-orange', 0.0012, 0.0007, at=(0, 0, 0.0012))
            m.slab(0.0084, 0.003, 0.0018, 'terminal-orange', 0.0008, 0.0004, at=(0, -0.0084, 0.0034))
        with m.placed(x, -0.0190, 0.0086, rx=90):
            m.lathe([(0.0040, 0), (0.0034, 0.0006), (0.0032, -0.003)], 'plastic-grey', 28)
            m.disc(0.0032, -0.0008, 'rubber', 28, up=True)
        m.box(0.0014, 0.004, 0.0003, 'print', 0.0001, at=(x, 0.010, 0.0231))
    lettering(m, BRAND, 0.0042, 0.0231, at=(0, 0.0155))


def sealed_box(m):
    """Junction box IP67: a screwed lid over a gasket, a gland at each end."""
    m.slab(0.092, 0.054, 0.020, 'plastic-black', 0.006, 0.002, at=(0, 0, 0.010))
    m.slab(0.088, 0.050, 0.0016, 'rubber', 0.005, 0.0004, at=(0, 0, 0.0206))
    m.slab(0.092, 0.054, 0.012, 'plastic-black', 0.006, 0.003, at=(0, 0, 0.0274))
    for x in (-0.039, 0.039):
        for y in (-0.020, 0.020):
            with m.placed(x, y, 0.0335):
                m.lathe([(0.0046, -0.0002), (0.0046, 0.0002), (0, 0.0002)], 'rubber', 28)
            screw(m, x, y, 0.0328, 0.0058, 'steel')
    lettering(m, BRAND, 0.006, 0.0334, material='plastic-grey', at=(0, 0.006))
    m.box(0.024, 0.0012, 0.0003, 'plastic-grey', 0.0001, at=(0, -0.004, 0.0335))
    for s in (-1, 1):
        for y in ((-0.012, 0.012) if s > 0 else (0.0,)):
            with m.placed(s * 0.046, y, 0.013, ry=90 * s):
                gland(m, 0.015, cable=0.055, bend=0.006)


def plate(m, outline, z, thick, material):
    """A flat piece cut from sheet: an outline of (x, y) points at height z."""
    pts = np.array(outline, float)
    n = len(pts)
    m.skin([np.column_stack([pts, np.full(n, z)]), np.column_stack([pts, np.full(n, z + thick)])], material, cap0=True, cap1=True)


def cutter(m):
    """A cutter for strip: two blades on a pivot, grips that are sprung apart."""
    blade = [(0.0, -0.008), (0.030, -0.010), (0.062, -0.004), (0.066, 0.0), (0.030, 0.003), (0.0, 0.007)]
    for s, z in ((1, 0.010), (-1, 0.0136)):
        with m.placed(0, 0, 0, rz=s * 9):
            plate(m, [(x, y * s) for x, y in blade][::s], z, 0.0032, 'steel')
            grip = [(-0.004, -s * 0.001, 0.012), (-0.030, -s * 0.014, 0.012), (-0.075, -s * 0.020, 0.012), (-0.118, -s * 0.012, 0.012)]
            m.curve(grip, 0.0052, 'dark-metal', 14, 14)
            m.curve([(grip[1][0] * 0.9, grip[1][1] * 0.9, 0.012), *grip[1:]], 0.0086, 'plastic-grey', 16, 18)
    m.slab(0.030, 0.010, 0.004, 'plastic-grey', 0.002, 0.001, at=(0.040, -0.013, 0.012))
    screw(m, 0, 0, 0.0164, 0.014, 'zinc')
    with m.placed(-0.020, 0, 0.012, rx=90):
        for k in range(5):
            with m.placed(0, 0, (k - 2) * 0.0022):
                torus(m, 0.0036, 0.0006, 'steel', 24, 8)


def tool(m, p):
    finish = p.finish('white')
    if finish.startswith('black'):
        sealed_box(m)
    elif finish.startswith('grey'):
        cutter(m)
    else:
        lever_box(m)


def controller(m, p):
    length, w, h = p.mm('length_mm', 120), p.mm('width_mm', 38), p.mm('height_mm', 21)
    m.slab(length, w, h, 'plastic-white', 0.007, 0.003, at=(0, 0, h / 2))
    label_block(m, length * 0.50, w * 0.62, h, at=(-length * 0.02, 0))
    with m.placed(length * 0.30, w * 0.28, h):
        m.lathe([(0, 0.0008), (0.0015, 0.0006), (0.0015, 0)], 'indicator', 20)
    for s, count in ((-1, 4), (1, 6)):
        with m.placed(s * (length / 2 - 0.007), 0, 0, rz=0 if s > 0 else 180):
            terminals(m, count, w * 0.86 / count, h - 0.0085, 'terminal')


SHAPES = {'cable': cable, 'connector': connector, 'seal': seal, 'diffuser': diffuser, 'end-cap': end_cap, 'clip': clip, 'tool': tool, 'controller': controller}


def accessory(m, p):
    SHAPES[p.text('shape')](m, p)
    return 'bench'


BUILDERS = {'accessory': accessory}
