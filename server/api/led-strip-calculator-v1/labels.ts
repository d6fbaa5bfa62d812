import type { StripColour } from '#core/calculators/led-strip/parts/part-words.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import type { MessageKey } from '#core/i18n/messages.ts';
import type { Translate } from '#core/i18n/translate.ts';
import { createTexts } from '#server/texts.ts';

/** The texts that options are named with, in each language. */
const texts = createTexts('strip');

export function textsOf(locale: LocaleCode): Translate {
  return texts[locale];
}

export const colourKeys: Record<StripColour, MessageKey> = {
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
} as const satisfies Record<string, MessageKey>;
