"""Parked cars and the back of a trailer: shells by subdivision, wheels, lamps and joints painted where they lie."""
import math

import bpy

from scenes_kit import box, cylinder, lathe, mesh, rod
from scenes_materials import Nodes, tint

# A hatchback, nose at -y. Each station: y, half width, lowest and highest z, then belt z and half width and
# height of the roof's edge; without a cabin the last three are None and the top is a bonnet or a tail.
HATCH = [
    (-2.13, 0.60, 0.34, 0.58, None, None, None),
    (-2.09, 0.72, 0.25, 0.68, None, None, None),
    (-1.90, 0.82, 0.21, 0.79, None, None, None),
    (-1.38, 0.875, 0.20, 0.90, None, None, None),
    (-0.98, 0.885, 0.19, 0.98, 0.915, 0.79, 0.945),
    (-0.86, 0.885, 0.19, 1.04, 0.92, 0.775, 0.985),
    (-0.30, 0.885, 0.19, 1.425, 0.93, 0.62, 1.33),
    (-0.12, 0.885, 0.19, 1.455, 0.935, 0.612, 1.365),
    (0.24, 0.885, 0.19, 1.475, 0.94, 0.608, 1.385),
    (0.32, 0.885, 0.19, 1.475, 0.94, 0.608, 1.385),
    (0.95, 0.888, 0.20, 1.455, 0.955, 0.605, 1.36),
    (1.45, 0.885, 0.21, 1.40, 0.965, 0.60, 1.30),
    (1.62, 0.88, 0.22, 1.37, 0.97, 0.60, 1.26),
    (1.98, 0.85, 0.25, 1.035, 0.955, 0.70, 0.995),
    (2.10, 0.79, 0.30, 0.95, None, None, None),
    (2.14, 0.70, 0.38, 0.84, None, None, None),
]
# Rows of faces (between stations i and i+1) whose sides, and whose tops, are glass.
SIDE_GLASS, TOP_GLASS, PILLAR = {5, 6, 7, 9, 10}, {5, 12}, {8}


def _ring(station):
    y, w, low, top, belt, edge, edge_z = station
    if belt is None:
        upper = [(w * 0.955, top - 0.10), (w * 0.88, top - 0.045), (w * 0.80, top - 0.026), (w * 0.45, top - 0.006), (0, top)]
        shoulder = top - 0.16
    else:
        upper = [(w * 0.94, belt), (edge, edge_z), (edge * 0.94, edge_z + (top - edge_z) * 0.55), (edge * 0.6, top - 0.012), (0, top)]
        shoulder = belt - 0.09
    half = [(0, low), (w * 0.86, low), (w * 0.975, low + 0.10), (w, (low + shoulder) / 2 + 0.08), (w * 0.985, shoulder), *upper]
    return [(x, y, z) for x, z in half] + [(-x, y, z) for x, z in half[-2:0:-1]]


def _mask(n, source, low, high):
    """1 where a coordinate lies between two values."""
    above, below, both = n.add('Math'), n.add('Math'), n.add('Math')
    above.operation, below.operation, both.operation = 'GREATER_THAN', 'LESS_THAN', 'MULTIPLY'
    above.inputs[1].default_value, below.inputs[1].default_value = low, high
    n.link(source, above.inputs[0])
    n.link(source, below.inputs[0])
    n.link(above.outputs[0], both.inputs[0])
    n.link(below.outputs[0], both.inputs[1])
    return both.outputs[0]


def _combine(n, kind, a, b):
    node = n.add('Math')
    node.operation = kind
    n.link(a, node.inputs[0])
    n.link(b, node.inputs[1])
    return node.outputs[0]


def _paint(colour, rough):
    """Lacquer with the joints of doors and bonnet, dark lower trim, grille, head and tail lamps, in the car's own coordinates."""
    n = Nodes('paint-' + '-'.join(f'{c:.3f}' for c in colour))
    coords, split, wide = n.add('TexCoord'), n.add('SeparateXYZ'), n.add('Math')
    n.link(coords.outputs['Object'], split.inputs[0])
    wide.operation = 'ABSOLUTE'
    n.link(split.outputs['X'], wide.inputs[0])
    x, y, z = wide.outputs[0], split.outputs['Y'], split.outputs['Z']

    def region(xs, ys, zs):
        return _combine(n, 'MULTIPLY', _combine(n, 'MULTIPLY', _mask(n, x, *xs), _mask(n, y, *ys)), _mask(n, z, *zs))

    everywhere = (-9.0, 9.0)
    side, doors = (0.66, 9.0), (0.27, 1.2)
    joints = region(side, (0.277, 0.283), doors)
    for part in (region(side, (-0.803, -0.797), doors), region(side, (1.247, 1.253), (0.55, 1.2)), region(side, (-0.80, 1.25), (0.268, 0.273)), region((0.70, 0.704), (-2.05, -0.95), (0.7, 1.1)), region((0.0, 0.62), (2.02, 9), (0.568, 0.573)), region((0.618, 0.623), (2.0, 9), (0.57, 0.97)), region((0.0, 0.62), (1.93, 9), (0.952, 0.957)), region(everywhere, (-2.2, -1.7), (0.645, 0.649))):
        joints = _combine(n, 'MAXIMUM', joints, part)
    trim = _combine(n, 'MAXIMUM', region(everywhere, everywhere, (-1, 0.262)), region((0, 0.52), (-9, -1.95), (0.28, 0.42)))
    for part in (region((0, 0.46), (-9, -1.95), (0.52, 0.625)), region((0.0, 0.60), (2.0, 9), (0.26, 0.40))):
        trim = _combine(n, 'MAXIMUM', trim, part)
    tail, head = region((0.50, 9), (1.96, 9), (0.775, 0.905)), region((0.47, 9), (-9, -1.80), (0.545, 0.66))
    lens = _combine(n, 'MAXIMUM', region((0.51, 0.60), (-9, -1.80), (0.565, 0.64)), region((0.63, 0.72), (-9, -1.80), (0.565, 0.64)))
    base = None
    for mask, shade in ((joints, (0.006, 0.006, 0.007)), (trim, (0.016, 0.016, 0.017)), (tail, (0.30, 0.008, 0.008)), (head, (0.50, 0.51, 0.53)), (lens, (0.03, 0.03, 0.035))):
        mix = n.add('MixRGB')
        n.link(mask, mix.inputs['Fac'])
        mix.inputs['Color2'].default_value = (*shade, 1)
        if base is None:
            mix.inputs['Color1'].default_value = (*colour, 1)
        else:
            n.link(base, mix.inputs['Color1'])
        base = mix.outputs[0]
    n.link(base, n.bsdf.inputs['Base Color'])
    dull = n.add('MixRGB')
    dull.inputs['Color1'].default_value, dull.inputs['Color2'].default_value = (rough,) * 3 + (1,), (0.7,) * 3 + (1,)
    n.link(_combine(n, 'MAXIMUM', joints, trim), dull.inputs['Fac'])
    n.link(dull.outputs[0], n.bsdf.inputs['Roughness'])
    n.bsdf.inputs['Clearcoat'].default_value, n.bsdf.inputs['Clearcoat Roughness'].default_value = 0.6, 0.03
    return n.material


def _group(x, y, turn):
    frame = bpy.data.objects.new('car', None)
    bpy.context.scene.collection.objects.link(frame)
    frame.location, frame.rotation_euler = (x, y, 0), (0, 0, math.radians(turn))

    def join(item):
        item.parent = frame
        return item

    return join


def _shell(paint):
    points, faces, kinds, n = [], [], [], 18
    for station in HATCH:
        points += _ring(station)
    for i in range(len(HATCH) - 1):
        for k in range(n):
            a, b = i * n + k, i * n + (k + 1) % n
            faces.append((a, a + n, b + n, b))
            rank = min(k, n - 1 - k)
            glass = (rank == 5 and i in SIDE_GLASS) or (rank >= 7 and i in TOP_GLASS)
            kinds.append(1 if glass or (rank == 5 and i in PILLAR) else 0)
    faces += [tuple(range(n)), tuple(range(len(points) - 1, len(points) - n - 1, -1))]
    kinds += [0, 0]
    body = mesh('shell', points, faces, paint, smooth=True)
    body.data.materials.append(tint((0.008, 0.009, 0.010), 0.04))
    for polygon, kind in zip(body.data.polygons, kinds):
        polygon.material_index = kind
    smooth = body.modifiers.new('smooth', 'SUBSURF')
    smooth.levels = smooth.render_levels = 3
    for y in (-1.36, 1.22):
        for s in (-1, 1):
            cut = cylinder(0, 0, -0.16, 0.16, 0.365, 'rubber', 64)
            cut.location, cut.rotation_euler = (s * 0.84, y, 0.32), (0, math.pi / 2, 0)
            bpy.context.view_layer.update()
            arch = body.modifiers.new('arch', 'BOOLEAN')
            arch.operation, arch.object, arch.solver = 'DIFFERENCE', cut, 'EXACT'
            cut.hide_render = True
            cut.parent = body
    body.data.auto_smooth_angle = math.radians(50)
    return body


def wheel(x, y, side, radius=0.315):
    """Tyre and a rim of ten spokes, its face towards `side` (-1 or 1 along x)."""
    parts = []
    r = radius
    tyre = lathe([(r * 0.68, -0.10), (r * 0.93, -0.105), (r * 0.99, -0.085), (r, -0.06), (r, 0.06), (r * 0.99, 0.085), (r * 0.93, 0.105), (r * 0.68, 0.10)], 'rubber', (x, y, r), 64)
    rim = lathe([(r * 0.70, 0.098), (r * 0.66, 0.098), (r * 0.63, 0.06), (r * 0.60, -0.02), (r * 0.60, -0.09)], 'steel', (x, y, r), 64)
    disc = lathe([(0, 0.0), (r * 0.52, 0.0), (r * 0.52, -0.02), (0, -0.02)], 'grey', (x, y, r), 48)
    hub = lathe([(0, 0.075), (0.028, 0.074), (0.05, 0.06), (0.06, 0.03), (0, 0.03)], 'steel', (x, y, r), 32)
    for item in (tyre, rim, disc, hub):
        item.rotation_euler = (0, side * math.pi / 2, 0)
        parts.append(item)
    for i in range(5):
        for spread in (-0.14, 0.14):
            a = 1.2566 * i + spread + 0.3
            b = 1.2566 * i + spread * 1.8 + 0.3
            start, end = (x + side * 0.062, y + 0.045 * math.cos(a), r + 0.045 * math.sin(a)), (x + side * 0.082, y + r * 0.66 * math.cos(b), r + r * 0.66 * math.sin(b))
            parts.append(rod(start, end, 0.016, 'steel', 12))
    return parts


def car(x, y, turn, colour, rough=0.28, plate='paper'):
    """A hatchback of 4.3 m, parked with its nose towards -y before it is turned by `turn` degrees."""
    join = _group(x, y, turn)
    join(_shell(_paint(colour, rough)))
    for y0 in (-1.36, 1.22):
        for s in (-1, 1):
            for part in wheel(s * 0.765, y0, s):
                join(part)
    for s in (-1, 1):
        join(rod((s * 0.80, -0.74, 0.96), (s * 0.92, -0.72, 0.99), 0.018, 'black', 12))
        a, b = sorted((s * 0.88, s * 1.05))
        join(box(a, b, -0.77, -0.66, 0.94, 1.07, tint(colour, rough), 0.045))
        for y0 in (0.10, 0.98):
            a, b = sorted((s * 0.870, s * 0.905))
            join(box(a, b, y0, y0 + 0.17, 0.80, 0.826, tint(colour, rough), 0.01))
    join(box(-0.26, 0.26, 2.125, 2.155, 0.60, 0.71, plate, 0.003))
    join(box(-0.26, 0.26, -2.16, -2.13, 0.40, 0.51, plate, 0.003))
    for i, u in enumerate((-0.2, -0.13, -0.06, 0.05, 0.12, 0.19)):
        for v in (2.156, -2.161):
            z = 0.615 if v > 0 else 0.415
            join(box(u - 0.018, u + 0.018, v - 0.001, v + 0.001, z + 0.01, z + 0.07 - 0.012 * (i % 2), 'black', 0))
    join(box(-0.62, 0.62, -1.9, 1.9, 0.14, 0.24, 'black', 0.02))
    join(rod((0.32, 0.4, 1.46), (0.30, 1.55, 1.40), 0.002, 'black', 6))
