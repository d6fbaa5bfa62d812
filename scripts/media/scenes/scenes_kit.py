"""Set pieces of the room scenes: solids, lights, camera and the catalogue's own luminaires.

Metres, z up, the camera usually looks along +y. Every function adds to the current scene.
"""
import json
import math
import os
import random
import subprocess

import bpy
from mathutils import Matrix, Vector

import materials as product_materials
from models import build, copy_of
from scenes_materials import SOFT, WARM, glow, surface

# Factor on the power of every lamp of a scene; dusk scenes raise it against the sky.
strength = {'lamps': 1.0}

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))))


def _material(name):
    return surface(name) if isinstance(name, str) else name


def mesh(name, vertices, faces, material, smooth=False):
    data = bpy.data.meshes.new(name)
    data.from_pydata(vertices, [], faces)
    data.materials.append(_material(material))
    if smooth:
        for polygon in data.polygons:
            polygon.use_smooth = True
        data.use_auto_smooth = True
        data.auto_smooth_angle = math.radians(40)
    item = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(item)
    return item


CUBE = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]


def box(x0, x1, y0, y1, z0, z1, material, bevel=0.002, turn=0.0):
    """A box between two corners; `bevel` rounds its edges (no real edge is a knife's), `turn` rotates it about its middle."""
    cx, cy, cz = (x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2
    a, b, c = (x1 - x0) / 2, (y1 - y0) / 2, (z1 - z0) / 2
    points = [(-a, -b, -c), (a, -b, -c), (a, b, -c), (-a, b, -c), (-a, -b, c), (a, -b, c), (a, b, c), (-a, b, c)]
    item = mesh('box', points, CUBE, material, smooth=bevel > 0)
    item.location = (cx, cy, cz)
    item.rotation_euler = (0, 0, math.radians(turn))
    if bevel:
        modifier = item.modifiers.new('bevel', 'BEVEL')
        modifier.width, modifier.segments = min(bevel, a * 0.9, b * 0.9, c * 0.9), 3
    return item


def lathe(profile, material, at=(0, 0, 0), segments=48):
    """A turned body from (radius, height) points."""
    vertices, faces, n = [], [], len(profile)
    for i in range(segments):
        angle = 2 * math.pi * i / segments
        vertices += [(r * math.cos(angle), r * math.sin(angle), z) for r, z in profile]
    for i in range(segments):
        j = (i + 1) % segments
        faces += [(i * n + k, j * n + k, j * n + k + 1, i * n + k + 1) for k in range(n - 1)]
    item = mesh('lathe', vertices, faces, material, smooth=True)
    item.location = at
    return item


def cylinder(x, y, z0, z1, radius, material, segments=32):
    return lathe([(0, z0), (radius, z0), (radius, z1), (0, z1)], material, (x, y, 0), segments)


def rod(start, end, radius, material, segments=12):
    """A round bar between two points."""
    a, b = Vector(start), Vector(end)
    item = lathe([(0, 0), (radius, 0), (radius, (b - a).length), (0, (b - a).length)], material, a, segments)
    item.rotation_euler = (b - a).to_track_quat('Z', 'Y').to_euler()
    return item


def panel(corners, material):
    """A flat polygon through the given points."""
    return mesh('panel', corners, [tuple(range(len(corners)))], material)


def ball(x, y, z, radius, material, squash=1.0, detail=3, rough=0.0, seed=0):
    """A sphere, or a lump when `rough` displaces its surface: crowns of trees and shrubs."""
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=detail, radius=1)
    item = bpy.context.object
    rng = random.Random(seed)
    for vertex in item.data.vertices:
        factor = 1 + rough * (rng.random() - 0.5)
        vertex.co *= factor
    for polygon in item.data.polygons:
        polygon.use_smooth = rough == 0
    item.scale, item.location = (radius, radius, radius * squash), (x, y, z)
    item.data.materials.append(_material(material))
    return item


def ceiling(x0, x1, y0, y1, z, material, holes=()):
    """A ceiling with openings (x, y, half width, half depth[, True when round]) for recessed luminaires."""
    xs = sorted({x0, x1, *(max(x0, h[0] - h[2]) for h in holes), *(min(x1, h[0] + h[2]) for h in holes)})
    ys = sorted({y0, y1, *(max(y0, h[1] - h[3]) for h in holes), *(min(y1, h[1] + h[3]) for h in holes)})
    points = [(x, y, z) for y in ys for x in xs]
    faces, n = [], len(xs)
    for j in range(len(ys) - 1):
        for i in range(n - 1):
            cx, cy = (xs[i] + xs[i + 1]) / 2, (ys[j] + ys[j + 1]) / 2
            if not any(abs(cx - h[0]) < h[2] and abs(cy - h[1]) < h[3] for h in holes):
                faces.append((j * n + i, (j + 1) * n + i, (j + 1) * n + i + 1, j * n + i + 1))
    for x, y, a, b, *is_round in holes:
        if not is_round:
            continue
        # Corners of the opening are closed, which leaves an octagon behind a round bezel.
        for u in (-1, 1):
            for v in (-1, 1):
                n, leg = len(points), a * 0.586
                points += [(x + u * a, y + v * b, z), (x + u * (a - leg), y + v * b, z), (x + u * a, y + v * (b - leg), z)]
                faces.append((n, n + 1, n + 2))
    return mesh('ceiling', points, faces, material)


def room(width, depth, height, floor, walls, top, back=None, left=None, right=None, near=0.0, holes=()):
    """Floor, ceiling and three walls from y=`near` to y=`depth`; 'open' for a wall that is left out."""
    w = width / 2
    panel([(-w, near, 0), (w, near, 0), (w, depth, 0), (-w, depth, 0)], floor)
    if top:
        ceiling(-w, w, near, depth, height, top, holes)
    if back != 'open':
        panel([(-w, depth, 0), (w, depth, 0), (w, depth, height), (-w, depth, height)], back or walls)
    if left != 'open':
        panel([(-w, near, 0), (-w, depth, 0), (-w, depth, height), (-w, near, height)], left or walls)
    if right != 'open':
        panel([(w, depth, 0), (w, near, 0), (w, near, height), (w, depth, height)], right or walls)


def _light(kind, location, target, watts, colour):
    data = bpy.data.lights.new(kind, kind)
    data.energy, data.color = watts * strength['lamps'], colour[:3]
    item = bpy.data.objects.new(kind, data)
    item.location = location
    direction = Vector(target) - Vector(location)
    item.rotation_euler = direction.to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(item)
    return item


def spot(location, target, watts, angle=45, blend=0.85, radius=0.03, colour=WARM):
    """A beam of `angle` degrees; on a near wall it draws the scallop of a downlight."""
    item = _light('SPOT', location, target, watts, colour)
    item.data.spot_size, item.data.spot_blend, item.data.shadow_soft_size = math.radians(angle), blend, radius
    return item


def area(location, target, watts, size_x, size_y=None, colour=WARM, spread=180):
    """A rectangle that shines towards `target`; its x side lies along the world's x or y."""
    item = _light('AREA', location, target, watts, colour)
    item.data.shape, item.data.size, item.data.size_y = 'RECTANGLE', size_x, size_y or size_x
    item.data.spread = math.radians(spread)
    item.visible_camera = False
    item.visible_glossy = False
    return item


def line_light(start, end, watts, width=0.05, towards=(0, 0, -1), colour=WARM, spread=180):
    """An area light stretched from one point to another, shining towards a direction."""
    a, b, z = Vector(start), Vector(end), -Vector(towards).normalized()
    x = (b - a).normalized()
    y = z.cross(x).normalized()
    item = _light('AREA', (a + b) / 2, (0, 0, 0), watts, colour)
    item.rotation_euler = Matrix((x, y, x.cross(y))).transposed().to_euler()
    item.data.shape, item.data.size, item.data.size_y = 'RECTANGLE', (b - a).length, width
    item.data.spread = math.radians(spread)
    item.visible_camera = False
    item.visible_glossy = False
    return item


def luminous(x0, x1, y0, y1, z0, z1, level=2.2, colour=SOFT):
    """A box that is seen to shine."""
    return box(x0, x1, y0, y1, z0, z1, glow(level, colour))


def camera(location, target, lens=28, size=(1600, 1000), tilt=False, focus=None, fstop=5.6):
    """A camera that keeps uprights upright: level, with the picture shifted to the target's height.

    With a `focus` in metres everything nearer and farther is as soft as a 36 mm sensor shows it at that aperture.
    """
    scene = bpy.context.scene
    data = bpy.data.cameras.new('camera')
    data.lens, data.clip_end = lens, 400
    item = bpy.data.objects.new('camera', data)
    scene.collection.objects.link(item)
    a, b = Vector(location), Vector(target)
    flat = Vector((b.x - a.x, b.y - a.y, 0))
    item.location = a
    if tilt:
        item.rotation_euler = (b - a).to_track_quat('-Z', 'Y').to_euler()
    else:
        item.rotation_euler = flat.to_track_quat('-Z', 'Y').to_euler()
        data.shift_y = (b.z - a.z) / flat.length * lens / 36
    if focus:
        data.dof.use_dof, data.dof.focus_distance, data.dof.aperture_fstop = True, focus, fstop
    scene.camera = item
    scene.render.resolution_x, scene.render.resolution_y = size
    return item


def sky(low, high, strength=1.0):
    """A vertical gradient from the horizon's colour to the zenith's."""
    scene = bpy.context.scene
    world = bpy.data.worlds.new('sky')
    scene.world = world
    world.use_nodes = True
    world.cycles.sampling_method = 'NONE'
    nodes, links = world.node_tree.nodes, world.node_tree.links
    coords, split, ramp = (nodes.new(f'ShaderNode{k}') for k in ('TexCoord', 'SeparateXYZ', 'ValToRGB'))
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[0].color = 0.0, (*low, 1)
    ramp.color_ramp.elements[1].position, ramp.color_ramp.elements[1].color = 0.5, (*high, 1)
    links.new(coords.outputs['Generated'], split.inputs[0])
    links.new(split.outputs['Z'], ramp.inputs[0])
    links.new(ramp.outputs[0], nodes['Background'].inputs[0])
    nodes['Background'].inputs[1].default_value = strength


_products = {}


def product_record(code):
    """The parsed product.yaml of a product code (lower case)."""
    if code not in _products:
        path = os.path.join(ROOT, 'content', 'catalogue', 'products', code, 'product.yaml')
        script = "console.log(JSON.stringify(require('yaml').parse(require('fs').readFileSync(process.argv[1],'utf8'))))"
        text = subprocess.run(['node', '-e', script, path], capture_output=True, text=True, check=True, cwd=ROOT).stdout
        _products[code] = json.loads(text)
    return _products[code]


def openings(code, places):
    """Ceiling openings for a recessed product at these places."""
    model = product_record(code)['model']
    if model.get('diameter_mm'):
        half = (model['diameter_mm'] / 2000 * 0.90,) * 2
        return [(p[0], p[1], *half, True) for p in places]
    half = (model['length_mm'] / 2000 - 0.004, model.get('width_mm', model['length_mm']) / 2000 - 0.004)
    return [(p[0], p[1], *(half if len(p) < 4 or p[3] % 180 == 0 else half[::-1])) for p in places]


def luminaire(code, places, level=3.0, **options):
    """Copies of a product at (x, y, z) or (x, y, z, turn in degrees); returns their roots."""
    record = product_record(code)
    root = build(record, quality=options.pop('quality', 0.6), **options)
    roots = [root] + [copy_of(root) for _ in places[1:]]
    for item, place in zip(roots, places):
        item.location = place[:3]
        item.rotation_euler = (0, 0, math.radians(place[3] if len(place) > 3 else 0))
    product_materials.set_light_level(root, level)
    for lit in bpy.data.materials:
        if lit.name.startswith('lit-'):
            lit.cycles.sample_as_light = False
    return roots
