import type { Preset } from '#core/calculators/presets.ts';

/** Roads that visitors often begin with; the first is the usual one, of class M4. */
export const roadPresets = [
  { label: 'road.preset.main', query: '' },
  { label: 'road.preset.street', query: 'class=P4&lane=3&height=6' },
  { label: 'road.preset.path', query: 'class=P5&lanes=1&lane=3&height=5' },
] as const satisfies Preset[];
