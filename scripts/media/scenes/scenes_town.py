"""What stands around outdoor scenes: the sky after sunset, façades with deep windows, a town across the water."""
import math
import random

import bpy

from scenes_furniture import foliage, slab
from scenes_kit import lathe, mesh, panel, rod, strength
from scenes_materials import Nodes, glow, tint

LAMPLIGHT = (1.0, 0.62, 0.30)


def evening(level=1.0, horizon=(0.80, 0.50, 0.36), low=(0.34, 0.40, 0.56), high=(0.035, 0.085, 0.26), clouds=0.35, lamps=1.0):
    """The sky a quarter of an hour after sunset: warm at the horizon, thin streaks of cloud, blue above.

    `lamps` is how much stronger the lamps of the scene are than the watts written in it.
    """
    strength['lamps'] = lamps
    world = bpy.data.worlds.new('evening')
    bpy.context.scene.world = world
    world.use_nodes = True
    world.cycles.sampling_method = 'NONE'
    nodes, links = world.node_tree.nodes, world.node_tree.links
    coords, split, ramp = (nodes.new(f'ShaderNode{k}') for k in ('TexCoord', 'SeparateXYZ', 'ValToRGB'))
    stops = ramp.color_ramp.elements
    for _ in range(2):
        stops.new(0.5)
    for stop, at, colour in zip(stops, (0.0, 0.10, 0.30, 0.75), (horizon, [(a + b) / 2 for a, b in zip(horizon, low)], low, high)):
        stop.position, stop.color = at, (*colour, 1)
    links.new(coords.outputs['Generated'], split.inputs[0])
    links.new(split.outputs['Z'], ramp.inputs[0])
    stretch, noise, mask, mix = (nodes.new(f'ShaderNode{k}') for k in ('Mapping', 'TexNoise', 'ValToRGB', 'MixRGB'))
    stretch.inputs['Scale'].default_value = (1.4, 1.4, 9)
    noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value, noise.inputs['Distortion'].default_value = 1.7, 7, 0.5
    mask.color_ramp.elements[0].position, mask.color_ramp.elements[0].color = 0.46, (0, 0, 0, 1)
    mask.color_ramp.elements[1].position, mask.color_ramp.elements[1].color = 0.78, (clouds,) * 3 + (1,)
    mix.inputs['Color2'].default_value = (*[a * 0.55 + b * 0.25 for a, b in zip(horizon, low)], 1)
    links.new(coords.outputs['Generated'], stretch.inputs['Vector'])
    links.new(stretch.outputs[0], noise.inputs['Vector'])
    links.new(noise.outputs['Fac'], mask.inputs[0])
    links.new(mask.outputs[0], mix.inputs['Fac'])
    links.new(ramp.outputs[0], mix.inputs['Color1'])
    links.new(mix.outputs[0], nodes['Background'].inputs[0])
    nodes['Background'].inputs[1].default_value = level


def stained(colour, rough=0.92, dirt=0.5):
    """Old render: patches of other tones, streaks that run down, a dark foot where rain splashes."""
    name = 'stained-' + '-'.join(f'{c:.3f}' for c in colour)
    found = bpy.data.materials.get(name)
    if found:
        return found
    n = Nodes(name)
    shades = [
        n.ramp(n.noise(0.9, 9), [c * 0.78 for c in colour], [min(1, c * 1.12) for c in colour], 0.3, 0.7),
        n.ramp(n.noise(1.0, 6, (5, 5, 0.5)), (0.72,) * 3, (1.05,) * 3, 0.25, 0.6),
        n.ramp(n.noise(14.0, 6), (0.88,) * 3, (1.06,) * 3, 0.3, 0.7),
    ]
    split, low = n.add('SeparateXYZ'), n.add('ValToRGB')
    n.link(n.position(), split.inputs[0])
    low.color_ramp.elements[0].color = (dirt, dirt * 0.97, dirt * 0.94, 1)
    low.color_ramp.elements[1].position, low.color_ramp.elements[1].color = 0.9, (1, 1, 1, 1)
    n.link(split.outputs['Z'], low.inputs[0])
    shades.append(low.outputs[0])
    result = shades[0]
    for shade in shades[1:]:
        mix = n.add('MixRGB', Fac=1.0)
        mix.blend_type = 'MULTIPLY'
        n.link(result, mix.inputs['Color1'])
        n.link(shade, mix.inputs['Color2'])
        result = mix.outputs[0]
    n.link(result, n.bsdf.inputs['Base Color'])
    n.bsdf.inputs['Roughness'].default_value = rough
    n.bump(n.noise(22, 5), 0.35)
    return n.material


def lit_interior(at, turn, u0, u1, z0, z1, rng, level=0.55):
    """A room behind a window, seen to shine: ceiling, back wall, furniture, a shade; curtains at its sides."""
    d = 1.6
    warm = [c * rng.uniform(0.85, 1.1) for c in LAMPLIGHT]

    def flat(points, value):
        panel([(*at(u, v), z) for u, v, z in points], glow(level * value, tuple(warm)))

    a, b, low, top = u0 - 0.5, u1 + 0.5, z0 - 0.5, z1 + 0.15
    flat([(a, d, low), (b, d, low), (b, d, top), (a, d, top)], 0.55)
    flat([(a, 0.3, top), (b, 0.3, top), (b, d, top), (a, d, top)], 0.9)
    for u in (a, b):
        flat([(u, 0.3, low), (u, d, low), (u, d, top), (u, 0.3, top)], 0.4)
    middle = (u0 + u1) / 2 + rng.uniform(-0.2, 0.2)
    slab(at, middle - 0.55, middle + 0.1, d - 0.12, d - 0.02, low, z0 + rng.uniform(0.2, 0.7), glow(level * 0.12, (0.9, 0.45, 0.2)), turn)
    slab(at, middle + 0.2, middle + 0.55, d - 0.06, d - 0.02, z0 + 0.55, z0 + 1.05, glow(level * 0.2, (0.7, 0.5, 0.4)), turn)
    if rng.random() < 0.6:
        px, py = at(middle, 0.9)
        lathe([(0.07, 0.16), (0.17, 0), (0.165, 0), (0.06, 0.15)], glow(level * 4.0, (1.0, 0.8, 0.5)), (px, py, z1 - 0.45), 32)
    for u, s in ((u0, 1), (u1, -1)):
        wide = rng.uniform(0.14, 0.3)
        points = []
        for i in range(13):
            f = i / 12
            px, py = at(u + s * wide * f, 0.42 + 0.025 * math.sin(f * 19))
            points += [(px, py, z0 - 0.1), (px, py, z1 + 0.05)]
        mesh('curtain', points, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(12)], glow(level * 0.33, (1.0, 0.72, 0.46)), smooth=True)


def casement(at, turn, u0, u1, z0, z1, rng, lit=0.0, frame='white', reveal=0.2):
    """Two leaves with glazing bars set back in the wall; behind them a lit room, or dusk in the panes."""
    v = reveal
    for a, b in ((u0, u0 + 0.06), (u1 - 0.06, u1), ((u0 + u1) / 2 - 0.045, (u0 + u1) / 2 + 0.045)):
        slab(at, a, b, v, v + 0.06, z0, z1, frame, turn, 0.004)
    for low, high in ((z0, z0 + 0.07), (z1 - 0.06, z1)):
        slab(at, u0, u1, v, v + 0.06, low, high, frame, turn, 0.004)
    for k in (1, 2):
        z = z0 + (z1 - z0) * k / 3
        slab(at, u0, u1, v + 0.012, v + 0.045, z - 0.012, z + 0.012, frame, turn, 0.003)
    panel([(*at(u, v + 0.03), z) for u, z in ((u0, z0), (u1, z0), (u1, z1), (u0, z1))], 'glass')
    if lit:
        lit_interior(at, turn, u0, u1, z0, z1, rng, lit)
        return
    panel([(*at(u, v + 0.5), z) for u, z in ((u0 - 0.3, z0 - 0.3), (u1 + 0.3, z0 - 0.3), (u1 + 0.3, z1 + 0.3), (u0 - 0.3, z1 + 0.3))], tint((0.03, 0.032, 0.036), 0.8))
    for u, s in ((u0 + 0.03, 1), (u1 - 0.03, -1)):
        slab(at, min(u, u + s * 0.24), max(u, u + s * 0.24), v + 0.12, v + 0.14, z0, z1, tint((0.34, 0.33, 0.31), 0.9), turn)


def shutter(at, turn, u, z0, z1, width, side, colour):
    """A louvred leaf folded back against the wall beside its window."""
    a, b = sorted((u, u + side * width))
    for p, q in ((a, a + 0.06), (b - 0.06, b)):
        slab(at, p, q, -0.05, -0.015, z0, z1, colour, turn, 0.004)
    for z in (z0, (z0 + z1) / 2 - 0.04, z1 - 0.08):
        slab(at, a, b, -0.05, -0.015, z, z + 0.08, colour, turn, 0.004)
    n = int((z1 - z0) / 0.045)
    for i in range(n):
        z = z0 + (i + 0.5) * (z1 - z0) / n
        panel([(*at(a + 0.05, -0.046), z - 0.018), (*at(b - 0.05, -0.046), z - 0.018), (*at(b - 0.05, -0.022), z + 0.018), (*at(a + 0.05, -0.022), z + 0.018)], colour)


def balcony(at, turn, u0, u1, z, out=0.55):
    """A stone slab on brackets with an iron railing."""
    slab(at, u0, u1, -out, 0.02, z - 0.10, z, 'concrete', turn, 0.012)
    for u in (u0 + 0.2, u1 - 0.2):
        slab(at, u - 0.06, u + 0.06, -out * 0.7, 0.02, z - 0.28, z - 0.10, 'concrete', turn, 0.02)
    n = int((u1 - u0) / 0.11)
    for i in range(n + 1):
        u = u0 + 0.03 + (u1 - u0 - 0.06) * i / n
        rod((*at(u, -out + 0.03), z), (*at(u, -out + 0.03), z + 0.98), 0.007, 'black', 6)
    for k in range(1, 5):
        for u in (u0 + 0.03, u1 - 0.03):
            v = -out + 0.03 + k * (out - 0.03) / 4
            rod((*at(u, v), z), (*at(u, v), z + 0.98), 0.007, 'black', 6)
    for low in (0.07, 0.98):
        for p, q in (((u0 + 0.03, -out + 0.03), (u1 - 0.03, -out + 0.03)), ((u0 + 0.03, -out + 0.03), (u0 + 0.03, 0)), ((u1 - 0.03, -out + 0.03), (u1 - 0.03, 0))):
            rod((*at(*p), z + low), (*at(*q), z + low), 0.012, 'black', 8)


def wall_pieces(at, turn, length, height, openings, material, thick=0.4):
    """A wall from u = 0 to `length`, its face at v = 0, round openings (u0, u1, z0, z1)."""
    us = sorted({0.0, length, *(o[0] for o in openings), *(o[1] for o in openings)})
    for a, b in zip(us, us[1:]):
        middle, z = (a + b) / 2, 0.0
        for low, high in sorted((o[2], o[3]) for o in openings if o[0] < middle < o[1]):
            if low > z:
                slab(at, a, b, 0, thick, z, low, material, turn)
            z = high
        if z < height:
            slab(at, a, b, 0, thick, z, height, material, turn)


def ivy_pot(x, y, z, seed=0, radius=0.16, height=0.30, plant=0.5):
    """A clay pot with a bushy plant."""
    lathe([(0, 0), (radius * 0.68, 0), (radius * 0.95, height * 0.85), (radius * 1.06, height * 0.86), (radius * 1.06, height), (radius * 0.9, height), (radius * 0.88, height - 0.04), (0, height - 0.04)], tint((0.30, 0.12, 0.06), 0.9), (x, y, z), 40)
    foliage(x, y, z + height + plant * 0.42, radius * 1.35, plant * 0.5, 520, random.Random(seed), 'leaf', 0.05)


def skyline(x0, x1, y, rng, base=0.0, tall=(4, 13), colour=(0.20, 0.24, 0.33), lights=0.5, width=(5, 11), bright=1.0):
    """A far town at dusk: roofs in the haze of the sky's colour, windows and lamps along the shore."""
    x = x0
    while x < x1:
        w, h = rng.uniform(*width), rng.uniform(*tall)
        haze = rng.uniform(0.85, 1.15)
        shade = glow(1.0, tuple(c * haze for c in colour))
        roof = rng.uniform(0.8, 2.2) if rng.random() < 0.6 else 0.0
        panel([(x, y, base), (x + w, y, base), (x + w, y, base + h), (x + w / 2, y, base + h + roof), (x, y, base + h)], shade)
        if rng.random() < 0.3:
            panel([(x + w * 0.2, y - 0.1, base + h), (x + w * 0.2 + 0.7, y - 0.1, base + h), (x + w * 0.2 + 0.7, y - 0.1, base + h + roof + 1.2), (x + w * 0.2, y - 0.1, base + h + roof + 1.2)], shade)
        for _ in range(int(w * h * 0.09 * lights)):
            u, v = x + rng.uniform(0.4, w - 0.9), base + rng.uniform(0.8, max(1.0, h - 1.2))
            warm = rng.choice(((1.0, 0.66, 0.34), (1.0, 0.72, 0.42), (1.0, 0.84, 0.62)))
            panel([(u, y - 0.2, v), (u + 0.5, y - 0.2, v), (u + 0.5, y - 0.2, v + 0.8), (u, y - 0.2, v + 0.8)], glow(round(rng.uniform(0.8, 2.4) * bright, 1), warm))
        x += w * rng.uniform(0.92, 1.02)
