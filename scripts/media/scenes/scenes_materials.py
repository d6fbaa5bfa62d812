"""Materials of the room scenes: procedural, in world coordinates, made on demand by name.

`surface('oak')` gives plaster, concrete, timber, stone and the like; `glow(level, colour)` is a
surface that shines for the camera only, so that luminous faces are seen without adding noise.
"""
import bpy

WARM = (1.0, 0.74, 0.49)
SOFT = (1.0, 0.84, 0.66)
NEUTRAL = (1.0, 0.92, 0.82)
DAY = (0.72, 0.86, 1.0)
DUSK = (0.30, 0.48, 1.0)

# name: (base colour, roughness, variation scale, variation amount, bump scale, bump strength, metallic)
PLAIN = {
    'plaster': ((0.62, 0.585, 0.54), 0.92, 1.4, 0.07, 26, 0.28, 0),
    'plaster-fine': ((0.72, 0.70, 0.67), 0.9, 0.9, 0.03, 60, 0.06, 0),
    'plaster-dark': ((0.085, 0.085, 0.088), 0.85, 1.6, 0.16, 24, 0.25, 0),
    'plaster-clay': ((0.40, 0.27, 0.19), 0.92, 1.6, 0.12, 24, 0.3, 0),
    'white': ((0.78, 0.77, 0.75), 0.75, 0, 0, 0, 0, 0),
    'paper': ((0.82, 0.80, 0.76), 0.8, 0, 0, 0, 0, 0),
    'desk-white': ((0.74, 0.735, 0.72), 0.42, 0, 0, 0, 0, 0),
    'soffit': ((0.52, 0.515, 0.50), 0.9, 0.9, 0.10, 20, 0.12, 0),
    'raft': ((0.63, 0.61, 0.57), 0.95, 3, 0.05, 300, 0.3, 0),
    'concrete': ((0.36, 0.355, 0.345), 0.78, 0.9, 0.2, 34, 0.16, 0),
    'concrete-floor': ((0.30, 0.295, 0.285), 0.32, 0.7, 0.22, 18, 0.02, 0),
    'resin-floor': ((0.22, 0.222, 0.22), 0.26, 0.4, 0.08, 5, 0.008, 0),
    'vinyl': ((0.40, 0.385, 0.35), 0.34, 0.6, 0.05, 5, 0.004, 0),
    'graphite': ((0.045, 0.047, 0.05), 0.45, 0, 0, 0, 0, 0),
    'black': ((0.018, 0.018, 0.02), 0.4, 0, 0, 0, 0, 0),
    'grey': ((0.25, 0.255, 0.26), 0.5, 0, 0, 0, 0, 0),
    'steel': ((0.55, 0.55, 0.54), 0.28, 0, 0, 0, 0, 1),
    'mirror': ((0.86, 0.87, 0.87), 0.03, 0, 0, 0, 0, 1),
    'earth': ((0.055, 0.04, 0.03), 0.95, 9, 0.35, 60, 0.8, 0),
    'brass': ((0.62, 0.42, 0.18), 0.3, 0, 0, 0, 0, 1),
    'linen': ((0.55, 0.51, 0.45), 0.95, 3, 0.05, 420, 0.35, 0),
    'felt': ((0.20, 0.205, 0.21), 0.96, 3, 0.06, 420, 0.35, 0),
    'fabric-dark': ((0.075, 0.078, 0.085), 0.95, 3, 0.08, 420, 0.3, 0),
    'fabric-rust': ((0.33, 0.12, 0.055), 0.95, 3, 0.08, 420, 0.3, 0),
    'fabric-blue': ((0.075, 0.12, 0.18), 0.95, 3, 0.08, 420, 0.3, 0),
    'leather': ((0.13, 0.058, 0.028), 0.45, 6, 0.1, 180, 0.1, 0),
    'carpet': ((0.135, 0.13, 0.125), 1.0, 5, 0.12, 380, 0.6, 0),
    'asphalt': ((0.05, 0.051, 0.054), 0.62, 0.8, 0.25, 120, 0.35, 0),
    'wet-asphalt': ((0.042, 0.043, 0.046), 0.26, 0.5, 0.25, 60, 0.06, 0),
    'gravel': ((0.24, 0.225, 0.20), 0.95, 30, 0.35, 70, 0.7, 0),
    'grass': ((0.030, 0.062, 0.018), 0.95, 8, 0.4, 90, 0.9, 0),
    'leaf': ((0.042, 0.085, 0.026), 0.7, 6, 0.35, 0, 0, 0),
    'leaf-light': ((0.085, 0.13, 0.035), 0.7, 6, 0.3, 0, 0, 0),
    'bark': ((0.09, 0.065, 0.047), 0.95, 12, 0.3, 40, 0.7, 0),
    'turf': ((0.035, 0.11, 0.028), 0.95, 3, 0.14, 220, 0.5, 0),
    'line': ((0.72, 0.72, 0.70), 0.7, 0, 0, 0, 0, 0),
    'yellow': ((0.62, 0.36, 0.02), 0.55, 0, 0, 0, 0, 0),
    'signal': ((0.55, 0.155, 0.02), 0.5, 7, 0.22, 0, 0, 0),
    'worn-line': ((0.50, 0.50, 0.48), 0.7, 9, 0.4, 0, 0, 0),
    'worn-yellow': ((0.42, 0.27, 0.03), 0.7, 7, 0.5, 0, 0, 0),
    'yard': ((0.075, 0.075, 0.077), 0.36, 0.45, 0.35, 60, 0.12, 0),
    'deck-coat': ((0.105, 0.107, 0.11), 0.19, 0.8, 0.2, 7, 0.006, 0),
    'orange': ((0.56, 0.15, 0.015), 0.5, 0, 0, 0, 0, 0),
    'blue': ((0.02, 0.06, 0.16), 0.45, 0, 0, 0, 0, 0),
    'cardboard': ((0.40, 0.27, 0.155), 0.85, 4, 0.08, 0, 0, 0),
    'cardboard-light': ((0.50, 0.36, 0.22), 0.85, 4, 0.08, 0, 0, 0),
    'film': ((0.52, 0.55, 0.57), 0.25, 4, 0.08, 14, 0.1, 0),
    'rubber': ((0.02, 0.02, 0.02), 0.8, 0, 0, 0, 0, 0),
    'porcelain': ((0.76, 0.75, 0.72), 0.18, 0, 0, 0, 0, 0),
    'marble': ((0.60, 0.59, 0.57), 0.18, 2.2, 0.14, 0, 0, 0),
    'bay': ((0.006, 0.013, 0.018), 0.04, 0, 0, 2.1, 0.10, 0),
    'teak': ((0.19, 0.115, 0.065), 0.5, 7, 0.25, 40, 0.1, 0),
    'water': ((0.006, 0.012, 0.018), 0.06, 0, 0, 1.3, 0.05, 0),
}

# name: (plane, brick width, row height, joint, base, second colour, joint darkness, roughness, grain)
LAID = {
    'oak-floor': ('xy', 2.2, 0.18, 0.002, (0.36, 0.225, 0.12), (0.28, 0.17, 0.085), 0.35, 0.42, 'x'),
    'staves': ('xy', 0.75, 0.044, 0.0008, (0.35, 0.225, 0.12), (0.27, 0.165, 0.085), 0.6, 0.42, 'x'),
    'oak-panel': ('xz', 0.62, 6.0, 0.003, (0.34, 0.205, 0.105), (0.29, 0.17, 0.085), 0.25, 0.5, 'z'),
    'oak-panel-y': ('yz', 0.62, 6.0, 0.003, (0.34, 0.205, 0.105), (0.29, 0.17, 0.085), 0.25, 0.5, 'z'),
    'boards': ('xz', 0.16, 9.0, 0.004, (0.35, 0.34, 0.33), (0.29, 0.285, 0.28), 0.55, 0.85, None),
    'boards-y': ('yz', 0.16, 9.0, 0.004, (0.35, 0.34, 0.33), (0.29, 0.285, 0.28), 0.55, 0.85, None),
    'slabs': ('xz', 1.5, 0.75, 0.006, (0.44, 0.40, 0.34), (0.38, 0.345, 0.295), 0.3, 0.85, None),
    'slabs-y': ('yz', 1.5, 0.75, 0.006, (0.44, 0.40, 0.34), (0.38, 0.345, 0.295), 0.3, 0.85, None),
    'brick': ('xz', 0.24, 0.07, 0.008, (0.22, 0.115, 0.075), (0.15, 0.078, 0.055), 0.9, 0.9, None),
    'brick-y': ('yz', 0.24, 0.07, 0.008, (0.22, 0.115, 0.075), (0.15, 0.078, 0.055), 0.9, 0.9, None),
    'paving': ('xy', 0.9, 0.45, 0.006, (0.23, 0.22, 0.205), (0.185, 0.178, 0.168), 0.35, 0.6, None),
    'setts': ('xy', 0.2, 0.1, 0.008, (0.19, 0.182, 0.172), (0.13, 0.125, 0.12), 0.4, 0.62, None),
    'setts-wet': ('xy', 0.2, 0.1, 0.008, (0.13, 0.122, 0.112), (0.085, 0.08, 0.075), 0.4, 0.30, None),
    'tiles': ('xy', 1.2, 0.6, 0.004, (0.46, 0.45, 0.43), (0.43, 0.42, 0.40), 0.5, 0.25, None),
    'ceiling-tiles': ('xy', 0.6, 0.6, 0.012, (0.70, 0.69, 0.67), (0.70, 0.69, 0.67), 0.35, 0.9, None),
    'deck': ('xy', 3.0, 0.14, 0.008, (0.20, 0.145, 0.10), (0.15, 0.11, 0.078), 0.2, 0.7, 'x'),
    'deck-wet': ('xy', 3.4, 0.145, 0.007, (0.165, 0.118, 0.082), (0.105, 0.077, 0.056), 0.15, 0.38, 'x'),
    'panel-grey': ('xz', 9.0, 1.0, 0.014, (0.30, 0.31, 0.32), (0.285, 0.295, 0.305), 0.4, 0.5, None),
    'cladding': ('xz', 0.2, 9.0, 0.012, (0.36, 0.37, 0.375), (0.36, 0.37, 0.375), 0.45, 0.5, None),
    'cladding-y': ('yz', 0.2, 9.0, 0.012, (0.36, 0.37, 0.375), (0.36, 0.37, 0.375), 0.45, 0.5, None),
}


class Nodes:
    """Short hand for building one node tree."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.bsdf = self.tree.nodes['Principled BSDF']

    def add(self, kind, **values):
        node = self.tree.nodes.new(f'ShaderNode{kind}')
        for key, value in values.items():
            node.inputs[key.replace('_', ' ')].default_value = value
        return node

    def link(self, source, target):
        self.tree.links.new(source, target)

    def position(self, stretch=None, order=None):
        source = self.add('NewGeometry').outputs['Position']
        if order:
            split, join = self.add('SeparateXYZ'), self.add('CombineXYZ')
            self.link(source, split.inputs[0])
            for target, axis in zip('XY', order):
                self.link(split.outputs[axis.upper()], join.inputs[target])
            source = join.outputs[0]
        if stretch:
            mapping = self.add('Mapping', Scale=stretch)
            self.link(source, mapping.inputs['Vector'])
            source = mapping.outputs[0]
        return source

    def noise(self, scale, detail=5.0, stretch=None):
        node = self.add('TexNoise', Scale=scale, Detail=detail)
        self.link(self.position(stretch), node.inputs['Vector'])
        return node.outputs['Fac']

    def ramp(self, source, dark, light, low=0.34, high=0.68):
        node = self.add('ValToRGB')
        for element, position, colour in zip(node.color_ramp.elements, (low, high), (dark, light)):
            element.position, element.color = position, (*colour, 1)
        self.link(source, node.inputs[0])
        return node.outputs[0]

    def wear(self, rough, scale=2.3):
        """Roughness that changes from place to place, as hands, feet and cloths leave it."""
        smooth, dull = max(0.03, rough * 0.8), min(1.0, rough * 1.25)
        shade = self.ramp(self.noise(scale, 8), (smooth,) * 3, (dull,) * 3, 0.3, 0.72)
        self.link(shade, self.bsdf.inputs['Roughness'])

    def bump(self, height, strength, distance=0.004):
        node = self.add('Bump', Strength=strength, Distance=distance)
        self.link(height, node.inputs['Height'])
        self.link(node.outputs[0], self.bsdf.inputs['Normal'])


def _plain(name):
    base, rough, scale, amount, bump_scale, bump, metallic = PLAIN[name]
    n = Nodes(f'scene-{name}')
    n.bsdf.inputs['Base Color'].default_value = (*base, 1)
    n.wear(rough)
    n.bsdf.inputs['Metallic'].default_value = metallic
    if amount:
        dark, light = [c * (1 - amount) for c in base], [c * (1 + amount) for c in base]
        n.link(n.ramp(n.noise(scale, 7), dark, light), n.bsdf.inputs['Base Color'])
    if bump:
        n.bump(n.noise(bump_scale, 4), bump)
    return n.material


def _laid(name):
    plane, width, row, joint, base, second, dark, rough, grain = LAID[name]
    n = Nodes(f'scene-{name}')
    brick = n.add('TexBrick', Scale=1, Mortar_Size=joint, Mortar_Smooth=0.2, Bias=0, Brick_Width=width, Row_Height=row)
    brick.offset = 0.0 if name == 'ceiling-tiles' or row > 5 else (0.37 if grain else 0.5)
    for key, colour in (('Color1', base), ('Color2', second), ('Mortar', [c * dark for c in second])):
        brick.inputs[key].default_value = (*colour, 1)
    n.link(n.position(order=plane), brick.inputs['Vector'])
    stretch = {'x': (1.2, 26, 26), 'z': (26, 26, 1.2), None: (2.4, 2.4, 2.4)}[grain]
    shade = n.ramp(n.noise(1.0, 6, stretch), (0.74, 0.74, 0.74), (1.12, 1.1, 1.08))
    mix = n.add('MixRGB', Fac=1.0)
    mix.blend_type = 'MULTIPLY'
    n.link(brick.outputs['Color'], mix.inputs['Color1'])
    n.link(shade, mix.inputs['Color2'])
    n.link(mix.outputs[0], n.bsdf.inputs['Base Color'])
    n.wear(rough)
    invert = n.add('Invert')
    n.link(brick.outputs['Fac'], invert.inputs['Color'])
    n.bump(invert.outputs[0], 0.35, 0.006)
    return n.material


def _terrazzo(name='scene-terrazzo', scale=42, dark=(0.25, 0.235, 0.22), light=(0.50, 0.485, 0.46)):
    n = Nodes(name)
    chips = n.add('TexVoronoi', Scale=scale)
    n.link(n.position(), chips.inputs['Vector'])
    split = n.add('SeparateXYZ')
    n.link(chips.outputs['Color'], split.inputs[0])
    n.link(n.ramp(split.outputs[0], dark, light, 0.1, 0.75), n.bsdf.inputs['Base Color'])
    n.bsdf.inputs['Roughness'].default_value = 0.24
    return n.material


def _oak(name, stretch):
    n = Nodes(name)
    n.link(n.ramp(n.noise(1.0, 6, stretch), (0.25, 0.145, 0.07), (0.40, 0.25, 0.135), 0.25, 0.75), n.bsdf.inputs['Base Color'])
    n.wear(0.42)
    return n.material


def _glass(name, tint):
    """Thin pane: see-through, mirror-like at low angles; shadows pass."""
    n = Nodes(name)
    clear, gloss, mix = n.add('BsdfTransparent', Color=(*tint, 1)), n.add('BsdfGlossy', Roughness=0.01), n.add('MixShader')
    fresnel = n.add('Fresnel', IOR=1.4)
    n.link(fresnel.outputs[0], mix.inputs[0])
    n.link(clear.outputs[0], mix.inputs[1])
    n.link(gloss.outputs[0], mix.inputs[2])
    n.link(mix.outputs[0], n.tree.nodes['Material Output'].inputs['Surface'])
    return n.material


SPECIAL = {
    'terrazzo': _terrazzo,
    'terrazzo-fine': lambda: _terrazzo('scene-terrazzo-fine', 85, (0.19, 0.18, 0.17), (0.285, 0.272, 0.255)),
    'oak': lambda: _oak('scene-oak', (1.5, 24, 24)),
    'oak-y': lambda: _oak('scene-oak-y', (24, 1.5, 24)),
    'oak-z': lambda: _oak('scene-oak-z', (24, 24, 1.5)),
    'glass': lambda: _glass('scene-glass', (0.93, 0.96, 0.95)),
    'glass-milk': lambda: _glass('scene-glass-milk', (0.7, 0.74, 0.74)),
}


def surface(name):
    """The material of that name, made once per Blender file."""
    found = bpy.data.materials.get(f'scene-{name}')
    if found:
        return found
    if name in SPECIAL:
        return SPECIAL[name]()
    return _laid(name) if name in LAID else _plain(name)


def tint(colour, rough=0.8):
    """A plain material of any colour: books, boxes, pictures."""
    name = 'tint-' + '-'.join(f'{c:.3f}' for c in colour) + f'-{rough}'
    found = bpy.data.materials.get(name)
    if found:
        return found
    n = Nodes(name)
    n.bsdf.inputs['Base Color'].default_value = (*colour, 1)
    n.bsdf.inputs['Roughness'].default_value = rough
    return n.material


def glow(level=2.0, colour=SOFT):
    """Luminous face that only the camera and mirrors see."""
    name = 'glow-' + '-'.join(f'{c:.3f}' for c in (level, *colour))
    found = bpy.data.materials.get(name)
    if found:
        return found
    n = Nodes(name)
    emission, dark, mix, path = n.add('Emission'), n.add('BsdfDiffuse'), n.add('MixShader'), n.add('LightPath')
    emission.inputs['Color'].default_value = (*colour, 1)
    emission.inputs['Strength'].default_value = level
    seen = n.add('Math')
    seen.operation = 'MAXIMUM'
    n.link(path.outputs['Is Camera Ray'], seen.inputs[0])
    n.link(path.outputs['Is Glossy Ray'], seen.inputs[1])
    n.link(seen.outputs[0], mix.inputs[0])
    n.link(dark.outputs[0], mix.inputs[1])
    n.link(emission.outputs[0], mix.inputs[2])
    n.link(mix.outputs[0], n.tree.nodes['Material Output'].inputs['Surface'])
    n.material.cycles.sample_as_light = False
    return n.material
