"""Renders room scenes: blender -b --python scenes.py -- <folder> [samples=N] [width=N] name…

A scene is a function in one of the sets scenes/scenes_*.py, listed in its `SCENES`; it builds the room and
returns the grade (see develop/grade.py) plus optional `samples`. `installed:<code>` renders a
luminaire in place, square. Passes are written as arrays; scenes.mjs develops them and writes WebP.
"""
import json
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, *(os.path.join(HERE, part) for part in ('archetypes', 'scenes', 'scenes/installed', 'light'))]

import bpy

import scenes_beams
import scenes_bench
import scenes_cases
import scenes_civic
import scenes_exterior
import scenes_hero
import scenes_home
import scenes_industry
import scenes_installed
import scenes_kit
import scenes_office
import scenes_openplan
import scenes_parking
import scenes_pitch
import scenes_plate
import scenes_post
import scenes_rooms
import scenes_street
import scenes_views
import scenes_waterfront
import scenes_workshop

SETS = (scenes_beams, scenes_bench, scenes_hero, scenes_plate, scenes_workshop, scenes_home, scenes_rooms, scenes_office, scenes_civic, scenes_industry, scenes_exterior, scenes_street, scenes_parking, scenes_waterfront, scenes_pitch, scenes_openplan, scenes_cases, scenes_views)
SCENES = {name: build for part in SETS for name, build in part.SCENES.items()}


def shoot(name, folder, options):
    """Render one scene; leaves its passes and what develops them in the folder, and a line for scenes.mjs."""
    started = time.time()
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scenes_kit.strength['lamps'] = 1.0
    if name.startswith('installed:'):
        grade = scenes_installed.build_installed(name.split(':')[1])
    else:
        grade = SCENES[name]()
    samples = options.get('samples') or grade.pop('samples', 64)
    grade.pop('samples', None)
    scenes_post.prepare(samples, grade.pop('bounces', 6))
    render = bpy.context.scene.render
    if options.get('width'):
        render.resolution_y = round(render.resolution_y * options['width'] / render.resolution_x)
        render.resolution_x = options['width']
    file = os.path.join(folder, name.replace(':', '-'))
    scenes_post.render(f'{file}.npz')
    facts = {'samples': samples, 'width': render.resolution_x, 'height': render.resolution_y, 'seconds': round(time.time() - started)}
    with open(f'{file}.json', 'w') as out:
        json.dump({'grade': grade, 'facts': facts}, out)
    print(f'SCENE {name}', flush=True)


def main():
    words = sys.argv[sys.argv.index('--') + 1 :]
    folder, names = words[0], [word for word in words[1:] if '=' not in word]
    options = {key: int(value) for key, value in (word.split('=') for word in words[1:] if '=' in word)}
    for name in names:
        shoot(name, folder, options)


main()
