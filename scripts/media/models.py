"""Parametric luminaire models of the catalogue.

How to use it from another Blender script (scenes, drawings):

    import sys; sys.path.insert(0, <folder of this file>)
    from models import build
    from materials import set_light_level
    root = build(product)                     # product: the parsed product.yaml as a dict
    root.location = (1.2, 0.8, 2.7)           # place it, rotate about z as you like

`build(product, quality=1.0, drop=None, tilt=None, collection=None, finish=None)` creates the
luminaire at real size in metres and returns an empty whose children are its meshes. Linked copies:
copy the empty and its children (`copy_of(root)` does it and shares the meshes).

Origin and axes (the luminaire's own, before you rotate root):
- mounting 'ceiling'   origin on the ceiling plane z=0; recessed bodies go up (+z), light goes down (-z)
- mounting 'suspended' origin on the ceiling (the rose); hangs `drop` metres of cable down (-z)
- mounting 'track'     origin on the underside of the track, track runs along x, spot hangs down (-z);
                       the head is aimed towards -y by `tilt` degrees from the vertical
- mounting 'wall'      origin on the wall plane y=0; the luminaire projects towards -y, z is up
- mounting 'floor'     origin on the ground, the luminaire stands up (+z); in-ground: body below z=0
- mounting 'pole'      origin at the pole's top (or the arm's end); the head reaches out towards -y,
                       light goes down. `pole(height, material_name)` gives a pole whose top is its origin
- mounting 'bench'     parts that lie on a table (drivers, tape, profiles): stands on z=0
Long luminaires run along x.

Metadata on the returned empty (custom properties):
- root['mounting'], root['archetype'], root['code']
- root['lights']: JSON list of {position, direction, x_axis, diameter | length+width} in root space:
  where light leaves and where it points, to put real lamps (IES) there
- lit materials carry a value node `level`; set_light_level(root, 5.0) makes them brighter in a room
- children with obj['framed'] == False are cables and wires that do not size a picture

`product` needs only product['model'] with 'archetype' and numeric params in millimetres
(length_mm, width_mm, height_mm, diameter_mm, depth_mm, bezel_mm, aperture_mm, fins, heads, tilt,
section, finish) and 'look' (one sentence whose words choose details); product['code'] picks the
refinements of `products.py`.
"""
import bpy

import archetypes_bulkheads
import archetypes_controls
import archetypes_downlights
import archetypes_floodlights
import archetypes_ground
import archetypes_high_bays
import archetypes_linear
import archetypes_panels
import archetypes_parts
import archetypes_pendants
import archetypes_safety
import archetypes_spots
import archetypes_street
import archetypes_tape
import archetypes_wall
from geometry import Model
from materials import export_material, material
from parameters import Parameters

FAMILIES = (
    archetypes_bulkheads,
    archetypes_controls,
    archetypes_downlights,
    archetypes_floodlights,
    archetypes_ground,
    archetypes_high_bays,
    archetypes_linear,
    archetypes_panels,
    archetypes_parts,
    archetypes_pendants,
    archetypes_safety,
    archetypes_spots,
    archetypes_street,
    archetypes_tape,
    archetypes_wall,
)
BUILDERS = {name: builder for family in FAMILIES for name, builder in family.BUILDERS.items()}


def build(product, quality=1.0, drop=None, tilt=None, collection=None, finish=None, export=False):
    """Build a product's luminaire; see the module's docstring for origin, axes and metadata."""
    parameters = Parameters(product, drop=drop, tilt=tilt, finish=finish, apart=export)
    model = Model(quality)
    mounting = BUILDERS[parameters.archetype](model, parameters)
    target = collection or bpy.context.scene.collection
    root = model.objects(parameters.code, target, export_material if export else material)
    root['mounting'] = mounting
    root['archetype'] = parameters.archetype
    root['code'] = parameters.code
    return root


def material_names(product, finish=None):
    """The materials of an exported luminaire's parts, in the same order for each of its finishes."""
    parameters = Parameters(product, finish=finish, apart=True)
    model = Model(0.12)
    BUILDERS[parameters.archetype](model, parameters)
    return list(model.parts)


def copy_of(root, collection=None):
    """A copy of a built luminaire that shares its meshes."""
    target = collection or bpy.context.scene.collection
    twin = root.copy()
    target.objects.link(twin)
    for child in root.children:
        part = child.copy()
        part.parent = twin
        part.matrix_parent_inverse = child.matrix_parent_inverse.copy()
        target.objects.link(part)
    return twin


def pole(height, finish='graphite', radius=0.045, collection=None):
    """A tapered pole with base plate: origin at its top, reaching `height` metres down."""
    model = Model(1.0)
    foot = radius * 1.55
    model.lathe([(0, 0), (radius, 0, 0.004), (foot, -height + 0.02), (foot, -height), (0, -height)], finish, 64)
    model.slab(0.3, 0.3, 0.016, finish, 0.02, 0.003, at=(0, 0, -height + 0.008))
    for sx in (-1, 1):
        for sy in (-1, 1):
            with model.placed(sx * 0.11, sy * 0.11, -height + 0.016):
                model.lathe([(0, 0.022), (0.014, 0.022, 0.003), (0.014, 0)], 'zinc', 24)
    return model.objects('pole', collection or bpy.context.scene.collection, material)
