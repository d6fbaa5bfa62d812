"""Writes model.glb files: blender -b --python export_glb.py -- jobs.json

jobs.json: {jobs: [{product, finishes, output}]}. Light meshes without textures, +Y up, metres, the origin at
the mounting point; several finishes are material variants. Prints `MODEL <output> <bytes>` for each; tries
coarser meshes until a file is below the limit.
"""
import json
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, 'archetypes')]

import bpy

from material_variants import add_variants
from models import build

LIMIT = 295_000


def export(product, finishes, output):
    for quality in (0.42, 0.32, 0.24, 0.17, 0.12):
        bpy.ops.wm.read_factory_settings(use_empty=True)
        build(product, quality=quality, export=True, drop=0.45)
        bpy.ops.export_scene.gltf(
            filepath=output, export_format='GLB', export_apply=True, export_texcoords=False,
            export_normals=True, export_colors=False, export_yup=True, export_extras=False,
            export_animations=False, export_skins=False, export_morph=False,
        )
        if finishes:
            add_variants(output, product, finishes)
        size = os.path.getsize(output)
        if size < LIMIT:
            break
    return size


def main():
    with open(sys.argv[sys.argv.index('--') + 1], encoding='utf-8') as f:
        jobs = json.load(f)['jobs']
    for job in jobs:
        print(f"MODEL {job['output']} {export(job['product'], job['finishes'], job['output'])}", flush=True)


main()
