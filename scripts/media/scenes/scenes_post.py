"""How Cycles renders a room scene: its settings, and the passes that develop/develop_scene.py makes a picture of."""
import os
import tempfile

import bpy
import numpy as np

COLOUR = {'colour': 'Image'}
GUIDES = {'albedo': 'Denoising Albedo', 'normal': 'Denoising Normal'}


def prepare(samples, bounces=6):
    """Path tracing for the denoiser: few samples, whole light paths, fireflies held back a little."""
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_percentage = 100
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.use_denoising = 'CPU', samples, False
    cycles.use_adaptive_sampling = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = bounces, bounces - 1, min(4, bounces)
    cycles.transmission_bounces, cycles.transparent_max_bounces = 4, 12
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy, cycles.sample_clamp_indirect, cycles.sample_clamp_direct = 0.5, 4.0, 0.0
    cycles.pixel_filter_type, cycles.filter_width = 'BLACKMAN_HARRIS', 1.5
    scene.view_settings.view_transform = 'Raw'
    scene.view_layers[0].cycles.denoising_store_passes = True


def _output_nodes(folder, passes):
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source, out = tree.nodes.new('CompositorNodeRLayers'), tree.nodes.new('CompositorNodeOutputFile')
    out.base_path = folder
    out.format.file_format, out.format.color_depth, out.format.exr_codec = 'OPEN_EXR', '32', 'NONE'
    out.file_slots.clear()
    for name, socket in passes.items():
        out.file_slots.new(name)
        tree.links.new(source.outputs[socket], out.inputs[name])


def _read(folder, names, width, height):
    passes = {}
    for name in names:
        path = next(os.path.join(folder, f) for f in os.listdir(folder) if f.startswith(f'{name}0'))
        image = bpy.data.images.load(path)
        image.colorspace_settings.name = 'Non-Color'
        data = np.empty(width * height * 4, np.float32)
        image.pixels.foreach_get(data)
        passes[name] = data.reshape(height, width, 4)[::-1, :, :3].copy()
        bpy.data.images.remove(image)
    return passes


def render(path, lights=COLOUR):
    """Render the current scene; its passes become one file of arrays (rows from the top, linear light): the sockets of
    `lights` by name, albedo and normal."""
    scene, names = bpy.context.scene, {**lights, **GUIDES}
    with tempfile.TemporaryDirectory() as folder:
        _output_nodes(folder, names)
        bpy.ops.render.render()
        passes = _read(folder, names, scene.render.resolution_x, scene.render.resolution_y)
    np.savez(path, **passes)
