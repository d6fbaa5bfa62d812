import type { StripColour } from '#core/calculators/led-strip/parts/part-words.ts';
import type { MessageKey } from '#core/i18n/messages.ts';

export const colourKeys: Record<StripColour, MessageKey<'strip'>> = {
  mono: 'strip.colour.mono',
  'tunable-white': 'strip.colour.tunable-white',
  rgb: 'strip.colour.rgb',
  rgbw: 'strip.colour.rgbw',
};

export const mountingKeys = {
  surface: 'strip.mounting.surface',
  recessed: 'strip.mounting.recessed',
  corner: 'strip.mounting.corner',
  suspended: 'strip.mounting.suspended',
} as const satisfies Record<string, MessageKey<'strip'>>;
