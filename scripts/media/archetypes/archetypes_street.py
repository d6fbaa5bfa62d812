"""Road luminaires, post-tops and lanterns."""
import math

import numpy as np

from details import screw
from optics import lens_grid, lens_rings


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
            outline = tapered(m.rect(w / 2, length / 2, min(w, length) * p.number('round', 0.3)), p.number('taper', 0.1), length)
            top = [(-0.004, 0.004), (-0.004, 0, 0.002), (0, 0.003, 0.003), (0, h * 0.24, 0.008), (-w * 0.05, h * 0.48, 0.03), (-w * 0.17, h * 0.78, 0.05), (-w * 0.32, h * 0.95, 0.05), (-w * 0.46, h)]
            m.sweep(outline, top, finish, cap1=True)
            fins = int(p.number('fins', 9))
            if fins:
                for k in range(fins):
                    x = (k + 0.5 - fins / 2) * w * 0.72 / fins
                    m.slab(0.004, length * 0.42, h * 0.5, finish, 0.002, 0.0015, at=(x, -length * 0.14, h * 0.74))
            leaf = p.number('taper', 0.1) > 0.2
            with m.placed(0, -length * (0.08 if leaf else 0.14), 0.006):
                full, length = length, length * (0.80 if leaf else 1.0)
                nx, ny = int(p.number('lens_columns', 6)), int(p.number('lens_rows', 8))
                w = w * (1 - 0.45 * max(0, p.number('taper', 0.1)))
                m.slab(w * 0.8, length * 0.58, 0.003, 'pcb-white', 0.006, 0.0005, at=(0, 0, 0.002))
                lens_grid(m, w * 0.76, length * 0.55, 0.0004, nx if m.quality > 0.6 else 3, ny if m.quality > 0.6 else 4, min(w * 0.76 / nx, length * 0.55 / ny) * 0.30, plate=None, oblong=1.25)
                m.slab(w * 0.86, length * 0.62, 0.0012, 'glass', 0.01, 0.0003, at=(0, 0, -0.006))
                m.light((0, 0, -0.006), length=w * 0.8, width=length * 0.55)
            length = full
            m.slab(w * 0.82, length * 0.24, 0.004, finish, 0.006, 0.001, at=(0, length * 0.34, 0.001))
            for s in (-1, 1):
                m.slab(0.02, 0.034, 0.012, 'steel', 0.002, 0.001, at=(s * w * 0.36, length * 0.21, 0.003))
                screw(m, s * w * 0.32, length * 0.44, -0.001, 0.009, 'steel', up=False)
            m.slab(0.014, length * 0.5, h * 0.16, finish, 0.007, 0.004, at=(0, 0, h * 0.95))
            if p.flag('air_gap'):
                m.slab(w * 0.72, 0.022, h * 0.3, 'rubber', 0.008, 0.002, at=(0, length * 0.18, h * 0.72))
            if p.flag('socket', 'nema', 'zhaga', 'socket'):
                with m.placed(0, length * 0.1, h):
                    m.lathe([(0.044, -0.004), (0.044, 0.008, 0.002), (0.036, 0.012, 0.001), (0.036, 0.034, 0.004), (0, 0.036)], 'plastic-grey', 64)
    return 'pole'


def tapered(outline, amount, length):
    """Outline family narrowed towards its front (-y) by `amount` (or towards its rear if negative)."""

    def at(offset):
        ring = outline(offset).copy()
        along = np.clip(0.5 - ring[:, 1] / length, 0, 1)
        bow = 4 * along * (1 - along)
        if amount >= 0:
            ring[:, 0] *= 1 - amount * along**2 - amount * 0.35 * (1 - along) ** 2 + 0.06 * bow
        else:
            ring[:, 0] *= 1 + amount * (1 - along) ** 1.2
        return ring

    return at


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
            share = p.number('optic_ratio', 0.8)
            m.lathe([(r * 0.9, 0.006), (r * (share + 0.04), 0.006)], 'satin', 128)
            lens_rings(m, r * share, 0.006, int(p.number('lenses', 48)), r * 0.040)
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
    m.skin([poly(w * 0.46 * s, low - 0.01), poly(w * 0.54 * s, low - 0.01), poly(w * 0.55 * s, low + 0.012), poly(w * 0.47 * s, low + 0.016)], finish, cap0=True)
    for a in t:
        x, y = math.cos(a) * s, math.sin(a) * s
        m.curve([(w * 0.52 * x, w * 0.52 * y, low), (w * 0.42 * x, w * 0.42 * y, low - 0.05), (spigot * 1.3 * x, spigot * 1.3 * y, 0.02)], 0.008, finish, 6, 10)
        m.tube([(w * 0.5 * x, w * 0.5 * y, low), (w * 0.71 * x, w * 0.71 * y, (low + high) / 2), (w * 0.92 * x, w * 0.92 * y, high)], 0.008, finish, 10)
    m.skin([poly(w * 0.8 * s, high), poly(w * 0.99 * s, high - 0.01), poly(w * 1.02 * s, high + 0.006), poly(w * 0.9 * s, high + 0.03), poly(w * 0.3 * s, h * 0.88)], finish, cap0=False, cap1=True)
    m.lathe([(w * 0.3, h * 0.87), (w * 0.34, h * 0.9, 0.004), (w * 0.2, h * 0.95, 0.01), (0.012, h * 0.965), (0.016, h * 0.985, 0.004), (0, h)], finish, 64)
    m.lathe([(w * 0.13, low), (w * 0.13, low + 0.03, 0.002), (w * 0.15, low + 0.03, 0.002), (w * 0.15, low + 0.036)], finish, 48)
    m.lathe([(w * 0.14, low + 0.034), (w * 0.14, low + h * 0.2), (w * 0.12, low + h * 0.26), (0, low + h * 0.275)], p.text('lit_material', 'lit-warm'), 64, glow=[0.8, 1, 1, 1])
    m.disc(w * 0.8, high - 0.004, 'satin', edge_glow=1)
    m.disc(w * 0.42, high - 0.008, p.text('lit_material', 'lit-warm'), 64)
    m.light((0, 0, high - 0.01), diameter=w)
    return 'pole'


BUILDERS = {'street': street}
