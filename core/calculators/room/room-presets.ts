import type { Preset } from '#core/calculators/presets.ts';

/** Rooms that visitors often begin with; the first is the usual one. */
export const roomPresets = [
  { label: 'room.use.office-writing', query: '' },
  { label: 'room.use.meeting-room', query: 'use=meeting-room&length=6&width=4&rows=2&columns=4' },
  { label: 'room.use.classroom', query: 'use=classroom&length=9&width=7' },
  { label: 'room.use.corridor', query: 'use=corridor&length=20&width=2&rows=1&columns=8' },
] as const satisfies Preset[];
