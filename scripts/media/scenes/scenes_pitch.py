"""A training pitch under floodlight, seen from the touchline."""
import math
import random

import bpy

from scenes_furniture import foliage, tree
from scenes_kit import ball, box, camera, cylinder, lathe, line_light, luminaire, mesh, panel, rod, spot
from scenes_materials import NEUTRAL, Nodes, glow, surface
from scenes_town import evening

COOL = (0.92, 0.97, 1.0)


def mown():
    """Turf in mown stripes 5.5 m wide, worn before the goal."""
    n = Nodes('scene-mown')
    split, wave = n.add('SeparateXYZ'), n.add('Math')
    n.link(n.position((1, 2 * math.pi / 11, 1)), split.inputs[0])
    wave.operation = 'SINE'
    n.link(split.outputs['Y'], wave.inputs[0])
    stripes = n.ramp(wave.outputs[0], (0.030, 0.088, 0.022), (0.048, 0.125, 0.030), 0.45, 0.55)
    mix = n.add('MixRGB', Fac=1.0)
    mix.blend_type = 'MULTIPLY'
    n.link(stripes, mix.inputs['Color1'])
    n.link(n.ramp(n.noise(3.0, 8), (0.72,) * 3, (1.2, 1.12, 1.0), 0.3, 0.7), mix.inputs['Color2'])
    n.link(mix.outputs[0], n.bsdf.inputs['Base Color'])
    n.bsdf.inputs['Roughness'].default_value, n.bsdf.inputs['Specular'].default_value = 1.0, 0.0
    n.bump(n.noise(160, 4), 0.6)
    return n.material


def blades(x0, x1, y0, y1, seed=0):
    """Real blades of grass near the camera: one tuft of half a metre, laid again and again."""
    rng = random.Random(seed)
    points, faces = [], []
    for _ in range(3200):
        px, py, a = rng.uniform(-0.27, 0.27), rng.uniform(-0.27, 0.27), rng.uniform(0, 6.28)
        h, lean, w = rng.uniform(0.018, 0.036), rng.uniform(0.2, 0.9), 0.0016
        ux, uy, n = math.cos(a), math.sin(a), len(points)
        points += [(px - uy * w, py + ux * w, 0), (px + uy * w, py - ux * w, 0), (px + ux * lean * h * 0.4, py + uy * lean * h * 0.4, h * 0.65), (px + ux * lean * h, py + uy * lean * h, h)]
        faces += [(n, n + 1, n + 2), (n + 1, n + 3, n + 2)]
    green = Nodes('scene-blade')
    green.link(green.ramp(green.noise(9.0, 4), (0.032, 0.085, 0.018), (0.085, 0.17, 0.04), 0.3, 0.7), green.bsdf.inputs['Base Color'])
    tuft = mesh('tuft', points, faces, green.material)
    y = y0
    while y < y1:
        x = x0
        while x < x1:
            item = bpy.data.objects.new('tuft', tuft.data)
            item.location, item.rotation_euler = (x + rng.uniform(-0.05, 0.05), y + rng.uniform(-0.05, 0.05), 0), (0, 0, rng.uniform(0, 6.28))
            bpy.context.scene.collection.objects.link(item)
            x += 0.42
        y += 0.42
    tuft.location = (x0, y0 - 0.3, 0)


def football(x, y, radius=0.11):
    """A ball of twelve dark and twenty white panels with seams."""
    g = (1 + math.sqrt(5)) / 2
    pents = [p for s in (-1, 1) for t in (-1, 1) for p in ((0, s, t * g), (s, t * g, 0), (t * g, 0, s))]
    hexes = [p for s in (-1, 1) for t in (-1, 1) for p in ((s / g, 0, t * g), (0, t * g, s / g), (t * g, s / g, 0))] + [(a, b, c) for a in (-1, 1) for b in (-1, 1) for c in (-1, 1)]
    panels = []
    for group, distance in ((pents, 2.327), (hexes, 2.267)):
        for p in group:
            long = math.sqrt(sum(c * c for c in p))
            panels.append((*(c / long / distance for c in p), group is pents))
    item = ball(0, 0, 0, 1, 'paper', detail=6)
    item.data.materials.append(surface('black'))
    for vertex in item.data.vertices:
        near = sorted((sum(a * b for a, b in zip(vertex.co, p)) for p in panels), reverse=True)
        gap = near[0] - near[1]
        vertex.co *= 1 - 0.022 * max(0.0, 1 - gap / 0.012)
    for polygon in item.data.polygons:
        centre = polygon.center
        best = max(panels, key=lambda p: sum(a * b for a, b in zip(centre, p)))
        polygon.material_index = 1 if best[3] else 0
        polygon.use_smooth = True
    item.scale, item.location, item.rotation_euler = (radius,) * 3, (x, y, radius + 0.012), (0.5, 0.3, 0.9)


def netting(corners, columns, rows):
    """A net between four corners, its cords as thin bars."""
    points = []
    for r in range(rows + 1):
        for c in range(columns + 1):
            u, v = c / columns, r / rows
            points.append(tuple((1 - u) * (1 - v) * a + u * (1 - v) * b + u * v * d + (1 - u) * v * e for a, b, d, e in zip(*corners)))
    n = columns + 1
    item = mesh('net', points, [(r * n + c, r * n + c + 1, (r + 1) * n + c + 1, (r + 1) * n + c) for r in range(rows) for c in range(columns)], 'paper')
    cords = item.modifiers.new('cords', 'WIREFRAME')
    cords.thickness, cords.use_replace = 0.008, True


def goal(x, y):
    """A goal that faces -y."""
    for u in (-3.66, 3.66):
        cylinder(x + u, y, 0, 2.44, 0.06, 'white')
        rod((x + u, y, 2.44), (x + u, y + 0.8, 2.44), 0.03, 'white')
        netting(((x + u, y, 0), (x + u, y + 1.8, 0), (x + u, y + 0.8, 2.44), (x + u, y, 2.44)), 14, 18)
    rod((x - 3.72, y, 2.44), (x + 3.72, y, 2.44), 0.06, 'white', 24)
    netting(((x - 3.66, y + 1.8, 0), (x + 3.66, y + 1.8, 0), (x + 3.66, y + 0.8, 2.44), (x - 3.66, y + 0.8, 2.44)), 58, 20)
    netting(((x - 3.66, y, 2.44), (x + 3.66, y, 2.44), (x + 3.66, y + 0.8, 2.44), (x - 3.66, y + 0.8, 2.44)), 58, 6)


def mast(x, y, height, turn, shine=16):
    """A column with four floodlights on a cross arm; its light comes from the caller."""
    rod((x, y, 0), (x, y, height), 0.14, 'grey', 24)
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    rod((x - 1.5 * c, y - 1.5 * s, height - 0.1), (x + 1.5 * c, y + 1.5 * s, height - 0.1), 0.06, 'grey', 12)
    luminaire('mes480', [(x + u * c, y + u * s, height, turn) for u in (-1.2, -0.4, 0.4, 1.2)], level=shine, quality=0.4)
    for u in (-1.2, -0.4, 0.4, 1.2):
        disc = panel([(-0.17, 0, -0.12), (0.17, 0, -0.12), (0.17, 0, 0.12), (-0.17, 0, 0.12)], glow(shine * 2.0, COOL))
        disc.location = (x + u * c + 0.14 * s, y + u * s - 0.14 * c, height + 0.1)
        disc.rotation_euler = (0, 0, math.radians(turn))


def stand(x0, x1, y):
    """A covered stand of five rows, its roof lit from below."""
    for row in range(5):
        box(x0, x1, y + row * 0.85, y + 0.85 + row * 0.85, 0, 0.9 + row * 0.42, 'concrete', 0)
        x = x0 + 0.4
        while x < x1 - 0.5:
            box(x, x + 0.44, y + 0.3 + row * 0.85, y + 0.66 + row * 0.85, 0.9 + row * 0.42, 1.28 + row * 0.42, 'signal' if int((x - x0) / 6) % 2 else 'grey', 0.03)
            x += 0.56
    box(x0 - 0.6, x1 + 0.6, y - 0.6, y + 5.2, 5.3, 5.5, 'graphite', 0.01)
    box(x0, x1, y + 4.3, y + 4.5, 0, 5.3, 'cladding', 0)
    k = x0
    while k <= x1:
        rod((k, y + 4.2, 0), (k, y + 4.2, 5.3), 0.09, 'graphite', 12)
        rod((k, y + 4.2, 4.0), (k, y - 0.4, 5.3), 0.06, 'graphite', 12)
        k += (x1 - x0) / 5
    line_light((x0, y + 2, 5.2), (x1, y + 2, 5.2), 1500, 0.3, (0, 0.1, -1), NEUTRAL)


def sport():
    evening(0.5, horizon=(1.0, 0.56, 0.36))
    panel([(-90, -20, -0.001), (90, -20, -0.001), (90, 130, -0.001), (-90, 130, -0.001)], mown())
    blades(-5.5, 5.0, -0.4, 7.5, 3)
    for y in (3.4, 62.0):
        box(-60, 60, y - 0.06, y + 0.06, 0, 0.03, 'line', 0)
    box(-18, -17.88, 3.4, 62, 0, 0.004, 'line', 0)
    football(-0.95, 2.5)
    goal(-8.5, 22)
    stand(-38, -4, 70)
    mast(13, 36, 14, -40)
    mast(33, 66, 14, -25)
    mast(-30, 66, 14, 25)
    for x, y, power in ((13, 36, 60000), (33, 66, 42000), (-30, 66, 42000), (-24, -6, 90000), (22, -8, 90000)):
        spot((x * 0.97, y, 14), (x * 0.2, 24, 0), power, 120, 0.9, 0.5, COOL)
    for i in range(56):
        rod((-60 + i * 2.2, 67, 0), (-60 + i * 2.2, 67, 1.1), 0.03, 'steel', 6)
    rod((-62, 67, 1.1), (62, 67, 1.1), 0.03, 'steel', 8)
    rng = random.Random(4)
    for i in range(26):
        x, y = -75 + i * 6 + rng.uniform(-2, 2), 84 + rng.uniform(0, 14)
        tree(x, y, 9 + rng.uniform(0, 4), 2.8, i)
        foliage(x, y, 6.3, 2.9, 3.3, 9000, rng, 'leaf', 0.13)
    for x, y in ((5.6, 9.5), (6.6, 10.4), (4.9, 10.8), (7.2, 12)):
        box(x - 0.11, x + 0.11, y - 0.11, y + 0.11, 0, 0.02, 'orange', 0.006)
        lathe([(0.09, 0.02), (0.022, 0.32), (0, 0.32)], 'orange', (x, y, 0), 32)
    camera((-0.2, 0.2, 0.62), (1.2, 30, 4.1), 28, (1600, 1000), focus=3.0, fstop=4.0)
    return {'key': 0.165, 'percentile': 45, 'warmth': 0.06, 'bloom': 0.14, 'samples': 20, 'bounces': 3, 'top': 3.0}


SCENES = {'application-sport': sport}
