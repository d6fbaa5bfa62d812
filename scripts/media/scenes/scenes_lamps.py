"""Lamps that shine as the catalogue's own photometric files say."""
import math
import os
import subprocess
import tempfile

import bpy
from mathutils import Matrix, Vector

from scenes_kit import ROOT, strength
from scenes_materials import WARM

_folder = tempfile.mkdtemp(prefix='photometry-')


def ies_file(code, name):
    """Path of a product's distribution (the name of its EULUMDAT file without extension) as IES."""
    source = os.path.join(ROOT, 'content', 'catalogue', 'products', code, 'photometry', f'{name}.ldt')
    target = os.path.join(_folder, f'{name}.ies')
    if not os.path.exists(target):
        text = subprocess.run(['node', os.path.join('scripts', 'media', 'write-ies.mjs'), source], capture_output=True, text=True, check=True, cwd=ROOT).stdout
        with open(target, 'w', newline='') as out:
            out.write(text)
    return target


def _photometric(lamp, file, turned_by):
    """Nodes by which a flat lamp's radiance times the cosine of the angle is the file's intensity; `turned_by` is the lamp's
    rotation against the file's axes."""
    lamp.use_nodes = True
    nodes, links = lamp.node_tree.nodes, lamp.node_tree.links
    emission, geometry = nodes['Emission'], nodes.new('ShaderNodeNewGeometry')
    turned, split = nodes.new('ShaderNodeVectorRotate'), nodes.new('ShaderNodeSeparateXYZ')
    size, floor, divide = (nodes.new('ShaderNodeMath') for _ in range(3))
    light = nodes.new('ShaderNodeTexIES')
    light.mode, light.filepath = 'EXTERNAL', file
    turned.rotation_type, turned.invert = 'EULER_XYZ', True
    turned.inputs['Rotation'].default_value = turned_by
    size.operation, floor.operation, divide.operation = 'ABSOLUTE', 'MAXIMUM', 'DIVIDE'
    floor.inputs[1].default_value = 0.04
    links.new(geometry.outputs['Incoming'], turned.inputs['Vector'])
    links.new(turned.outputs[0], light.inputs['Vector'])
    links.new(turned.outputs[0], split.inputs[0])
    links.new(split.outputs['Z'], size.inputs[0])
    links.new(size.outputs[0], floor.inputs[0])
    links.new(light.outputs['Fac'], divide.inputs[0])
    links.new(floor.outputs[0], divide.inputs[1])
    links.new(divide.outputs[0], emission.inputs['Strength'])


def photometric(file, location, size, colour=WARM, turn=0, up=False, power=1.0):
    """A flat lamp of `size` metres (x, y) at a luminaire's opening that shines by a file of `ies_file`.

    It gives the half of the light below the horizon, or with `up` the half above; `power` dims it.
    """
    data = bpy.data.lights.new('photometric', 'AREA')
    data.shape, data.size, data.size_y = 'RECTANGLE', *size
    data.color, data.energy = colour, math.pi * power * strength['lamps']
    _photometric(data, file, (0, 0, math.radians(turn)))
    item = bpy.data.objects.new('photometric', data)
    item.location = location
    item.rotation_euler = (math.pi if up else 0, 0, math.radians(turn))
    item.visible_camera = item.visible_glossy = False
    bpy.context.scene.collection.objects.link(item)
    return item


def aimed(file, location, target, size, colour=WARM, turn=0, power=1.0):
    """A flat lamp of `size` metres that shines towards `target` by a file of `ies_file`, whose nadir is the aim; `turn` is
    about the aim, in degrees."""
    data = bpy.data.lights.new('aimed', 'AREA')
    data.shape, data.size, data.size_y = 'RECTANGLE', *size
    data.color, data.energy = colour, math.pi * power * strength['lamps']
    item = bpy.data.objects.new('aimed', data)
    aim = (Vector(target) - Vector(location)).to_track_quat('-Z', 'Y').to_matrix()
    item.location, item.rotation_euler = location, (aim @ Matrix.Rotation(math.radians(turn), 3, 'Z')).to_euler()
    _photometric(data, file, item.rotation_euler)
    item.visible_camera = item.visible_glossy = False
    bpy.context.scene.collection.objects.link(item)
    return item


def glowing(roots, file, height, radius, colour=WARM, power=1.0):
    """Light of globes and other bodies that shine all round: at `height` under each root, by a file of `ies_file`."""
    for root in roots:
        for child in root.children_recursive:
            child.visible_shadow = False
        data = bpy.data.lights.new('glowing', 'POINT')
        data.shadow_soft_size, data.color, data.energy = radius, colour, 4 * math.pi**2 * power * strength['lamps']
        data.use_nodes = True
        light = data.node_tree.nodes.new('ShaderNodeTexIES')
        light.mode, light.filepath = 'EXTERNAL', file
        data.node_tree.links.new(light.outputs['Fac'], data.node_tree.nodes['Emission'].inputs['Strength'])
        item = bpy.data.objects.new('glowing', data)
        item.location = (root.location.x, root.location.y, root.location.z - height)
        item.visible_camera = item.visible_glossy = False
        bpy.context.scene.collection.objects.link(item)
