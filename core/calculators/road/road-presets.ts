import type { Preset } from '#core/calculators/presets.ts';

/** Roads that visitors often begin with; the first is the usual one, of class M4. */
export const roadPresets = [
  { label: 'road.preset.main', query: '' },
  { label: 'road.preset.street', query: 'class=P2&lane=3' },
  { label: 'road.preset.path', query: 'class=P2&lanes=1&lane=3' },
] as const satisfies Preset[];
