import type { Preset } from '#core/calculators/presets.ts';

/** Areas that visitors often begin with; the first is the usual one. A tennis court has 36 m × 18 m in all. */
export const areaPresets = [
  { label: 'area.use.parking-light', query: '' },
  { label: 'area.use.loading', query: 'use=loading&width=20&height=8' },
  { label: 'area.use.tennis-3', query: 'use=tennis-3&width=36&depth=18&masts=3&each=2&height=8' },
  { label: 'area.target.facade', query: 'target=facade&width=12&depth=8&height=0.5&setback=2' },
] as const satisfies Preset[];
