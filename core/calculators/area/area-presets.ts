import type { Preset } from '#core/calculators/presets.ts';

/** Areas that visitors often begin with; the first is the usual one. */
export const areaPresets = [
  { label: 'area.use.parking-light', query: '' },
  { label: 'area.use.slow-traffic', query: 'use=slow-traffic&width=30&depth=12&masts=3' },
  {
    label: 'area.use.walkway',
    query: 'use=walkway&arrangement=side&width=30&depth=4&masts=3&height=4',
  },
  {
    label: 'area.target.facade',
    query: 'target=facade&width=12&depth=8&masts=4&height=0.5&setback=3&tilt=130',
  },
] as const satisfies Preset[];
