"""Refinements of single products' models, by product code.

Each entry overrides or adds to the `model` of product.yaml: shape switches, materials and numbers
that the builders in `archetypes_*.py` read, and under `camera` how the product is photographed
(view name: settings, see archetype_views.py). Entries under `studio` apply to studio pictures only,
not to scenes and 3D models. `by_finish` overrides further where a finish changes more than the finish.
"""
LONG = {
    'three-quarter': {'rotation': (0, 0, 67), 'hanging': True, 'elevation': -17, 'lens': 34, 'fill': 0.84, 'lift': -0.02},
    'front': {'rotation': (0, 0, 83), 'hanging': True, 'elevation': -11, 'lens': 30, 'fill': 0.62},
}


def long_view(**changes):
    return {view: {**settings, **changes.get(view.replace('-', '_'), {})} for view, settings in LONG.items()}


DETAILS = {
    'CAL55': {'at': (0.86, 0.24), 'zoom': 2.8}, 'CAL70': {'at': (0.42, 0.46), 'zoom': 2.0, 'turn': -10},
    'DAM600': {'at': (0.84, 0.20), 'zoom': 3.2}, 'FAE600': {'at': (0.52, 0.52), 'zoom': 2.6}, 'DRN110': {'at': (0.34, 0.36), 'zoom': 2.0},
    'DOR1500': {'at': (0.22, 0.72), 'zoom': 2.6}, 'FAE40': {'at': (0.76, 0.34), 'zoom': 2.4}, 'LIN1500': {'at': (0.80, 0.70), 'zoom': 2.8},
    'GAD90': {'at': (0.58, 0.40), 'zoom': 1.9}, 'HES120': {'at': (0.40, 0.28), 'zoom': 2.0}, 'ILA275': {'at': (0.30, 0.46), 'zoom': 2.0},
    'GOR400': {'at': (0.24, 0.50), 'zoom': 2.4}, 'HAL480': {'turn': 34, 'at': (0.70, 0.52), 'zoom': 2.2},
    'HOL420': {'at': (0.5, 0.66), 'zoom': 1.9, 'rise': 8}, 'ISE900': {'at': (0.26, 0.44), 'zoom': 2.8, 'blur': 1.6},
    'KEL140': {'turn': 46, 'at': (0.40, 0.24), 'zoom': 2.0}, 'LUR200': {'at': (0.36, 0.62), 'zoom': 2.0}, 'MES340': {'at': (0.22, 0.50), 'zoom': 2.4},
    'MUS450': {'turn': 0, 'rise': -2, 'at': (0.5, 0.82), 'zoom': 2.9}, 'MUS70': {'at': (0.52, 0.74), 'zoom': 2.3}, 'NAV240': {'at': (0.50, 0.58), 'zoom': 1.9},
    'NOG900': {'at': (0.5, 0.80), 'zoom': 3.3}, 'NOR280': {'turn': 30, 'at': (0.36, 0.62), 'zoom': 2.5}, 'PAR45': {'at': (0.22, 0.36), 'zoom': 2.8},
    'QUI500': {'at': (0.46, 0.48), 'zoom': 2.0}, 'RAS150': {'at': (0.40, 0.62), 'zoom': 2.0}, 'REG1000': {'at': (0.70, 0.36), 'zoom': 2.6},
    'RET420': {'at': (0.5, 0.52), 'zoom': 1.8, 'turn': 6}, 'SER300': {'at': (0.74, 0.50), 'zoom': 2.2}, 'SER40': {'at': (0.40, 0.42), 'zoom': 2.0},
    'TAC4': {'turn': -8, 'rise': 12, 'at': (0.36, 0.62), 'zoom': 2.0}, 'VIG360': {'at': (0.36, 0.40), 'zoom': 2.0}, 'VAD120': {'at': (0.52, 0.46), 'zoom': 2.2},
    'IVE340': {'at': (0.5, 0.5), 'zoom': 1.6},
}

REFINEMENTS = {
    # Downlights
    'ARD75': {'by_finish': {'black': {'second_finish': 'black'}}, 'optic': 'lens', 'second_finish': 'white', 'trim': 'domed', 'body_material': 'cast'},
    'ARD150': {'optic': 'reflector', 'reflector': 'satin', 'led_ratio': 0.5, 'body_material': 'cast'},
    'ARD200': {'optic': 'reflector', 'reflector': 'satin', 'led_ratio': 0.46, 'setback_mm': 7, 'second_finish': 'plastic-black', 'fins': 40},
    'BRZ90': {'optic': 'lens', 'trim': 'knife', 'fins': 14, 'body_material': 'black', 'aim_deg': 20},
    'BRZ180': {'optic': 'lens', 'fins': 12, 'second_finish': 'black'},
    'CAL70': {'by_finish': {'black': {'reflector': 'black-reflector'}, 'white': {'reflector': 'white-reflector'}}, 'trimless': True, 'optic': 'reflector', 'reflector': 'brass', 'led_ratio': 0.42, 'body_material': 'cast', 'setback_mm': 3, 'second_finish': 'white'},
    'DRN110': {'optic': 'reflector', 'reflector': 'reflector', 'facets': 30, 'led_ratio': 0.4},
    'ENB68': {'optic': 'opal', 'dome_mm': 4, 'optic_setback_mm': 3, 'second_finish': 'finish', 'body_material': 'zinc', 'trim': 'chamfered'},
    # Panels
    'ALC600': {'optic': 'opal', 'mitre': True},
    'ALC1200': {'optic': 'opal', 'camera': {'three-quarter': {'rotation': (-78, 0, -58), 'lens': 50, 'fill': 0.80}, 'front': {'rotation': (-88, 0, 0), 'fill': 0.84}}},
    'CEN400': {'round': True, 'finish': 'black'},
    'CEN600': {'optic': 'prism', 'mitre': True, 'camera': {'three-quarter': {'rotation': (-80, 0, 30)}}},
    'DAM600': {'optic': 'opal', 'corner_mm': 14, 'lit_material': 'lit-neutral', 'camera': {'three-quarter': {'rotation': (-76, 0, -36)}}},
    'FAE600': {'by_finish': {'black': {'reflector': 'black-reflector'}}, 'optic': 'louvre', 'cells': 4, 'cell_round': 0.03, 'reflector': 'satin', 'cell_depth_mm': 34, 'camera': {'three-quarter': {'rotation': (-76, 0, 32)}}},
    # Linear and battens
    'BRS40': {'optic': 'opal', 'cap_screws': False, 'camera': long_view()},
    'BRS60': {'optic': 'prism', 'uplight': True, 'camera': long_view(three_quarter={'rotation': (0, 0, -66)})},
    'CAL55': {'width_mm': 58, 'lip_mm': 1, 'trimless': True, 'optic': 'opal', 'camera': {
        'three-quarter': {'rotation': (-58, 0, -64), 'lens': 40, 'elevation': 20, 'fill': 0.84},
        'front': LONG['front']}},
    'DOR1500': {'optic': 'lens', 'lens_rows': 2, 'lenses': 64, 'cap_screws': True, 'rail': True, 'camera': long_view()},
    'FAE40': {'optic': 'louvre', 'cells': 25, 'reflector': 'black-reflector', 'cell_depth_mm': 12, 'studio': {'section': 'surface'}, 'camera': {
        'three-quarter': {'rotation': (-74, 0, -50), 'lens': 38, 'elevation': 14, 'fill': 0.86}, 'front': {**LONG['front'], 'rotation': (-22, 0, 80), 'elevation': -20}}},
    'HES1200': {'section': 'track', 'optic': 'lens', 'lens_rows': 2, 'lenses': 54, 'spine': True, 'camera': long_view()},
    'LIN1500': {'archetype': 'linear', 'section': 'suspended', 'optic': 'louvre', 'cells': 36, 'reflector': 'satin', 'uplight': True, 'camera': long_view(three_quarter={'rotation': (0, 0, -66), 'elevation': -20})},
    'ESP50': {'style': 'dome', 'sealed': False, 'lit_material': 'lit-neutral', 'camera': {
        'three-quarter': {'rotation': (-52, 0, -66), 'lens': 38, 'elevation': 18, 'fill': 0.84},
        'front': LONG['front']}},
    'ESP66': {'sealed': True, 'style': 'dome', 'tray_ratio': 0.5, 'lit_material': 'lit-neutral', 'camera': {
        'three-quarter': {'rotation': (-48, 0, 64), 'lens': 38, 'elevation': 18, 'fill': 0.84},
        'front': LONG['front']}},
    'GADTRK': {'studio': {'length_mm': 300}, 'camera': {'three-quarter': {'rotation': (-62, 0, 52), 'lens': 50, 'elevation': 18, 'fill': 0.80}, 'front': {**LONG['front'], 'rotation': (0, 0, 76), 'elevation': -22}}},
    # Track spots
    'GAD60': {'style': 'stem', 'optic': 'lens', 'second_finish': 'black', 'aim_deg': 42},
    'GAD90': {'style': 'arm', 'optic': 'reflector', 'facets': 36, 'led_ratio': 0.4, 'fins': 8, 'front_ring': 'black', 'aim_deg': 52},
    'HES120': {'style': 'wallwash', 'lit_material': 'lit-neutral', 'camera': {'three-quarter': {'rotation': (0, 0, 36), 'elevation': -20}, 'front': {'elevation': -14}}},
    'ILA275': {'fins': 9, 'aim_deg': 66, 'camera': {'three-quarter': {'rotation': (0, 0, 26), 'elevation': -6}}},
    # Ceiling and wall
    'HAL300': {'style': 'disc', 'dome_mm': 14},
    'HAL480': {'style': 'halo', 'dome_mm': 0, 'camera': {'three-quarter': {'rotation': (-70, 0, 34)}}},
    'JAR350': {'style': 'frame', 'optic': 'prism', 'mitre': True},
    'JUN44': {'style': 'tube', 'camera': {'three-quarter': {'rotation': (0, 0, 54), 'lens': 45, 'fill': 0.80}, 'front': {'fill': 0.84}}},
    'KEL140': {'style': 'globe'},
    'LUR200': {'style': 'block', 'width_mm': 200, 'depth_mm': 92, 'camera': {'three-quarter': {'rotation': (0, 0, 36), 'elevation': 24}, 'front': {'elevation': 8}}},
    # Pendants
    'HOL420': {'style': 'bell', 'cap_material': 'brass', 'spin_lines': True},
    'ISE900': {'style': 'ring', 'ring_width_mm': 34, 'ring_height_mm': 68, 'tiers': 1, 'inner_light': False, 'camera': {
        'three-quarter': {'elevation': -20, 'fill': 0.78}, 'front': {'elevation': -5, 'fill': 0.80}}},
    'KEL300': {'style': 'globe', 'cap_material': 'finish', 'camera': {'three-quarter': {'elevation': 4}}},
    # High bays
    'GOR400': {'archetype': 'panel', 'section': 'suspended', 'optic': 'prism', 'cross_bar': True, 'lit_material': 'lit-neutral', 'camera': {
        'three-quarter': {'rotation': (0, 0, 52), 'elevation': -32, 'lens': 50, 'fill': 0.80}, 'front': {'rotation': (0, 0, 90), 'elevation': -34, 'lens': 45, 'fill': 0.66}}},
    'IVE280': {'lenses': 42, 'driver_ratio': 0.5, 'sensor': True, 'camera': {'three-quarter': {'elevation': -30}}},
    'IVE340': {'lenses': 90},
    'KOR600': {'style': 'linear', 'fins': 26, 'lenses': 14, 'open_gap': True, 'camera': {'three-quarter': {'rotation': (0, 0, 38), 'elevation': -26, 'lens': 50, 'fill': 0.78}, 'front': {'rotation': (0, 0, 0), 'hanging': True, 'elevation': -40, 'fill': 0.80}}},
    'LAG420': {'style': 'bell', 'finish': 'cast', 'camera': {'three-quarter': {'elevation': -26}}},
    # Floodlights
    'MES340': {'optic': 'lens', 'lens_columns': 9, 'lens_rows': 5, 'head_ratio': 0.78},
    'MES480': {'style': 'twin', 'head_ratio': 0.82, 'lens_columns': 14, 'lens_rows': 3, 'bezel_mm': 14},
    'MUS70': {'camera': {'three-quarter': {'rotation': (0, 0, 42)}}},
    'OTE110': {'style': 'flat', 'optic': 'frosted', 'corner_mm': 16, 'camera': {'three-quarter': {'rotation': (0, 0, -30)}}},
    'OTE230': {'style': 'flat', 'optic': 'glass', 'camera': {'three-quarter': {'rotation': (0, 0, 34)}}},
    'PAR45': {'camera': {'three-quarter': {'rotation': (0, 0, 52), 'lens': 45, 'elevation': 18, 'fill': 0.82}, 'front': {'fill': 0.84, 'elevation': 8}}},
    # Bulkheads
    'MUR250': {'style': 'brick', 'lit_material': 'lit-strong', 'camera': {'three-quarter': {'elevation': -14, 'rotation': (0, 0, 28), 'hanging': True}, 'front': {'elevation': -6, 'hanging': True}}},
    'NAV240': {'style': 'marine', 'camera': {'three-quarter': {'rotation': (0, 0, -34)}}},
    'NOR280': {'style': 'round', 'camera': {'three-quarter': {'rotation': (0, 0, -50), 'elevation': 18}}},
    'NOR360': {'style': 'round', 'flat_front': True, 'trim_ring': True, 'camera': {'three-quarter': {'rotation': (0, 0, -32)}}},
    'OST240': {'style': 'eyelid', 'camera': {'three-quarter': {'rotation': (0, 0, 30), 'hanging': True, 'elevation': -18}, 'front': {'hanging': True, 'elevation': -6}}},
    # Bollards
    'MUS450': {'style': 'mushroom', 'camera': {'three-quarter': {'elevation': 4}}},
    'NOG900': {'style': 'louvre', 'lid_mm': 10, 'head_mm': 230, 'camera': {}},
    'NOG1000': {'style': 'opal', 'head_mm': 420, 'lid_mm': 8},
    'ORI450': {'style': 'bite', 'lit_material': 'lit-strong', 'lid_mm': 46, 'slot_mm': 70, 'camera': {'three-quarter': {'rotation': (0, 0, 38), 'elevation': 6}}},
    'ORI1000': {'style': 'slot', 'lit_material': 'lit-strong', 'lid_mm': 60, 'slot_mm': 60, 'camera': {'three-quarter': {'elevation': 4}}},
    # Road and in-ground
    'OLI560': {'style': 'post-top', 'optic': 'lens', 'arms': 2, 'lift_ratio': 0.78, 'lit_material': 'lit-warm', 'lenses': 36, 'optic_ratio': 0.54},
    'QUI500': {'style': 'head', 'taper': 0.34, 'fins': 0, 'lens_columns': 4, 'lens_rows': 6, 'round': 0.5, 'camera': {'three-quarter': {'rotation': (0, 0, 52), 'hanging': True, 'elevation': -20, 'fill': 0.78}}},
    'QUI700': {'style': 'head', 'taper': -0.16, 'fins': 6, 'lens_columns': 6, 'lens_rows': 8, 'round': 0.22, 'air_gap': True, 'camera': {'three-quarter': {'rotation': (0, 0, -48), 'hanging': True, 'elevation': -24, 'fill': 0.80}}},
    'RET420': {'style': 'lantern', 'camera': {'three-quarter': {'rotation': (0, 0, 30), 'elevation': 8}, 'front': {'rotation': (0, 0, 0), 'elevation': 4}}},
    'RAS60': {'optic': 'frosted', 'inner': 'satin', 'camera': {'three-quarter': {'rotation': (40, 0, -28)}}},
    'RAS150': {'optic': 'lens', 'lenses': 1, 'tilted': 10, 'screws': 4},
    'RAS220': {'optic': 'lens', 'lenses': 7, 'lens_ratio': 0.25, 'screws': 6, 'camera': {'three-quarter': {'rotation': (48, 0, 30)}}},
    'REG1000': {'shape': 'linear', 'lenses': 20, 'blades': True, 'width_mm': 85, 'depth_mm': 118, 'camera': {
        'three-quarter': {'rotation': (24, 0, -62), 'lens': 40, 'elevation': 26, 'fill': 0.84}, 'front': {'rotation': (0, 0, 83), 'hanging': True, 'lens': 30, 'elevation': 24, 'fill': 0.66}}},
    # Tape, profiles, controls
    'SED480': {'style': 'cob', 'strand_mm': 4, 'sway_mm': 40},
    'SED608': {'style': 'cob', 'strand_mm': 5, 'shade_to': 'lit-cool', 'turns': 3, 'coil_mm': 74, 'coil_pitch_mm': 8, 'wires': 'cable-red,cable-grey,cable-grey', 'camera': {'three-quarter': {'rotation': (0, 0, -8)}}},
    'TRA128': {'style': 'smd', 'chip_mm': 2.2, 'turns': 6},
    'TRAC60': {'style': 'smd', 'chip_mm': 5, 'turns': 4, 'lit_cycle': 'lit-violet,lit-lime,lit-cool', 'wires': 'cable-black,cable-red,sage,cable-blue,cable-white', 'camera': {'three-quarter': {'rotation': (0, 0, 22)}}},
    'VAD120': {'style': 'sealed', 'turns': 2, 'coil_mm': 72, 'camera': {'three-quarter': {'rotation': (0, 0, -4)}}},
    'SUR17': {'wall_mm': 1.3},
    'SUR24': {'clip': True, 'camera': {'three-quarter': {'rotation': (0, 0, -46)}}},
    'SUR45': {'camera': {'three-quarter': {'rotation': (0, 0, -140), 'elevation': 26}, 'front': {'rotation': (0, 0, -90)}}},
    'TAN4': {'style': 'module'},
    'VIG360': {'style': 'ceiling'},
    'VIGLUX': {'style': 'button'},
    'TAC4': {'keys': 4},
    'VATDL': {'style': 'raised', 'camera': {'three-quarter': {'rotation': (0, 0, -56)}}},
    'VATPH': {'style': 'brick', 'camera': {'three-quarter': {'rotation': (0, 0, -44), 'lens': 60}}},
    'VATAN': {'style': 'slim', 'control': 'analogue', 'label_title': '1-10 V', 'camera': {'three-quarter': {'rotation': (0, 0, 50)}}},
    'VATCB': {'style': 'slim', 'control': 'casambi', 'label_title': 'CASAMBI', 'camera': {'three-quarter': {'rotation': (0, 0, 44)}}},
    'VATDX': {'style': 'slim', 'control': 'dmx', 'label_title': 'DMX512', 'camera': {'three-quarter': {'rotation': (0, 0, 58)}}},
    'VATCV': {'style': 'slim', 'camera': {'three-quarter': {'rotation': (0, 0, 56)}}},
    'SER40': {'style': 'downlight'},
    'SER300': {'style': 'bulkhead', 'camera': {'three-quarter': {'rotation': (-58, 0, -40)}}},
    'SERTWIN': {'style': 'twin', 'camera': {'three-quarter': {'rotation': (0, 0, 30)}}},
    'UMB25': {'style': 'blade', 'camera': {'three-quarter': {'rotation': (0, 0, 26)}, 'front': {'rotation': (0, 0, 0)}}},
    'UMB30': {'style': 'box', 'camera': {'three-quarter': {'rotation': (0, 0, -30)}}},
}

for _code, _view in DETAILS.items():
    REFINEMENTS.setdefault(_code, {}).setdefault('camera', {})['detail'] = _view
