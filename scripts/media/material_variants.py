"""Finishes of a GLB file as material variants: the glTF extension KHR_materials_variants."""
import json
import struct

from materials import APART, SURFACES
from models import material_names

EXTENSION = 'KHR_materials_variants'


def add_variants(path, product, finishes):
    """Add the finishes to an exported file; `finishes` are their codes, which are the names of the variants."""
    with open(path, 'rb') as f:
        data = f.read()
    length, = struct.unpack_from('<I', data, 12)
    gltf, rest = json.loads(data[20:20 + length]), data[20 + length:]
    names = [m['name'].removesuffix('-export') for m in gltf['materials']]
    own = material_names(product)
    mappings = {}
    for variant, finish in enumerate(finishes):
        others = material_names(product, finish)
        if len(others) != len(own):
            raise ValueError(f"{product['code']}: the parts of {finish} differ: {own} and {others}")
        for before, after in zip(own, others):
            mappings.setdefault(before, []).append((variant, after))
    changing = {name: pairs for name, pairs in mappings.items() if any(after != name for _, after in pairs)}
    for mesh in gltf['meshes']:
        for primitive in mesh['primitives']:
            pairs = changing.get(names[primitive['material']], [])
            if pairs:
                found = [{'material': _material(gltf, names, after), 'variants': [v]} for v, after in pairs]
                primitive['extensions'] = {EXTENSION: {'mappings': found}}
    gltf['extensions'] = {EXTENSION: {'variants': [{'name': finish} for finish in finishes]}}
    gltf['extensionsUsed'] = sorted({*gltf.get('extensionsUsed', []), EXTENSION})
    text = json.dumps(gltf, separators=(',', ':')).encode()
    text += b' ' * (-len(text) % 4)
    with open(path, 'wb') as f:
        f.write(struct.pack('<4sIIII', b'glTF', 2, 20 + len(text) + len(rest), len(text), 0x4E4F534A) + text + rest)


def _material(gltf, names, name):
    """The index of the material of that name, added if the file has none."""
    if name not in names:
        colour, roughness, metallic, _ = SURFACES[name.removesuffix(APART)]
        factors = {'baseColorFactor': [*colour, 1], 'metallicFactor': metallic, 'roughnessFactor': roughness}
        gltf['materials'].append({'name': f'{name}-export', 'doubleSided': True, 'pbrMetallicRoughness': factors})
        names.append(name)
    return names.index(name)
