"""How each kind of luminaire is posed and photographed.

`camera` in products.py may override any key of a view: rotation (degrees), clearance, hanging,
azimuth, elevation, lens, fill, lift. The detail view starts from the three-quarter view and adds
turn and rise (degrees for the camera), at (place in that picture, fractions), zoom and blur.
"""
import bpy

from archetype_views import DETAIL, FRONT, THREE_QUARTER
from parameters import Parameters
from studio import close_up, frame, limit_to_subject, pose

TABLES = {'three-quarter': THREE_QUARTER, 'front': FRONT, 'detail': DETAIL}


def merged(parameters, mounting, view):
    """Settings of a view: default, mounting, archetype, product, each overriding the one before."""
    table = TABLES[view]
    settings = dict(table['default'])
    for key in (f'on {mounting}', parameters.archetype, f'{parameters.archetype}:{mounting}'):
        settings.update(table.get(key, {}))
    settings.update(parameters.values.get('camera', {}).get(view, {}))
    return settings


def compose(job, camera, build):
    """Build the luminaire, pose it and aim the camera; returns the luminaire and further objects."""
    product, view = job['product'], job['view']
    studio = Parameters(product).values.get('studio', {})
    product = {**product, 'studio': studio}
    parameters = Parameters(product)
    probe = merged(parameters, '', view)
    root = build(product, finish=job.get('finish'), drop=4.0, tilt=parameters.values.get('shown_tilt', probe.get('tilt')))
    for child in root.children:
        for m in child.data.materials:
            m.cycles.sample_as_light = m.name.startswith('lit-strong')
    s = merged(parameters, root['mounting'], 'three-quarter' if view == 'detail' else view)
    if view == 'detail':
        s.update(merged(parameters, root['mounting'], view))
        s['azimuth'] += s['turn']
        s['elevation'] += s['rise']
    pose(root, s['rotation'], s['clearance'], s['hanging'])
    frame(camera, root, s['azimuth'], s['elevation'], s['lens'], s['fill'], s['lift'])
    if view == 'detail':
        close_up(camera, s['at'], s['zoom'], s['blur'])
        bpy.context.scene.render.use_border = False
    else:
        limit_to_subject(camera, root)
    return root, []
