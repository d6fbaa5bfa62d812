"""Floodlights: flat, modular, round, garden spike and facade bar."""
import math

import numpy as np

from archetypes_downlights import optic_front
from archetypes_linear import channel
from details import fins_radial, fins_row, gland, screw
from optics import honeycomb, lens_grid, lens_rings


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
        with m.placed(s * length * 0.32, 0, 0):
            m.slab(0.034, 0.07, 0.004, 'steel', 0.004, 0.001, at=(0, 0, 0.002))
            for t in (-1, 1):
                m.slab(0.030, 0.0035, rise + h * 0.5, 'steel', 0.003, 0.0008, at=(0, t * (w / 2 + 0.004), (rise + h * 0.5) / 2))
            screw(m, 0.008, 0, 0.004, 0.007)
    return 'floor'


BUILDERS = {'floodlight': floodlight}
