"""Renders the passes of a light film: blender -b --python render_light.py -- <folder> <code> samples=N width=N

The folder has `files.json`, the photometric file of each light group.
One render gives every lamp's light a pass of its own (a light group of Cycles); what the film shows is their sum, each with
its level and colour. Leaves `passes.npz` (rows from the top, linear light) in the folder.
"""
import json
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
MEDIA = os.path.dirname(HERE)
sys.path[:0] = [HERE, MEDIA, os.path.join(MEDIA, 'archetypes'), *(os.path.join(MEDIA, part) for part in ('scenes', 'scenes/installed'))]

import bpy

import scenes_kit
import scenes_post
from light_sets import SETS

ROOM, GLOW = 'room', 'glow'


def shows(item, prefix):
    """Whether something has a material of that name."""
    return item.type == 'MESH' and any(slot.material and slot.material.name.startswith(prefix) for slot in item.material_slots)


def lit_faces(items):
    """What shines for the eye: the faces of luminaires, or a strip. Windows and screens beside luminaires are the room's."""
    return [item for item in items if shows(item, 'lit-')] or [item for item in items if shows(item, 'glow')]


def group_lights(lamps):
    """Puts each lamp into its group, lit faces into `glow`, all other light into `room`."""
    layer = bpy.context.view_layer
    owners = {lamp.name: group for group, items in lamps.items() for lamp in items}
    for name in (*lamps, ROOM, GLOW):
        bpy.ops.scene.view_layer_add_lightgroup(name=name)
    items = list(bpy.context.scene.objects)
    for item in items:
        item.lightgroup = owners.get(item.name, ROOM)
    for item in lit_faces(items):
        item.lightgroup = GLOW
    bpy.context.scene.world.lightgroup = ROOM
    return [*lamps, ROOM, GLOW]


def main():
    words = sys.argv[sys.argv.index('--') + 1 :]
    folder, code = words[0], words[1]
    options = {key: int(value) for key, value in (word.split('=') for word in words[2:])}
    started = time.time()
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scenes_kit.strength['lamps'] = 1.0
    with open(os.path.join(folder, 'files.json'), encoding='utf-8') as f:
        lamps = SETS[code](json.load(f))
    scenes_post.prepare(options['samples'], 6)
    render = bpy.context.scene.render
    render.resolution_y = round(render.resolution_y * options['width'] / render.resolution_x)
    render.resolution_x = options['width']
    groups = group_lights(lamps)
    scenes_post.render(os.path.join(folder, 'passes.npz'), {group: f'Combined_{group}' for group in groups})
    print(f'LIGHT {code} {time.time() - started:.0f}', flush=True)


main()
