import type { Preset } from '#core/calculators/presets.ts';

/** What visitors often begin with; the first is the usual route. */
export const escapePresets = [
  { label: 'escape.space.route', query: '' },
  { label: 'escape.space.open', query: 'space=open&length=20&width=12' },
] as const satisfies Preset[];
