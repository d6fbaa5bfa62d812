"""Linear luminaires, battens and track."""
import math

import numpy as np

from details import gland, screw, suspension
from optics import lens_grid

OPTICS = {
    'louvre': ('louvre', 'cells', 'parabolic', 'cell'), 'lens': ('lens row', 'lenses', 'row of small lenses', 'ribbed clear lens', 'lens strip'),
    'prism': ('microprism', 'micro-prism', 'prismatic'), 'opal': ('opal', 'diffuser', 'satin'),
}


def channel(w, h, bezel, setback, web=0.0015):
    """Closed C-section open at the bottom: outside w by h, lips `bezel` wide."""
    i = w / 2 - bezel
    return [(-w / 2, 0, 0.0008), (-w / 2, h, 0.001), (w / 2, h, 0.001), (w / 2, 0, 0.0008), (i, 0), (i, setback + web), (-i, setback + web), (-i, 0)]


def cell_row(m, length, width, z, count, depth, material, lit):
    """Row of small reflector cells along x, rims at z, bottoms above."""
    pitch = length / count
    half_x, half_y = pitch / 2 - 0.0015, width / 2 - 0.001
    for k in range(count):
        with m.placed(-length / 2 + (k + 0.5) * pitch, 0, z):
            outline = m.rect(half_x, half_y, min(half_x, half_y) * 0.1)
            s = min(half_x, half_y)
            m.sweep(outline, [(0.0016, 0), (0, 0, 0.0006), (-s * 0.26, depth * 0.55, depth * 0.25), (-s * 0.4, depth)], material)
            m.pane((half_x - s * 0.38) * 2, (half_y - s * 0.38) * 2, depth, lit, s * 0.08)


def light_face(m, p, length, width, z):
    """The lit underside of a linear luminaire at height z (its body is above)."""
    kind = p.choice('optic', OPTICS, 'opal')
    if kind == 'louvre':
        count = int(p.number('cells', max(4, round(length / (width * 1.15)))))
        cell_row(m, length, width, z, count, p.mm('cell_depth_mm', min(24, width * 500)), p.text('reflector', 'satin'), p.lit)
    elif kind == 'lens':
        rows = int(p.number('lens_rows', 1))
        count = int(p.number('lenses', round(length / 0.028)))
        lens_grid(m, length, width, z + 0.004, count if m.quality > 0.6 else min(count, 24), rows, min(width / rows, length / count) * 0.36, p.text('lens_plate', 'pcb-white'), oblong=p.number('oblong', 1.0))
    else:
        lit = p.text('lit_material', 'lit-prism' if kind == 'prism' else 'lit-opal')
        bulge = p.mm('bulge_mm', 0)
        profile, steps = [], 8
        for k in range(steps + 1):
            f = k / steps * 2 - 1
            profile.append((f * width / 2, z - bulge * (1 - f * f)))
        m.extrude(profile, length, lit, caps=False, closed=False, slices=1)
        if kind == 'prism' and m.quality > 0.6:
            for k in range(1, 5):
                y = (k / 5 - 0.5) * width
                m.box(length - 0.002, 0.0008, 0.0006, 'lit-soft', 0.0001, at=(0, y, z))
    m.light((0, 0, z), length=length, width=width)


def linear(m, p):
    length, w, h = p.mm('length_mm', 1200), p.mm('width_mm', 60), p.mm('height_mm', 70)
    section = p.choice('section', {'suspended': ('suspended', 'pendant'), 'recessed': ('recessed', 'trimless'), 'surface': ('surface',), 'track': ('track',)}, 'surface')
    if p.says('track adapters', 'track adapter'):
        section = 'track'
    finish = p.finish('white')
    bezel = p.mm('lip_mm', min(p.mm('bezel_mm', 3), w * 0.12) * 1000)
    setback = p.mm('setback_mm', 1.5)
    base = {'suspended': -p.drop(0.6), 'surface': -h, 'recessed': 0.0, 'track': -h - 0.014}[section]
    with m.placed(0, 0, base):
        cap = 0.002
        room = 0.006
        if p.choice('optic', OPTICS, 'opal') == 'louvre':
            room = p.mm('cell_depth_mm', min(24, w * 500)) + 0.004
        m.extrude(channel(w, h, bezel, setback + room), length - 2 * cap, finish)
        for s in (-1, 1):
            m.slab(cap, w, h, p.text('cap_material', finish), 0.0006, 0.0006, at=(s * (length / 2 - cap / 2), 0, h / 2))
            if p.flag('cap_screws', 'screw', 'end cap'):
                for z in (0.3, 0.7):
                    with m.placed(s * length / 2, 0, h * z, ry=90 * s):
                        screw(m, 0, 0, 0, 0.004, 'steel')
        inner = w - 2 * bezel
        light_face(m, p, length - 2 * cap - 0.002, inner, setback)
        if p.flag('spine', 'central spine'):
            m.box(length - 0.004, 0.006, 0.004, finish, 0.0006, at=(0, 0, setback - 0.002))
        if p.flag('uplight', 'indirect', 'lit slot on top', 'uplight'):
            m.pane(length - 0.03, w * 0.6, h + 0.0006, p.lit, 0.004, up=True)
        if section == 'recessed' and not p.flag('trimless', 'trimless', 'plaster'):
            flange = p.mm('flange_mm', 8)
            m.sweep(m.rect(length / 2, w / 2, 0.001), [(0, 0.003), (0, -0.0015), (flange, -0.0015, 0.0006), (flange, 0), (0, 0.003)], finish)
        elif section == 'recessed':
            m.sweep(m.rect(length / 2, w / 2, 0.001), [(0, 0), (0, -0.006), (0.0015, -0.006), (0.0015, 0), (0.03, 0), (0.03, 0.0012), (0, 0.0012)], 'zinc')
        if p.flag('rail'):
            m.slab(length, w * 0.62, 0.020, 'zinc', 0.001, 0.001, at=(0, 0, h + 0.010))
            for k in range(12 if m.quality > 0.6 else 4):
                m.slab(0.03, w * 0.63, 0.006, 'dark-metal', 0.003, 0.0005, at=((k + 0.5) / 12 * length - length / 2, 0, h + 0.011))
        for x in (-0.33, 0.33):
            if section == 'track':
                m.slab(0.11, 0.034, 0.014, finish, 0.003, 0.001, at=(x * length, 0, h + 0.007))
                m.box(0.03, 0.012, 0.008, 'plastic-black', 0.001, at=(x * length, 0, h + 0.017))
            elif section == 'surface' and h > 0.03:
                m.box(0.05, w * 0.7, 0.003, 'zinc', 0.0005, at=(x * length, 0, h - 0.0012))
    if section == 'suspended':
        for s in (-1, 1):
            suspension(m, s * length * 0.38, 0, 0, base + h - 0.001)
            with m.placed(s * length * 0.38, 0, 0), m.unframed():
                m.lathe([(0, 0), (0.016, 0, 0.002), (0.014, -0.018, 0.003), (0, -0.018)], finish, 40)
        m.curve([(length * 0.38, 0, -0.01), (length * 0.37, 0.004, base * 0.5), (length * 0.36, 0, base + h)], 0.0018, 'cable-white', framed=False)
    return {'suspended': 'suspended', 'track': 'track'}.get(section, 'ceiling')


def batten(m, p):
    length, w, h = p.mm('length_mm', 1200), p.mm('width_mm', 72), p.mm('height_mm', 66)
    finish = p.finish('white')
    sealed = p.flag('sealed', 'ip65', 'ip66', 'weatherproof', 'vapour', 'clips', 'gasket', 'sealed')
    style = p.choice('style', {'tube': ('tube', 'tubular', 'round section'), 'triangular': ('wedge', 'trapez', 'tapered', 'angled')}, 'dome')
    with m.placed(0, 0, -h):
        if style == 'tube':
            r = w / 2
            with m.placed(0, 0, r, ry=90):
                m.lathe([(r, -length / 2 + 0.03), (r, length / 2 - 0.03)], p.lit, 64, glow=[0.95, 0.95])
                for s in (-1, 1):
                    m.lathe([(0, s * length / 2), (r * 1.06, s * length / 2, 0.004), (r * 1.06, s * (length / 2 - 0.04), 0.002), (r * 0.9, s * (length / 2 - 0.04))], p.second(finish), 64)
                    with m.placed(0, 0, s * length / 2, ry=0 if s > 0 else 180):
                        gland(m, 0.022, 'plastic-grey', 0.08 if s > 0 else 0)
            for x in (-0.3, 0.3):
                with m.placed(x * length, 0, r, rz=0):
                    band = [(r * 1.03 * math.sin(a), r * 1.03 * math.cos(a)) for a in np.linspace(-2.0, 2.0, 20)]
                    m.bar(band, 0.0016, 0.022, 'steel', 0)
                m.box(0.03, 0.03, h - 2 * r + 0.004, 'steel', 0.001, at=(x * length, 0, (h + 2 * r) / 2))
        else:
            tray = h * p.number('tray_ratio', 0.45)
            top = w * (0.62 if style == 'triangular' else 0.86)
            m.extrude([(-w / 2, h - tray, 0.002), (-top / 2, h, 0.006), (top / 2, h, 0.006), (w / 2, h - tray, 0.002)], length - 0.03, finish)
            lit = p.text('lit_material', 'lit-neutral')
            profile, n = [], 14
            for k in range(n + 1):
                a = math.pi * k / n
                c, s = math.cos(a), math.sin(a)
                profile.append((-w * 0.485 * (abs(c) ** 0.62) * (1 if c > 0 else -1), (h - tray) * (1 - s ** 0.7)))
            m.extrude(profile, length - 0.034, lit, caps=True, closed=True)
            for s in (-1, 1):
                end = [(y * 1.02, z) for y, z in profile[::-1]] + [(-w * 0.51, h - tray), (-top * 0.51, h + 0.0004, 0.006), (top * 0.51, h + 0.0004, 0.006), (w * 0.51, h - tray)]
                with m.placed(s * (length / 2 - 0.009), 0, 0):
                    m.extrude([(y, z - 0.0006) for y, z, *_ in end], 0.018, p.second(finish))
                if sealed:
                    with m.placed(s * length / 2, 0, h - tray * 0.5, ry=90 * s):
                        gland(m, 0.02, 'plastic-grey', 0.09 if s > 0 else 0, 'cable-grey')
            if sealed:
                m.slab(length - 0.028, w * 1.03, 0.005, 'rubber', 0.004, 0.001, at=(0, 0, h - tray))
                count = max(4, int(length / 0.2)) if m.quality > 0.6 else 4
                for k in range(count):
                    x = -length / 2 + length * (k + 0.5) / count
                    for s in (-1, 1):
                        m.slab(0.026, 0.005, tray * 0.75, p.text('clip_material', 'steel'), 0.001, 0.001, at=(x, s * w * 0.515, h - tray * 0.92))
        m.light((0, 0, 0), length=length - 0.04, width=w * 0.9)
    return 'ceiling'


def track(m, p):
    length, w, h = p.mm('length_mm', 1000), p.mm('width_mm', 36), p.mm('height_mm', 33)
    finish = p.finish('white')
    i, t = w / 2 - 0.0018, 0.0018
    lip = w * 0.16
    section = [(-w / 2, 0, 0.0008), (-w / 2, h, 0.0008), (w / 2, h, 0.0008), (w / 2, 0, 0.0008), (lip + 0.004, 0), (lip + 0.004, 0.003), (i, 0.003), (i, h * 0.62), (i - 0.004, h * 0.64), (i - 0.004, h - t - 0.004), (i - 0.008, h - t), (-i + 0.008, h - t), (-i + 0.004, h - t - 0.004), (-i + 0.004, h * 0.64), (-i, h * 0.62), (-i, 0.003), (-lip - 0.004, 0.003), (-lip - 0.004, 0)]
    with m.placed(0, 0, -h):
        m.extrude(section, length, finish)
        for s in (-1, 1):
            m.box(length - 0.004, 0.003, h * 0.5, 'plastic-black', 0.0004, at=(0, s * (i - 0.0014), h * 0.36))
            for z in (0.24, 0.48):
                with m.placed(0, s * (i - 0.0034), h * z, ry=90):
                    m.lathe([(0, -length / 2 - 0.001), (0.0013, -length / 2 - 0.001), (0.0013, length / 2 + 0.001), (0, length / 2 + 0.001)], 'copper', 14)
        m.slab(0.062, w * 1.04, h * 1.03, p.text('cap_material', finish), 0.003, 0.0015, at=(length / 2 + 0.028, 0, h / 2))
        with m.placed(length / 2 + 0.059, 0, h * 0.55, ry=90):
            gland(m, 0.013, 'plastic-grey', 0.10, 'cable-white', 0.02)
        for x in (-0.3, 0.3):
            screw(m, x * length, 0, h - t - 0.003, 0.007, 'steel', up=False)
    return 'ceiling'


BUILDERS = {'linear': linear, 'batten': batten, 'track': track}
