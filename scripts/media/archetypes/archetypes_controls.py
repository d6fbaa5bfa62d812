"""Drivers, sensors, wireless modules and switch plates."""
import math

import numpy as np

from archetypes_wall import FACING
from details import BRAND, cables, lettering, screw, spring_clip


def label_block(m, w, h, z, at=(0, 0), title=BRAND):
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


def control_marks(m, kind, x, w, z):
    """What tells a driver's control on its top: a wireless mark, or address buttons with a display."""
    if kind == 'casambi':
        for k in range(3):
            radius = 0.003 + 0.0026 * k
            m.tube([(x + radius * math.cos(t), radius * math.sin(t), z) for t in np.linspace(-0.85, 0.85, 12)], 0.00045, 'print', 8)
        with m.placed(x, 0, z):
            m.lathe([(0, 0.0004), (0.0011, 0.0003), (0.0011, 0)], 'print', 16)
    if kind == 'dmx':
        m.slab(0.015, 0.0085, 0.0008, 'plastic-black', 0.001, 0.0003, at=(x, w * 0.16, z))
        lettering(m, '001', 0.0055, z + 0.0004, 'lit-green', at=(x, w * 0.16))
        for k in (-1, 1):
            m.slab(0.0062, 0.0062, 0.0016, 'plastic-grey', 0.0012, 0.0005, at=(x + k * 0.0048, -w * 0.2, z + 0.0004))


def lead_colours(kind):
    """Leads of a driver at its output and at its input."""
    channels = ('cable-red', 'cable-white', 'cable-brown', 'cable-green', 'cable-blue')
    output = channels if kind in ('casambi', 'dmx') else ('cable-red', 'cable-black')
    control = {'dmx': ('cable-grey', 'cable-white', 'cable-black'), 'analogue': ('cable-grey', 'cable-white')}.get(kind, ())
    return output, ('cable-brown', 'cable-blue', *control)


def driver(m, p):
    length, w, h = p.mm('length_mm', 290), p.mm('width_mm', 30), p.mm('height_mm', 18)
    finish = p.finish('white')
    if finish.startswith('white'):
        finish = finish.replace('white', 'plastic-white')
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
        control = p.text('control')
        share = 0.42 if style == 'raised' else 0.66 if control else 0.72
        label_block(m, body * share, w * 0.62, top, at=(-body * (0.06 if style == 'raised' or control else 0), 0), title=' '.join(filter(None, (BRAND, p.text('label_title')))))
        if control:
            control_marks(m, control, body * 0.37, w, top)
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
                m.box(0.0006, w, h * 0.9, 'plastic-grey', 0.0001, at=(0.0003, 0, h * 0.45))
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
            for s, colours in zip((1, -1), lead_colours(control)):
                step = 0.5 if len(colours) == 2 else 0.17
                for k, colour in enumerate(colours):
                    y = (k - (len(colours) - 1) / 2) * step * w
                    e = s * (body / 2 + cover)
                    m.curve([(e, y, h * 0.5), (e + s * 0.02, y * 0.9, h * 0.45), (e + s * 0.045, y * 0.4 - 0.004, 0.004), (e + s * 0.07, y + 0.004, 0.0022)], 0.0016, colour, 8, 10)
    for s in (-1, 1):
        m.slab(ear * 2.2, w * 0.62, 0.003, finish, 0.004, 0.0008, at=(s * (length / 2 - ear), 0, 0.0015))
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
    body = finish.replace('white', 'plastic-white')
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
    lettering(m, BRAND, 0.0055, top, at=(length * 0.12, 0))
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


BUILDERS = {'driver': driver, 'sensor': sensor, 'switch': switch}
