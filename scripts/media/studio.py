"""The studio: one seamless light ground, a soft sky with light boxes for metal to mirror, a key light.

The sky is drawn with numpy: one picture for matt surfaces, one with light boxes for glossy ones.
The ground is endless and evenly lit, and the camera sees a sky of exactly the ground's brightness,
so no horizon shows and every picture has the same background.
"""
import math

import bpy
import numpy as np
from mathutils import Euler, Vector

KEY_AZIMUTH, KEY_ELEVATION = -48, 52
GROUND_RADIANCE = 0.90  # what the ground shows; post.py turns it into the tile background


def _directions(width, height):
    u = (np.arange(width) + 0.5) / width
    v = (np.arange(height) + 0.5) / height
    azimuth = (u - 0.5) * 2 * math.pi
    elevation = (v - 0.5) * math.pi
    a, e = np.meshgrid(azimuth, elevation)
    return np.stack([np.cos(e) * np.sin(a), np.cos(e) * np.cos(a), np.sin(e)], -1)


def _softbox(d, azimuth, elevation, half_w, half_h, soft):
    """Mask of a soft rectangle on the sky; azimuth 0 is behind the camera, + is to the right."""
    a, e = math.radians(azimuth), math.radians(elevation)
    centre = np.array([math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)])
    right = np.array([math.cos(a), math.sin(a), 0])
    up = np.cross(right, centre)
    depth = np.maximum(d @ centre, 1e-4)
    x, y = np.abs(d @ right) / depth, np.abs(d @ up) / depth
    edge = lambda t, half: np.clip((half - t) / soft + 0.5, 0, 1)
    return edge(x, half_w) * edge(y, half_h) * (d @ centre > 0.05)


def _sky(width=512, height=256):
    d = _directions(width, height)
    up = d[..., 2]
    matt = 0.46 + 0.34 * np.clip(up, 0, 1) + 0.05 + 0.18 * np.clip(-d[..., 0], 0, 1) * (up > -0.2) + 0.10 * np.clip(-d[..., 1], 0, 1)
    matt = np.where(up < 0, 0.62, matt)
    glossy = 0.30 + 0.25 * np.clip(up, 0, 1)
    glossy = np.where(up < -0.02, 0.72, glossy)
    glossy = glossy - 0.20 * _softbox(d, 0, 5, 0.35, 0.6, 0.25)
    for azimuth, elevation, w, h, soft, value in (
        (-62, 34, 0.55, 0.85, 0.10, 1.9),
        (66, 26, 0.26, 0.95, 0.08, 1.35),
        (0, 82, 0.75, 0.42, 0.12, 1.5),
        (168, 30, 0.8, 0.35, 0.15, 1.1),
        (-118, 22, 0.18, 0.8, 0.06, 1.2),
    ):
        glossy = glossy + (value - 0.3) * _softbox(d, azimuth, elevation, w, h, soft)
    return matt, glossy


def _image(name, values):
    height, width = values.shape
    image = bpy.data.images.new(name, width, height, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    rgba = np.ones((height, width, 4), np.float32)
    rgba[..., :3] = values[..., None] * np.array([0.985, 0.995, 1.01])
    image.pixels.foreach_set(rgba.ravel())
    image.update()
    return image


def _world(scene):
    matt, glossy = _sky()
    world = bpy.data.worlds.new('studio')
    scene.world = world
    world.use_nodes = True
    world.cycles.sampling_method = 'NONE'
    nodes, links = world.node_tree.nodes, world.node_tree.links
    background = nodes['Background']
    path = nodes.new('ShaderNodeLightPath')
    textures = []
    for name, values in (('matt-sky', matt), ('glossy-sky', glossy)):
        t = nodes.new('ShaderNodeTexEnvironment')
        t.image = _image(name, values)
        textures.append(t)
    pick, see = nodes.new('ShaderNodeMixRGB'), nodes.new('ShaderNodeMixRGB')
    links.new(path.outputs['Is Glossy Ray'], pick.inputs['Fac'])
    links.new(textures[0].outputs['Color'], pick.inputs['Color1'])
    links.new(textures[1].outputs['Color'], pick.inputs['Color2'])
    links.new(path.outputs['Is Camera Ray'], see.inputs['Fac'])
    links.new(pick.outputs['Color'], see.inputs['Color1'])
    see.inputs['Color2'].default_value = (GROUND_RADIANCE, GROUND_RADIANCE, GROUND_RADIANCE, 1)
    links.new(see.outputs['Color'], background.inputs['Color'])
    # The sky image has azimuth 0 towards +y; irradiance on the ground from its upper half:
    d = _directions(512, 256)
    weight = np.cos(np.arcsin(d[..., 2]))
    upper = np.clip(d[..., 2], 0, 1) * weight
    irradiance = float((matt * upper).sum() * (2 * math.pi / 512) * (math.pi / 256))
    return irradiance


def _sun(name, strength, size, azimuth, elevation):
    lamp = bpy.data.lights.new(name, 'SUN')
    lamp.energy, lamp.angle = strength, math.radians(size)
    obj = bpy.data.objects.new(name, lamp)
    obj.visible_glossy = False
    a, e = math.radians(azimuth), math.radians(elevation)
    towards = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    obj.rotation_euler = towards.to_track_quat('Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(obj)
    return strength * math.sin(e)


def prepare(samples, size, threshold=0.04):
    """An empty scene with sky, key light, ground and camera; returns the camera object."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    c = scene.cycles
    c.device, c.samples, c.use_denoising = 'CPU', samples, False
    c.use_adaptive_sampling, c.adaptive_threshold, c.adaptive_min_samples = True, threshold, 8
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transparent_max_bounces = 5, 2, 4, 10
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect, c.blur_glossy = 2.5, 0.8
    c.pixel_filter_type, c.filter_width = 'BLACKMAN_HARRIS', 1.5
    scene.render.use_persistent_data = False
    scene.render.resolution_x = scene.render.resolution_y = size
    scene.view_settings.view_transform = 'Raw'
    irradiance = _world(scene)
    irradiance += _sun('key', 1.15, 26, KEY_AZIMUTH, KEY_ELEVATION)
    albedo = GROUND_RADIANCE * math.pi / irradiance
    ground = bpy.data.materials.new('ground')
    ground.use_nodes = True
    nodes, links = ground.node_tree.nodes, ground.node_tree.links
    nodes.remove(nodes['Principled BSDF'])
    diffuse = nodes.new('ShaderNodeBsdfDiffuse')
    diffuse.inputs['Color'].default_value = (albedo, albedo, albedo, 1)
    links.new(diffuse.outputs[0], nodes['Material Output'].inputs['Surface'])
    mesh = bpy.data.meshes.new('ground')
    s = 400
    mesh.from_pydata([(-s, -s, 0), (s, -s, 0), (s, s, 0), (-s, s, 0)], [], [(0, 1, 2, 3)])
    mesh.materials.append(ground)
    plane = bpy.data.objects.new('ground', mesh)
    scene.collection.objects.link(plane)
    camera = bpy.data.objects.new('camera', bpy.data.cameras.new('camera'))
    scene.collection.objects.link(camera)
    scene.camera = camera
    print(f'studio: irradiance {irradiance:.3f}, ground albedo {albedo:.3f}')
    return camera


def corners(root, framed_only=True):
    """World positions of a luminaire's vertices (thinned)."""
    found = []
    bpy.context.view_layer.update()
    for child in root.children_recursive:
        if child.type != 'MESH' or (framed_only and not child.get('framed', True)):
            continue
        n = len(child.data.vertices)
        co = np.empty(n * 3, np.float32)
        child.data.vertices.foreach_get('co', co)
        co = co.reshape(-1, 3)[:: max(1, n // 6000)]
        m = np.array(child.matrix_world)
        found.append(co @ m[:3, :3].T + m[:3, 3])
    return np.concatenate(found)


def pose(root, rotation, clearance=0.0, hanging=False):
    """Turn the luminaire (degrees) and set it on the ground, or hang it clear of it."""
    root.rotation_euler = Euler([math.radians(a) for a in rotation], 'XYZ')
    root.location = (0, 0, 0)
    points = corners(root)
    low, high = points.min(0), points.max(0)
    size = float(np.linalg.norm(high - low))
    centre = (low + high) / 2
    root.location = (-centre[0], -centre[1], -low[2] + clearance * size)
    bpy.data.objects['ground'].hide_render = hanging
    bpy.context.view_layer.update()
    return size


def frame(camera, root, azimuth, elevation, lens=85, fill=0.74, lift=0.0, focus=None, fstop=None):
    """Aim the camera so that the luminaire fills `fill` of the square; centring is by lens shift."""
    points = corners(root)
    centre = (points.min(0) + points.max(0)) / 2
    data = camera.data
    data.lens, data.sensor_width = lens, 36
    data.clip_end = 2000
    a, e = math.radians(azimuth), math.radians(elevation)
    towards = np.array([math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)])
    camera.rotation_euler = Vector(towards).to_track_quat('Z', 'Y').to_euler()
    rotation = np.array(Euler(camera.rotation_euler).to_matrix())
    right, up = rotation[:, 0], rotation[:, 1]
    relative = points - centre
    ahead, x0, y0 = relative @ towards, relative @ right * lens / 36, relative @ up * lens / 36
    near = float(ahead.max())
    low, high = near + 0.02 * float(np.ptp(relative, axis=0).max()), near + 4000.0
    for _ in range(60):
        distance = math.sqrt((low - near) * (high - near)) + near
        depth = distance - ahead
        x, y = x0 / depth, y0 / depth
        if max(np.ptp(x), np.ptp(y)) > fill:
            low = distance
        else:
            high = distance
    data.shift_x = float((x.min() + x.max()) / 2)
    data.shift_y = float((y.min() + y.max()) / 2) - lift
    camera.location = Vector(centre + towards * distance)
    data.clip_start = max(1e-4, distance * 0.02)
    data.dof.use_dof = bool(fstop)
    bpy.context.view_layer.update()
    return distance, float(depth.min())


def limit_to_subject(camera, root, margin=0.12):
    """Render only the luminaire, its cables and its shadow; the rest is bare ground of known colour."""
    points = corners(root, framed_only=False)
    if not bpy.data.objects['ground'].hide_render:
        a, e = math.radians(KEY_AZIMUTH), math.radians(KEY_ELEVATION)
        towards = np.array([math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)])
        shadow = points - towards * (points[:, 2:3] / towards[2]) * 0.9
        foot = points * np.array([1, 1, 0])
        points = np.concatenate([points, shadow, foot])
    data = camera.data
    m = np.array(camera.matrix_world)
    local = (points - m[:3, 3]) @ m[:3, :3]
    local = local[local[:, 2] < -1e-4]
    x = local[:, 0] / -local[:, 2] * data.lens / 36 - data.shift_x + 0.5
    y = local[:, 1] / -local[:, 2] * data.lens / 36 - data.shift_y + 0.5
    render = bpy.context.scene.render
    render.use_border, render.use_crop_to_border = True, False
    low = lambda values: 0.0 if values.min() - margin < 0.01 else float(values.min()) - margin
    high = lambda values: 1.0 if values.max() + margin > 0.99 else float(values.max()) + margin
    render.border_min_x, render.border_max_x = low(x), high(x)
    render.border_min_y, render.border_max_y = low(y), high(y)


def close_up(camera, at, zoom, blur=1.0):
    """Zoom a framed camera in on a place of the framed picture (fractions from its lower left corner).

    Focus is on the surface found there; the aperture follows the field of view so that large and
    small luminaires show the same softness. `blur` scales it.
    """
    data = camera.data
    px, py = at[0] - 0.5, at[1] - 0.5
    direction = Vector(((px + data.shift_x) * 36 / data.lens, (py + data.shift_y) * 36 / data.lens, -1))
    world = camera.matrix_world.to_3x3() @ direction
    depsgraph = bpy.context.evaluated_depsgraph_get()
    start = camera.matrix_world.translation
    hit, place, *_ = bpy.context.scene.ray_cast(depsgraph, start, world.normalized())
    forward = camera.matrix_world.to_3x3() @ Vector((0, 0, -1))
    distance = (place - start).dot(forward) if hit else start.length
    data.shift_x, data.shift_y = zoom * (data.shift_x + px), zoom * (data.shift_y + py)
    field = distance * 36 / data.lens / zoom
    data.lens *= zoom
    data.dof.use_dof = True
    data.dof.focus_distance = distance
    data.dof.aperture_fstop = data.lens / 1000 / (0.11 * blur * field * distance / (field * 2.8))
    bpy.context.view_layer.update()


