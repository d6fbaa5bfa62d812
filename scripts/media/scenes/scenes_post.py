"""Rendering and development of a room scene: passes, denoise, exposure, glow, film curve, PNG."""
import os
import tempfile

import bpy
import numpy as np

from post import _blur, _shifted, write_png

PASSES = {'colour': 'Image', 'albedo': 'DiffCol', 'glossy': 'GlossCol', 'normal': 'Normal', 'emission': 'Emit'}


def prepare(samples, bounces=4):
    """Cycles settings that keep a lit interior clean at few samples."""
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_percentage = 100
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.use_denoising = 'CPU', samples, False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.04, 16
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = bounces, bounces - 1, 2
    cycles.transmission_bounces, cycles.transparent_max_bounces = 4, 8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy, cycles.sample_clamp_indirect, cycles.sample_clamp_direct = 1.0, 1.2, 6.0
    scene.view_settings.view_transform = 'Raw'
    layer = scene.view_layers[0]
    layer.use_pass_normal = layer.use_pass_diffuse_color = layer.use_pass_glossy_color = layer.use_pass_emit = True


def _output_nodes(folder):
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source, out = tree.nodes.new('CompositorNodeRLayers'), tree.nodes.new('CompositorNodeOutputFile')
    out.base_path = folder
    out.format.file_format, out.format.color_depth, out.format.exr_codec = 'OPEN_EXR', '32', 'NONE'
    out.file_slots.clear()
    for name, socket in PASSES.items():
        out.file_slots.new(name)
        tree.links.new(source.outputs[socket], out.inputs[name])


def _read(folder, width, height):
    passes = {}
    for name in PASSES:
        path = next(os.path.join(folder, f) for f in os.listdir(folder) if f.startswith(name))
        image = bpy.data.images.load(path)
        image.colorspace_settings.name = 'Non-Color'
        data = np.empty(width * height * 4, np.float32)
        image.pixels.foreach_get(data)
        passes[name] = data.reshape(height, width, 4)[::-1, :, :3].copy()
        bpy.data.images.remove(image)
    return passes


def film(linear, white=5.5):
    """Reinhard curve with a white point on luminance, mixed with the same curve per channel."""
    luma = linear @ np.array([0.2126, 0.7152, 0.0722], np.float32)
    curve = lambda x: x * (1 + x / white**2) / (1 + x)
    scaled = linear * (curve(luma) / np.maximum(luma, 1e-5))[..., None]
    mixed = np.clip(0.5 * scaled + 0.5 * curve(linear), 0, 1)
    encoded = np.where(mixed <= 0.0031308, mixed * 12.92, 1.055 * mixed ** (1 / 2.4) - 0.055)
    # A little more contrast round the middle, blacks kept open.
    contrast = encoded + 0.13 * (encoded * encoded * (3 - 2 * encoded) - encoded) * 2
    return np.clip(contrast * 0.985 + 0.010, 0, 1)


def denoise(colour, albedo, normal, passes=5):
    """Edge-avoiding à-trous filter with 3x3 kernels: normals, albedo and the light itself guide it."""
    base = np.clip(albedo, 0.02, 1).astype(np.float32)
    light = np.log1p(np.clip(colour, 0, 60) / base * 2.0).astype(np.float32)
    guide = np.concatenate([normal * 2.4, np.sqrt(base) * 4.0], -1).astype(np.float32)
    luma = light.mean(-1)
    mean = _blur(luma, 2)
    noise = np.sqrt(np.clip(_blur((luma - mean) ** 2, 2), 1e-6, None))
    sigma = 0.02 + 1.9 * np.minimum(noise, 0.14)
    for level in range(passes):
        hole = 1 << level
        total, weight = light * 0.25, np.full(luma.shape, 0.25, np.float32)
        tolerance = 1.0 / (sigma * max(0.2, 0.7**level))
        for dy, dx, k in ((-1, -1, 1), (-1, 0, 2), (-1, 1, 1), (0, -1, 2), (0, 1, 2), (1, -1, 1), (1, 0, 2), (1, 1, 1)):
            other = _shifted(light, dy * hole, dx * hole)
            g = guide - _shifted(guide, dy * hole, dx * hole)
            d = np.abs(other - light).sum(-1) * (1 / 3)
            w = (k / 16) * np.exp(-np.einsum('ijk,ijk->ij', g, g) - d * tolerance)
            total += other * w[..., None]
            weight += w
        light = total / weight[..., None]
    return np.expm1(light) / 2.0 * base


def tame(colour, albedo):
    """Clamp lone bright and dark pixels to what their neighbours' light allows."""
    light = colour / albedo
    luma = light.mean(-1)
    around = np.stack([_shifted(luma, y, x) for y in (-1, 0, 1) for x in (-1, 0, 1) if (y, x) != (0, 0)])
    around.sort(axis=0)
    allowed = np.clip(luma, around[1] * 0.8, around[6] * 1.25)
    return colour * (allowed / np.maximum(luma, 1e-5))[..., None]


def balance(linear, warmth):
    """White balance: `warmth` 0 keeps the light's own colour, 1 makes 3000 K neutral."""
    gain = np.array([1.0, 0.80, 0.56], np.float32) ** warmth
    gain = gain / gain.mean()
    return linear / gain


def develop(passes, path, key=0.30, percentile=60, warmth=0.35, bloom=0.06, top=2.4):
    """Denoise, expose so that a percentile of brightness lands on `key` (or the 97th on `top`), write."""
    emission = np.clip(passes['emission'], 0, 4)
    lit = emission.max(-1, keepdims=True) > 0.05
    albedo = np.where(lit, 1.0, passes['albedo'] + passes['glossy'] * 0.4)
    colour = np.where(lit, passes['colour'], tame(np.clip(passes['colour'], 0, 60), np.maximum(albedo, 0.02)))
    clean = denoise(colour, np.clip(albedo, 0, 1), passes['normal'], 5)
    clean = np.nan_to_num(balance(clean, warmth))
    luma = clean @ np.array([0.2126, 0.7152, 0.0722], np.float32)
    exposure = key / max(float(np.percentile(luma, percentile)), 1e-4)
    exposure = min(exposure, top / max(float(np.percentile(luma, 97)), 1e-4))
    exposed = np.clip(clean * exposure, 0, 30)
    bright = np.clip(exposed - 1.2, 0, 8)
    width = exposed.shape[1]
    halo = 0.65 * _blur(bright, max(2, width // 240)) + 0.35 * _blur(bright, max(6, width // 45))
    write_png(path, film(exposed + halo * bloom))
    return exposure


def render(path, **grade):
    """Render the current scene and write its developed picture."""
    scene = bpy.context.scene
    with tempfile.TemporaryDirectory() as folder:
        _output_nodes(folder)
        bpy.ops.render.render()
        passes = _read(folder, scene.render.resolution_x, scene.render.resolution_y)
    return develop(passes, path, **grade)
