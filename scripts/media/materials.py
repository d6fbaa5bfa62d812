"""Materials of the luminaires, made on demand by name: `material('white')`, `material('lit-opal')`.

Finishes are powder coats and metals; `lit-*` materials give light. Every lit material has a value
node called `level`: 1.0 suits the studio exposure, `set_light_level` changes it for room scenes.
"""
import bpy

# Ends the name of the finish where it must not share a mesh with other parts of that material.
APART = '@finish'

# name: (base colour linear, roughness, metallic, kind)
SURFACES = {
    'white': ((0.745, 0.745, 0.738), 0.42, 0, 'powder'),
    'cream': ((0.72, 0.66, 0.54), 0.45, 0, 'powder'),
    'black': ((0.016, 0.016, 0.017), 0.42, 0, 'powder'),
    'graphite': ((0.050, 0.053, 0.057), 0.42, 0, 'powder'),
    'anthracite': ((0.040, 0.050, 0.058), 0.45, 0, 'powder'),
    'grey': ((0.30, 0.31, 0.32), 0.42, 0, 'powder'),
    'light-grey': ((0.52, 0.53, 0.53), 0.42, 0, 'powder'),
    'silver': ((0.50, 0.51, 0.52), 0.38, 0.55, 'powder'),
    'sand': ((0.50, 0.42, 0.31), 0.5, 0, 'powder'),
    'terracotta': ((0.38, 0.13, 0.07), 0.5, 0, 'powder'),
    'sage': ((0.23, 0.29, 0.22), 0.5, 0, 'powder'),
    'green': ((0.05, 0.11, 0.08), 0.45, 0, 'powder'),
    'blue': ((0.05, 0.09, 0.17), 0.45, 0, 'powder'),
    'corten': ((0.18, 0.072, 0.035), 0.75, 0, 'rust'),
    'bronze': ((0.14, 0.095, 0.062), 0.38, 0.6, 'powder'),
    'gunmetal': ((0.16, 0.16, 0.17), 0.33, 0.9, 'metal'),
    'brass': ((0.72, 0.50, 0.21), 0.24, 1, 'brushed'),
    'copper': ((0.75, 0.36, 0.23), 0.22, 1, 'metal'),
    'champagne': ((0.68, 0.58, 0.45), 0.32, 1, 'metal'),
    'chrome': ((0.88, 0.88, 0.90), 0.06, 1, 'metal'),
    'reflector': ((0.90, 0.90, 0.91), 0.13, 1, 'metal'),
    'satin': ((0.84, 0.84, 0.85), 0.27, 1, 'metal'),
    'aluminium': ((0.66, 0.67, 0.68), 0.34, 1, 'brushed'),
    'cast': ((0.55, 0.56, 0.57), 0.46, 1, 'metal'),
    'steel': ((0.60, 0.59, 0.57), 0.30, 1, 'brushed'),
    'zinc': ((0.62, 0.63, 0.65), 0.36, 1, 'metal'),
    'dark-metal': ((0.06, 0.06, 0.065), 0.4, 0.7, 'metal'),
    'gold-reflector': ((0.83, 0.62, 0.30), 0.14, 1, 'metal'),
    'black-reflector': ((0.025, 0.025, 0.027), 0.12, 0.4, 'metal'),
    'white-reflector': ((0.82, 0.82, 0.81), 0.32, 0, 'plain'),
    'plastic-white': ((0.745, 0.745, 0.735), 0.30, 0, 'plain'),
    'plastic-grey': ((0.33, 0.34, 0.35), 0.40, 0, 'plain'),
    'plastic-black': ((0.018, 0.018, 0.019), 0.36, 0, 'plain'),
    'rubber': ((0.014, 0.014, 0.014), 0.7, 0, 'plain'),
    'silicone': ((0.74, 0.74, 0.72), 0.42, 0, 'plain'),
    'cable-white': ((0.75, 0.75, 0.73), 0.4, 0, 'plain'),
    'cable-black': ((0.016, 0.016, 0.016), 0.5, 0, 'plain'),
    'cable-grey': ((0.40, 0.40, 0.40), 0.5, 0, 'plain'),
    'cable-red': ((0.42, 0.025, 0.02), 0.45, 0, 'plain'),
    'cable-blue': ((0.03, 0.08, 0.30), 0.45, 0, 'plain'),
    'cable-green': ((0.03, 0.20, 0.06), 0.45, 0, 'plain'),
    'cable-brown': ((0.10, 0.04, 0.02), 0.45, 0, 'plain'),
    'fabric': ((0.030, 0.030, 0.032), 0.9, 0, 'fabric'),
    'fabric-light': ((0.62, 0.60, 0.56), 0.9, 0, 'fabric'),
    'felt': ((0.11, 0.115, 0.12), 0.95, 0, 'fabric'),
    'oak': ((0.46, 0.29, 0.15), 0.45, 0, 'wood'),
    'pcb-white': ((0.80, 0.80, 0.78), 0.35, 0, 'plain'),
    'pcb-pad': ((0.72, 0.55, 0.28), 0.3, 1, 'metal'),
    'phosphor': ((0.80, 0.62, 0.12), 0.4, 0, 'plain'),
    'tape-liner': ((0.36, 0.22, 0.10), 0.5, 0, 'plain'),
    'label': ((0.83, 0.83, 0.82), 0.5, 0, 'plain'),
    'print': ((0.03, 0.032, 0.036), 0.6, 0, 'plain'),
    'accent': ((0.62, 0.20, 0.012), 0.5, 0, 'plain'),
    'terminal': ((0.55, 0.53, 0.50), 0.35, 0, 'plain'),
    'terminal-orange': ((0.70, 0.20, 0.02), 0.4, 0, 'plain'),
    'concrete': ((0.42, 0.41, 0.40), 0.85, 0, 'rust'),
    'sensor-lens': ((0.78, 0.78, 0.76), 0.28, 0, 'plain'),
    'opal': ((0.84, 0.84, 0.82), 0.3, 0, 'plain'),
}

# name: (emission colour, strength, surface colour, roughness)
LIT = {
    'lit-opal': ((1.0, 0.85, 0.63), 1.16, (0.42, 0.42, 0.42), 0.30),
    'lit-neutral': ((1.0, 0.94, 0.84), 1.14, (0.42, 0.42, 0.42), 0.30),
    'lit-warm': ((1.0, 0.78, 0.50), 1.10, (0.42, 0.41, 0.40), 0.35),
    'lit-soft': ((1.0, 0.80, 0.55), 0.52, (0.45, 0.45, 0.45), 0.35),
    'lit-wall': ((1.0, 0.80, 0.55), 0.36, (0.45, 0.45, 0.45), 0.45),
    'lit-prism': ((1.0, 0.92, 0.79), 1.05, (0.42, 0.42, 0.42), 0.18),
    'lit-strong': ((1.0, 0.82, 0.58), 7.0, (0.42, 0.42, 0.42), 0.3),
    'lit-cool': ((0.84, 0.93, 1.0), 0.98, (0.42, 0.42, 0.42), 0.30),
    'lit-violet': ((0.55, 0.22, 1.0), 1.3, (0.3, 0.3, 0.3), 0.3),
    'lit-lime': ((0.16, 1.0, 0.30), 1.1, (0.3, 0.3, 0.3), 0.3),
    'lit-chip': ((1.0, 0.80, 0.50), 1.75, (0.60, 0.50, 0.25), 0.3),
    'lit-green': ((0.0, 0.30, 0.11), 0.72, (0.0, 0.16, 0.06), 0.35),
    'lit-sign': ((1.0, 0.99, 0.95), 0.85, (0.5, 0.5, 0.5), 0.35),
    'indicator': ((0.10, 1.0, 0.25), 1.6, (0.1, 0.5, 0.2), 0.3),
}


def _principled(name):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    return m, m.node_tree.nodes, m.node_tree.links, m.node_tree.nodes['Principled BSDF']


def _noise(nodes, links, scale, detail, stretch=None):
    coords = nodes.new('ShaderNodeTexCoord')
    noise = nodes.new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value = scale
    noise.inputs['Detail'].default_value = detail
    if stretch:
        mapping = nodes.new('ShaderNodeMapping')
        mapping.inputs['Scale'].default_value = stretch
        links.new(coords.outputs['Object'], mapping.inputs['Vector'])
        links.new(mapping.outputs['Vector'], noise.inputs['Vector'])
    else:
        links.new(coords.outputs['Object'], noise.inputs['Vector'])
    return noise


def _bump(nodes, links, bsdf, source, strength, distance):
    bump = nodes.new('ShaderNodeBump')
    bump.inputs['Strength'].default_value = strength
    bump.inputs['Distance'].default_value = distance
    links.new(source.outputs['Fac'], bump.inputs['Height'])
    links.new(bump.outputs['Normal'], bsdf.inputs['Normal'])


def _mix_colour(nodes, links, bsdf, source, colour, dark, light):
    ramp = nodes.new('ShaderNodeValToRGB')
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.36, 0.66
    ramp.color_ramp.elements[0].color = (*[c * dark for c in colour], 1)
    ramp.color_ramp.elements[1].color = (*[min(1, c * light) for c in colour], 1)
    links.new(source.outputs['Fac'], ramp.inputs['Fac'])
    links.new(ramp.outputs['Color'], bsdf.inputs['Base Color'])


def _surface(name):
    colour, rough, metallic, kind = SURFACES[name]
    m, nodes, links, bsdf = _principled(name)
    bsdf.inputs['Base Color'].default_value = (*colour, 1)
    bsdf.inputs['Roughness'].default_value = rough
    bsdf.inputs['Metallic'].default_value = metallic
    if kind == 'powder':
        _bump(nodes, links, bsdf, _noise(nodes, links, 900, 2), 0.10, 0.0004)
    elif kind == 'brushed':
        grain = _noise(nodes, links, 60, 3, (1, 60, 60))
        _bump(nodes, links, bsdf, grain, 0.05, 0.0004)
    elif kind == 'rust':
        noise = _noise(nodes, links, 22, 8)
        _mix_colour(nodes, links, bsdf, noise, colour, 0.6, 1.5)
        _bump(nodes, links, bsdf, noise, 0.25, 0.002)
    elif kind == 'fabric':
        _bump(nodes, links, bsdf, _noise(nodes, links, 1400, 1), 0.5, 0.001)
        bsdf.inputs['Sheen'].default_value = 0.3
    elif kind == 'wood':
        grain = _noise(nodes, links, 14, 5, (1, 14, 14))
        _mix_colour(nodes, links, bsdf, grain, colour, 0.72, 1.18)
    return m


def _lit(name):
    emission, strength, colour, rough = LIT[name]
    m, nodes, links, bsdf = _principled(name)
    bsdf.inputs['Base Color'].default_value = (*[c * 0.6 for c in colour], 1)
    bsdf.inputs['Roughness'].default_value = rough
    bsdf.inputs['Emission'].default_value = (*emission, 1)
    bsdf.inputs['Emission Strength'].default_value = strength
    level = nodes.new('ShaderNodeValue')
    level.name = 'level'
    level.outputs[0].default_value = 1.0
    glow = nodes.new('ShaderNodeAttribute')
    glow.attribute_name = 'glow'
    product, total = nodes.new('ShaderNodeMath'), nodes.new('ShaderNodeMath')
    product.operation = total.operation = 'MULTIPLY'
    total.inputs[1].default_value = strength
    links.new(level.outputs[0], product.inputs[0])
    links.new(glow.outputs['Fac'], product.inputs[1])
    links.new(product.outputs[0], total.inputs[0])
    links.new(total.outputs[0], bsdf.inputs['Emission Strength'])
    m['strength'] = strength
    return m


def _lens(name, tint, level_strength):
    """Clear optic over a lit chip: bright heart, darker glassy rim."""
    m, nodes, links, bsdf = _principled(name)
    bsdf.inputs['Base Color'].default_value = (0.50, 0.51, 0.53, 1)
    bsdf.inputs['Roughness'].default_value = 0.06
    bsdf.inputs['Specular'].default_value = 0.7
    facing = nodes.new('ShaderNodeLayerWeight')
    facing.inputs['Blend'].default_value = 0.35
    ramp = nodes.new('ShaderNodeValToRGB')
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.02, 0.42
    ramp.color_ramp.elements[0].color = (*tint, 1)
    ramp.color_ramp.elements[1].color = (*[c * 0.16 for c in tint], 1)
    level, total = nodes.new('ShaderNodeValue'), nodes.new('ShaderNodeMath')
    level.name, total.operation = 'level', 'MULTIPLY'
    level.outputs[0].default_value = 1.0
    total.inputs[1].default_value = level_strength
    links.new(level.outputs[0], total.inputs[0])
    links.new(facing.outputs['Facing'], ramp.inputs['Fac'])
    links.new(ramp.outputs['Color'], bsdf.inputs['Emission'])
    links.new(total.outputs[0], bsdf.inputs['Emission Strength'])
    m['strength'] = level_strength
    return m


def _glass(name, tint, rough, body):
    """Thin glass: mostly see-through, mirror-like at grazing angles, optionally a little milky."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nodes, links = m.node_tree.nodes, m.node_tree.links
    out = nodes['Material Output']
    nodes.remove(nodes['Principled BSDF'])
    clear, gloss, mix = (nodes.new(f'ShaderNode{k}') for k in ('BsdfTransparent', 'BsdfGlossy', 'MixShader'))
    clear.inputs['Color'].default_value = (*tint, 1)
    gloss.inputs['Roughness'].default_value = rough
    facing = nodes.new('ShaderNodeLayerWeight')
    power, share = nodes.new('ShaderNodeMath'), nodes.new('ShaderNodeMath')
    power.operation, share.operation = 'POWER', 'MULTIPLY_ADD'
    power.inputs[1].default_value = 4.0
    share.inputs[1].default_value, share.inputs[2].default_value = 0.6, 0.045
    links.new(facing.outputs['Facing'], power.inputs[0])
    links.new(power.outputs[0], share.inputs[0])
    links.new(share.outputs[0], mix.inputs['Fac'])
    links.new(clear.outputs[0], mix.inputs[1])
    links.new(gloss.outputs[0], mix.inputs[2])
    last = mix
    if body:
        haze, blend = nodes.new('ShaderNodeBsdfDiffuse'), nodes.new('ShaderNodeMixShader')
        haze.inputs['Color'].default_value = (0.86, 0.87, 0.87, 1)
        blend.inputs['Fac'].default_value = body
        links.new(mix.outputs[0], blend.inputs[1])
        links.new(haze.outputs[0], blend.inputs[2])
        last = blend
    links.new(last.outputs[0], out.inputs['Surface'])
    return m


def material(name):
    """The material of that name, made once per Blender file."""
    found = bpy.data.materials.get(name)
    if found:
        return found
    if name in SURFACES:
        return _surface(name)
    if name in LIT:
        return _lit(name)
    if name == 'lit-lens':
        return _lens(name, (1.0, 0.84, 0.60), 1.65)
    if name == 'glass':
        return _glass(name, (0.96, 0.98, 0.97), 0.02, 0)
    if name == 'glass-frosted':
        return _glass(name, (0.93, 0.95, 0.95), 0.28, 0.30)
    if name == 'glass-smoke':
        return _glass(name, (0.42, 0.40, 0.38), 0.03, 0)
    raise KeyError(f'unknown material {name}')


def export_material(part):
    """Plain PBR version for GLB files: no procedural nodes, glass as alpha."""
    key = f'{part}-export'
    name = part.removesuffix(APART)
    found = bpy.data.materials.get(key)
    if found:
        return found
    m, _, _, bsdf = _principled(key)
    if name in SURFACES:
        colour, rough, metallic, _ = SURFACES[name]
    elif name in LIT:
        emission, strength, colour, rough = LIT[name]
        metallic = 0
        bsdf.inputs['Emission'].default_value = (*[min(1, c * min(strength, 1)) for c in emission], 1)
    elif name == 'lit-lens':
        colour, rough, metallic = (0.6, 0.6, 0.6), 0.08, 0
        bsdf.inputs['Emission'].default_value = (0.95, 0.84, 0.66, 1)
    else:
        colour, rough, metallic = (0.85, 0.88, 0.88), 0.08, 0
        bsdf.inputs['Alpha'].default_value = {'glass-smoke': 0.5, 'glass-frosted': 0.55}.get(name, 0.22)
        m.blend_method = 'BLEND'
    bsdf.inputs['Base Color'].default_value = (*colour, 1)
    bsdf.inputs['Roughness'].default_value = rough
    bsdf.inputs['Metallic'].default_value = metallic
    return m


def set_light_level(root, level):
    """Scale the emission of a luminaire's lit materials (materials are shared between luminaires)."""
    for child in root.children_recursive:
        if child.type != 'MESH':
            continue
        for m in child.data.materials:
            node = m.node_tree.nodes.get('level') if m and m.use_nodes else None
            if node:
                node.outputs[0].default_value = level
