"""Renders a batch of studio pictures: blender -b --python render.py -- jobs.json

jobs.json: {size, samples, threshold, jobs: [{product, view, finish?, output}]}; view is three-quarter,
front or detail; finish overrides the model's; output is a PNG path. Each finished picture prints a line `PICTURE <output> <seconds>`.
"""
import json
import os
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, 'archetypes')]

import bpy
import numpy as np

from models import build
from post import develop
from studio import GROUND_RADIANCE, prepare
from views import compose

PASSES = {'colour': 'Image', 'albedo': 'DiffCol', 'glossy': 'GlossCol', 'normal': 'Normal', 'emission': 'Emit'}


def set_up_passes(folder):
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    layer.use_pass_normal = layer.use_pass_diffuse_color = layer.use_pass_glossy_color = layer.use_pass_emit = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new('CompositorNodeRLayers')
    out = tree.nodes.new('CompositorNodeOutputFile')
    out.base_path = folder
    out.format.file_format, out.format.color_depth, out.format.exr_codec = 'OPEN_EXR', '32', 'NONE'
    out.file_slots.clear()
    for name, socket in PASSES.items():
        out.file_slots.new(name)
        tree.links.new(source.outputs[socket], out.inputs[name])


def read_passes(folder, size):
    passes = {}
    for name in PASSES:
        path = next(os.path.join(folder, f) for f in os.listdir(folder) if f.startswith(name))
        image = bpy.data.images.load(path)
        image.colorspace_settings.name = 'Non-Color'
        data = np.empty(size * size * 4, np.float32)
        image.pixels.foreach_get(data)
        passes[name] = data.reshape(size, size, 4)[..., :3]
        bpy.data.images.remove(image)
        os.remove(path)
    fill_border(passes, size)
    passes['albedo'] = passes['albedo'] + passes.pop('glossy') * 0.5
    return passes


def fill_border(passes, size, feather=80):
    """Bare ground outside the rendered border, blended in softly."""
    render = bpy.context.scene.render
    if not render.use_border:
        return
    keep = []
    for low, high in ((render.border_min_y, render.border_max_y), (render.border_min_x, render.border_max_x)):
        a, b = round(low * size), round(high * size)
        place = np.arange(size)
        inside = np.ones(size, np.float32)
        if a > 0:
            inside = np.minimum(inside, np.clip((place - a - 2) / feather, 0, 1))
        if b < size:
            inside = np.minimum(inside, np.clip((b - 3 - place) / feather, 0, 1))
        keep.append(inside * inside * (3 - 2 * inside))
    mask = (keep[0][:, None] * keep[1][None, :])[..., None]
    passes['colour'] = passes['colour'] * mask + GROUND_RADIANCE * (1 - mask)
    outside = mask[..., 0] == 0
    passes['emission'] = np.where(outside[..., None], 0, passes['emission'])


def clear(root):
    for child in list(root.children_recursive):
        mesh = child.data
        bpy.data.objects.remove(child)
        if mesh and mesh.users == 0:
            bpy.data.meshes.remove(mesh)
    bpy.data.objects.remove(root)


def main():
    with open(sys.argv[sys.argv.index('--') + 1], encoding='utf-8') as f:
        task = json.load(f)
    size = task['size']
    camera = prepare(task['samples'], size, task['threshold'])
    with tempfile.TemporaryDirectory() as folder:
        set_up_passes(folder)
        for job in task['jobs']:
            started = time.time()
            root, extra = compose(job, camera, build)
            bpy.ops.render.render()
            rendered = time.time()
            develop(read_passes(folder, size), job['output'])
            for item in (root, *extra):
                clear(item)
            now = time.time()
            print(f"PICTURE {job['output']} {rendered - started:.1f} {now - rendered:.1f}", flush=True)


main()
