"""Renders room scenes: blender -b --python scenes.py -- [--quick] [--out folder] name…

A scene is a function in one of the sets scenes/scenes_*.py, listed in its `SCENES`; it builds the room and
returns the grade (see scenes_post.develop) plus optional `samples`. `installed:<code>` renders a
luminaire in place, 800 px square. Pictures are written as PNG; scenes.mjs turns them into WebP.
"""
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, 'archetypes'), os.path.join(HERE, 'scenes')]

import bpy

import scenes_civic
import scenes_exterior
import scenes_home
import scenes_industry
import scenes_installed
import scenes_kit
import scenes_office
import scenes_post
import scenes_rooms
import scenes_street
import scenes_technical

SETS = (scenes_home, scenes_rooms, scenes_office, scenes_civic, scenes_industry, scenes_exterior, scenes_street, scenes_technical)
SCENES = {name: build for part in SETS for name, build in part.SCENES.items()}


def shoot(name, folder, quick):
    started = time.time()
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scenes_kit.strength['lamps'] = 1.0
    if name.startswith('installed:'):
        grade = scenes_installed.build_installed(name.split(':')[1])
    else:
        grade = SCENES[name]()
    samples = grade.pop('samples', 64)
    bounces = grade.pop('bounces', 3)
    scenes_post.prepare(12 if quick else samples, bounces)
    if quick:
        bpy.context.scene.render.resolution_percentage = 40
        bpy.context.scene.render.resolution_x = int(bpy.context.scene.render.resolution_x * 0.4)
        bpy.context.scene.render.resolution_y = int(bpy.context.scene.render.resolution_y * 0.4)
        bpy.context.scene.render.resolution_percentage = 100
    path = os.path.join(folder, name.replace(':', '-') + '.png')
    built = time.time() - started
    exposure = scenes_post.render(path, **grade)
    print(f'SCENE {name} built {built:.1f} s, all {time.time() - started:.1f} s, exposure {exposure:.2f}', flush=True)


def main():
    words = sys.argv[sys.argv.index('--') + 1 :]
    quick = '--quick' in words
    folder = words[words.index('--out') + 1] if '--out' in words else '.'
    names = [word for word in words if not word.startswith('--') and word != folder]
    for name in names or SCENES:
        try:
            shoot(name, folder, quick)
        except Exception as problem:
            print(f'FAILED {name}: {problem!r}', flush=True)
            if len(names) == 1:
                raise


main()
